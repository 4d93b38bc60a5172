import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MS_PER_HOUR } from '../../../src/base/utc.js'
import { KM_PER_NM } from '../../../src/engine/geo/distance.js'
import { InvalidVoyageError } from '../../../src/planning/errors.js'
import { SPEED_RANGE_KMH } from '../../../src/planning/ship/speed-limits.js'
import { speedRangeOf } from '../../../src/planning/ship/speed-range.js'
import { planVoyage } from '../../../src/planning/voyage/plan-voyage.js'
import type { Stop, Voyage } from '../../../src/planning/voyage/voyage.js'
import { cases } from '../../support/cases.js'
import { FakeRouter } from '../../support/fake-router.js'
import { tables } from '../../support/tables.js'

const sea = { ...tables, router: new FakeRouter(tables.ports) }
const classes = tables.closureTables.vesselClasses
const DEPARTURE = Date.parse('2026-12-01T06:00:00Z')
const [ROTTERDAM, ALGECIRAS, SINGAPORE] = [
  { unlocode: 'NLRTM' },
  { unlocode: 'ESALG' },
  { unlocode: 'SGSIN' },
]
const PANAMAX = { type: 'container', sizeClass: 'panamax' } as const
const at = (hours: number) => {
  return { earliestMs: DEPARTURE + hours * MS_PER_HOUR, latestMs: DEPARTURE + hours * MS_PER_HOUR }
}

const plan = (stops: readonly Stop[], options: Partial<Voyage> = {}) =>
  planVoyage({ stops, date: '2026-12-01', departureMs: DEPARTURE, ...options }, sea)
const arrivals = (planned: ReturnType<typeof plan>) =>
  planned.calls.slice(1).map(({ arrival }) => arrival!.timeMs!)
const codes = (planned: ReturnType<typeof plan>) =>
  planned.warnings.filter(({ code }) => code.startsWith('arriv')).map(({ code }) => code)

describe('a wanted arrival', () => {
  test('is kept to the second in 200 random voyages, and by the same voyage at the answered speeds', () => {
    const position = fc.tuple(
      fc.integer({ min: -170, max: 170 }),
      fc.integer({ min: -55, max: 55 }),
    )
    const share = fc.integer({ min: 1, max: 19 }).map((parts) => parts / 20)
    const stop = fc.record({
      place: position.map((one) => ({ position: one })),
      stayHours: fc.integer({ min: 0, max: 72 }),
      share: fc.option(share),
    })
    const voyages = fc.record({
      stops: fc.array(stop, { minLength: 2, maxLength: 6 }),
      last: share,
      vessel: fc.constantFrom(
        undefined,
        PANAMAX,
        { type: 'tanker' } as const,
        { type: 'bulker', capacity: 61_000 } as const,
      ),
    })
    let kept = 0
    fc.assert(
      fc.property(voyages, ({ stops: asked, last, vessel }) => {
        const places = asked.map(({ place, stayHours }, index): Stop => {
          const isEnd = index === 0 || index === asked.length - 1
          return { place, ...(!isEnd && { stayHours }) }
        })
        const range = speedRangeOf(vessel, classes)
        const [fastest, slowest] = [range.max, range.min].map((speedKmh) =>
          arrivals(plan(places, { vessel, speedKmh })),
        )
        // Each is wanted between what the range allows after the one before it.
        let [beforeMs, fromFast, fromSlow] = [DEPARTURE, DEPARTURE, DEPARTURE]
        const stops = places.map((one, index): Stop => {
          const share = index === places.length - 1 ? last : asked[index]!.share
          if (index === 0 || share === null) return one
          const [fast, slow] = [fastest![index - 1]! - fromFast, slowest![index - 1]! - fromSlow]
          if (slow - fast < MS_PER_HOUR) return one
          const ms = beforeMs + fast + share * Math.min(slow - fast, 400 * MS_PER_HOUR)
          ;[beforeMs, fromFast, fromSlow] = [ms, fastest![index - 1]!, slowest![index - 1]!]
          return { ...one, arriveAt: { earliestMs: ms, latestMs: ms } }
        })
        const planned = plan(stops, { vessel })
        expect(codes(planned)).toEqual([])
        for (const [index, { arriveAt }] of stops.entries()) {
          if (arriveAt === undefined) continue
          const arrivalMs = arrivals(planned)[index - 1]!
          expect(Math.abs(arrivalMs - arriveAt.latestMs!)).toBeLessThan(1000)
          kept++
        }
        const speedKmh = planned.plannedLegs.map((leg) => leg.speedKmh)
        expect(arrivals(plan(places, { vessel, speedKmh }))).toEqual(arrivals(planned))
        for (const speed of speedKmh) {
          expect(speed).toBeGreaterThanOrEqual(range.min)
          expect(speed).toBeLessThanOrEqual(range.max)
        }
      }),
      { seed: 20261129, numRuns: cases(200) },
    )
    expect(kept).toBeGreaterThanOrEqual(cases(200))
  })

  test('leaves time for the stay at a call before it', () => {
    const [without, withStay] = [0, 48].map((stayHours) =>
      plan([
        { place: ROTTERDAM },
        { place: ALGECIRAS, stayHours },
        { place: SINGAPORE, arriveAt: at(700) },
      ]),
    )
    expect(arrivals(withStay!).at(-1)).toBeCloseTo(arrivals(without!).at(-1)!, -3)
    expect(withStay!.plannedLegs[0]!.speedKmh).toBeGreaterThan(without!.plannedLegs[0]!.speedKmh)
    expect(withStay!.plannedLegs.map(({ speedSource }) => speedSource)).toEqual([
      'arrive_at',
      'arrive_at',
    ])
  })

  test('leaves the legs behind it at their usual speed', () => {
    const { plannedLegs } = plan([
      { place: ROTTERDAM },
      { place: ALGECIRAS, arriveAt: at(100) },
      { place: SINGAPORE },
    ])
    expect(plannedLegs[1]!.speedSource).toBe('default')
  })

  test('counts the hours in a passage with a speed limit, whose share no speed shortens', () => {
    const { plannedLegs, calls } = plan([
      { place: ROTTERDAM },
      { place: { passage: 'suez' } },
      { place: SINGAPORE, arriveAt: at(400) },
    ])
    expect(plannedLegs.some(({ delayHours }) => delayHours > 0)).toBe(true)
    expect(calls.at(-1)!.arrival!.hours).toBeCloseTo(400, 3)
  })

  test('that no ship of the class can keep is answered with the first arrival at its top speed', () => {
    const planned = plan([{ place: ROTTERDAM }, { place: SINGAPORE, arriveAt: at(100) }], {
      vessel: PANAMAX,
    })
    const top = speedRangeOf(PANAMAX, classes).max
    const [leg] = planned.plannedLegs
    expect(leg!.speedKmh).toBe(top)
    const warning = planned.warnings.find(({ code }) => code === 'arrives_late')!
    expect(warning.field).toBe('stops[1].arriveAt')
    expect(warning.values).toMatchObject({
      reason: 'top_speed',
      hours: Math.round((leg!.hours - 100) * 10) / 10,
      kn: Math.round((top / KM_PER_NM) * 100) / 100,
    })
  })

  test('that is later than the ship can be slow is answered with how long it waits', () => {
    const planned = plan([{ place: ROTTERDAM }, { place: SINGAPORE, arriveAt: at(5000) }], {
      vessel: PANAMAX,
    })
    expect(planned.plannedLegs[0]!.speedKmh).toBe(speedRangeOf(PANAMAX, classes).min)
    expect(codes(planned)).toEqual(['arrives_early'])
  })

  test('has a warning where a daily fuel is of another speed', () => {
    const fuelled = (stops: readonly Stop[]) =>
      plan(stops, { vessel: { ...PANAMAX, fuelTonnesPerDay: 40 } }).warnings.filter(
        ({ code }) => code === 'daily_fuel_of_other_speed',
      )
    const [leg] = plan([{ place: ROTTERDAM }, { place: SINGAPORE, arriveAt: at(700) }], {
      vessel: PANAMAX,
    }).plannedLegs
    const kn = Math.round((leg!.speedKmh / KM_PER_NM) * 100) / 100
    expect(fuelled([{ place: ROTTERDAM }, { place: SINGAPORE, arriveAt: at(700) }])).toMatchObject([
      { field: 'vessel.fuelTonnesPerDay', values: { kn } },
    ])
    expect(fuelled([{ place: ROTTERDAM }, { place: SINGAPORE }])).toEqual([])
  })

  test.each([300, 1500])('does not change a stated speed, and says what it misses', (hours) => {
    const planned = plan([{ place: ROTTERDAM }, { place: SINGAPORE, arriveAt: at(hours) }], {
      speedKmh: 25,
    })
    expect(planned.plannedLegs[0]).toMatchObject({ speedKmh: 25, speedSource: 'request' })
    const [warning] = planned.warnings.filter(({ code }) => code.startsWith('arrives'))
    const { sailingHours, waitHours, hours: inAll } = planned.totals
    const missed = Math.round(Math.abs(sailingHours - hours) * 10) / 10
    expect([inAll, waitHours]).toEqual([
      Math.max(sailingHours, hours),
      Math.max(0, hours - sailingHours),
    ])
    expect(warning!.values).toMatchObject({ hours: missed })
    expect(warning!.values).not.toHaveProperty('reason')
  })

  test('as a window keeps the usual speed if that arrives in it, else goes to its nearest end', () => {
    const usual = plan([{ place: ROTTERDAM }, { place: SINGAPORE }]).totals.hours
    const sailed = (from: number, until: number) =>
      plan([
        { place: ROTTERDAM },
        {
          place: SINGAPORE,
          arriveAt: {
            earliestMs: DEPARTURE + from * MS_PER_HOUR,
            latestMs: DEPARTURE + until * MS_PER_HOUR,
          },
        },
      ])
    const inside = sailed(usual - 10, usual + 10)
    expect(inside.plannedLegs[0]!.speedSource).toBe('default')
    expect(sailed(usual - 50, usual - 20).totals.hours).toBeCloseTo(usual - 20, 3)
    expect(sailed(usual + 20, usual + 50).totals.hours).toBeCloseTo(usual + 20, 3)
  })

  test('has no warning of the seconds that a rounded speed misses in months', () => {
    const usual = plan([{ place: ROTTERDAM }, { place: ALGECIRAS }])
    const km = usual.totals.distanceKm
    for (let speedKmh = 1.6; speedKmh < 1.7; speedKmh += 0.01234567) {
      const ms = DEPARTURE + Math.round(km / speedKmh) * MS_PER_HOUR
      for (const arriveAt of [
        { earliestMs: ms },
        { latestMs: ms + MS_PER_HOUR, earliestMs: ms },
        { latestMs: ms, earliestMs: ms },
      ]) {
        const planned = plan([{ place: ROTTERDAM }, { place: ALGECIRAS, arriveAt }])
        expect(codes(planned)).toEqual([])
        expect(Math.abs(ms - arrivals(planned)[0]!)).toBeLessThan(3000)
      }
    }
  })

  test('has no effect without a departure, and a warning says so', () => {
    const planned = plan([{ place: ROTTERDAM }, { place: SINGAPORE, arriveAt: at(500) }], {
      departureMs: undefined,
    })
    expect(codes(planned)).toEqual(['arrival_without_departure'])
    expect(planned.plannedLegs[0]!.speedSource).toBe('default')
  })

  test.each<[string, readonly (Stop['arriveAt'] | undefined)[], string]>([
    ['at the first stop', [at(1), undefined, undefined], 'departs; leave it out'],
    ['without an end', [undefined, undefined, {}], 'needs earliest, latest or both'],
    ['before the departure', [undefined, undefined, at(-1)], 'after the departure'],
    ['before the one before it', [undefined, at(200), at(100)], 'wanted before it'],
    [
      'whose window is reversed',
      [undefined, undefined, { earliestMs: DEPARTURE + 2, latestMs: DEPARTURE + 1 }],
      'has its earliest time after its latest',
    ],
  ])('%s is refused', (_, wanted, words) => {
    const places = [ROTTERDAM, ALGECIRAS, SINGAPORE]
    const stops = places.map((place, index) => ({ place, arriveAt: wanted[index] }))
    expect(() => plan(stops)).toThrow(InvalidVoyageError)
    expect(() => plan(stops)).toThrow(words)
  })
})

describe('a ship sails between the lowest load of its engine and its top speed:', () => {
  const knots = (vessel: Parameters<typeof speedRangeOf>[0]) => {
    const { min, max } = speedRangeOf(vessel, classes)
    return [min, max].map((kmh) => Number((kmh / KM_PER_NM).toFixed(1)))
  }
  const named = (sizeClass: string) =>
    classes.find((one) => one.type === 'container' && one.sizeClass === sizeClass)!

  test('of its class', () => {
    const { maxSpeedKn } = named('panamax')
    expect(knots(PANAMAX)[1]).toBeCloseTo(maxSpeedKn, 1)
    // 7 % of the power with a sea margin of 15 %, by the cube of the speed.
    expect(knots(PANAMAX)[0]).toBeCloseTo(maxSpeedKn * Math.cbrt(0.07 / 1.15), 1)
  })

  test('of its size, between two classes', () => {
    const [low, high] = ['panamax', 'post_panamax'].map(named)
    const capacity = ((low?.nominalCapacity ?? 0) + (high?.nominalCapacity ?? 0)) / 2
    const [, top] = knots({ type: 'container', capacity })
    expect(top).toBeGreaterThanOrEqual(Math.min(low!.maxSpeedKn, high?.maxSpeedKn ?? 99) - 0.1)
  })

  test('of all classes of its type, if nothing says its size', () => {
    const of = classes.filter(({ type }) => type === 'tanker')
    expect(knots({ type: 'tanker' })[1]).toBeCloseTo(Math.max(...of.map((c) => c.maxSpeedKn)), 1)
  })

  test('and any that a request may state, if it has no type', () => {
    expect(speedRangeOf(undefined, classes)).toEqual(SPEED_RANGE_KMH)
  })
})
