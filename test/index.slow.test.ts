import { expect, test } from 'vitest'
import {
  errorCodeOf,
  estimateConsignment,
  openFactors,
  openPlanner,
  planMatrix,
  planVoyage,
} from '../src/interfaces/library/index.js'

const planner = await openPlanner()
const at = (unlocode: string) => ({ unlocode })
const codeOf = (work: () => unknown) => {
  try {
    work()
    return 'nothing was thrown'
  } catch (error) {
    return errorCodeOf(error)
  }
}

test('the library plans and estimates with nothing but places', async () => {
  const ends = [at('NLRTM'), at('SGSIN')] as const
  const { totals } = planVoyage({ stops: ends.map((place) => ({ place })) }, planner)
  const matrix = planMatrix({ origins: [ends[0]], destinations: [ends[1]] }, planner)
  expect(matrix.routed.cells.distanceKm[0]).toBeCloseTo(totals.distanceKm, 3)
  const [origin, destination] = ends
  const asked = { origin, destination, estimate: { cargo: { teu: 10 } } }
  const { estimate } = estimateConsignment(asked, planner, await openFactors())
  expect(estimate.emissions.wtwKgCo2e).toBeGreaterThan(1000)
})

test('its errors have codes', async () => {
  const factors = await openFactors()
  const voyage = (...places: Parameters<typeof at>) => {
    return () => planVoyage({ stops: places.map((code) => ({ place: at(code) })) }, planner)
  }
  expect(codeOf(voyage('NLRTM'))).toBe('invalid_voyage')
  const stops = [at('NLRTM'), at('SGSIN')].map((place) => ({ place }))
  expect(codeOf(() => planVoyage({ stops, departureMs: Number.NaN }, planner))).toBe(
    'invalid_voyage',
  )
  expect(codeOf(() => planMatrix({ origins: [at('XXXXX')], destinations: [] }, planner))).toBe(
    'place_not_found',
  )
  const tons = { distance: { km: 1, type: 'sfd' as const }, estimate: { cargo: { teu: -1 } } }
  expect(codeOf(() => estimateConsignment(tons, null, factors))).toBe('invalid_estimate')
  expect(errorCodeOf(new TypeError('a defect'))).toBeNull()
})

test.each([
  [-1, 'out_of_range'],
  [1e9, 'out_of_range'],
  [Number.NaN, 'not_finite'],
  [Number.POSITIVE_INFINITY, 'not_finite'],
  ['12', 'invalid_type'],
  [undefined, 'required'],
])('a distance of %s km is rejected by its field', async (km, code) => {
  const distance = { km: km as number, type: 'sfd' as const }
  const factors = await openFactors()
  const asked = { distance, estimate: { cargo: { teu: 1 } } }
  expect(() => estimateConsignment(asked, null, factors)).toThrow(
    expect.objectContaining({
      code: 'invalid_estimate',
      problems: [expect.objectContaining({ field: 'distance.km', code })],
    }),
  )
})

const NLRTM = { place: at('NLRTM') }
const SGSIN = { place: at('SGSIN') }
const vessel = (wrong: object) => ({ stops: [NLRTM, SGSIN], vessel: { type: 'tanker', ...wrong } })

test.each([
  ['vessel.type', vessel({ type: 'ferry' }), /must be one of container, .*got "ferry"\.$/],
  ['vessel.draughtM', vessel({ draughtM: -5 }), /above 0 and at most 30, got -5\.$/],
  ['vessel.draughtM', vessel({ draughtM: '17' }), /above 0 and at most 30, got "17"\.$/],
  ['vessel.sizeClass', vessel({ sizeClass: 7 }), /must be a string, got 7\.$/],
  ['speedKmh', { stops: [NLRTM, SGSIN], speedKmh: '20' }, /between 1 and 200, got "20"\.$/],
  ['speedKmh', { stops: [NLRTM, SGSIN], speedKmh: null }, /between 1 and 200, got null\.$/],
  ['departureMs', { stops: [NLRTM, SGSIN], departureMs: '2026-12-01' }, /got "2026-12-01"\.$/],
  [
    'stops[1].position',
    { stops: [NLRTM, { place: { position: ['4', '5'] } }] },
    /got \["4", "5"\]/,
  ],
  ['stops[1]', { stops: [NLRTM, { place: {} }] }, /exactly one of portId, .*got none of them\.$/],
  ['stops[1].name', { stops: [NLRTM, { place: { name: 4 } }] }, /must be a string, got 4\.$/],
  [
    'stops[1]',
    { stops: [NLRTM, { place: { unlocode: 'NLRTM', name: 'Singapore' } }] },
    /got unlocode and name\.$/,
  ],
])('from JavaScript, a wrong %s is named: %j', (field, wrong, message) => {
  const plan = () => planVoyage(wrong as unknown as Parameters<typeof planVoyage>[0], planner)
  expect(plan).toThrow(message)
  expect(plan).toThrow(
    expect.objectContaining({
      code: 'invalid_voyage',
      faults: [expect.objectContaining({ field })],
    }),
  )
})

test('a matrix rejects what a voyage rejects', () => {
  const grid = { origins: [at('NLRTM'), {} as never], destinations: [at('SGSIN')] }
  expect(codeOf(() => planMatrix(grid, planner))).toBe('invalid_voyage')
  const ship = { ...grid, origins: [at('NLRTM')], vessel: { type: 'ferry' as never } }
  expect(codeOf(() => planMatrix(ship, planner))).toBe('invalid_voyage')
})
