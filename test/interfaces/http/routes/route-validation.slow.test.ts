import { expect, test } from 'vitest'
import { buildTestApp } from '../../../support/test-app.js'

const PLACE = { coordinates: [5, 0] }

async function rejection(change: object) {
  const { inject, bearer } = await buildTestApp()
  const answer = await inject({
    method: 'POST',
    url: '/calculate-route',
    payload: { origin: PLACE, destination: PLACE, ...change },
    headers: await bearer(),
  })
  expect(answer.json()).toMatchObject({ status: 422, code: 'validation_failed' })
  return answer.json() as {
    detail: string
    errors: { pointer: string; code: string; detail: string }[]
  }
}

async function errorsOf(change: object) {
  return (await rejection(change)).errors
}

test.each([
  ['text for a number', { speed_kmh: '20' }, '#/speed_kmh', 'invalid_type'],
  ['text for one of some numbers', { resolution_km: '20' }, '#/resolution_km', 'invalid_type'],
  ['a number for a flag', { suez: 1 }, '#/suez', 'invalid_type'],
  ['a fraction for a count', { waypoint_count: 2.5 }, '#/waypoint_count', 'invalid_type'],
  ['another resolution', { resolution_km: 7 }, '#/resolution_km', 'not_allowed'],
  ['another strategy', { waypoint_strategy: 'all' }, '#/waypoint_strategy', 'not_allowed'],
  ['another passage', { avoid: ['suez', 'styx'] }, '#/avoid/1', 'not_allowed'],
  ['opening what is open', { allow: ['suez'] }, '#/allow/0', 'not_allowed'],
  ['too long a list', { avoid: Array(41).fill('suez') }, '#/avoid', 'too_long'],
  ['no speed', { speed_kmh: 0 }, '#/speed_kmh', 'out_of_range'],
  ['too much speed', { speed_kmh: 201 }, '#/speed_kmh', 'out_of_range'],
  ['one waypoint', { waypoint_count: 1 }, '#/waypoint_count', 'out_of_range'],
  ['too many waypoints', { waypoint_count: 1001 }, '#/waypoint_count', 'out_of_range'],
  ['four alternatives', { alternatives: 4 }, '#/alternatives', 'out_of_range'],
  [
    'a negative price',
    { fuel_price_usd_per_tonne: -1 },
    '#/fuel_price_usd_per_tonne',
    'out_of_range',
  ],
  ['no location at all', { origin: {} }, '#/origin', 'required'],
  ['a missing location', { origin: undefined }, '#/origin', 'required'],
  ['a null location', { origin: null }, '#/origin', 'invalid_type'],
  ['a truth', { origin: true }, '#/origin', 'invalid_type'],
  ['a bare number', { origin: [5] }, '#/origin/coordinates', 'too_short'],
  ['a place under no known name', { origin: { port: 1 } }, '#/origin', 'required'],
  ['both forms', { origin: { ...PLACE, port_id: 1 } }, '#/origin', 'ambiguous_location'],
  ['a latitude alone', { origin: { lat: 1 } }, '#/origin/lon', 'required'],
  ['a longitude alone', { origin: { lon: 1 } }, '#/origin/lat', 'required'],
  ['another name', { origin: { latitude: 1, lng: 2 } }, '#/origin', 'wrong_location_form'],
  ['a code and a name', { origin: { unlocode: 'A', name: 'B' } }, '#/origin', 'ambiguous_location'],
  ['a country alone', { origin: { country: 'NL' } }, '#/origin/name', 'required'],
  ['a passage as an end', { origin: { passage: 'suez' } }, '#/origin', 'required'],
  [
    'a country too many',
    { origin: { unlocode: 'A', country: 'NL' } },
    '#/origin/country',
    'not_allowed',
  ],
  ['two speeds', { speed_kmh: 20, speed_kn: 14 }, '#/speed_kn', 'not_allowed'],
  ['no moment', { depart_at: 'tomorrow' }, '#/depart_at', 'not_allowed'],
  ['no day', { depart_at: '2026-02-30' }, '#/depart_at', 'not_allowed'],
  ['a moment without zone', { depart_at: '2026-12-01T06:00' }, '#/depart_at', 'not_allowed'],
  ['an hour too many', { depart_at: '2026-12-01T25:00Z' }, '#/depart_at', 'not_allowed'],
  ['another passage', { via: [{ passage: 'styx' }] }, '#/via/0/passage', 'not_allowed'],
  ['nothing to pass', { via: [{}] }, '#/via/0', 'required'],
  ['too much to pass', { via: Array(49).fill(PLACE) }, '#/via', 'too_long'],
  ['one coordinate', { origin: { coordinates: [5] } }, '#/origin/coordinates', 'too_short'],
  ['three coordinates', { origin: { coordinates: [5, 0, 0] } }, '#/origin/coordinates', 'too_long'],
  [
    'text coordinates',
    { origin: { coordinates: ['5', 0] } },
    '#/origin/coordinates/0',
    'invalid_type',
  ],
  [
    'coordinates with names',
    { origin: { coordinates: { 0: 5, 1: 0 } } },
    '#/origin/coordinates',
    'invalid_type',
  ],
  [
    'a longitude of 181',
    { origin: { coordinates: [181, 0] } },
    '#/origin/coordinates/0',
    'out_of_range',
  ],
  [
    'a latitude just beyond the pole',
    { origin: { coordinates: [5, 90.0001] } },
    '#/origin/coordinates/1',
    'out_of_range',
  ],
  ['port zero', { origin: { port_id: 0 } }, '#/origin/port_id', 'out_of_range'],
  ['a port by text', { origin: { port_id: '88' } }, '#/origin/port_id', 'invalid_type'],
  ['a vessel without type', { vessel: { deadweight_tonnes: 3 } }, '#/vessel/type', 'required'],
  ['another vessel type', { vessel: { type: 'yacht' } }, '#/vessel/type', 'not_allowed'],
  ['no draught', { vessel: { type: 'tanker', draft_m: 0 } }, '#/vessel/draft_m', 'out_of_range'],
  [
    'too much draught',
    { vessel: { type: 'tanker', draft_m: 31 } },
    '#/vessel/draft_m',
    'out_of_range',
  ],
  ['too much beam', { vessel: { type: 'tanker', beam_m: 81 } }, '#/vessel/beam_m', 'out_of_range'],
  [
    'another fuel',
    { vessel: { type: 'tanker', fuel_type: 'LNG' } },
    '#/vessel/fuel_type',
    'not_allowed',
  ],
])('%s is rejected at its place', async (_title, change, pointer, code) => {
  expect(await errorsOf(change)).toEqual([expect.objectContaining({ pointer, code })])
})

test('a long name of lat is rejected beside the short one that is missing', async () => {
  expect(await errorsOf({ origin: { latitude: 1, lon: 2 } })).toMatchObject([
    { pointer: '#/origin/lat', code: 'required' },
    { pointer: '#/origin/latitude', code: 'unknown_field' },
  ])
})

test('all wrong fields are listed at once', async () => {
  const errors = await errorsOf({ speed_kmh: 'fast', suez: 'no', origin: {} })
  expect(errors.map(({ pointer }) => pointer).sort()).toEqual(['#/origin', '#/speed_kmh', '#/suez'])
})

test('asks whether latitude and longitude were swapped if the latitude could be a longitude', async () => {
  const [error] = await errorsOf({ origin: { coordinates: [1.26, 103.84] } })
  expect(error?.detail).toBe(
    'latitude must be between -90 and 90, got 103.84. The order is [longitude, latitude]; were they swapped?',
  )
})

test('the detail says why the field is not valid', async () => {
  const { detail } = await rejection({ speed_kmh: 0 })
  expect(detail).toBe('speed_kmh must be between 1 and 200, got 0.')
})

test('the detail names all fields and says why the first are not valid', async () => {
  const change = { speed_kmh: 0, waypoint_count: 1, alternatives: 4, suez: 1 }
  const { detail } = await rejection(change)
  expect(detail).toMatch(/^4 fields are not valid: ([\w.]+, ){3}[\w.]+\. suez must be a boolean, /)
  expect(detail.split('. ')).toHaveLength(4)
})

test.each([
  ['a fraction', { origin: { port_id: 1068.5 } }, 'must be an integer, got 1068.5'],
  ['text for a number', { speed_kmh: '20' }, 'must be a number, got "20"'],
  ['a long text', { speed_kmh: 'x'.repeat(41) }, 'must be a number, got a string'],
  ['an open passage', { allow: ['suez'] }, /^must be one of .*; suez is open by default$/],
  ['another passage', { allow: ['styx'] }, /^must be one of [^;]*$/],
  ['a day that is not', { depart_at: '2026-02-30' }, /^There is no 2026-02-30: .* 2026-02-28$/],
])('the reason fits: %s', async (_title, change, reason) => {
  const [error] = await errorsOf(change)
  expect(error?.detail).toMatch(reason)
})
