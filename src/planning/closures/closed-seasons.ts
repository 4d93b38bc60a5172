import { MS_PER_HOUR, utcDay } from '../../base/utc.js'
import { warned } from '../../emissions/answer/warning-table.js'
import { meetsSeason } from '../../engine/sea/ice.js'
import type { Passage } from '../../engine/sea/passages.js'
import { hoursTo } from '../ship/sailing-hours.js'
import type { PortCall, TimedLeg } from '../timeline.js'
import type { PlanningWarning } from '../warnings.js'
import { daysOf } from './ice.js'

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
