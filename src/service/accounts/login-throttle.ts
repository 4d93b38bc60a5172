import { Problem } from '../../api/problem.js'
import type { Clock } from '../clock.js'
import type { Config } from '../config.js'
import { addressKey } from '../http/rate-limiter.js'

const MAX_KEYS = 10_000

interface Failures {
  count: number
  untilMs: number
}

/**
 * Limits wrong passwords per account and address, so that a stranger cannot lock the owner out. E-mails
 * without an account count the same way, so that nothing reveals which exist.
 */
export class LoginThrottle {
  readonly #failures = new Map<string, Failures>()

  constructor(
    private readonly clock: Clock,
    private readonly config: Pick<Config, 'loginFailures' | 'loginWaitMinutes'>,
  ) {}

  /** Counts an attempt before the password is verified, so that parallel attempts count too. */
  begin(email: string, address: string): void {
    const key = keyOf(email, address)
    const nowMs = this.clock.nowMs()
    const failures = this.#current(key, nowMs)
    if (failures.count >= this.config.loginFailures) throw tooMany(failures.untilMs - nowMs)
    failures.count += 1
    this.#failures.delete(key)
    this.#failures.set(key, failures)
    if (this.#failures.size > MAX_KEYS) this.#failures.delete(this.#failures.keys().next().value!)
  }

  succeeded(email: string, address: string): void {
    this.#failures.delete(keyOf(email, address))
  }

  #current(key: string, nowMs: number): Failures {
    const failures = this.#failures.get(key)
    if (failures !== undefined && failures.untilMs > nowMs) return failures
    return { count: 0, untilMs: nowMs + this.config.loginWaitMinutes * 60_000 }
  }
}

function keyOf(email: string, address: string): string {
  return `${email.trim().toLowerCase()} ${addressKey(address)}`
}

function tooMany(waitMs: number): Problem {
  const seconds = Math.ceil(waitMs / 1000)
  return new Problem(
    'too_many_login_attempts',
    `Too many wrong passwords. Retry in ${seconds} s.`,
    {
      headers: { 'retry-after': String(seconds) },
    },
  )
}
