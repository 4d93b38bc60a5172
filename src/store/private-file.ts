import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs'

/** Read and write for the owner only. */
const OWNER_ONLY = 0o600
const OTHERS = 0o007
/** Files that SQLite creates next to the database, with its mode. */
const COMPANIONS = ['', '-wal', '-shm', '-journal']

/**
 * Makes the file of a database for its owner alone, whatever the umask. One that all users of the
 * machine can get at has its mode from a umask and becomes the owner's alone; one that only a group
 * shares was made so on purpose and stays.
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
    // Somebody else's file, or a file system without modes: it works, and it has to be said.
    process.emitWarning(`All users of this machine may open ${path}. Run: chmod 600 ${path}`)
  }
}
