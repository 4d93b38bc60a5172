import type { Queryable } from './database/database.js'

/** What queries were spent on. The daily limit applies to their total. */
export interface QuotaAmounts {
  readonly route: number
  readonly matrixCells: number
  readonly emissions: number
}

export interface ReservationRequest extends QuotaAmounts {
  readonly accountId: number
  /** The UTC day on the clock, `YYYY-MM-DD`. */
  readonly day: string
  /** Null means unlimited. */
  readonly dailyLimit: number | null
  readonly reservedAt: string
}

/** Like a reservation, for units that are spent at once. */
export interface SpendResult {
  readonly granted: boolean
  readonly day: string
  readonly used: number
}

export interface QuotaUse extends QuotaAmounts {
  readonly day: string
  readonly used: number
}

/**
 * The later of the last day that the account used and the day on the clock. Otherwise a clock that is
 * set back would start a day again.
 */
const LATEST_DAY = `(SELECT MAX(day) AS day FROM (
    SELECT day FROM quota_days WHERE account_id = $1 UNION ALL SELECT CAST($2 AS TEXT)
  ) AS known)`

/**
 * A single conditional statement: of any number of concurrent requests for the last unit, exactly one
 * gets a row.
 */
export const RESERVE = `
  INSERT INTO quota_days (account_id, day, used, route, matrix_cells, emissions)
  SELECT $1, latest.day, CAST($3 AS BIGINT), CAST($4 AS BIGINT), CAST($5 AS BIGINT), CAST($6 AS BIGINT)
  FROM ${LATEST_DAY} AS latest
  WHERE CAST($3 AS BIGINT) <= CAST($7 AS BIGINT)
  ON CONFLICT (account_id, day) DO UPDATE SET
    used = quota_days.used + excluded.used,
    route = quota_days.route + excluded.route,
    matrix_cells = quota_days.matrix_cells + excluded.matrix_cells,
    emissions = quota_days.emissions + excluded.emissions
  WHERE quota_days.used + excluded.used <= CAST($7 AS BIGINT)
  RETURNING day, used`

export function reserveValues(request: ReservationRequest): (string | number)[] {
  const { accountId, day, route, matrixCells, emissions } = request
  const units = unitsOf(request)
  const limit = request.dailyLimit ?? Number.MAX_SAFE_INTEGER
  return [accountId, day, units, route, matrixCells, emissions, limit]
}

export function unitsOf({ route, matrixCells, emissions }: QuotaAmounts): number {
  return route + matrixCells + emissions
}

export async function takeUnits(
  inside: Queryable,
  request: ReservationRequest,
): Promise<SpendResult> {
  const { accountId, day } = request
  const [counted] = await inside.query<{ day: string; used: number }>(
    RESERVE,
    reserveValues(request),
    1,
  )
  if (counted !== undefined) return { granted: true, ...counted }
  const use = await usageOn(inside, accountId, day)
  return { granted: false, day: use.day, used: use.used }
}

export async function usageOn(
  inside: Queryable,
  accountId: number,
  day: string,
): Promise<QuotaUse> {
  const [row] = await inside.query<QuotaUse>(
    `SELECT latest.day, COALESCE(used, 0) AS used, COALESCE(route, 0) AS route,
            COALESCE(matrix_cells, 0) AS "matrixCells", COALESCE(emissions, 0) AS emissions
     FROM ${LATEST_DAY} AS latest
     LEFT JOIN quota_days ON quota_days.account_id = $1 AND quota_days.day = latest.day`,
    [accountId, day],
    1,
  )
  return row!
}

export async function returnUnits(
  inside: Queryable,
  taken: QuotaAmounts & { readonly accountId: number; readonly day: string },
): Promise<void> {
  const { accountId, day, route, matrixCells, emissions } = taken
  await inside.query(
    `UPDATE quota_days SET used = used - $3, route = route - $4,
            matrix_cells = matrix_cells - $5, emissions = emissions - $6
     WHERE account_id = $1 AND day = $2`,
    [accountId, day, unitsOf(taken), route, matrixCells, emissions],
  )
}
