import { expect, test } from 'vitest'
import { EMPTY_PLAN } from '../../web/plan/plan.js'
import { departureFor, fateOf, isStillWished } from '../../web/plan/wished-arrival.js'

const NOW = new Date('2026-11-30T12:00Z')
const DAY_HOURS = 24

test('without a departure, a ship leaves in time for its usual speed', () => {
  const answer = departureFor('2026-12-20T08:00', 10 * DAY_HOURS, NOW)
  expect(answer).toMatchObject({ departure: '2026-12-10T08:00', arrival: null })
})

test('a ship that would have had to leave already leaves now, and its speed is sought', () => {
  expect(departureFor('2026-12-05T08:00', 10 * DAY_HOURS, NOW)).toEqual({
    usual: '2026-11-25T08:00',
    departure: '2026-11-30T12:00',
    arrival: '2026-12-05T08:00',
  })
  // One of the past is a report of what was.
  const past = departureFor('2026-11-05T08:00', 10 * DAY_HOURS, NOW)
  expect(past).toMatchObject({ departure: '2026-10-26T08:00', arrival: null })
})

test('a wanted arrival is kept, missed as a warning says, or without effect before the departure', () => {
  const plan = { ...EMPTY_PLAN, departure: '2026-12-01T00:00', arrival: '2026-12-20T08:00' }
  expect(fateOf(plan, [])).toBe('kept')
  expect(fateOf(plan, [{ code: 'arrives_late' }])).toBe('missed')
  expect(fateOf({ ...plan, departure: null }, [])).toBe('unused')
  expect(fateOf({ ...plan, departure: plan.arrival }, [])).toBe('unused')
  expect(fateOf({ ...plan, arrival: null }, [])).toBeNull()
})

test('a departure is sought until somebody states a date', () => {
  expect(isStillWished({ ...EMPTY_PLAN, closed: ['suez'] }, null)).toBe(true)
  expect(isStillWished({ ...EMPTY_PLAN, departure: '2026-12-01T00:00' }, null)).toBe(false)
  expect(isStillWished({ ...EMPTY_PLAN, arrival: '2026-12-01T00:00' }, null)).toBe(false)
})
