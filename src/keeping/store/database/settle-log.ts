import { existsSync, statSync } from 'node:fs'
import Libsql from 'libsql'

/** How long another program may hold the file, ms. */
const BUSY_LIMIT_MS = 5_000

/**
 * Moves the log that a crash left into the file, and flushes it, before anything is committed. What the log shows may
 * never have reached the disk: after a failed flush, Linux takes its pages for written, and a later flush would
 * confirm commits behind frames that a power failure loses. Moving them writes every page anew.
 */
export function settleLog(path: string): void {
  const log = `${path}-wal`
  if (!existsSync(log) || statSync(log).size === 0) return
  const connection = new Libsql(path)
  try {
    connection.pragma(`busy_timeout = ${BUSY_LIMIT_MS}`)
    connection.pragma('synchronous = FULL')
    connection.pragma('wal_checkpoint(TRUNCATE)')
  } finally {
    connection.close()
  }
}
