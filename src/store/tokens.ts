import type { Account } from './accounts.js'
import type { Database } from './database.js'

export interface NewToken {
  readonly tokenHash: string
  readonly accountId: number
  /** The hash that the caller's password was verified against. */
  readonly passwordHash: string
  readonly createdAt: string
  readonly expiresAt: string
}

export interface TokenHolder {
  readonly expiresAt: string
  readonly lastUsedAt: string
  readonly account: Account
}

type TokenRow = Account & { readonly expiresAt: string; readonly lastUsedAt: string }

/** Bearer tokens, known here only by their hash: a copy of the database lets nobody in. */
export class Tokens {
  constructor(private readonly database: Database) {}

  /**
   * Issues a token for a password that was verified. Verifying takes long, so the password may have
   * been changed meanwhile: the same statement checks that its hash is still the account's. The lock
   * makes it wait for a change that is not committed yet; that one could not revoke this token.
   *
   * @returns false when the password is no longer the account's
   */
  async add(token: NewToken): Promise<boolean> {
    const rows = await this.database.query(
      `INSERT INTO tokens (token_hash, account_id, created_at, expires_at, last_used_at)
       SELECT $1, id, $3, $4, $3 FROM accounts WHERE id = $2 AND password_hash = $5
       ${this.database.words.lockRows}
       RETURNING token_hash`,
      [token.tokenHash, token.accountId, token.createdAt, token.expiresAt, token.passwordHash],
    )
    return rows.length > 0
  }

  /** The token with its account, or null when it was never issued or was revoked. */
  async find(tokenHash: string): Promise<TokenHolder | null> {
    const [row] = await this.database.query<TokenRow>(
      `SELECT accounts.id, accounts.email, accounts.plan_type AS "planType",
              accounts.created_at AS "createdAt",
              tokens.expires_at AS "expiresAt", tokens.last_used_at AS "lastUsedAt"
       FROM tokens JOIN accounts ON accounts.id = tokens.account_id
       WHERE tokens.token_hash = $1`,
      [tokenHash],
    )
    if (row === undefined) return null
    const { expiresAt, lastUsedAt, ...account } = row
    return { expiresAt, lastUsedAt, account }
  }

  async touch(tokenHash: string, usedAt: string): Promise<void> {
    await this.database.query('UPDATE tokens SET last_used_at = $2 WHERE token_hash = $1', [
      tokenHash,
      usedAt,
    ])
  }

  /** True for the call that revoked it, false when there was nothing left to revoke. */
  async revoke(tokenHash: string): Promise<boolean> {
    const rows = await this.database.query(
      'DELETE FROM tokens WHERE token_hash = $1 RETURNING token_hash',
      [tokenHash],
    )
    return rows.length > 0
  }

  /** How many were revoked. */
  async revokeAll(accountId: number): Promise<number> {
    const rows = await this.database.query(
      'DELETE FROM tokens WHERE account_id = $1 RETURNING token_hash',
      [accountId],
    )
    return rows.length
  }

  async deleteExpiredBefore(time: string): Promise<void> {
    await this.database.query('DELETE FROM tokens WHERE expires_at < $1', [time])
  }
}
