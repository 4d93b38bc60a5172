import type { Clock } from '../clock.js'
import type { Account, Store } from '../store/store.js'
import { isoTime } from '../utc.js'
import { hashPassword, passwordWeakness } from './passwords.js'
import type { Plans } from './plans.js'

const MAX_EMAIL_LENGTH = 254

/** @throws Error with a message for the operator */
export async function createAccount(
  { email, password, planType }: { email: string; password: string; planType: string },
  { store, plans, clock }: { store: Store; plans: Plans; clock: Clock },
): Promise<Account> {
  requireEmail(email)
  requirePlan(planType, plans)
  const account = await store.accounts.create({
    email,
    passwordHash: await hashNewPassword(password, email),
    planType,
    createdAt: isoTime(clock.nowMs()),
  })
  if (account === null) throw new Error(`An account with the email ${email} already exists.`)
  return account
}

export function requirePlan(planType: string, plans: Plans): void {
  if (plans.has(planType)) return
  throw new Error(`There is no plan ${planType}. The plans are ${plans.names.join(', ')}.`)
}

/** @throws Error when the password is too weak. */
export function hashNewPassword(password: string, email: string): Promise<string> {
  const weakness = passwordWeakness(password, email)
  if (weakness !== null) throw new Error(`The password ${weakness}.`)
  return hashPassword(password)
}

function requireEmail(email: string): void {
  if (email.length <= MAX_EMAIL_LENGTH && /^[^\s@]+@[^\s@]+$/.test(email)) return
  throw new Error(`${email} is not an email address.`)
}
