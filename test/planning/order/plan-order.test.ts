import { expect, test } from 'vitest'
import { call } from '../../../src/contract/operations/operation.js'
import { voyage } from '../../../src/contract/operations/voyage.js'
import { planBestOrder, planVoyage } from '../../../src/interfaces/library/planner.js'
import { operationTools } from '../../contract/operations/operation-tools.js'
import { FakeRouter } from '../../support/fake-router.js'
import { tables } from '../../support/tables.js'

const sea = { ...tables, router: new FakeRouter(tables.ports) }
const LONS = [0, 30, 10, 25, 15, 40]
const DATE = '2026-12-01'

test('a program gets the order of the service, and both voyages', async () => {
  const stops = LONS.map((lon) => ({ place: { position: [lon, 0] as const } }))
  // The router of the tests has the methods of the real one that are used.
  const found = planBestOrder({ stops, date: DATE }, sea as never)
  const { tools } = operationTools()
  const asked = { order: 'best', stops: LONS.map((lon) => [lon, 0]) }
  const { order, totals } = await call(voyage, asked, tools)
  expect(found.stops).toEqual(order!.stops)
  expect(found.planned.totals.distanceKm).toBeCloseTo(totals.distance_km, 2)
  expect(found.given.totals).toEqual(planVoyage({ stops, date: DATE }, sea).totals)
})
