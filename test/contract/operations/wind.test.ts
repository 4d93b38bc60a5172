import { expect, test } from 'vitest'
import { call } from '../../../src/contract/operations/operation.js'
import { route } from '../../../src/contract/operations/route.js'
import { voyage } from '../../../src/contract/operations/voyage.js'
import { operationTools } from './operation-tools.js'

const { tools } = operationTools()
const OPTIONS = {
  depart_at: '2026-01-20T06:00:00Z',
  vessel: { type: 'bulker', size_class: 'panamax' },
}
const ROUTE = { origin: 'NLRTM', destination: 'USNYC', ...OPTIONS }
const STOPS = ['NLRTM', 'ESALG+18h', 'USNYC']

test('winds change nothing else in the answer of a route', async () => {
  const { wind, asked: _, ...windy } = await call(route, { ...ROUTE, wind: true }, tools)
  const { asked: __, ...calm } = await call(route, ROUTE, tools)
  expect(windy).toEqual({ ...calm, id: windy.id, calculated_at: windy.calculated_at })
  expect(wind!.months).toHaveLength(12)
  expect(calm).not.toHaveProperty('wind')
})

test('the band of a departure is beside its time in calm water, with fuel at the same power', async () => {
  const { wind, emissions, duration_hours } = await call(route, { ...ROUTE, wind: true }, tools)
  const { departure } = wind!
  const { mean, p10, p90 } = departure!.duration_hours
  expect([duration_hours, p10, mean, p90]).toEqual(
    [duration_hours, p10, mean, p90].sort((a, b) => a - b),
  )
  const share = departure!.fuel_tonnes!.mean / emissions!.fuel_tonnes
  expect(share).toBeCloseTo(mean / duration_hours, 4)
  const sailedMs = Date.parse(departure!.arrive_at.mean) - Date.parse(OPTIONS.depart_at)
  expect(sailedMs / 3_600_000).toBeCloseTo(mean, 2)
})

test('January takes more from a ship to New York than July', async () => {
  const { wind } = await call(route, { ...ROUTE, wind: true }, tools)
  const [january, july] = [wind!.months[0]!, wind!.months[6]!]
  expect(january.speed_loss_percent).toBeGreaterThan(1.3 * july.speed_loss_percent)
  expect(wind!.departure!.month).toBe(1)
})

test('a voyage has its stays in the hours, and no wind in port', async () => {
  const asked = { stops: STOPS, ...OPTIONS, wind: true }
  const { wind, totals } = await call(voyage, asked, tools)
  const { mean } = wind!.departure!.duration_hours
  expect(mean).toBeGreaterThan(totals.duration_hours)
  const loss = 1 - totals.sailing_hours / (mean - totals.stay_hours)
  expect(100 * loss).toBeCloseTo(wind!.departure!.speed_loss_percent, 0)
})

test('an answer says by which method and from which winds', async () => {
  const { depart_at: _, ...undated } = ROUTE
  const { wind } = await call(route, { ...undated, vessel: undefined, wind: true }, tools)
  expect(wind).toMatchObject({
    departure: null,
    method: expect.stringContaining('Kwon 2008'),
    source: expect.stringContaining('COADS'),
  })
  expect(wind!.months.every(({ fuel_tonnes }) => fuel_tonnes === null)).toBe(true)
})

test('an installation without winds says which file it lacks', async () => {
  const engine = { ...tools.engine()!, winds: () => null }
  const asked = call(route, { ...ROUTE, wind: true }, { ...tools, engine: () => engine })
  await expect(asked).rejects.toMatchObject({
    detail: expect.stringMatching(/^wind needs .*wind\.fwy/),
  })
})
