import { createHash } from 'node:crypto'
import type { Clock } from '../../base/clock.js'
import { isoTime } from '../../base/utc.js'
import type { Account, AccountSecret, Store } from '../store/database/store.js'
import { hashPassword, NOBODYS_HASH, normalisePassword, verifyPassword } from './passwords.js'

/** Verifies passwords: the account's own, or a mailed one that is still valid. */
export class Credentials {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

  /**
   * The account with the hash that the password was verified against, or null. A token may be issued
   * while the account still has this hash. A mailed password becomes the account's own. An unknown
   * email goes through the same checks as a known one, so that the response time reveals nothing.
   */
  async logIn(email: string, password: string): Promise<AccountSecret | null> {
    const account = await this.store.accounts.byEmail(email)
    const isOwn = await verifyPassword(account?.passwordHash ?? NOBODYS_HASH, password)
    const isMailed = await this.#isMailed(account?.id ?? 0, password)
    const later = await this.store.accounts.byEmail(email)
    if (account === null || later === null) return null
    if (isOwn) return account
    if (isMailed) {
      const redeemed = await this.#redeem(account, password)
      if (redeemed !== null) return redeemed
    }
    // A concurrent login with the same mailed password may have made it the account's own.
    const isChanged = isMailed || later.passwordHash !== account.passwordHash
    return isChanged ? this.#verifyOwn(email, password) : null
  }

  /** Whether a password was mailed to the account with this email and is still valid. */
  async wasMailed(email: string, password: string): Promise<boolean> {
    const account = await this.store.accounts.byEmail(email)
    return this.#isMailed(account?.id ?? 0, password)
  }

  /** Whether this is a password of the account. Changes nothing. */
  async matches({ id, email }: Account, password: string): Promise<boolean> {
    const own = await this.#verifyOwn(email, password)
    return own !== null || (await this.#isMailed(id, password))
  }

  async #verifyOwn(email: string, password: string): Promise<AccountSecret | null> {
    const account = await this.store.accounts.byEmail(email)
    const isOwn = await verifyPassword(account?.passwordHash ?? NOBODYS_HASH, password)
    return isOwn ? account : null
  }

  #isMailed(accountId: number, password: string): Promise<boolean> {
    return this.store.temporaryPasswords.has(accountId, temporaryHash(password), this.#now())
  }

  /** The account with its new hash, or null if another login or password change came first. */
  async #redeem(account: AccountSecret, password: string): Promise<AccountSecret | null> {
    const passwordHash = await hashPassword(password)
    const { temporaryPasswords } = this.store
    const secretHash = temporaryHash(password)
    const isFirst = await temporaryPasswords.redeem(
      account.id,
      secretHash,
      passwordHash,
      this.#now(),
    )
    return isFirst ? { ...account, passwordHash } : null
  }

  #now(): string {
    return isoTime(this.clock.nowMs())
  }
}

/** A fast hash suffices: a mailed password has 150 random bits. */
export function temporaryHash(password: string): string {
  return createHash('sha256').update(normalisePassword(password)).digest('hex')
}
