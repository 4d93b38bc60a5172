/**
 * Cuts the power and fails the disk under a store in a file (Linux, with a C compiler): `npm run trust -- crash SEED STATES
 * EVERY`. One run without a fault, one for each flush that fails with EIO, and one for every EVERY-th write that finds the disk full; after
 * each of about STATES calls of a run, whatever was acknowledged must be there, with each of four fates of what was not
 * flushed.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileRecorder, crash, type Fault } from './runs.js'

const [seed = 1, states = 20, every = 25] = process.argv.slice(2).map(Number)
const UNITS = 40

const folder = mkdtempSync(join(tmpdir(), 'crash-'))
const recorder = compileRecorder(folder)
const faults: string[] = []
let [runs, tried] = [0, 0]
const run = async (fault: Fault) => {
  const done = await crash({ folder, recorder, seed: seed + runs, units: UNITS, states, fault })
  runs += 1
  tried += done.states
  faults.push(...done.faults)
  console.log(`${JSON.stringify(fault)}: ${done.states} states, ${done.faults.length} with a fault`)
  for (const text of done.faults) console.log(text)
  return done
}
try {
  const { flushes, writes } = await run({})
  for (let flush = 1; flush <= flushes; flush++) await run({ flush })
  for (let write = 1; write <= writes; write += every) await run({ write })
} finally {
  rmSync(folder, { recursive: true })
}
console.log(
  `seeds from ${seed}: ${runs} runs, ${tried} states, ${faults.length} with a loss or damage`,
)
process.exitCode = faults.length === 0 ? 0 : 1
