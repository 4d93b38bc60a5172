import {
  plainShip,
  type ShipCells,
  type ShipNames,
  severalShips,
  shipsTold,
} from '../../../contract/columns/ship-names.js'
import { firstNames } from '../../../files/first-names.js'
import { UsageError } from '../../../tables/text/failure.js'
import { grouped } from '../../../tables/text/quantities.js'

/** Rows of a file, each of one ship. */
export interface ShipRows<Row> {
  readonly rows: readonly Row[]
  readonly cellsOf: (row: Row) => ShipCells
  readonly path: string
  /** What the rows are, for errors: fixes. */
  readonly what: string
}

/** Number of ships that an error names. */
const NAMED_SHIPS = 10

/**
 * The rows of the ship that the caller names, or of the only one.
 * @throws UsageError for rows of several ships, of which the caller names none
 */
export function ofOneShip<Row>(of: ShipRows<Row>, wanted: string | undefined): readonly Row[] {
  const { rows, cellsOf, path, what } = of
  const told = shipsTold(rows.map(cellsOf))
  const { columns, whole } = told
  if (wanted === undefined) {
    const several = severalShips(told)
    if (several === undefined) return rows
    throw new UsageError(
      `${path} has ${what} of ${grouped(several.counts.size)} ships: ${listOf(several)}. Name one of them: --ship ${firstOf(several)}.`,
    )
  }
  const by = columns.find((one) => one.counts.has(plainShip(wanted, one.column)))
  if (by === undefined) {
    const listed = whole ?? columns.find(({ counts }) => counts.size > 0)
    throw new UsageError(
      `--ship: ${path} has no ${what} of ${wanted}. It has: ${listed === undefined ? 'no column of a ship' : listOf(listed)}.`,
    )
  }
  const unnamed = by.names.filter((name) => name === '').length
  if (unnamed > 0) {
    const remedy =
      whole === undefined ? 'Fill it in' : `Name it by its ${whole.column}: ${listOf(whole)}`
    throw new UsageError(
      `--ship: ${path} has ${grouped(unnamed)} ${what} without ${by.column}, of which the ship is not known. ${remedy}.`,
    )
  }
  const own = plainShip(wanted, by.column)
  return rows.filter((_, at) => by.names[at] === own)
}

function listOf({ counts, shown }: ShipNames): string {
  const all = [...counts].map(([name, count]) => `${shown.get(name)} (${grouped(count)})`)
  return firstNames(all, NAMED_SHIPS)
}

function firstOf({ shown }: ShipNames): string {
  const [first] = shown.values()
  return /\s/.test(first!) ? `"${first}"` : first!
}
