import type { Resolution } from '../../src/engine/routing/request.js'
import { type SeaData, SeaRouter } from '../../src/engine/routing/router.js'
import { planMatrix } from '../../src/planning/matrix/plan-matrix.js'
import { readTables } from '../../src/runtime/loading/tables.js'
import { coldStart, DATE, planWithDefaults } from './cold-start.js'
import { portPairs, timeEach } from './port-pairs.js'
import type { Results } from './results.js'

const PAIRS = 3000
const SEED = 7
const SIDE = 100

/**
 * Times what a user of the library gets: planned voyages and matrices between any ports, with every
 * default. The engine alone, without the south limit and planning, is timed elsewhere.
 */
export async function measureDefaultPath(
  data: string,
  sea: SeaData,
  resolutionKm: Resolution,
  results: Results,
): Promise<void> {
  const name = `${resolutionKm} km`
  const cold = coldStart(data, resolutionKm)
  results.addFigure(
    name,
    'default path: a new process, mean of its first 250 voyages',
    `${cold.first.toFixed(1)} ms`,
  )
  results.addFigure(name, 'default path: the same, mean of 4,000', `${cold.all.toFixed(2)} ms`)
  results.addFigure(name, 'default path: the same, the longest', `${cold.longest.toFixed(0)} ms`)
  const router = new SeaRouter(sea)
  const tables = { ...(await readTables(data)), router }
  const options = { resolutionKm, date: DATE } as const
  const pairs = portPairs(sea, PAIRS, SEED)
  const side = (k: 0 | 1) => pairs.slice(0, SIDE).map((pair) => ({ portId: pair[k] }))
  const grid = { origins: side(0), destinations: side(1), ...options }
  const matrix = () => {
    const started = performance.now()
    planMatrix(grid, tables)
    return performance.now() - started
  }
  results.addFigure(name, 'default path: first matrix 100 x 100', `${matrix().toFixed(0)} ms`)
  results.addFigure(name, 'default path: the same again', `${matrix().toFixed(0)} ms`)
  const times = timeEach(pairs, (pair) => planWithDefaults(pair, resolutionKm, tables))
  results.addTimes(name, 'default path: planVoyage, any ports', times)
}
