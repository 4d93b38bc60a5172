import { describe, expect, test } from 'vitest'
import { parsePosition, writePosition } from '../../web/format/position.js'

describe('a position in words', () => {
  test.each([
    ['51.98, 4.05', [4.05, 51.98]],
    ['-33.9 18.4', [18.4, -33.9]],
    ['33.9S, 18.4E', [18.4, -33.9]],
    ['18.4E 33.9S', [18.4, -33.9]],
    ["51°58.8'N 004°03'E", [4.05, 51.98]],
    ['0, -180', [-180, 0]],
    ['51,98; 4,05', [4.05, 51.98]],
    ['-33,9 18,4', [18.4, -33.9]],
    [`51°58'48"N 004°03'00"E`, [4.05, 51.98]],
    ['5158.8N 00403E', [4.05, 51.98]],
  ])('%s is read latitude first, unless its letters say otherwise', (text, [lon, lat]) => {
    const position = parsePosition(text)!
    expect(position[0]).toBeCloseTo(lon!, 9)
    expect(position[1]).toBeCloseTo(lat!, 9)
  })

  test.each(['Rotterdam', '91, 0', '0, 181', '51.98', '1N 2N', ''])(
    '%s is not a position',
    (text) => {
      expect(parsePosition(text)).toBeNull()
    },
  )

  test('is read again as written, to a tenth of a minute', () => {
    const [lon, lat] = parsePosition(writePosition([-70.66, -33.456]))!
    expect(lon).toBeCloseTo(-70.66, 2)
    expect(lat).toBeCloseTo(-33.456, 2)
  })

  test('never shows sixty minutes', () => {
    expect(writePosition([9.99999, 0])).toBe('0°00.0′N 10°00.0′E')
  })
})
