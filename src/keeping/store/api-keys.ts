import { type Account, lockAccount } from './accounts.js'
import type { Database } from './database/database.js'
import { LookUps } from './database/look-ups.js'

export interface NewApiKey {
  readonly keyHash: string
  readonly accountId: number
  readonly name: string
  readonly scopes: readonly string[]
  /** Addresses and networks that may use it; null means all. */
  readonly networks: readonly string[] | null
  readonly createdAt: string
  /** Null means never. */
  readonly expiresAt: string | null
}

/** A key as its owner sees it. The secret was shown only once and is not included. */
export interface ApiKey {
  readonly id: number
  readonly name: string
  readonly scopes: readonly string[]
  readonly networks: readonly string[] | null
  readonly createdAt: string
  readonly expiresAt: string | null
  readonly lastUsedAt: string | null
}

export interface KeyHolder {
  readonly account: Account
  readonly key: ApiKey
}

type KeyRow = Omit<ApiKey, 'scopes' | 'networks'> & {
  readonly scopes: string
  readonly networks: string | null
}
type HolderRow = KeyRow & {
  readonly accountId: number
  readonly email: string
  readonly planType: string
  readonly accountCreatedAt: string
}

const COLUMNS = `api_keys.id, name, scopes, networks, api_keys.created_at AS "createdAt",
  expires_at AS "expiresAt", last_used_at AS "lastUsedAt"`

/** API keys, stored only as hashes. */
export class ApiKeys {
  readonly #holders = new LookUps((keyHash) => this.#find(keyHash))

  constructor(private readonly database: Database) {}

  /** Null if the account has the maximum number of keys. */
  async add(key: NewApiKey, most: number): Promise<ApiKey | null> {
    const { keyHash, accountId, name, scopes, networks, createdAt, expiresAt } = key
    const [row] = await this.database.transaction(async (inside) => {
      await lockAccount(inside, this.database.words, accountId)
      return inside.query<KeyRow>(
        `INSERT INTO api_keys (key_hash, account_id, name, scopes, created_at, expires_at, networks)
         SELECT CAST($1 AS TEXT), CAST($2 AS INTEGER), CAST($3 AS TEXT), CAST($4 AS TEXT),
                CAST($5 AS TEXT), CAST($6 AS TEXT), CAST($8 AS TEXT)
         WHERE (SELECT COUNT(*) FROM api_keys WHERE account_id = CAST($2 AS INTEGER)) < CAST($7 AS INTEGER)
         RETURNING ${COLUMNS}`,
        [
          keyHash,
          accountId,
          name,
          scopes.join(' '),
          createdAt,
          expiresAt,
          most,
          networks?.join(' ') ?? null,
        ],
      )
    })
    return row === undefined ? null : keyOf(row)
  }

  /** The key with its account; null if it does not exist or was revoked, or the account is disabled. */
  find(keyHash: string): Promise<KeyHolder | null> {
    return this.#holders.find(keyHash)
  }

  async #find(keyHash: string): Promise<KeyHolder | null> {
    const [row] = await this.database.query<HolderRow>(
      `SELECT ${COLUMNS}, accounts.id AS "accountId", email, plan_type AS "planType",
              accounts.created_at AS "accountCreatedAt"
       FROM api_keys JOIN accounts ON accounts.id = api_keys.account_id
       WHERE key_hash = $1 AND disabled_at IS NULL`,
      [keyHash],
      1,
    )
    if (row === undefined) return null
    const { accountId: id, email, planType, accountCreatedAt: createdAt, ...key } = row
    return { account: { id, email, planType, createdAt }, key: keyOf(key) }
  }

  async list(accountId: number): Promise<ApiKey[]> {
    const rows = await this.database.query<KeyRow>(
      `SELECT ${COLUMNS} FROM api_keys WHERE account_id = $1 ORDER BY id`,
      [accountId],
    )
    return rows.map(keyOf)
  }

  async touch(id: number, usedAt: string): Promise<void> {
    await this.database.query('UPDATE api_keys SET last_used_at = $2 WHERE id = $1', [id, usedAt])
  }

  /** Returns the name of the key, or null if the account has none with this id. */
  async revoke(accountId: number, id: number): Promise<string | null> {
    const [row] = await this.database.query<{ name: string }>(
      'DELETE FROM api_keys WHERE account_id = $1 AND id = $2 RETURNING name',
      [accountId, id],
    )
    return row?.name ?? null
  }
}

function keyOf({ scopes, networks, ...key }: KeyRow): ApiKey {
  return { ...key, scopes: scopes.split(' '), networks: networks?.split(' ') ?? null }
}
