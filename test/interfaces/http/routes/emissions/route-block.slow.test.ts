import { describe, expect, test } from 'vitest'
import type { RouteAnswerBody } from '../../../../../src/contract/schemas/route-answer.js'
import { estimate } from '../../../../../src/emissions/index.js'
import { openFactors } from '../../../../../src/runtime/loading/open-factors.js'
import { buildTestApp } from '../../../../support/test-app.js'
import { ROTTERDAM, SINGAPORE } from '../../../../support/test-ports.js'

const PORTS = { origin: { port_id: ROTTERDAM.id }, destination: { port_id: SINGAPORE.id } }
const VESSEL = { type: 'container', size_class: 'neo_panamax', fuel_type: 'HFO' }

async function calculate(options: object, settings: { factors?: null } = {}) {
  const { inject, bearer } = await buildTestApp(settings)
  const headers = await bearer()
  const payload = { ...PORTS, ...options }
  const answer = await inject({ method: 'POST', url: '/calculate-route', headers, payload })
  expect(answer.statusCode).toBe(200)
  const body: RouteAnswerBody = answer.json()
  return { ...body, codes: body.warnings.map(({ code }) => code) }
}

describe('the emissions block of a route', () => {
  test('is null without a vessel and a price', async () => {
    expect(await calculate({})).toMatchObject({ emissions: null, warnings: [] })
  })

  test('burns gas oil on the kilometres inside emission control areas, HFO on the others', async () => {
    const route = await calculate({ vessel: VESSEL, fuel_price_usd_per_tonne: 600 })
    const { fuels, ...block } = route.emissions!
    expect(fuels.map(({ fuel_type, zone }) => [fuel_type, zone])).toEqual([
      ['HFO', 'non_eca'],
      ['MGO', 'eca'],
    ])
    expect(fuels[1]!.distance_km).toBe(route.eca.distance_km)
    expect(fuels[0]!.distance_km + fuels[1]!.distance_km).toBeCloseTo(route.distance_km, 6)
    const sum = (of: (fuel: (typeof fuels)[number]) => number) =>
      fuels.reduce((total, fuel) => total + of(fuel), 0)
    expect(block.fuel_tonnes).toBeCloseTo(
      sum(({ tonnes }) => tonnes),
      6,
    )
    expect(block.cost_usd).toBeCloseTo(block.fuel_tonnes * 600, 6)
    expect(block.co2e_ttw_tonnes + block.co2e_wtt_tonnes).toBeCloseTo(block.co2e_wtw_tonnes, 6)
    expect(block.fuel_source).toBe('model')
    expect(block.assumptions.join(' ')).toContain('MGO inside emission control areas')
  })

  test('agrees to the gram with an estimate of the same fuels', async () => {
    const factors = await openFactors({ data: 'data', factorPack: '' })
    const { emissions } = await calculate({ vessel: { ...VESSEL, fuel_tonnes_per_day: 88.8 } })
    const kg = emissions!.fuels.map(({ fuel_type, tonnes }) => {
      const fuel = { consumedTonnes: tonnes, type: fuel_type as 'HFO' }
      return estimate({ fuel }, { distanceKm: 1, type: 'sfd' }, factors).emissions.wtwKgCo2e
    })
    const grams = kg.reduce((a, b) => a + b) * 1000
    expect(Math.abs(emissions!.co2e_wtw_tonnes * 1e6 - grams)).toBeLessThan(1)
  })

  test("takes the caller's daily fuel for the days of the voyage", async () => {
    const vessel = { type: 'bulker', fuel_tonnes_per_day: 31, fuel_type: 'MGO' }
    const { emissions, duration_hours, passage_delay_hours } = await calculate({ vessel })
    // At the given speed: a ship burns less while a canal slows it.
    const hours = duration_hours - passage_delay_hours
    expect(emissions!.fuel_tonnes).toBeCloseTo((31 * hours) / 24, 1)
    expect(emissions!.fuel_source).toBe('request')
    expect(emissions!.cost_usd).toBeNull()
  })

  test('with a price alone names the ship that it assumes', async () => {
    const { emissions, codes } = await calculate({ fuel_price_usd_per_tonne: 0 })
    expect(emissions).toMatchObject({ fuel_source: 'default_vessel', cost_usd: 0 })
    expect(codes).toEqual(['vessel_assumed'])
    expect(emissions!.assumptions.join(' ')).toContain('post_panamax')
  })

  test('reports an unknown size class once', async () => {
    const { codes } = await calculate({ vessel: { type: 'tanker', size_class: 'huge' } })
    expect(codes).toEqual(['unknown_size_class'])
  })

  test('is rejected above the speed of the ship that was named, and the route is answered', async () => {
    const route = await calculate({ vessel: VESSEL, speed_kmh: 60 })
    expect(route).toMatchObject({ speed_kmh: 60, emissions: null })
    expect(route.distance_km).toBeGreaterThan(0)
    const rejection = route.warnings.find(({ code }) => code === 'emissions_not_calculated')!
    expect(rejection.pointer).toBe('#/speed_kmh')
    expect(rejection.detail).toMatch(
      /^Fuel and emissions could not be calculated: speed_kmh must be at most 47\.4 km\/h .* give a lower speed/,
    )
  })

  test('is the fuel at full power above the speed of an assumed ship, and says so', async () => {
    const fuel = async (speed_kmh: number) =>
      (await calculate({ vessel: { type: 'tanker' }, speed_kmh })).emissions!.fuel_tonnes
    expect(await fuel(200)).toBeCloseTo(await fuel(28.5), 6)
    const { codes } = await calculate({ vessel: { type: 'tanker' }, speed_kmh: 200 })
    expect(codes).toEqual(['speed_above_ship'])
  })

  test('is omitted with a warning if the factors could not be loaded', async () => {
    const { emissions, codes } = await calculate({ vessel: VESSEL }, { factors: null })
    expect(emissions).toBeNull()
    expect(codes).toContain('emissions_unavailable')
  })
})
