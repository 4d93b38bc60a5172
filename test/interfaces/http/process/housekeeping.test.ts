import { expect, test } from 'vitest'
import { DiskWatch } from '../../../../src/interfaces/http/process/housekeeping.js'

test('failed moves of the log are one warning a run, with their number', () => {
  let failedMoves = { count: 0, reason: '' }
  const watch = new DiskWatch({ failedMoves: () => failedMoves })
  const warned: object[] = []
  const log = { warn: (fields: object) => void warned.push(fields) }
  watch.report(log)
  failedMoves = { count: 3, reason: 'disk I/O error' }
  watch.report(log)
  watch.report(log)
  failedMoves = { count: 4, reason: 'disk I/O error' }
  watch.report(log)
  expect(warned).toEqual([
    { failed: 3, reason: 'disk I/O error' },
    { failed: 1, reason: 'disk I/O error' },
  ])
})
