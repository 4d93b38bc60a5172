import { expect, test } from 'vitest'
import { canRecord, compileRecorder, crash } from '../../../lab/trust/crash/runs.js'
import { temporaryFolder } from '../../support/temporary.js'

/** All flushes and writes, with many seeds: `npm run trust -- crash`. */
const FEW = { seed: 1, units: 16, states: 4 }

test.skipIf(!canRecord && process.env['CI'] === undefined).each([
  ['a power failure', {}],
  ['a flush that failed, a start and a power failure', { flush: 9 }],
  ['a full disk and a power failure', { write: 120 }],
])('nothing that was acknowledged is lost by %s', async (_, fault) => {
  const folder = temporaryFolder()
  const recorder = compileRecorder(folder)
  const { faults, states, acknowledged } = await crash({ ...FEW, folder, recorder, fault })
  expect(faults).toEqual([])
  expect(states).toBeGreaterThanOrEqual(4)
  expect(acknowledged).toBeGreaterThanOrEqual(FEW.units - 4)
})
