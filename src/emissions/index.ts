export { type Message, type MessageCode, sentenceOf } from './answer/messages.js'
export { DATA_TYPES, type DataType } from './answer/provenance.js'
export type { Step } from './answer/steps.js'
export {
  ACTIVITY_DISTANCES,
  type ChainEstimate,
  HUB_OPERATIONS,
  type Hub,
  STATED_MODES,
  type StatedLeg,
  sumChain,
} from './chain/chain.js'
export {
  EmissionsError,
  EmissionsInputError,
  FactorPackError,
  FactorSetError,
  type InputProblem,
  NoCompatibleFactorError,
  type PackProblem,
  skippedRows,
} from './errors.js'
export { type CheckedRequest, checkRequest } from './estimate/check-request.js'
export {
  estimate,
  estimateAt,
  type PreparedEstimate,
  prepareEstimate,
} from './estimate/estimate.js'
export {
  type PlannedStep,
  type Preview,
  type PreviewProblem,
  preview,
  previewAt,
  rejectedPreview,
} from './estimate/preview.js'
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
export { FUEL_LIST, FUEL_SHARE, shareProblems } from './fuel/fuel-list.js'
export {
  CERTIFICATE_RANGES,
  type FuelCertificate,
  type FuelUse,
  type VesselFuelUse,
} from './fuel/fuel-request.js'
export { type FuelMix, fuelOfUse, mixOfVessel } from './fuel/fuel-use.js'
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
export { MESSAGES } from './generated/sentences.js'
export {
  DEFAULT_ESTIMATE_FUEL,
  DEFAULT_KNOTS,
  DEFAULT_ROUTE_FUEL,
  KNOTS_BY_VESSEL_TYPE,
  type ModelledType,
  VESSEL_TYPES,
  type VesselType,
} from './generated/vessel-types.js'
export {
  type CarbonCost,
  type EtsCost,
  type FuelEuCost,
  STRETCHES,
  type UkEtsCost,
} from './law/carbon-cost.js'
export { CII_RATINGS, type Cii } from './law/cii.js'
export { LawFileError, withLaws } from './law/law-file.js'
export { territoryOf, voyageScope } from './law/voyage-scope.js'
export { dayOfVoyage, type LawDay, lastDayOf } from './law-day.js'
export {
  activityEmissionsKg,
  distanceAdjustment,
  transportActivity,
} from './methods/transport-activity.js'
export { type RangedField, REQUEST_RANGES } from './number-rules.js'
export { readFactorPack } from './pack/read.js'
export type { FactorPack } from './pack/rows.js'
export { readShipTable, type ShipTable, type ShipYear } from './pack/ship-table.js'
export { PARTS, type PartName } from './parts.js'
export type { EstimateRequest } from './request.js'
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
export { modelledIntensity } from './ship/modelled-intensity.js'
export {
  dayAtSea,
  fuelKgPerKm,
  type ModelledShip,
  shipOfCapacity,
  shipOfClass,
} from './ship/modelled-ship.js'
export { hourlyFuel, portCallFuelKg, portCallOf } from './ship/port-call.js'
export {
  type MatrixEmissions,
  type PortFuelRequest,
  type RouteEmissions,
  ShipAtSea,
  type Stay,
  type StayEmissions,
  stayEmissions,
} from './ship/ship-emissions.js'
export type { ShipIndicators } from './ship/ship-indicators.js'
export { findShip, type WholeShip, type WholeVessel } from './ship/whole-ship.js'
export { TRADE_LANES, type TradeLane } from './trade-lane.js'
export {
  classNamed,
  classOfCapacity,
  classOfDimensions,
  type VesselClass,
} from './vessel-model.js'
export {
  type FleetRequest,
  type FleetResult,
  type FleetShip,
  fleetYear,
  fleetYearSteps,
} from './year/fleet.js'
export { type ShipYearResult, shipYear } from './year/ship-year.js'
export type { YearAllowances, YearBalance, YearLaws } from './year/ship-year-laws.js'
export {
  type ShipYearRequest,
  YEAR_RANGES,
  YEAR_ROWS,
  type YearRow,
} from './year/ship-year-request.js'
