import { expect, onTestFinished, test } from 'vitest'
import { openOne, openReplicas, runHistory } from '../support/history-runs.js'

/** HISTORY_SEED=… HISTORY_RUNS=1 npm run trust -- histories repeats a run, whose seed is in its fault. */
const { HISTORY_RUNS, HISTORY_SEED = '1' } = process.env
const FIRST = Number(HISTORY_SEED)
const TIMEOUT_MS = 900_000

async function historiesOf(replicas: Parameters<typeof runHistory>[0], runs: number) {
  const all = { calls: 0, unknown: 0 }
  const faults: string[] = []
  for (let seed = FIRST; seed < FIRST + runs; seed++) {
    const one = await runHistory(replicas, seed)
    all.calls += one.calls
    all.unknown += one.unknown
    faults.push(...one.faults)
  }
  if (HISTORY_RUNS !== undefined) {
    process.stdout.write(
      `seeds ${FIRST} to ${FIRST + runs - 1}, ${replicas.services.length} replicas: ${all.calls} calls, ${all.unknown} of unknown outcome, ${faults.length} faults\n`,
    )
  }
  expect(faults).toEqual([])
  return all
}

test('what callers of one process see on a failing file is one history', {
  timeout: TIMEOUT_MS,
}, async () => {
  const { unknown } = await historiesOf(await openOne(), Number(HISTORY_RUNS ?? 10))
  expect(unknown).toBeGreaterThan(0)
})

test('what callers of three replicas see while their network fails is one history', {
  timeout: TIMEOUT_MS,
}, async () => {
  const replicas = await openReplicas()
  onTestFinished(() => replicas.stop())
  await historiesOf(replicas, Number(HISTORY_RUNS ?? 3))
})
