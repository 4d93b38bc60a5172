import type { Account } from './accounts.js'
import type { Database } from './database/database.js'
import { LookUps } from './database/look-ups.js'
import { deleteInSteps } from './database/steps.js'

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

/** A session as its owner sees it. Its id is part of the token's hash and grants nothing. */
export interface LoginSession {
  readonly id: string
  readonly createdAt: string
  readonly lastUsedAt: string
  readonly expiresAt: string
}

/**
 * Maximum number of sessions of an account. A further login ends the session that has been idle
 * longest.
 */
const MAX_SESSIONS = 50
/** Hexadecimal digits of the hash that identify a session. */
const ID_LENGTH = 16

export function sessionIdOf(tokenHash: string): string {
  return tokenHash.slice(0, ID_LENGTH)
}

type TokenRow = Account & { readonly expiresAt: string; readonly lastUsedAt: string }

/** Bearer tokens, stored only as hashes: a copy of the database grants no access. */
export class Tokens {
  readonly #holders = new LookUps((tokenHash) => this.#find(tokenHash))

  constructor(private readonly database: Database) {}

  /**
   * Issues a token for a verified password. Verification is slow, so the password may have changed in
   * the meantime: the same statement checks that the account still has its hash. The lock makes the
   * statement wait for a change that is not yet committed and that could not revoke this token.
   *
   * @returns false if the account no longer has this password
   */
  async add(token: NewToken): Promise<boolean> {
    const rows = await this.database.query(
      `INSERT INTO tokens (token_hash, account_id, created_at, expires_at, last_used_at)
       SELECT $1, id, $3, $4, $3 FROM accounts
       WHERE id = $2 AND password_hash = $5 AND disabled_at IS NULL
       ${this.database.words.lockRows}
       RETURNING token_hash`,
      [token.tokenHash, token.accountId, token.createdAt, token.expiresAt, token.passwordHash],
    )
    if (rows.length === 0) return false
    await this.database.query(
      `DELETE FROM tokens WHERE account_id = $1 AND token_hash NOT IN (
         SELECT token_hash FROM tokens WHERE account_id = $1
         ORDER BY last_used_at DESC, created_at DESC LIMIT ${MAX_SESSIONS})`,
      [token.accountId],
    )
    return true
  }

  /** The token with its account; null if it was never issued or was revoked. */
  find(tokenHash: string): Promise<TokenHolder | null> {
    return this.#holders.find(tokenHash)
  }

  async #find(tokenHash: string): Promise<TokenHolder | null> {
    const [row] = await this.database.query<TokenRow>(
      `SELECT accounts.id, accounts.email, accounts.plan_type AS "planType",
              accounts.created_at AS "createdAt",
              tokens.expires_at AS "expiresAt", tokens.last_used_at AS "lastUsedAt"
       FROM tokens JOIN accounts ON accounts.id = tokens.account_id
       WHERE tokens.token_hash = $1 AND accounts.disabled_at IS NULL`,
      [tokenHash],
      1,
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

  /** Whether this call revoked the token; false if it was revoked before. */
  async revoke(tokenHash: string): Promise<boolean> {
    const rows = await this.database.query(
      'DELETE FROM tokens WHERE token_hash = $1 RETURNING token_hash',
      [tokenHash],
    )
    return rows.length > 0
  }

  /** The sessions of an account, most recently used first. */
  list(accountId: number): Promise<LoginSession[]> {
    return this.database.query<LoginSession>(
      `SELECT substr(token_hash, 1, ${ID_LENGTH}) AS id, created_at AS "createdAt",
              last_used_at AS "lastUsedAt", expires_at AS "expiresAt"
       FROM tokens WHERE account_id = $1 ORDER BY last_used_at DESC, created_at DESC, id`,
      [accountId],
    )
  }

  /** Whether the account had this session. */
  async end(accountId: number, id: string): Promise<boolean> {
    const rows = await this.database.query(
      `DELETE FROM tokens WHERE account_id = $1 AND substr(token_hash, 1, ${ID_LENGTH}) = $2
       RETURNING token_hash`,
      [accountId, id],
    )
    return rows.length > 0
  }

  /** @returns number of revoked tokens */
  async revokeAll(accountId: number): Promise<number> {
    const rows = await this.database.query(
      'DELETE FROM tokens WHERE account_id = $1 RETURNING token_hash',
      [accountId],
    )
    return rows.length
  }

  async deleteExpiredBefore(time: string): Promise<void> {
    const rows = { table: 'tokens', key: 'token_hash', where: 'expires_at < $1' }
    await deleteInSteps(this.database, rows, [time])
  }
}
