import { expect, test } from 'vitest'
import { planVoyage } from '../../src/planning/voyage/plan-voyage.js'
import { twoStops } from '../../src/planning/voyage/voyage.js'
import { sea } from '../support/sea.js'
import { tables } from '../support/tables.js'

/** As positions are, docs/api.md. */
const REPORTED_KM = 5
const known = { ...tables, router: (await sea(20)).router }
const planned = (portId: number) =>
  planVoyage({ stops: twoStops({ portId }, { portId }), date: '2026-06-01' }, known)

test('every port that is moved far to the water has the warning of a position, and no other', () => {
  let moved = 0
  const silent = known.ports.ports.filter(({ id }) => {
    const { plannedLegs, warnings } = planned(id)
    const isMoved = plannedLegs[0]!.route.origin.distanceKm > REPORTED_KM
    if (isMoved) moved++
    return warnings.some(({ code }) => code === 'snapped') !== isMoved
  })
  expect(silent.map(({ name }) => name)).toEqual([])
  expect(moved).toBeGreaterThan(50)
})

test('a voyage from Nykobing Mors names how far it is from the water', () => {
  const from = { unlocode: 'DKNYM' }
  const voyage = { stops: twoStops(from, { unlocode: 'DKTED' }), date: '2026-06-01' }
  const warning = planVoyage(voyage, known).warnings.find(({ code }) => code === 'snapped')
  expect(warning).toMatchObject({ field: 'stops[0]' })
  expect(warning!.detail).toMatch(/^The origin was moved 15\.2\d* km to navigable water/)
})
