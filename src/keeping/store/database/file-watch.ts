import { openSync, readSync, type Stats, statSync } from 'node:fs'
import { StorageError } from './database.js'

/** The first bytes of an SQLite file. */
const MAGIC = 'SQLite format 3\0'

/**
 * Descriptors of database files, by device and inode. They are never closed: closing any descriptor of a
 * file drops all POSIX locks that this process has on it, those of SQLite too. Another program would then
 * take itself for the last user of the database and delete the log that this process goes on writing
 * (sqlite.org/howtocorrupt.html, section 2.2). For the same reason nothing else in this process may open
 * a database file, except through SQLite.
 */
const descriptors = new Map<string, number>()

/**
 * Remembers the file of an open database. If it is removed, replaced or overwritten, everything written
 * would be lost at the next start, without an error from SQLite.
 *
 * @returns a function that throws StorageError if that has happened
 */
export function watchFile(path: string): () => void {
  const opened = statSync(path)
  const descriptor = descriptorOf(path, opened)
  return () => {
    const found = statSync(path, { throwIfNoEntry: false })
    if (found === undefined) throw lost(path, 'is gone')
    if (!isSame(found, opened)) throw lost(path, 'was replaced by another')
    // The file is empty until the first checkpoint moves the log into it.
    if (found.size > 0 && startOf(descriptor) !== MAGIC) throw lost(path, 'was overwritten')
  }
}

function isSame(one: Stats, other: Stats): boolean {
  return one.dev === other.dev && one.ino === other.ino
}

function startOf(descriptor: number): string {
  const bytes = Buffer.alloc(MAGIC.length)
  readSync(descriptor, bytes, 0, bytes.length, 0)
  return bytes.toString('latin1')
}

function descriptorOf(path: string, { dev, ino }: Stats): number {
  const file = `${dev}:${ino}`
  const descriptor = descriptors.get(file) ?? openSync(path, 'r')
  descriptors.set(file, descriptor)
  return descriptor
}

function lost(path: string, what: string): StorageError {
  return new StorageError(`The file ${path} ${what}. Restart the service, or restore the file.`)
}
