import { describe, expect, test } from 'vitest'
import { real } from './planned-voyage.js'
import { at } from './real-sea.js'

describe('a route', () => {
  test('passes the requested passages, and costs one query per route', async () => {
    const { route, used } = await real()
    const direct = await route({ origin: at('rotterdam'), destination: at('singapore') })
    const { status, body } = await route({
      origin: at('rotterdam'),
      destination: at('singapore'),
      via: [at('barcelona'), { passage: 'suez' }],
    })
    expect(status).toBe(200)
    expect(await used()).toBe(4)
    expect(body.distance_km).toBeGreaterThan(direct.body.distance_km)
    expect(body.via).toHaveLength(2)
    expect(body.via[0].requested).toEqual(at('barcelona').coordinates)
    expect(body.passages.map(({ id }: { id: string }) => id)).toEqual(
      direct.body.passages.map(({ id }: { id: string }) => id),
    )
    expect(body.waypoints[0].coordinates).toEqual(direct.body.waypoints[0].coordinates)
    expect(body.waypoints.at(-1).distance_from_origin_km).toBe(body.distance_km)
    expect(body.timeline.filter(({ kind }: { kind: string }) => kind === 'via')).toHaveLength(2)
    expect(direct.body.timeline).toBeUndefined()
    expect(direct.body.slug).toBeNull()
  })

  test('leads through a passage of via from end to end, like a voyage through the same', async () => {
    const { route, voyage } = await real()
    const [origin, destination] = [{ unlocode: 'USNYC' }, { unlocode: 'USLAX' }]
    const { status, body } = await route({ origin, destination, via: [{ passage: 'magellan' }] })
    expect(status).toBe(200)
    expect(Math.abs(body.distance_nm - 12_743)).toBeLessThan(5)
    expect(body.passages.map(({ id }: { id: string }) => id)).toEqual(['magellan'])
    const sailed = await voyage({ stops: [origin, { passage: 'magellan' }, destination] })
    expect(sailed.body.totals.distance_km).toBeCloseTo(body.distance_km, 2)
    const turning = await route({ origin, destination: origin, via: [{ passage: 'hormuz' }] })
    expect([turning.status, turning.body.code]).toEqual([422, 'no_route'])
    expect(turning.body.errors[0].pointer).toBe('#/via/0/passage')
  })

  test('with a departure has an arrival, and areas in force on that day', async () => {
    const { route } = await real()
    const json = { origin: at('barcelona'), destination: at('piraeus'), speed_kn: 15 }
    const before = await route({ ...json, depart_at: '2025-04-30T12:00:00+02:00' })
    const after = await route({ ...json, depart_at: '2025-05-01' })
    expect(before.body.eca.distance_km).toBe(0)
    expect(after.body.eca.distance_km).toBeGreaterThan(1000)
    expect(before.body.depart_at).toBe('2025-04-30T10:00:00.000Z')
    expect(after.body.depart_at).toBe('2025-05-01T00:00:00.000Z')
    const hours = (Date.parse(after.body.arrive_at) - Date.parse(after.body.depart_at)) / 3_600_000
    expect(hours).toBeCloseTo(after.body.duration_hours, 2)
    expect(after.body.timeline.at(-1)).toMatchObject({
      kind: 'arrival',
      time: after.body.arrive_at,
    })
    expect([after.body.speed_kn, after.body.speed_kmh]).toEqual([15, 27.78])
    expect(after.body.options.date).toBe('2025-05-01')
  })

  test('accepts a place in any form, and lists the candidates of a name', async () => {
    const service = await real()
    const { route } = service
    const forms = [
      { port_id: 1068 },
      { unlocode: 'NLRTM' },
      { unlocode: 'nlrtm' },
      { name: 'Rotterdam' },
      { name: 'rotterdam', country: 'Netherlands' },
    ]
    for (const origin of forms) {
      const { body } = await route({ origin, destination: { unlocode: 'SGSIN' } })
      expect([body.origin.port?.unlocode, body.slug]).toEqual(['NLRTM', 'rotterdam-to-singapore'])
    }
    const positions = [{ lat: 51.98, lon: 4.05 }, { name: '51 58.8N 4 3E' }]
    for (const origin of positions) {
      const { body } = await route({ origin, destination: at('newYork') })
      expect(body.origin.requested).toEqual([4.05, 51.98])
    }
    const token = await service.token('a')
    const byGet = (query: string) => service.ask(`/calculate-route?${query}`, { token })
    const got = await byGet('origin=NLRTM&destination=Singapore&speed_kn=12')
    expect([got.body.slug, got.body.speed_kn]).toEqual(['rotterdam-to-singapore', 12])
    const twice = await byGet('origin=NLRTM&origin_port_id=1068&destination=Singapore')
    expect(twice.body.errors[0]).toMatchObject({
      pointer: '#/origin_port_id',
      code: 'ambiguous_location',
    })
    const unknown = await byGet('origin=Newcastle&destination=Singapore')
    expect(unknown.body.errors[0].pointer).toBe('#/origin')
    const several = await route({ origin: { name: 'Newcastle' }, destination: at('newYork') })
    expect([several.status, several.body.code]).toEqual([404, 'port_not_found'])
    expect(several.body.errors[0].pointer).toBe('#/origin/name')
    expect(several.body.detail).toMatch(/ports are called "Newcastle"/)
    expect(several.body.errors[0].candidates.length).toBeGreaterThan(1)
  })
})

describe('a route that closed passages make impossible', () => {
  test('names every passage that would give one, and each field that closes it', async () => {
    const { route } = await real()
    const { status, body } = await route({
      origin: { unlocode: 'SGSIN' },
      destination: { unlocode: 'GRPIR' },
      suez: false,
      gibraltar: false,
    })
    expect([status, body.code]).toEqual([422, 'no_route'])
    expect(body.blocked_by).toEqual(expect.arrayContaining(['suez', 'gibraltar']))
    for (const id of body.would_open) expect(body.blocked_by).toContain(id)
    const pointers = body.errors.map(({ pointer }: { pointer: string }) => pointer)
    expect(pointers).toEqual(expect.arrayContaining(['#/suez', '#/gibraltar']))
  })

  test('simplify gives as many waypoints as are wanted', async () => {
    const { route } = await real()
    for (const waypoint_count of [2, 5, 20]) {
      const { body } = await route({
        origin: { unlocode: 'NLRTM' },
        destination: { unlocode: 'SGSIN' },
        waypoint_strategy: 'simplify',
        waypoint_count,
      })
      expect(body.waypoints).toHaveLength(waypoint_count)
    }
  })
})
