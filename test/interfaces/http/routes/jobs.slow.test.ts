import { createHmac, randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { Problem } from '../../../../src/contract/problems/problem.js'
import type { Get, Message } from '../../../../src/interfaces/http/jobs/guarded-call.js'
import { AGAIN_AFTER_MS, signatureOf } from '../../../../src/interfaces/http/jobs/webhooks.js'
import { ON_LAND } from '../../../support/fake-router.js'
import { newStoreFile } from '../../../support/store-file.js'
import { temporaryFolder } from '../../../support/temporary.js'
import { allPorts, buildTestApp } from '../../../support/test-app.js'

const ROUTE = { origin: { port_id: 88 }, destination: { port_id: 1340 } }
const REJECTED = { ...ROUTE, origin: { coordinates: ON_LAND } }
const SHIPMENT = { route: { distance_km: 10_000, distance_type: 'sfd' }, cargo: { teu: 2 } }
/** Rows that no cache makes one. */
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: `${n}`, ...ROUTE, speed_kn: 10 + n / 10 }))
const KEY = randomBytes(32)
const SECRET = `whsec_${KEY.toString('base64')}`
const NDJSON = 'application/x-ndjson'

async function start(planType = 'trial', ...given: Parameters<typeof buildTestApp>) {
  const service = await buildTestApp(...given)
  const headers = await service.bearer(planType)
  const ask = (url: string, method: 'GET' | 'DELETE' = 'GET', more = {}) =>
    service.inject({ method, url, headers: { ...headers, ...more } })
  const send = (
    rows: readonly object[] | string,
    { query = 'kind=routes', more = {} as Record<string, string> } = {},
  ) =>
    service.inject({
      method: 'POST',
      url: `/v1/jobs?${query}`,
      headers: { ...headers, 'content-type': NDJSON, ...more },
      payload: typeof rows === 'string' ? rows : rows.map((row) => JSON.stringify(row)).join('\n'),
    })
  const submit = async (...all: Parameters<typeof send>) => {
    const answer = await send(...all)
    expect(answer.statusCode, answer.body).toBe(202)
    return answer.json().id as string
  }
  const job = async (id: string) => (await ask(`/v1/jobs/${id}`)).json()
  const results = async (id: string, query = '') => {
    const answer = await ask(`/v1/jobs/${id}/results${query}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.body.split('\n').filter((line) => line !== '')
  }
  const used = async () => (await ask('/auth/usage')).json().used as number
  return { ...service, headers, ask, send, submit, job, results, used }
}

describe('a job', () => {
  test('answers its rows as the batch does, and charges each answer once', async () => {
    const { app, send, ask, job, results, used, inject, headers } = await start()
    const rows = [{ id: 'A', ...ROUTE }, REJECTED, { ...ROUTE, geometry: 'line' }, { origin: 1 }]
    const made = await send(rows)
    expect(made.statusCode).toBe(202)
    const { id } = made.json()
    expect(made.headers.location).toBe(`/v1/jobs/${id}`)
    expect(made.json()).toMatchObject({ state: 'queued', rows: 4, answered: 0, results: null })
    expect((await ask(`/v1/jobs/${id}/results`)).json()).toMatchObject({ code: 'job_not_finished' })
    await app.jobs.work()
    expect(await job(id)).toMatchObject({
      state: 'completed',
      answered: 2,
      rejected: 2,
      results: `/v1/jobs/${id}/results`,
      expires_at: '2026-11-28T08:00:00.000Z',
    })
    expect(await used()).toBe(2)
    const batch = await inject({
      method: 'POST',
      url: '/v1/routes/batch',
      headers: { ...headers, 'content-type': NDJSON },
      payload: rows.map((row) => JSON.stringify(row)).join('\n'),
    })
    const plain = (line: string) =>
      JSON.parse(line, (name, value) =>
        ['request_id', 'calculated_at', 'cached', 'elapsed_ms'].includes(name) ||
        (name === 'id' && /^rt_/.test(value))
          ? undefined
          : value,
      )
    const lines = (await results(id)).map(plain)
    expect(lines).toEqual(batch.body.trim().split('\n').map(plain))
    expect(lines.map(({ status }) => status)).toEqual([200, 422, 200, 422])
    expect([lines[0].answer.geometry, lines[2].answer.geometry?.type]).toEqual([
      undefined,
      'LineString',
    ])
    const history = (await ask('/routes/history')).json().items
    expect(history.length).toBe(4)
  })

  test('reads a table with columns as fairway batch does', async () => {
    const { app, submit, results, job, used } = await start('trial', { ports: allPorts })
    const csv = { 'content-type': 'text/csv' }
    const table = [
      'id;POL;POD;speed_kn;Customer',
      'A;NLRTM;SGSIN;14,5;me',
      'B;Nowhere;SGSIN;;',
      ',;;',
    ].join('\n')
    const id = await submit(table, { more: csv })
    const shipments = await submit('Booking,distance_km,distance_type,teu\nX,10000,sfd,2\n', {
      query: 'kind=emissions',
      more: csv,
    })
    await app.jobs.work()
    await app.jobs.work()
    const [first, second] = (await results(id)).map((line) => JSON.parse(line))
    expect(first).toMatchObject({ id: 'A', status: 200, answer: { speed_kn: 14.5 } })
    expect(first.notes).toEqual([expect.stringContaining('Customer')])
    expect(second).toMatchObject({ id: 'B', status: 422, problem: { code: 'validation_failed' } })
    expect(second.problem.detail).toContain('Nowhere')
    expect(await job(id)).toMatchObject({ answered: 1, state: 'completed' })
    const [estimate] = (await results(shipments)).map((line) => JSON.parse(line))
    expect(estimate).toMatchObject({ id: 'X', status: 200 })
    expect(await used()).toBe(2)
  })

  test('does not take a line for a row of a table that it made', async () => {
    const { app, submit, results } = await start()
    const id = await submit(`\u0001{"id":"A","body":${JSON.stringify(ROUTE)},"more":{}}`)
    await app.jobs.work()
    expect((await results(id)).map((line) => JSON.parse(line).status)).toEqual([413])
  })

  test('has results as rows of CSV, with the columns that are asked for', async () => {
    const { app, submit, results, ask } = await start()
    const id = await submit([{ id: 'A', ...ROUTE }, REJECTED])
    await app.jobs.work()
    const [head, first, second] = await results(id, '?format=csv&fields=distance_nm')
    expect(head).toBe('id,row,status,distance_nm,error')
    expect(first).toMatch(/^A,1,200,[\d.]+,$/)
    expect(second).toMatch(/^2,2,422,,\S/)
    const unknown = await ask(`/v1/jobs/${id}/results?fields=distance_nm`)
    expect(unknown.json().errors[0]).toMatchObject({ pointer: '#/fields' })
  })

  test('estimates shipments, and adds up a table of legs', async () => {
    const { app, submit, results } = await start('trial', { ports: allPorts })
    const shipments = await submit([SHIPMENT], { query: 'kind=emissions' })
    const csv =
      'Reference,Mode,POL,POD,Weight kg\nA,sea,Rotterdam,Singapore,1000\nB,sea,Rotterdam,Singapore,\n'
    const legs = await submit(csv, {
      query: 'kind=legs&hub=0',
      more: { 'content-type': 'text/csv' },
    })
    await app.jobs.work()
    const [estimate] = (await results(shipments)).map((line) => JSON.parse(line))
    expect(estimate).toMatchObject({ status: 200, answer: { id: expect.stringMatching(/^em_/) } })
    const chains = (await results(legs)).map((line) => JSON.parse(line))
    expect(chains.map(({ id, status }) => [id, status])).toEqual([
      ['A', 200],
      ['B', 422],
    ])
  })

  test('with an Idempotency-Key is made once, and the key is of no use for another', async () => {
    const { send, ask } = await start()
    const more = { 'idempotency-key': 'once' }
    const [first, second] = await Promise.all([send([ROUTE], { more }), send([ROUTE], { more })])
    expect(second!.json()).toEqual(first!.json())
    expect(second!.headers['idempotent-replayed']).toBe('true')
    expect((await send([ROUTE, ROUTE], { more })).json().code).toBe('idempotency_key_reused')
    expect((await ask('/v1/jobs')).json().items).toHaveLength(1)
  })

  test('is listed with its account only, newest first, a page at a time', async () => {
    const { submit, ask, clock, bearer, inject } = await start()
    const ids: string[] = []
    for (let n = 0; n < 3; n++) {
      ids.unshift(await submit([ROUTE]))
      clock.advance(1000)
    }
    const page = (await ask('/v1/jobs?limit=2')).json()
    expect(page.items.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 2))
    const rest = (await ask(`/v1/jobs?limit=2&cursor=${page.next_cursor}`)).json()
    expect(rest).toMatchObject({ items: [{ id: ids[2] }], next_cursor: null })
    const headers = await bearer('trial', 'other@example.com')
    expect((await inject({ url: '/v1/jobs', headers })).json().items).toEqual([])
    for (const method of ['GET', 'DELETE'] as const) {
      const answer = await inject({ method, url: `/v1/jobs/${ids[0]}`, headers })
      expect(answer.json()).toMatchObject({ status: 404, code: 'job_not_found' })
    }
  })

  test('that is cancelled keeps what is done, and charges no more', async () => {
    const { app, submit, job, results, used, ask, sea } = await start()
    const id = await submit(rowsOf(20))
    let done = () => {}
    sea.hold = new Promise((resolve) => {
      done = resolve
    })
    const working = app.jobs.work()
    while (sea.begun < 4) await new Promise((resolve) => setImmediate(resolve))
    expect((await ask(`/v1/jobs/${id}`, 'DELETE')).json()).toMatchObject({ state: 'cancelled' })
    done()
    await working
    const { answered } = await job(id)
    expect(answered).toBe(0)
    expect(await used()).toBe(0)
    expect(await results(id)).toHaveLength(0)
    // Again, it stays as it is.
    expect((await ask(`/v1/jobs/${id}`, 'DELETE')).json()).toMatchObject({ state: 'cancelled' })
  })

  test('waits for the next day where its account has no units left', async () => {
    const { app, submit, job, used, clock } = await start('tiny')
    const id = await submit(rowsOf(5))
    await app.jobs.work()
    expect(await job(id)).toMatchObject({
      state: 'running',
      answered: 3,
      continues_at: '2026-11-22T00:00:00.000Z',
    })
    expect(await used()).toBe(3)
    clock.advance(16 * 3_600_000)
    await app.jobs.work()
    expect(await job(id)).toMatchObject({ state: 'completed', answered: 5, rejected: 0 })
    expect(await used()).toBe(2)
  })

  test('of an account that is disabled ends', async () => {
    const { app, submit, store } = await start()
    const id = await submit([ROUTE])
    const { id: accountId } = (await store.accounts.byEmail('trial@example.com'))!
    await store.accounts.setDisabled(accountId, '2026-11-21T08:00:00.000Z')
    await app.jobs.work()
    expect(await store.jobs.find(accountId, id)).toMatchObject({ state: 'cancelled', answered: 0 })
    expect((await store.quota.usage(accountId, '2026-11-21')).used).toBe(0)
  })

  test('waits for the sea, and for memory', async () => {
    const late = await start('trial', { engine: () => null })
    const id = await late.submit([ROUTE])
    await late.app.jobs.work()
    expect(await late.job(id)).toMatchObject({ state: 'queued' })

    let isFull = true
    const check = () => {
      if (isFull) throw new Problem('overloaded', 'full')
    }
    const { app, submit, job, clock } = await start('trial', { memory: { check } })
    const other = await submit([SHIPMENT], { query: 'kind=emissions' })
    await app.jobs.work()
    expect(await job(other)).toMatchObject({
      state: 'running',
      rejected: 0,
      continues_at: '2026-11-21T08:00:05.000Z',
    })
    isFull = false
    clock.advance(5000)
    await app.jobs.work()
    expect(await job(other)).toMatchObject({ state: 'completed', answered: 1 })
  })

  test.each([
    ['without a row', '\n\n', {}, 422, 'validation_failed'],
    [
      'of CSV that is no table',
      '"a\n1,2\n',
      { 'content-type': 'text/csv' },
      422,
      'validation_failed',
    ],
    ['of too many rows', `${JSON.stringify(ROUTE)}\n`.repeat(20_001), {}, 413, ''],
  ])('%s is refused', async (_, body, more, status, code) => {
    const { send, ask } = await start('enterprise')
    const answer = await send(body, { more })
    expect(answer.statusCode).toBe(status)
    if (code !== '') expect(answer.json().code).toBe(code)
    expect((await ask('/v1/jobs')).json().items).toEqual([])
  })

  test('of an unknown kind, or with a misspelt parameter, is refused with its name', async () => {
    const { send } = await start()
    const kind = await send([ROUTE], { query: 'kind=matrix' })
    expect(kind.json().errors[0]).toMatchObject({ pointer: '#/kind' })
    const misspelt = await send([ROUTE], { query: 'kind=routes&webook=https://a.example' })
    expect(misspelt.json().errors[0]).toMatchObject({ code: 'unknown_field' })
  })

  test('is one of a few open ones', async () => {
    const { app, submit, send } = await start()
    for (let n = 0; n < 5; n++) await submit([ROUTE])
    expect((await send([ROUTE])).json()).toMatchObject({ status: 422, code: 'too_many_jobs' })
    await app.jobs.work()
    await submit([ROUTE])
  })

  test('needs an account, and a key with the scope of its kind', async () => {
    const { inject } = await buildTestApp({ auth: 'none' })
    const request = { method: 'POST', headers: { 'content-type': NDJSON } } as const
    const payload = JSON.stringify(ROUTE)
    const refused = await inject({ ...request, url: '/v1/jobs?kind=routes', payload })
    expect(refused.json().code).toBe('no_accounts')
    expect((await inject({ url: '/v1/jobs' })).json().items).toEqual([])

    const { send, inject: call, logIn } = await start()
    const token = await logIn()
    const made = await call({
      method: 'POST',
      url: '/auth/keys',
      headers: { authorization: `Bearer ${token}` },
      payload: { name: 'estimates', scopes: ['emissions'] },
    })
    const more = { authorization: `Bearer ${made.json().key}` }
    expect((await send([ROUTE], { more })).json().code).toBe('insufficient_scope')
    expect((await send([SHIPMENT], { more, query: 'kind=emissions' })).statusCode).toBe(202)
  })

  test('goes on after a restart with the rows that are not done, each charged once', async () => {
    const location = await newStoreFile(`${temporaryFolder()}/fairway.db`)
    const first = await start('trial', {}, location)
    const id = await first.submit(rowsOf(9))
    let hold = 0
    Object.defineProperty(first.sea, 'hold', {
      get: () => (++hold > 5 ? new Promise(() => undefined) : Promise.resolve()),
    })
    void first.app.jobs.work()
    while ((await first.job(id)).answered < 5) await new Promise((resolve) => setImmediate(resolve))
    // Like a kill: what is in progress never ends.
    const second = await buildTestApp({}, location)
    await second.app.jobs.work()
    const ask = (url: string) => second.inject({ url, headers: first.headers })
    expect((await ask(`/v1/jobs/${id}`)).json()).toMatchObject({ answered: 5, state: 'running' })
    await second.store.jobs.releaseAll('2026-11-21T08:00:00.000Z')
    await second.app.jobs.work()
    expect((await ask(`/v1/jobs/${id}`)).json()).toMatchObject({ answered: 9, state: 'completed' })
    const lines = (await ask(`/v1/jobs/${id}/results`)).body.trim().split('\n')
    expect(lines.map((line) => JSON.parse(line).id)).toEqual([...'012345678'])
    await second.store.quota.releaseOpen('2027')
    expect((await ask('/auth/usage')).json().used).toBe(9)
  })
})

describe('a job whose table is at an address', () => {
  const CSV = 'id;POL;POD;speed_kn\nA;NLRTM;SGSIN;14,5\nB;NLRTM;SGSIN;15\nC;Nowhere;SGSIN;\n'
  const AT = 'https://files.example/june.csv?token=1'
  const begin = async (get: Get) => {
    const service = await start('trial', { get, ports: allPorts })
    const { inject, headers } = service
    const name = (source: string, more = {}, payload?: string) => {
      const url = `/v1/jobs?kind=routes&source=${encodeURIComponent(source)}`
      return inject({
        method: 'POST',
        url,
        headers: { ...headers, ...more },
        ...(payload !== undefined && { payload }),
      })
    }
    return { ...service, name }
  }
  const file =
    (text: string, type = 'application/octet-stream'): Get =>
    async () => ({ type, bytes: Buffer.from(text) })

  test('is answered and charged as the same file in a body', async () => {
    const { app, name, submit, results, used, log } = await begin(file(CSV))
    const named = await name(AT)
    expect(named.statusCode, named.body).toBe(202)
    await app.jobs.work()
    expect(await used()).toBe(2)
    const id = await submit(CSV, { more: { 'content-type': 'text/csv' } })
    await app.jobs.work()
    expect(await used()).toBe(4)
    const figures = async (of: string) =>
      (await results(of)).map((line) => {
        const { id, status, answer } = JSON.parse(line)
        return [id, status, answer?.distance_km]
      })
    expect(await figures(named.json().id)).toEqual(await figures(id))
    // The address may be secret.
    expect(log.join('')).not.toContain('token=1')
  })

  test('has lines of JSON by its Content-Type', async () => {
    const { name } = await begin(file(`${JSON.stringify(ROUTE)}\n`, `${NDJSON}; charset=utf-8`))
    expect((await name('https://files.example/rows')).json()).toMatchObject({ rows: 1 })
  })

  test('is read once for one Idempotency-Key', async () => {
    let reads = 0
    const { name } = await begin(async (...all) => {
      reads += 1
      return file(CSV)(...all)
    })
    const key = { 'idempotency-key': 'june' }
    const [first, again] = [await name(AT, key), await name(AT, key)]
    expect([again.json().id, again.headers['idempotent-replayed'], reads]).toEqual([
      first.json().id,
      'true',
      1,
    ])
    expect((await name(`${AT}2`, key)).json()).toMatchObject({ code: 'idempotency_key_reused' })
  })

  test.each([
    ['http://files.example/june.csv', /^must begin with https/],
    ['https://me:word@files.example/june.csv', /^must have no user/],
    ['https://10.0.0.1/june.csv', /^must not be in a private network/],
    ['june.csv', /^must be an address/],
  ])('%s is not read', async (source, words) => {
    let reads = 0
    const { name } = await begin(async (...all) => {
      reads += 1
      return file(CSV)(...all)
    })
    const answer = await name(source)
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ pointer: '#/source' }] })
    expect(answer.json().errors[0].detail).toMatch(words)
    expect(reads).toBe(0)
  })

  test.each<[string, Get, RegExp]>([
    [
      'that cannot be read',
      async () => Promise.reject(new Error('it answered 404')),
      /answered 404/,
    ],
    ['of another type', file('<html>', 'text/html'), /must be CSV.*text\/html/],
  ])('%s is refused by its field, and nothing is charged', async (_, get, words) => {
    const { name, used, ask } = await begin(get)
    const answer = await name('https://files.example/june')
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ pointer: '#/source' }] })
    expect(answer.json().errors[0].detail).toMatch(words)
    expect([await used(), (await ask('/v1/jobs')).json().items]).toEqual([0, []])
  })

  test.each([
    ['text/csv', CSV],
    ['application/json', '{}'],
  ])('needs a request without a body of %s', async (type, body) => {
    const { name } = await begin(file(CSV))
    const answer = await name(AT, { 'content-type': type }, body)
    expect(answer.json().errors).toMatchObject([
      { pointer: '#/source', detail: 'needs a request without a body' },
    ])
  })

  test.each(['application/json', 'text/csv', NDJSON])('takes an empty body of %s', async (type) => {
    const { name } = await begin(file(CSV))
    expect((await name(AT, { 'content-type': type }, '')).statusCode).toBe(202)
  })

  test.each([
    ['an empty file', file(''), /^The table at source is empty\./],
    ['no row', file('POL;POD\n'), /no row that counts/],
    ['a page to log in', file('<html>', 'text/html'), /must be CSV.*text\/html/],
  ])('of %s is refused by its field', async (_, get, words) => {
    const { name } = await begin(get)
    const [error] = (await name(AT)).json().errors
    expect(error).toMatchObject({ pointer: '#/source', detail: expect.stringMatching(words) })
  })
})

describe('the webhook of a job', () => {
  const WITH = { query: 'kind=routes&webhook=https://hooks.example/done?token=1' }
  const SIGNED = { ...WITH, more: { 'webhook-secret': SECRET } }

  test('is a signed message that Standard Webhooks verifies, sent again until it is received', async () => {
    const sent: Message[] = []
    const statuses = [500, 0, 204]
    const post = async (message: Message) => {
      sent.push(message)
      const status = statuses.shift()!
      if (status === 0) throw new Error('connect ECONNREFUSED')
      return status
    }
    const { app, submit, job, clock, log } = await start('trial', { post })
    const id = await submit([ROUTE], SIGNED)
    expect(await job(id)).toMatchObject({ webhook: { state: 'waiting', attempts: 0 } })
    await app.jobs.work()
    expect(sent).toHaveLength(1)
    await app.jobs.work()
    expect(sent).toHaveLength(1)
    clock.advance(AGAIN_AFTER_MS[0]!)
    await app.jobs.work()
    expect(sent).toHaveLength(2)
    clock.advance(AGAIN_AFTER_MS[1]!)
    await app.jobs.work()
    clock.advance(86_400_000)
    await app.jobs.work()
    expect(sent).toHaveLength(3)
    expect((await job(id)).webhook).toMatchObject({ state: 'delivered', attempts: 3 })
    for (const { url, headers, body } of sent) {
      expect(url).toBe('https://hooks.example/done?token=1')
      const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
      const signature = createHmac('sha256', KEY).update(text).digest('base64')
      expect(headers['webhook-signature']).toBe(`v1,${signature}`)
    }
    expect(new Set(sent.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(JSON.parse(sent[0]!.body)).toMatchObject({
      type: 'job.completed',
      data: { id, state: 'completed', answered: 1, results: `/v1/jobs/${id}/results` },
    })
    // The address may be secret.
    expect(log.join('')).toContain('hooks.example')
    expect(log.join('')).not.toContain('token=1')
  })

  test('is given up after half a day, or at once if its receiver is gone', async () => {
    let status = 503
    let sent = 0
    const post = async () => {
      sent += 1
      return status
    }
    const { app, submit, job, clock } = await start('trial', { post })
    const id = await submit([ROUTE], SIGNED)
    await app.jobs.work()
    for (const ms of AGAIN_AFTER_MS) {
      clock.advance(ms)
      await app.jobs.work()
    }
    clock.advance(86_400_000)
    await app.jobs.work()
    expect(sent).toBe(AGAIN_AFTER_MS.length + 1)
    expect((await job(id)).webhook).toMatchObject({ state: 'failed' })
    status = 410
    const gone = await submit([ROUTE], SIGNED)
    await app.jobs.work()
    expect((await job(gone)).webhook).toMatchObject({ state: 'failed', attempts: 1 })
  })

  test.each([
    ['http://hooks.example/', 'must begin with https://'],
    ['https://127.0.0.1/', 'private network'],
    ['https://[::ffff:10.0.0.1]/', 'private network'],
    ['https://2130706433/', 'private network'],
    ['https://169.254.169.254/latest', 'private network'],
    ['https://user:password@hooks.example/', 'no user'],
    ['hooks.example', 'must be an address'],
  ])('is refused at %s', async (webhook, reason) => {
    const { send } = await start()
    const query = `kind=routes&webhook=${encodeURIComponent(webhook)}`
    const refused = await send([ROUTE], { query, more: { 'webhook-secret': SECRET } })
    expect(refused.json().errors[0]).toMatchObject({ pointer: '#/webhook' })
    expect(refused.json().errors[0].detail).toContain(reason)
  })

  test.each([{}, { 'webhook-secret': 'secret' }, { 'webhook-secret': 'whsec_c2hvcnQ=' }])(
    'is refused without a secret that signs it: %o',
    async (more) => {
      const { send } = await start()
      const refused = await send([ROUTE], { ...WITH, more })
      expect(refused.json().errors[0].detail).toContain('needs the header Webhook-Secret')
    },
  )

  test('has the signature of the published example', () => {
    // The specification of Standard Webhooks 1.0.0 has this secret, message and signature.
    const body = '{"test": 2432232314}'
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
    expect(signatureOf(secret, 'msg_p5jXN8AQM9LWM0D4loKWxJek', 1614265330, body)).toBe(
      'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    )
  })
})
