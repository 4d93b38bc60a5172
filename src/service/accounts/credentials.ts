import { createHash } from 'node:crypto'
import type { Account, Store } from '../../store/store.js'
import { type Clock, isoTime } from '../clock.js'
import { hashPassword, NOBODYS_HASH, normalisePassword, verifyPassword } from './passwords.js'

/** Who knows the password of an account: its own, or one that was mailed and is still valid. */
export class Credentials {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

  /**
   * The account, or null. A mailed password becomes the account's own here. An unknown e-mail costs
   * the same checks as a known one: the time tells nothing.
   */
  async logIn(email: string, password: string): Promise<Account | null> {
    const account = await this.store.accounts.byEmail(email)
    const isOwn = await verifyPassword(account?.passwordHash ?? NOBODYS_HASH, password)
    const isMailed = await this.#isMailed(account?.id ?? 0, password)
    const later = await this.store.accounts.byEmail(email)
    if (account === null || later === null) return null
    if (isOwn || (isMailed && (await this.#redeem(account, password)))) return account
    // Another login with the same mailed password may have made it the account's own meanwhile.
    const isChanged = isMailed || later.passwordHash !== account.passwordHash
    return isChanged && (await this.matches(account, password)) ? account : null
  }

  /** Whether this is a password of the account; changes nothing. */
  async matches({ id, email }: Account, password: string): Promise<boolean> {
    const account = await this.store.accounts.byEmail(email)
    const isOwn = await verifyPassword(account?.passwordHash ?? NOBODYS_HASH, password)
    return isOwn || (await this.#isMailed(id, password))
  }

  #isMailed(accountId: number, password: string): Promise<boolean> {
    return this.store.temporaryPasswords.has(accountId, temporaryHash(password), this.#now())
  }

  async #redeem({ id }: Account, password: string): Promise<boolean> {
    const own = await hashPassword(password)
    return this.store.temporaryPasswords.redeem(id, temporaryHash(password), own, this.#now())
  }

  #now(): string {
    return isoTime(this.clock.nowMs())
  }
}

/** A mailed password is 120 random bits: guessing it is hopeless at any speed. */
export function temporaryHash(password: string): string {
  return createHash('sha256').update(normalisePassword(password)).digest('hex')
}
