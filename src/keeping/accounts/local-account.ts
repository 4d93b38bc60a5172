import type { Clock } from '../../base/clock.js'
import { isoTime } from '../../base/utc.js'
import type { Account, Store } from '../store/database/store.js'
import { NO_PASSWORD } from './passwords.js'
import { UNLIMITED } from './plans.js'

const EMAIL = 'everybody@localhost'

/** The account of all callers with FAIRWAY_AUTH=none. */
export async function openLocalAccount(store: Store, clock: Clock): Promise<Account> {
  const createdAt = isoTime(clock.nowMs())
  const account = { email: EMAIL, passwordHash: NO_PASSWORD, planType: UNLIMITED, createdAt }
  return (await store.accounts.create(account)) ?? (await store.accounts.byEmail(EMAIL))!
}
