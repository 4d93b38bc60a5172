import type { Resolution } from '../../src/engine/routing/request.js'
import { type SeaData, SeaRouter } from '../../src/engine/routing/router.js'
import { planMatrix } from '../../src/planning/matrix/plan-matrix.js'
import { readTables } from '../../src/runtime/loading/tables.js'
import { coldStart, DATE } from './cold-start.js'
import { cpuMs, portPairs } from './port-pairs.js'
import type { Results } from './results.js'

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
  const addCold = (what: string, ms: number, digits: number) =>
    results.addFigure(name, `default path: ${what}`, `${ms.toFixed(digits)} ms`)
  addCold('a new process, from opening to its first answer', cold.firstAnswer, 0)
  addCold('the same, mean of the next 250 voyages', cold.first, 1)
  addCold('the same, the longest', cold.longest, 0)
  results.addTimes(name, 'default path: the same, new pairs after 4,000 others', cold.warm)
  const router = new SeaRouter(sea)
  const tables = { ...(await readTables(data)), router }
  const options = { resolutionKm, date: DATE } as const
  const pairs = portPairs(sea, SIDE, SEED)
  const side = (k: 0 | 1) => pairs.map((pair) => ({ portId: pair[k] }))
  const grid = { origins: side(0), destinations: side(1), ...options }
  const matrix = () => cpuMs(() => planMatrix(grid, tables))
  results.addFigure(name, 'default path: first matrix 100 x 100', `${matrix().toFixed(0)} ms`)
  results.addFigure(name, 'default path: the same again', `${matrix().toFixed(0)} ms`)
}
