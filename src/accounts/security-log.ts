import type { Clock } from '../clock.js'
import type { Store } from '../store/store.js'
import { isoTime } from '../utc.js'

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

/** Records security events in the store and in the log, without passwords, tokens or keys. */
export class SecurityLog {
  constructor(private readonly dependencies: { readonly store: Store; readonly clock: Clock }) {}

  /** If the event cannot be recorded, the failure is logged and has no other effect. */
  async note(
    event: SecurityEventName,
    accountId: number | null,
    { ip, log }: { readonly ip: string; readonly log: Log },
    detail: Readonly<Record<string, unknown>> = {},
  ): Promise<void> {
    const { store, clock } = this.dependencies
    const fields = { security_event: event, account_id: accountId, address: ip, ...detail }
    log[WARNINGS.includes(event) ? 'warn' : 'info'](fields, 'security')
    const happenedAt = isoTime(clock.nowMs())
    const text = JSON.stringify({ address: ip, ...detail })
    await store.securityEvents
      .add({ happenedAt, accountId, event, detail: text })
      .catch((err) => log.error({ err }, 'a security event could not be stored'))
  }
}
