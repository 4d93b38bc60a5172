import { closeSync, fdatasync, fstatSync, openSync } from 'node:fs'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { type FailedMoves, NO_FAILED_MOVES } from './database.js'

/** Size of the log at which it is moved into the database, bytes: SQLite's own default. */
const CHECKPOINT_BYTES = 4_000_000

const flushFile = promisify(fdatasync)

/** Makes commits durable. Replaced by tests. */
export interface Flushing {
  /** How often the log could not be moved into the file since the start, and why the last time. */
  readonly failedMoves: FailedMoves
  /** Resolves when all earlier commits are on the disk. */
  flush(): Promise<void>
  close(): Promise<void>
}

/** Somebody deleted the log. A new start would make an empty store, so it must not follow by itself. */
export class LogDeletedError extends Error {}

/** For a database in memory. */
export const NO_FLUSHING: Flushing = {
  failedMoves: NO_FAILED_MOVES,
  flush: async () => undefined,
  close: async () => undefined,
}

/**
 * Moves the log on connections of its own: first the part that does not block writers, which is nearly
 * all of it; then, while another connection holds writers up, the rest, and empties the file. Writers wait
 * without blocking anything (`#begin`). While another program reads an earlier state, such as a backup, the
 * log cannot be emptied: the thread gives up at once and tells that the log remains.
 *
 * Whoever commits first into an empty log waits for the disk, whatever `synchronous` says, because the
 * log's header must not be written after what follows it. So the thread commits first, which changes
 * nothing. The program is text, because a thread cannot load TypeScript and the package has no other
 * plain JavaScript file.
 */
const CHECKPOINTS = `
  const { parentPort, workerData } = require('node:worker_threads')
  const Libsql = require(workerData.libsql)
  const open = () => {
    const connection = new Libsql(workerData.path)
    connection.pragma('busy_timeout = 100')
    connection.pragma('synchronous = FULL')
    return connection
  }
  let [connection, holder] = []
  const moved = (how) => connection.prepare('PRAGMA wal_checkpoint(' + how + ')').all([])[0]
  const moveRest = () => {
    holder.exec('BEGIN IMMEDIATE')
    try {
      const { log, checkpointed } = moved('PASSIVE')
      return log === checkpointed
    } finally {
      holder.exec('ROLLBACK')
    }
  }
  parentPort.on('message', (order) => {
    if (order === 'close') {
      holder?.close()
      connection?.close()
      return parentPort.close()
    }
    let isEmpty = false
    let fault = ''
    try {
      connection ??= open()
      holder ??= open()
      moved('PASSIVE')
      isEmpty = moveRest() && moved('TRUNCATE').busy === 0
      if (isEmpty) connection.exec('PRAGMA user_version = 0')
    } catch (error) {
      // A later flush does it. Another program may hold the file.
      if (!String(error.code).startsWith('SQLITE_BUSY')) fault = error.message
    }
    parentPort.postMessage({ isEmpty, fault })
  })`

/**
 * Flushes the log of a database file on other threads. SQLite would flush in COMMIT, and a slow disk would
 * block every request of the process.
 */
export class WalFlushing implements Flushing {
  failedMoves = NO_FAILED_MOVES
  #file: number | null = null
  #checkpoints: Worker | null = null
  #isMoving = false
  /** Size of the log at which it is moved next, bytes. */
  #moveAt = CHECKPOINT_BYTES

  constructor(private readonly path: string) {}

  async flush(): Promise<void> {
    // The log exists from the first commit on. While the database is open, it is emptied but never
    // replaced.
    this.#file ??= openSync(`${this.path}-wal`, 'r+')
    await flushFile(this.#file)
    const { nlink, size } = fstatSync(this.#file)
    // SQLite does not notice: it goes on writing into a file that no start will find.
    if (nlink === 0) throw new LogDeletedError(`the log ${this.path}-wal was deleted`)
    if (!this.#isMoving && size > this.#moveAt) this.#move(size)
  }

  #move(size: number): void {
    this.#isMoving = true
    // Unless the log is emptied, another attempt at each commit would only hold up the commits.
    this.#moveAt = size + CHECKPOINT_BYTES
    this.#checkpoints ??= this.#startThread()
    this.#checkpoints.postMessage('move')
  }

  #startThread(): Worker {
    const libsql = createRequire(import.meta.url).resolve('libsql')
    const worker = new Worker(CHECKPOINTS, { eval: true, workerData: { path: this.path, libsql } })
    const end = ({ isEmpty, fault }: { readonly isEmpty: boolean; readonly fault: string }) => {
      this.#isMoving = false
      if (isEmpty) this.#moveAt = CHECKPOINT_BYTES
      if (fault !== '') this.failedMoves = { count: this.failedMoves.count + 1, reason: fault }
    }
    worker.on('message', end)
    worker.on('error', ({ message = 'its thread cannot start' }: { readonly message?: string }) => {
      this.#checkpoints = null
      end({ isEmpty: false, fault: message })
    })
    worker.unref()
    return worker
  }

  async close(): Promise<void> {
    if (this.#checkpoints !== null) {
      const checkpoints = this.#checkpoints
      // Not `once` of node:events, which an error of the thread would reject: its owner could not close the file then.
      const ended = new Promise((resolve) => checkpoints.once('exit', resolve))
      this.#checkpoints.ref()
      this.#checkpoints.postMessage('close')
      await ended
    }
    if (this.#file !== null) closeSync(this.#file)
    this.#file = null
  }
}
