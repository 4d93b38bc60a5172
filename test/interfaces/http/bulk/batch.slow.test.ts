import { Readable } from 'node:stream'
import { gunzipSync } from 'node:zlib'
import { parquetMetadata, parquetReadObjects } from 'hyparquet'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { parseCsv } from '../../../../src/emissions/pack/csv.js'
import { known, retry } from '../../../../src/interfaces/http/bulk/batch.js'
import type { ServiceEngine } from '../../../../src/interfaces/http/engine.js'
import { ThreadBudget } from '../../../../src/interfaces/http/guard/thread-budget.js'
import { ON_LAND } from '../../../support/fake-router.js'
import { featuresOf } from '../../../support/flatgeobuf.js'
import { inlineEngine } from '../../../support/inline-engine.js'
import { tables } from '../../../support/tables.js'
import { buildTestApp, type TestApp } from '../../../support/test-app.js'
import { testPorts } from '../../../support/test-ports.js'

const ROUTE = { origin: { port_id: 88 }, destination: { port_id: 1340 } }
const REJECTED = { ...ROUTE, origin: { coordinates: ON_LAND } }

/** A service without its sea until `begin` is called. */
async function startLate() {
  let sea: ServiceEngine | null = null
  const service = await start('trial', { engine: () => sea })
  const begin = () => {
    sea = inlineEngine(service.router, { ...tables, ports: testPorts })
  }
  return { ...service, begin }
}

/** Runs some work instead of the pauses between the attempts for a row. */
function pauseBy(work: () => void) {
  const pause = vi.spyOn(retry, 'pause').mockImplementation(async () => work())
  onTestFinished(() => pause.mockRestore())
  return pause
}

async function start(planType = 'trial', settings: Parameters<typeof buildTestApp>[0] = {}) {
  const service = await buildTestApp(settings)
  const headers = await service.bearer(planType)
  const send = (payload: string | Buffer, more: Record<string, string> = {}, query = '') =>
    service.inject({
      method: 'POST',
      url: `/v1/routes/batch${query}`,
      headers: { ...headers, 'content-type': 'application/x-ndjson', ...more },
      payload,
    })
  const batch = async (rows: readonly object[], more?: Record<string, string>) =>
    linesOf(await send(rows.map((row) => JSON.stringify(row)).join('\n'), more))
  const used = async () => (await service.inject({ url: '/auth/usage', headers })).json().used
  return { ...service, headers, send, batch, used }
}

function linesOf(answer: Awaited<ReturnType<TestApp['inject']>>) {
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/x-ndjson')
  return answer.body
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}

describe('a batch of routes', () => {
  test('is answered while other resolutions are still being opened', async () => {
    const opening = new Map([[5 as const, new Promise<void>(() => undefined)]])
    const { batch } = await start('trial', { opening })
    expect(await batch([ROUTE])).toMatchObject([{ status: 200 }])
  })

  test.each([
    ['rejected rows', '{}\n', 10_001],
    ['blank lines', '\n', 1],
  ])('ends after 10,000 %s in a row, and says so', async (_, line, least) => {
    const { send } = await start('enterprise')
    const pause = pauseBy(() => undefined)
    const lines = linesOf(await send(line.repeat(30_000)))
    // Eight rows are in progress at a time.
    expect(lines.length).toBeGreaterThanOrEqual(least)
    expect(lines.length).toBeLessThan(least + 8)
    expect(lines.at(-1)).toMatchObject({ row: lines.length, status: 422 })
    expect(lines.at(-1).problem.errors[0].detail).toContain('The batch ends here')
    pause.mockClear()
  })

  test('slows down once its rejected rows have used the time of their account', async () => {
    const { batch } = await start()
    const pause = pauseBy(() => undefined)
    const measured = vi.spyOn(ThreadBudget.prototype, 'wait').mockReturnValue(0)
    onTestFinished(() => measured.mockRestore())
    await batch([{}, ROUTE, {}])
    expect(pause).not.toHaveBeenCalled()
    measured.mockReturnValueOnce(0).mockReturnValue(30)
    await batch([{}, ROUTE, {}])
    expect(pause).toHaveBeenCalledTimes(2)
  })

  test('answers the next request with 429 once refusals have used the time of their account', async () => {
    const { inject, headers, batch, clock } = await start()
    const take = vi.spyOn(ThreadBudget.prototype, 'take')
    await batch([{}, ROUTE])
    // One for the row that was rejected; the other was charged.
    expect(take).toHaveBeenCalledTimes(1)
    const ask = (payload: object) =>
      inject({ method: 'POST', url: '/calculate-route', headers, payload })
    expect((await ask({})).statusCode).toBe(422)
    expect((await ask(ROUTE)).statusCode).toBe(200)
    await vi.waitFor(() => expect(take).toHaveBeenCalledTimes(2))
    expect(take.mock.lastCall![1]).toBeGreaterThan(0)
    const [id] = take.mock.lastCall!
    ;(take.mock.contexts[0] as ThreadBudget).take(id, 12_000)
    take.mockRestore()
    const refused = await ask(ROUTE)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(59)
    clock.advance(70_000)
    expect((await ask(ROUTE)).statusCode).toBe(200)
  })

  test('answers no further row to a key that was revoked', async () => {
    const { ms } = known
    known.ms = 0
    onTestFinished(() => {
      known.ms = ms
    })
    const { inject, headers, used } = await start()
    const payload = { name: 'leaked' }
    const made = await inject({ method: 'POST', url: '/auth/keys', headers, payload })
    const { key, id } = made.json()
    async function* rows() {
      yield `${JSON.stringify(ROUTE)}\n`
      await vi.waitUntil(async () => (await used()) === 1, { timeout: 60_000 })
      await inject({ method: 'DELETE', url: `/auth/keys/${id}`, headers })
      yield `${JSON.stringify(ROUTE)}\n`
    }
    const answer = await inject({
      method: 'POST',
      url: '/v1/routes/batch',
      headers: { 'x-api-key': key, 'content-type': 'application/x-ndjson' },
      payload: Readable.from(rows()),
    })
    expect(linesOf(answer)).toMatchObject([
      { status: 200 },
      { status: 401, problem: { code: 'invalid_token' } },
    ])
    expect(await used()).toBe(1)
  })

  test('answers every row in its place, and charges only answered rows', async () => {
    const { batch, used } = await start()
    const rows = await batch([{ id: 'a', ...ROUTE }, { id: 'b', ...REJECTED }, ROUTE])
    expect(rows).toMatchObject([
      { id: 'a', row: 1, status: 200, answer: { distance_km: expect.any(Number) } },
      { id: 'b', row: 2, status: 422, problem: { code: 'point_on_land' } },
      { id: 3, row: 3, status: 200, answer: { cached: true } },
    ])
    expect(await used()).toBe(2)
  })

  test('has the answer of a single request in each row, without the line that nobody asked for', async () => {
    const { send, batch, inject, headers } = await start()
    const single = async (payload: object) => {
      const answer = await inject({ method: 'POST', url: '/calculate-route', headers, payload })
      return { ...answer.json(), id: '', cached: true }
    }
    const alternatives = { ...ROUTE, alternatives: 1 }
    const { geometry, waypoints, ...light } = await single(alternatives)
    for (const one of light.alternatives) delete one.geometry
    const [row] = await batch([alternatives])
    expect({ ...row.answer, id: '', cached: true }).toEqual(light)
    for (const more of [
      { geometry: 'line' },
      { waypoint_count: 3 },
      { waypoint_strategy: 'nth' },
    ]) {
      const [asked] = await batch([{ ...ROUTE, ...more }])
      const whole = { ...asked.answer, id: '', cached: true }
      expect(whole).toEqual(await single({ ...ROUTE, ...more }))
    }
    const [all] = linesOf(await send(JSON.stringify(alternatives), {}, '?fields=*'))
    expect(all.answer).toMatchObject({ geometry, waypoints })
  })

  test('reports a fault of a row in that row', async () => {
    const { send, used } = await start()
    const long = `{"id":"long","x":"${'x'.repeat(70_000)}"}`
    const rows = linesOf(await send(`{"a"\n[]\n{"id":{}}\n${long}\n\n{"id":"fields"}`))
    expect(rows.map(({ status, problem }) => [status, problem.code])).toEqual([
      [422, 'invalid_json'],
      [422, 'validation_failed'],
      [422, 'validation_failed'],
      [413, 'payload_too_large'],
      [422, 'validation_failed'],
    ])
    expect(rows.at(-1)).toMatchObject({ id: 'fields', row: 5 })
    expect(await used()).toBe(0)
  })

  test('rejects a row with a field twice, at any depth, and says which', async () => {
    const { send, used } = await start()
    const rows = linesOf(
      await send('{"id":"a","id":"b"}\n{"origin":{"port_id":88,"port_id":89},"destination":{}}'),
    )
    expect(rows.map(({ problem }) => [problem.code, problem.detail])).toEqual([
      ['invalid_json', 'An object of the row has the field "id" twice. Remove one of them.'],
      ['invalid_json', 'An object of the row has the field "port_id" twice. Remove one of them.'],
    ])
    expect(await used()).toBe(0)
  })

  test('returns the id of each row as it was given, or the number of the row', async () => {
    const { send } = await start()
    const ids = ['"a"', '0', '-1.5', '9007199254740991', 'null']
    const rows = linesOf(await send(ids.map((id) => `{"id":${id}}`).join('\n')))
    expect(rows.map(({ id }) => id)).toEqual(['a', 0, -1.5, Number.MAX_SAFE_INTEGER, 5])
    expect(rows.flatMap(({ problem }) => problem.errors)).not.toContainEqual(
      expect.objectContaining({ pointer: '#/id' }),
    )
  })

  test.each(['9007199254740993', '1e400', '""', 'true'])('rejects the id %s', async (id) => {
    const { send } = await start()
    const [row] = linesOf(await send(`{"id":${id}}`))
    expect(row).toMatchObject({ id: 1, status: 422, problem: { errors: [{ pointer: '#/id' }] } })
    expect(row.problem.detail).toContain('give larger numbers as text')
  })

  test.each(['application/x-ndjson', 'text/csv'])(
    'keeps the id of a row in %s, whatever is wrong with it',
    async (accept) => {
      const { send } = await start()
      const long = 'x'.repeat(300)
      const rows = [
        { id: 'by figure', ...ROUTE, POD2: 'IDJKT' },
        { id: 2, ...ROUTE, status: 'cancelled' },
        { id: long, ...ROUTE },
        { id: 'by type', origin: 1 },
        { id: 'by place', ...REJECTED },
      ]
      const lines = rows.map((row) => JSON.stringify(row))
      lines.push('{"id":"by field","origin":1,"origin":2}')
      const { body } = await send(lines.join('\n'), { accept })
      const answered =
        accept === 'text/csv'
          ? parseCsv(body)
              .slice(1)
              .map(({ cells }) => cells.slice(0, 3))
          : body
              .trim()
              .split('\n')
              .map((line) => JSON.parse(line))
              .map(({ id, row, status }) => [`${id}`, `${row}`, `${status}`])
      const ids = ['by figure', '2', long, 'by type', 'by place', 'by field']
      expect(answered).toEqual(ids.map((id, at) => [id, `${at + 1}`, '422']))
    },
  )

  test('waits for a service that is starting', async () => {
    const { batch, begin } = await startLate()
    pauseBy(begin)
    expect(await batch([ROUTE])).toMatchObject([{ status: 200 }])
  })

  test('rejects a row after five tries of a service that does not start', async () => {
    const { batch } = await startLate()
    const pause = pauseBy(() => {})
    expect(await batch([ROUTE])).toMatchObject([{ status: 503, problem: { code: 'starting' } }])
    expect(pause).toHaveBeenCalledTimes(4)
  })

  test('rejects a row that is not UTF-8, and reads those around it', async () => {
    const { send } = await start()
    const good = `${JSON.stringify(ROUTE)}\n`
    const latin1 = Buffer.from(
      '{"origin":{"name":"Göteborg"},"destination":{"port_id":1340}}\n',
      'latin1',
    )
    const rows = linesOf(await send(Buffer.concat([Buffer.from(good), latin1, Buffer.from(good)])))
    expect(rows.map(({ status }) => status)).toEqual([200, 422, 200])
    expect(rows[1].problem.detail).toBe('The row is not valid JSON: it is not UTF-8 text.')
  })

  test('is not compressed', async () => {
    const { send } = await start()
    const answer = await send('{}', { 'content-encoding': 'gzip' })
    expect(answer.json().code).toBe('unsupported_media_type')
  })

  test('grants the remaining quota of the day and rejects the rest', async () => {
    const { batch, used } = await start('tiny')
    const statuses = (await batch(Array(5).fill(ROUTE))).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 200, 200, 429, 429])
    expect(await used()).toBe(3)
  })

  test('is not stopped by the limit of requests per minute that it passed at first', async () => {
    const { batch } = await start('slow')
    expect((await batch(Array(6).fill(ROUTE))).map(({ status }) => status)).toEqual(
      Array(6).fill(200),
    )
  })

  test('repeated with its key charges only what was not charged before', async () => {
    const { batch, used } = await start()
    const key = { 'idempotency-key': 'monday' }
    await batch([{ id: 'a', ...ROUTE }], key)
    const rows = await batch(
      [
        { id: 'a', ...ROUTE },
        { id: 'b', ...ROUTE },
      ],
      key,
    )
    expect(rows.map(({ status, replayed }) => [status, replayed])).toEqual([
      [200, true],
      [200, false],
    ])
    expect(await used()).toBe(2)
  })

  test('needs rows and a token; other operations take no rows', async () => {
    const { send, inject, headers } = await start()
    const json = { 'content-type': 'application/json' }
    expect((await send('{}', json)).json().code).toBe('unsupported_media_type')
    expect((await send('', { authorization: '' })).json().code).toBe('missing_token')
    const rows = { ...headers, 'content-type': 'application/x-ndjson' }
    const payload = JSON.stringify(ROUTE)
    const single = await inject({ method: 'POST', url: '/calculate-route', headers: rows, payload })
    expect(single.json().code).toBe('unsupported_media_type')
    expect((await send('')).body).toBe('')
  })

  test('no caller passes the limits by pretending to be a row', async () => {
    const { inject, headers } = await start('slow')
    const ask = () => inject({ url: '/auth/me', headers: { ...headers, 'x-fairway-row': 'true' } })
    expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([200, 200])
    expect((await ask()).statusCode).toBe(429)
  })
})

test('a member that a row of a batch does not read is named in its answer', async () => {
  const { batch } = await start()
  const [row] = await batch([{ ...ROUTE, Customer: 'C' }])
  expect(row.answer.warnings).toContainEqual(
    expect.objectContaining({ code: 'unknown_field', pointer: '#/Customer' }),
  )
})

describe('the lines of a batch', () => {
  const ROWS = [ROUTE, { id: 'b', ...REJECTED }].map((row) => JSON.stringify(row)).join('\n')

  test('are rows of CSV by Accept or format, as fairway batch writes them', async () => {
    const { send, inject, headers } = await start()
    const answer = await send(ROWS, { accept: 'text/csv' })
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      vary: expect.stringContaining('Accept'),
    })
    const [head, first, second] = parseCsv(answer.body).map(({ cells }) => cells)
    const cell = (row: readonly string[], name: string) => row[head!.indexOf(name)]
    expect(head!.slice(0, 3)).toEqual(['id', 'row', 'status'])
    expect(head!.at(-1)).toBe('error')
    expect(cell(first!, 'distance_nm')).toMatch(/^\d+\.\d+$/)
    expect(cell(first!, 'error')).toBe('')
    expect([cell(second!, 'status'), cell(second!, 'distance_nm')]).toEqual(['422', ''])
    expect(cell(second!, 'error')).toMatch(/navigable water/)
    const url = '/v1/routes/batch?format=csv'
    const type = { ...headers, 'content-type': 'application/x-ndjson' }
    const named = await inject({ method: 'POST', url, headers: type, payload: ROWS })
    expect(named.body).toBe(answer.body)
  })

  test('are lines for maps as a GeoJSON text sequence', async () => {
    const { send } = await start()
    const answer = await send(ROWS, { accept: 'application/geo+json-seq' })
    expect(answer.headers['content-type']).toBe('application/geo+json-seq')
    const records = answer.body.split('\u001e')
    expect(records[0]).toBe('')
    const [first, second] = records.slice(1).map((text) => JSON.parse(text))
    expect(first).toMatchObject({
      type: 'Feature',
      geometry: { type: expect.stringMatching(/LineString$/) },
      properties: { id: 1, row: 1, status: 200, passages: expect.any(String), error: null },
    })
    expect(second).toMatchObject({ geometry: null, properties: { id: 'b', status: 422 } })
    const plain = await send(ROWS, {}, '?format=geojsonl')
    expect(plain.headers['content-type']).toBe('application/x-ndjson')
    expect(plain.body).toBe(answer.body.replaceAll('\u001e', ''))
  })

  test('are a GeoParquet file, with the types of its columns', async () => {
    const { send } = await start()
    const answer = await send(ROWS, { 'accept-encoding': 'gzip' }, '?format=parquet')
    expect(answer.headers['content-type']).toBe('application/vnd.apache.parquet')
    expect(answer.headers['content-encoding']).toBeUndefined()
    const { buffer, byteOffset, byteLength } = answer.rawPayload
    const file = (buffer as ArrayBuffer).slice(byteOffset, byteOffset + byteLength)
    const { key_value_metadata } = parquetMetadata(file, { geoparquet: false })
    const geo = JSON.parse(key_value_metadata!.find(({ key }) => key === 'geo')!.value!)
    expect(geo).toMatchObject({ version: '1.1.0', columns: { geometry: { encoding: 'WKB' } } })
    expect(await parquetReadObjects({ file })).toMatchObject([
      { id: '1', row: 1, status: 200, error: null, geometry: { type: 'LineString' } },
      { id: 'b', row: 2, status: 422, distance_nm: null, geometry: null },
    ])
  })

  test('are many GeoParquet groups in one file, and none of no rows', async () => {
    const { send } = await start('pro')
    const rows = Array(503).fill(JSON.stringify(REJECTED)).join('\n')
    const { rawPayload } = await send(rows, { accept: 'application/vnd.apache.parquet' })
    const file = Uint8Array.from(rawPayload).buffer
    expect(parquetMetadata(file).row_groups.map(({ num_rows }) => num_rows)).toEqual([500n, 3n])
    expect(await parquetReadObjects({ file })).toHaveLength(503)
    const empty = Uint8Array.from((await send('', {}, '?format=parquet')).rawPayload).buffer
    expect(parquetMetadata(empty).num_rows).toBe(0n)
  })

  test('are FlatGeobuf, one feature after the other', async () => {
    const { send } = await start()
    const { headers, rawPayload } = await send(ROWS, {}, '?format=fgb&fields=distance_nm,passages')
    expect(headers['content-type']).toBe('application/vnd.flatgeobuf')
    const features = await featuresOf(rawPayload)
    expect(features).toMatchObject([
      {
        geometry: { type: 'LineString', coordinates: expect.any(Array) },
        properties: { id: '1', row: 1, status: 200, distance_nm: expect.any(Number) },
      },
      {
        geometry: { type: 'LineString', coordinates: [] },
        properties: { id: 'b', row: 2, status: 422, error: expect.stringContaining('water') },
      },
    ])
  })

  test('are compressed for a client that accepts it, in any format of text', async () => {
    const { send } = await start()
    const answer = await send(ROWS, { accept: 'text/csv', 'accept-encoding': 'br, gzip' })
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip' })
    expect(answer.headers['vary']).toContain('Accept-Encoding')
    expect(gunzipSync(answer.rawPayload).toString()).toMatch(/^id,row,status,/)
    const refused = await send(ROWS, { 'accept-encoding': 'gzip;q=0' })
    expect(refused.headers['content-encoding']).toBeUndefined()
  })

  test('have only the members or columns that a request names', async () => {
    const { inject, headers } = await start()
    const ask = (query: string) =>
      inject({
        method: 'POST',
        url: `/v1/routes/batch?${query}`,
        headers: { ...headers, 'content-type': 'application/x-ndjson', prefer: 'handling=strict' },
        payload: ROWS,
      })
    for (const query of ['fields=distanc_nm', 'format=csv&fields=waypoints']) {
      const wrong = await ask(query)
      expect(wrong.json()).toMatchObject({ status: 422, errors: [{ pointer: '#/fields' }] })
    }
    const csv = await ask('format=csv&fields=passages,distance_nm')
    expect(csv.body.split('\n')[0]).toBe('id,row,status,distance_nm,passages,error')
    expect(csv.body.split('\n')[1]).toMatch(/^1,1,200,\d+\.\d+,/)
    const twice = await ask('format=csv&fields=passages&fields=distance_nm')
    expect(twice.body).toBe(csv.body)
    const [, line] = (await ask('format=geojsons&fields=distance_nm')).body.split('\u001e')
    const names = ['id', 'row', 'status', 'distance_nm', 'error']
    expect(Object.keys(JSON.parse(line!).properties)).toEqual(names)
    const right = await ask('fields=distance_nm')
    expect(JSON.parse(right.body.split('\n')[0]!).answer).toEqual({
      distance_nm: expect.any(Number),
    })
    expect((await ask('format=xml')).statusCode).toBe(422)
  })
})
