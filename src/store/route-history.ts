import type { Queryable, Writing } from './database.js'
import { Gathering } from './gathering.js'

/** The oldest entries are deleted in batches, because deleting one per insert would double the cost. */
const CUT_EVERY = 100

/** The beginning of an entry, by which it is found: its own id, which the caller knows. */
const startOf = (entryId: string): string => `{"id":${JSON.stringify(entryId)}`

interface NewEntry {
  readonly accountId: number
  readonly entry: string
  readonly kept: number
}

/** The latest calculations of each account. */
export class RouteHistory {
  readonly #entries = new Gathering(insertAll)

  constructor(private readonly database: Queryable) {}

  /**
   * Adds an entry in the transaction of the charge. The entry is JSON whose first member is its `id`.
   */
  add(accountId: number, entry: string, kept: number): Writing {
    return (inside) => this.#entries.add(inside, '', { accountId, entry, kept })
  }

  /**
   * Entries as they were stored, newest first.
   * @param before `id` of an entry: only older entries are read, and none if the account has no such
   * entry
   */
  async list(accountId: number, limit: number, before: string | null): Promise<string[]> {
    const start = before === null ? null : startOf(before)
    const older =
      start === null
        ? ''
        : `AND id < (SELECT id FROM route_history
             WHERE account_id = $1 AND substr(entry, 1, ${start.length}) = $3)`
    const rows = await this.database.query<{ entry: string }>(
      `SELECT entry FROM route_history WHERE account_id = $1 ${older} ORDER BY id DESC LIMIT $2`,
      [accountId, limit, ...(start === null ? [] : [start])],
    )
    return rows.map(({ entry }) => entry)
  }
}

async function insertAll(inside: Queryable, entries: readonly NewEntry[]): Promise<undefined[]> {
  const rows = entries.map((_, at) => `($${2 * at + 1}, $${2 * at + 2})`)
  const added = await inside.query<{ id: number; accountId: number }>(
    `INSERT INTO route_history (account_id, entry) VALUES ${rows.join(', ')}
     RETURNING id, account_id AS "accountId"`,
    entries.flatMap(({ accountId, entry }) => [accountId, entry]),
    entries.length === 1 ? 1 : undefined,
  )
  for (const { id, accountId } of added) {
    if (id % CUT_EVERY !== 0) continue
    await cut(inside, accountId, entries.find((one) => one.accountId === accountId)!.kept)
  }
  return []
}

async function cut(inside: Queryable, accountId: number, kept: number): Promise<void> {
  await inside.query(
    `DELETE FROM route_history WHERE account_id = $1 AND id <= (
       SELECT id FROM route_history WHERE account_id = $1 ORDER BY id DESC LIMIT 1 OFFSET $2)`,
    [accountId, kept],
  )
}
