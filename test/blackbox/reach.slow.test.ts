import { describe, expect, test } from 'vitest'
import type { Position } from '../../src/engine/geo/position.js'
import { ON_LAND } from '../support/fake-router.js'
import { startRealService } from './real-sea.js'
import { startService } from './service.js'

const SANTOS = { unlocode: 'BRSSZ' }

describe('where a vessel can be after some hours', () => {
  test('is GeoJSON with a line for each time, and the large ports that are near enough', async () => {
    const service = await startRealService()
    const token = await service.token('a')
    const { status, body } = await service.ask('/v1/reach', {
      token,
      json: { origin: SANTOS, hours: [240, 120], speed_kn: 14 },
    })
    expect([status, body.type, body.speed_source]).toEqual([200, 'FeatureCollection', 'request'])
    const [five, ten] = body.features
    expect([five.properties.hours, ten.properties.hours]).toEqual([120, 240])
    expect(ten.properties.distance_nm).toBeCloseTo(3360, 0)
    const names = body.ports.map(({ port }: { port: { name: string } }) => port.name)
    expect(names).toEqual(expect.arrayContaining(['Rio de Janeiro', 'Dakar']))
    expect(names).not.toContain('Santos')
    expect(names).not.toContain('Rotterdam')
    expect(await service.used(token)).toBe(1)
  })

  test('agrees with the distance of a route to a place on the line', async () => {
    const service = await startRealService()
    const token = await service.token('a')
    const origin = { coordinates: [-46.3, -24.1] }
    const { body } = await service.ask('/v1/reach', { token, json: { origin, hours: [200] } })
    const lines = body.features[0].geometry.coordinates as Position[][]
    const longest = lines.reduce((a, b) => (b.length > a.length ? b : a))
    const at = longest[Math.floor(longest.length / 2)]!
    const { body: route } = await service.ask('/calculate-route', {
      token,
      json: { origin, destination: { coordinates: at } },
    })
    expect(route.duration_hours / 200).toBeGreaterThan(0.985)
    expect(route.duration_hours / 200).toBeLessThan(1.005)
  })

  test('has a grid of hours on request, which are those of a route', async () => {
    const service = await startRealService()
    const token = await service.token('a')
    const json = { origin: SANTOS, hours: [400], grid_degrees: 10 }
    const { body } = await service.ask('/v1/reach', { token, json })
    const { columns, rows, step_degrees, hours } = body.grid
    expect([columns, rows, step_degrees]).toEqual([36, 17, 10])
    const at = (lon: number, lat: number): number | null => hours[lat / 10 + 8][lon / 10 + 18]
    // Brazil, and the Pacific: beyond the time.
    expect([at(-50, -10), at(170, 10)]).toEqual([null, null])
    const { body: route } = await service.ask('/calculate-route', {
      token,
      json: { origin: SANTOS, destination: { coordinates: [-20, 10] } },
    })
    expect(at(-20, 10)! / route.duration_hours).toBeGreaterThan(0.999)
    expect(at(-20, 10)! / route.duration_hours).toBeLessThan(1.01)
    const { body: without } = await service.ask('/v1/reach', {
      token,
      json: { origin: SANTOS, hours: [400] },
    })
    expect(without).not.toHaveProperty('grid')
  })

  test('shrinks if a canal is closed or the vessel is too large for it', async () => {
    const service = await startRealService()
    const token = await service.token('a')
    const portsOf = async (options: object) => {
      const json = { origin: { unlocode: 'COCTG' }, hours: [130], ...options }
      const { body } = await service.ask('/v1/reach', { token, json })
      return { names: body.ports.map((one: { port: { name: string } }) => one.port.name), body }
    }
    expect((await portsOf({})).names).toContain('Callao')
    expect((await portsOf({ panama: false })).names).not.toContain('Callao')
    const large = await portsOf({ vessel: { type: 'tanker', size_class: 'vlcc' } })
    expect(large.names).not.toContain('Callao')
    expect(large.body.options.closed_by_vessel).toContain('panama')
  })

  test('names the field of what it rejects, and charges nothing', async () => {
    const service = await startService()
    const token = await service.token('a')
    const rejected = async (wrong: object) => {
      const json = { origin: { coordinates: [4.05, 51.98] }, hours: [24], ...wrong }
      const { status, body } = await service.ask('/v1/reach', { token, json })
      return [status, body.code, body.errors?.[0]?.pointer]
    }
    const invalid = (pointer: string) => [422, 'validation_failed', pointer]
    expect(await rejected({ hours: [] })).toEqual(invalid('#/hours'))
    expect(await rejected({ hours: [0] })).toEqual(invalid('#/hours/0'))
    expect(await rejected({ hours: [9999] })).toEqual(invalid('#/hours/0'))
    expect(await rejected({ avoid: ['seca'] })).toEqual(invalid('#/avoid/0'))
    expect(await rejected({ speed_kmh: 20, speed_kn: 10 })).toEqual(invalid('#/speed_kn'))
    const port = await rejected({ origin: { unlocode: 'XXXXX' } })
    expect(port).toEqual([404, 'port_not_found', '#/origin/unlocode'])
    const land = await rejected({ origin: { coordinates: ON_LAND } })
    expect(land.slice(0, 2)).toEqual([422, 'point_on_land'])
    expect(await service.used(token)).toBe(0)
  })
})
