import type { Queryable, Writing } from './database/database.js'
import { Gathering } from './database/gathering.js'
import { STEP_ROWS } from './database/steps.js'

/** The oldest entries are deleted in batches, because deleting one per insert would double the cost. */
const CUT_EVERY = 100

export interface HistoryEntry {
  /** Id of the answer, unique to its account. */
  readonly routeId: string
  /** Milliseconds since 1970: a fourth of the bytes of a text. */
  readonly createdMs: number
  /** The rest, packed by whoever made it. */
  readonly packed: Uint8Array
}

interface NewEntry extends HistoryEntry {
  readonly accountId: number
  readonly kept: number
}

/** The latest calculations of each account. */
export class RouteHistory {
  readonly #entries = new Gathering(insertAll)

  constructor(private readonly database: Queryable) {}

  /** Adds an entry in the transaction of the charge. */
  add(accountId: number, entry: HistoryEntry, kept: number): Writing {
    return (inside) => this.#entries.add(inside, '', { accountId, kept, ...entry })
  }

  /**
   * Entries as they were stored, newest first.
   * @param before `routeId` of an entry: only older entries are read, and none if the account has no such
   * entry
   */
  async list(accountId: number, limit: number, before: string | null): Promise<HistoryEntry[]> {
    const older =
      before === null
        ? ''
        : 'AND id < (SELECT id FROM route_history WHERE account_id = $1 AND route_id = $3)'
    return this.database.query<HistoryEntry>(
      `SELECT route_id AS "routeId", created_ms AS "createdMs", packed FROM route_history
       WHERE account_id = $1 ${older} ORDER BY id DESC LIMIT $2`,
      [accountId, limit, ...(before === null ? [] : [before])],
    )
  }

  /** Deletes entries older than a time, in batches. Ids ascend with time. */
  async deleteBefore(time: string): Promise<void> {
    const timeMs = Date.parse(time)
    for (let count = STEP_ROWS; count === STEP_ROWS; ) {
      const oldest = await this.database.query<{ id: number; createdMs: number }>(
        `SELECT id, created_ms AS "createdMs" FROM route_history ORDER BY id LIMIT ${STEP_ROWS}`,
      )
      const kept = oldest.findIndex(({ createdMs }) => createdMs >= timeMs)
      count = kept === -1 ? oldest.length : kept
      if (count === 0) return
      const last = oldest[count - 1]!.id
      await this.database.query('DELETE FROM route_history WHERE id <= $1', [last])
    }
  }
}

async function insertAll(inside: Queryable, entries: readonly NewEntry[]): Promise<undefined[]> {
  const rows = entries.map((_, at) => {
    const first = 4 * at
    return `($${first + 1}, $${first + 2}, $${first + 3}, $${first + 4})`
  })
  const added = await inside.query<{ id: number; accountId: number }>(
    `INSERT INTO route_history (account_id, route_id, created_ms, packed) VALUES ${rows.join(', ')}
     RETURNING id, account_id AS "accountId"`,
    entries.flatMap(({ accountId, routeId, createdMs, packed }) => [
      accountId,
      routeId,
      createdMs,
      packed,
    ]),
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
