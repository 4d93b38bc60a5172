/** A thread that calculates rows: it opens its own data and answers each message with the results. */
import { parentPort, workerData } from 'node:worker_threads'
import { openSea } from '../sea.js'
import { type NumberedRow, type RowSettings, RowWork } from './row-work.js'

const work = await RowWork.open(workerData as RowSettings, openSea)
let last = Promise.resolve()

parentPort!.on('message', (rows: readonly NumberedRow[]) => {
  last = last.then(async () => {
    const done = []
    for (const row of rows) done.push(await work.answer(row))
    parentPort!.postMessage(done)
  })
})
