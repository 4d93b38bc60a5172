import { expect, test } from 'vitest'
import { CARGO, emissionsService, ROUTE } from './support.js'

const DECLARATIONS = '/v1/emissions/declarations'
const HEADER = {
  organisation: 'Example Ltd',
  services: 'Containers',
  period: { from: '2026-01-01', to: '2026-06-30' },
}
const row = (id: string, depart_at: string, more: object = {}) => {
  return { id, route: { ...ROUTE, depart_at }, cargo: CARGO, ...more }
}

test('declares rows with their estimates, and lists those that have none with the reason', async () => {
  const { post, estimate, used } = await emissionsService()
  const rows = [
    row('A', '2026-02-01'),
    row('B', '2026-03-01', { vessel: { type: 'container', capacity_teu: 8000 } }),
    { ...row('C', '2026-03-01'), cargo: undefined },
    { ...row('D', '2026-03-01'), route: { ...ROUTE, origin: { unlocode: 'XXXXX' } } },
  ]
  const answer = await post(DECLARATIONS, { ...HEADER, rows, supersedes: 'dc_1' })
  expect(answer.statusCode, answer.body).toBe(200)
  const { id, declaration } = answer.json()
  expect(id).toMatch(/^dc_/)
  expect(await used()).toBe(2)
  const alone = await estimate({ route: { ...ROUTE, depart_at: '2026-02-01' }, cargo: CARGO })
  expect(declaration).toMatchObject({ ...HEADER, supersedes: 'dc_1', shipments: 2 })
  expect(declaration.shipment_list[0]).toMatchObject({
    id: 'A',
    origin: { unlocode: 'NLRTM' },
    departure: '2026-02-01',
    wtw_kg_co2e: alone.emissions.wtw_kg_co2e,
    asked: alone.asked.request && { day: '2026-02-01', request: alone.asked.request },
  })
  const omitted = declaration.not_included.map((one: { id: string }) => one.id)
  expect(omitted).toEqual(['C', 'D'])
  expect(declaration.digest).toMatch(/^[0-9a-f]{64}$/)
})

test('refuses doubled ids unless they are allowed, and then names them', async () => {
  const { post } = await emissionsService()
  const rows = [row('A', '2026-02-01'), row('A', '2026-03-01')]
  const refused = await post(DECLARATIONS, { ...HEADER, rows })
  expect(refused.statusCode).toBe(422)
  expect(refused.json().errors[0]).toMatchObject({
    pointer: '#/rows',
    detail: expect.stringContaining('A (2)'),
  })
  const allowed = await post(DECLARATIONS, { ...HEADER, rows, allow_doubles: true })
  expect(allowed.json().declaration).toMatchObject({ shipments: 2, allowed_doubles: ['A (2)'] })
})

test('refuses departures outside the period, and a period that is wrong or not over', async () => {
  const { post, used } = await emissionsService()
  const rows = [row('A', '2024-02-01')]
  const late = await post(DECLARATIONS, { ...HEADER, rows })
  expect(late.statusCode).toBe(422)
  expect(late.json().errors[0].detail).toContain('A (2024-02-01)')
  for (const [period, pointer] of [
    [{ from: '2026-01-01', to: '2025-01-01' }, '#/period/to'],
    [{ from: '2026-01-01', to: '9999-01-01' }, '#/period/to'],
    [{ from: '2026', to: '2026-06-30' }, '#/period/from'],
  ] as const) {
    const answer = await post(DECLARATIONS, { ...HEADER, period, rows })
    expect(answer.statusCode, answer.body).toBe(422)
    expect(answer.json().errors[0].pointer).toBe(pointer)
  }
  expect(await used()).toBe(0)
})

test('refuses a declaration without any estimate', async () => {
  const { post } = await emissionsService()
  const answer = await post(DECLARATIONS, {
    ...HEADER,
    rows: [{ ...row('A', '2026-02-01'), cargo: {} }],
  })
  expect(answer.statusCode).toBe(422)
})

test('compares two declarations free of charge, as they are or as it answered them', async () => {
  const { post, used } = await emissionsService()
  const declare = async (depart_at: string, teu: number) => {
    const rows = [row('A', depart_at, { cargo: { teu } })]
    return (await post(DECLARATIONS, { ...HEADER, rows })).json()
  }
  const [earlier, later] = [await declare('2026-02-01', 2), await declare('2026-03-01', 4)]
  const before = await used()
  const answer = await post(`${DECLARATIONS}/compare`, { earlier, later: later.declaration })
  expect(answer.statusCode, answer.body).toBe(200)
  const { comparison } = answer.json()
  const { difference_kg_co2e, effects } = comparison
  expect(difference_kg_co2e).toBeGreaterThan(0)
  expect(effects).toMatchObject({ volume_kg_co2e: difference_kg_co2e, factor_kg_co2e: 0 })
  expect(await used()).toBe(before)
  const refused = await post(`${DECLARATIONS}/compare`, { earlier, later: { id: 'x' } })
  expect(refused.statusCode).toBe(422)
  expect(refused.json().errors[0]).toMatchObject({
    pointer: '#/later',
    detail: expect.stringContaining('must be a declaration'),
  })
})

test('carries the files of its rows, of which none may be missing', async () => {
  const { post } = await emissionsService()
  const rows = [row('A', '2026-02-01'), { ...row('B', '2026-03-01'), cargo: undefined }]
  const file = { name: 'jobs.csv', sha256: 'a'.repeat(64), rows: 2 }
  const whole = await post(DECLARATIONS, { ...HEADER, rows, source_files: [file] })
  expect(whole.json().declaration.source_files).toEqual([file])
  const short = await post(DECLARATIONS, { ...HEADER, rows, source_files: [{ ...file, rows: 3 }] })
  expect(short.statusCode).toBe(422)
  expect(short.json().errors[0]).toMatchObject({ pointer: '#/source_files' })
})
