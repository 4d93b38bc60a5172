import { describe, expect, test } from 'vitest'
import { call } from '../../../src/contract/operations/operation.js'
import { voyage } from '../../../src/contract/operations/voyage.js'
import { operationTools } from './operation-tools.js'

const { tools } = operationTools()
const at = (lon: number, more: object = {}) => ({ coordinates: [lon, 0], ...more })
const DEPART = { depart_at: '2026-12-01T00:00:00Z', speed_kn: 20 }
const lonsOf = ({ calls }: Awaited<ReturnType<typeof plan>>) =>
  calls.map(({ requested }) => requested![0])
const plan = (body: object) => call(voyage, { ...DEPART, ...body }, tools)
const PLACES = [0, 30, 10, 25, 15, 40]
const stops = PLACES.map((lon, index) => at(lon, index % 5 === 0 ? {} : { stay_hours: 6 }))

describe('the best order of calls', () => {
  test('is that of a shorter way, with the figures of a request in this order', async () => {
    const ordered = await plan({ stops, order: 'best' })
    expect(lonsOf(ordered)).toEqual([0, 10, 15, 25, 30, 40])
    expect(ordered.order!.stops).toEqual([0, 2, 4, 3, 1, 5])
    const best = await plan({ stops: ordered.order!.stops.map((stop) => stops[stop]) })
    expect(ordered.totals).toEqual(best.totals)
    expect(ordered.calls).toEqual(best.calls)
    const given = await plan({ stops })
    expect(ordered.order!.more_nm).toBeCloseTo(
      given.totals.distance_nm - best.totals.distance_nm,
      3,
    )
    expect(ordered.order!.more_sailing_hours).toBeGreaterThan(100)
    expect(ordered.queries_charged).toBe(10)
  })

  test('moves an end that is free', async () => {
    const some = [at(20), at(0), at(10), at(30)]
    const orders = ['best', 'best_free_last', 'best_free_first', 'best_free']
    const found = []
    for (const order of orders) found.push(lonsOf(await plan({ stops: some, order })))
    expect(found.slice(0, 3)).toEqual([
      [20, 10, 0, 30],
      [20, 30, 10, 0],
      [0, 10, 20, 30],
    ])
    expect([
      [0, 10, 20, 30],
      [30, 20, 10, 0],
    ]).toContainEqual(found[3])
  })

  test('keeps the arrivals that are wanted, and answers them', async () => {
    const wanted = '2026-12-02T12:00:00Z'
    const some = stops.map((stop, index) => (index === 1 ? { ...stop, arrive_at: wanted } : stop))
    const { speed_kn: _, ...dated } = DEPART
    const free = { ...dated, vessel: { type: 'container' }, order: 'best' }
    await expect(call(voyage, { ...free, stops: some }, tools)).rejects.toMatchObject({
      status: 422,
    })
    const later = some.map((stop, index) =>
      index === 1 ? { ...stop, arrive_at: { latest: '2026-12-08T00:00:00Z' } } : stop,
    )
    const { order, calls } = await call(voyage, { ...free, stops: later }, tools)
    expect(order!.stops).toHaveLength(6)
    const arrival = calls.find(({ requested }) => requested![0] === 30)!.arrival!.time!
    expect(Date.parse(arrival)).toBeLessThanOrEqual(Date.parse('2026-12-08T00:00:01Z'))
  })

  test('is compared with the given order at one speed', async () => {
    const { speed_kn: _, ...dated } = DEPART
    const times = [{ latest: '2026-12-07T00:00:00Z' }, { earliest: '2027-01-20T00:00:00Z' }]
    for (const arrive_at of times) {
      const some = stops.map((stop, index) => (index === 5 ? { ...stop, arrive_at } : stop))
      const free = { ...dated, vessel: { type: 'container' }, stops: some, order: 'best' }
      const { order, totals, legs } = await call(voyage, free, tools)
      expect(legs[0]!.speed_source).toBe('arrive_at')
      const longer = order!.more_nm / totals.distance_nm
      expect(order!.more_sailing_hours / totals.sailing_hours).toBeCloseTo(longer, 3)
      expect(order!.more_fuel_tonnes! / totals.fuel_tonnes!).toBeCloseTo(longer, 2)
    }
  })

  test('has warnings about the stops of the request', async () => {
    const late = { arrive_at: '2026-12-20T00:00:00Z' }
    const some = [at(0), at(30), at(10), at(40, late)]
    const { warnings } = await plan({ stops: some, order: 'best_free_last' })
    const pointers = warnings.filter(({ code }) => code === 'arrives_early')
    expect(pointers.map(({ pointer }) => pointer)).toEqual(['#/stops/3/arrive_at'])
  })

  test.each<[object, string, string]>([
    [{ stops: stops.slice(0, 2) }, '#/stops', 'must be 3 to 12'],
    [{ stops: [at(0), at(1, { kind: 'via' }), at(2)] }, '#/stops/1', 'without a call'],
    [{ stops: [at(0), { passage: 'suez' }, at(2)] }, '#/stops/1', 'without a call'],
    [{ stops: [at(0), at(1, { speed_kn: 10 }), at(2)] }, '#/speed_kmh', 'one for all legs'],
  ])('is refused for %j', async (body, pointer, words) => {
    await expect(plan({ ...body, order: 'best' })).rejects.toMatchObject({
      members: { errors: [{ pointer, detail: expect.stringContaining(words) }] },
    })
  })
})
