import { describe, expect, test } from 'vitest'
import { allPorts, buildTestApp } from '../../../support/test-app.js'

const ROUTE = { origin: { unlocode: 'NLRTM' }, destination: { unlocode: 'SGSIN' } }

async function service() {
  const { inject, bearer } = await buildTestApp({ ports: allPorts })
  const headers = await bearer()
  const post = (url: string, payload: object, more: object = {}) =>
    inject({ method: 'POST', url, headers: { ...headers, ...more }, payload })
  return { inject, headers, post }
}

describe('fields', () => {
  test.each([
    ['/calculate-route', ROUTE],
    ['/v1/voyages', { stops: [ROUTE.origin, ROUTE.destination] }],
    ['/calculate-matrix', { origins: [ROUTE.origin], destinations: [ROUTE.destination] }],
    ['/v1/reach', { origin: ROUTE.origin, hours: [24] }],
    ['/v1/emissions/sea', { route: ROUTE, cargo: { teu: 1 } }],
    [
      '/v1/traces',
      {
        fixes: [
          { time: '2026-11-01', lat: 36, lon: -20 },
          { time: '2026-11-02', lat: 37, lon: -27 },
        ],
      },
    ],
  ])('choose members of the answer of %s', async (url, body) => {
    const { post } = await service()
    const whole = (await post(url, body)).json()
    const { warnings, id } = whole
    expect(id).toBeDefined()
    const light = await post(`${url}?fields=warnings/code,data_version`, body)
    expect(light.json()).toEqual({
      warnings: warnings.map(({ code }: { code: string }) => ({ code })),
      ...(whole.data_version !== undefined && { data_version: whole.data_version }),
    })
    expect(light.headers['content-type']).toContain('application/json')
  })

  test('make the answer to a GET light too, without a warning', async () => {
    const { inject, headers } = await service()
    const { statusCode, body } = await inject({
      method: 'GET',
      url: '/v1/distance?from=NLRTM&to=SGSIN&fields=distance,warnings',
      headers: { ...headers, prefer: 'handling=strict' },
    })
    expect([statusCode, Object.keys(JSON.parse(body))]).toEqual([200, ['distance', 'warnings']])
    expect(JSON.parse(body).warnings).toEqual([])
  })

  test.each([
    ['fields=distnce_nm', 'names distnce_nm, but the answer has id, asked, origin'],
    ['fields=passages(idd),eca/zones/nam', 'names passages/idd, but passages has id, '],
    ['fields=passages(id', 'its end is not expected there'],
    ['fields=', 'its end is not expected there'],
    ['fields=distance_nm(value)', 'names members of distance_nm, which has none'],
    ['fields=origin/port/name/en', 'names members of origin/port/name, which has none'],
    ['fields=distance_nm&format=gpx', 'chooses members of JSON'],
  ])('are rejected as %s, free of charge', async (query, words) => {
    const { post, inject, headers } = await service()
    const answer = await post(`/calculate-route?${query}`, ROUTE)
    expect(answer.json()).toMatchObject({
      code: 'validation_failed',
      errors: [{ pointer: '#/fields', detail: expect.stringContaining(words) }],
    })
    const usage = await inject({ method: 'GET', url: '/auth/usage', headers })
    expect(JSON.stringify(usage.json())).toContain('"used":0')
  })

  test('leave the stored answer whole: the same key gives other members', async () => {
    const { post } = await service()
    const key = { 'idempotency-key': 'k-1' }
    const first = await post('/calculate-route?fields=id', ROUTE, key)
    const second = await post('/calculate-route?fields=id,distance_nm', ROUTE, key)
    expect(second.headers['idempotent-replayed']).toBe('true')
    expect(second.json()).toEqual({ ...first.json(), distance_nm: expect.any(Number) })
  })

  test('make the rows of a batch light', async () => {
    const { inject, headers } = await service()
    const answer = await inject({
      method: 'POST',
      url: '/v1/routes/batch?fields=distance_nm',
      headers: { ...headers, 'content-type': 'application/x-ndjson' },
      payload: `${JSON.stringify(ROUTE)}\n${JSON.stringify(ROUTE)}\n`,
    })
    const rows = answer.body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(rows.map((row) => row.answer)).toEqual([
      { distance_nm: expect.any(Number) },
      { distance_nm: expect.any(Number) },
    ])
  })
})
