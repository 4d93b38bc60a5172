import { closeSync, openSync, readSync, type Stats, statSync } from 'node:fs'
import { StorageError } from './database.js'

/** The first bytes of an SQLite file. */
const MAGIC = 'SQLite format 3\0'

/**
 * Remembers the file of an open database. If it is removed, replaced or overwritten, everything written
 * would be lost at the next start, without an error from SQLite.
 *
 * @returns a function that throws StorageError if that has happened
 */
export function watchFile(path: string): () => void {
  const opened = statSync(path)
  return () => {
    const found = statSync(path, { throwIfNoEntry: false })
    if (found === undefined) throw lost(path, 'is gone')
    if (!isSame(found, opened)) throw lost(path, 'was replaced by another')
    // The file is empty until the first checkpoint moves the log into it.
    if (found.size > 0 && startOf(path) !== MAGIC) throw lost(path, 'was overwritten')
  }
}

function isSame(one: Stats, other: Stats): boolean {
  return one.dev === other.dev && one.ino === other.ino
}

function startOf(path: string): string {
  const bytes = Buffer.alloc(MAGIC.length)
  const file = openSync(path, 'r')
  try {
    readSync(file, bytes, 0, bytes.length, 0)
  } finally {
    closeSync(file)
  }
  return bytes.toString('latin1')
}

function lost(path: string, what: string): StorageError {
  return new StorageError(`The file ${path} ${what}. Restart the service, or restore the file.`)
}
