import { createHash } from 'node:crypto'
import { isoTime, MS_PER_DAY } from '../../../base/utc.js'
import { Problem } from '../../../contract/problems/problem.js'
import type { Caller, SecurityLog } from '../../../keeping/accounts/security-log.js'
import type { Dependencies } from '../dependencies.js'
import { addressKey } from '../transport/caller-address.js'

/**
 * Limit of attempts on one account from all addresses together, as a multiple of the limit for one
 * address.
 */
const ADDRESSES = 3
/** Number of days for which an address counts as known after a login. */
const KNOWN_DAYS = 90
const KNOWN_ADDRESS = ', or log in from an address that you logged in from before'

/** Which limit an attempt exceeded. */
export type LoginLimit = 'this address' | 'all unknown addresses'

/** An attempt that was not verified. */
class TooManyLogins extends Problem {
  constructor(
    readonly limit: LoginLimit,
    waitMs: number,
    remedy: string,
  ) {
    const seconds = Math.max(1, Math.ceil(waitMs / 1000))
    super('too_many_login_attempts', `Too many wrong passwords. Retry in ${seconds} s${remedy}.`, {
      headers: { 'retry-after': String(seconds) },
    })
  }
}

/** A login to be limited. */
export interface LoginAttempt<Result> {
  readonly email: string
  readonly address: string
  /** Null for a wrong password. */
  readonly verify: () => Promise<Result | null>
  /** Whether nobody can have guessed the password: it was mailed to the owner. */
  readonly isMailed?: () => Promise<boolean>
}

/**
 * Limits wrong passwords across all processes and restarts: for an account from one address, and for an
 * account from all unknown addresses together. Nobody can lock the owner out: an address is known after
 * a login, and a mailed password passes every limit, even beside an attacker behind the same address. Emails without an account count in the
 * same way, so that nothing reveals which ones have an account.
 */
export class LoginThrottle {
  /** The last attempt of each account and address in this process. */
  readonly #last = new Map<string, Promise<unknown>>()

  constructor(private readonly dependencies: Pick<Dependencies, 'clock' | 'store' | 'config'>) {}

  /**
   * Counts an attempt and verifies its password. Attempts on an account from one address wait for each
   * other, so that concurrent logins with the right password do not count as wrong ones.
   * @throws TooManyLogins, or what `verify` throws
   */
  async attempt<Result>(login: LoginAttempt<Result>): Promise<Result | null> {
    const { email, address, verify } = login
    return this.#inTurn(subjectOf('attempt', email, address), async () => {
      await this.begin(login)
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
   * @throws TooManyLogins
   */
  async begin({ email, address, isMailed }: Omit<LoginAttempt<unknown>, 'verify'>): Promise<void> {
    const limited = await this.#limited(email, address)
    if (limited === null || (await isMailed?.())) return
    const { limit, waitMs } = limited
    const { smtpUrl } = this.dependencies.config
    const elsewhere = limit === 'this address' ? '' : KNOWN_ADDRESS
    const orMail = smtpUrl === '' ? '' : ', or with a password from POST /auth/forgot-password'
    throw new TooManyLogins(limit, waitMs, `${elsewhere}${orMail}`)
  }

  async #limited(
    email: string,
    address: string,
  ): Promise<{ limit: LoginLimit; waitMs: number } | null> {
    const { clock, config, store } = this.dependencies
    const { loginFailures } = config
    const ownMs = await this.#take(subjectOf('attempt', email, address), loginFailures)
    if (ownMs !== null) return { limit: 'this address', waitMs: ownMs }
    const known = subjectOf('known', email, address)
    if (await store.loginAttempts.has(known, isoTime(clock.nowMs()))) return null
    const allMs = await this.#take(subjectOf('attempt', email), loginFailures * ADDRESSES)
    return allMs === null ? null : { limit: 'all unknown addresses', waitMs: allMs }
  }

  async succeeded(email: string, address: string): Promise<void> {
    const { clock, store } = this.dependencies
    await store.loginAttempts.forget(subjectOf('attempt', email, address))
    const until = isoTime(clock.nowMs() + KNOWN_DAYS * MS_PER_DAY)
    await store.loginAttempts.note(subjectOf('known', email, address), until)
  }

  /** Null if the attempt is allowed, otherwise the time until it is. */
  async #take(subject: string, limit: number): Promise<number | null> {
    const { clock, store, config } = this.dependencies
    const nowMs = clock.nowMs()
    const until = isoTime(nowMs + config.loginWaitMinutes * 60_000)
    const from = await store.loginAttempts.begin(subject, limit, isoTime(nowMs), until)
    return from === null ? null : Date.parse(from) - nowMs
  }
}

/** A hash, so that the store contains no addresses and no emails without an account. */
function subjectOf(kind: 'attempt' | 'known', email: string, address?: string): string {
  const from = address === undefined ? '*' : addressKey(address)
  const text = `${kind} ${email.trim().toLowerCase()} ${from}`
  return createHash('sha256').update(text).digest('base64url')
}

/** Notes an attempt that a limit rejected, and passes on every rejection. */
export function notingLimits(
  security: SecurityLog,
  request: Caller,
  accountId: () => Promise<number | null>,
): (error: unknown) => Promise<never> {
  return async (error) => {
    if (error instanceof TooManyLogins) {
      await security.note('login_limited', await accountId(), request, { limit: error.limit })
    }
    throw error
  }
}
