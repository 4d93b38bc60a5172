import { NOTHING } from '../api/columns/cell-words.js'
import { columnKey } from '../api/columns/column-key.js'
import { firstNames } from '../export-formats/first-names.js'
import { UsageError } from './failure.js'
import { grouped } from './quantities.js'
import type { FieldNames } from './rows/columns.js'

/** Columns that name a ship, the best first: a hull keeps its IMO number, and two ships may have one name. */
export const SHIP_COLUMNS = {
  imo: ['imo', 'imo_no', 'imo_nr', 'imo_number', 'vessel_imo', 'ship_imo', 'imo_nummer'],
  mmsi: ['mmsi', 'mmsi_no', 'mmsi_number', 'user_id', 'userid'],
  ship: ['ship_id', 'vessel_id', 'shipid', 'vesselid', 'track_id', 'vessel_code', 'ship_code'],
  callsign: ['callsign', 'call_sign', 'vessel_call_sign'],
  name: [
    ...['vessel_name', 'vesselname', 'ship_name', 'shipname', 'name_of_vessel', 'name_of_ship'],
    ...['schiffsname', 'nombre_del_buque', 'nom_du_navire', 'nome_della_nave'],
  ],
  vessel: ['vessel', 'ship', 'schiff', 'buque', 'navire', 'nave', 'navio'],
} as const satisfies FieldNames<string>
type ShipColumn = keyof typeof SHIP_COLUMNS
const BEST_FIRST = Object.keys(SHIP_COLUMNS) as ShipColumn[]

/** What a row says of its ship. */
export type ShipCells = Readonly<Partial<Record<ShipColumn, unknown>>>

/** The same of an object, such as the properties of a GeoJSON feature. */
export function shipCellsOf(members: Readonly<Record<string, unknown>>): ShipCells {
  const byKey = new Map(Object.entries(members).map(([name, value]) => [columnKey(name), value]))
  const found = BEST_FIRST.map((column) => {
    const name = SHIP_COLUMNS[column].find((one) => byKey.has(one))
    return [column, name === undefined ? undefined : byKey.get(name)] as const
  })
  return Object.fromEntries(found)
}

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
  const cells = rows.map(cellsOf)
  const told = BEST_FIRST.map((column) => new Told(column, cells))
  const most = told.find((one) => one.isWhole)
  if (wanted !== undefined) return ofShip(of, wanted, told, most)
  const deciding = most === undefined ? told : told.slice(0, told.indexOf(most) + 1)
  const several = [...(most === undefined ? [] : [most]), ...deciding].find(
    ({ counts }) => counts.size > 1,
  )
  if (several === undefined) return rows
  throw new UsageError(
    `${path} has ${what} of ${grouped(several.counts.size)} ships: ${several.list}. Name one of them: --ship ${quoted(several.first)}.`,
  )
}

function ofShip<Row>(
  { rows, path, what }: ShipRows<Row>,
  wanted: string,
  told: readonly Told[],
  most: Told | undefined,
): readonly Row[] {
  const by = told.find((one) => one.counts.has(plain(wanted, one.column)))
  if (by === undefined) {
    const listed = (most ?? told.find(({ counts }) => counts.size > 0))?.list
    throw new UsageError(
      `--ship: ${path} has no ${what} of ${wanted}. It has: ${listed ?? 'no column of a ship'}.`,
    )
  }
  const unnamed = by.names.filter((name) => name === '').length
  if (unnamed > 0) {
    const remedy = most === undefined ? 'Fill it in' : `Name it by its ${most.column}: ${most.list}`
    throw new UsageError(
      `--ship: ${path} has ${grouped(unnamed)} ${what} without ${by.column}, of which the ship is not known. ${remedy}.`,
    )
  }
  const own = plain(wanted, by.column)
  return rows.filter((_, at) => by.names[at] === own)
}

/** What a column says of the ships of a file. */
class Told {
  /** The ship of each row in one way of writing; empty if the row does not say. */
  readonly names: readonly string[]
  /** The rows of each ship. */
  readonly counts = new Map<string, number>()
  readonly #shown = new Map<string, string>()

  constructor(
    readonly column: ShipColumn,
    cells: readonly ShipCells[],
  ) {
    this.names = cells.map((cell) => {
      const name = plain(cell[column], column)
      if (name === '') return name
      this.counts.set(name, 1 + (this.counts.get(name) ?? 0))
      if (!this.#shown.has(name)) this.#shown.set(name, String(cell[column]).trim())
      return name
    })
  }

  get isWhole(): boolean {
    return this.names.length > 0 && !this.names.includes('')
  }

  get first(): string {
    return [...this.#shown.values()][0]!
  }

  get list(): string {
    const all = [...this.counts].map(
      ([name, count]) => `${this.#shown.get(name)} (${grouped(count)})`,
    )
    return firstNames(all, NAMED_SHIPS)
  }
}

/** One way of writing: `9321483` for `IMO 9321483`, `AURORA` for `M/V Aurora`. AIS has 0 for none. */
function plain(cell: unknown, column: ShipColumn): string {
  const text = String(cell ?? '')
    .trim()
    .toUpperCase()
    .replaceAll(/\s+/g, ' ')
  if (NOTHING.test(text)) return ''
  if (column === 'imo' || column === 'mmsi')
    return text.replace(/^(IMO|MMSI)\W*/, '').replace(/^0+$/, '')
  return text.replace(/^(M\/?V|M\/?T|S\/?S|M\.V\.|M\.T\.)\s+/, '')
}

function quoted(name: string): string {
  return /\s/.test(name) ? `"${name}"` : name
}
