import { forgetPairsOf } from './asked-pairs.js'
import type { Database, DialectWords, Queryable } from './database/database.js'

export interface Account {
  readonly id: number
  readonly email: string
  readonly planType: string
  /** ISO 8601, UTC. */
  readonly createdAt: string
}

export interface AccountSecret extends Account {
  readonly passwordHash: string
}

export interface NewAccount {
  readonly email: string
  readonly passwordHash: string
  readonly planType: string
  readonly createdAt: string
}

/** Tables whose rows belong to one account. */
const OWNED = [
  'identities',
  'tokens',
  'api_keys',
  'temporary_passwords',
  'password_mails',
  'idempotency_keys',
  'stored_answers',
  'route_history',
  'plans',
  'jobs',
  'asked_pairs',
  'quota_reservations',
  'quota_days',
]

/** Tables whose rows belong to one of its jobs, and are deleted with it. */
const OWNED_BY_JOBS = ['job_rows', 'job_answers']

/** Number of accounts that are read at once. */
const PAGE = 1000

const COLUMNS = `id, email, plan_type AS "planType", created_at AS "createdAt"`

/**
 * Transactions of one account that call this run one after the other. Without it, a single statement
 * that counts rows and inserts one would not see rows of concurrent transactions in PostgreSQL.
 */
export async function lockAccount(
  inside: Queryable,
  { lockRows }: DialectWords,
  accountId: number,
): Promise<void> {
  await inside.query(`SELECT id FROM accounts WHERE id = $1 ${lockRows}`, [accountId])
}

/** Accounts by id and by email. Emails are stored and compared in lower case. */
export class Accounts {
  constructor(private readonly database: Database) {}

  /** Null if the email already belongs to an account. */
  async create(account: NewAccount): Promise<Account | null> {
    const rows = await this.database.query<Account>(
      `INSERT INTO accounts (email, password_hash, plan_type, created_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (email) DO NOTHING RETURNING ${COLUMNS}`,
      [normaliseEmail(account.email), account.passwordHash, account.planType, account.createdAt],
    )
    return rows[0] ?? null
  }

  async byEmail(email: string): Promise<AccountSecret | null> {
    const rows = await this.database.query<AccountSecret>(
      `SELECT ${COLUMNS}, password_hash AS "passwordHash" FROM accounts WHERE email = $1`,
      [normaliseEmail(email)],
    )
    return rows[0] ?? null
  }

  /** Null if there is no such account, or it is disabled. */
  async enabled(id: number): Promise<Account | null> {
    const rows = await this.database.query<Account>(
      `SELECT ${COLUMNS} FROM accounts WHERE id = $1 AND disabled_at IS NULL`,
      [id],
    )
    return rows[0] ?? null
  }

  /** All accounts in the order of their ids, read a page at a time. */
  async *list(): AsyncGenerator<Account> {
    for (let after = 0; ; ) {
      const page = await this.database.query<Account>(
        `SELECT ${COLUMNS} FROM accounts WHERE id > $1 ORDER BY id LIMIT ${PAGE}`,
        [after],
      )
      yield* page
      if (page.length < PAGE) return
      after = page.at(-1)!.id
    }
  }

  async isEmpty(): Promise<boolean> {
    const rows = await this.database.query('SELECT id FROM accounts LIMIT 1')
    return rows.length === 0
  }

  async setPlan(id: number, planType: string): Promise<void> {
    await this.database.query('UPDATE accounts SET plan_type = $2 WHERE id = $1', [id, planType])
  }

  /**
   * The plan that a token names, unless a later one has named another.
   * @param issuedAt when the token was issued, s
   * @returns whether the plan was set
   */
  async setPlanOfToken(id: number, planType: string, issuedAt: number): Promise<boolean> {
    const rows = await this.database.query(
      `UPDATE accounts SET plan_type = $2, plan_issued_at = $3
       WHERE id = $1 AND COALESCE(plan_issued_at, 0) <= $3 RETURNING id`,
      [id, planType, issuedAt],
    )
    return rows.length > 0
  }

  /** Disables login by password, token or key and ends all sessions, or enables login again. */
  async setDisabled(id: number, since: string | null): Promise<void> {
    await this.database.transaction(async (inside) => {
      await inside.query('UPDATE accounts SET disabled_at = $2 WHERE id = $1', [id, since])
      if (since !== null) await inside.query('DELETE FROM tokens WHERE account_id = $1', [id])
    })
  }

  /**
   * Deletes the account with everything that belongs to it. Its usage remains in the totals of the
   * service, and its security events remain without their details.
   */
  async delete(id: number): Promise<void> {
    await this.database.transaction(async (inside) => {
      await inside.query("UPDATE security_events SET detail = '{}' WHERE account_id = $1", [id])
      await forgetPairsOf(inside, id)
      for (const table of OWNED) {
        await inside.query(`DELETE FROM ${table} WHERE account_id = $1`, [id])
      }
      await inside.query('DELETE FROM accounts WHERE id = $1', [id])
    })
  }

  /** Every row that belongs to the account, by table, without secrets and their hashes. */
  async export(id: number): Promise<Record<string, object[]>> {
    const rows: Record<string, object[]> = {
      accounts: await this.database.query(
        'SELECT id, email, plan_type, created_at, disabled_at FROM accounts WHERE id = $1',
        [id],
      ),
    }
    for (const table of [...OWNED, 'security_events']) {
      const found = await this.database.query<Record<string, unknown>>(
        `SELECT * FROM ${table} WHERE account_id = $1`,
        [id],
      )
      rows[table] = found.map((row) =>
        Object.fromEntries(Object.entries(row).filter(([name]) => !/_(hash|secret)$/.test(name))),
      )
    }
    for (const table of OWNED_BY_JOBS) {
      rows[table] = await this.database.query(
        `SELECT * FROM ${table} WHERE job_id IN (SELECT id FROM jobs WHERE account_id = $1)`,
        [id],
      )
    }
    return rows
  }

  /**
   * Sets a password and revokes everything granted by the old one: temporary passwords, and all tokens
   * but the one to keep.
   *
   * @returns number of revoked tokens
   */
  changePassword(id: number, passwordHash: string): Promise<number> {
    return this.database.transaction((inside) => replacePassword(inside, id, passwordHash))
  }

  /**
   * Like `changePassword`, but only if the password is still the one that the caller has proved to
   * know. Of two concurrent changes, one wins and the tokens of the other are revoked.
   *
   * @returns null if it has changed in the meantime
   */
  changeOwnPassword(
    { id, passwordHash: oldHash }: Pick<AccountSecret, 'id' | 'passwordHash'>,
    newHash: string,
    exceptTokenHash: string,
  ): Promise<number | null> {
    return this.database.transaction(async (inside) => {
      const same = await inside.query(
        'UPDATE accounts SET password_hash = $3 WHERE id = $1 AND password_hash = $2 RETURNING id',
        [id, oldHash, newHash],
      )
      return same.length === 0 ? null : replacePassword(inside, id, newHash, exceptTokenHash)
    })
  }
}

export async function replacePassword(
  inside: Queryable,
  id: number,
  passwordHash: string,
  exceptTokenHash = '',
): Promise<number> {
  await inside.query('UPDATE accounts SET password_hash = $2 WHERE id = $1', [id, passwordHash])
  await inside.query('DELETE FROM temporary_passwords WHERE account_id = $1', [id])
  const revoked = await inside.query(
    'DELETE FROM tokens WHERE account_id = $1 AND token_hash <> $2 RETURNING token_hash',
    [id, exceptTokenHash],
  )
  return revoked.length
}

function normaliseEmail(email: string): string {
  return email.trim().toLowerCase()
}
