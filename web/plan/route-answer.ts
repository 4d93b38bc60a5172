import type { Route, RouteEmissions, StayEmissions, Voyage } from '../../src/client/index.js'
import type { RouteLine } from '../map/route-line.js'
import type { Plan } from './plan.js'

type Everything =
  | 'origin'
  | 'destination'
  | 'distance_km'
  | 'distance_nm'
  | 'duration_hours'
  | 'speed_kmh'
  | 'passages'
  | 'geometry'

/** An answer to a request, or a published route, which has less data. */
export type RouteAnswer = Pick<Route, Everything> &
  Partial<Route> & {
    /**
     * Fuel and emissions in port, by the number of the stop. The totals of `emissions` include
     * them.
     */
    readonly inPort?: readonly PortStay[]
    /** Legs laden and in ballast, if the plan says which are. */
    readonly conditions?: Voyage['conditions']
    /** At sea, of each leg of a voyage: it may have a speed and cargo of its own. */
    readonly legFuels?: readonly LegFuels[]
    /** If time and fuel are those in the winds of the season. */
    readonly inWinds?: InWinds
  }

/** What the winds make of a voyage. */
export interface InWinds {
  /** Speed in calm water, km/h. */
  readonly calmKmh: number
  /** Sailing and time in port, in calm water; as in `departure`, without waits. */
  readonly calmHours: number
  readonly departure: WindRow
  /** The other ways, of which only the length is known: nobody has asked for their winds. */
  readonly others: NonNullable<Route['alternatives']>
  /** For a departure in the middle of each month. */
  readonly months: readonly WindRow[]
  /** Of the time at sea, on water whose winds are known. */
  readonly knownPercent: number
  readonly source: string
}

export type WindRow = NonNullable<Route['wind']>['months'][number]

export interface LegFuels {
  readonly km: number
  readonly fuels: readonly Pick<RouteEmissions['fuels'][number], 'zone' | 'tonnes'>[]
}

/** What a ship consumes during a stay. */
export interface PortStay extends StayEmissions {
  /** Number of the stop, where the first end is 0. */
  readonly stop: number
}

/** A calculated route, with the plan that it answers and its line as drawn. */
export interface PlannedRoute {
  readonly plan: Plan
  readonly route: RouteAnswer
  readonly line: RouteLine
}
