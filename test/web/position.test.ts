import { describe, expect, test } from 'vitest'
import { parsePosition } from '../../src/engine/geo/parse-position.js'
import { writePosition } from '../../web/format/position.js'

describe('a position in words', () => {
  test('is read again as written, to a tenth of a minute', () => {
    const [lon, lat] = parsePosition(writePosition([-70.66, -33.456]))!
    expect(lon).toBeCloseTo(-70.66, 2)
    expect(lat).toBeCloseTo(-33.456, 2)
  })

  test('never shows sixty minutes', () => {
    expect(writePosition([9.99999, 0])).toBe('0°00.0′N 10°00.0′E')
  })
})
