import { expect, test } from 'vitest'
import { ON_LAND } from '../../../../support/fake-router.js'
import { ESTIMATE, emissionsService, ROUTE } from './support.js'

const [lon, lat] = ON_LAND
const LONG = 'x'.repeat(257)

/** Invalid bodies with their status, their code, and each field with its reason. */
const REJECTED: readonly (readonly [object | string, number, string, string[]])[] = [
  ['{', 422, 'invalid_json', []],
  ['', 422, 'invalid_json', []],
  ['null', 422, 'validation_failed', ['# invalid_type']],
  [[], 422, 'validation_failed', ['# invalid_type']],
  [{}, 422, 'validation_failed', ['#/route required']],
  [
    { route: {} },
    422,
    'validation_failed',
    ['#/route/origin required', '#/route/destination required'],
  ],
  [{ route: null }, 422, 'validation_failed', ['#/route invalid_type']],
  [{ route: 'NLRTM' }, 422, 'validation_failed', ['#/route invalid_type']],
  [{ route: { origin: ROUTE.origin } }, 422, 'validation_failed', ['#/route/destination required']],
  [
    { route: { ...ROUTE, origin: { lat: 51 } } },
    422,
    'validation_failed',
    ['#/route/origin/lon required'],
  ],
  [
    { route: { ...ROUTE, origin: { latitude: 51, longitude: 4 } } },
    422,
    'validation_failed',
    ['#/route/origin wrong_location_form'],
  ],
  [
    { route: { ...ROUTE, origin: { port_id: 1, lat: 5 } } },
    422,
    'validation_failed',
    ['#/route/origin ambiguous_location'],
  ],
  [
    { route: { ...ROUTE, origin: { lat: 91, lon: '4' } } },
    422,
    'validation_failed',
    ['#/route/origin/lon invalid_type', '#/route/origin/lat out_of_range'],
  ],
  [
    { route: { ...ROUTE, avoid: ['suez', 'atlantis'] } },
    422,
    'validation_failed',
    ['#/route/avoid/1 not_allowed'],
  ],
  [
    { route: { ...ROUTE, resolution_km: 7 } },
    422,
    'validation_failed',
    ['#/route/resolution_km not_allowed'],
  ],
  [{ route: { distance_km: 100 } }, 422, 'validation_failed', ['#/route/distance_type required']],
  [
    { route: { distance_km: -1, distance_type: 'gcd' } },
    422,
    'validation_failed',
    ['#/route/distance_km out_of_range', '#/route/distance_type not_allowed'],
  ],
  [
    '{"route":{"distance_km":1e999,"distance_type":"sfd"}}',
    422,
    'validation_failed',
    ['#/route/distance_km not_finite'],
  ],
  [{ route: ROUTE, cargo: { reefer: true } }, 422, 'validation_failed', ['#/cargo required']],
  [{ route: ROUTE, cargo: { teu: 'NaN' } }, 422, 'validation_failed', ['#/cargo/teu invalid_type']],
  [
    { route: ROUTE, cargo: { teu: 0, mass_tonnes: -3 } },
    422,
    'validation_failed',
    ['#/cargo/teu out_of_range', '#/cargo/mass_tonnes out_of_range'],
  ],
  [
    { route: ROUTE, cargo: { mass_tonnes: 1e300 } },
    422,
    'validation_failed',
    ['#/cargo/mass_tonnes out_of_range'],
  ],
  [
    { route: ROUTE, cargo: { teu: 1, reefer: 'yes' } },
    422,
    'validation_failed',
    ['#/cargo/reefer invalid_type'],
  ],
  [{ route: ROUTE, vessel: { draft_m: 3 } }, 422, 'validation_failed', ['#/vessel/type required']],
  [
    { route: ROUTE, vessel: { type: 'submarine' } },
    422,
    'validation_failed',
    ['#/vessel/type not_allowed'],
  ],
  [
    { route: ROUTE, vessel: { type: 'tanker', imo: 'IMO9260419', name: LONG } },
    422,
    'validation_failed',
    ['#/vessel/name too_long'],
  ],
  [
    { route: ROUTE, vessel: { type: 'tanker', imo: 123 } },
    422,
    'validation_failed',
    ['#/vessel/imo not_allowed'],
  ],
  [
    { route: ROUTE, vessel: { type: 'tanker', imo: [9260419] } },
    422,
    'validation_failed',
    ['#/vessel/imo invalid_type'],
  ],
  [
    { route: ROUTE, fuel: { consumed_tonnes: 5 } },
    422,
    'validation_failed',
    ['#/fuel/type required'],
  ],
  [
    { route: ROUTE, fuel: { consumed_tonnes: 0, type: 'LNG' } },
    422,
    'validation_failed',
    ['#/fuel/consumed_tonnes out_of_range', '#/fuel/type not_allowed'],
  ],
  [
    { route: ROUTE, calculation: { method: 'guess', boundary: 'WTP' } },
    422,
    'validation_failed',
    ['#/calculation/method not_allowed', '#/calculation/boundary not_allowed'],
  ],
  [
    { route: ROUTE, calculation: { method: 'activity_based' } },
    422,
    'validation_failed',
    ['#/vessel/type required'],
  ],
  [
    { route: ROUTE, framework: { version: 3 } },
    422,
    'validation_failed',
    ['#/framework/version invalid_type'],
  ],
  [{ route: ROUTE, carrier: { name: '' } }, 422, 'validation_failed', ['#/carrier required']],
  [
    { route: ROUTE, carbon: { year: 2026.5 } },
    422,
    'validation_failed',
    ['#/carbon/year invalid_type'],
  ],
  [
    { route: { ...ROUTE, origin: { lat, lon } } },
    422,
    'point_on_land',
    ['#/route/origin point_on_land'],
  ],
  [
    { route: { ...ROUTE, avoid: ['suez', 'gibraltar'] } },
    422,
    'no_route',
    ['#/route/avoid no_route'],
  ],
  [
    { route: { origin: { port_id: 5 }, destination: { port_id: 6 } } },
    404,
    'port_not_found',
    ['#/route/origin/port_id port_not_found', '#/route/destination/port_id port_not_found'],
  ],
  [
    { route: ROUTE, framework: { name: 'TEU-O-METER' } },
    404,
    'no_compatible_factor',
    ['#/framework/name no_compatible_factor'],
  ],
  [
    {
      route: ROUTE,
      cargo: { teu: 1 },
      carrier: { code: 'MAEU' },
      calculation: { method: 'carrier_intensity' },
    },
    404,
    'no_compatible_factor',
    ['#/carrier no_compatible_factor'],
  ],
  [
    { route: ROUTE, cargo: { teu: 1 }, vessel: { type: 'container', fuel_type: 'ammonia' } },
    404,
    'no_compatible_factor',
    ['#/vessel/fuel_type no_compatible_factor'],
  ],
]

test('rejects an invalid request with the field and the reason, free of charge', async () => {
  const { post, used } = await emissionsService()
  for (const [body, status, code, fields] of REJECTED) {
    const answer = await post(ESTIMATE, body)
    const problem = answer.json()
    const told = (problem.errors ?? []) as { pointer: string; code: string }[]
    expect(
      [answer.statusCode, problem.code, told.map((one) => `${one.pointer} ${one.code}`)],
      JSON.stringify(body),
    ).toEqual([status, code, fields])
  }
  expect(await used()).toBe(0)
})

test('wrong fields come before unknown ports, and those before a missing factor', async () => {
  const { post } = await emissionsService()
  const carrier = { calculation: { method: 'carrier_intensity' }, carrier: { code: 'X' } }
  const route = { ...ROUTE, origin: { port_id: 5 } }
  const code = async (body: object) => (await post(ESTIMATE, body)).json().code
  expect(await code({ route, ...carrier, cargo: { teu: 0 } })).toBe('validation_failed')
  expect(await code({ route, ...carrier, cargo: { teu: 1 } })).toBe('port_not_found')
  expect(await code({ route: ROUTE, ...carrier, cargo: { teu: 1 } })).toBe('no_compatible_factor')
})
