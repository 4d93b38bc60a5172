import { expect, test } from 'vitest'
import { seeded } from '../../lab/seeded.js'
import { SeaRouter } from '../../src/engine/routing/router.js'
import { planVoyage } from '../../src/planning/voyage/plan-voyage.js'
import { twoStops } from '../../src/planning/voyage/voyage.js'
import { openSea } from '../../src/runtime/loading/open.js'
import { readTables } from '../../src/runtime/loading/tables.js'
import { DATA_FOLDER } from '../support/sea.js'

const RESOLUTION_KM = 20
const PAIRS = 1000
/** Were 196 or 197 positions, depending on what was asked before. */
const ONCE_DIFFERENT = [1879, 2986] as const

// What is kept for the next question must not change its answer: replicas and caches would answer with other bytes.
test('1,000 voyages asked in two orders have equal answers, byte by byte', async () => {
  const sea = await openSea(DATA_FOLDER, [RESOLUTION_KM])
  const tables = await readTables(DATA_FOLDER)
  const random = seeded(3)
  const ids = [...sea.ports!.keys()]
  const port = () => ids[Math.floor(random() * ids.length)]!
  const others = Array.from({ length: PAIRS - 1 }, () => [port(), port()] as const)
  const pairs = [ONCE_DIFFERENT, ...others]
  const answersTo = (order: readonly (readonly [number, number])[]) => {
    const planning = { ...tables, router: new SeaRouter(sea) }
    return order.map(([a, b]) => {
      const stops = twoStops({ portId: a }, { portId: b })
      try {
        const voyage = { stops, resolutionKm: RESOLUTION_KM, date: '2026-06-01' } as const
        const { plannedLegs, totals, warnings } = planVoyage(voyage, planning)
        return JSON.stringify([a, b, plannedLegs, totals, warnings])
      } catch (error) {
        return String(error)
      }
    })
  }
  const [forwards, backwards] = [answersTo(pairs), answersTo(pairs.toReversed()).reverse()]
  expect(forwards.filter((answer, at) => answer !== backwards[at])).toEqual([])
})
