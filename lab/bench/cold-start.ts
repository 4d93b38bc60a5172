import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Resolution } from '../../src/engine/routing/request.js'
import { SeaRouter } from '../../src/engine/routing/router.js'
import { NoPassageError } from '../../src/planning/errors.js'
import { type PlanningSea, planVoyage } from '../../src/planning/voyage/plan-voyage.js'
import { twoStops } from '../../src/planning/voyage/voyage.js'
import { openSea } from '../../src/runtime/loading/open.js'
import { readTables } from '../../src/runtime/loading/tables.js'
import { portPairs } from './port-pairs.js'

const file = fileURLToPath(import.meta.url)
const PAIRS = 4000
const FIRST = 250
const SEED = 7
/** The day decides which areas are in force. */
export const DATE = '2026-06-01'

/** Of voyages between any ports with every default, in ms. */
export interface ColdStart {
  /** Mean of the first 250. */
  readonly first: number
  /** Mean of all 4,000, and the longest. */
  readonly all: number
  readonly longest: number
}

/** The voyage between two ports with every default; null if there is no way. */
export function planWithDefaults(
  [a, b]: readonly [number, number],
  resolutionKm: Resolution,
  tables: PlanningSea,
) {
  const stops = twoStops({ portId: a }, { portId: b })
  try {
    return planVoyage({ stops, resolutionKm, date: DATE }, tables)
  } catch (error) {
    if (error instanceof NoPassageError) return null
    throw error
  }
}

/** Measured in a process of its own, where nothing was compiled or computed before. */
export function coldStart(dataFolder: string, resolutionKm: Resolution): ColdStart {
  const options = ['--import', 'tsx', file, dataFolder, String(resolutionKm)]
  return JSON.parse(execFileSync(process.execPath, options, { encoding: 'utf8' })) as ColdStart
}

if (process.argv[1] === file) {
  const [folder, km] = process.argv.slice(2)
  const resolutionKm = Number(km) as Resolution
  const sea = await openSea(folder!, [resolutionKm])
  const tables = { ...(await readTables(folder!)), router: new SeaRouter(sea) }
  const times = portPairs(sea, PAIRS, SEED).map((pair) => {
    const started = performance.now()
    planWithDefaults(pair, resolutionKm, tables)
    return performance.now() - started
  })
  const mean = (some: readonly number[]) => some.reduce((sum, ms) => sum + ms, 0) / some.length
  const [first, all] = [mean(times.slice(0, FIRST)), mean(times)]
  console.log(JSON.stringify({ first, all, longest: Math.max(...times) }))
}
