import { writeFileSync } from 'node:fs'
import { hashPassword } from '../../src/keeping/accounts/passwords.js'
import { openStore } from '../../src/keeping/store/database/store.js'

export const PASSWORD = 'correct horse battery staple'
const passwordHash = hashPassword(PASSWORD)

/** Creates accounts with one plan in a store that no service has opened yet. */
export async function makeAccounts(store: string, planType: string, emails: readonly string[]) {
  const opened = await openStore(store)
  for (const email of emails) {
    const createdAt = '2026-11-01T00:00:00.000Z'
    await opened.accounts.create({ email, passwordHash: await passwordHash, planType, createdAt })
  }
  await opened.close()
}

/** A file with one plan, without a burst limit. */
export function writePlan(path: string, name: string, dailyLimit: number, more = {}): string {
  const plan = { daily_limit: dailyLimit, requests_per_minute: null, ...more }
  writeFileSync(path, JSON.stringify({ [name]: plan }))
  return path
}
