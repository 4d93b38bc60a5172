import { describe, expect, test } from 'vitest'
import { ROTTERDAM, ROUTE, startService } from './service.js'

/** The service's answers to bodies, each sent unchanged. */
async function send(
  bodies: readonly (string | Uint8Array)[],
  headers: Record<string, string> = {},
  path = '/calculate-route',
) {
  const service = await startService()
  const token = await service.token('a')
  const sent = { 'content-type': 'application/json', ...headers }
  return Promise.all(bodies.map((raw) => service.ask(path, { token, raw, headers: sent })))
}

const withOrigin = (origin: unknown) => JSON.stringify({ origin, destination: ROUTE.destination })

describe('a body', () => {
  test.each([
    '/calculate-route',
    '/calculate-matrix',
    '/v1/emissions/sea',
    '/v1/emissions/sea/dry-run',
  ])('that cannot be read is 422 invalid_json and is not quoted, at %s', async (path) => {
    const bodies = ['', '{', '{"a":1,}', "{'a':1}", '{"origin":NaN}', '{"origin":Infinity}', 'nul']
    for (const { status, body } of await send([...bodies, '\0', '{} {}', '// c\n{}'], {}, path)) {
      expect([status, body.code]).toEqual([422, 'invalid_json'])
      expect(JSON.stringify(body)).not.toMatch(/ at .*:\d+|node_modules/)
    }
  })

  test('that is not an object is 422 validation_failed', async () => {
    for (const { status, body } of await send(['null', '[]', '"x"', '42', 'true'])) {
      expect([status, body.code]).toEqual([422, 'validation_failed'])
    }
  })

  test('is rejected if deeply nested', async () => {
    const [arrays, objects] = await send([
      `{"origin":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
      `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
    ])
    expect([413, 422]).toContain(arrays!.status)
    expect([413, 422]).toContain(objects!.status)
    const preview = '/v1/emissions/sea/dry-run'
    const [previewed] = await send([`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`], {}, preview)
    expect([413, 422]).toContain(previewed!.status)
  })

  test.each<Record<string, string>>([
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': 'multipart/form-data; boundary=x' },
    { 'content-encoding': 'gzip' },
    { 'content-type': 'application/json; charset=utf-16' },
  ])('with %j is 415', async (headers) => {
    const [answer] = await send(['{}'], { ...headers })
    expect([answer!.status, answer!.body.code]).toEqual([415, 'unsupported_media_type'])
  })

  test.each(['application/json; charset=UTF-8', 'application/geo+json'])(
    'as %s is read',
    async (type) => {
      const [answer] = await send([JSON.stringify(ROUTE)], { 'content-type': type })
      expect(answer!.status).toBe(200)
    },
  )
})

describe('a place', () => {
  const [lon, lat] = ROTTERDAM

  test.each([
    [{ coordinates: ROTTERDAM, port_id: 88 }, 'ambiguous_location'],
    [{}, 'required'],
    [{ port: 1 }, 'required'],
    [{ latitude: lat, longitude: lon }, 'wrong_location_form'],
    [{ lat }, 'required'],
    [{ unlocode: 'NLRTM', lat, lon }, 'ambiguous_location'],
    [{ coordinates: [lon] }, 'too_short'],
    [{ coordinates: [lon, lat, 0] }, 'too_long'],
    [{ coordinates: ['4.05', '51.98'] }, 'invalid_type'],
    [{ coordinates: { 0: lon, 1: lat } }, 'invalid_type'],
    [{ port_id: '1' }, 'invalid_type'],
    [{ port_id: 1.5 }, 'invalid_type'],
    [{ port_id: -1 }, 'out_of_range'],
    [null, 'invalid_type'],
    [true, 'invalid_type'],
  ])('has one form: %j is rejected', async (origin, code) => {
    const [answer] = await send([withOrigin(origin)])
    expect(answer!.status).toBe(422)
    const [error] = answer!.body.errors
    expect(error.pointer).toMatch(/^#\/origin/)
    expect(error.code).toBe(code)
  })

  test('may have null in place of the other form', async () => {
    const [answer] = await send([withOrigin({ port_id: null, coordinates: ROTTERDAM })])
    expect(answer!.status).toBe(200)
  })

  test.each([
    [[lon, 90.0001], 1],
    [[180.0001, 0], 0],
    [[-180.0001, 0], 0],
    [[51.98, 104.05], 1],
    [[lon, -91], 1],
  ])('out of range names the number, the range and the likely mistake: %j', async (at, index) => {
    const [answer] = await send([withOrigin({ coordinates: at })])
    const [error] = answer!.body.errors
    expect(error).toMatchObject({ pointer: `#/origin/coordinates/${index}`, code: 'out_of_range' })
    expect(error.detail).toMatch(/between -(90|180) and (90|180)/)
    if (at[1] === 104.05) expect(error.detail).toContain('[longitude, latitude]')
  })

  test('on the 180th meridian is one and the same from both sides', async () => {
    const destination = { coordinates: [-180, 0] }
    const [answer] = await send([
      JSON.stringify({ origin: { coordinates: [180, 0] }, destination }),
    ])
    expect([answer!.status, answer!.body.distance_km]).toEqual([200, 0])
  })
})
