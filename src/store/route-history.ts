import type { Queryable, Writing } from './database.js'
import { Gathering } from './gathering.js'

/** The oldest entries are removed in batches: removing one per insert would double the cost. */
const CUT_EVERY = 100

export interface HistoryEntry {
  /** Increases with time; used as the cursor of a page. */
  readonly id: number
  /** JSON, as it was stored. */
  readonly entry: string
}

interface NewEntry {
  readonly accountId: number
  readonly entry: string
  readonly kept: number
}

/** The latest calculations of each account. */
export class RouteHistory {
  readonly #entries = new Gathering(insertAll)

  constructor(private readonly database: Queryable) {}

  /** Adds an entry, in the transaction of the charge. */
  add(accountId: number, entry: string, kept: number): Writing {
    return (inside) => this.#entries.add(inside, '', { accountId, entry, kept })
  }

  /** Newest first, starting after a given entry. */
  list(accountId: number, limit: number, before: number | null): Promise<HistoryEntry[]> {
    return this.database.query<HistoryEntry>(
      `SELECT id, entry FROM route_history WHERE account_id = $1 AND id < $2
       ORDER BY id DESC LIMIT $3`,
      [accountId, before ?? Number.MAX_SAFE_INTEGER, limit],
    )
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
