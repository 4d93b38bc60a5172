import type { Route } from '../../src/client/index.js'
import type { Numbers } from '../format/numbers.js'
import type { Texts } from '../texts/en.js'
import type { Wording } from '../texts/sentences.js'
import { warningWording } from '../texts/service-words.js'
import type { Place, Plan } from './plan.js'

type Warning = NonNullable<Route['warnings']>[number]

/**
 * The stop of a plan that a warning is about: an end, or the index of a stop between them; null if
 * there is none.
 */
export type WarnedStop = 'from' | 'to' | number | null

/**
 * Kinds of warnings that question the request, the ship or the answer. They are shown above the figures, because nobody
 * opens a list below them.
 */
const URGENT: readonly string[] = [
  'inland_route_unreliable',
  'same_water',
  'polar_waters',
  'closed_season',
  'past_departure',
  'arrives_late',
  'arrives_early',
  'unknown_size_class',
  'speed_above_ship',
  'maybe_swapped',
  'snapped',
  'area_not_avoided',
  'exceeds_limit',
  'shallow_water',
  'contradiction',
]

/** Where a warning is shown: above the figures, beside the routes, or in the list below. */
export type WarningPart = 'urgent' | 'why' | 'rest'

export function partOf({ code, values }: Warning): WarningPart {
  if (URGENT.includes(code)) return 'urgent'
  // A limit that costs nothing is no reason.
  return code === 'closed_by_vessel' && Number(values?.['nm'] ?? 0) > 0 ? 'why' : 'rest'
}

/** @param stops number of stops between the ends */
export function warnedStop({ pointer }: Pick<Warning, 'pointer'>, stops: number): WarnedStop {
  if (pointer === undefined) return null
  if (pointer.endsWith('/origin')) return 'from'
  if (pointer.endsWith('/destination')) return 'to'
  const number = /^#\/stops\/(\d+)/.exec(pointer)?.[1]
  if (number === undefined) return null
  const index = Number(number)
  return index === 0 ? 'from' : index > stops ? 'to' : index - 1
}

/** A warning in the user's language, with the name of its stop. */
export function routeWarning(
  warning: Warning,
  stops: number,
  texts: Texts,
  numbers: Numbers,
  lengthText?: (km: number) => string,
): Wording {
  const stop = warnedStop(warning, stops)
  if (stop === null) return warningWording(warning, texts, numbers, undefined, lengthText)
  const end = typeof stop === 'number' ? `${texts.plan.call} ${stop + 1}` : texts.plan[stop]
  return warningWording(warning, texts, numbers, end, lengthText)
}

/** A change of the plan that a button beside a warning makes. */
export interface Remedy {
  readonly name: 'swapPosition' | 'avoidShallows'
  readonly changes: Partial<Plan>
}

/** A change that removes the cause of a warning; null if the page knows none. */
export function remedyOf(warning: Warning, plan: Plan): Remedy | null {
  if (warning.code === 'shallow_water' && !plan.avoidsShallows)
    return { name: 'avoidShallows', changes: { avoidsShallows: true } }
  const stop = warnedStop(warning, plan.stops.length)
  if (warning.code !== 'maybe_swapped' || stop === null) return null
  const changes = withSwapped(plan, stop)
  return changes && { name: 'swapPosition', changes }
}

/** The plan with latitude and longitude of one stop swapped; null for a port. */
export function withSwapped(plan: Plan, stop: Exclude<WarnedStop, null>): Partial<Plan> | null {
  const place = swapped(typeof stop === 'number' ? plan.stops[stop]?.place : plan[stop])
  if (place === null) return null
  if (typeof stop !== 'number') return { [stop]: place }
  return { stops: plan.stops.map((one, i) => (i === stop ? { ...one, place } : one)) }
}

function swapped(place: Place | null | undefined): Place | null {
  if (place == null || !('position' in place)) return null
  const [lon, lat] = place.position
  return { position: [lat, lon] }
}

/** Each text once, because some warnings differ only in places that the page does not name. */
export function distinct<Told extends Wording>(warnings: readonly Told[]): Told[] {
  return warnings.filter((one, i) => warnings.findIndex(({ text }) => text === one.text) === i)
}
