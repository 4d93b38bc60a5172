import { roundHours, roundKm } from '../../planning/rounding.js'
import type { Moment, VoyageEvent } from '../../planning/timeline.js'
import { apiAreaOf } from '../areas.js'
import { roundedPlace } from '../line-geometry.js'
import { writeMoment } from '../read-moment.js'
import type { EventBody } from '../schemas/timeline.js'

export function momentBody({ hours, timeMs }: Moment) {
  return { hours: roundHours(hours), time: timeMs === null ? null : writeMoment(timeMs) }
}

export function eventsBody(events: readonly VoyageEvent[]): EventBody[] {
  return events.map(({ kind, km, position, stop, leg, passage, area, ...moment }) => ({
    kind,
    ...momentBody(moment),
    distance_km: roundKm(km),
    coordinates: [...roundedPlace(position)],
    stop,
    leg,
    passage,
    area: area && { ...area, group: apiAreaOf(area.group) },
  }))
}
