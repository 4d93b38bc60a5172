import { existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import Libsql from 'libsql'
import {
  type Database,
  type FailedMoves,
  OutcomeUnknownError,
  type Queryable,
  StorageError,
  type Value,
} from './database.js'
import { keepPrivate } from './private-file.js'
import { type Flushing, LogDeletedError, NO_FLUSHING, WalFlushing } from './wal-flush.js'

/** Maximum time for which another program may hold the file, such as to compact it, ms. */
const BUSY_LIMIT_MS = 5_000
/** Interval between attempts while the file is held, ms. */
const BUSY_PAUSE_MS = 10
/** Maximum number of transactions in one commit; reads wait for it. */
const MAX_TOGETHER = 100
/**
 * Number of callers notified per turn of the event loop, because the work after a response may take
 * milliseconds.
 */
const TOLD_IN_A_TURN = 8
export const IN_MEMORY = ':memory:'

/** Statements that never wait for a writer. */
const READS = /^\s*(SELECT|PRAGMA)\b/i

interface Statement {
  /**
   * Returns rows as lists. With objects, the driver takes twice as long, and adds a member to a single
   * one.
   */
  readonly raw: ReturnType<Libsql.Database['prepare']>
  readonly columns: readonly string[]
}

/**
 * A database in one file, inside this process. The driver is synchronous; a statement takes
 * microseconds. The disk flush that makes a commit durable takes milliseconds or more. It runs on another
 * thread, and only the callers of that commit wait for it.
 *
 * @param flushing replaced by tests
 */
export function openSqlite(path: string, flushing = flushingOf(path)): Database {
  if (path !== IN_MEMORY) {
    makeFolder(dirname(resolve(path)))
    keepPrivate(path)
  }
  const connection = new Libsql(path)
  connection.pragma(`busy_timeout = ${BUSY_LIMIT_MS}`)
  connection.pragma('journal_mode = WAL')
  // Flushes only before the log is reused, not at each commit. Even so, no crash can damage the file.
  connection.pragma('synchronous = NORMAL')
  // Moving the log is part of the flushing.
  connection.pragma('wal_autocheckpoint = 0')
  connection.pragma('foreign_keys = ON')
  // From here on the driver must not wait: that would block every request.
  connection.pragma('busy_timeout = 0')
  return new SqliteDatabase(connection, flushing)
}

function flushingOf(path: string): Flushing {
  return path === IN_MEMORY ? NO_FLUSHING : new WalFlushing(path)
}

/** Checked step by step: in a folder such as /proc, Node would try forever to create a subfolder. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process created it first.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

interface Waiting {
  /** Whether it may run again if another work of the group fails. */
  readonly mayRepeat: boolean
  /** Runs the work in the open transaction. @returns a function that notifies the caller after the commit. */
  attempt(): Promise<Answer>
  fail(error: unknown): void
}

/** Notifies a caller; an error means that durability is unknown. */
type Answer = (error?: unknown) => void

/**
 * Transactions that arrive during a commit and its flush are committed together. A commit needs a disk
 * flush, so fifty concurrent requests cost one flush instead of fifty. Each still succeeds or fails alone,
 * and no caller is notified of success before the flush.
 */
class SqliteDatabase implements Database {
  readonly isShared = false
  readonly broken: Promise<Error>
  #tellBroken: (reason: Error) => void = () => undefined
  readonly words = {
    bytes: 'BLOB',
    identity: 'INTEGER PRIMARY KEY AUTOINCREMENT',
    migrationLock: null,
    lockRows: '',
    writer: '0',
    writesInWith: false,
  }
  readonly #connection: Libsql.Database
  readonly #statements = new Map<string, Statement>()
  /** The open transaction. */
  readonly #inside: Queryable = {
    query: async (sql, values = [], most) => this.#run(sql, values, most),
  }
  readonly #waiting: Waiting[] = []
  /** Settles when the open transaction ends; null if there is none. */
  #inTransaction: Promise<void> | null = null
  /** Settles when nothing is waiting; null if nothing is. */
  #working: Promise<void> | null = null
  #failure: StorageError | null = null
  #open = true

  constructor(
    connection: Libsql.Database,
    private readonly disk: Flushing,
  ) {
    this.#connection = connection
    this.broken = new Promise((resolve) => {
      this.#tellBroken = resolve
    })
  }

  /** Waits for an open transaction: on the one connection it would silently become part of it. */
  async query<Row extends object>(
    sql: string,
    values: readonly Value[] = [],
    most?: 1,
  ): Promise<Row[]> {
    // A write that finds the file locked leaves the driver's statement half-finished; BEGIN does not.
    if (!READS.test(sql)) return this.transaction((inside) => inside.query<Row>(sql, values, most))
    while (this.#inTransaction !== null) await this.#inTransaction
    return this.#run<Row>(sql, values, most)
  }

  transaction<Result>(work: (inside: Queryable) => Promise<Result>, row?: number): Promise<Result> {
    return new Promise((resolve, reject) => {
      const attempt = async () => {
        const result = await work(this.#inside)
        return (error?: unknown) => (error === undefined ? resolve(result) : reject(error))
      }
      this.#waiting.push({ mayRepeat: row !== undefined, attempt, fail: reject })
      this.#working ??= this.#workOff()
    })
  }

  get failedMoves(): FailedMoves {
    return this.disk.failedMoves
  }

  async close(): Promise<void> {
    while (this.#working !== null) await this.#working
    if (!this.#open) return
    this.#open = false
    this.#statements.clear()
    await this.disk.close()
    // The file alone is then the whole store. If another program is reading it, the next start does
    // this instead.
    this.#connection.pragma('wal_checkpoint(TRUNCATE)')
    this.#connection.close()
  }

  async #workOff(): Promise<void> {
    // Requests read in the same turn of the event loop are committed together.
    await nextTurn()
    while (this.#waiting.length > 0) {
      const answers = await this.#commitTogether(this.#waiting.splice(0, MAX_TOGETHER))
      // Later transactions wait here: if they were committed now, they would still have to wait for the
      // next flush.
      const error = await this.disk.flush().then(() => undefined, this.#giveUp)
      await tell(answers, error)
      if (error && !(error.cause instanceof LogDeletedError)) this.#tellBroken(error)
    }
    this.#working = null
  }

  /**
   * After a failed flush, a second one may succeed although the data is lost. The store rejects
   * everything, and the process ends so that a new start writes the log anew.
   */
  readonly #giveUp = (cause: Error): StorageError => {
    const remedy = cause instanceof LogDeletedError ? 'Restore it' : 'Check the disk'
    const detail = `A commit could not be written to disk (${cause.message}). ${remedy}, and start the service again.`
    this.#failure = new StorageError(detail, { cause })
    return new OutcomeUnknownError(detail, { cause })
  }

  /** @returns functions that notify the callers, in their order */
  async #commitTogether(batch: readonly Waiting[]): Promise<Answer[]> {
    const answers: Answer[] = []
    let end: () => void = () => undefined
    try {
      await this.#begin()
      this.#inTransaction = new Promise((resolve) => {
        end = resolve
      })
      // A single work is rolled back with the transaction and needs no savepoint.
      if (batch.length === 1) answers.push(await batch[0]!.attempt())
      else {
        answers.push(...(await this.#sideBySide(batch.filter(({ mayRepeat }) => mayRepeat))))
        for (const one of batch) if (!one.mayRepeat) answers.push(await this.#attempt(one))
      }
      this.#execute('COMMIT')
      return answers
    } catch (error) {
      if (this.#open && this.#connection.inTransaction) this.#execute('ROLLBACK')
      return batch.map((one) => () => one.fail(error))
    } finally {
      this.#inTransaction = null
      end()
    }
  }

  /**
   * Retries while another program holds the file, without blocking anything else. IMMEDIATE takes the
   * write lock at once; a lock taken later in the transaction can fail for good.
   */
  async #begin(): Promise<void> {
    for (let waitedMs = 0; ; waitedMs += BUSY_PAUSE_MS) {
      try {
        return this.#execute('BEGIN IMMEDIATE')
      } catch (error) {
        if (!isBusy(error) || waitedMs >= BUSY_LIMIT_MS) throw error
      }
      await pause(BUSY_PAUSE_MS)
    }
  }

  /** Runs works under one savepoint. If one fails, each runs again alone. */
  async #sideBySide(batch: readonly Waiting[]): Promise<Answer[]> {
    this.#execute('SAVEPOINT one')
    const settled = await Promise.allSettled(batch.map((one) => one.attempt()))
    const done = settled.filter(({ status }) => status === 'fulfilled')
    const isDone = done.length === batch.length
    if (!isDone) this.#execute('ROLLBACK TO one')
    this.#execute('RELEASE one')
    if (isDone) return done.map((one) => (one as PromiseFulfilledResult<Answer>).value)
    const answers: Answer[] = []
    for (const one of batch) answers.push(await this.#attempt(one))
    return answers
  }

  /** Rolls back only this work if it throws. */
  async #attempt(one: Waiting): Promise<Answer> {
    this.#execute('SAVEPOINT one')
    try {
      const answer = await one.attempt()
      this.#execute('RELEASE one')
      return answer
    } catch (error) {
      this.#execute('ROLLBACK TO one')
      this.#execute('RELEASE one')
      return () => one.fail(error)
    }
  }

  #run<Row extends object>(sql: string, values: readonly Value[], most: 1 | undefined): Row[] {
    return this.#guarded(() => {
      const { raw, columns } = this.#statement(sql)
      if (most === undefined) {
        return (raw.all(values) as Value[][]).map((cells) => rowOf<Row>(columns, cells))
      }
      const cells = raw.get(values) as Value[] | undefined
      return cells === undefined ? [] : [rowOf<Row>(columns, cells)]
    })
  }

  #execute(sql: string): void {
    this.#guarded(() => this.#connection.exec(sql))
  }

  #guarded<Result>(work: () => Result): Result {
    if (!this.#open) throw new StorageError('The database is closed.')
    if (this.#failure !== null) throw this.#failure
    try {
      return work()
    } catch (error) {
      throw new StorageError(`The database rejected a statement: ${(error as Error).message}`, {
        cause: error,
      })
    }
  }

  #statement(sql: string): Statement {
    let statement = this.#statements.get(sql)
    if (statement === undefined) {
      const raw = this.#connection.prepare(sql.replace(/\$(\d+)/g, '?$1'))
      const columns = raw.reader ? raw.raw().columns() : []
      statement = { raw, columns: columns.map(({ name }) => name) }
      this.#statements.set(sql, statement)
    }
    return statement
  }
}

function rowOf<Row extends object>(columns: readonly string[], cells: readonly Value[]): Row {
  const row: Record<string, Value> = {}
  for (let at = 0; at < columns.length; at++) row[columns[at]!] = cells[at]!
  return row as Row
}

/** @param error of the flush */
async function tell(answers: readonly Answer[], error: unknown): Promise<void> {
  for (const [at, answer] of answers.entries()) {
    if (at > 0 && at % TOLD_IN_A_TURN === 0) await nextTurn()
    answer(error)
  }
  await nextTurn()
}

function isBusy(error: unknown): boolean {
  const { code } = ((error as Error).cause ?? {}) as { code?: string }
  return code === 'SQLITE_BUSY'
}
