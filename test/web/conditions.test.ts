import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { Numbers } from '../../web/format/numbers.js'
import { conditionsOf, conditionsText, draughtOf, loadingText } from '../../web/plan/conditions.js'
import { arrivalWanted, EMPTY_PLAN, type Plan } from '../../web/plan/plan.js'
import { isInBallast, planRequest } from '../../web/plan/route-request.js'
import { de } from '../../web/texts/de.js'
import { en } from '../../web/texts/en.js'
import { cases } from '../support/cases.js'
import { plans } from './arbitrary-plans.js'

// The names of ports come from the state of the page.
vi.mock('../../web/plan/place-name.js', () => ({
  placeName: (place: object) => JSON.stringify(place),
}))

/** The name of a scenario is one itself, the ends are in the title of a paper, and the ports along the line in a line of their own. */
const ELSEWHERE: readonly string[] = ['name', 'from', 'to', 'showPorts']
/** Without a type, a plan sends no ship, and a paper names none. */
const OF_SHIP: readonly string[] = [
  'sizeClass',
  'draughtM',
  'inBallast',
  'fuel',
  'fuelTonnesPerDay',
]
const MEMBERS = (Object.keys(EMPTY_PLAN) as (keyof Plan)[]).filter(
  (member) => !ELSEWHERE.includes(member),
)
const isEmpty = (value: unknown, member: keyof Plan) =>
  JSON.stringify(value) === JSON.stringify(EMPTY_PLAN[member])

test('a condition changes the request, or says why it has no effect', () => {
  const numbers = new Numbers('en-GB')
  fc.assert(
    fc.property(plans, (random) => {
      // A passage that is closed as well as left out is one closure.
      const ends = { from: { portId: 1 }, to: { portId: 2 }, leftOut: [] }
      const plan: Plan = { ...random, ...ends }
      for (const { text, without, isIdle } of conditionsOf(plan, en, numbers)) {
        if (isIdle) expect(text).toContain('no effect')
        else expect(planRequest({ ...plan, ...without })).not.toEqual(planRequest(plan))
      }
      const isIdle = conditionsOf(plan, en, numbers).some((one) => one.isIdle)
      const isLaden = plan.inBallast && plan.vesselType !== null && !isInBallast(plan)
      const isTooEarly = plan.arrival !== null && arrivalWanted(plan) === null
      expect(isIdle).toBe(
        isTooEarly || isLaden || (plan.avoidsShallows && draughtOf(plan) === null),
      )
    }),
    { numRuns: cases(200) },
  )
})

test('a ship without a draught is not what shallow water is too shallow for', () => {
  const all = (changes: Partial<Plan>) =>
    conditionsText({ ...EMPTY_PLAN, avoidsShallows: true, ...changes }, en, new Numbers('en-GB'))
  expect(all({ draughtM: 20 })).toContain('no effect without a ship')
  expect(all({ vesselType: 'bulker' })).toContain('no effect without a draught')
  expect(all({ vesselType: 'bulker', draughtM: 20 })).toContain('for a draught of 20 m')
})

test('legs laden and in ballast are shown with their length and fuel, if the answer has them', () => {
  const leg = (condition: 'laden' | 'ballast', distance_km: number, fuel_tonnes: number | null) =>
    ({ condition, distance_km, fuel_tonnes }) as never
  const text = (conditions: never[]) =>
    loadingText({ conditions }, en, {
      lengthText: (km) => `${km} km`,
      massText: (t) => `${t} t`,
    })
  expect(text([leg('ballast', 900, 80), leg('laden', 200, null)])).toBe(
    'In ballast 900 km, 80 t of fuel; laden 200 km',
  )
  expect(text([])).toBeNull()
})

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
        // Winds are those of a departure.
        fc.pre(plan.departure !== null || member !== 'winds')
        expect(textOf({ ...plan, [member]: EMPTY_PLAN[member] })).not.toBe(textOf(plan))
        const all = conditionsOf(plan, texts, numbers)
        const texted = all.map(({ text }) => text)
        expect(texted.filter((text) => /undefined|null|NaN|\{\w/.test(text))).toEqual([])
        const { without } = all[all.length - 1]!
        expect(conditionsOf({ ...plan, ...without }, texts, numbers)).toHaveLength(all.length - 1)
      }),
      { numRuns: cases(200) },
    )
  })
})
