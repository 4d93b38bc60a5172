import { expect, test } from 'vitest'
import { ROTTERDAM, SHANGHAI, SINGAPORE } from '../../../../support/test-ports.js'
import { codesOf, emissionsService } from './support.js'

const ENDS = [ROTTERDAM, SHANGHAI, SINGAPORE].map(({ id }) => ({ port_id: id }))
const OPTIONS = {
  vessel: { type: 'tanker', size_class: 'mr', fuel_type: 'HFO' },
  fuel_price_usd_per_tonne: 480,
}

test('every cell of a matrix has the fuel, emissions and cost of its route', async () => {
  const { post } = await emissionsService()
  const matrix = (
    await post('/calculate-matrix', { origins: ENDS, destinations: ENDS, ...OPTIONS })
  ).json()
  const assumptions = new Set<string>()
  for (const [row, origin] of ENDS.entries())
    for (const [column, destination] of ENDS.entries()) {
      const route = (await post('/calculate-route', { origin, destination, ...OPTIONS })).json()
      const { fuel_tonnes, co2e_wtw_tonnes, cost_usd } = route.emissions
      expect(
        [matrix.fuel_tonnes, matrix.co2e_wtw_tonnes, matrix.costs_usd].map((t) => t[row][column]),
      ).toEqual([fuel_tonnes, co2e_wtw_tonnes, cost_usd])
      for (const assumption of route.emissions.assumptions) assumptions.add(assumption)
    }
  expect(new Set(matrix.assumptions)).toEqual(assumptions)
})

test('a matrix has no such tables without a vessel, nor without factors', async () => {
  const none = { fuel_tonnes: null, co2e_wtw_tonnes: null, costs_usd: null, assumptions: [] }
  const bare = await emissionsService()
  const ends = { origins: ENDS.slice(0, 1), destinations: ENDS.slice(1) }
  expect((await bare.post('/calculate-matrix', ends)).json()).toMatchObject(none)
  const { post } = await emissionsService({ factors: null })
  const matrix = (await post('/calculate-matrix', { ...ends, ...OPTIONS })).json()
  expect(matrix).toMatchObject(none)
  expect(codesOf(matrix)).toContain('emissions_unavailable')
})

test('a matrix has no such tables above the speed of the named ship, and says why', async () => {
  const { post } = await emissionsService()
  const body = { origins: ENDS, destinations: ENDS, ...OPTIONS, speed_kmh: 60 }
  const matrix = (await post('/calculate-matrix', body)).json()
  expect(matrix).toMatchObject({ fuel_tonnes: null, co2e_wtw_tonnes: null, costs_usd: null })
  expect(matrix.distances_km[0][1]).toBeGreaterThan(0)
  expect(codesOf(matrix)).toContain('emissions_not_calculated')
})
