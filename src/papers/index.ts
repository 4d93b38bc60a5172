/** Writes answers of the service as files for other programs. Pure: for Node and browsers. */
export { type CsvCell, csvLine, waypointsCsv } from '../files/csv.js'
export type { Decimal } from '../files/decimal.js'
export { type RouteFeature, type RouteFeatures, routeGeojson } from '../files/geojson.js'
export { routeGpx, voyageGpx } from '../files/gpx.js'
export { routeKml, voyageKml } from '../files/kml.js'
export { type LineReportDetails, lineReport } from '../files/line-report.js'
export {
  areasGeojson,
  type ListedFeature,
  type ListedFeatures,
  passagesGeojson,
  portsCsv,
  portsGeojson,
} from '../files/lists.js'
export { matrixCsv } from '../files/matrix-csv.js'
export { routeRtz, voyageRtz } from '../files/rtz.js'
export { voyageCsv, voyageGeojson } from '../files/voyage.js'
export { declarationOf } from './declaration.js'
export {
  type ComparedDeclaration,
  compareDeclarations,
  type DeclarationComparison,
} from './declaration-compare.js'
export { declarationHtml } from './declaration-html.js'
export type { Declaration, DeclarationOptions, EmissionsAnswer } from './declaration-types.js'
export { type IleapElement, type IleapShipment, ileapShipment } from './ileap.js'
export { type IleapHoc, ileapHoc } from './ileap-hoc.js'
export { type IleapToc, ileapToc } from './ileap-toc.js'
export { type PactFootprint, type PactOptions, pactFootprints } from './pact.js'
export { PACT_VERSIONS, type PactVersion, type Pcf2, type Pcf3 } from './pact-versions.js'
