import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { allPorts, buildTestApp } from '../../../support/test-app.js'
import { fakeSea, run } from '../run.js'

interface Answered {
  readonly id: unknown
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: any answer of any endpoint
  readonly body: any
}

async function written(lines: readonly (object | string)[], open = fakeSea().open) {
  const input = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)))
  const { output, error } = await run(['worker'], { input: input.join('\n'), open })
  expect(error).toBeNull()
  return output
}

async function work(...asked: Parameters<typeof written>) {
  return (await written(...asked))
    .split('\n')
    .slice(0, -1)
    .map((line): Answered => JSON.parse(line))
}

test('says which resolutions there are for one that is not', async () => {
  const open = { ...fakeSea().open, resolutions: () => [20, 100] as const }
  const body = { origin: { unlocode: 'NLRTM' }, destination: { unlocode: 'SGSIN' } }
  const asked = [5, 100].map((km) => {
    return { path: '/calculate-route', body: { ...body, resolution_km: km } }
  })
  const [missing, there] = await work(asked, open)
  expect(missing).toMatchObject({ status: 422, body: { code: 'validation_failed' } })
  expect(missing!.body.errors).toMatchObject([
    { pointer: '#/resolution_km', detail: 'this service has data for 20, 100' },
  ])
  expect(there!.status).toBe(200)
})

const ROUTE = { origin: { unlocode: 'NLRTM' }, destination: { unlocode: 'SGSIN' } }
const DAY = '2026-12-01T00:00:00Z'

/** Requests that have an answer, and some that have none. */
const REQUESTS: readonly [path: string, body: object][] = [
  ['/calculate-route', { ...ROUTE, depart_at: DAY }],
  ['/calculate-route', { ...ROUTE, depart_at: DAY, vessel: { type: 'container' }, colour: 'red' }],
  ['/calculate-route', { ...ROUTE, depart_at: DAY, suez: false, gibraltar: false }],
  ['/calculate-route', { origin: { name: 'Newcastle' } }],
  [
    '/v1/voyages',
    {
      stops: [ROUTE.origin, { unlocode: 'ESALG', stay_hours: 9 }, ROUTE.destination],
      depart_at: DAY,
    },
  ],
  [
    '/calculate-matrix',
    {
      origins: [ROUTE.origin],
      destinations: [ROUTE.destination, { lat: 52.5, lon: 13.4 }],
      depart_at: DAY,
    },
  ],
  ['/v1/reach', { origin: ROUTE.origin, hours: [24], depart_at: DAY }],
  ['/v1/reach', { origin: ROUTE.origin, hours: [-1] }],
  [
    '/v1/traces',
    {
      fixes: [
        { time: DAY, lat: 36, lon: -20 },
        { time: '2026-12-02T00:00:00Z', coordinates: [-27, 37] },
      ],
    },
  ],
  ['/v1/traces', { fixes: [{ time: DAY, lat: 36, lon: -20 }] }],
  ['/v1/emissions/sea', { route: { ...ROUTE, depart_at: DAY }, cargo: { teu: 10 } }],
  ['/v1/emissions/sea', { route: ROUTE, cargo: { teu: 0 } }],
  ['/v1/emissions/sea/dry-run', { route: ROUTE, cargo: { teu: 10 }, colour: 'red' }],
  ['/v1/emissions/sea/dry-run', { route: ROUTE, cargo: { teu: 0 } }],
  [
    '/v1/emissions/chains',
    {
      cargo: { mass_tonnes: 5 },
      elements: [{ kind: 'sea', route: { origin: { name: 'Newcastle' } } }],
    },
  ],
  [
    '/v1/emissions/ship-years',
    {
      year: 2026,
      ship: { type: 'bulk_carrier', deadweight_tonnes: 82_000, gross_tonnage: 44_000 },
      rows: [
        { ...ROUTE, date: '2026-02-01', distance_nm: 8300, fuels: [{ type: 'HFO', tonnes: 7 }] },
      ],
    },
  ],
]
const QUERIES: readonly [path: string, query: Record<string, string | number>][] = [
  ['/v1/distance', { from: 'NLRTM', to: '1.2,103.8', unit: 'km' }],
  ['/v1/distance', { from: 'Newcastle', to: 'SGSIN' }],
  ['/ports/search', { q: 'rott', limit: 2 }],
  ['/ports/search', { q: '!' }],
]

/** An answer without what differs from call to call. Routes are published by the service alone. */
function lasting(body: object) {
  const names = ['id', 'request_id', 'calculated_at', 'slug', 'digest']
  return Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)))
}

describe('fairway worker', () => {
  test('gives the answers and problems of the service, each with the id of its request', async () => {
    const { inject, clock } = await buildTestApp({ ports: allPorts, auth: 'none' })
    vi.spyOn(Date, 'now').mockReturnValue(clock.nowMs())
    onTestFinished(() => {
      vi.restoreAllMocks()
    })
    const asked = [...REQUESTS, ...QUERIES]
    const answers = await work(asked.map(([path, body], id) => ({ id, path, body })))
    expect(answers.map(({ id }) => id)).toEqual(asked.map((_, id) => id))
    const statuses = new Set<number>()
    for (const [at, [url, body]] of asked.entries()) {
      const isQuery = at >= REQUESTS.length
      const answer = await inject(
        isQuery
          ? { method: 'GET', url, query: body as Record<string, string> }
          : { method: 'POST', url, payload: body },
      )
      statuses.add(answer.statusCode)
      expect([url, answers[at]!.status, lasting(answers[at]!.body)]).toEqual([
        url,
        answer.statusCode,
        lasting(answer.json()),
      ])
    }
    expect([...statuses].sort()).toEqual([200, 404, 422])
  })

  test('repeats any id, and says null where there is none', async () => {
    const ids = [7, 'seven', { of: [1] }, null]
    const lines = ids.map((id) => ({ id, path: '/ports/search', body: { q: 'rott' } }))
    const answers = await work([...lines, { path: '/ports/search', body: { q: 'rott' } }])
    expect(answers.map(({ id }) => id)).toEqual([...ids, null])
  })

  test('keeps every digit of an id', async () => {
    const line = '{"id":{"a":9007199254740993},"path":"/ports/search","body":{"q":"rott"}}'
    expect(await written([line])).toContain('{"id":{"a":9007199254740993}')
  })

  test.each([
    ['garbage', 'Line 1: '],
    ['[1]', 'Line 1 must be a JSON object with path and body.'],
    ['{"path":"/v1/reach","path":"/v1/reach"}', 'path'],
    ['{"path":"/auth/login","body":{}}', 'path must be one of /calculate-route, /v1/voyages'],
    ['{"path":"/calculate-route"}', 'origin is required'],
    ['{"path":"/calculate-route","body":[]}', 'must be an object'],
    [
      `{"strict":true,"path":"/calculate-route","body":${JSON.stringify({ ...ROUTE, colour: 1 })}}`,
      'colour',
    ],
  ])('answers %s with a problem and goes on', async (line, words) => {
    const answers = await work([line, '', { id: 2, path: '/ports/search', body: { q: 'rott' } }])
    expect(answers.map(({ status }) => status)).toEqual([
      expect.toSatisfy((n) => n >= 400 && n < 500),
      200,
    ])
    expect(JSON.stringify(answers[0]!.body)).toContain(words)
  })

  test('says how large a line may be', async () => {
    const [answer] = await work([`[${'0,'.repeat(300_000)}0]`])
    expect(answer).toMatchObject({
      id: null,
      status: 422,
      body: { detail: expect.stringMatching(/^Line 1: The line must have at most 230000 /) },
    })
  })

  test('sends the members that a line asks for', async () => {
    const answers = await work([
      { id: 1, path: '/calculate-route', body: ROUTE, fields: 'distance_nm,origin/port/unlocode' },
      { id: 2, path: '/calculate-route', body: ROUTE, fields: 'distance_nm,' },
      { id: 3, path: '/calculate-route', body: ROUTE, fields: 'distnce_nm' },
      { id: 4, path: '/calculate-route', body: ROUTE, fields: 'wait_hours' },
    ])
    expect(answers[0]!.body).toEqual({
      distance_nm: expect.any(Number),
      origin: { port: { unlocode: 'NLRTM' } },
    })
    expect(answers.map(({ status }) => status)).toEqual([200, 422, 422, 200])
    expect(answers[3]!.body).toEqual({})
  })

  test('answers a fault of the program as one too, and goes on', async () => {
    const { open, router } = fakeSea()
    router.fault = new Error('no memory')
    const lines = [
      { id: 1, path: '/calculate-route', body: ROUTE },
      { id: 2, path: '/ports/search', body: { q: 'rott' } },
    ]
    const [first, second] = await work(lines, open)
    expect(first).toMatchObject({ id: 1, status: 500, body: { code: 'internal_error' } })
    expect(second).toMatchObject({ id: 2, status: 200 })
  })

  test('does not take the separators of other lines for the end of one', async () => {
    const [answer] = await work([
      { id: 'a\u2028b\u0085c', path: '/ports/search', body: { q: 'rott' } },
    ])
    expect(answer).toMatchObject({ id: 'a\u2028b\u0085c', status: 200 })
  })
})
