import { expect, test } from 'vitest'
import { Numbers } from '../../web/format/numbers.js'

test('a day has its year if another one is nearer', () => {
  const now = new Date('2026-11-27T12:00:00Z')
  const [near, far] = [new Date('2027-01-05T08:00:00Z'), new Date('2036-12-26T03:38:00Z')]
  const [english, german] = [new Numbers('en-GB'), new Numbers('de-DE')]
  expect([english.day(near, now), english.day(far, now)]).toEqual(['Tue 5 Jan', '26 Dec 2036'])
  expect([english.shortDay(near, now), english.shortDay(far, now)]).toEqual([
    '5 Jan',
    '26 Dec 2036',
  ])
  expect(german.day(far, now)).toBe('26. Dez. 2036')
})
