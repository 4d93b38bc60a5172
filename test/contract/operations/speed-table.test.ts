import { expect, test } from 'vitest'
import { call } from '../../../src/contract/operations/operation.js'
import { route } from '../../../src/contract/operations/route.js'
import { voyage } from '../../../src/contract/operations/voyage.js'
import { operationTools } from './operation-tools.js'

const { tools } = operationTools()
const SPEEDS = [10, 13.7, 18]
const OPTIONS = {
  depart_at: '2026-12-01T06:00:00Z',
  vessel: { type: 'container', size_class: 'panamax' },
  fuel_price_usd_per_tonne: 612.5,
}
const ROUTE = { origin: 'NLRTM', destination: 'SGSIN', via: ['ESALG'], ...OPTIONS }
const VOYAGE = { stops: ['NLRTM', 'ESALG+18h', 'via:suez', 'SGSIN'], ...OPTIONS }

test('each row of a table of speeds is the answer of a route at this speed', async () => {
  const { speed_table } = await call(route, { ...ROUTE, speed_table_kn: SPEEDS }, tools)
  for (const [at, speed_kn] of SPEEDS.entries()) {
    const alone = await call(route, { ...ROUTE, speed_kn }, tools)
    const { speed_kmh, duration_hours, arrive_at, emissions } = alone
    const { fuel_tonnes, co2e_wtw_tonnes, cost_usd } = emissions!
    expect(speed_table![at]).toEqual({
      ...{ speed_kn: alone.speed_kn, speed_kmh, duration_hours, arrive_at },
      ...{ fuel_tonnes, co2e_wtw_tonnes, cost_usd },
    })
  }
})

test('and of a voyage, with its time in port', async () => {
  const { speed_table } = await call(voyage, { ...VOYAGE, speed_table_kn: SPEEDS }, tools)
  for (const [at, speed_kn] of SPEEDS.entries()) {
    const { calls, totals } = await call(voyage, { ...VOYAGE, speed_kn }, tools)
    const { duration_hours, fuel_tonnes, co2e_wtw_tonnes, cost_usd } = totals
    expect(speed_table![at]).toMatchObject({
      ...{ duration_hours, fuel_tonnes, co2e_wtw_tonnes, cost_usd },
      arrive_at: calls.at(-1)!.arrival!.time,
    })
  }
})

test('a speed above that of the ship has no fuel, and a warning about it', async () => {
  const asked = { ...ROUTE, speed_table_kn: [12, 45] }
  const { speed_table, warnings } = await call(route, asked, tools)
  expect(speed_table!.map(({ fuel_tonnes }) => fuel_tonnes === null)).toEqual([false, true])
  const ofTable = warnings.filter(({ pointer }) => pointer?.startsWith('#/speed_table_kn'))
  expect(ofTable.map(({ code, pointer }) => [code, pointer])).toEqual([
    ['emissions_not_calculated', '#/speed_table_kn/1'],
  ])
})

test('a daily amount of fuel, which holds at one speed, gives a table of hours alone', async () => {
  const vessel = { ...OPTIONS.vessel, fuel_tonnes_per_day: 40 }
  const asked = { ...ROUTE, vessel, speed_table_kn: [12] }
  const { speed_table, emissions } = await call(route, asked, tools)
  expect(speed_table![0]).toMatchObject({ fuel_tonnes: null, cost_usd: null })
  expect(speed_table![0]!.duration_hours).toBeGreaterThan(0)
  expect(emissions!.fuel_tonnes).toBeGreaterThan(0)
})

test('without a list of speeds there is no table', async () => {
  expect(await call(route, ROUTE, tools)).not.toHaveProperty('speed_table')
})
