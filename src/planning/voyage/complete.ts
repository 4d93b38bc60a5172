import { finish } from '../../base/slices.js'
import { delayHours, hoursTo } from '../../engine/geo/sailing-hours.js'
import type { AlternativeSeaRoute, SeaRoute } from '../../engine/routing/request.js'
import { AREA_GROUPS, type AreaGroup } from '../../engine/sea/areas.js'
import { savingWarnings } from '../closures/closed-savings.js'
import type { ClosureTables } from '../closures/closures.js'
import { arcticWarnings, closedSeasonWarnings, iceWarnings } from '../closures/ice.js'
import { canalsOf, inlandWarnings } from '../closures/inland.js'
import { type LeastDepth, leastDepthOn, type Waters, watersMet } from '../closures/least-depth.js'
import { localWarnings } from '../closures/local-use.js'
import { closedStraitWarnings, unknownSizeWarnings } from '../closures/narrow-warnings.js'
import type { Speed } from '../ship/speed.js'
import { slugOf } from '../slug.js'
import { callsOf, eventsOf, type PortCall, type TimedLeg, type VoyageEvent } from '../timeline.js'
import {
  avoidanceWarnings,
  channelWarnings,
  closureWarnings,
  ordinaryShipWarning,
  type PlanningWarning,
  shallowAreaWarnings,
  shallowWarnings,
  sizeClassWarning,
  snapWarning,
  southLimitWarnings,
} from '../warnings.js'
import { speedsKept } from './arrival.js'
import { bandOf, type DistanceBand } from './distance-band.js'
import { inshoreWarnings } from './inshore-warnings.js'
import type { PreparedLeg, PreparedVoyage, RoutedLeg } from './prepare.js'
import { sameWaterWarning } from './same-water.js'

/** The route between two stops. */
export interface PlannedLeg
  extends TimedLeg,
    Pick<PreparedLeg, 'from' | 'to' | 'condition'>,
    Pick<RoutedLeg, 'rounded'> {
  readonly route: SeaRoute
  readonly band: DistanceBand
  readonly alternatives: readonly AlternativeSeaRoute[]
  readonly speedSource: Speed['source']
  /** At its end, until the vessel is wanted there. */
  readonly waitHours: number
  /** The part of `hours` that the speed limits of passages add. */
  readonly delayHours: number
  /** The least known depth on the route; null if none is known, absent if the draught is not known. */
  readonly leastDepth?: LeastDepth | null
}

/** Totals over all legs and calls, in kilometres and hours. */
export interface VoyageTotals {
  readonly distanceKm: number
  readonly band: DistanceBand
  /**
   * Kilometres inside the areas of each group. Only emission control areas in force on the day count.
   */
  readonly areaKm: Readonly<Record<AreaGroup, number>>
  readonly sailingHours: number
  readonly stayHours: number
  /** Until the vessel is wanted. */
  readonly waitHours: number
  readonly hours: number
}

/** A planned voyage. */
export interface PlannedVoyage extends PreparedVoyage {
  readonly plannedLegs: readonly PlannedLeg[]
  /** Every stop, including via points, with arrival and departure. */
  readonly calls: readonly PortCall[]
  /** The timeline. */
  readonly events: readonly VoyageEvent[]
  readonly totals: VoyageTotals
  readonly warnings: readonly PlanningWarning[]
  /** Slug of a route between two ports with default options; otherwise null. */
  readonly slug: string | null
}

/**
 * Assembles the voyage from the routes that the engine found for its legs, in order.
 * @param tables the tables that the voyage was prepared with
 */
export function completeVoyage(
  prepared: PreparedVoyage,
  routed: readonly RoutedLeg[],
  tables: ClosureTables,
): PlannedVoyage {
  return finish(completingSteps(prepared, routed, tables))
}

/** The same in steps. */
export function* completingSteps(
  prepared: PreparedVoyage,
  routed: readonly RoutedLeg[],
  { passages, vesselClasses, inlandWaters, ...others }: ClosureTables,
): Generator<void, PlannedVoyage> {
  const { straits = [], shallowAreas = [], iceAreas = [] } = others
  const { dimensions } = prepared.closures
  const { draughtM } = dimensions
  const isDated = prepared.voyage.departureMs !== undefined
  // Without a draught or a day, few of the waters matter.
  const waters: Waters = {
    straits: draughtM === undefined ? straits.filter(({ limitsClose }) => limitsClose) : straits,
    shallowAreas: draughtM === undefined ? [] : shallowAreas,
    iceAreas: isDated ? iceAreas : iceAreas.filter(({ season }) => season === null),
  }
  const met: ReturnType<typeof watersMet>[] = []
  for (const { route } of routed) {
    met.push(watersMet(route, waters))
    yield
  }
  const kept = speedsKept(
    prepared,
    routed.map(({ route }) => route),
    vesselClasses,
  )
  const hours = routed.map(({ route }, at) =>
    hoursTo(route.distanceKm, route, kept.speeds[at]!.speedKmh),
  )
  const calls = callsOf(
    prepared,
    hours.map((ofLeg) => ({ hours: ofLeg })),
  )
  const plannedLegs = prepared.legs.map(({ from, to, condition }, at) => {
    const { route, alternatives, rounded } = routed[at]!
    const { speedKmh, source } = kept.speeds[at]!
    return {
      from,
      to,
      route,
      band: bandOf([routed[at]!]),
      alternatives,
      speedKmh,
      speedSource: source,
      hours: hours[at]!,
      waitHours: calls[to]!.waitHours,
      delayHours: delayHours(route, speedKmh),
      ...(condition && { condition }),
      ...(rounded && { rounded }),
      ...(draughtM !== undefined && { leastDepth: leastDepthOn(met[at]!, shallowAreas) }),
    }
  })
  const routes = plannedLegs.map(({ route }) => route)
  yield
  const shipTooLarge = [
    ...closureWarnings(routed, prepared.closures),
    ...closedStraitWarnings(routed, prepared.closures),
  ]
  let events: readonly VoyageEvent[] | undefined
  return {
    ...prepared,
    plannedLegs,
    calls,
    // Calculated on demand: it takes a tenth of the time of the whole, and most answers do not need it.
    get events() {
      events ??= eventsOf(calls, plannedLegs, prepared.voyage.departureMs)
      return events
    },
    totals: totalsOf(calls, plannedLegs, bandOf(routed)),
    warnings: [
      // First, because the ship cannot sail the route.
      ...shallowWarnings(met, draughtM, straits),
      ...prepared.warnings,
      ...kept.warnings,
      ...snapWarnings(routes, prepared),
      ...routes.flatMap((route, leg) => sameWaterWarning(route, leg, prepared.stops.length)),
      ...inlandWarnings(plannedLegs, prepared.stops.length, canalsOf(passages), inlandWaters),
      ...sizeClassWarning(prepared.voyage.vessel, vesselClasses),
      ...shipTooLarge,
      ...(shipTooLarge.length > 0
        ? ordinaryShipWarning(prepared.voyage.vessel, vesselClasses)
        : []),
      ...unknownSizeWarnings(
        routed.map(({ route, round }, leg) => {
          return { passages: route.passages, straits: met[leg]!.straits, round }
        }),
        dimensions,
        { passages, straits },
      ),
      ...savingWarnings(routed, passages),
      ...localWarnings(routed, passages),
      ...inshoreWarnings(routes, prepared.portsNear),
      ...shallowAreaWarnings(met, draughtM, shallowAreas),
      ...avoidanceWarnings(routes, prepared.closures),
      ...channelWarnings(routes, prepared.closures),
      ...southLimitWarnings(routes, prepared.closures),
      ...arcticWarnings(routes),
      ...closedSeasonWarnings(plannedLegs, calls, passages),
      ...iceWarnings(plannedLegs, met, calls),
    ],
    slug: slugOf(prepared),
  }
}

function totalsOf(
  calls: readonly PortCall[],
  legs: readonly PlannedLeg[],
  band: DistanceBand,
): VoyageTotals {
  const sum = (of: (leg: PlannedLeg) => number) => legs.reduce((total, leg) => total + of(leg), 0)
  const sailingHours = sum(({ hours }) => hours)
  const stayHours = calls.reduce((hours, call) => hours + call.stayHours, 0)
  const waitHours = sum((leg) => leg.waitHours)
  const areaKm = AREA_GROUPS.map((group) => [group, sum(({ route }) => route.areaKm[group])])
  return {
    distanceKm: sum(({ route }) => route.distanceKm),
    band,
    areaKm: Object.fromEntries(areaKm),
    sailingHours,
    stayHours,
    waitHours,
    hours: sailingHours + stayHours + waitHours,
  }
}

function snapWarnings(
  routes: readonly SeaRoute[],
  { portsNear }: PreparedVoyage,
): PlanningWarning[] {
  const stops = routes.length + 1
  return [
    ...snapWarning(0, stops, routes[0]!.origin, portsNear),
    ...routes.flatMap(({ destination }, leg) =>
      snapWarning(leg + 1, stops, destination, portsNear),
    ),
  ]
}
