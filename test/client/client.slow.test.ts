import { describe, expect, test } from 'vitest'
import {
  FairwayClient,
  type FairwayClientOptions,
  FairwayError,
  type Session,
} from '../../src/client/index.js'
import { buildTestApp, PASSWORD } from '../support/test-app.js'

const EMAIL = 'trial@example.com'
const NDJSON = 'application/x-ndjson'
const ROTTERDAM_TO_SINGAPORE = {
  origin: { coordinates: [4, 52] as [number, number] },
  destination: { coordinates: [103, 1] as [number, number] },
}

/** The whole service on a port of its own, with an account. */
async function serve(settings: Parameters<typeof buildTestApp>[0] = {}) {
  const service = await buildTestApp(settings)
  const baseUrl = await service.app.listen({ port: 0, host: '127.0.0.1' })
  await service.account()
  const credentials = { email: EMAIL, password: PASSWORD }
  const client = (options: Partial<FairwayClientOptions> = {}) =>
    new FairwayClient({ baseUrl, ...options })
  return { ...service, baseUrl, credentials, client }
}

const errorOf = (call: Promise<unknown>): Promise<FairwayError> =>
  call.then(
    () => expect.unreachable('the call was answered'),
    (error) => error,
  )

describe('the session of a client', () => {
  test('begins with a login and ends with a logout', async () => {
    const { client } = await serve()
    const sessions: (Session | null)[] = []
    const fairway = client({ onSession: (session) => sessions.push(session) })
    const { user } = await fairway.login(EMAIL, PASSWORD)
    expect(user.email).toBe(EMAIL)
    expect(await fairway.me()).toEqual(user)
    await fairway.logout()
    expect(fairway.session).toBeNull()
    expect(sessions).toEqual([{ token: expect.any(String), expiresAt: expect.any(String) }, null])
    expect((await errorOf(fairway.me())).code).toBe('missing_token')
  })

  test('resumes from a stored token', async () => {
    const { client, logIn } = await serve()
    const fairway = client({ token: await logIn() })
    expect((await fairway.me()).email).toBe(EMAIL)
  })

  test('renews itself with credentials, once for all calls that wait for it', async () => {
    const { client, credentials, clock } = await serve()
    let logins = 0
    const fairway = client({ credentials, onSession: () => logins++ })
    await fairway.me()
    clock.advance(60 * 24 * 3_600_000)
    const accounts = await Promise.all([fairway.me(), fairway.me(), fairway.me()])
    expect(accounts.map(({ email }) => email)).toEqual([EMAIL, EMAIL, EMAIL])
    expect(logins).toBe(2)
  })

  test('ends with its token if it has no credentials', async () => {
    const { client, clock } = await serve()
    const fairway = client()
    await fairway.login(EMAIL, PASSWORD)
    clock.advance(60 * 24 * 3_600_000)
    expect((await errorOf(fairway.me())).status).toBe(401)
  })

  test('does not start with a wrong password', async () => {
    const { client } = await serve()
    const fairway = client({ credentials: { email: EMAIL, password: 'wrong' } })
    expect((await errorOf(fairway.me())).code).toBe('invalid_credentials')
  })
})

describe('a call of a client', () => {
  test('plans a route', async () => {
    const { client, credentials } = await serve()
    const route = await client({ credentials }).calculateRoute(ROTTERDAM_TO_SINGAPORE)
    expect(route.distance_km).toBeGreaterThan(1000)
    expect(route.geometry.type).toBe('LineString')
  })

  test('requests a matrix, an estimate and its dry run', async () => {
    const { client, credentials } = await serve()
    const fairway = client({ credentials })
    const { origin, destination } = ROTTERDAM_TO_SINGAPORE
    const matrix = await fairway.calculateMatrix({ origins: [origin], destinations: [destination] })
    expect(matrix.distances_km[0]![0]).toBeGreaterThan(1000)
    const body = { route: { distance_km: 1000, distance_type: 'sfd' as const }, cargo: { teu: 1 } }
    expect((await fairway.estimateEmissions(body)).emissions.wtw_kg_co2e).toBeGreaterThan(0)
    expect((await fairway.previewEmissions(body)).valid).toBe(true)
    expect((await fairway.usage()).used).toBe(2)
  })

  test('plans a voyage and estimates a transport chain', async () => {
    const { client, credentials } = await serve()
    const fairway = client({ credentials })
    const { origin, destination } = ROTTERDAM_TO_SINGAPORE
    const voyage = await fairway.planVoyage({ stops: [origin, destination] })
    expect(voyage.totals.distance_km).toBeGreaterThan(1000)
    const leg = { kind: 'leg' as const, mode: 'road' as const, distance_km: 180 }
    const chain = await fairway.estimateChain({ cargo: { teu: 2 }, elements: [leg] })
    expect(chain.emissions.wtw_kg_co2e).toBeGreaterThan(0)
  })

  test('estimates more shipments than fit into one call, in order, with faults in their rows', async () => {
    const { client, credentials } = await serve()
    const fairway = client({ credentials })
    const route = { distance_km: 1000, distance_type: 'sfd' as const }
    const rows = Array.from({ length: 205 }, (_, at) => ({ route, cargo: { teu: at - 1 } }))
    const shipments = rows.map((row, at) => (at === 3 ? { ...row, id: 'four' } : row))
    const answers = []
    for await (const answer of fairway.estimateShipments(shipments)) answers.push(answer)
    expect(answers.map(({ row }) => row)).toEqual(rows.map((_, at) => at + 1))
    expect(answers[3]).toMatchObject({ id: 'four', answer: { activity: { teu: 2 } } })
    expect(answers[204]).toMatchObject({ id: 205, answer: { activity: { teu: 203 } } })
    const rejected = answers.filter(({ problem }) => problem !== null)
    expect(rejected.map(({ row, problem }) => [row, problem!.code])).toEqual([
      [1, 'validation_failed'],
      [2, 'validation_failed'],
    ])
    expect((await fairway.usage()).used).toBe(203)
  })

  test('plans routes as a batch', async () => {
    const { client, credentials } = await serve()
    const routes = client({ credentials }).calculateRoutes([ROTTERDAM_TO_SINGAPORE])
    for await (const { answer } of routes) {
      expect(answer!.distance_km).toBeGreaterThan(1000)
      expect(answer!.geometry).toBeUndefined()
    }
    const lines = [{ ...ROTTERDAM_TO_SINGAPORE, geometry: 'line' as const }]
    for await (const { answer } of client({ credentials }).calculateRoutes(lines)) {
      expect(answer!.geometry?.coordinates.length).toBeGreaterThan(1)
    }
  })

  test('reads saved routes without a login', async () => {
    const { client } = await serve()
    const slugs: string[] = []
    for await (const { slug } of client().savedRoutes()) slugs.push(slug)
    expect(slugs).toEqual([])
    const error = await errorOf(client().savedRoute('nowhere-to-nowhere'))
    expect([error.code, error.status]).toEqual(['route_not_found', 404])
  })

  test('needs arguments only if the operation has some that are required', async () => {
    const { client } = await serve()
    const fairway = client()
    const { data_version } = await fairway.request('GET /stats/cache')
    expect((await fairway.request('GET /routes', { query: { limit: 1 } })).limit).toBe(1)
    expect(data_version).toBeTypeOf('string')
    // @ts-expect-error a route has ends
    expect((await errorOf(fairway.request('POST /calculate-route'))).code).toBe('missing_token')
  })

  test('needs no login if the service requires none', async () => {
    const { client } = await serve()
    const { ports } = await client().searchPorts('s', { limit: 1 })
    expect(ports).toHaveLength(1)
    expect(await client().port(ports[0]!.id)).toMatchObject({ name: ports[0]!.name })
  })

  test('is rejected with a code, the fields at fault and the id in the log', async () => {
    const { client, credentials } = await serve()
    const call = client({ credentials }).calculateRoute({
      ...ROTTERDAM_TO_SINGAPORE,
      speed_kmh: 999,
    })
    const error = await errorOf(call)
    expect(error).toBeInstanceOf(FairwayError)
    expect([error.code, error.status]).toEqual(['validation_failed', 422])
    expect(error.fields).toMatchObject([{ pointer: '#/speed_kmh', code: 'out_of_range' }])
    expect(error.requestId).toMatch(/\S/)
  })

  test('with the same idempotency key is charged once', async () => {
    const { client, credentials } = await serve()
    const fairway = client({ credentials })
    const options = { idempotencyKey: 'one' }
    const first = await fairway.calculateRoute(ROTTERDAM_TO_SINGAPORE, options)
    const second = await fairway.calculateRoute(ROTTERDAM_TO_SINGAPORE, options)
    expect(second.id).toBe(first.id)
    expect((await fairway.usage()).used).toBe(1)
  })

  test('reads a list to its end, page by page', async () => {
    const { client, credentials } = await serve()
    const fairway = client({ credentials })
    const ids: string[] = []
    for (let i = 0; i < 5; i++)
      ids.unshift((await fairway.calculateRoute(ROTTERDAM_TO_SINGAPORE)).id)
    const read: string[] = []
    for await (const { id } of fairway.history({ pageSize: 2 })) read.push(id)
    expect(read).toEqual(ids)
  })

  test('is retried when the service says so', async () => {
    const { client, account, logIn, clock } = await serve()
    await account('slow')
    const waits: number[] = []
    const fairway = client({
      token: await logIn('slow@example.com'),
      // Time passes at once for the service, so that the test does not have to wait.
      fetch: async (...args) => {
        const answer = await fetch(...args)
        const seconds = answer.headers.get('retry-after')
        if (seconds === null) return answer
        waits.push(Number(seconds))
        clock.advance(Number(seconds) * 1000)
        return new Response(answer.body, { status: answer.status, headers: { 'retry-after': '0' } })
      },
    })
    for (let i = 0; i < 4; i++) expect((await fairway.me()).plan_type).toBe('slow')
    expect(waits.length).toBeGreaterThan(0)
  })

  test('is not retried if that would take too long', async () => {
    const { client, account, logIn } = await serve()
    await account('slow')
    const fairway = client({ token: await logIn('slow@example.com'), maxWaitSeconds: 5 })
    const calls = [fairway.me(), fairway.me(), fairway.me()]
    const [rejected] = await Promise.all(calls).then(
      () => expect.unreachable('three calls were answered'),
      (error) => [error],
    )
    expect(rejected.code).toBe('rate_limited')
    expect(rejected.retryAfterSeconds).toBeGreaterThan(5)
  })

  test('stops at its signal while it waits for a retry', async () => {
    const { client, account, logIn } = await serve()
    await account('slow')
    const stop = new AbortController()
    const fairway = client({
      token: await logIn('slow@example.com'),
      maxWaitSeconds: 3600,
      fetch: async (...args) => {
        const answer = await fetch(...args)
        if (answer.status === 429) setImmediate(() => stop.abort(new Error('enough')))
        return answer
      },
    })
    for (let i = 0; i < 2; i++) await fairway.me()
    await expect(fairway.me({ signal: stop.signal })).rejects.toThrow('enough')
  })

  test('stops at its signal', async () => {
    const { client } = await serve()
    const signal = AbortSignal.abort(new Error('enough'))
    await expect(client().searchPorts('rott', { signal })).rejects.toThrow('enough')
  })

  test.each(['', ' '])('needs an address, and rejects %j', (baseUrl) => {
    expect(() => new FairwayClient({ baseUrl })).toThrow('baseUrl is empty: give the address')
  })

  test('says if no service answers', async () => {
    const error = await errorOf(
      new FairwayClient({ baseUrl: 'http://127.0.0.1:9' }).searchPorts('x'),
    )
    expect([error.code, error.status]).toEqual(['connection_failed', null])
  })
})

describe('a job of a client', () => {
  test('is sent, waited for, read, listed and cancelled', async () => {
    const { client, credentials, app } = await serve()
    const fairway = client({ credentials })
    const rows = [{ id: 'A', ...ROTTERDAM_TO_SINGAPORE }, { id: 'B' }]
    const { id } = await fairway.createJob('routes', rows, {
      query: { webhook: 'https://hooks.example/' },
      webhookSecret: `whsec_${Buffer.alloc(32).toString('base64')}`,
    })
    expect((await errorOf(fairway.jobResults(id))).code).toBe('job_not_finished')
    await app.jobs.work()
    expect(await fairway.endOfJob(id)).toMatchObject({ state: 'completed', answered: 1 })
    const results = await fairway.jobResults(id)
    expect(results.map((row) => [row.id, row.status])).toEqual([
      ['A', 200],
      ['B', 422],
    ])
    const table = { bytes: new TextEncoder().encode(JSON.stringify(rows[0])), type: NDJSON }
    const other = await fairway.createJob('routes', table)
    expect(await fairway.cancelJob(other.id)).toMatchObject({ state: 'cancelled' })
    const ids: string[] = []
    for await (const job of fairway.jobs({ pageSize: 1 })) ids.push(job.id)
    expect(ids.sort()).toEqual([id, other.id].sort())
  })
})
