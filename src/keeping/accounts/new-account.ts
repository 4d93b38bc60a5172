import type { Clock } from '../../base/clock.js'
import { isoTime } from '../../base/utc.js'
import type { Account, Store } from '../store/database/store.js'
import { hashPassword, passwordWeakness } from './passwords.js'
import type { Plans } from './plans.js'

const MAX_EMAIL_LENGTH = 254

/** An email, plan or password that no account can have. The message is for the operator. */
export class InvalidAccountError extends Error {}

/** @throws InvalidAccountError, or Error if the email is taken */
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
  const names = plans.names.join(', ')
  throw new InvalidAccountError(`There is no plan ${planType}. The plans are ${names}.`)
}

/** @throws InvalidAccountError if the password is too weak */
export function hashNewPassword(password: string, email: string): Promise<string> {
  const weakness = passwordWeakness(password, email)
  if (weakness !== null) throw new InvalidAccountError(`The password ${weakness}.`)
  return hashPassword(password)
}

export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && /^[^\s@]+@[^\s@]+$/.test(text)
}

function requireEmail(email: string): void {
  if (isEmail(email)) return
  throw new InvalidAccountError(`${email} is not an email address.`)
}
