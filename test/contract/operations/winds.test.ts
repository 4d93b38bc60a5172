import { expect, test } from 'vitest'
import { call } from '../../../src/contract/operations/operation.js'
import { route } from '../../../src/contract/operations/route.js'
import type { OperationTools } from '../../../src/contract/operations/tools.js'
import { trace } from '../../../src/contract/operations/trace.js'
import { voyage } from '../../../src/contract/operations/voyage.js'
import { WIND_BYTES, WindClimate } from '../../../src/planning/weather/wind-climate.js'
import { operationTools } from './operation-tools.js'

const { tools } = operationTools()
/** From the west everywhere, 10 m/s. */
const westerly = new Int8Array(WIND_BYTES).map((_, at) => (at < WIND_BYTES / 3 ? 50 : 0))
/** The same, with a spread of 5 m/s. */
const changing = westerly.map((ms, at) => (at < (WIND_BYTES / 3) * 2 ? ms : 25))
const [windy, variable] = [westerly, changing].map((bytes): OperationTools => {
  const climate = new WindClimate(new Uint8Array(bytes.buffer))
  return { ...tools, engine: () => ({ ...tools.engine()!, winds: () => climate }) }
}) as [OperationTools, OperationTools]

const [FROM, TO] = [
  [-10, 48],
  [-50, 44],
] as const
const SHIP = {
  ...{ vessel: { type: 'bulker', size_class: 'supramax' }, speed_kn: 12, wind: true },
  depart_at: '2027-01-15T00:00:00Z',
} as const

test.each(['laden', 'ballast'] as const)(
  'a route that is brought has the winds and the condition of one that is planned (%s)',
  async (condition) => {
    const ends = { origin: { coordinates: [...FROM] }, destination: { coordinates: [...TO] } }
    const planned = await call(route, { ...ends, ...SHIP, condition }, windy)
    const fixes = [{ coordinates: [...FROM] }, { coordinates: [...TO], line: 'great_circle' }]
    const brought = await call(trace, { fixes, ...SHIP, condition } as never, windy)
    expect(brought.wind!.departure!.speed_loss_percent).toBeGreaterThan(5)
    expect(brought.wind!.departure!.speed_loss_percent).toBeCloseTo(
      planned.wind!.departure!.speed_loss_percent,
      0,
    )
    const share = brought.check!.emissions!.fuel_tonnes / planned.emissions!.fuel_tonnes
    expect(Math.abs(share - 1)).toBeLessThan(0.01)
  },
)

test('in ballast a route that is brought takes less fuel', async () => {
  const fixes = [{ coordinates: [...FROM] }, { coordinates: [...TO] }]
  const [laden, ballast] = await Promise.all(
    ['laden', 'ballast'].map((condition) =>
      call(trace, { fixes, ...SHIP, condition } as never, windy),
    ),
  )
  expect(ballast!.check!.emissions!.fuel_tonnes).toBeLessThan(
    laden!.check!.emissions!.fuel_tonnes * 0.9,
  )
})

test('the speed that keeps an arrival in winds does keep it, also past a stay and a second arrival', async () => {
  const stops = [
    { coordinates: [...FROM] },
    { coordinates: [-30, 46], stay_hours: 12, arrive_at: '2027-01-18T12:00:00Z' },
    { coordinates: [...TO], arrive_at: '2027-01-23T00:00:00Z' },
  ]
  const { speed_kn: _, ...ship } = SHIP
  const asked = await call(voyage, { stops, ...ship } as never, windy)
  const { for_arrival: kept, arrive_at } = asked.wind!.departure!
  expect(arrive_at.mean > '2027-01-23T03').toBe(true)
  expect(kept!.is_kept).toBe(true)
  const atThem = stops.map(({ arrive_at: __, ...stop }, at) => ({
    ...stop,
    ...(at < 2 && { speed_kn: kept!.speeds_kn[at] }),
  }))
  const again = await call(voyage, { stops: atThem, ...ship } as never, windy)
  const late = Date.parse(again.wind!.departure!.arrive_at.mean) - Date.parse('2027-01-23T00:00Z')
  expect(Math.abs(late)).toBeLessThan(5 * 60_000)
})

test('a ship that waits for a window is as late as the winds behind it make it, in mean and tenths', async () => {
  const OPENS = '2027-01-29T00:00:00.000Z'
  const far = [-63.5, 42]
  const middle = { coordinates: [-30, 46] }
  const ends = { origin: middle, destination: { coordinates: far } }
  const alone = await call(route, { ...ends, ...SHIP, depart_at: OPENS } as never, variable)
  const stops = (arrive_at?: object) => [
    { coordinates: [...FROM] },
    { ...middle, arrive_at },
    { coordinates: far },
  ]
  const asked = (arrive_at?: object) =>
    call(voyage, { stops: stops(arrive_at), ...SHIP } as never, variable)
  const { departure } = (await asked({ earliest: OPENS })).wind!
  const [of, should] = [departure!.arrive_at, alone.wind!.departure!.arrive_at]
  expect(should.p10 < should.mean && should.mean < should.p90).toBe(true)
  for (const one of ['mean', 'p10', 'p90'] as const)
    expect(Math.abs(Date.parse(of[one]) - Date.parse(should[one])), one).toBeLessThan(60_000)
  // A window that is open long before counts for nothing.
  const [open, none] = [await asked({ earliest: '2027-01-15T01:00:00Z' }), await asked()]
  expect(open.wind).toEqual(none.wind)
})

test('the speed that keeps an arrival in winds past a wait keeps it if stated', async () => {
  const WANTED = '2027-02-03T00:00Z'
  const stops = [
    { coordinates: [...FROM] },
    { coordinates: [-30, 46], arrive_at: { earliest: '2027-01-29T00:00:00Z' } },
    { coordinates: [...TO], arrive_at: WANTED },
  ]
  const { speed_kn: _, ...ship } = SHIP
  const asked = await call(voyage, { stops, ...ship } as never, variable)
  const { speeds_kn, is_kept } = asked.wind!.departure!.for_arrival!
  expect(is_kept).toBe(true)
  const stated = stops.map((stop, at) => ({ ...stop, ...(at < 2 && { speed_kn: speeds_kn[at] }) }))
  const again = await call(voyage, { stops: stated, ...ship } as never, variable)
  const late = Date.parse(again.wind!.departure!.arrive_at.mean) - Date.parse(WANTED)
  expect(Math.abs(late)).toBeLessThan(5 * 60_000)
})

test('an arrival that the ship cannot keep in winds is said not to be kept', async () => {
  const ends = { origin: { coordinates: [...FROM] }, destination: { coordinates: [...TO] } }
  const { speed_kn: _, ...ship } = SHIP
  const body = { ...ends, ...ship, arrive_at: '2027-01-19T16:00:00Z' }
  const { wind } = await call(route, body as never, windy)
  expect(wind!.departure!.for_arrival!.is_kept).toBe(false)
  const stated = await call(route, { ...body, speed_kn: 12 } as never, windy)
  expect(stated.wind!.departure!).not.toHaveProperty('for_arrival')
})
