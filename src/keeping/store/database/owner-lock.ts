import Libsql from 'libsql'
import { RefusedStoreError } from './database.js'
import { keepPrivate } from './private-file.js'

/** Name of the empty lock file next to the store's file. */
const SUFFIX = '-owner'

/**
 * Locks a store's file for this process until it is released or the process ends. The operating system
 * also releases the lock of a process that was killed.
 *
 * @returns a function that releases it
 * @throws Error if another process holds it
 */
export function claimFile(path: string): () => void {
  keepPrivate(path + SUFFIX)
  const lock = new Libsql(path + SUFFIX)
  try {
    lock.pragma('busy_timeout = 0')
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error
    throw new RefusedStoreError(
      'another Fairway service uses it. Stop that service, or name another file for this one in FAIRWAY_STORE; several services can share a PostgreSQL database',
    )
  }
  return () => {
    // The driver closes a connection when its memory is collected, which may be much later.
    lock.exec('ROLLBACK')
    lock.close()
  }
}
