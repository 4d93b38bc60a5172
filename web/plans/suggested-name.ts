import type { Numbers } from '../format/numbers.js'
import { conditionsOf } from '../plan/conditions.js'
import { placeName } from '../plan/place-name.js'
import type { Plan } from '../plan/plan.js'
import type { Texts } from '../texts/en.js'

/** Of a name, as the service keeps it. */
export const MOST_LETTERS = 120
/** They are shown below a name, which is also a title. */
const BELOW: readonly string[] = ['departure', 'arrival', 'fuelPriceUsd']

/** A name for a plan to be kept: its ends and its conditions, as many as fit. @param more what else tells it apart */
export function suggestedName(
  plan: Plan,
  more: readonly string[],
  texts: Texts,
  numbers: Numbers,
): string {
  const { from, to } = plan
  const ends = from && to ? `${placeName(from)} – ${placeName(to)}` : ''
  const conditions = conditionsOf(plan, texts, numbers)
    .filter(({ key }) => !BELOW.includes(key))
    .map(({ text }) => text)
  return [...conditions, ...more]
    .reduce((name, part) => {
      const longer = `${name}, ${part}`
      return longer.length > MOST_LETTERS ? name : longer
    }, ends)
    .slice(0, MOST_LETTERS)
}
