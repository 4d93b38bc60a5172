import { describe, expect, test } from 'vitest'
import { openRouter } from '../../src/data/open.js'
import { readTables } from '../../src/data/tables.js'
import { distancesAlong } from '../../src/geo/distance.js'
import type { Position } from '../../src/geo/position.js'
import { inlineEngine } from '../support/inline-engine.js'
import { startService } from './service.js'

/** Null where the sea data has not been built. */
const engine = await openRouter('data', [20]).then(
  async (router) => inlineEngine(router, await readTables('data')),
  () => null,
)

const PLACES = {
  rotterdam: [4.05, 51.98],
  rotterdamCity: [4.48, 51.92],
  singapore: [103.8, 1.22],
  newYork: [-73.9, 40.5],
  yokohama: [139.7, 35.35],
  losAngeles: [-118.25, 33.7],
  madrid: [-3.7, 40.42],
  southPole: [0, -90],
} as const satisfies Record<string, Position>
type Place = keyof typeof PLACES

async function sail(origin: Place | Position, destination: Place | Position, options: object = {}) {
  const service = await startService({}, engine!)
  const token = await service.token('a')
  const at = (place: Place | Position) => ({
    coordinates: typeof place === 'string' ? PLACES[place] : place,
  })
  const json = { origin: at(origin), destination: at(destination), ...options }
  return service.ask('/calculate-route', { token, json })
}

describe.skipIf(engine === null)('a route over the real sea', () => {
  test('from a place to itself is nothing, twice the same position', async () => {
    const { status, body } = await sail('rotterdam', 'rotterdam')
    expect([status, body.distance_km, body.duration_hours]).toEqual([200, 0, 0])
    expect(body.geometry.coordinates).toHaveLength(2)
    expect(body.geometry.coordinates[0]).toEqual(body.geometry.coordinates[1])
    expect(body.passages).toEqual([])
  })

  test('from a city near the sea is snapped and told; from far inland it is refused', async () => {
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

  test('across the Pacific goes the short way round', async () => {
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

  test('across the Pacific can be split at the 180th meridian', async () => {
    const { body } = await sail('yokohama', 'losAngeles', { antimeridian: 'split' })
    expect(body.geometry.type).toBe('MultiLineString')
    for (const [lon] of body.geometry.coordinates.flat()) {
      expect(Math.abs(lon)).toBeLessThanOrEqual(180)
    }
  })

  test.each([
    ['rotterdam', 'singapore'],
    ['newYork', 'losAngeles'],
    ['yokohama', 'losAngeles'],
  ] as const)('from %s to %s has numbers that agree', async (origin, destination) => {
    const { body } = await sail(origin, destination, { speed_kmh: 30 })
    expect(body.distance_nm).toBeCloseTo(body.distance_km / 1.852, 1)
    expect(body.duration_hours / (body.distance_km / 30)).toBeCloseTo(1, 3)
    expect(distancesAlong(body.geometry.coordinates).at(-1)! / body.distance_km).toBeCloseTo(1, 2)
    expect(body.distance_km).toBeGreaterThanOrEqual(body.great_circle_km)
    expect(body.eca.distance_km).toBeLessThanOrEqual(body.distance_km)
  })
})
