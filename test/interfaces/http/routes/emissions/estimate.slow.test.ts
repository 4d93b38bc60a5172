import { describe, expect, test } from 'vitest'
import { NEAR_WATER } from '../../../../support/fake-router.js'
import { ROTTERDAM, SINGAPORE } from '../../../../support/test-ports.js'
import { CARGO, codesOf, ESTIMATE, emissionsService, ROUTE } from './support.js'

describe('POST /v1/emissions/sea', () => {
  test('warns of a place that may be swapped, as a route does', async () => {
    const { estimate } = await emissionsService()
    const [lon, lat] = ROTTERDAM.position
    const route = { ...ROUTE, origin: { coordinates: [lat, lon] } }
    const { warnings } = await estimate({ cargo: CARGO, route })
    expect(warnings).toContainEqual(
      expect.objectContaining({ code: 'maybe_swapped', pointer: '#/route/origin' }),
    )
  })

  test('warns of a code that is not that of the port_id', async () => {
    const { estimate } = await emissionsService()
    const route = { ...ROUTE, origin: { port_id: SINGAPORE.id, unlocode: ROTTERDAM.unlocode } }
    const { warnings } = await estimate({ cargo: CARGO, route })
    expect(warnings).toContainEqual(
      expect.objectContaining({ code: 'contradiction', pointer: '#/route/origin/unlocode' }),
    )
  })

  test('answers with method, totals, activity, distance, factor, quality and steps', async () => {
    const { estimate } = await emissionsService()
    const body = await estimate({ cargo: { mass_tonnes: 100 } })
    expect(Object.keys(body)).toEqual([
      ...[
        'id',
        'departure',
        'asked',
        'framework',
        'method',
        'method_requested',
        'method_reason',
        'boundary',
      ],
      ...[
        'emissions',
        'deviations',
        'alternatives',
        'uncertainty',
        'parts',
        'applies_to',
        'cargo_share',
        'intensity',
        'activity',
        'distance',
        'factor',
      ],
      ...[
        'gwp',
        'data_quality',
        'energy_carriers',
        'vessel',
        'indicators',
        'carbon',
        'steps',
        'verification',
        'verification_code',
      ],
      'exclusions',
      'exclusion_codes',
      ...['warnings', 'factor_set_version', 'data_version'],
      ...['software_version', 'digest', 'calculated_at'],
    ])
    expect(body).toMatchObject({
      id: expect.stringMatching(/^em_[\w-]{20}$/),
      framework: {
        name: 'GLEC',
        version: '3.0',
        statement: expect.stringContaining('(vessel_assumed)'),
      },
      method: 'default_maritime',
      method_requested: 'auto',
      boundary: 'WTW',
      applies_to: 'cargo',
      activity: { mass_tonnes: 100, mass_source: 'request', teu: 10, tonnes_per_teu: 10 },
      distance: {
        shortest_km: 10563.624,
        actual_km: null,
        type: 'sfd',
        distance_adjustment_factor: 1.15,
        eca_km: 1056.362,
        piracy_km: 2112.725,
        passages: ['suez'],
      },
      factor: { id: 'desnz-3228', value: 16.21, unit: 'g CO2e/t-km', licence: 'OGL-3.0' },
      data_quality: { data_type: 'default', primary_data_share: 0 },
      factor_set_version: expect.stringMatching(/^2026\.11\.26-[0-9a-f]{8}$/),
      data_version: 'fake-1',
      calculated_at: '2026-11-21T08:00:00.000Z',
    })
    expect(body.emissions.wtw_kg_co2e).toBeCloseTo(100 * 10563.624 * 1.15 * 0.01621, 6)
    const { ttw_kg_co2e, wtt_kg_co2e, wtw_kg_co2e } = body.emissions
    expect(ttw_kg_co2e + wtt_kg_co2e).toBeCloseTo(wtw_kg_co2e, 6)
  })

  test('starts its steps with the distance of /calculate-route', async () => {
    const { estimate, post } = await emissionsService()
    const { distance, steps } = await estimate({ cargo: { mass_tonnes: 100 } })
    const route = (await post('/calculate-route', ROUTE)).json()
    expect(distance.shortest_km).toBe(route.distance_km)
    expect(distance.eca_km).toBe(route.eca.distance_km)
    expect(steps[0]!.inputs['distance_km']).toBe(route.distance_km)
  })

  test('accepts positions as lat and lon, and reports one that was moved to water', async () => {
    const { estimate, router } = await emissionsService()
    const [lon, lat] = NEAR_WATER
    const body = await estimate({
      cargo: CARGO,
      route: { origin: { lat, lon }, destination: { port_id: SINGAPORE.id } },
    })
    expect(router.asked.at(-1)!.origin).toEqual({ position: [lon, lat] })
    expect(body.warnings).toMatchObject([
      { code: 'snapped', pointer: '#/route/origin' },
      { code: 'vessel_assumed', pointer: '#/vessel/type' },
    ])
  })

  test('accepts a known distance instead of a route', async () => {
    const { estimate, router } = await emissionsService({ engine: () => null })
    const route = { distance_km: 13_200, distance_type: 'actual' }
    const body = await estimate({
      route,
      cargo: { mass_tonnes: 18 },
      vessel: { type: 'container' },
    })
    expect(body.emissions.wtw_kg_co2e).toBeCloseTo(4697.352, 9)
    expect(body.distance).toMatchObject({ actual_km: 13_200, distance_adjustment_factor: 1 })
    expect(body.data_version).toBeNull()
    expect(router.asked).toEqual([])
    const routed = await estimate({
      route: { ...route, distance_type: 'sfd', avoid: ['suez'] },
      cargo: { mass_tonnes: 18 },
      vessel: { type: 'container' },
    })
    expect(routed.emissions.wtw_kg_co2e).toBeCloseTo(5401.9548, 9)
    expect(routed.warnings).toMatchObject([{ code: 'not_used', pointer: '#/route/avoid' }])
  })

  test('takes countries from ports given with a known distance', async () => {
    const { estimate, router } = await emissionsService()
    const route = { ...ROUTE, distance_km: 15_000, distance_type: 'sfd' }
    const fuel = { consumed_tonnes: 2000, type: 'HFO' }
    const { carbon } = await estimate({ route, fuel, carbon: { eua_price_eur: 75, year: 2025 } })
    expect(carbon).toMatchObject({ scope_share: 0.5, ets: { year: 2025, phase_in: 0.7 } })
    expect(carbon!.ets!.cost_eur).toBeCloseTo(163_485, 6)
    expect(router.asked).toEqual([])
  })

  test('warns of costs of another year than that of a departure that is given', async () => {
    const { estimate } = await emissionsService()
    const fuel = { consumed_tonnes: 100, type: 'HFO' }
    const ask = (depart_at: string | undefined, carbon: object) =>
      estimate({ route: { ...ROUTE, ...(depart_at && { depart_at }) }, fuel, carbon })
    const differing = await ask('2027-01-01T00:30+01:00', { year: 2027 })
    expect(differing.carbon!.ets!.year).toBe(2027)
    expect(differing.warnings).toMatchObject([
      { code: 'carbon_year_differs', pointer: '#/carbon/year' },
    ])
    expect(codesOf(await ask('2027-01-01T00:30Z', { year: 2027 }))).toEqual([])
    expect(codesOf(await ask(undefined, { year: 2027 }))).toEqual([])
    const { carbon, warnings } = await ask('2025-05-01', {})
    expect([carbon!.ets!.year, warnings]).toEqual([2025, []])
  })

  test('takes the year of the clock for carbon, and asks for ports where there are none', async () => {
    const { estimate } = await emissionsService()
    const fuel = { consumed_tonnes: 100, type: 'HFO' }
    const { carbon } = await estimate({ fuel, carbon: {} })
    expect(carbon!.ets).toMatchObject({ year: 2026, cost_eur: null, gases: ['CO2', 'CH4', 'N2O'] })
    expect(carbon!.fuel_eu!.penalty_eur).toBeGreaterThan(0)
    const route = { origin: { lat: 51.9, lon: 4 }, destination: { lat: 1.2, lon: 103.8 } }
    const afloat = await estimate({ route, fuel, carbon: {} })
    expect(afloat.carbon).toBeNull()
    expect(codesOf(afloat)).toEqual(['carbon_scope_unknown'])
  })

  test('costs one query of the daily limit, and a rejected one costs nothing', async () => {
    const { post, used } = await emissionsService({}, 'tiny')
    expect((await post(ESTIMATE, { route: ROUTE, cargo: { teu: 0 } })).statusCode).toBe(422)
    const nowhere = { ...ROUTE, origin: { port_id: 5 } }
    expect((await post(ESTIMATE, { route: nowhere, cargo: CARGO })).statusCode).toBe(404)
    expect(await used()).toBe(0)
    for (let run = 0; run < 3; run++)
      expect((await post(ESTIMATE, { route: ROUTE, cargo: CARGO })).statusCode).toBe(200)
    expect(await used()).toBe(3)
    const over = await post(ESTIMATE, { route: ROUTE, cargo: CARGO })
    expect([over.statusCode, over.json().code]).toEqual([429, 'quota_exceeded'])
  })

  test('a repeated request with one Idempotency-Key has one answer and one charge', async () => {
    const { post, used } = await emissionsService()
    const send = () => post(ESTIMATE, { route: ROUTE, cargo: CARGO }, { 'idempotency-key': 'a' })
    const [first, second] = [await send(), await send()]
    expect(second.json()).toEqual(first.json())
    expect(second.headers['idempotent-replayed']).toBe('true')
    expect(await used()).toBe(1)
  })

  test('needs a token', async () => {
    const { inject } = await emissionsService()
    const answer = await inject({ method: 'POST', url: ESTIMATE, payload: { route: ROUTE } })
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'missing_token'])
  })
})

test('no figure of an answer has the noise of binary fractions', async () => {
  const { post } = await emissionsService()
  const ship = { type: 'container', capacity_teu: 13_000, speed_kn: 17.3, draft_m: 13.7 }
  const bodies = [
    { route: ROUTE, cargo: { teu: 13, reefer: true }, vessel: ship, carbon: { eua_price_eur: 75 } },
    { route: ROUTE, cargo: CARGO, vessel: ship, fuel: { consumed_tonnes: 1711.3, type: 'VLSFO' } },
  ]
  for (const body of bodies) {
    const text = (await post(ESTIMATE, body)).body
    expect(text.match(/\d\.\d{15,}/g) ?? []).toEqual([])
  }
})
