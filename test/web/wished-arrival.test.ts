import { expect, test } from 'vitest'
import { fateOf, wishedArrival } from '../../web/plan/wished-arrival.js'

const NOW = new Date('2026-11-30T12:00Z')
const DAY_HOURS = 24
const wish = (arrival: string, before: string | null, days = 10) =>
  wishedArrival(arrival, days * DAY_HOURS, before, NOW)

test('a wished arrival moves a given departure, or sets the first one, and says which', () => {
  const set = wish('2026-12-20T08:00', null)
  expect(set.departure).toBe('2026-12-10T08:00')
  expect(fateOf(set, set, set.departure, set.arrival)).toBe('set')
  const moved = wish('2026-12-20T08:00', '2026-12-05T00:00')
  expect(fateOf(moved, moved, moved.departure, '2026-12-20T07:59')).toBe('moved')
  const same = wish('2026-12-20T08:00', '2026-12-10T08:00')
  expect(fateOf(same, same, same.departure, same.arrival)).toBeNull()
})

test('no ship that has not left yet keeps an arrival sooner than the voyage takes', () => {
  const early = wish('2026-12-05T08:00', '2026-12-05T00:00')
  expect(early.departure).toBe('2026-11-25T08:00')
  expect(fateOf(early, early, early.before, '2026-12-15T00:00')).toBe('impossible')
  expect(fateOf(early, early, null, null)).toBe('impossible')
  // Twice as fast, it could.
  const fast = wish('2026-12-05T08:00', '2026-12-05T00:00', 4)
  expect(fateOf(early, fast, early.before, '2026-12-09T00:00')).toBe('late')
  // One of the past is a report of what was.
  expect(wish('2026-11-05T08:00', null).isPossible).toBe(true)
})

test('a wish is remembered when winds, speed or departure of the plan change', () => {
  const moved = wish('2026-12-20T08:00', '2026-12-05T00:00')
  const slow = wish('2026-12-20T08:00', '2026-12-05T00:00', 11)
  expect(fateOf(moved, slow, moved.departure, '2026-12-21T08:00')).toBe('late')
  expect(fateOf(moved, moved, '2026-12-11T00:00', '2026-12-21T00:00')).toBe('late')
  expect(fateOf(moved, moved, '2026-12-09T00:00', '2026-12-19T00:00')).toBeNull()
})
