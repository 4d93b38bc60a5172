import Libsql from 'libsql'
import { keepPrivate } from './private-file.js'

/** Beside the store's file; it holds nothing. */
const SUFFIX = '-owner'

/**
 * Claims the file of a store for this process until it is released or the process ends, however it ends:
 * the operating system releases the lock of a process that was killed.
 *
 * @returns what releases it
 * @throws Error when another process has claimed it
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
    throw new Error(
      'another Fairway service uses it. Stop that service, or give this one its own store; several services can share a PostgreSQL',
    )
  }
  return () => lock.close()
}
