/** A thread that plans rows: it opens its own sea and answers each message with the results. */
import { parentPort, workerData } from 'node:worker_threads'
import { settingsOf } from '../planning-options.js'
import type { Row } from '../rows/row.js'
import { openSea } from '../sea.js'
import type { ThreadSettings } from './planners.js'
import { RowPlanner } from './row-planner.js'

const { defaults, environment } = workerData as ThreadSettings
const [tables, sea] = await Promise.all([
  openSea.tables(environment),
  openSea.sea(environment, settingsOf(defaults.options).resolutionKm),
])
const planner = new RowPlanner(defaults, { ...tables, ...sea })

parentPort!.on('message', (rows: readonly Row[]) => {
  parentPort!.postMessage(rows.map((row) => planner.plan(row)))
})
