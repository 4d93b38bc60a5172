import { describe, expect, test } from 'vitest'
import type { PreviewBody } from '../../../../../src/contract/schemas/emissions/emissions-preview.js'
import { CARGO, DRY_RUN, ESTIMATE, emissionsService, ROUTE } from './support.js'

describe('POST /v1/emissions/sea/dry-run', () => {
  test('returns method, factor, boundary and steps without a route and free of charge', async () => {
    const { preview, router, used } = await emissionsService()
    const cargo = { mass_tonnes: 100 }
    const told = await preview({ cargo, calculation: { boundary: 'TTW' } })
    expect(told).toMatchObject({
      valid: true,
      method: 'default_maritime',
      method_requested: 'auto',
      boundary: 'TTW',
      factor: { id: 'desnz-3228', value: 13.21 },
      distance_adjustment_factor: 1.15,
      queries_if_run: 1,
      errors: [],
    })
    expect(told.planned_steps.at(-1)).toEqual({
      id: 'wtw_kg',
      formula: 'ttw_kg + wtt_kg',
      unit: 'kg CO2e',
    })
    expect([router.asked, await used()]).toEqual([[], 0])
  })

  const BODIES = {
    'cargo alone': { cargo: CARGO },
    'a modelled ship': { cargo: CARGO, vessel: { type: 'container', capacity_teu: 8000 } },
    'fuel and reefer cargo': {
      cargo: { teu: 3, reefer: true },
      fuel: { consumed_tonnes: 900, type: 'MGO' },
      vessel: { type: 'container', capacity_teu: 8000 },
    },
    'a known distance': {
      route: { distance_km: 5, distance_type: 'actual' },
      vessel: { type: 'tanker' },
    },
    'unknown fields and a wrong IMO number': { vessel: { type: 'ferry', imo: 9074728 }, speed: 3 },
  }
  test('agrees with the estimate', async () => {
    const { preview, estimate } = await emissionsService()
    for (const [name, body] of Object.entries(BODIES)) {
      const told = await preview(body)
      const done = await estimate(body)
      expect(told, name).toMatchObject({
        method: done.method,
        method_reason: done.method_reason,
        boundary: done.boundary,
        framework: done.framework,
        factor: done.factor,
        gwp: done.gwp,
        distance_type: done.distance.type,
        distance_adjustment_factor: done.distance.distance_adjustment_factor,
        warnings: done.warnings,
        factor_set_version: done.factor_set_version,
      })
      // Control areas and canals are known only once the route is.
      const steps = done.steps.map(({ id }) => id)
      expect(steps).toEqual(expect.arrayContaining(told.planned_steps.map(({ id }) => id)))
    }
  })

  const WRONG: readonly (readonly [unknown, string])[] = [
    [{ route: ROUTE, cargo: { teu: -1 } }, '#/cargo/teu out_of_range'],
    [{}, '#/route required'],
    ['null', '# invalid_type'],
    [[], '# invalid_type'],
    [{ route: { ...ROUTE, origin: { port_id: 5 } } }, '#/route/origin/port_id port_not_found'],
    [{ route: ROUTE, framework: { name: 'other' } }, '#/framework/name no_compatible_factor'],
    [
      { route: ROUTE, vessel: { type: 'ferry', fuel_type: 'FAME' } },
      '#/vessel/fuel_type no_compatible_factor',
    ],
    [{ route: ROUTE, calculation: { method: 'fuel_based' } }, '#/fuel required'],
    ['{"route":{"distance_km":1e400,"distance_type":"sfd"}}', '#/route/distance_km not_finite'],
  ]

  test('answers an invalid value with valid: false and the reason', async () => {
    const { post } = await emissionsService()
    for (const [body, expected] of WRONG) {
      const answer = await post(DRY_RUN, body)
      expect(answer.statusCode, expected).toBe(200)
      const told: PreviewBody = answer.json()
      expect(told).toMatchObject({ valid: false, method: null, factor: null, planned_steps: [] })
      const errors = told.errors.map(({ pointer, code }) => `${pointer} ${code}`)
      expect(errors).toEqual([expected])
    }
  })

  test('repeats the requested method, if there is one', async () => {
    const { post } = await emissionsService()
    const asked = async (calculation: unknown) =>
      (await post(DRY_RUN, { calculation })).json().method_requested
    expect(await asked({ method: 'fuel_based' })).toBe('fuel_based')
    expect(await asked({})).toBe('auto')
    expect(await asked({ method: 'guess' })).toBeNull()
    expect(await asked('x')).toBe('auto')
  })

  test('treats unknown fields as errors if the caller asks for strictness', async () => {
    const { post } = await emissionsService()
    const answer = await post(DRY_RUN, { route: ROUTE, x: 1 }, { prefer: 'handling=strict' })
    expect(answer.json()).toMatchObject({ valid: false, errors: [{ code: 'unknown_field' }] })
  })

  test('rejects input that cannot be decoded', async () => {
    const { post } = await emissionsService()
    for (const payload of ['{', '', '{"route":', '['.repeat(40) + ']'.repeat(40)]) {
      const answer = await post(DRY_RUN, payload)
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'invalid_json'])
    }
  })
})

describe('without factors', () => {
  test('answers both with 503 emissions_unavailable free of charge, and still plans routes', async () => {
    const { post, used } = await emissionsService({ factors: null })
    for (const url of [ESTIMATE, DRY_RUN]) {
      const answer = await post(url, { route: ROUTE, cargo: CARGO })
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'emissions_unavailable'])
    }
    expect(await used()).toBe(0)
    expect((await post('/calculate-route', ROUTE)).statusCode).toBe(200)
  })

  test('while the sea data is loaded, both say so unless the distance is known', async () => {
    const { post } = await emissionsService({ engine: () => null })
    for (const url of [ESTIMATE, DRY_RUN]) {
      const answer = await post(url, { route: ROUTE, cargo: CARGO })
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'starting'])
    }
  })
})
