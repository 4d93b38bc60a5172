import type { Queryable, Writing } from './database.js'
import { Gathering } from './gathering.js'
import { readHead, startsOf } from './history-head.js'
import { STEP_ROWS } from './steps.js'

/** The oldest entries are deleted in batches, because deleting one per insert would double the cost. */
const CUT_EVERY = 100

/** Characters of JSON that contain the time at which the entry was made. */
const HEAD_LENGTH = 120
const CREATED_AT = /"created_at":"([^"]+)"/

export interface HistoryEntry {
  /** `writeHead` of its id and its time. */
  readonly entry: string
  /** The rest, packed by whoever made it; null if there is none. */
  readonly packed: Uint8Array | null
}

interface NewEntry extends HistoryEntry {
  readonly accountId: number
  readonly kept: number
}

/** The latest calculations of each account. */
export class RouteHistory {
  readonly #entries = new Gathering(insertAll)

  /** @param compactFromMs time from which every process on this database reads the compact form */
  constructor(
    private readonly database: Queryable,
    private readonly compactFromMs: number,
  ) {}

  /** Whether an entry may have the compact form. */
  isCompactAt(nowMs: number): boolean {
    return nowMs >= this.compactFromMs
  }

  /** Adds an entry in the transaction of the charge. */
  add(accountId: number, entry: HistoryEntry, kept: number): Writing {
    return (inside) => this.#entries.add(inside, '', { accountId, kept, ...entry })
  }

  /**
   * Entries as they were stored, newest first.
   * @param before `id` of an entry: only older entries are read, and none if the account has no such
   * entry
   */
  async list(accountId: number, limit: number, before: string | null): Promise<HistoryEntry[]> {
    const starts = before === null ? [] : startsOf(before)
    const isStart = starts.map(({ length }, at) => `substr(entry, 1, ${length}) = $${at + 3}`)
    const older =
      before === null
        ? ''
        : `AND id < (SELECT id FROM route_history
             WHERE account_id = $1 AND (${isStart.join(' OR ')}))`
    return this.database.query<HistoryEntry>(
      `SELECT entry, packed FROM route_history WHERE account_id = $1 ${older} ORDER BY id DESC LIMIT $2`,
      [accountId, limit, ...starts],
    )
  }

  /** Deletes the entries of before a time, a few at a time. Their order is that of their ids. */
  async deleteBefore(time: string): Promise<void> {
    for (let count = STEP_ROWS; count === STEP_ROWS; ) {
      const oldest = await this.database.query<{ id: number; start: string }>(
        `SELECT id, substr(entry, 1, ${HEAD_LENGTH}) AS start FROM route_history
         ORDER BY id LIMIT ${STEP_ROWS}`,
      )
      const kept = oldest.findIndex(({ start }) => timeOf(start) >= time)
      count = kept === -1 ? oldest.length : kept
      if (count === 0) return
      const last = oldest[count - 1]!.id
      await this.database.query('DELETE FROM route_history WHERE id <= $1', [last])
    }
  }
}

/** The time of an entry; '' if it is unknown, as in entries of the first versions. */
function timeOf(start: string): string {
  return start.startsWith('{') ? (CREATED_AT.exec(start)?.[1] ?? '') : readHead(start).created_at
}

async function insertAll(inside: Queryable, entries: readonly NewEntry[]): Promise<undefined[]> {
  const rows = entries.map((_, at) => `($${3 * at + 1}, $${3 * at + 2}, $${3 * at + 3})`)
  const added = await inside.query<{ id: number; accountId: number }>(
    `INSERT INTO route_history (account_id, entry, packed) VALUES ${rows.join(', ')}
     RETURNING id, account_id AS "accountId"`,
    entries.flatMap(({ accountId, entry, packed }) => [accountId, entry, packed]),
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
