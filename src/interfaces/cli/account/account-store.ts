import { systemClock } from '../../../base/clock.js'
import { isoTime, MS_PER_DAY, utcDay } from '../../../base/utc.js'
import {
  createAccount,
  hashNewPassword,
  InvalidAccountError,
  requirePlan,
} from '../../../keeping/accounts/new-account.js'
import { loadPlans, type Plans } from '../../../keeping/accounts/plans.js'
import { openConfiguredStore } from '../../../keeping/store/database/open-configured.js'
import { type Account, missingFile, type Store } from '../../../keeping/store/database/store.js'
import { UsageError } from '../../../tables/text/failure.js'
import type { Terminal } from '../../../tables/text/terminal.js'
import { readConfig } from '../../http/config.js'

export { KeyRing } from '../../../keeping/accounts/api-keys.js'
export { networkFault } from '../../../keeping/accounts/key-networks.js'
export { generatePassword } from '../../../keeping/accounts/passwords.js'
export {
  type Account,
  createAccount,
  hashNewPassword,
  isoTime,
  MS_PER_DAY,
  type Plans,
  readConfig,
  requirePlan,
  type Store,
  systemClock,
  utcDay,
}

/**
 * Opens the configured store and plans for one task.
 * @param isFirst whether a missing store is created, with a note
 * @throws Error if there is no store otherwise, which mostly means a wrong folder; UsageError for an
 *   invalid account
 */
export async function withStore(
  { environment, note }: Terminal,
  work: (store: Store, plans: Plans) => Promise<void>,
  { isFirst = false } = {},
): Promise<void> {
  const config = readConfig(environment)
  const missing = missingFile(config.store)
  if (missing !== null && !isFirst) {
    throw new Error(
      `There is no store at ${missing}. Run the command in the folder of the service, or set FAIRWAY_STORE.`,
    )
  }
  if (missing !== null) note(`New store: ${missing}`)
  const plans = loadPlans(config.plans)
  const store = await openConfiguredStore(config)
  try {
    await work(store, plans)
  } catch (error) {
    throw error instanceof InvalidAccountError ? new UsageError(error.message) : error
  } finally {
    await store.close()
  }
}

/** @throws UsageError if no account has this email */
export async function requireAccount(store: Store, email: string): Promise<Account> {
  const account = await store.accounts.byEmail(email)
  if (account === null) throw new UsageError(`There is no account with the email ${email}.`)
  return account
}

interface HistoryRow {
  readonly id: number
  readonly account_id: number
  readonly route_id: string
  readonly created_ms: number
  readonly packed: Uint8Array
}

/** Every row of an account, with what is packed as it can be read. */
export async function exportAccount(store: Store, id: number): Promise<Record<string, object[]>> {
  const { historyItem } = await import('../../http/answers/route-history.js')
  const { route_history = [], ...others } = await store.accounts.export(id)
  const readable = (row: object) => {
    const { id, account_id, route_id, created_ms, packed } = row as HistoryRow
    const entry = historyItem({ routeId: route_id, createdMs: created_ms, packed })
    return { id, account_id, entry: JSON.stringify(entry) }
  }
  return { ...others, route_history: route_history.map(readable) }
}
