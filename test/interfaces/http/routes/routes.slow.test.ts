import { describe, expect, test } from 'vitest'
import { CLOSED_BY_DEFAULT } from '../../../../src/engine/routing/request.js'
import { NEAR_WATER } from '../../../support/fake-router.js'
import { ROTTERDAM, SINGAPORE } from '../../../support/test-ports.js'
import { calculate, PORTS } from './calculate-route.js'

const PACIFIC = { origin: { coordinates: [170, 0] }, destination: { coordinates: [-170, 0] } }

describe('a calculated route', () => {
  test('has everything that the contract promises', async () => {
    const { answer, body } = await calculate(PORTS)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(Object.keys(body).sort()).toEqual(
      [
        ...['id', 'origin', 'destination', 'distance_km', 'distance_nm', 'great_circle_km'],
        ...['distance_low_km', 'distance_high_km', 'connectors_km', 'distance_with_connectors_km'],
        ...['speed_kmh', 'speed_source', 'duration_hours', 'resolution_km', 'options', 'geometry'],
        'passage_delay_hours',
        ...['bbox', 'crosses_antimeridian', 'waypoint_strategy', 'waypoints', 'passages', 'eca'],
        ...['alternatives', 'emissions', 'slug', 'cached', 'warnings', 'data_version'],
        ...['calculated_at', 'speed_kn', 'depart_at', 'arrive_at', 'via', 'asked'],
        ...['depart_at_local', 'arrive_at_local'],
      ].sort(),
    )
    expect(body).toMatchObject({
      id: expect.stringMatching(/^rt_[\w-]{20}$/),
      origin: {
        port: { id: 88, name: 'Rotterdam', unlocode: 'NLRTM', country_code: 'NL' },
        requested: null,
        snapped: { coordinates: [4.13, 51.95], distance_km: 0.4 },
      },
      speed_kmh: 25.928,
      speed_source: 'default',
      resolution_km: 20,
      options: {
        suez: true,
        panama: true,
        gibraltar: true,
        kiel: true,
        avoid: [],
        allow: [],
        closed_by_vessel: [],
        closed_by_default: [...CLOSED_BY_DEFAULT],
      },
      crosses_antimeridian: false,
      waypoint_strategy: 'simplify',
      passages: [{ id: 'suez', name: 'Suez Canal' }],
      alternatives: [],
      emissions: null,
      slug: 'rotterdam-to-singapore',
      cached: false,
      warnings: [],
      data_version: 'fake-1',
      calculated_at: '2026-11-21T08:00:00.000Z',
    })
    expect(body.geometry.coordinates[0]).toEqual([4.13, 51.95])
    expect(body.geometry.coordinates.at(-1)).toEqual([103.84, 1.26])
  })

  test('has equal lengths in nautical miles and kilometres, and the duration of that length at its speed and the limits of canals', async () => {
    const { body } = await calculate({ ...PORTS, speed_kmh: 30 })
    expect(body.distance_nm).toBeCloseTo(body.distance_km / 1.852, 2)
    const { duration_hours, passage_delay_hours } = body
    expect(passage_delay_hours).toBeGreaterThan(0)
    expect(duration_hours - passage_delay_hours).toBeCloseTo(body.distance_km / 30, 1)
    expect(body.speed_source).toBe('request')
  })

  test.each([
    ['container', 29.632],
    ['bulker', 22.224],
    ['tanker', 23.15],
  ])('has the default speed of a %s when no speed is given', async (type, speed) => {
    const { body } = await calculate({ ...PORTS, vessel: { type } })
    expect([body.speed_kmh, body.speed_source]).toEqual([speed, 'vessel_type'])
  })

  test('has the speed of the size class that a ship is known to be of', async () => {
    for (const vessel of [
      { type: 'container', size_class: 'feeder' },
      { type: 'container', capacity_teu: 1700 },
      { type: 'feeder' },
    ]) {
      const { body } = await calculate({ ...PORTS, vessel })
      expect([body.speed_kmh, body.speed_source]).toEqual([25.928, 'size_class'])
    }
  })

  test('counts emission control areas and leaves other areas out of them', async () => {
    const { body } = await calculate(PORTS)
    expect(body.eca.zones).toEqual([
      { id: 'north_sea', name: 'North Sea', distance_km: body.eca.distance_km },
    ])
    expect(body.eca.distance_km).toBeCloseTo(body.distance_km / 10, 2)
  })

  test('of no length has two equal positions', async () => {
    const place = { coordinates: [5, 0] }
    const { answer, body } = await calculate({ origin: place, destination: place })
    expect(answer.statusCode).toBe(200)
    expect(body.distance_km).toBe(0)
    expect(body.duration_hours).toBe(0)
    expect(body.geometry.coordinates).toEqual([
      [5, 0],
      [5, 0],
    ])
  })

  test('treats null on an optional field as absent', async () => {
    const { answer, body } = await calculate({
      ...PORTS,
      origin: { ...PORTS.origin, coordinates: null },
      speed_kmh: null,
      vessel: null,
    })
    expect(answer.statusCode).toBe(200)
    expect(body.speed_source).toBe('default')
  })

  test('reports a position that was moved more than 5 km', async () => {
    const { body } = await calculate({ ...PORTS, origin: { coordinates: NEAR_WATER } })
    expect(body.origin).toMatchObject({ port: null, requested: NEAR_WATER })
    const { origin, destination } = body
    expect(body.connectors_km).toBe(origin.snapped.distance_km + destination.snapped.distance_km)
    expect(body.distance_with_connectors_km).toBeCloseTo(body.distance_km + body.connectors_km, 3)
    expect(body.warnings).toMatchObject([{ code: 'snapped', pointer: '#/origin' }])
    expect(body.slug).toBeNull()
  })

  test('has the requested waypoints', async () => {
    const { body } = await calculate({ ...PORTS, waypoint_strategy: 'count', waypoint_count: 5 })
    expect(body.waypoints).toHaveLength(5)
    expect(body.waypoints[0]).toMatchObject({ index: 0, elapsed_hours: 0, leg_km: null })
    expect(body.waypoints[4]).toMatchObject({
      index: 4,
      coordinates: [103.84, 1.26],
      distance_from_origin_km: body.distance_km,
      bearing_deg: null,
    })
  })

  test('lists the ports along it in sailing order, without its ends, on request', async () => {
    const { body } = await calculate({
      origin: { coordinates: [4.13, 51.95] },
      destination: { port_id: SINGAPORE.id },
      include_ports: true,
    })
    expect(body.ports).toMatchObject([{ id: ROTTERDAM.id, distance_from_origin_km: 0 }])
  })

  test('includes alternatives on request', async () => {
    const { body } = await calculate({ ...PORTS, alternatives: 3 })
    expect(body.alternatives).toMatchObject([
      { passages: [], avoid: ['suez'], geometry: { type: 'LineString' } },
    ])
    const [{ distance_low_km, distance_km, distance_high_km }] = body.alternatives
    expect(distance_low_km).toBeLessThan(distance_km)
    expect(distance_high_km).toBeGreaterThan(distance_km)
  })
})

describe('across the antimeridian', () => {
  test('the line continues past 180 degrees', async () => {
    const { body } = await calculate(PACIFIC)
    expect(body.crosses_antimeridian).toBe(true)
    expect(body.geometry.type).toBe('LineString')
    expect(body.geometry.coordinates.at(-1)).toEqual([190, 0])
    expect(body.destination.snapped.coordinates).toEqual([-170, 0])
    expect(body.bbox).toEqual([170, 0, -170, 0])
  })

  test('can be cut there on request', async () => {
    const { body } = await calculate({ ...PACIFIC, antimeridian: 'split' })
    expect(body.geometry.type).toBe('MultiLineString')
    const [west, east] = body.geometry.coordinates
    expect([west.at(-1), east[0]]).toEqual([
      [180, 0],
      [-180, 0],
    ])
  })

  test('or wrapped to ±180 degrees', async () => {
    const { body } = await calculate({ ...PACIFIC, antimeridian: 'wrap' })
    expect(body.geometry.coordinates.at(-1)).toEqual([-170, 0])
  })

  test('the box reaches as far north as the great circle does', async () => {
    const { body } = await calculate({
      origin: { coordinates: [140, 35] },
      destination: { coordinates: [-125, 40] },
    })
    expect(body.bbox[3]).toBeGreaterThan(48)
  })
})
