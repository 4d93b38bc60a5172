import type { Account, NewAccount } from './accounts.js'
import type { Database } from './database/database.js'
import { LookUps } from './database/look-ups.js'

/** Who a token of an identity provider speaks of. */
export interface Identity {
  readonly issuer: string
  /** Value of the claim that names the account. Upper and lower case differ. */
  readonly subject: string
}

export interface IdentityHolder {
  readonly account: Account
  readonly isDisabled: boolean
}

type HolderRow = Account & { readonly disabledAt: string | null }

const HOLDER = `accounts.id, email, plan_type AS "planType", accounts.created_at AS "createdAt",
  disabled_at AS "disabledAt"`

/** Rolls back an account whose identity another call has linked. */
class TakenError extends Error {}

/** Accounts by the identity that a provider vouches for. An identity has one account. */
export class Identities {
  readonly #holders = new LookUps((key) => this.#find(JSON.parse(key) as [string, string]))
  readonly #byEmail = new LookUps((email) => this.#findByEmail(email))

  constructor(private readonly database: Database) {}

  /** Null if the identity belongs to no account. */
  find({ issuer, subject }: Identity): Promise<IdentityHolder | null> {
    return this.#holders.find(JSON.stringify([issuer, subject]))
  }

  findByEmail(email: string): Promise<IdentityHolder | null> {
    return this.#byEmail.find(email.trim().toLowerCase())
  }

  /** False if the identity already belongs to an account. */
  async link(accountId: number, { issuer, subject }: Identity): Promise<boolean> {
    const rows = await this.database.query(
      `INSERT INTO identities (issuer, subject, account_id) VALUES ($1, $2, $3)
       ON CONFLICT (issuer, subject) DO NOTHING RETURNING account_id`,
      [issuer, subject, accountId],
    )
    return rows.length > 0
  }

  /** Number of identities that the account had. */
  async unlinkAll(accountId: number): Promise<number> {
    const rows = await this.database.query(
      'DELETE FROM identities WHERE account_id = $1 RETURNING subject',
      [accountId],
    )
    return rows.length
  }

  /** A new account for the identity; null if the email has an account or another call was first. */
  async create(account: NewAccount, identity: Identity): Promise<Account | null> {
    try {
      return await this.#create(account, identity)
    } catch (error) {
      if (error instanceof TakenError) return null
      throw error
    }
  }

  #create(account: NewAccount, { issuer, subject }: Identity): Promise<Account | null> {
    const { email, passwordHash, planType, createdAt } = account
    return this.database.transaction(async (inside) => {
      const [row] = await inside.query<Account>(
        `INSERT INTO accounts (email, password_hash, plan_type, created_at)
         VALUES ($1, $2, $3, $4) ON CONFLICT (email) DO NOTHING
         RETURNING id, email, plan_type AS "planType", created_at AS "createdAt"`,
        [email, passwordHash, planType, createdAt],
      )
      if (row === undefined) return null
      const linked = await inside.query(
        `INSERT INTO identities (issuer, subject, account_id) VALUES ($1, $2, $3)
         ON CONFLICT (issuer, subject) DO NOTHING RETURNING account_id`,
        [issuer, subject, row.id],
      )
      if (linked.length === 0) throw new TakenError()
      return row
    })
  }

  async #find([issuer, subject]: [string, string]): Promise<IdentityHolder | null> {
    const [row] = await this.database.query<HolderRow>(
      `SELECT ${HOLDER} FROM identities JOIN accounts ON accounts.id = identities.account_id
       WHERE issuer = $1 AND subject = $2`,
      [issuer, subject],
      1,
    )
    return holderOf(row)
  }

  async #findByEmail(email: string): Promise<IdentityHolder | null> {
    const sql = `SELECT ${HOLDER} FROM accounts WHERE email = $1`
    return holderOf((await this.database.query<HolderRow>(sql, [email], 1))[0])
  }
}

function holderOf(row: HolderRow | undefined): IdentityHolder | null {
  if (row === undefined) return null
  const { disabledAt, ...account } = row
  return { account, isDisabled: disabledAt !== null }
}
