import { expect, test, vi } from 'vitest'
import { Numbers } from '../../web/format/numbers.js'
import { EMPTY_PLAN, type Plan } from '../../web/plan/plan.js'
import { en } from '../../web/texts/en.js'

// The names of ports come from the state of the page.
vi.mock('../../web/plan/place-name.js', () => ({ placeName: () => 'Port' }))
const { MOST_LETTERS, suggestedName } = await import('../../web/plans/suggested-name.js')

const PLAN: Plan = { ...EMPTY_PLAN, from: { portId: 1 }, to: { portId: 2 } }
const nameOf = (plan: Plan, more: readonly string[] = []) =>
  suggestedName(plan, more, en, new Numbers('en-GB'))

test('a kept plan is named by its conditions, without its dates, which stand below', () => {
  const dated = { ...PLAN, departure: '2027-01-20T00:00', arrival: '2027-02-14T00:00' }
  const name = nameOf({ ...dated, closed: ['suez'] }, ['+9.1 d'])
  expect(name).toBe(`${nameOf(PLAN)}, Suez Canal closed, +9.1 d`)
  expect(nameOf(dated)).toBe(nameOf(PLAN))
})

test('a name that would be too long ends with a whole condition', () => {
  const closed = ['suez', 'panama', 'gibraltar', 'kiel', 'malacca', 'dover', 'bosporus'] as const
  const name = nameOf({ ...PLAN, closed })
  expect(name.length).toBeLessThanOrEqual(MOST_LETTERS)
  expect(name).toMatch(/ closed$/)
  expect(nameOf(PLAN, ['x'.repeat(MOST_LETTERS)])).toBe(nameOf(PLAN))
})
