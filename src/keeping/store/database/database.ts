export type Value = string | number | Uint8Array | null

/** Anything that runs SQL: the database itself, or a transaction in it. */
export interface Queryable {
  /**
   * Runs one statement. Placeholders are `$1`, `$2` … in every dialect.
   *
   * @param most 1 for a statement that returns at most one row, which makes it cheaper
   */
  query<Row extends object>(sql: string, values?: readonly Value[], most?: 1): Promise<Row[]>
}

/** A write that runs in the transaction of another repository. */
export type Writing = (inside: Queryable) => Promise<void>

/** Moves of the log that failed: the commits are safe in the log, but a disk that fails may fail them next. */
export interface FailedMoves {
  readonly count: number
  readonly reason: string
}

export const NO_FAILED_MOVES: FailedMoves = { count: 0, reason: '' }

/**
 * The interface of both drivers. The SQL is shared, so it uses only what both SQLite and PostgreSQL
 * accept; the few differences are in `DialectWords`.
 */
export interface Database extends Queryable {
  readonly words: DialectWords
  /** Whether other processes can use it at the same time. */
  readonly isShared: boolean
  /**
   * Commits what `work` did, or rolls it back if `work` throws.
   *
   * @param row account whose row of the day the work locks first. Concurrent works then share a commit,
   *   and one may run twice if another fails. Without it, work never runs twice
   */
  transaction<Result>(work: (inside: Queryable) => Promise<Result>, row?: number): Promise<Result>
  /** Moves of the log into the file that failed. Default: there is no log. */
  readonly failedMoves?: FailedMoves
  /** Resolves with the reason if only a new start of the process can continue. Default: never. */
  readonly broken?: Promise<Error>
  close(): Promise<void>
}

export interface DialectWords {
  /** Column type of bytes. */
  readonly bytes: string
  /** Column type of a key that the database assigns and never reuses. */
  readonly identity: string
  /** Makes other processes that start at the same time wait; null if there can be none. */
  readonly migrationLock: string | null
  /**
   * Ends a SELECT that locks its rows until the transaction ends, and that waits for whoever holds them
   * now; empty where there is only one writer at a time.
   */
  readonly lockRows: string
  /** A number that no other transaction has at the same time. */
  readonly writer: string
  /** Whether a statement may write in a WITH clause. */
  readonly writesInWith: boolean
}

/** The database cannot respond: closed, locked for too long, disk full, connection lost. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
}

/** A store that must not be used as it is. The message names the remedy, and has no full stop. */
export class RefusedStoreError extends Error {}

/** The database did not confirm the commit and cannot be queried, so the commit may have happened. */
export class OutcomeUnknownError extends StorageError {}
