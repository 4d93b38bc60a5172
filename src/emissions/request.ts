import type { FuelUse, VesselFuelUse } from './fuel/fuel-request.js'
import type { VesselType } from './generated/vessel-types.js'
import type { PortPair, TradeLane } from './trade-lane.js'

/** Tank to wake, well to tank, and both: well to wake. */
export const BOUNDARIES = ['TTW', 'WTT', 'WTW'] as const
/** Which emissions the headline reports. */
export type Boundary = (typeof BOUNDARIES)[number]

/** Ids of all methods, in the order in which `auto` tries them. The last one accepts any cargo. */
export const METHODS = [
  'fuel_based',
  'carrier_intensity',
  'activity_based',
  'default_maritime',
] as const
/** Id of a method. `methods/registry.ts` defines each. */
export type Method = (typeof METHODS)[number]

/** Fuels whose consumption can be stated. */
export const CONSUMED_FUELS = ['HFO', 'VLSFO', 'MGO', 'MDO'] as const
/** A fuel that `fuel.type` accepts. */
export type ConsumedFuel = (typeof CONSUMED_FUELS)[number]

/**
 * How a distance was measured: `sfd` is the shortest feasible distance, as calculated by a router;
 * `actual` is the distance that the ship sailed. A great circle is neither and is not accepted.
 */
export const DISTANCE_TYPES = ['sfd', 'actual'] as const
export type DistanceType = (typeof DISTANCE_TYPES)[number]

/** The inputs of the methods, without the places and without the choice of method. */
export interface EstimateInputs {
  readonly cargo?: CargoRequest | undefined
  readonly vessel?:
    | {
        readonly type?: VesselType | undefined
        /** Seven digits; a wrong check digit causes a warning. */
        readonly imo?: number | string | undefined
        readonly name?: string | undefined
        readonly capacityTeu?: number | undefined
        readonly deadweightTonnes?: number | undefined
        readonly grossTonnage?: number | undefined
        /** Of a ro-ro ship, and of a vehicle carrier in car equivalents: they select its published row. */
        readonly capacityLaneMetres?: number | undefined
        readonly capacityCeu?: number | undefined
        /** A fuel code or the common name of a fuel. */
        readonly fuelType?: string | undefined
        /** Instead of `fuelType`: all fuels of the ship, with shares that add up to 1. */
        readonly fuels?: readonly VesselFuelUse[] | undefined
        /** Size class by name or alias, if no capacity is given. */
        readonly sizeClass?: string | undefined
        /** Above 0, at most 60 kn. Rejected above the modelled ship's maximum. */
        readonly speedKn?: number | undefined
        /**
         * Mean filled share of the capacity over all voyages, including ballast; above 0, at most 1.
         */
        readonly loadFactor?: number | undefined
        /** All cargo on board, including the consignment. */
        readonly cargoOnBoardTeu?: number | undefined
        readonly cargoOnBoardTonnes?: number | undefined
        /** Passengers on board, and their vehicles. */
        readonly passengers?: number | undefined
        readonly passengerVehicles?: number | undefined
        /** The cargo in passenger equivalents of ISO 14083. Requires those of everything on board. */
        readonly passengerEquivalents?: number | undefined
        readonly passengerEquivalentsOnBoard?: number | undefined
        /** Draught on this voyage, m. */
        readonly draughtM?: number | undefined
      }
    | undefined
  readonly fuel?:
    | {
        readonly consumedTonnes?: number | undefined
        readonly type?: ConsumedFuel | undefined
        /** Fuel of the same type for the voyage to the port of loading, or back from the port of discharge. */
        readonly ballastTonnes?: number | undefined
        /** As on the delivery note; selects the row of the regulation. */
        readonly iso8217Grade?: string | undefined
        /** Instead of `consumedTonnes` and `type`: several fuels, or one that `type` does not cover. */
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
        /** Power of wind assistance relative to propulsion power, 0 to 1 (FuelEU, Annex I). */
        readonly windShare?: number | undefined
      }
    | undefined
  readonly portCalls?: PortCallsRequest | undefined
  readonly voyage?: Voyage | undefined
}

/** One of several measured fuels. */
export interface ConsumedFuelUse extends FuelUse {
  /** Above 0, at most 100,000. */
  readonly tonnes: number
  /** On the ballast voyage. */
  readonly ballastTonnes?: number | undefined
}

/** Kinds of evidence for the tonnes of fuel. */
export const EVIDENCE_KINDS = [
  'bunker_delivery_note',
  'flow_meter',
  'tank_sounding',
  'noon_report',
  'mrv_report',
] as const

/** Evidence for the tonnes of fuel, which makes them primary data. */
export interface FuelEvidence {
  readonly kind: (typeof EVIDENCE_KINDS)[number]
  /** The measured period: `2026-03-01/2026-03-24`. Counts if it holds the departure. */
  readonly period?: string | undefined
  /** Who verified it: text that names a known verifier. */
  readonly verifiedBy?: string | undefined
}

/** Time of the ship in port. Half of the call at each end counts towards the voyage. */
export interface PortCallsRequest {
  /** Hours of one call, 0 or more. Default: typical for the type of ship. */
  readonly berthHours?: number | undefined
  readonly anchorageHours?: number | undefined
  readonly manoeuvringHours?: number | undefined
  /** Share of the electricity at berth that comes from the shore, 0 to 1; default 0. */
  readonly shorePowerShare?: number | undefined
  /** Emissions of shore power, g CO2e/kWh. */
  readonly gridGPerKwh?: number | undefined
}

/** Source of the intensity of `activity_based`. */
export const FACTOR_CHOICES = ['auto', 'published', 'modelled', 'pack', 'ship'] as const
export type FactorChoice = (typeof FACTOR_CHOICES)[number]

/** How to calculate. */
export interface Calculation {
  readonly boundary?: Boundary | undefined
  readonly factor?: FactorChoice | undefined
  /** Id of a published row, such as `desnz-3235`. */
  readonly factorRow?: string | undefined
  /** Year of the edition of published values, instead of that of the departure: `2025`. */
  readonly factorSet?: string | undefined
}

/** The cargo of an estimate. Either unit is enough. */
export interface CargoRequest {
  /** Above 0, at most 100,000. */
  readonly teu?: number | undefined
  /** Instead of `teu`: number of containers of `containerType`, which then states their length; 1 to 50,000. */
  readonly containers?: number | undefined
  /** Above 0, at most 10 million. Includes packaging, excludes pallets and containers. */
  readonly massTonnes?: number | undefined
  /** Instead of a cargo: passengers of a ferry without a car; 1 to 100,000. */
  readonly footPassengers?: number | undefined
  /** Instead of a cargo: passengers of a ferry, with their cars. */
  readonly carPassengers?: number | undefined
  /** ISO 6346 size and type ("45R1") or plain words ("40 ft reefer"). */
  readonly containerType?: string | undefined
  readonly reefer?: boolean | undefined
}

/** Facts about the voyage other than its distance. */
export interface Voyage {
  /** Default `sfd`. */
  readonly distanceType?: DistanceType
  /** ISO 3166-1 alpha-2 code of the port's country, or its territory (`territoryOf`); null if unknown. */
  readonly originCountry?: string | null
  readonly destinationCountry?: string | null
  readonly tradeLane?: TradeLane | null
  /** Null unless both ends are ports with a UN/LOCODE. */
  readonly portPair?: PortPair | null
  /** Great circle between the two ends, km; null if either is unknown. */
  readonly greatCircleKm?: number | null
  /** Whether both ends are known, so that half of a call counts at each. */
  readonly hasEnds?: boolean
  /** Day of the departure, `YYYY-MM-DD`. */
  readonly date?: string | undefined
  /** The same day, if the request states it. */
  readonly departure?: string | undefined
}

/** The distance of the leg, and the related figures that the answer repeats. */
export interface LegDistance {
  /** 0 to 1,000,000 km: a year of a fast ship is some 300,000. */
  readonly distanceKm: number
  readonly type: DistanceType
  /** The shortest feasible distance beside a sailed one, as the basis of transport activity. */
  readonly shortestKm?: number | null
  /** Kilometres inside emission control areas, null if unknown. */
  readonly ecaKm?: number | null
  /** Whether the ports lie in such areas; absent if no route is known. */
  readonly endsInControlArea?: { readonly origin: boolean; readonly destination: boolean }
  /** Kilometres inside areas listed for piracy, null if unknown. */
  readonly piracyKm?: number | null
  readonly passages?: readonly string[]
}

/** A request for an estimate, without its places. Names contain units; comments state ranges. */
export interface EstimateRequest extends EstimateInputs {
  readonly calculation?:
    | (Calculation & { readonly method?: Method | 'auto' | undefined })
    | undefined
}
