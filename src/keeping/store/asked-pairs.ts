import type { Database, Queryable, Value } from './database/database.js'
import { STEP_ROWS } from './database/steps.js'

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

/** Change of a pair's totals. */
interface PairChange extends PopularPair {
  readonly accounts: number
}

// The totals of each pair are kept with every change, so that nobody has to add them up.

const ADD_PAIR = `
  INSERT INTO asked_pairs (origin_port_id, destination_port_id, account_id, times, last_day)
  VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (origin_port_id, destination_port_id, account_id) DO UPDATE SET
    times = asked_pairs.times + excluded.times, last_day = excluded.last_day
  RETURNING times`

const CHANGE_TOTAL = `
  INSERT INTO pair_counts (origin_port_id, destination_port_id, times, accounts)
  VALUES ($1, $2, $3, $4)
  ON CONFLICT (origin_port_id, destination_port_id) DO UPDATE SET
    times = pair_counts.times + excluded.times, accounts = pair_counts.accounts + excluded.accounts`

/** Adds requests, in a transaction. @param pairs in an order that all processes share */
export async function addPairs(
  inside: Queryable,
  pairs: readonly RequestedPair[],
  day: string,
): Promise<void> {
  const changes: PairChange[] = []
  for (const { originPortId, destinationPortId, accountId, times } of pairs) {
    const values = [originPortId, destinationPortId, accountId, times, day]
    const [row] = await inside.query<{ times: number }>(ADD_PAIR, values)
    // A row that has no more than was added is new.
    const accounts = row!.times === times ? 1 : 0
    changes.push({ originPortId, destinationPortId, times, accounts })
  }
  await changeTotals(inside, changes)
}

/** The most requested pairs. @param fewestAccounts pairs of fewer are left out */
export function popularPairs(
  database: Queryable,
  fewestAccounts: number,
  limit: number,
): Promise<PopularPair[]> {
  // A number in the text, because an index of only such pairs serves no parameter.
  return database.query<PopularPair>(
    `SELECT origin_port_id AS "originPortId", destination_port_id AS "destinationPortId", times
     FROM pair_counts WHERE accounts >= ${Math.trunc(fewestAccounts)}
     ORDER BY times DESC, origin_port_id, destination_port_id LIMIT $1`,
    [limit],
  )
}

/** Forgets who requested what before a day. */
export async function forgetPairsBefore(database: Database, day: string): Promise<void> {
  while (await database.transaction((inside) => forgetStep(inside, 'last_day < $1', [day]))) {
    // Other calls run between two steps.
  }
}

/** Forgets what an account requested, in a transaction. */
export async function forgetPairsOf(inside: Queryable, accountId: number): Promise<void> {
  while (await forgetStep(inside, 'account_id = $1', [accountId])) {
    // Until none remains.
  }
}

/** @returns whether more may remain */
async function forgetStep(
  inside: Queryable,
  where: string,
  values: readonly Value[],
): Promise<boolean> {
  const key = 'origin_port_id, destination_port_id, account_id'
  const gone = await inside.query<PopularPair>(
    `DELETE FROM asked_pairs
     WHERE (${key}) IN (SELECT ${key} FROM asked_pairs WHERE ${where} LIMIT ${STEP_ROWS})
     RETURNING origin_port_id AS "originPortId", destination_port_id AS "destinationPortId", times`,
    values,
  )
  await changeTotals(
    inside,
    gone.map((pair) => ({ ...pair, times: -pair.times, accounts: -1 })),
  )
  for (const { originPortId, destinationPortId } of gone) {
    await inside.query(
      `DELETE FROM pair_counts
       WHERE origin_port_id = $1 AND destination_port_id = $2 AND accounts <= 0`,
      [originPortId, destinationPortId],
    )
  }
  return gone.length === STEP_ROWS
}

/** In a fixed order, and after all rows of accounts, so that two processes never deadlock. */
async function changeTotals(inside: Queryable, changes: readonly PairChange[]): Promise<void> {
  const ordered = changes.toSorted(
    (a, b) => a.originPortId - b.originPortId || a.destinationPortId - b.destinationPortId,
  )
  for (const { originPortId, destinationPortId, times, accounts } of ordered) {
    await inside.query(CHANGE_TOTAL, [originPortId, destinationPortId, times, accounts])
  }
}
