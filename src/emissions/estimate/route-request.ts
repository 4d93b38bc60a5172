import type { VesselFuelUse } from '../fuel/fuel-request.js'
import type { ModelledType } from '../generated/vessel-types.js'

/** The vessel of a route. */
export interface RouteVessel {
  readonly type: ModelledType
  /** An unknown name causes a warning. */
  readonly sizeClass?: string | undefined
  /** TEU or tonnes of deadweight; above 0. Default: nominal of the class. */
  readonly capacity?: number | undefined
  readonly loaM?: number | undefined
  readonly beamM?: number | undefined
  readonly draughtM?: number | undefined
  /** The draught is typical of such ships: fuel is that at the design draught. */
  readonly isDraughtTypical?: boolean | undefined
  /** Tonnes per day at the voyage's speed. Never scaled with speed. */
  readonly fuelTonnesPerDay?: number | undefined
  readonly fuelType?: string | undefined
  /** Instead of `fuelType`. The shares add up to 1. */
  readonly fuels?: readonly VesselFuelUse[] | undefined
}

/** The ship and the distance of a route. */
export interface RouteEmissionsRequest {
  /** Null for the documented default ship. */
  readonly vessel: RouteVessel | null
  /** Shortest feasible distance, km, 0 or more. */
  readonly distanceKm: number
  /** Kilometres inside emission control areas in force on the day; 0 or null for none. */
  readonly ecaKm: number | null
  /** Above 0. */
  readonly speedKmh: number
  /** USD per tonne of every fuel; null for no costs. */
  readonly fuelPriceUsdPerTonne: number | null
}
