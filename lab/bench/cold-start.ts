import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Resolution } from '../../src/engine/routing/request.js'
import { SeaRouter } from '../../src/engine/routing/router.js'
import { NoPassageError } from '../../src/planning/errors.js'
import { type PlanningSea, planVoyage } from '../../src/planning/voyage/plan-voyage.js'
import { twoStops } from '../../src/planning/voyage/voyage.js'
import { openSea } from '../../src/runtime/loading/open.js'
import { readTables } from '../../src/runtime/loading/tables.js'
import { cpuMs, meanOf, portPairs, type Times, timesOf } from './port-pairs.js'

const file = fileURLToPath(import.meta.url)
/** The first of all pairs are cold, those up to the last ones warm up. None is asked twice. */
const PAIRS = 5500
const FIRST = 250
const TIMED = 1500
const SEED = 7
/** The day decides which areas are in force. */
export const DATE = '2026-06-01'

/** Of voyages between any ports with every default, in ms of CPU. */
export interface ColdStart {
  /** From the opening of the sea to the first answer. */
  readonly firstAnswer: number
  /** Mean of the 250 after it, and the longest of all. */
  readonly first: number
  readonly longest: number
  /** Of the last 1,500 of 5,500. */
  readonly warm: Times
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
  const started = process.cpuUsage()
  const [folder, km] = process.argv.slice(2)
  const resolutionKm = Number(km) as Resolution
  const sea = await openSea(folder!, [resolutionKm])
  const tables = { ...(await readTables(folder!)), router: new SeaRouter(sea) }
  const [one, ...pairs] = portPairs(sea, PAIRS + 1, SEED)
  planWithDefaults(one!, resolutionKm, tables)
  const { user, system } = process.cpuUsage(started)
  const times = pairs.map((pair) => cpuMs(() => planWithDefaults(pair, resolutionKm, tables)))
  const found: ColdStart = {
    firstAnswer: (user + system) / 1000,
    first: meanOf(times.slice(0, FIRST)),
    longest: Math.max(...times),
    warm: timesOf(times.slice(-TIMED)),
  }
  console.log(JSON.stringify(found))
}
