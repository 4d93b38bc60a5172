import { describe, expect, test } from 'vitest'
import { distancesAlong } from '../../src/engine/geo/distance.js'
import type { Position } from '../../src/engine/geo/position.js'
import { sail } from './real-sea.js'

interface Fuel {
  readonly tonnes: number
}

describe('a route over the real sea', () => {
  test('is snapped and reported from a city near the sea, and rejected from far inland', async () => {
    const near = await sail('rotterdamCity', 'newYork')
    expect(near.status).toBe(200)
    expect(near.body.origin.snapped.distance_km).toBeGreaterThan(0)
    for (const place of ['madrid', 'southPole'] as const) {
      const { status, body } = await sail(place, 'newYork')
      expect([status, body.code]).toEqual([422, 'point_on_land'])
      expect(body.errors[0].pointer).toBe('#/origin')
      expect(body).toHaveProperty('nearest_water')
      expect(body).toHaveProperty('distance_km')
      expect(body.max_snap_km).toBeGreaterThan(0)
    }
  })

  test('takes the shorter direction across the Pacific', async () => {
    const { body } = await sail('yokohama', 'losAngeles')
    expect(body.distance_nm).toBeGreaterThan(4600)
    expect(body.distance_nm).toBeLessThan(5100)
    const longitudes: number[] = body.geometry.coordinates.map(([lon]: Position) => lon)
    for (const [at, lon] of longitudes.slice(1).entries()) {
      expect(Math.abs(lon - longitudes[at]!)).toBeLessThan(180)
    }
    for (const { coordinates } of body.waypoints) {
      expect(Math.abs(coordinates[0])).toBeLessThanOrEqual(180)
    }
    const short = await sail([179.9, -18.5], [-179.9, -18.5])
    expect(short.body.distance_km).toBeLessThan(120)
  })

  test.each([
    ['rotterdam', 'singapore'],
    ['newYork', 'losAngeles'],
    ['yokohama', 'losAngeles'],
  ] as const)('from %s to %s has numbers that agree', async (origin, destination) => {
    const { body } = await sail(origin, destination, {
      speed_kmh: 30,
      vessel: { type: 'container', fuel_tonnes_per_day: 100, fuel_type: 'VLSFO' },
      fuel_price_usd_per_tonne: 600,
    })
    expect(body.distance_nm).toBeCloseTo(body.distance_km / 1.852, 1)
    const hours = body.duration_hours - body.passage_delay_hours
    expect(hours / (body.distance_km / 30)).toBeCloseTo(1, 3)
    expect(distancesAlong(body.geometry.coordinates).at(-1)! / body.distance_km).toBeCloseTo(1, 2)
    expect(body.distance_km).toBeGreaterThanOrEqual(body.great_circle_km)
    expect(body.eca.distance_km).toBeLessThanOrEqual(body.distance_km)
    const { emissions } = body
    const tonnes = emissions.fuels.reduce((sum: number, fuel: Fuel) => sum + fuel.tonnes, 0)
    expect(tonnes / emissions.fuel_tonnes).toBeCloseTo(1, 3)
    expect(emissions.cost_usd / (emissions.fuel_tonnes * 600)).toBeCloseTo(1, 3)
    const { co2e_ttw_tonnes, co2e_wtt_tonnes, co2e_wtw_tonnes } = emissions
    expect((co2e_ttw_tonnes + co2e_wtt_tonnes) / co2e_wtw_tonnes).toBeCloseTo(1, 3)
  })
})
