import type { Database, Queryable } from './database/database.js'
import { Gathering } from './database/gathering.js'
import type { QuotaAmounts } from './day-units.js'

interface Charged extends QuotaAmounts {
  readonly day: string
}

export interface Totals {
  readonly routes: number
  readonly routesToday: number
  readonly matrixCells: number
  readonly emissions: number
}

/** The day under which the units of earlier days are added up. */
const EARLIER = ''
/** The writer of that row. */
const NOBODY = 0

const ADD = (writer: string | number) => `
  INSERT INTO charged_units (day, writer, route, matrix_cells, emissions)
  VALUES ($1, ${writer}, $2, $3, $4)
  ON CONFLICT (day, writer) DO UPDATE SET
    route = charged_units.route + excluded.route,
    matrix_cells = charged_units.matrix_cells + excluded.matrix_cells,
    emissions = charged_units.emissions + excluded.emissions`

/**
 * The units of all accounts, counted in the transaction of each charge, so that the total is exact and
 * nobody has to add up the days of all accounts. Each connection has a row of its own per day: a row that
 * all share would make every charge wait for every other.
 */
export class ChargedUnits {
  readonly #charged: Gathering<Charged, undefined>

  constructor(database: Database) {
    const sql = ADD(database.words.writer)
    this.#charged = new Gathering(async (inside, units) => {
      await inside.query(sql, [units[0]!.day, ...sumsOf(units)])
      return []
    })
  }

  /** Adds units in the transaction of their charge. */
  async add(inside: Queryable, charged: Charged): Promise<void> {
    await this.#charged.add(inside, charged.day, charged)
  }
}

/** All units ever charged. @param day today's UTC day */
export async function totalsCharged(database: Queryable, day: string): Promise<Totals> {
  const [row] = await database.query<Totals>(
    `SELECT CAST(COALESCE(SUM(route), 0) AS BIGINT) AS routes,
            CAST(COALESCE(SUM(CASE WHEN day = $1 THEN route ELSE 0 END), 0) AS BIGINT) AS "routesToday",
            CAST(COALESCE(SUM(matrix_cells), 0) AS BIGINT) AS "matrixCells",
            CAST(COALESCE(SUM(emissions), 0) AS BIGINT) AS emissions
     FROM charged_units`,
    [day],
  )
  return row!
}

/** Adds the rows of earlier days together, so that there are never more than a few hundred. */
export async function foldChargedBefore(database: Database, day: string): Promise<void> {
  await database.transaction(async (inside) => {
    const rows = await inside.query<QuotaAmounts>(
      `DELETE FROM charged_units WHERE day < $1 AND day <> '${EARLIER}'
       RETURNING route, matrix_cells AS "matrixCells", emissions`,
      [day],
    )
    if (rows.length > 0) await inside.query(ADD(NOBODY), [EARLIER, ...sumsOf(rows)])
  })
}

function sumsOf(units: readonly QuotaAmounts[]): number[] {
  const sum = (of: (one: QuotaAmounts) => number) => units.reduce((all, one) => all + of(one), 0)
  return [sum((one) => one.route), sum((one) => one.matrixCells), sum((one) => one.emissions)]
}
