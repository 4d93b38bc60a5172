export { type CarbonCost, type CarbonCostRequest, carbonCost, voyageScope } from './carbon-cost.js'
export {
  EmissionsError,
  EmissionsInputError,
  FactorPackError,
  FactorSetError,
  type InputProblem,
  NoCompatibleFactorError,
  type PackProblem,
} from './errors.js'
export { estimate } from './estimate.js'
export {
  FACTOR_FILES,
  type FactorFile,
  type FactorSet,
  openFactorSet,
  withPack,
} from './factor-set.js'
export { type PortPlace, tradeLaneOf } from './factors/trade-regions.js'
export { readFactorPack } from './pack/read.js'
export type { FactorPack } from './pack/rows.js'
export { type PlannedStep, type Preview, preview } from './preview.js'
export {
  BOUNDARIES,
  type Boundary,
  CONSUMED_FUELS,
  DISTANCE_TYPES,
  type EstimateRequest,
  type LegDistance,
  METHODS,
  type Method,
  VESSEL_TYPES,
  type VesselType,
} from './request.js'
export type { Estimate, Warning } from './result.js'
export {
  type RouteEmissions,
  type RouteEmissionsRequest,
  type RouteVessel,
  routeEmissions,
} from './route-emissions.js'
export type { Step } from './steps.js'
export { TRADE_LANES, type TradeLane } from './trade-lane.js'
