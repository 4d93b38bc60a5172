import { expect, test } from 'vitest'
import { arrivalText, momentText } from '../../../src/tables/text/moments.js'

test('an arrival as text is a moment, or a window of which either end may be left out', () => {
  expect(arrivalText('2026-12-24')).toBe(momentText('2026-12-24'))
  expect(arrivalText('2026-12-22..2026-12-24T12:00Z')).toEqual({
    earliest: '2026-12-22',
    latest: momentText('2026-12-24T12:00Z'),
  })
  expect(arrivalText('2026-12-22 ..')).toEqual({ earliest: '2026-12-22' })
  expect(arrivalText('.. 2026-12-24')).toEqual({ latest: '2026-12-24' })
  expect(arrivalText('..')).toEqual({})
  expect(() => arrivalText('2026-12-22..tomorrow')).toThrow()
})
