export {
  type CarbonCost,
  type EtsCost,
  type FuelEuCost,
  STRETCHES,
  type UkEtsCost,
} from './carbon-cost.js'
export {
  ACTIVITY_DISTANCES,
  type ChainEstimate,
  HUB_OPERATIONS,
  type Hub,
  STATED_MODES,
  type StatedLeg,
  sumChain,
} from './chain.js'
export { type CheckedRequest, checkRequest } from './check-request.js'
export { CII_RATINGS, type Cii } from './cii.js'
export { DATA_TYPES, type DataType } from './data-type.js'
export { distanceAdjustment } from './distance.js'
export {
  EmissionsError,
  EmissionsInputError,
  FactorPackError,
  FactorSetError,
  type InputProblem,
  NoCompatibleFactorError,
  type PackProblem,
} from './errors.js'
export { estimate, estimateAt, type PreparedEstimate, prepareEstimate } from './estimate.js'
export type { EstimateRequest } from './estimate-request.js'
export type { Estimate } from './estimate-result.js'
export {
  FACTOR_FILES,
  type FactorFile,
  type FactorSet,
  factorPath,
  openFactorSet,
  withPack,
  withShipTable,
} from './factor-set.js'
export type { PortPlace } from './factors/box.js'
export { findFuel } from './factors/fuels.js'
export { LawBook } from './factors/law-book.js'
export { type CarbonLaw, LAW_NAMES, LAWS, type Law } from './factors/law-names.js'
export { type LawRow, RATED_SHIPS, type RatedShip } from './factors/law-row.js'
export { tradeLaneOf } from './factors/trade-regions.js'
export { classOfShip } from './factors/vessels.js'
export {
  FUEL_CLASSES,
  FUEL_ENGINES,
  type Fuel,
  type FuelEmissions,
  type FuelFactors,
  type FuelParameters,
  fuelEmissions,
  fuelFactors,
  type GasWeights,
  SUSTAINABILITIES,
} from './fuel.js'
export { FUEL_LIST, FUEL_SHARE, shareProblems } from './fuel-list.js'
export {
  CERTIFICATE_RANGES,
  type FuelCertificate,
  type FuelUse,
  type VesselFuelUse,
} from './fuel-request.js'
export { type FuelMix, fuelOfUse, mixOfVessel } from './fuel-use.js'
export { dayOfVoyage, type LawDay, lastDayOf } from './law-day.js'
export { LawFileError, withLaws } from './law-file.js'
export { MESSAGES, type Message, type MessageCode, sentenceOf } from './messages.js'
export { PARTS, type PartName } from './methods/parts.js'
export { modelledIntensity } from './modelled-intensity.js'
export {
  dayAtSea,
  fuelKgPerKm,
  type ModelledShip,
  shipOfCapacity,
  shipOfClass,
} from './modelled-ship.js'
export { type RangedField, REQUEST_RANGES } from './number-rules.js'
export { readFactorPack } from './pack/read.js'
export type { FactorPack } from './pack/rows.js'
export { hourlyFuel, portCallFuelKg, portCallOf } from './port-call.js'
export {
  type PlannedStep,
  type Preview,
  type PreviewProblem,
  preview,
  previewAt,
  rejectedPreview,
} from './preview.js'
export {
  BOUNDARIES,
  type Boundary,
  CONSUMED_FUELS,
  type ConsumedFuel,
  DISTANCE_TYPES,
  EVIDENCE_KINDS,
  FACTOR_CHOICES,
  type LegDistance,
  METHODS,
  type Method,
  type Voyage,
} from './request.js'
export type { Warning } from './result.js'
export {
  type MatrixEmissions,
  type RouteEmissions,
  routeEmissions,
  ShipAtSea,
} from './route-emissions.js'
export type { RouteEmissionsRequest, RouteVessel } from './route-request.js'
export { findShip, type WholeShip } from './route-ship.js'
export type { ShipIndicators } from './ship-indicators.js'
export { readShipTable, type ShipTable, type ShipYear } from './ship-table.js'
export { type ShipYearResult, shipYear } from './ship-year.js'
export type { YearAllowances, YearBalance, YearLaws } from './ship-year-laws.js'
export { type ShipYearRequest, YEAR_RANGES, YEAR_ROWS, type YearRow } from './ship-year-request.js'
export { skippedRows } from './skipped-rows.js'
export {
  type PortFuelRequest,
  type Stay,
  type StayEmissions,
  stayEmissions,
} from './stay-emissions.js'
export type { Step } from './steps.js'
export { TRADE_LANES, type TradeLane } from './trade-lane.js'
export {
  activityEmissionsKg,
  transportActivity,
} from './transport-activity.js'
export {
  classNamed,
  classOfCapacity,
  classOfDimensions,
  type VesselClass,
} from './vessel-model.js'
export {
  DEFAULT_ESTIMATE_FUEL,
  DEFAULT_KNOTS,
  DEFAULT_ROUTE_FUEL,
  KNOTS_BY_VESSEL_TYPE,
  type ModelledType,
  VESSEL_TYPES,
  type VesselType,
} from './vessel-types.js'
export { territoryOf, voyageScope } from './voyage-scope.js'
