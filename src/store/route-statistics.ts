import type { Database } from './database.js'

/** A counter, e.g. `passage` `suez`, with its increase since the last write. */
export interface Count {
  readonly kind: string
  readonly name: string
  readonly amount: number
}

/** How often an account requested the route between two ports. */
export interface RequestedPair {
  readonly originPortId: number
  readonly destinationPortId: number
  readonly accountId: number
  readonly times: number
}

export interface PopularPair {
  readonly originPortId: number
  readonly destinationPortId: number
  readonly times: number
}

export interface Totals {
  readonly routes: number
  readonly routesToday: number
  readonly matrixCells: number
  readonly emissions: number
}

/** Number of rows per transaction: more would block requests on an embedded database. */
const ROWS_TOGETHER = 200
const DAYS_TOGETHER = 1000
/** The kind of counter that holds the usage of deleted days and accounts. */
export const PRUNED = 'pruned'

/** Totals over all accounts and all processes. */
export class RouteStatistics {
  constructor(private readonly database: Database) {}

  /** Adds to the counters; several processes may do so concurrently. */
  async add(counts: readonly Count[], pairs: readonly RequestedPair[], day: string): Promise<void> {
    // A fixed order, so that two processes never deadlock on each other's rows.
    const rows = [
      ...counts.map((count) => ({
        sql: ADD_COUNT,
        values: [count.kind, count.name, count.amount],
      })),
      ...pairs.map((pair) => ({
        sql: ADD_PAIR,
        values: [pair.originPortId, pair.destinationPortId, pair.accountId, pair.times, day],
      })),
    ].sort((a, b) => (String(a.values) < String(b.values) ? -1 : 1))
    for (let at = 0; at < rows.length; at += ROWS_TOGETHER) {
      await this.database.transaction(async (inside) => {
        for (const { sql, values } of rows.slice(at, at + ROWS_TOGETHER)) {
          await inside.query(sql, values)
        }
      })
    }
  }

  counts(): Promise<Count[]> {
    return this.database.query<Count>('SELECT kind, name, amount FROM route_counts')
  }

  /** All units ever charged. @param day today's UTC day */
  async totals(day: string): Promise<Totals> {
    const [row] = await this.database.query<Totals>(
      `SELECT CAST(COALESCE(SUM(route), 0) + ${pruned('route')} AS BIGINT) AS routes,
              CAST(COALESCE(SUM(CASE WHEN day = $1 THEN route ELSE 0 END), 0) AS BIGINT) AS "routesToday",
              CAST(COALESCE(SUM(matrix_cells), 0) + ${pruned('matrix_cells')} AS BIGINT) AS "matrixCells",
              CAST(COALESCE(SUM(emissions), 0) + ${pruned('emissions')} AS BIGINT) AS emissions
       FROM quota_days`,
      [day],
    )
    return row!
  }

  /**
   * Adds the days before a given day to the totals and deletes them, a batch at a time. The latest day of
   * an account stays: it guards against a clock that is set back.
   *
   * @returns whether more may remain
   */
  async pruneDays(before: string): Promise<boolean> {
    return this.database.transaction(async (inside) => {
      const gone = await inside.query<{ route: number; matrix_cells: number; emissions: number }>(
        `DELETE FROM quota_days WHERE (account_id, day) IN (
           SELECT account_id, day FROM quota_days AS old WHERE day < $1 AND EXISTS (
             SELECT 1 FROM quota_days AS newer
             WHERE newer.account_id = old.account_id AND newer.day > old.day)
           ORDER BY account_id, day LIMIT ${DAYS_TOGETHER})
         RETURNING route, matrix_cells, emissions`,
        [before],
      )
      for (const name of ['route', 'matrix_cells', 'emissions'] as const) {
        const amount = gone.reduce((sum, row) => sum + row[name], 0)
        if (amount > 0) await inside.query(ADD_COUNT, [PRUNED, name, amount])
      }
      return gone.length === DAYS_TOGETHER
    })
  }

  /** The most requested pairs, limited to those requested by a minimum number of accounts. */
  popularPairs(fewestAccounts: number, limit: number): Promise<PopularPair[]> {
    return this.database.query<PopularPair>(
      `SELECT origin_port_id AS "originPortId", destination_port_id AS "destinationPortId",
              CAST(SUM(times) AS BIGINT) AS times
       FROM asked_pairs GROUP BY origin_port_id, destination_port_id HAVING COUNT(*) >= $1
       ORDER BY SUM(times) DESC, origin_port_id, destination_port_id LIMIT $2`,
      [fewestAccounts, limit],
    )
  }

  /** Deletes the records of which account requested which pair. @param day last day to delete */
  async forgetPairsBefore(day: string): Promise<void> {
    await this.database.query('DELETE FROM asked_pairs WHERE last_day < $1', [day])
  }
}

/** Counter of the units of a kind whose days are no longer stored individually. */
function pruned(name: string): string {
  return `COALESCE((SELECT amount FROM route_counts WHERE kind = '${PRUNED}' AND name = '${name}'), 0)`
}

const ADD_COUNT = `
  INSERT INTO route_counts (kind, name, amount) VALUES ($1, $2, $3)
  ON CONFLICT (kind, name) DO UPDATE SET amount = route_counts.amount + excluded.amount`

const ADD_PAIR = `
  INSERT INTO asked_pairs (origin_port_id, destination_port_id, account_id, times, last_day)
  VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (origin_port_id, destination_port_id, account_id) DO UPDATE SET
    times = asked_pairs.times + excluded.times, last_day = excluded.last_day`
