import { NOTHING } from './cell-words.js'
import { columnKey } from './column-key.js'
import { englishKey } from './other-languages.js'

/** Columns that name a ship, the best first: a hull keeps its IMO number, and two ships may have one name. */
export const SHIP_COLUMNS = {
  imo: ['imo', 'imo_no', 'imo_nr', 'imo_number', 'vessel_imo', 'ship_imo', 'imo_nummer'],
  mmsi: ['mmsi', 'mmsi_no', 'mmsi_number', 'user_id', 'userid', 'source_mmsi', 'transponder'],
  ship: [
    'ship_id',
    'vessel_id',
    'shipid',
    'vesselid',
    'track_id',
    'vessel_code',
    'ship_code',
    'hull',
    'hull_no',
    'eni',
  ],
  callsign: ['callsign', 'call_sign', 'vessel_call_sign'],
  name: [
    ...['vessel_name', 'vesselname', 'ship_name', 'shipname', 'name_of_vessel', 'name_of_ship'],
    ...['schiffsname', 'nombre_del_buque', 'nom_du_navire', 'nome_della_nave', 'track_name'],
    ...['boat_name', 'yacht_name', 'trk_name'],
  ],
  vessel: ['vessel', 'ship', 'm_v', 'mv', 'vsl', 'boat', 'yacht', 'boot'],
} as const satisfies Readonly<Record<string, readonly string[]>>
type ShipColumn = keyof typeof SHIP_COLUMNS
const BEST_FIRST = Object.keys(SHIP_COLUMNS) as ShipColumn[]

/** What a row says of its ship. */
export type ShipCells = Readonly<Partial<Record<ShipColumn, unknown>>>

/** The same of an object, such as a row of JSON or the properties of a GeoJSON feature. */
export function shipCellsOf(members: Readonly<Record<string, unknown>>): ShipCells {
  const byKey = new Map(
    Object.entries(members).flatMap(([name, value]) => [
      [columnKey(name), value] as const,
      [englishKey(columnKey(name)), value] as const,
    ]),
  )
  const found = BEST_FIRST.map((column) => {
    const name = SHIP_COLUMNS[column].find((one) => byKey.has(one))
    return [column, name === undefined ? undefined : byKey.get(name)] as const
  })
  return Object.fromEntries(found)
}

/** What rows say of their ships, by column. */
export interface ShipsTold {
  readonly columns: readonly ShipNames[]
  /** The best column that every row fills. */
  readonly whole: ShipNames | undefined
}

export function shipsTold(cells: readonly ShipCells[]): ShipsTold {
  const columns = BEST_FIRST.map((column) => new ShipNames(column, cells))
  return { columns, whole: columns.find((one) => one.isWhole) }
}

/** The column by which rows are of several ships; undefined if they may all be of one. */
export function severalShips({ columns, whole }: ShipsTold): ShipNames | undefined {
  const deciding = whole === undefined ? columns : columns.slice(0, columns.indexOf(whole) + 1)
  const bestFirst = whole === undefined ? deciding : [whole, ...deciding]
  return bestFirst.find(({ counts }) => counts.size > 1)
}

/** What a column says of the ships of rows. */
export class ShipNames {
  /** The ship of each row in one way of writing; empty if the row does not say. */
  readonly names: readonly string[]
  /** The rows of each ship. */
  readonly counts = new Map<string, number>()
  /** The ships as the rows write them. */
  readonly shown = new Map<string, string>()

  constructor(
    readonly column: ShipColumn,
    cells: readonly ShipCells[],
  ) {
    this.names = cells.map((cell) => {
      const name = plainShip(cell[column], column)
      if (name === '') return name
      this.counts.set(name, 1 + (this.counts.get(name) ?? 0))
      if (!this.shown.has(name)) this.shown.set(name, String(cell[column]).trim())
      return name
    })
  }

  get isWhole(): boolean {
    return this.names.length > 0 && !this.names.includes('')
  }
}

/** One way of writing: `9321483` for `IMO 9321483`, `AURORA` for `M/V Aurora`. AIS has 0 for none. */
export function plainShip(cell: unknown, column: ShipColumn): string {
  const text = String(cell ?? '')
    .trim()
    .toUpperCase()
    .replaceAll(/\s+/g, ' ')
  if (NOTHING.test(text)) return ''
  if (column === 'imo' || column === 'mmsi')
    return text.replace(/^(IMO|MMSI)\W*/, '').replace(/^0+$/, '')
  return text.replace(/^(M\/?V|M\/?T|S\/?S|M\.V\.|M\.T\.)\s+/, '')
}
