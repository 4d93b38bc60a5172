/** Writes answers of the service as files for other programs. Pure: for Node and browsers. */
export { type CsvCell, csvLine, waypointsCsv } from './csv.js'
export { declarationOf } from './declaration.js'
export {
  type ComparedDeclaration,
  compareDeclarations,
  type DeclarationComparison,
} from './declaration-compare.js'
export { declarationHtml } from './declaration-html.js'
export type { Declaration, DeclarationOptions, EmissionsAnswer } from './declaration-types.js'
export { type RouteFeature, type RouteFeatures, routeGeojson } from './geojson.js'
export { routeGpx } from './gpx.js'
export {
  type Decimal,
  type IleapElement,
  type IleapShipment,
  type IleapToc,
  ileapShipment,
  ileapToc,
} from './ileap.js'
export { routeKml } from './kml.js'
export {
  type ListedFeature,
  type ListedFeatures,
  passagesGeojson,
  portsCsv,
  portsGeojson,
} from './lists.js'
export {
  type PactCarbonFootprint,
  type PactFootprint,
  type PactOptions,
  pactFootprint,
} from './pact.js'
export { routeRtz } from './rtz.js'
export { voyageCsv, voyageGeojson, voyageGpx, voyageKml, voyageRtz } from './voyage.js'
