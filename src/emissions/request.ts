import type { FuelUse, VesselFuelUse } from './fuel-request.js'
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
        readonly grossTonnage?: number | undefined
        /** A fuel code or a common name of one. */
        readonly fuelType?: string | undefined
        /** Instead of `fuelType`: all fuels of the ship, with shares that add up to 1. */
        readonly fuels?: readonly VesselFuelUse[] | undefined
        /** Size class by name or alias, where no capacity is given. */
        readonly sizeClass?: string | undefined
        /** Over 0, at most 60 kn; above the modelled ship's maximum it is refused. */
        readonly speedKn?: number | undefined
        /** Mean share of the capacity that is filled over all running, ballast included; over 0 to 1. */
        readonly loadFactor?: number | undefined
        /** All cargo that is on board, the consignment too. */
        readonly cargoOnBoardTeu?: number | undefined
        readonly cargoOnBoardTonnes?: number | undefined
        /** Passengers on board, and their vehicles. */
        readonly passengers?: number | undefined
        readonly passengerVehicles?: number | undefined
        /** Of the cargo, as ISO 14083 counts them; goes with those of all on board. */
        readonly passengerEquivalents?: number | undefined
        readonly passengerEquivalentsOnBoard?: number | undefined
        /** As sailed, m. */
        readonly draughtM?: number | undefined
      }
    | undefined
  readonly fuel?:
    | {
        readonly consumedTonnes?: number | undefined
        readonly type?: ConsumedFuel | undefined
        /** Of the voyage to where the cargo was loaded, or back from where it was unloaded; same type. */
        readonly ballastTonnes?: number | undefined
        /** As the delivery note has it; chooses the row of the regulation. */
        readonly iso8217Grade?: string | undefined
        /** Instead of `consumedTonnes` and `type`: several fuels, or one that `type` doesn't name. */
        readonly fuels?: readonly ConsumedFuelUse[] | undefined
        readonly evidence?: FuelEvidence | undefined
      }
    | undefined
  readonly calculation?: Calculation | undefined
  readonly framework?:
    | { readonly name?: string | undefined; readonly version?: string | undefined }
    | undefined
  readonly carrier?:
    | { readonly code?: string | undefined; readonly name?: string | undefined }
    | undefined
  readonly carbon?:
    | {
        readonly euaPriceEur?: number | undefined
        readonly ukaPriceGbp?: number | undefined
        readonly year?: number | undefined
        /** Power of wind assistance over that of propulsion, 0 to 1 (FuelEU, Annex I). */
        readonly windShare?: number | undefined
      }
    | undefined
  readonly portCalls?: PortCallsRequest | undefined
  readonly voyage?: Voyage | undefined
}

/** One of several fuels that were burnt. */
export interface ConsumedFuelUse extends FuelUse {
  /** Over 0, at most 100,000. */
  readonly tonnes: number
  /** On the ballast voyage. */
  readonly ballastTonnes?: number | undefined
}

/** What the tonnes of fuel rest on. */
export const EVIDENCE_KINDS = [
  'bunker_delivery_note',
  'flow_meter',
  'tank_sounding',
  'noon_report',
  'mrv_report',
] as const

export interface FuelEvidence {
  readonly kind: (typeof EVIDENCE_KINDS)[number]
  /** The time that was measured, in words: `2026-03-01/2026-03-24`. */
  readonly period?: string | undefined
  /** Who checked it. */
  readonly verifiedBy?: string | undefined
}

/** Time in port of the ship, of which half of a call at each end counts to the voyage. */
export interface PortCallsRequest {
  /** Hours of one call, 0 or more; a default of the type of ship for what isn't given. */
  readonly berthHours?: number | undefined
  readonly anchorageHours?: number | undefined
  readonly manoeuvringHours?: number | undefined
  /** Share of the electricity at berth that comes from the shore, 0 to 1; default 0. */
  readonly shorePowerShare?: number | undefined
  /** What the shore's power is made with, g CO2e/kWh. */
  readonly gridGPerKwh?: number | undefined
}

/** Where the intensity of `activity_based` comes from. */
export const FACTOR_CHOICES = ['auto', 'published', 'modelled', 'pack', 'ship'] as const
export type FactorChoice = (typeof FACTOR_CHOICES)[number]

/** How it is to be calculated. */
export interface Calculation {
  readonly boundary?: Boundary | undefined
  readonly factor?: FactorChoice | undefined
  /** Id of a published row, `desnz-3235`. */
  readonly factorRow?: string | undefined
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
  /** Between the two ends, km; null when one isn't known. */
  readonly greatCircleKm?: number | null
  /** Whether both ends are known, so that a call counts half at each. */
  readonly hasEnds?: boolean
  /** Day of the departure, `YYYY-MM-DD`. */
  readonly date?: string | undefined
}

/** The distance of the leg, and what of it the answer repeats. */
export interface LegDistance {
  /** 0 to 100,000 km. */
  readonly distanceKm: number
  readonly type: DistanceType
  /** The shortest feasible distance beside a sailed one; transport activity is counted on it. */
  readonly shortestKm?: number | null
  /** Kilometres inside emission control areas, null when unknown. */
  readonly ecaKm?: number | null
  /** Kilometres inside areas listed for piracy, null when unknown. */
  readonly piracyKm?: number | null
  readonly passages?: readonly string[]
}
