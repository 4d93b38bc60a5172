import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readMoment } from '../../src/contract/read-moment.js'
import { zonedTime } from '../../src/contract/zoned-time.js'
import { readMoment as readOption } from '../../src/tables/text/moments.js'
import { cases } from '../support/cases.js'

const isoOf = (text: string) => new Date(readMoment(text, '#')).toISOString()

describe('a time in a named zone', () => {
  test.each([
    ['2026-12-01T06:00[Europe/Amsterdam]', '2026-12-01T05:00:00.000Z'],
    ['2026-07-01T06:00:30[Europe/Amsterdam]', '2026-07-01T04:00:30.000Z'],
    ['2026-12-01 06:00 Asia/Kolkata', '2026-12-01T00:30:00.000Z'],
    ['2026-12-01T06:00[America/Argentina/Buenos_Aires]', '2026-12-01T09:00:00.000Z'],
    ['2026-12-01T06:00[UTC]', '2026-12-01T06:00:00.000Z'],
    ['2026-10-25T02:30+02:00[Europe/Amsterdam]', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25T02:30+01:00[Europe/Amsterdam]', '2026-10-25T01:30:00.000Z'],
    ['2026-12-01T06:00Z[Europe/Amsterdam]', '2026-12-01T06:00:00.000Z'],
    // On the day before and after a change of the clocks.
    ['2026-03-29T01:59[Europe/Amsterdam]', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29T03:00[Europe/Amsterdam]', '2026-03-29T01:00:00.000Z'],
  ])('%s is %s', (text, iso) => {
    expect(isoOf(text)).toBe(iso)
    expect(readOption(text)).toBe(Date.parse(iso))
  })

  test.each([
    ['2026-03-29T02:30[Europe/Amsterdam]', 'is skipped when the clocks of Europe/Amsterdam change'],
    ['2026-10-25T02:30[Europe/Amsterdam]', 'comes twice'],
    ['2026-12-01T06:00[Europe/Amsterdan]', 'unknown time zone, Europe/Amsterdan'],
    ['2026-12-01T06:00+05:00[Europe/Amsterdam]', 'has the offset +05:00, but'],
    ['2026-02-30T06:00[Europe/Amsterdam]', 'There is no 2026-02-30'],
  ])('%s is refused: %s', (text, words) => {
    expect(() => readMoment(text, '#/depart_at')).toThrow(words)
  })

  test('is the moment that the clocks of the zone show as this time', () => {
    const zones = Intl.supportedValuesOf('timeZone')
    const minute = fc.integer({ min: Date.UTC(1975, 0) / 60_000, max: Date.UTC(2099, 0) / 60_000 })
    fc.assert(
      fc.property(minute, fc.constantFrom(...zones), (at, timeZone) => {
        const ms = at * 60_000
        // Swedish writes the form of ISO 8601.
        const shown = new Intl.DateTimeFormat('sv-SE', {
          ...{ timeZone, dateStyle: 'short', timeStyle: 'medium' },
        }).format(ms)
        const found = zonedTime(`${shown.replace(' ', 'T')}[${timeZone}]`)!
        if ('fault' in found) expect(found.fault).toContain('comes twice')
        else expect(found.ms).toBe(ms)
      }),
      { seed: 20261129, numRuns: cases(3000) },
    )
  })
})
