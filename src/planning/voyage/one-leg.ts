import { legLengthKm } from '../../engine/geo/leg.js'
import type { Position } from '../../engine/geo/position.js'
import type { AreaUse, PassageUse, SeaRoute } from '../../engine/routing/request.js'
import { AREA_GROUPS } from '../../engine/sea/areas.js'
import { shallowest } from '../closures/least-depth.js'
import { type LegPlace, type Stretch, stretchesOf } from '../closures/stretches.js'
import type { PlannedLeg, PlannedVoyage } from './complete.js'

/**
 * A voyage without calls between its ends as one leg, whatever it passes. Each alternative takes
 * another route on one of the legs; the shortest comes first.
 */
export function asOneLeg(planned: PlannedVoyage): PlannedLeg {
  if (planned.plannedLegs.length === 1) return planned.plannedLegs[0]!
  // The answer and its emissions both ask.
  let leg = known.get(planned)
  if (!leg) {
    leg = joinedLeg(planned)
    known.set(planned, leg)
  }
  return leg
}

/** A route as one leg with its two ends, for what asks by stop. */
export function betweenEnds(
  planned: PlannedVoyage,
): Pick<PlannedVoyage, 'voyage' | 'stops' | 'plannedLegs'> {
  const { voyage, stops } = planned
  const ends = <T>(all: readonly T[]) => [all[0]!, all.at(-1)!]
  return {
    voyage: { ...voyage, stops: ends(voyage.stops) },
    stops: ends(stops),
    plannedLegs: [asOneLeg(planned)],
  }
}

const known = new WeakMap<PlannedVoyage, PlannedLeg>()

function joinedLeg({ plannedLegs, voyage, totals }: PlannedVoyage): PlannedLeg {
  const first = plannedLegs[0]!
  const routes = plannedLegs.map(({ route }) => route)
  const route = joined(routes)
  const alternatives = plannedLegs
    .flatMap((leg, at) =>
      leg.alternatives.map((other) => ({
        ...joined(routes.with(at, other)),
        closed: other.closed,
      })),
    )
    .sort((a, b) => a.distanceKm - b.distanceKm)
    .slice(0, voyage.alternatives ?? 0)
  const sum = (of: (leg: PlannedLeg) => number) =>
    plannedLegs.reduce((total, leg) => total + of(leg), 0)
  const rounded = plannedLegs.flatMap((leg) => leg.rounded ?? [])
  return {
    ...first,
    to: plannedLegs.length,
    route,
    band: totals.band,
    alternatives,
    hours: sum(({ hours }) => hours),
    waitHours: sum(({ waitHours }) => waitHours),
    delayHours: sum(({ delayHours }) => delayHours),
    ...(rounded.length > 0 && { rounded }),
    ...(first.leastDepth !== undefined && {
      leastDepth: shallowest(plannedLegs.flatMap(({ leastDepth }) => leastDepth ?? [])),
    }),
  }
}

function joined([first, ...others]: readonly SeaRoute[]): SeaRoute {
  return joinLegs([first!, ...others])
}

/** Joins consecutive legs into one route with continuous longitudes. */
function joinLegs(legs: readonly [SeaRoute, ...SeaRoute[]]): SeaRoute {
  const [first] = legs
  if (legs.length === 1) return first
  const last = legs.at(-1)!
  const startsKm = startsOf(legs)
  const stretches = stretchesOf(legs)
  const kmAt = ({ leg, km }: LegPlace) => startsKm[leg]! + km
  return {
    origin: first.origin,
    destination: last.destination,
    positions: joinedPositions(legs),
    distancesKm: legs.flatMap(({ distancesKm }, leg) =>
      distancesKm.slice(leg === 0 ? 0 : 1).map((km) => startsKm[leg]! + km),
    ),
    distanceKm: startsKm.at(-1)! + last.distanceKm,
    greatCircleKm: legLengthKm(first.origin.snapped, last.destination.snapped),
    passages: stretches.flatMap(({ passage, start, end }): PassageUse[] =>
      passage ? [{ ...passage, entryKm: kmAt(start), exitKm: kmAt(end) }] : [],
    ),
    areas: joinedAreas(legs, stretches, kmAt),
    areaKm: Object.fromEntries(
      AREA_GROUPS.map((group) => [group, legs.reduce((km, { areaKm }) => km + areaKm[group], 0)]),
    ) as SeaRoute['areaKm'],
    ...(first.polygonKm && {
      polygonKm: first.polygonKm.map((_, at) =>
        legs.reduce((km, { polygonKm }) => km + (polygonKm?.[at] ?? 0), 0),
      ),
    }),
    ...joinedChannels(legs, kmAt),
  }
}

function joinedChannels(legs: readonly SeaRoute[], kmAt: (place: LegPlace) => number) {
  const channels = legs.flatMap(({ channels: uses = [] }, leg) =>
    uses.map(({ channel, entryKm, exitKm }) => ({
      channel,
      entryKm: kmAt({ leg, km: entryKm }),
      exitKm: kmAt({ leg, km: exitKm }),
    })),
  )
  return channels.length > 0 ? { channels } : {}
}

function startsOf(legs: readonly SeaRoute[]): number[] {
  let km = 0
  return legs.map(({ distanceKm }) => {
    const start = km
    km += distanceKm
    return start
  })
}

/** A leg may start 360 degrees away from where the previous one ended. */
function joinedPositions(legs: readonly SeaRoute[]): Position[] {
  const joined: Position[] = []
  for (const { positions } of legs) {
    const end = joined.at(-1)
    const turn = end ? 360 * Math.round((end[0] - positions[0]![0]) / 360) : 0
    for (const [lon, lat] of positions.slice(end ? 1 : 0)) joined.push([lon + turn, lat])
  }
  return joined
}

function joinedAreas(
  legs: readonly SeaRoute[],
  stretches: readonly Stretch[],
  kmAt: (place: LegPlace) => number,
): AreaUse[] {
  const areas = new Map<string, AreaUse>()
  for (const { areas: uses } of legs) {
    for (const use of uses) {
      const distanceKm = (areas.get(use.id)?.distanceKm ?? 0) + use.distanceKm
      areas.set(use.id, { ...use, distanceKm })
    }
  }
  return [...areas.values()].map((area) => ({
    ...area,
    spans: stretches
      .filter(({ kind, id }) => kind === 'area' && id === area.id)
      .map(({ start, end }) => [kmAt(start), kmAt(end)] as const),
  }))
}
