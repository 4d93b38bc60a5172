import type { Queryable, Writing } from './database.js'

/** The oldest entries are removed in batches: removing one per insert would double the cost. */
const CUT_EVERY = 100

export interface HistoryEntry {
  /** Increases with time; used as the cursor of a page. */
  readonly id: number
  /** JSON, as it was stored. */
  readonly entry: string
}

/** The latest calculations of each account. */
export class RouteHistory {
  constructor(private readonly database: Queryable) {}

  /** Adds an entry, in the transaction of the charge. */
  add(accountId: number, entry: string, kept: number): Writing {
    return async (inside) => {
      const [added] = await inside.query<{ id: number }>(
        'INSERT INTO route_history (account_id, entry) VALUES ($1, $2) RETURNING id',
        [accountId, entry],
      )
      if (added!.id % CUT_EVERY === 0) await cut(inside, accountId, kept)
    }
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

async function cut(inside: Queryable, accountId: number, kept: number): Promise<void> {
  await inside.query(
    `DELETE FROM route_history WHERE account_id = $1 AND id <= (
       SELECT id FROM route_history WHERE account_id = $1 ORDER BY id DESC LIMIT 1 OFFSET $2)`,
    [accountId, kept],
  )
}
