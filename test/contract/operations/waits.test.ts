import { describe, expect, test } from 'vitest'
import { call } from '../../../src/contract/operations/operation.js'
import { route } from '../../../src/contract/operations/route.js'
import { voyage } from '../../../src/contract/operations/voyage.js'
import { planVoyage } from '../../../src/planning/voyage/plan-voyage.js'
import { weatherHull } from '../../../src/planning/weather/hull.js'
import { voyageInField } from '../../../src/planning/weather/weather-field.js'
import { FakeRouter } from '../../support/fake-router.js'
import { tables } from '../../support/tables.js'
import { operationTools } from './operation-tools.js'

const { tools } = operationTools()
const DEPART = '2026-12-01T06:00:00Z'
const OPENS = '2026-12-20T06:00:00.000Z'
const laycan = { earliest: OPENS }
const VESSEL = { type: 'container', size_class: 'panamax' } as const
/** Hours from the departure to the opening of the window. */
const UNTIL = 19 * 24

const asked = {
  depart_at: DEPART,
  speed_kn: 18,
  vessel: VESSEL,
  stops: [
    { unlocode: 'NLRTM' },
    { unlocode: 'ESALG', stay_hours: 24, arrive_at: laycan },
    { unlocode: 'SGSIN' },
  ],
}

describe('a ship that reaches a port before its window', () => {
  test('waits there in the timeline, the calls, the totals and the fuel at anchor', async () => {
    const timed = await call(voyage, asked, tools)
    const stops = asked.stops.map(({ arrive_at: _, ...stop }) => stop)
    const free = await call(voyage, { ...asked, stops }, tools)
    const wait = UNTIL - free.calls[1]!.arrival!.hours
    expect(wait).toBeGreaterThan(48)
    const [, at, last] = timed.calls
    expect(at!.arrival!.time).toBe(OPENS)
    expect(at!.wait_hours).toBeCloseTo(wait, 6)
    expect(last!.arrival!.hours).toBeCloseTo(free.calls[2]!.arrival!.hours + wait, 6)
    expect(timed.totals.wait_hours).toBeCloseTo(wait, 6)
    expect(timed.totals.duration_hours).toBeCloseTo(free.totals.duration_hours + wait, 6)
    expect(timed.totals.duration_hours).toBeCloseTo(last!.arrival!.hours, 6)
    const waiting = timed.events.filter(({ kind }) => kind === 'waiting')
    expect(waiting).toMatchObject([{ stop: 1, leg: 0, hours: free.calls[1]!.arrival!.hours }])
    expect(timed.events.map(({ hours }) => hours)).toEqual(
      timed.events.map(({ hours }) => hours).toSorted((a, b) => a - b),
    )
    expect(timed.legs[0]).toMatchObject({ arrive_at: OPENS, wait_hours: at!.wait_hours })
    // The same fuel at sea; at anchor, that of its hours.
    expect(timed.totals.fuel_tonnes).toBe(free.totals.fuel_tonnes)
    const hourly = (one: typeof timed, hours: number) => one.totals.port_fuel_tonnes! / hours
    const moored = await call(
      voyage,
      {
        ...asked,
        stops: stops.with(1, {
          ...stops[1]!,
          stay_hours: 24 + wait,
          ...{ port_fuel: { anchorage_hours: wait } },
        }),
      },
      tools,
    )
    expect(hourly(timed, 24 + wait)).toBeCloseTo(hourly(moored, 24 + wait), 6)
  })

  test('arrives when it opens at a route too, whose time under way stays', async () => {
    const ends = { origin: { unlocode: 'NLRTM' }, destination: { unlocode: 'ESALG' } }
    const body = { ...ends, depart_at: DEPART, speed_kn: 18 }
    const free = await call(route, body, tools)
    const timed = await call(route, { ...body, arrive_at: laycan }, tools)
    expect(timed).toMatchObject({ arrive_at: OPENS, duration_hours: free.duration_hours })
    expect(timed.wait_hours).toBeCloseTo(UNTIL - free.duration_hours, 6)
    expect(free).not.toHaveProperty('wait_hours')
  })

  describe('at a route', () => {
    const ends = { origin: { unlocode: 'NLRTM' }, destination: { unlocode: 'ESALG' } }
    const body = {
      ...ends,
      depart_at: DEPART,
      speed_kn: 18,
      vessel: VESSEL,
      fuel_price_usd_per_tonne: 600,
    }
    const asVoyage = {
      ...asked,
      stops: [asked.stops[0]!, { unlocode: 'ESALG', arrive_at: laycan }],
    }
    const SUMS = [
      'fuel_tonnes',
      'co2e_ttw_tonnes',
      'co2e_wtt_tonnes',
      'co2e_wtw_tonnes',
      'cost_usd',
    ] as const

    test('burns in the sums of the route what it burns in those of the voyage', async () => {
      const free = (await call(route, body, tools)).emissions!
      const timed = (await call(route, { ...body, arrive_at: laycan }, tools)).emissions!
      const whole = await call(voyage, { ...asVoyage, fuel_price_usd_per_tonne: 600 }, tools)
      const atAnchor = whole.calls[1]!.emissions!
      expect(timed.waiting).toEqual(atAnchor)
      expect(free).not.toHaveProperty('waiting')
      for (const sum of SUMS) {
        expect(timed[sum]).toBeCloseTo(free[sum]! + atAnchor[sum]!, 6)
        expect(atAnchor[sum]).toBeGreaterThan(0)
      }
      expect(timed.fuels).toEqual(free.fuels)
      const codes = timed.assumption_codes.map(({ code }) => code)
      expect(codes).toContain('sea_and_wait')
      expect(codes).not.toContain('sea_passage_only')
    })

    test('burns at anchor what the request states, at its own hours', async () => {
      const vessel = { ...VESSEL, anchor_fuel_tonnes_per_day: 4.8 }
      const timed = await call(route, { ...body, vessel, arrive_at: laycan }, tools)
      const waiting = timed.emissions!.waiting!
      expect(waiting.fuel_tonnes).toBeCloseTo((4.8 / 24) * timed.wait_hours!, 3)
      expect(waiting.assumption_codes.map(({ code }) => code)).toContain('anchor_fuel_given')
      expect(timed.emissions!.cost_usd).toBeCloseTo(600 * timed.emissions!.fuel_tonnes, 6)
    })

    test('waits at the end of an alternative until the same hour, and burns accordingly', async () => {
      const suez = { origin: { unlocode: 'NLRTM' }, destination: { unlocode: 'SGSIN' } }
      const late = { earliest: '2027-03-01T00:00:00Z' }
      const question = { ...body, ...suez, alternatives: 1, arrive_at: late }
      const timed = await call(route, question, tools)
      const [other] = timed.alternatives!
      const free = await call(route, { ...question, arrive_at: undefined }, tools)
      const atAnchor = timed.emissions!.waiting!.fuel_tonnes / timed.wait_hours!
      const longer = other!.duration_hours - timed.duration_hours
      expect(Math.abs(longer)).toBeGreaterThan(1)
      const waits = atAnchor * (timed.wait_hours! - longer)
      expect(other!.emissions!.fuel_tonnes).toBeCloseTo(
        free.alternatives![0]!.emissions!.fuel_tonnes + waits,
        1,
      )
    })

    test('has in a table of speeds, at its own, the fuel of the answer', async () => {
      const timed = await call(
        route,
        { ...body, arrive_at: laycan, speed_table_kn: [12, 18] },
        tools,
      )
      const [slow, same] = timed.speed_table!
      expect(same!.fuel_tonnes).toBeCloseTo(timed.emissions!.fuel_tonnes, 3)
      expect(same!.cost_usd).toBeCloseTo(timed.emissions!.cost_usd!, 0)
      const alone = await call(route, { ...body, speed_kn: 12, arrive_at: laycan }, tools)
      expect(slow!.fuel_tonnes).toBeCloseTo(alone.emissions!.fuel_tonnes, 3)
    })
  })

  test('waits as long in a table of speeds, each by its own speed', async () => {
    const speed_table_kn = [10, 18]
    const { speed_table, calls } = await call(voyage, { ...asked, speed_table_kn }, tools)
    expect(speed_table![1]!.duration_hours).toBeCloseTo(calls[2]!.arrival!.hours, 6)
    const slow = await call(voyage, { ...asked, speed_kn: 10 }, tools)
    expect(speed_table![0]!.duration_hours).toBeCloseTo(slow.totals.duration_hours, 6)
  })

  test('is as late in the best order as in the same order given', async () => {
    const order = 'best' as const
    const stops = asked.stops.toSpliced(2, 0, { unlocode: 'EGPSD', stay_hours: 12 } as never)
    const best = await call(voyage, { ...asked, stops, order }, tools)
    const given = best.order!.stops.map((stop) => stops[stop]!)
    const same = await call(voyage, { ...asked, stops: given }, tools)
    expect(best.totals.duration_hours).toBe(same.totals.duration_hours)
    expect(best.totals.wait_hours).toBe(same.totals.wait_hours)
    expect(best.totals.wait_hours).toBeGreaterThan(0)
  })

  test('is not late by weather that its wait is longer than', () => {
    const planned = planVoyage(
      {
        departureMs: Date.parse(DEPART),
        date: DEPART.slice(0, 10),
        speedKmh: 33,
        stops: [
          { place: { unlocode: 'NLRTM' } },
          { place: { unlocode: 'ESALG' }, arriveAt: { earliestMs: Date.parse(OPENS) } },
        ],
      },
      { ...tables, router: new FakeRouter(tables.ports) },
    )
    const slow = { source: 'a current from ahead', at: () => ({ current: [0, 0.5] as const }) }
    const hull = weatherHull(undefined, tables.closureTables.vesselClasses)
    const { hours, factor } = voyageInField(planned, Date.parse(DEPART), slow, () => hull)
    expect(factor).toBeGreaterThan(1.01)
    expect(hours).toBeCloseTo(UNTIL, 6)
  })

  test.each([laycan, OPENS])('is refused in a passage, where none waits: %j', async (arrive_at) => {
    const stops = [asked.stops[0], { passage: 'suez', arrive_at }, asked.stops[2]]
    await expect(call(voyage, { ...asked, stops } as never, tools)).rejects.toMatchObject({
      members: {
        errors: [
          { pointer: '#/stops/1/arrive_at', detail: expect.stringContaining('stop before') },
        ],
      },
    })
  })

  test('may have a last day in a passage', async () => {
    const suez = { passage: 'suez', arrive_at: { latest: '2027-03-01' } }
    const stops = [...asked.stops.slice(0, 2), suez, asked.stops[2]!]
    await expect(call(voyage, { ...asked, stops } as never, tools)).resolves.toBeDefined()
  })
})
