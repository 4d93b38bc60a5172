import { Accounts } from './accounts.js'
import type { Database } from './database.js'
import { IdempotencyKeys } from './idempotency-keys.js'
import { migrate } from './migrations.js'
import { openPostgres } from './postgres.js'
import { Quota } from './quota.js'
import { RouteHistory } from './route-history.js'
import { RouteStatistics } from './route-statistics.js'
import { SavedRoutes } from './saved-routes.js'
import { openSqlite } from './sqlite.js'
import { TemporaryPasswords } from './temporary-passwords.js'
import { Tokens } from './tokens.js'

/** Everything that the service remembers. */
export interface Store {
  readonly accounts: Accounts
  readonly tokens: Tokens
  readonly temporaryPasswords: TemporaryPasswords
  readonly quota: Quota
  readonly idempotencyKeys: IdempotencyKeys
  readonly history: RouteHistory
  readonly savedRoutes: SavedRoutes
  readonly statistics: RouteStatistics
  /** Whether other processes use the same store at the same time. */
  readonly isShared: boolean
  /** @throws StorageError when the database can't answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** Without `//`, or as keywords: as the path of a file its password would become a file name. */
const ALMOST_AN_ADDRESS = /^\s*(postgres(ql)?:|(host|hostaddr|port|dbname|user|password)\s*=)/i

/**
 * Opens the store, made and brought up to date when needed.
 *
 * @param location a `postgresql://` address, or the path of a file
 * @throws Error if it can't be opened, or is neither
 */
export async function openStore(location: string): Promise<Store> {
  const isAddress = /^postgres(ql)?:\/\//.test(location)
  if (!isAddress && ALMOST_AN_ADDRESS.test(location)) {
    throw new Error('it is not an address of PostgreSQL')
  }
  const database = isAddress ? openPostgres(location) : openSqlite(location)
  try {
    await migrate(database)
  } catch (error) {
    await database.close()
    throw error
  }
  return buildStore(database)
}

function buildStore(database: Database): Store {
  return {
    accounts: new Accounts(database),
    tokens: new Tokens(database),
    temporaryPasswords: new TemporaryPasswords(database),
    quota: new Quota(database),
    idempotencyKeys: new IdempotencyKeys(database),
    history: new RouteHistory(database),
    savedRoutes: new SavedRoutes(database),
    statistics: new RouteStatistics(database),
    isShared: database.isShared,
    ping: async () => {
      await database.query('SELECT 1 AS answer')
    },
    close: () => database.close(),
  }
}

export type { Account, AccountSecret } from './accounts.js'
export { OutcomeUnknownError, StorageError, type Writing } from './database.js'
export type { KeyClaim } from './idempotency-keys.js'
export type { QuotaAmounts } from './quota.js'
export type { AskedPair, Count } from './route-statistics.js'
export type { SavedRoute } from './saved-routes.js'
