import { expect, test } from 'vitest'
import { warningSentence } from '../../src/emissions/answer/warning-table.js'
import { planMatrix } from '../../src/planning/matrix/plan-matrix.js'
import { planVoyage } from '../../src/planning/voyage/plan-voyage.js'
import type { PlanningWarning } from '../../src/planning/warnings.js'
import { sea as openSea } from '../support/sea.js'
import { tables } from '../support/tables.js'

const { router } = await openSea(100)
const sea = { ...tables, router }

const port = (unlocode: string) => ({ place: { unlocode } })
const CONDITIONS = { resolutionKm: 100, date: '2027-01-15', today: '2027-02-01' } as const
const DATED = { ...CONDITIONS, departureMs: Date.UTC(2027, 0, 15) }
const LARGE = { type: 'tanker', loaM: 333, beamM: 60, draughtM: 22 } as const

const WARNED: Readonly<Record<string, () => readonly PlanningWarning[]>> = {
  'a voyage of a large ship': () =>
    planVoyage({ ...DATED, vessel: LARGE, stops: [port('NLRTM'), port('CNSHA')] }, sea).warnings,
  'a large ship on a matrix': () => {
    const [origins, destinations] = [[{ unlocode: 'USNYC' }], [{ unlocode: 'CLVAP' }]]
    return planMatrix({ ...CONDITIONS, vessel: LARGE, origins, destinations }, sea).warnings
  },
  'a ship of an unknown class, in ice': () => {
    const vessel = { type: 'bulker', sizeClass: 'gigantic' } as const
    return planVoyage({ ...DATED, vessel, stops: [port('FIHEL'), port('RULED')] }, sea).warnings
  },
  'places at wrong positions': () => {
    const stops = [{ place: { position: [51.98, 4.05] as const } }, port('SGSIN')]
    return planVoyage({ ...DATED, stops }, sea).warnings
  },
  'an area that cannot be avoided, and a limit in the south': () => {
    const constraints = {
      avoid: ['eca'] as const,
      opened: ['kiel'] as const,
      closed: ['kiel'] as const,
    }
    return planVoyage({ ...DATED, constraints, stops: [port('NLRTM'), port('DEHAM')] }, sea)
      .warnings
  },
}

test.each(Object.keys(WARNED))('%s has no warning without the values of its sentence', (name) => {
  const warnings = WARNED[name]!()
  expect(warnings.length).toBeGreaterThan(0)
  for (const { detail, field: _, ...said } of warnings) expect(warningSentence(said)).toBe(detail)
})
