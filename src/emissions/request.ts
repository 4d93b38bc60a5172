import type { TradeLane } from './trade-lane.js'
import type { VesselType } from './vessel-types.js'

/** Tank to wake, well to tank, and both: well to wake. */
export const BOUNDARIES = ['TTW', 'WTT', 'WTW'] as const
export type Boundary = (typeof BOUNDARIES)[number]

/** Fuels whose consumption can be stated. */
export const CONSUMED_FUELS = ['HFO', 'VLSFO', 'MGO', 'MDO'] as const
export type ConsumedFuel = (typeof CONSUMED_FUELS)[number]

/**
 * How a distance was measured: `sfd`, the shortest feasible one, as a router gives it; `actual`, as
 * the ship sailed it. A great circle is neither and isn't taken.
 */
export const DISTANCE_TYPES = ['sfd', 'actual'] as const
export type DistanceType = (typeof DISTANCE_TYPES)[number]

/** What a method can be given: SPEC 2.11 without places and the choice of the method. */
export interface EstimateInputs {
  readonly cargo?: CargoRequest | undefined
  readonly vessel?:
    | {
        readonly type?: VesselType | undefined
        /** Seven digits; a wrong check digit is a warning. */
        readonly imo?: number | string | undefined
        readonly name?: string | undefined
        readonly capacityTeu?: number | undefined
        readonly deadweightTonnes?: number | undefined
        /** A fuel code or a common name of one. */
        readonly fuelType?: string | undefined
      }
    | undefined
  readonly fuel?:
    | { readonly consumedTonnes?: number | undefined; readonly type?: ConsumedFuel | undefined }
    | undefined
  readonly calculation?: Calculation | undefined
  readonly framework?:
    | { readonly name?: string | undefined; readonly version?: string | undefined }
    | undefined
  readonly carrier?:
    | { readonly code?: string | undefined; readonly name?: string | undefined }
    | undefined
  readonly carbon?:
    | { readonly euaPriceEur?: number | undefined; readonly year?: number | undefined }
    | undefined
  readonly voyage?: Voyage | undefined
}

/** How it is to be calculated. */
export interface Calculation {
  readonly boundary?: Boundary | undefined
}

export interface CargoRequest {
  /** Over 0, at most 100,000. */
  readonly teu?: number | undefined
  /** Over 0, at most 10 million: packaging included, pallets and boxes excluded. */
  readonly massTonnes?: number | undefined
  /** ISO 6346 size and type ("45R1") or plain words ("40 ft reefer"). */
  readonly containerType?: string | undefined
  readonly reefer?: boolean | undefined
}

/** What is known of the voyage before its distance is. */
export interface Voyage {
  /** Default `sfd`. */
  readonly distanceType?: DistanceType
  /** ISO 3166-1 alpha-2 of the port's country, or its territory (`territoryOf`); null when unknown. */
  readonly originCountry?: string | null
  readonly destinationCountry?: string | null
  readonly tradeLane?: TradeLane | null
}

/** The distance of the leg, and what of it the answer repeats. */
export interface LegDistance {
  /** 0 to 100,000 km. */
  readonly distanceKm: number
  readonly type: DistanceType
  /** Kilometres inside emission control areas, null when unknown. */
  readonly ecaKm?: number | null
  /** Kilometres inside areas listed for piracy, null when unknown. */
  readonly piracyKm?: number | null
  readonly passages?: readonly string[]
}
