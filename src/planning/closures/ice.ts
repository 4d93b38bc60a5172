import { MS_PER_HOUR, utcDay } from '../../base/utc.js'
import { type Warned, warned } from '../../emissions/answer/warning-table.js'
import { sphericalKm } from '../../engine/geo/distance.js'
import { interpolate } from '../../engine/geo/interpolate.js'
import { hoursTo } from '../../engine/geo/sailing-hours.js'
import type { SeaRoute } from '../../engine/routing/request.js'
import { type IceArea, meetsSeason, type Season } from '../../engine/sea/ice.js'
import type { Passage } from '../../engine/sea/passages.js'
import { roundKm } from '../rounding.js'
import type { PortCall, TimedLeg } from '../timeline.js'
import type { PlanningWarning } from '../warnings.js'
import type { WatersMet } from './least-depth.js'

/**
 * Warns of waters on the route that have ice when the vessel is there. Without a departure, only waters
 * with ice all year cause a warning: elsewhere, ice depends on the date.
 *
 * @param met the waters that each leg meets
 * @param calls of a voyage with a departure; may be empty for others
 */
export function iceWarnings(
  legs: readonly Pick<TimedLeg, 'route' | 'speedKmh'>[],
  met: readonly Pick<WatersMet, 'ice'>[],
  calls: readonly Pick<PortCall, 'departure'>[],
): PlanningWarning[] {
  const found = new Map<IceArea, { km: number; day: string | null }>()
  legs.forEach(({ route, speedKmh }, leg) => {
    const leaving = calls[leg]?.departure?.timeMs ?? null
    const day = (km: number): string =>
      utcDay(leaving! + hoursTo(km, route, speedKmh) * MS_PER_HOUR)
    for (const { area, distanceKm, spans } of met[leg]!.ice) {
      const { season } = area
      const icy = spans.find(
        ([from, to]) =>
          season === null || (leaving !== null && meetsSeason(season, day(from), day(to))),
      )
      if (!icy) continue
      const before = found.get(area)
      found.set(area, {
        km: (before?.km ?? 0) + distanceKm,
        day: before?.day ?? (leaving === null ? null : day(icy[0])),
      })
    }
  })
  return [...found].map(([{ name, season }, { km, day }]) => ({
    ...iceWarned({ area: name, km: roundKm(km) }, season, day),
    field: 'departAt',
  }))
}

function iceWarned(
  water: { readonly area: string; readonly km: number },
  season: Season | null,
  day: string | null,
): Warned<'polar_waters' | 'seasonal_ice'> {
  if (day === null) return warned('polar_waters', water)
  const dated = { ...water, from: day }
  return season === null
    ? warned('polar_waters:dated', dated)
    : warned('seasonal_ice', { ...dated, ...daysOf(season) })
}

/** The first and the last day of a season, as values of a warning. */
function daysOf([first_day, last_day]: Season) {
  return { first_day, last_day }
}

/**
 * North of this latitude the networks have a wall across the pole (`vilkitsky` in gates.json): the
 * ice of the middle of the Arctic Ocean never opens. Degrees.
 */
const CLOSED_NORTH_OF = 80
/** A route this much longer than its great circle goes round that wall. A judgement (2026). */
const DETOUR = 2
/** Points of a great circle that are examined. Between two of them it climbs by 3 degrees at most. */
const POINTS = 60

/** Warns of legs that go round the middle of the Arctic Ocean, which no field opens. */
export function arcticWarnings(
  routes: readonly Pick<SeaRoute, 'origin' | 'destination' | 'distanceKm'>[],
): PlanningWarning[] {
  return routes.flatMap(({ origin, destination, distanceKm }, leg): PlanningWarning[] => {
    const [from, to] = [origin.snapped, destination.snapped]
    const greatCircleKm = sphericalKm(from, to)
    if (distanceKm <= DETOUR * greatCircleKm) return []
    const isClosed = Array.from(
      { length: POINTS + 1 },
      (_, k) => interpolate(from, to, k / POINTS)[1],
    ).some((latitude) => latitude > CLOSED_NORTH_OF)
    if (!isClosed) return []
    const values = { great_circle_km: roundKm(greatCircleKm) }
    return [{ ...warned('arctic_detour', values), field: `stops[${leg + 1}]` }]
  })
}

/** Warns of passages on the route that are closed in most years on the day of the transit. */
export function closedSeasonWarnings(
  legs: readonly Pick<TimedLeg, 'route' | 'speedKmh'>[],
  calls: readonly Pick<PortCall, 'departure'>[],
  passages: readonly Passage[],
): PlanningWarning[] {
  const found = new Map<Passage, string>()
  legs.forEach(({ route, speedKmh }, leg) => {
    const leavingMs = calls[leg]?.departure?.timeMs
    if (leavingMs == null) return
    const day = (km: number) => utcDay(leavingMs + hoursTo(km, route, speedKmh) * MS_PER_HOUR)
    for (const { id, entryKm, exitKm } of route.passages) {
      const passage = passages.find((each) => each.id === id)
      const season = passage?.closedSeason
      if (passage === undefined || season === undefined || found.has(passage)) continue
      if (meetsSeason(season, day(entryKm), day(exitKm))) found.set(passage, day(entryKm))
    }
  })
  return [...found].map(([{ name, closedSeason }, day]) => ({
    ...warned('closed_season', { place: name, from: day, ...daysOf(closedSeason!) }),
    field: 'departAt',
  }))
}
