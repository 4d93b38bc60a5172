import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Libsql from 'libsql'
import { type Database, type Queryable, StorageError, type Value } from './database.js'

const BUSY_TIMEOUT_MS = 5_000

type Statement = ReturnType<Libsql.Database['prepare']>

/**
 * A database in one file, inside this process. The driver is synchronous; a statement takes
 * microseconds and a durable commit one disk flush.
 */
export function openSqlite(path: string): Database {
  mkdirSync(dirname(path), { recursive: true })
  const connection = new Libsql(path)
  connection.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`)
  connection.pragma('journal_mode = WAL')
  // FULL flushes at every commit: what was answered is still true after a power cut.
  connection.pragma('synchronous = FULL')
  connection.pragma('foreign_keys = ON')
  return new SqliteDatabase(connection)
}

class SqliteDatabase implements Database {
  readonly words = { identity: 'INTEGER PRIMARY KEY AUTOINCREMENT' }
  readonly #connection: Libsql.Database
  readonly #statements = new Map<string, Statement>()
  #open = true
  /** Settles when the transactions that were asked for so far are over. */
  #idle: Promise<unknown> = Promise.resolve()

  constructor(connection: Libsql.Database) {
    this.#connection = connection
  }

  /** Waits for running transactions: on the one connection it would silently become part of them. */
  async query<Row extends object>(sql: string, values: readonly Value[] = []): Promise<Row[]> {
    await this.#idle
    return this.#run<Row>(sql, values)
  }

  transaction<Result>(work: (inside: Queryable) => Promise<Result>): Promise<Result> {
    const result = this.#idle.then(() => this.#inTransaction(work))
    this.#idle = result.catch(() => undefined)
    return result
  }

  async close(): Promise<void> {
    await this.#idle
    if (!this.#open) return
    this.#open = false
    this.#statements.clear()
    this.#connection.close()
  }

  async #inTransaction<Result>(work: (inside: Queryable) => Promise<Result>): Promise<Result> {
    // IMMEDIATE takes the write lock at once; a lock taken halfway can fail without a remedy.
    this.#run('BEGIN IMMEDIATE', [])
    try {
      const result = await work({ query: async (sql, values = []) => this.#run(sql, values) })
      this.#run('COMMIT', [])
      return result
    } catch (error) {
      if (this.#connection.inTransaction) this.#run('ROLLBACK', [])
      throw error
    }
  }

  #run<Row extends object>(sql: string, values: readonly Value[]): Row[] {
    if (!this.#open) throw new StorageError('The database is closed.')
    try {
      return this.#statement(sql).all(values) as Row[]
    } catch (error) {
      throw new StorageError(`The database refused a statement: ${(error as Error).message}`, {
        cause: error,
      })
    }
  }

  #statement(sql: string): Statement {
    let statement = this.#statements.get(sql)
    if (statement === undefined) {
      statement = this.#connection.prepare(sql.replace(/\$(\d+)/g, '?$1'))
      this.#statements.set(sql, statement)
    }
    return statement
  }
}
