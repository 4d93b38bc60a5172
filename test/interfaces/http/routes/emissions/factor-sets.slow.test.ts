import { describe, expect, test } from 'vitest'
import { emissionsService } from './support.js'

const SEA = '/v1/emissions/sea'
const CHAINS = '/v1/emissions/chains'
const KNOWN = { distance_km: 10_000, distance_type: 'sfd' }
const CARGO = { mass_tonnes: 10 }
/** By the edition of 2025 a train emits 34.70 g/t-km well to wake, by that of 2026 32.74. */
const train = (factor_set?: string, depart_at?: string) => ({
  cargo: CARGO,
  ...(factor_set && { factor_set }),
  elements: [
    { kind: 'leg', mode: 'rail', distance_km: 1000 },
    { kind: 'hub', operation: 'transhipment', factor: { ttw: 0, wtt: 0, source: 'invented' } },
    { kind: 'sea', route: { ...KNOWN, ...(depart_at && { depart_at }) } },
  ],
})

describe('a set of published values that a request names', () => {
  test('restates a base year by the values of a later one, and the reverse', async () => {
    const { post } = await emissionsService()
    const railKg = async (...asked: Parameters<typeof train>) =>
      (await post(CHAINS, train(...asked))).json().elements[0].emissions.wtw_kg_co2e
    expect(await railKg(undefined, '2025-03-01')).toBeCloseTo(347, 6)
    expect(await railKg('2026', '2025-03-01')).toBeCloseTo(327.4, 6)
    expect(await railKg(undefined, '2026-03-01')).toBeCloseTo(327.4, 6)
    expect(await railKg('2025', '2026-03-01')).toBeCloseTo(347, 6)
  })

  test('applies to legs at sea too, is named in the answer, and changes no law', async () => {
    const { post } = await emissionsService()
    const route = { ...KNOWN, depart_at: '2026-03-01' }
    const ask = async (calculation?: object) =>
      (await post(SEA, { route, cargo: CARGO, calculation })).json()
    const [usual, restated] = [await ask(), await ask({ factor_set: '2025' })]
    expect([usual.factor.year, restated.factor.year]).toEqual([2026, 2025])
    expect(restated.factor_set_version).toBe(`${usual.factor_set_version}@2025`)
    expect(restated.asked.day).toBe('2026-03-01')
    const chain = (await post(CHAINS, train('2025', '2026-03-01'))).json()
    expect(chain.elements[2].estimate.factor.year).toBe(2025)
    expect(chain.factor_set_version).toBe(restated.factor_set_version)
  })

  test('is asked for on purpose, so a departure before its year has no warning', async () => {
    const { post } = await emissionsService()
    const route = { ...KNOWN, depart_at: '2024-03-01' }
    const codes = async (calculation?: object) => {
      const { warnings } = (await post(SEA, { route, cargo: CARGO, calculation })).json()
      return warnings.map(({ code }: { code: string }) => code)
    }
    expect(await codes()).toContain('factor_year_differs')
    expect(await codes({ factor_set: '2026' })).not.toContain('factor_year_differs')
  })

  test.each([
    [
      SEA,
      { route: KNOWN, cargo: CARGO, calculation: { factor_set: '2019' } },
      '#/calculation/factor_set',
    ],
    [CHAINS, train('2019'), '#/factor_set'],
  ])('is refused at %s with the list of all sets if there is none', async (url, body, pointer) => {
    const { post } = await emissionsService()
    const answer = await post(url, body)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toContainEqual({
      pointer,
      code: 'not_allowed',
      detail: 'must be one of 2025, 2026, the sets of published values here, got 2019',
    })
  })
})
