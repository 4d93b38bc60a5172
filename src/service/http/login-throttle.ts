import { createHash } from 'node:crypto'
import { Problem } from '../../api/problem.js'
import { isoTime, MS_PER_DAY } from '../../utc.js'
import type { Dependencies } from '../dependencies.js'
import { addressKey } from './rate-limiter.js'

/**
 * Limit of attempts on one account from all addresses together, as a multiple of the limit for one
 * address.
 */
const ADDRESSES = 10
/** Number of days for which an address counts as known after a login. */
const KNOWN_DAYS = 90

/**
 * Limits wrong passwords across all processes and restarts: for an account from one address, and for an
 * account from all unknown addresses together. An address is known after a login, so nobody can lock
 * the owner out. Emails without an account count in the same way, so that nothing reveals which ones
 * have an account.
 */
export class LoginThrottle {
  /** The last attempt of each account and address in this process. */
  readonly #last = new Map<string, Promise<unknown>>()

  constructor(private readonly dependencies: Pick<Dependencies, 'clock' | 'store' | 'config'>) {}

  /**
   * Counts an attempt and verifies its password. Attempts on an account from one address wait for each
   * other, so that concurrent logins with the right password do not count as wrong ones.
   * @param verify null for a wrong password
   * @throws Problem too_many_login_attempts, or what `verify` throws
   */
  async attempt<Result>(
    email: string,
    address: string,
    verify: () => Promise<Result | null>,
  ): Promise<Result | null> {
    return this.#inTurn(subjectOf('attempt', email, address), async () => {
      await this.begin(email, address)
      const result = await verify()
      if (result !== null) await this.succeeded(email, address)
      return result
    })
  }

  async #inTurn<Result>(subject: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(subject)
    const own = before === undefined ? work() : before.then(work, work)
    this.#last.set(subject, own)
    try {
      return await own
    } finally {
      if (this.#last.get(subject) === own) this.#last.delete(subject)
    }
  }

  /**
   * Counts an attempt before its password is verified, so that parallel attempts count too.
   * @throws Problem too_many_login_attempts
   */
  async begin(email: string, address: string): Promise<void> {
    const { loginFailures } = this.dependencies.config
    await this.#take(subjectOf('attempt', email, address), loginFailures)
    const now = isoTime(this.dependencies.clock.nowMs())
    const { loginAttempts } = this.dependencies.store
    if (await loginAttempts.has(subjectOf('known', email, address), now)) return
    await this.#take(subjectOf('attempt', email), loginFailures * ADDRESSES)
  }

  async succeeded(email: string, address: string): Promise<void> {
    const { clock, store } = this.dependencies
    await store.loginAttempts.forget(subjectOf('attempt', email, address))
    const until = isoTime(clock.nowMs() + KNOWN_DAYS * MS_PER_DAY)
    await store.loginAttempts.note(subjectOf('known', email, address), until)
  }

  async #take(subject: string, limit: number): Promise<void> {
    const { clock, store, config } = this.dependencies
    const nowMs = clock.nowMs()
    const until = isoTime(nowMs + config.loginWaitMinutes * 60_000)
    const from = await store.loginAttempts.begin(subject, limit, isoTime(nowMs), until)
    if (from !== null) throw tooMany(Date.parse(from) - nowMs)
  }
}

/** A hash, so that the store contains no addresses and no emails without an account. */
function subjectOf(kind: 'attempt' | 'known', email: string, address?: string): string {
  const from = address === undefined ? '*' : addressKey(address)
  const text = `${kind} ${email.trim().toLowerCase()} ${from}`
  return createHash('sha256').update(text).digest('base64url')
}

function tooMany(waitMs: number): Problem {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  return new Problem(
    'too_many_login_attempts',
    `Too many wrong passwords. Retry in ${seconds} s.`,
    { headers: { 'retry-after': String(seconds) } },
  )
}
