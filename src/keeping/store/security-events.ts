import type { Database } from './database/database.js'
import { deleteInSteps } from './database/steps.js'

export interface SecurityEvent {
  readonly happenedAt: string
  /** Null if no account is known, as for a login with an unknown email. */
  readonly accountId: number | null
  readonly event: string
  /** JSON, without any secret. */
  readonly detail: string
}

/** Security events of accounts: logins, keys, passwords, limits. Newest first. */
export class SecurityEvents {
  constructor(private readonly database: Database) {}

  async add({ happenedAt, accountId, event, detail }: SecurityEvent): Promise<void> {
    await this.database.query(
      'INSERT INTO security_events (happened_at, account_id, event, detail) VALUES ($1, $2, $3, $4)',
      [happenedAt, accountId, event, detail],
    )
  }

  /** @param accountId null for the events of all accounts */
  list(accountId: number | null, limit: number): Promise<SecurityEvent[]> {
    const ofAccount = accountId === null ? '' : 'WHERE account_id = $2'
    return this.database.query<SecurityEvent>(
      `SELECT happened_at AS "happenedAt", account_id AS "accountId", event, detail
       FROM security_events ${ofAccount} ORDER BY id DESC LIMIT $1`,
      accountId === null ? [limit] : [limit, accountId],
    )
  }

  async deleteBefore(time: string): Promise<void> {
    const rows = { table: 'security_events', key: 'id', where: 'happened_at < $1' }
    await deleteInSteps(this.database, rows, [time])
  }
}
