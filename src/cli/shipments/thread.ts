/** A thread that estimates shipments: it opens its own tables, factors and sea. */
import { parentPort, workerData } from 'node:worker_threads'
import { Estimator } from '../estimator.js'
import { openSea } from '../sea.js'
import type { Terminal } from '../terminal.js'
import { type NumberedRow, type ShipmentSettings, ShipmentWork } from './work.js'

const { settings, environment } = workerData as {
  readonly settings: ShipmentSettings
  readonly environment: Terminal['environment']
}
const [tables, factors] = await Promise.all([
  openSea.tables(environment),
  openSea.factors(environment),
])
const estimator = new Estimator({ environment, open: openSea, tables, factors })
const work = new ShipmentWork(settings, tables.ports, estimator)

parentPort!.on('message', async (rows: readonly NumberedRow[]) => {
  const done = []
  for (const row of rows) done.push(await work.estimate(row))
  parentPort!.postMessage(done)
})
