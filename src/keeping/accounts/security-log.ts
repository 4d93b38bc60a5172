import type { Clock } from '../../base/clock.js'
import { isoTime } from '../../base/utc.js'
import type { Store } from '../store/database/store.js'
import { EventFloods } from './event-floods.js'

/** A log that takes structured lines, like pino. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object | string, message?: string): void
}

export type SecurityEventName =
  | 'account_created'
  | 'login'
  | 'login_failed'
  | 'login_limited'
  | 'logout'
  | 'session_ended'
  | 'password_changed'
  | 'password_change_failed'
  | 'password_mail_requested'
  | 'key_created'
  | 'key_revoked'

/** Events that may be an attack: a reader of warnings sees them. */
const WARNINGS: readonly SecurityEventName[] = ['login_limited']
/** Events that need neither a password nor a key. */
const OF_STRANGERS: readonly SecurityEventName[] = ['login_failed', 'login_limited']

/** Who caused an event. */
export interface Caller {
  readonly address: string
  readonly log: Log
}

/** Most events of one kind and account that are noted in a minute; those of no account count together. */
const PER_MINUTE = 60

/** Records security events in the store and in the log, without passwords, tokens or keys. */
export class SecurityLog {
  readonly #floods = new EventFloods(PER_MINUTE)
  /** What cannot be stored is a matter of the disk, and its line one of a minute. */
  readonly #unstored = new EventFloods(1)

  constructor(private readonly dependencies: { readonly store: Store; readonly clock: Clock }) {}

  /**
   * If the event cannot be recorded, the failure is logged and has no other effect. Of very many by strangers some are
   * left out; the next one says how many.
   */
  async note(
    event: SecurityEventName,
    accountId: number | null,
    { address, log }: Caller,
    detail: Readonly<Record<string, unknown>> = {},
  ): Promise<void> {
    const { store, clock } = this.dependencies
    const leftOut = this.#leftOut(event, accountId)
    if (leftOut === null) return
    const facts = { address, ...detail, ...(leftOut > 0 && { left_out: leftOut }) }
    const fields = { security_event: event, account_id: accountId, ...facts }
    log[WARNINGS.includes(event) ? 'warn' : 'info'](fields, 'security')
    const happenedAt = isoTime(clock.nowMs())
    const text = JSON.stringify(facts)
    await store.securityEvents.add({ happenedAt, accountId, event, detail: text }).catch((err) => {
      const unsaid = this.#unstored.take('unstored', clock.nowMs())
      if (unsaid !== null)
        log.error({ err, left_out: unsaid }, 'a security event could not be stored')
    })
  }

  /** Null if the event itself is left out. */
  #leftOut(event: SecurityEventName, accountId: number | null): number | null {
    if (!OF_STRANGERS.includes(event)) return 0
    return this.#floods.take(`${event} ${accountId}`, this.dependencies.clock.nowMs())
  }
}
