import { type IceArea, meetsSeason, type Season } from '../sea/ice.js'
import { MS_PER_HOUR, utcDay } from '../utc.js'
import { roundKm } from './rounding.js'
import { hoursTo } from './sailing-hours.js'
import type { PortCall, TimedLeg } from './timeline.js'
import type { PlanningWarning } from './warnings.js'
import type { WatersMet } from './waters-met.js'

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

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
    code: season === null ? 'polar_waters' : 'seasonal_ice',
    field: 'departAt',
    detail: `${name}: ${roundKm(km)} km of the route${day === null ? '' : `, from ${day}`}. ${seasonOf(season)} (recalled). Consult the ice service; the route does not avoid ice.`,
    values: { area: name, km: roundKm(km), ...(day !== null && { from: day }) },
  }))
}

function seasonOf(season: Season | null): string {
  if (season === null) return 'Ice at any time of the year'
  return `Ice in most years ${daysOf(season)}`
}

/** The first and last day of a season in words. */
export function daysOf(season: Season): string {
  const [from, to] = season.map(
    (day) => `${Number(day.slice(3))} ${MONTHS[Number(day.slice(0, 2)) - 1]}`,
  )
  return `from ${from} to ${to}`
}
