export type Value = string | number | null

/** Anything that answers SQL: the database itself, or one transaction inside it. */
export interface Queryable {
  /** Runs one statement. Placeholders are `$1`, `$2` … in every dialect. */
  query<Row extends object>(sql: string, values?: readonly Value[]): Promise<Row[]>
}

/** Something to write inside a transaction that another repository opens. */
export type Writing = (inside: Queryable) => Promise<void>

/**
 * The one interface that both drivers offer. The SQL text is shared, so it keeps to what SQLite and
 * PostgreSQL both accept; the few differences are in `DialectWords`.
 */
export interface Database extends Queryable {
  readonly words: DialectWords
  /** Whether other processes use it at the same time. */
  readonly isShared: boolean
  /**
   * Commits what `work` did, or undoes all of it when `work` throws.
   *
   * @param row account whose row of the day the work locks first: works that come together then share a
   *   commit and may run twice, when another of them fails. Without it a work never runs twice
   */
  transaction<Result>(work: (inside: Queryable) => Promise<Result>, row?: number): Promise<Result>
  close(): Promise<void>
}

export interface DialectWords {
  /** Column type of a key that the database numbers itself and never uses twice. */
  readonly identity: string
  /** Makes other processes that start at the same time wait; null where there are none. */
  readonly migrationLock: string | null
  /**
   * Ends a SELECT that keeps its rows from being changed until the transaction is over, and that
   * waits for who is changing them; empty where one writes at a time anyway.
   */
  readonly lockRows: string
  /** Whether a statement may write in a WITH clause. */
  readonly writesInWith: boolean
}

/** The database can't answer: closed, locked for too long, disk full, connection lost. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
}

/** The database did not confirm the commit and can't be queried: it may have happened. */
export class OutcomeUnknownError extends StorageError {}
