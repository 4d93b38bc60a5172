import { expect, test } from 'vitest'
import { Problem } from '../../src/contract/problems/problem.js'
import { readMoment } from '../../src/contract/read-moment.js'

const faultOf = (text: string) => {
  try {
    readMoment(text, '#/depart_at')
  } catch (problem) {
    return (problem as Problem).message
  }
  return 'none'
}

test.each([
  ['2026-12-31T23:59', '; for UTC write 2026-12-31T23:59Z'],
  ['2026-12-31T23:59 02:00', '; write + as %2B in a URL'],
  ['2016-12-31T23:59:60Z', 'got "2016-12-31T23:59:60Z"'],
  ['1899-12-31', 'from 1900 to 2199'],
  ['2026-02-29T08:00Z', 'the month ends with 2026-02-28'],
])('the fault of %s names the remedy', (text, remedy) => {
  expect(faultOf(text)).toContain(remedy)
})

test('a moment is a day or a time with a zone', () => {
  expect(readMoment('2026-12-01', '#')).toBe(Date.UTC(2026, 11, 1))
  expect(readMoment('2026-12-01T08:00+02:00', '#')).toBe(Date.UTC(2026, 11, 1, 6))
  expect(() => readMoment('2026-12-01T08:00', '#')).toThrow(Problem)
})
