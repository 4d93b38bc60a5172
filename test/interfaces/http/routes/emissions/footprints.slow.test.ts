import { describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../../support/test-app.js'

const KNOWN = {
  route: { distance_km: 10_000, distance_type: 'sfd' },
  cargo: { teu: 4 },
  vessel: { type: 'container', capacity_teu: 8000 },
}
const CHAIN = {
  cargo: { teu: 2 },
  elements: [{ kind: 'leg', mode: 'road', distance_km: 100 }],
}
const VOYAGE = { route: KNOWN.route, fuel: { consumed_tonnes: 100, type: 'HFO' } }
const PUBLISHER = 'company_name=Example%20Ltd&company_id=urn:epc:id:sgln:4063973.00000.8'

async function start() {
  const { inject, bearer } = await buildTestApp()
  const headers = await bearer()
  const post = async (url: string, payload: object | string, more = {}) =>
    inject({ method: 'POST', url, headers: { ...headers, ...more }, payload })
  const used = async () => (await inject({ url: '/auth/usage', headers })).json().used
  return { post, used }
}

describe('an estimate over HTTP', () => {
  test('is a shipment of iLEAP with the id that the address names', async () => {
    const { post } = await start()
    const { body, statusCode } = await post('/v1/emissions/sea?format=ileap&shipment_id=S-1', KNOWN)
    expect(statusCode, body).toBe(200)
    const { shipmentId, mass, tces } = JSON.parse(body)
    expect([shipmentId, mass, tces.length]).toEqual(['S-1', '40000', 1])
  })

  test('is a list of product footprints of PACT 3, or 2 on request', async () => {
    const { post } = await start()
    const versions = ['', '&pact_version=2'].map(async (more) => {
      const answer = await post(`/v1/emissions/chains?format=pact&${PUBLISHER}${more}`, CHAIN)
      return answer.json().data[0].specVersion
    })
    expect(await Promise.all(versions)).toEqual(['3.0.0', '2.2.0'])
  })

  test('is refused free of charge without the company that PACT asks for', async () => {
    const { post, used } = await start()
    const answer = await post('/v1/emissions/sea?format=pact&company_name=Example', KNOWN)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors[0].pointer).toBe('#/company_id')
    const wrong = await post('/v1/emissions/sea?format=pact&company_name=X&company_id=abc', KNOWN)
    expect(wrong.json().errors[0].detail).toMatch(/must be a URN, such as urn:epc/)
    expect(await used()).toBe(0)
  })

  test('is refused free of charge if it is of a whole voyage', async () => {
    const { post, used } = await start()
    const answer = await post('/v1/emissions/sea?format=ileap', VOYAGE)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors[0]).toMatchObject({
      pointer: '#/format',
      detail: expect.stringMatching(/Give the cargo/),
    })
    expect(await used()).toBe(0)
  })

  test('is stored as JSON for its idempotency key, whatever its format', async () => {
    const { post } = await start()
    const key = { 'idempotency-key': 'one-shipment-1' }
    const first = (await post('/v1/emissions/sea', KNOWN, key)).json()
    const again = await post('/v1/emissions/sea?format=ileap', KNOWN, key)
    expect(again.json().tces[0].tceId).toBe(first.id)
    await post('/v1/emissions/sea', VOYAGE, { 'idempotency-key': 'one-voyage-1' })
    const voyage = await post('/v1/emissions/sea?format=ileap', VOYAGE, {
      'idempotency-key': 'one-voyage-1',
    })
    expect(voyage.statusCode).toBe(422)
  })

  test('has no members to choose from in another format', async () => {
    const { post } = await start()
    const { statusCode } = await post('/v1/emissions/sea?format=ileap&fields=id', KNOWN)
    expect(statusCode).toBe(422)
  })
})

test('a batch has a footprint in each line, and the reason of a row that has none', async () => {
  const { post, used } = await start()
  const rows = [{ id: 'A', ...KNOWN }, { id: 'B', ...VOYAGE }, KNOWN]
  const { body } = await post(
    '/v1/emissions/batch?format=ileap',
    rows.map((row) => JSON.stringify(row)).join('\n'),
    { 'content-type': 'application/x-ndjson' },
  )
  const lines = body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines.map(({ status, answer }) => [status, answer?.shipmentId])).toEqual([
    [200, 'A'],
    [422, undefined],
    [200, '3'],
  ])
  expect(lines[1].problem.errors[0].detail).toMatch(/Give the cargo/)
  expect(await used()).toBe(2)
})
