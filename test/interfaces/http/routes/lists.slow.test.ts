import { describe, expect, test } from 'vitest'
import { CLOSED_BY_DEFAULT, PASSAGES } from '../../../../src/engine/routing/request.js'
import { allPorts, buildTestApp } from '../../../support/test-app.js'

const setUp = () => buildTestApp({ ports: allPorts })

describe('GET /v1/ports', () => {
  test('lists every port as /ports/{id} has it, for anybody', async () => {
    const { inject } = await setUp()
    const answer = await inject({ url: '/v1/ports' })
    const { count, ports } = answer.json()
    expect([answer.statusCode, count, ports.length]).toEqual([
      200,
      allPorts.ports.length,
      allPorts.ports.length,
    ])
    const one = ports.find(({ unlocode }: { unlocode: string }) => unlocode === 'NLRTM')
    expect((await inject({ url: `/ports/${one.id}` })).json()).toEqual(one)
  })

  test('is a layer of points for a map', async () => {
    const { inject } = await setUp()
    const answer = await inject({ url: '/v1/ports?format=geojson' })
    expect(answer.headers['content-type']).toContain('application/geo+json')
    const { type, features } = answer.json()
    expect([type, features.length]).toEqual(['FeatureCollection', allPorts.ports.length])
    const { position, id, name } = allPorts.byLocode('SGSIN')!
    expect(features.find((f: { id: number }) => f.id === id)).toEqual({
      type: 'Feature',
      id,
      geometry: { type: 'Point', coordinates: [...position] },
      properties: expect.objectContaining({ port_id: id, name, unlocode: 'SGSIN' }),
    })
    for (const { properties } of features) {
      for (const value of Object.values(properties)) expect(typeof value).not.toBe('undefined')
      expect(Object.values(properties).some(Array.isArray)).toBe(false)
    }
  })

  test('is a table for a spreadsheet', async () => {
    const { inject } = await setUp()
    const answer = await inject({ url: '/v1/ports?format=csv' })
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    const [head, ...rows] = answer.body.trimEnd().split('\n')
    expect(head).toMatch(/^port_id,unlocode,name,country,country_code,latitude,longitude,/)
    expect(rows).toHaveLength(allPorts.ports.length)
    const { id, position } = allPorts.byLocode('NLRTM')!
    const [lon, lat] = position
    expect(rows).toContainEqual(
      expect.stringContaining(`${id},NLRTM,Rotterdam,Netherlands,NL,${lat},${lon},`),
    )
  })
})

describe('GET /v1/passages', () => {
  test('and the list of ports are files if Accept asks for them', async () => {
    const { inject } = await setUp()
    const typeOf = async (url: string, accept: string) =>
      (await inject({ url, headers: { accept } })).headers['content-type']
    expect(await typeOf('/v1/ports', 'text/csv')).toContain('text/csv')
    expect(await typeOf('/v1/passages', 'application/geo+json')).toContain('application/geo+json')
    expect(await typeOf('/v1/passages', 'text/csv')).toContain('application/json')
  })

  test('lists every passage that can be closed, and why some are', async () => {
    const { inject } = await setUp()
    const { count, passages } = (await inject({ url: '/v1/passages' })).json()
    const ids = passages.map(({ id }: { id: string }) => id)
    expect([count, ids]).toEqual([PASSAGES.length, [...PASSAGES]])
    const closed = passages.filter((one: { closed_by_default: boolean }) => one.closed_by_default)
    expect(new Set(closed.map(({ id }: { id: string }) => id))).toEqual(new Set(CLOSED_BY_DEFAULT))
    for (const { closed_because } of closed) expect(closed_because).toMatch(/\w{3}/)
    const panama = passages.find(({ id }: { id: string }) => id === 'panama')
    expect(panama).toMatchObject({ kind: 'canal', closes_to_larger_ships: true })
    expect(panama.limits.length).toBeGreaterThan(0)
    expect(panama.limits[0]).toMatchObject({ name: expect.any(String), beam_m: expect.any(Number) })
  })

  test('is a layer of lines for a map', async () => {
    const { inject } = await setUp()
    const answer = await inject({ url: '/v1/passages?format=geojson' })
    expect(answer.headers['content-type']).toContain('application/geo+json')
    const suez = answer.json().features.find((f: { id: string }) => f.id === 'suez')
    expect(suez.properties).toMatchObject({ name: 'Suez Canal', closed_by_default: 'no' })
    const [[lon, lat]] = suez.geometry.coordinates[0].slice(0, 1)
    expect([lon, lat].map(Math.round)).toEqual([32, 31])
  })

  test('has lines that are cut at 180 degrees', async () => {
    const { inject } = await setUp()
    const { features } = (await inject({ url: '/v1/passages?format=geojson' })).json()
    const lines: [string, number[][]][] = features.flatMap(
      ({ id, geometry }: { id: string; geometry: { coordinates: number[][][] } }) =>
        geometry.coordinates.map((line) => [id, line]),
    )
    const across = lines.filter(([, line]) =>
      line.some(([lon], at) => at > 0 && Math.abs(lon! - line[at - 1]![0]!) > 180),
    )
    expect(across.map(([id]) => id)).toEqual([])
  })
})

describe('GET /v1/areas', () => {
  test('lists the areas that answers count and avoid, with their dates and sources', async () => {
    const { inject } = await setUp()
    const { count, areas } = (await inject({ url: '/v1/areas' })).json()
    const ids = areas.map(({ id }: { id: string }) => id)
    expect(count).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(['baltic', 'north_sea', 'gulf_of_guinea']))
    expect(ids).not.toContain('indian_ocean_hra_2015')
    expect(areas.find(({ id }: { id: string }) => id === 'mediterranean')).toMatchObject({
      name: 'Mediterranean Sea',
      group: 'seca',
      enforced_from: '2025-05-01',
      sulphur_limit_percent: 0.1,
      approximate: false,
      source: expect.stringContaining('MEPC.361(79)'),
    })
  })

  test('is a layer of outlines for a map, counterclockwise and within 180 degrees', async () => {
    const { inject } = await setUp()
    const answer = await inject({ url: '/v1/areas?format=geojson' })
    expect(answer.headers['content-type']).toContain('application/geo+json')
    const { features } = answer.json()
    const arctic = features.find((f: { id: string }) => f.id === 'canadian_arctic')
    expect(arctic.geometry.coordinates).toHaveLength(3)
    expect(arctic.properties).toMatchObject({ area: 'canadian_arctic', approximate: 'yes' })
    const rings: [number, number][][] = features.flatMap(
      ({ geometry }: { geometry: { coordinates: [number, number][][][] } }) =>
        geometry.coordinates.flat(),
    )
    for (const ring of rings) {
      expect(ring.at(-1)).toEqual(ring[0])
      const sides = ring.slice(1).map(([lon, lat], at) => [ring[at]!, [lon, lat]] as const)
      expect(sides.reduce((sum, [a, b]) => sum + a[0] * b[1]! - b[0]! * a[1], 0)).toBeGreaterThan(0)
      for (const [[a], [b]] of sides) expect(Math.abs(a - b!)).toBeLessThan(180)
    }
  })
})

describe.each(['/v1/ports', '/v1/passages', '/v1/areas'])('%s', (url) => {
  test('can be stored by caches, which learn when it is unchanged', async () => {
    const { inject } = await setUp()
    for (const query of ['', '?format=geojson']) {
      const { headers } = await inject({ url: url + query })
      expect(headers['cache-control']).toBe('public, max-age=3600')
      const known = { 'if-none-match': String(headers.etag) }
      const again = await inject({ url: url + query, headers: known })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    }
  })

  test('rejects what it would ignore, and waits for the data', async () => {
    const { inject } = await setUp()
    expect((await inject({ url: `${url}?format=gpx` })).statusCode).toBe(422)
    expect((await inject({ url: `${url}?country=NL` })).statusCode).toBe(422)
    const starting = await buildTestApp({ engine: () => null })
    expect((await starting.inject({ url })).json().code).toBe('starting')
  })
})
