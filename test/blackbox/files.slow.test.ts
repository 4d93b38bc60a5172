import { XMLParser } from 'fast-xml-parser'
import { describe, expect, test } from 'vitest'
import { nearestOnLeg } from '../../src/engine/geo/cross-track.js'
import type { Position } from '../../src/engine/geo/position.js'
import { at, startRealService } from './real-sea.js'

const TYPES = {
  geojson: 'application/geo+json',
  gpx: 'application/gpx+xml',
  kml: 'application/vnd.google-earth.kml+xml',
  csv: 'text/csv',
} as const
const ROUTE = { origin: at('yokohama'), destination: at('losAngeles') }
const VOYAGE = { stops: [...Object.values(ROUTE), at('newYork')], depart_at: '2026-12-01' }

async function real() {
  const service = await startRealService()
  const token = await service.token('a')
  const ask = (path: string, json: object, accept: string) =>
    service.ask(path, { token, json, headers: { accept } })
  return { service, token, ask, used: () => service.used(token) }
}

describe('a route and a voyage as a file', () => {
  test('are GeoJSON cut at the antimeridian, GPX, KML or CSV, as Accept says', async () => {
    const { ask, used } = await real()
    for (const [path, json] of [
      ['/calculate-route', ROUTE],
      ['/v1/voyages', VOYAGE],
    ] as const) {
      const geojson = await ask(path, json, TYPES.geojson)
      expect([geojson.status, geojson.headers.get('content-type')]).toEqual([200, TYPES.geojson])
      expect(geojson.headers.get('vary')).toContain('Accept')
      const { type, features } = geojson.body
      expect([type, features[0].geometry.type]).toEqual(['FeatureCollection', 'MultiLineString'])
      for (const [lon] of features[0].geometry.coordinates.flat()) {
        expect(Math.abs(lon)).toBeLessThanOrEqual(180)
      }
      for (const [format, root] of [
        ['gpx', 'gpx'],
        ['kml', 'kml'],
      ] as const) {
        const { status, headers, text } = await ask(path, json, TYPES[format])
        expect([status, headers.get('content-type')]).toEqual([
          ...[200, `${TYPES[format]}; charset=utf-8`],
        ])
        expect(Object.keys(new XMLParser().parse(text))).toContain(root)
      }
      const csv = await ask(path, json, 'text/csv;q=0.9, application/json;q=0.8')
      expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
      expect(csv.text.split('\n').length).toBeGreaterThan(3)
      for (const accept of ['application/json', '*/*', 'text/html', 'text/csv;q=0, */*']) {
        expect((await ask(path, json, accept)).body.id).toBeDefined()
      }
    }
    expect(await used()).toBe(8 + 16)
  })

  test('leave problems as JSON', async () => {
    const { ask } = await real()
    const { status, headers } = await ask('/calculate-route', {}, TYPES.gpx)
    expect([status, headers.get('content-type')]).toEqual([
      422,
      expect.stringContaining('application/problem+json'),
    ])
  })
})

describe('a saved route', () => {
  test('is a file by its extension, and accepts a slug in any case', async () => {
    const { service } = await real()
    const json = await service.ask('/routes/Rotterdam-to-SINGAPORE')
    expect([json.status, json.body.slug]).toEqual([200, 'rotterdam-to-singapore'])
    for (const [format, type] of Object.entries(TYPES)) {
      const { status, headers } = await service.ask(`/routes/rotterdam-to-singapore.${format}`)
      expect([status, headers.get('content-type')?.split(';')[0]]).toEqual([200, type])
      expect(headers.get('etag')).toBeTruthy()
    }
    const { body } = await service.ask('/routes/rotterdam-to-singapore.geojson')
    expect(body.features[0].properties.distance_km).toBe(json.body.distance_km)
    expect((await service.ask('/routes/rotterdam-to-nowhere.gpx')).status).toBe(404)
  })
})

describe('the geometry of a route', () => {
  test('strays less than a kilometre when drawn straight; its corners are optional', async () => {
    const { ask } = await real()
    const line = (await ask('/calculate-route', ROUTE, '*/*')).body
    const bare = (await ask('/calculate-route', { ...ROUTE, geometry: 'corners' }, '*/*')).body
    const corners: Position[] = bare.geometry.coordinates
    const drawn: Position[] = line.geometry.coordinates
    expect(corners.length).toBeLessThan(drawn.length / 2)
    expect(bare.distance_km).toBe(line.distance_km)
    for (const corner of corners) expect(drawn).toContainEqual(corner)
    for (let i = 1; i < drawn.length; i++) {
      const [from, to] = [drawn[i - 1]!, drawn[i]!]
      const middle: Position = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
      const offKm = Math.min(
        ...corners.slice(1).map((corner, at) => nearestOnLeg(middle, corners[at]!, corner).offKm),
      )
      expect(offKm).toBeLessThan(1)
    }
  })
})
