import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs'

/** Read and write for the owner only. */
const OWNER_ONLY = 0o600
const OTHERS = 0o007
/** Files that SQLite creates next to the database, with the database's mode. */
const COMPANIONS = ['', '-wal', '-shm', '-journal']

/**
 * Gives only its owner access to a database file, whatever the umask. A file that every user of the
 * machine can access has its mode from a umask, and becomes private. A file shared only with a group
 * was set up on purpose and stays as it is.
 */
export function keepPrivate(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'a', OWNER_ONLY))
  for (const companion of COMPANIONS) tighten(`${path}${companion}`)
}

function tighten(path: string): void {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats === undefined || !stats.isFile() || (stats.mode & OTHERS) === 0) return
  try {
    chmodSync(path, OWNER_ONLY)
  } catch {
    // The file belongs to another user, or its file system has no modes. The store works, but the risk
    // must be reported.
    process.emitWarning(`Every user of this machine can open ${path}. Run: chmod 600 ${path}`)
  }
}
