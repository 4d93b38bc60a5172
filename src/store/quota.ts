import type { Database, Queryable, Writing } from './database.js'

/** What a query was spent on. The daily limit applies to the sum. */
export interface QuotaAmounts {
  readonly route: number
  readonly matrixCells: number
  readonly emissions: number
}

export interface Reservation extends QuotaAmounts {
  readonly id: number
  readonly accountId: number
  readonly day: string
}

export interface ReservationRequest extends QuotaAmounts {
  readonly accountId: number
  /** The UTC day by the clock, `YYYY-MM-DD`. */
  readonly day: string
  /** Null: unlimited. */
  readonly dailyLimit: number | null
  readonly reservedAt: string
}

/** `day` is the day that counts. It is later than the requested day if the clock was set back. */
export type ReservationResult =
  | {
      readonly granted: true
      readonly day: string
      readonly used: number
      readonly reservation: Reservation
    }
  | { readonly granted: false; readonly day: string; readonly used: number }

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
 * The latest day that the account has used or that the clock shows. Otherwise, a clock that is set back
 * would start a day again.
 */
const LATEST_DAY = `(SELECT MAX(day) AS day FROM (
    SELECT day FROM quota_days WHERE account_id = $1 UNION ALL SELECT CAST($2 AS TEXT)
  ) AS known)`

/** One conditional statement: of any number of concurrent requests for the last unit, exactly one gets a row. */
const RESERVE = `
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

const COUNT_TO_DAY_BEFORE = `
  INSERT INTO quota_days (account_id, day, used, route, matrix_cells, emissions)
  SELECT account_id, $3, SUM(used), SUM(route), SUM(matrix_cells), SUM(emissions)
  FROM quota_days WHERE account_id = $1 AND day >= $2 GROUP BY account_id
  ON CONFLICT (account_id, day) DO UPDATE SET
    used = quota_days.used + excluded.used,
    route = quota_days.route + excluded.route,
    matrix_cells = quota_days.matrix_cells + excluded.matrix_cells,
    emissions = quota_days.emissions + excluded.emissions`

const RESERVATION_COLUMNS = `id, account_id AS "accountId", day, route, matrix_cells AS "matrixCells", emissions`

export class Quota {
  constructor(private readonly database: Database) {}

  /** Takes all units before the work, or none. Settle or release what was granted. */
  async reserve(request: ReservationRequest): Promise<ReservationResult> {
    if (this.database.words.writesInWith) return reserveAtOnce(this.database, request)
    return this.database.transaction(async (inside) => {
      const { accountId, route, matrixCells, emissions } = request
      const { granted, ...counted } = await takeUnits(inside, request)
      if (!granted) return { granted, ...counted }
      const [reservation] = await inside.query<Reservation>(
        `INSERT INTO quota_reservations (account_id, day, route, matrix_cells, emissions, reserved_at)
         VALUES ($1, $2, $3, $4, $5, $6) RETURNING ${RESERVATION_COLUMNS}`,
        [accountId, counted.day, route, matrixCells, emissions, request.reservedAt],
      )
      return { granted, ...counted, reservation: reservation! }
    })
  }

  /**
   * Charges for completed work and writes its result, or does neither. It needs no reservation.
   */
  async spend(
    request: ReservationRequest,
    writings: readonly Writing[] = [],
  ): Promise<SpendResult> {
    return this.database.transaction(async (inside) => {
      const taken = await takeTogether(inside, request)
      if (taken.granted) await Promise.all(writings.map((write) => write(inside)))
      return taken
    }, request.accountId)
  }

  /**
   * The work succeeded: the units stay spent and the result is written in the same transaction, so that
   * no crash can leave one without the other.
   *
   * @returns false if the reservation had expired: then nothing is spent and nothing written.
   */
  async settle(reservation: Reservation, writings: readonly Writing[] = []): Promise<boolean> {
    return this.database.transaction(async (inside) => {
      if (!(await closeReservation(inside, reservation))) return false
      await Promise.all(writings.map((write) => write(inside)))
      return true
    }, reservation.accountId)
  }

  /** The work failed: returns the units to the day that they were taken from. */
  async release(reservation: Reservation): Promise<void> {
    await this.database.transaction(async (inside) => {
      // Closed only once, so that a second call can't return the units twice.
      if (await closeReservation(inside, reservation)) await returnUnits(inside, reservation)
    })
  }

  /** Releases reservations that a crash left open. @returns how many. */
  async releaseOpen(reservedBefore: string): Promise<number> {
    return this.database.transaction(async (inside) => {
      const open = await inside.query<Reservation>(
        `DELETE FROM quota_reservations WHERE reserved_at < $1 RETURNING ${RESERVATION_COLUMNS}`,
        [reservedBefore],
      )
      for (const reservation of open) await returnUnits(inside, reservation)
      return open.length
    })
  }

  /**
   * Resets an account's day, even if a clock that was ahead has started a later one. The units used are
   * moved to the day before, so that the totals stay correct.
   *
   * @returns how many units of the day were used
   */
  async beginDayAnew(accountId: number, day: string, dayBefore: string): Promise<number> {
    return this.database.transaction(async (inside) => {
      const { used } = await usageOn(inside, accountId, day)
      await inside.query(COUNT_TO_DAY_BEFORE, [accountId, day, dayBefore])
      await inside.query('DELETE FROM quota_days WHERE account_id = $1 AND day >= $2', [
        accountId,
        day,
      ])
      return used
    })
  }

  usage(accountId: number, day: string): Promise<QuotaUse> {
    return usageOn(this.database, accountId, day)
  }
}

/**
 * In one statement, so that the row of the account's day, for which all its requests wait, is not locked
 * during a round trip.
 */
async function reserveAtOnce(
  database: Database,
  request: ReservationRequest,
): Promise<ReservationResult> {
  const { accountId, day } = request
  const [row] = await database.query<Reservation & { used: number }>(
    `WITH counted AS (${RESERVE})
     INSERT INTO quota_reservations (account_id, day, route, matrix_cells, emissions, reserved_at)
     SELECT CAST($1 AS INTEGER), day, CAST($4 AS BIGINT), CAST($5 AS BIGINT), CAST($6 AS BIGINT), CAST($8 AS TEXT)
     FROM counted RETURNING ${RESERVATION_COLUMNS}, (SELECT used FROM counted) AS used`,
    [...reserveValues(request), request.reservedAt],
  )
  if (row !== undefined) {
    const { used, ...reservation } = row
    return { granted: true, day: reservation.day, used, reservation }
  }
  const use = await usageOn(database, accountId, day)
  return { granted: false, day: use.day, used: use.used }
}

function reserveValues(request: ReservationRequest): (string | number)[] {
  const { accountId, day, route, matrixCells, emissions } = request
  const units = unitsOf(request)
  const limit = request.dailyLimit ?? Number.MAX_SAFE_INTEGER
  return [accountId, day, units, route, matrixCells, emissions, limit]
}

interface Gathered {
  readonly requests: ReservationRequest[]
  readonly taken: Promise<SpendResult[]>
}

/** What is being gathered in each transaction, by account. */
const gathering = new WeakMap<Queryable, Map<string, Gathered>>()

/** Requests of one account that begin at the same time in one transaction share a statement. */
async function takeTogether(inside: Queryable, request: ReservationRequest): Promise<SpendResult> {
  const all = gathering.get(inside) ?? new Map<string, Gathered>()
  gathering.set(inside, all)
  const key = `${request.accountId} ${request.day} ${request.dailyLimit}`
  let gathered = all.get(key)
  if (gathered === undefined) {
    const requests: ReservationRequest[] = []
    const taken = Promise.resolve().then(() => {
      all.delete(key)
      return takeAll(inside, requests)
    })
    gathered = { requests, taken }
    all.set(key, gathered)
  }
  const at = gathered.requests.push(request) - 1
  const results = await gathered.taken
  return results[at]!
}

async function takeAll(
  inside: Queryable,
  requests: readonly ReservationRequest[],
): Promise<SpendResult[]> {
  const [first] = requests
  if (requests.length > 1) {
    const sum = (units: (request: ReservationRequest) => number) =>
      requests.reduce((total, request) => total + units(request), 0)
    const route = sum((request) => request.route)
    const matrixCells = sum((request) => request.matrixCells)
    const emissions = sum((request) => request.emissions)
    const { granted, day, used } = await takeUnits(inside, {
      ...first!,
      route,
      matrixCells,
      emissions,
    })
    let usedBy = used - route - matrixCells - emissions
    const afterEach = requests.map((one) => {
      usedBy += unitsOf(one)
      return { granted, day, used: usedBy }
    })
    if (granted) return afterEach
  }
  // Too much together; each by itself may still fit.
  const results: SpendResult[] = []
  for (const request of requests) results.push(await takeUnits(inside, request))
  return results
}

function unitsOf({ route, matrixCells, emissions }: QuotaAmounts): number {
  return route + matrixCells + emissions
}

async function takeUnits(inside: Queryable, request: ReservationRequest): Promise<SpendResult> {
  const { accountId, day } = request
  const [counted] = await inside.query<{ day: string; used: number }>(
    RESERVE,
    reserveValues(request),
  )
  if (counted !== undefined) return { granted: true, ...counted }
  const use = await usageOn(inside, accountId, day)
  return { granted: false, day: use.day, used: use.used }
}

async function usageOn(inside: Queryable, accountId: number, day: string): Promise<QuotaUse> {
  const [row] = await inside.query<QuotaUse>(
    `SELECT latest.day, COALESCE(used, 0) AS used, COALESCE(route, 0) AS route,
            COALESCE(matrix_cells, 0) AS "matrixCells", COALESCE(emissions, 0) AS emissions
     FROM ${LATEST_DAY} AS latest
     LEFT JOIN quota_days ON quota_days.account_id = $1 AND quota_days.day = latest.day`,
    [accountId, day],
  )
  return row!
}

async function closeReservation(inside: Queryable, reservation: Reservation): Promise<boolean> {
  const rows = await inside.query('DELETE FROM quota_reservations WHERE id = $1 RETURNING id', [
    reservation.id,
  ])
  return rows.length > 0
}

async function returnUnits(inside: Queryable, reservation: Reservation): Promise<void> {
  const { accountId, day, route, matrixCells, emissions } = reservation
  await inside.query(
    `UPDATE quota_days SET used = used - $3, route = route - $4,
            matrix_cells = matrix_cells - $5, emissions = emissions - $6
     WHERE account_id = $1 AND day = $2`,
    [accountId, day, unitsOf(reservation), route, matrixCells, emissions],
  )
}
