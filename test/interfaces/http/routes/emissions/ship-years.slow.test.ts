import { describe, expect, test } from 'vitest'
import type { ShipYearAnswerBody } from '../../../../../src/contract/schemas/emissions/ship-year.js'
import { openFactors } from '../../../../../src/runtime/loading/open-factors.js'
import { ROTTERDAM, SINGAPORE } from '../../../../support/test-ports.js'
import { codesOf, emissionsService } from './support.js'

const URL = '/v1/emissions/ship-years'
const SHIP = { type: 'bulk_carrier', deadweight_tonnes: 82_000, gross_tonnage: 44_000 }
const VOYAGE = {
  origin: { port_id: ROTTERDAM.id },
  destination: { port_id: SINGAPORE.id },
  date: '2026-02-01',
  distance_nm: 8300,
  cargo_tonnes: 70_000,
  fuels: [{ type: 'HFO', tonnes: 700 }],
}
const STAY = {
  port: { port_id: ROTTERDAM.id },
  date: '2026-01-28',
  fuels: [{ type: 'MGO', tonnes: 12 }],
}
const BODY = { year: 2026, ship: SHIP, rows: [VOYAGE, STAY], carbon: { eua_price_eur: 75 } }
const standardFactors = await openFactors({ data: 'data', factorPack: '' })

describe('POST /v1/emissions/ship-years', () => {
  test('answers CII, EEOI, intensity and the laws for the ports of its rows', async () => {
    const { post, used } = await emissionsService()
    const answer = await post(URL, BODY)
    expect(answer.statusCode, answer.body).toBe(200)
    const year: ShipYearAnswerBody = answer.json()
    expect(year.id).toMatch(/^sy_/)
    expect(year.cii).toMatchObject({ unit: 'g CO2/(dwt nm)', year: 2026, rating: 'B' })
    const ghg = (cf: number) => cf + 0.00005 * 28 + 0.00018 * 265
    const due = 350 * ghg(3.114) + 12 * ghg(3.206)
    expect(year.ets!.allowances_tonnes).toBeCloseTo(due, 6)
    expect(year.ets!.cost).toBeCloseTo(75 * due, 4)
    expect(year.fuel_eu!.prioritised).toEqual(year.fuel_eu!.pro_rata)
    expect(year.eeoi_g_per_tnm).toBeCloseTo(((700 * 3.114 + 12 * 3.206) * 1e6) / (8300 * 70_000), 6)
    expect(year.warnings).toEqual([])
    expect(await used()).toBe(1)
  })

  test('takes the total of a year without ports, beyond 100,000 km, and says what it lacks', async () => {
    const { post } = await emissionsService()
    const ship = { type: 'ro_ro_passenger_ship', gross_tonnage: 25_000 }
    const rows = [{ distance_nm: 150_000, fuels: [{ type: 'MDO', tonnes: 19_000 }] }]
    const year: ShipYearAnswerBody = (await post(URL, { year: 2019, ship, rows })).json()
    expect(year.cii!.attained).toBeCloseTo(16.243733, 5)
    expect(year.unplaced_fuel_tonnes).toBe(19_000)
    expect(year.ets).toBeNull()
    expect(codesOf(year)).toEqual(['rows_unplaced', 'cargo_unknown'])
  })

  test.each([
    [
      'an unknown port',
      { port: { unlocode: 'NLXXX' } },
      'port_not_found',
      '#/rows/1/port/unlocode',
    ],
    ['a day of another year', { date: '2025-12-31' }, 'validation_failed', '#/rows/1/date'],
    [
      'a fuel without its certificate',
      { fuels: [{ type: 'BIODIESEL', tonnes: 1 }] },
      'validation_failed',
      '#/rows/1/fuels/0/certificate',
    ],
    [
      'an unknown fuel',
      { fuels: [{ type: 'COAL', tonnes: 1 }] },
      'no_compatible_factor',
      '#/rows/1/fuels/0/type',
    ],
    [
      'a stay with ends',
      { origin: { port_id: ROTTERDAM.id } },
      'validation_failed',
      '#/rows/1/port',
    ],
  ])('names the field with %s, free of charge', async (_, more, code, pointer) => {
    const { post, used } = await emissionsService()
    const answer = await post(URL, { ...BODY, rows: [VOYAGE, { ...STAY, ...more }] })
    expect(answer.json()).toMatchObject({ code, errors: [{ pointer }] })
    expect(answer.statusCode).toBeLessThan(500)
    expect(await used()).toBe(0)
  })

  test('is not calculated again for a repeated idempotency key', async () => {
    let calculations = 0
    const factors = {
      ...standardFactors,
      get version() {
        calculations++
        return standardFactors.version
      },
    }
    const { post, used } = await emissionsService({ factors })
    const key = { 'idempotency-key': 'ship-year-1' }
    const first = await post(URL, BODY, key)
    const before = calculations
    const again = await post(URL, BODY, key)
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect(again.body).toBe(first.body)
    expect([before > 0, calculations, await used()]).toEqual([true, before, 1])
  })

  test('needs quota after its fields are checked, and before it is calculated', async () => {
    const { post } = await emissionsService({}, 'none')
    const fuels = [{ type: 'COAL', tonnes: 1 }]
    const faulty = await post(URL, { ...BODY, rows: [{ ...VOYAGE, fuels }] })
    expect(faulty.json().code).toBe('no_compatible_factor')
    expect((await post(URL, BODY)).json().code).toBe('quota_exceeded')
  })

  test('costs a query for each hundred rows', async () => {
    const { post, used } = await emissionsService({}, 'enterprise')
    const rows = Array.from({ length: 201 }, () => STAY)
    expect((await post(URL, { ...BODY, rows })).statusCode).toBe(200)
    expect(await used()).toBe(3)
  })
})
