import { expect, test } from 'vitest'
import { estimateVoyage } from '../../../src/planning/cargo/vessel-emissions.js'
import { planVoyage } from '../../../src/planning/voyage/plan-voyage.js'
import { factors } from '../../emissions/support.js'
import { FakeRouter } from '../../support/fake-router.js'
import { tables } from '../../support/tables.js'

const sea = { ...tables, router: new FakeRouter(tables.ports) }
const VESSEL = { type: 'container', sizeClass: 'neo_panamax' } as const

function plan(codes: readonly string[], speedKmh = 30) {
  const stops = codes.map((unlocode) => ({ place: { unlocode } }))
  return planVoyage({ stops, vessel: VESSEL, speedKmh, date: '2026-11-21' }, sea)
}

test('the emissions of a voyage are those of its legs together', () => {
  const whole = estimateVoyage(plan(['NLRTM', 'ESALG', 'SGSIN']), factors, 600)
  const legs = [plan(['NLRTM', 'ESALG']), plan(['ESALG', 'SGSIN'])].map((leg) =>
    estimateVoyage(leg, factors, 600),
  )
  expect(whole.emissions).toEqual(legs.map(({ emissions }) => emissions![0]))
  expect(whole.fuelTonnes).toBeCloseTo(legs[0]!.fuelTonnes! + legs[1]!.fuelTonnes!, 9)
  expect(whole.costUsd).toBeCloseTo(whole.fuelTonnes! * 600, 6)
})

test('gives no emissions if the ship cannot reach the speed, and a warning that names it', () => {
  const { emissions, fuelTonnes, warnings } = estimateVoyage(plan(['NLRTM', 'SGSIN'], 60), factors)
  expect([emissions, fuelTonnes]).toEqual([null, null])
  expect(warnings).toMatchObject([{ code: 'emissions_not_calculated', field: 'speedKmh' }])
})
