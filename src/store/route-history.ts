import type { Queryable, Writing } from './database.js'

/** The oldest entries are removed in batches: removing one per insert would double the cost. */
const CUT_EVERY = 100

export interface HistoryEntry {
  /** Grows with time; where a page begins. */
  readonly id: number
  /** JSON, as it was added. */
  readonly entry: string
}

/** What each account calculated, the newest kept. */
export class RouteHistory {
  constructor(private readonly database: Queryable) {}

  /** Adds an entry; to be written with what the calculation cost. */
  add(accountId: number, entry: string, kept: number): Writing {
    return async (inside) => {
      const [added] = await inside.query<{ id: number }>(
        'INSERT INTO route_history (account_id, entry) VALUES ($1, $2) RETURNING id',
        [accountId, entry],
      )
      if (added!.id % CUT_EVERY === 0) await cut(inside, accountId, kept)
    }
  }

  /** Newest first, those before a given one. */
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
