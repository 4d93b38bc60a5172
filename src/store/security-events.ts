import type { Database } from './database.js'

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
    return this.database.query<SecurityEvent>(
      `SELECT happened_at AS "happenedAt", account_id AS "accountId", event, detail
       FROM security_events WHERE CAST($1 AS INTEGER) IS NULL OR account_id = CAST($1 AS INTEGER)
       ORDER BY id DESC LIMIT $2`,
      [accountId, limit],
    )
  }

  async deleteBefore(time: string): Promise<void> {
    await this.database.query('DELETE FROM security_events WHERE happened_at < $1', [time])
  }
}
