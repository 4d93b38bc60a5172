import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { Numbers } from '../../web/format/numbers.js'
import { conditionsOf, conditionsText } from '../../web/plan/conditions.js'
import { EMPTY_PLAN, type Plan } from '../../web/plan/plan.js'
import { de } from '../../web/texts/de.js'
import { en } from '../../web/texts/en.js'
import { plans } from './arbitrary-plans.js'

// The names of ports come from the state of the page.
vi.mock('../../web/plan/place-name.js', () => ({
  placeName: (place: object) => JSON.stringify(place),
}))

/** The ends are in the title of a paper, and the ports along the line in a line of their own. */
const ELSEWHERE: readonly string[] = ['from', 'to', 'showPorts']
/** Without a type, a plan sends no ship, and a paper names none. */
const OF_SHIP: readonly string[] = ['sizeClass', 'draughtM', 'fuel', 'fuelTonnesPerDay']
const MEMBERS = (Object.keys(EMPTY_PLAN) as (keyof Plan)[]).filter(
  (member) => !ELSEWHERE.includes(member),
)
const isEmpty = (value: unknown, member: keyof Plan) =>
  JSON.stringify(value) === JSON.stringify(EMPTY_PLAN[member])

describe.each([
  ['en-GB', en],
  ['de-DE', de],
])('the conditions of a plan, %s', (locale, texts) => {
  const numbers = new Numbers(locale)
  const textOf = (plan: Plan) => conditionsText(plan, texts, numbers)

  test('name every difference from an empty plan, each of which can be removed', () => {
    expect(textOf(EMPTY_PLAN)).toBe(texts.plan.conditions.none)
    fc.assert(
      fc.property(plans, fc.constantFrom(...MEMBERS), (plan, member) => {
        fc.pre(!isEmpty(plan[member], member))
        fc.pre(plan.vesselType !== null || !OF_SHIP.includes(member))
        expect(textOf({ ...plan, [member]: EMPTY_PLAN[member] })).not.toBe(textOf(plan))
        const all = conditionsOf(plan, texts, numbers)
        const texted = all.map(({ text }) => text)
        expect(texted.filter((text) => /undefined|null|NaN|\{\w/.test(text))).toEqual([])
        const { without } = all[all.length - 1]!
        expect(conditionsOf({ ...plan, ...without }, texts, numbers)).toHaveLength(all.length - 1)
      }),
    )
  })
})
