import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inMonth, inWinds, isWholeMonth, windsOf } from '../../web/plan/in-winds.js'
import { EMPTY_PLAN, type Plan } from '../../web/plan/plan.js'
import type { RouteAnswer } from '../../web/plan/route-answer.js'

const NOW = new Date('2026-11-30T10:00Z')
const JANUARY: Plan = { ...EMPTY_PLAN, ...inMonth(0, NOW) }
const row = (month: number, mean: number) => ({
  month,
  speed_loss_percent: 4,
  duration_hours: { mean, p10: mean - 10, p90: mean + 20 },
  fuel_tonnes: null,
})
const event = (kind: string, stop: number | null, hours: number, km: number) => ({
  kind,
  stop,
  hours,
  time: new Date(Date.UTC(2027, 0, 15, hours)).toISOString(),
  distance_km: km,
})
/** A hundred hours, a day in port, and a hundred hours. */
const CALM = {
  distance_km: 4000,
  duration_hours: 224,
  speed_kmh: 20,
  passages: [],
  alternatives: [{ distance_km: 5000 }],
  emissions: {
    fuel_tonnes: 220,
    co2e_ttw_tonnes: 660,
    co2e_wtt_tonnes: 110,
    co2e_wtw_tonnes: 770,
    fuels: [{ fuel_type: 'VLSFO', tonnes: 200 }],
  },
  inPort: [
    { stop: 1, fuel_tonnes: 20, co2e_ttw_tonnes: 60, co2e_wtt_tonnes: 10, co2e_wtw_tonnes: 70 },
  ],
  timeline: [
    event('departure', 0, 0, 0),
    event('arrival', 1, 100, 2000),
    event('departure', 1, 124, 2000),
    event('arrival', 2, 224, 4000),
  ],
  wind: {
    departure: row(1, 234),
    months: Array.from({ length: 12 }, (_, i) => row(i + 1, 230 + i)),
    known_percent: 100,
    source: 'COADS',
  },
} as unknown as RouteAnswer

describe('the winds of a departure', () => {
  test('count with a departure, and a month is its middle, the next one from now', () => {
    expect(inMonth(0, NOW)).toEqual({
      winds: true,
      departure: '2027-01-15T00:00',
      arrival: null,
    })
    expect(inMonth(11, NOW).departure).toBe('2026-12-15T00:00')
    expect(windsOf(JANUARY)).toBe(0)
    expect(windsOf({ ...JANUARY, departure: null })).toBeNull()
    expect(isWholeMonth(JANUARY)).toBe(true)
    expect(isWholeMonth({ departure: '2027-01-15T08:00' })).toBe(false)
  })

  test('lengthen the time at sea and its fuel, and no stay', () => {
    const {
      timeline,
      emissions,
      duration_hours,
      inWinds: kept,
      alternatives,
    } = inWinds(CALM, JANUARY)
    expect(duration_hours).toBe(234)
    expect(timeline!.map(({ hours }) => hours)).toEqual([0, 105, 129, 234])
    expect(timeline!.at(-1)!.time).toBe('2027-01-24T18:00:00.000Z')
    expect(emissions!.fuel_tonnes).toBeCloseTo(20 + 200 * 1.05)
    expect(emissions!.co2e_wtw_tonnes).toBeCloseTo(70 + 700 * 1.05)
    expect(emissions!.fuels[0]!.tonnes).toBeCloseTo(210)
    expect(kept).toMatchObject({ calmHours: 224, calmKmh: 20, knownPercent: 100 })
    // The winds of another way are not known.
    expect(alternatives).toEqual([])
  })

  test('lengthen no wait, which is a figure of its own, but take from it', () => {
    const timeline = [
      ...CALM.timeline!.slice(0, -1),
      event('waiting', 2, 224, 4000),
      event('arrival', 2, 260, 4000),
    ]
    const departure = { ...row(1, 260), fuel_tonnes: { mean: 210, p10: 208, p90: 214 } }
    const wind = { ...CALM.wind!, departure }
    const waiting = { ...CALM, timeline, wind, wait_hours: 36 } as unknown as RouteAnswer
    const answer = inWinds(waiting, JANUARY)
    expect(answer.duration_hours).toBeCloseTo(24 + 200 * 1.05)
    expect(answer.wait_hours).toBeCloseTo(26)
    expect(answer.timeline!.map(({ hours }) => Math.round(hours))).toEqual([0, 105, 129, 234, 260])
    expect(answer.emissions!.fuel_tonnes).toBeCloseTo(20 + 210)
    expect(answer.inWinds).toMatchObject({ calmHours: 224 })
    // As the months are, with their spread.
    expect(answer.inWinds!.departure.duration_hours).toMatchObject({ p10: 224, p90: 254 })
    // Without a ship, the loss of speed says it.
    const { emissions: _, ...bare } = waiting
    const lost = { ...wind, departure: { ...departure, fuel_tonnes: null } }
    const { duration_hours } = inWinds({ ...bare, wind: lost } as RouteAnswer, JANUARY)
    expect(duration_hours).toBeCloseTo(24 + 200 / 0.96)
  })

  test('take from what the ship burns at anchor as they do from its wait', () => {
    const timeline = [
      ...CALM.timeline!.slice(0, -1),
      event('waiting', 2, 224, 4000),
      event('arrival', 2, 260, 4000),
    ]
    const departure = { ...row(1, 260), fuel_tonnes: { mean: 210, p10: 208, p90: 214 } }
    const atAnchor = {
      ...{ stop: 2, fuel_tonnes: 3.6, co2e_ttw_tonnes: 10.8, co2e_wtt_tonnes: 1.8 },
      ...{ co2e_wtw_tonnes: 12.6, fuels: [{ fuel_type: 'MGO', tonnes: 3.6 }] },
    }
    const inPort = [...CALM.inPort!, atAnchor]
    const emissions = { ...CALM.emissions!, fuel_tonnes: 223.6 }
    const waiting = { ...CALM, timeline, emissions, inPort, wind: { ...CALM.wind!, departure } }
    const answer = inWinds({ ...waiting, wait_hours: 36 } as unknown as RouteAnswer, JANUARY)
    expect(answer.wait_hours).toBeCloseTo(26)
    expect(answer.inPort![1]).toMatchObject({ fuel_tonnes: expect.closeTo(2.6) })
    expect(answer.inPort![1]!.fuels[0]!.tonnes).toBeCloseTo(2.6)
    expect(answer.inPort![0]!.fuel_tonnes).toBe(20)
    expect(answer.emissions!.fuel_tonnes).toBeCloseTo(20 + 210 + 2.6)
  })

  test('may use a wait up', () => {
    const timeline = [
      ...CALM.timeline!.slice(0, -1),
      event('waiting', 2, 224, 4000),
      event('arrival', 2, 226, 4000),
    ]
    const departure = { ...row(1, 234), fuel_tonnes: { mean: 210, p10: 208, p90: 214 } }
    const wind = { ...CALM.wind!, departure }
    const answer = inWinds({ ...CALM, timeline, wind, wait_hours: 2 } as RouteAnswer, JANUARY)
    expect(answer.wait_hours).toBe(0)
    expect(answer.timeline!.map(({ kind }) => kind)).not.toContain('waiting')
    expect(answer.timeline!.at(-1)!.hours).toBeCloseTo(234)
  })

  test('change nothing of a plan in calm water, or of an answer without them', () => {
    expect(inWinds(CALM, { ...JANUARY, winds: false })).toBe(CALM)
    const { wind: _, ...without } = CALM
    expect(inWinds(without, JANUARY)).toBe(without)
  })

  test('keep the events in their order, whatever they are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(224), { maxLength: 6 }),
        fc.integer({ min: 224, max: 400 }),
        (hours, mean) => {
          const between = hours.map((at) => event('passage_in', null, at, at * 10))
          const timeline = [...CALM.timeline!, ...between].toSorted((a, b) => a.hours - b.hours)
          const wind = { ...CALM.wind!, departure: row(1, mean) }
          const moved = inWinds({ ...CALM, timeline, wind } as RouteAnswer, JANUARY).timeline!
          const all = moved.map((one) => one.hours)
          expect(all).toEqual(all.toSorted((a, b) => a - b))
          expect(all.at(-1)).toBeCloseTo(mean)
        },
      ),
    )
  })
})
