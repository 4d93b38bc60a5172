import { MS_PER_HOUR, utcDay } from '../../base/utc.js'
import { type Warned, warned } from '../../emissions/answer/warning-table.js'
import { type IceArea, meetsSeason, type Season } from '../../engine/sea/ice.js'
import { roundKm } from '../rounding.js'
import { hoursTo } from '../ship/sailing-hours.js'
import type { PortCall, TimedLeg } from '../timeline.js'
import type { PlanningWarning } from '../warnings.js'
import type { WatersMet } from './waters-met.js'

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
export function daysOf([first_day, last_day]: Season) {
  return { first_day, last_day }
}
