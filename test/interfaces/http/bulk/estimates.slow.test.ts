import { expect, test } from 'vitest'
import { ON_LAND } from '../../../support/fake-router.js'
import { buildTestApp } from '../../../support/test-app.js'

const DISTANCE = { route: { distance_km: 10_000, distance_type: 'sfd' } }
const KNOWN = { ...DISTANCE, cargo: { teu: 2 } }
const ROUTED = { route: { origin: { port_id: 88 }, destination: { port_id: 1340 } } }
const [lon, lat] = ON_LAND
const WRONG = [
  { ...KNOWN, cargo: { teu: -1 } },
  { ...KNOWN, route: { ...ROUTED.route, origin: { port_id: 999_999 } } },
  { ...KNOWN, route: { ...ROUTED.route, origin: { lat, lon } } },
  { ...KNOWN, vessel: { type: 'container', fuel_type: 'coal', capacity_teu: 8000 } },
]

async function start(planType = 'trial') {
  const { inject, bearer } = await buildTestApp()
  const headers = await bearer(planType)
  const batch = async (rows: readonly object[], more: Record<string, string> = {}) => {
    const answer = await inject({
      method: 'POST',
      url: '/v1/emissions/batch',
      headers: { ...headers, 'content-type': 'application/x-ndjson', ...more },
      payload: rows.map((row) => JSON.stringify(row)).join('\n'),
    })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
  }
  const used = async () => (await inject({ url: '/auth/usage', headers })).json().used
  const single = async (payload: object) =>
    (await inject({ method: 'POST', url: '/v1/emissions/sea', headers, payload })).json()
  return { batch, used, single }
}

test('a batch of estimates has the single answer in each row, with and without a route', async () => {
  const { batch, single } = await start()
  const rows = await batch([
    { id: 'known', ...KNOWN },
    { id: 'routed', ...ROUTED, cargo: { teu: 2 } },
  ])
  const alone = await single({ ...ROUTED, cargo: { teu: 2 } })
  expect(rows.map(({ id, status }) => [id, status])).toEqual([
    ['known', 200],
    ['routed', 200],
  ])
  const ofEach = { id: '', digest: '' }
  expect({ ...rows[1].answer, ...ofEach }).toEqual({ ...alone, ...ofEach })
})

test('explains an invalid shipment in its row, charges nothing and continues with the others', async () => {
  const { batch, used } = await start()
  const rows = await batch([...WRONG, KNOWN])
  expect(rows.map(({ problem }) => problem?.code ?? null)).toEqual([
    'validation_failed',
    'port_not_found',
    'point_on_land',
    'no_compatible_factor',
    null,
  ])
  expect(rows[0].problem.errors[0].pointer).toBe('#/cargo/teu')
  expect(await used()).toBe(1)
})

test('a row without cargo or fuel is rejected, where a single request is for one tonne', async () => {
  const { batch, single, used } = await start()
  const fuel = { consumed_tonnes: 900, type: 'HFO' }
  const rows = await batch([DISTANCE, { ...DISTANCE, cargo: {} }, { ...DISTANCE, fuel }])
  expect(rows.map(({ status }) => status)).toEqual([422, 422, 200])
  expect(rows[0].problem.errors[0]).toMatchObject({ pointer: '#/cargo', code: 'required' })
  expect(await used()).toBe(1)
  expect((await single(DISTANCE)).activity.mass_tonnes).toBe(1)
})

test('all rows of a batch have the same members', async () => {
  const { batch } = await start('tiny')
  const rows = [...(await batch(WRONG)), ...(await batch([KNOWN, KNOWN, KNOWN, KNOWN]))]
  const members = ['id', 'row', 'status', 'replayed', 'answer', 'problem']
  for (const row of rows) expect(Object.keys(row)).toEqual(members)
  expect(rows.filter(({ status }) => status === 429)).toHaveLength(1)
})

test('an interrupted batch resumes with its key without charging rows again', async () => {
  const { batch, used } = await start()
  const key = { 'idempotency-key': 'shipments-2026-11' }
  const rows = ['a', 'b', 'c'].map((id) => ({ id, ...KNOWN }))
  const [first] = await batch(rows.slice(0, 2), key)
  const again = await batch(rows, key)
  expect(again.map(({ replayed }) => replayed)).toEqual([true, true, false])
  expect(again[0].answer).toEqual(first.answer)
  expect(await used()).toBe(3)
})
