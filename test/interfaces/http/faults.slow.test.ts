import { expect, test } from 'vitest'
import { openFaultRuns } from '../../support/fault-runs.js'

const RUNS = Number(process.env['FAULT_RUNS'] ?? 300)
/**
 * If a run fails, the message contains its seed: FAULT_SEED=… FAULT_RUNS=1 npm run trust -- faults repeats
 * it.
 */
const FIRST = Number(process.env['FAULT_SEED'] ?? 1)

test(`${RUNS} runs with failing statements, commits, threads, callers and clocks charge for what was answered`, {
  timeout: 900_000,
}, async () => {
  const { run, struck, hungUp } = await openFaultRuns()
  for (let seed = FIRST; seed < FIRST + RUNS; seed++) await run(seed)
  if (RUNS > 10) {
    expect(struck()).toBeGreaterThan(RUNS)
    expect(hungUp()).toBeGreaterThan(RUNS / 10)
  }
})
