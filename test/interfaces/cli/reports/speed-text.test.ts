import { describe, expect, test } from 'vitest'
import { speedText } from '../../../../src/interfaces/cli/reports/report.js'

const SPED = { speed_kn: 25.6, speed_kmh: 47.41, speed_source: 'arrive_at' } as const

describe('a speed in a report', () => {
  test('keeps the wanted arrival', () => {
    expect(speedText(SPED, [])).toBe('25.6 kn (47.4 km/h, which keeps the arrival)')
  })

  test.each(['arrives_late', 'arrives_early'])('is said not to, with the warning %s', (code) => {
    expect(speedText(SPED, [{ code }])).toBe('25.6 kn (47.4 km/h, the nearest that it sails)')
  })
})
