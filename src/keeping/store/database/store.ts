import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { Accounts } from '../accounts.js'
import { ApiKeys } from '../api-keys.js'
import { IdempotencyKeys } from '../idempotency-keys.js'
import { Identities } from '../identities.js'
import { Jobs } from '../jobs.js'
import { LoginAttempts } from '../login-attempts.js'
import { Plans } from '../plans.js'
import { Quota } from '../quota.js'
import { RateBuckets } from '../rate-buckets.js'
import { RouteHistory } from '../route-history.js'
import { RouteStatistics } from '../route-statistics.js'
import { SavedRoutes } from '../saved-routes.js'
import { SecurityEvents } from '../security-events.js'
import { TemporaryPasswords } from '../temporary-passwords.js'
import { Tokens } from '../tokens.js'
import { backUp } from './backup.js'
import { checkFile, type FileCheck } from './damage.js'
import { type Database, type FailedMoves, NO_FAILED_MOVES } from './database.js'
import { watchFile } from './file-watch.js'
import { isCurrent, migrate } from './migrations.js'
import { claimFile } from './owner-lock.js'
import { MIGRATION_LIMITS, openPostgres, type PostgresLimits } from './postgres.js'
import { settleLog } from './settle-log.js'
import { IN_MEMORY, openSqlite } from './sqlite.js'

/** The whole persistent state of the service. */
export interface Store {
  readonly accounts: Accounts
  readonly tokens: Tokens
  readonly apiKeys: ApiKeys
  readonly identities: Identities
  readonly loginAttempts: LoginAttempts
  readonly rateBuckets: RateBuckets
  readonly securityEvents: SecurityEvents
  readonly temporaryPasswords: TemporaryPasswords
  readonly quota: Quota
  readonly idempotencyKeys: IdempotencyKeys
  readonly history: RouteHistory
  readonly jobs: Jobs
  readonly savedRoutes: SavedRoutes
  readonly plans: Plans
  readonly statistics: RouteStatistics
  /**
   * Settles when the owner's file has been read from beginning to end, which takes seconds per gigabyte.
   * Rejects with RefusedStoreError if it is damaged.
   */
  readonly checked: Promise<void>
  /** Resolves with the reason if only a new start of the process can continue. */
  readonly broken: Promise<Error>
  /** Moves of the log of a file into it that failed since the start. */
  failedMoves(): FailedMoves
  /** Whether other processes can use the same store at the same time. */
  readonly isShared: boolean
  /** @throws StorageError if the database cannot respond */
  ping(): Promise<void>
  /**
   * Performs a trial write.
   * @param needsRoom whether it takes as much room as the largest commit
   * @throws StorageError if nothing can be written, as on a full disk
   */
  probe(now: string, needsRoom?: boolean): Promise<void>
  /**
   * ISO 8601. A shared database provides the time, so that a process with a wrong clock does not treat
   * the work of others as abandoned.
   * @param nowMs time of this process
   */
  timeAt(nowMs: number): string
  /** Compares the database's clock with the clock of this process. */
  adjustClock(nowMs: number): Promise<void>
  /**
   * @param path of the copy, which must not exist. @throws Error for PostgreSQL, which has its own
   * tools
   */
  backUp(path: string): Promise<void>
  close(): Promise<void>
}

/**
 * Addresses without `//`, or with keywords. If such a text were taken as a path, its password would
 * become a file name.
 */
const ALMOST_AN_ADDRESS = /^\s*(postgres(ql)?:|(host|hostaddr|port|dbname|user|password)\s*=)/i

/** Files up to this size are checked before they are opened, which takes less than a second, bytes. */
const CHECKED_AT_ONCE = 64_000_000

/** A hundred routes that are committed together, with room to spare, bytes. */
const LARGEST_COMMIT = 1_000_000

export interface StoreOptions {
  /** Locks the file for this process and checks it for damage. */
  readonly isOwner?: boolean
  readonly postgres?: Partial<PostgresLimits>
  /** Wraps the database, so that tests can inject faults. */
  readonly wrap?: (database: Database) => Database
}

/**
 * Opens the store; creates or migrates it if needed.
 *
 * @param location a `postgresql://` address, or the path of a file
 * @throws Error if it cannot be opened, or is neither
 */
export async function openStore(location: string, options: StoreOptions = {}): Promise<Store> {
  const isAddress = /^postgres(ql)?:\/\//.test(location)
  if (!isAddress && ALMOST_AN_ADDRESS.test(location)) {
    throw new Error('it is not a PostgreSQL address')
  }
  const database = isAddress ? openPostgres(location, options.postgres) : openSqlite(location)
  let release = () => {}
  let check: FileCheck | null = null
  try {
    if (options.isOwner && !isAddress && location !== IN_MEMORY) {
      release = claimFile(location)
      const { size } = statSync(location)
      const isAwaited = size <= CHECKED_AT_ONCE
      if (!isAwaited) settleLog(location)
      if (size > 0) check = checkFile(location, { isAwaited })
      if (isAwaited) {
        await check?.whole
        settleLog(location)
      }
    }
    if (isAddress) await migratePostgres(database, location, options)
    else await migrate(database)
  } catch (error) {
    check?.stop()
    await database.close()
    release()
    throw error
  }
  const checked = check?.whole ?? Promise.resolve()
  return buildStore(options.wrap?.(database) ?? database, { location, checked }, () => {
    check?.stop()
    release()
  })
}

async function migratePostgres(
  database: Database,
  location: string,
  { postgres }: StoreOptions,
): Promise<void> {
  if (await isCurrent(database)) return
  const patient = openPostgres(location, { ...postgres, ...MIGRATION_LIMITS })
  try {
    await migrate(patient)
  } finally {
    await patient.close()
  }
}

/** The absolute path of a store's file that does not exist yet; null for any other location. */
export function missingFile(location: string): string | null {
  const isFile = location !== IN_MEMORY && !/^[a-z]+:\/\//.test(location)
  return isFile && !existsSync(location) ? resolve(location) : null
}

interface Opened {
  readonly location: string
  readonly checked: Promise<void>
}

function buildStore(database: Database, { location, checked }: Opened, release: () => void): Store {
  const requireFile =
    database.isShared || location === IN_MEMORY ? () => undefined : watchFile(location)
  let aheadMs = 0
  return {
    accounts: new Accounts(database),
    tokens: new Tokens(database),
    apiKeys: new ApiKeys(database),
    identities: new Identities(database),
    loginAttempts: new LoginAttempts(database),
    rateBuckets: new RateBuckets(database),
    securityEvents: new SecurityEvents(database),
    temporaryPasswords: new TemporaryPasswords(database),
    quota: new Quota(database),
    idempotencyKeys: new IdempotencyKeys(database),
    history: new RouteHistory(database),
    jobs: new Jobs(database),
    savedRoutes: new SavedRoutes(database),
    plans: new Plans(database),
    statistics: new RouteStatistics(database),
    checked,
    broken: database.broken ?? new Promise(() => undefined),
    failedMoves: () => database.failedMoves ?? NO_FAILED_MOVES,
    isShared: database.isShared,
    ping: async () => {
      await database.query('SELECT 1 AS answer')
    },
    probe: async (now, needsRoom = false) => {
      requireFile()
      const write = (text: string) =>
        database.query(
          `INSERT INTO write_probes (id, written_at) VALUES (1, $1)
           ON CONFLICT (id) DO UPDATE SET written_at = excluded.written_at`,
          [text],
        )
      if (needsRoom) await write(now.padEnd(LARGEST_COMMIT))
      await write(now)
    },
    timeAt: (nowMs) => new Date(nowMs + aheadMs).toISOString(),
    adjustClock: async (nowMs) => {
      if (!database.isShared) return
      const sql = 'SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) AS ms'
      const [row] = await database.query<{ ms: number }>(sql)
      aheadMs = row!.ms - nowMs
    },
    backUp: async (path) => {
      if (database.isShared) throw new Error('Back up PostgreSQL with pg_dump.')
      await backUp(location, path)
    },
    close: async () => {
      await database.close()
      release()
    },
  }
}

export type { Account, AccountSecret } from '../accounts.js'
export type { ApiKey, NewApiKey } from '../api-keys.js'
export type { RequestedPair } from '../asked-pairs.js'
export type { QuotaAmounts } from '../day-units.js'
export { type KeyClaim, KeyLostError } from '../idempotency-keys.js'
export type { Identity, IdentityHolder } from '../identities.js'
export {
  type DueWebhook,
  type Job,
  JobLimitError,
  JobLostError,
  type JobPart,
  type Lease,
  type NewJob,
  NoRoomError,
} from '../jobs.js'
export { PlanLimitError, type SavedPlan } from '../plans.js'
export type { RateBuckets } from '../rate-buckets.js'
export type { HistoryEntry } from '../route-history.js'
export type { Count } from '../route-statistics.js'
export type { SavedRoute } from '../saved-routes.js'
export type { SecurityEvent } from '../security-events.js'
export { type LoginSession, sessionIdOf } from '../tokens.js'
export { OutcomeUnknownError, StorageError, type Writing } from './database.js'
