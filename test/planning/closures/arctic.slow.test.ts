import { expect, test } from 'vitest'
import { planVoyage } from '../../../src/planning/voyage/plan-voyage.js'
import type { Place } from '../../../src/ports/find/place.js'
import { sea as openSea } from '../../support/sea.js'
import { tables } from '../../support/tables.js'

const { router } = await openSea(20)
const sea = { ...tables, router }
const plan = (from: Place, to: Place) =>
  planVoyage({ stops: [{ place: from }, { place: to }], date: '2026-11-23' }, sea)

test('a route that cannot cross the Arctic Ocean says so', () => {
  const planned = plan({ position: [0, 85] }, { position: [180, 85] })
  expect(planned.totals.distanceKm).toBeGreaterThan(10_000)
  expect(planned.warnings).toContainEqual({
    code: 'arctic_detour',
    field: 'stops[1]',
    detail: expect.stringMatching(/^The great circle of 1,?111\.9\d+ km leads through the middle/),
    values: { great_circle_km: expect.closeTo(1112, 0) },
  })
})

test('other routes say nothing of it', () => {
  const codes = (from: Place, to: Place) => plan(from, to).warnings.map(({ code }) => code)
  expect(codes({ position: [5, 80] }, { position: [5, 90] })).not.toContain('arctic_detour')
  expect(codes({ unlocode: 'SJLYR' }, { unlocode: 'NLRTM' })).not.toContain('arctic_detour')
  expect(codes({ unlocode: 'NLRTM' }, { unlocode: 'SGSIN' })).not.toContain('arctic_detour')
})
