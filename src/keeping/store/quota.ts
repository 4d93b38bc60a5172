import { ChargedUnits } from './charged-units.js'
import type { Database, Queryable, Writing } from './database/database.js'
import {
  type QuotaAmounts,
  type QuotaUse,
  RESERVE,
  type ReservationRequest,
  reserveValues,
  returnUnits,
  type SpendResult,
  takeUnits,
  usageOn,
} from './day-units.js'
import { takeTogether } from './joint-charges.js'

export interface Reservation extends QuotaAmounts {
  readonly id: number
  readonly accountId: number
  readonly day: string
}

/** `day` is the day that is charged. It is later than the requested day if the clock was set back. */
export type ReservationResult =
  | {
      readonly granted: true
      readonly day: string
      readonly used: number
      readonly reservation: Reservation
    }
  | { readonly granted: false; readonly day: string; readonly used: number }

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
  readonly #charged: ChargedUnits

  constructor(private readonly database: Database) {
    this.#charged = new ChargedUnits(database)
  }

  /** Takes all units before the work, or none. The caller must settle or release them. */
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

  /** Charges for completed work and writes its result, or does neither. Needs no reservation. */
  async spend(
    request: ReservationRequest,
    writings: readonly Writing[] = [],
  ): Promise<SpendResult> {
    return this.database.transaction(async (inside) => {
      const taken = await takeTogether(inside, request)
      if (taken.granted) await this.#count(inside, { ...request, day: taken.day }, writings)
      return taken
    }, request.accountId)
  }

  /**
   * Ends a reservation after success: the units stay spent, and the result is written in the same
   * transaction, so that no crash can leave one without the other.
   *
   * @returns false if the reservation had expired: then nothing is spent, and nothing is written.
   */
  async settle(reservation: Reservation, writings: readonly Writing[] = []): Promise<boolean> {
    return this.database.transaction(async (inside) => {
      if (!(await closeReservation(inside, reservation))) return false
      await this.#count(inside, reservation, writings)
      return true
    }, reservation.accountId)
  }

  /** Adds what was spent to the totals, and writes the result. */
  async #count(
    inside: Queryable,
    spent: QuotaAmounts & { readonly day: string },
    writings: readonly Writing[],
  ): Promise<void> {
    const writing = writings.map((write) => write(inside))
    await Promise.all([this.#charged.add(inside, spent), ...writing])
  }

  /** Ends a reservation after a failure: returns the units to the day from which they were taken. */
  async release(reservation: Reservation): Promise<void> {
    await this.database.transaction(async (inside) => {
      // Closed only once, so that a second call cannot return the units twice.
      if (await closeReservation(inside, reservation)) await returnUnits(inside, reservation)
    })
  }

  /** Releases reservations that a crash left open. @returns their number. */
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
   * @returns the number of units of the day that were used
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
 * A single statement, so that the row of the account's day, for which all its requests wait, is not
 * locked during a round trip.
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

async function closeReservation(inside: Queryable, reservation: Reservation): Promise<boolean> {
  const rows = await inside.query('DELETE FROM quota_reservations WHERE id = $1 RETURNING id', [
    reservation.id,
  ])
  return rows.length > 0
}
