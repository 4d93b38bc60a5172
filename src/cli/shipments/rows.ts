import type { PortTable } from '../../ports/table.js'
import { isObject, placeJson, type RequestJson, setField } from '../estimate-body.js'
import { ESTIMATE_FIELDS, type EstimateField } from '../estimate-fields.js'
import { withoutBigints } from '../exact-json.js'
import { isoOfCell } from '../moments.js'
import { ColumnReader, type FieldNames } from '../rows/columns.js'
import { Faults } from '../rows/faults.js'
import { readFlag, readNumber } from '../rows/numbers.js'
import { endColumns, type PlaceField, readPlaceCells } from '../rows/place-cells.js'
import { givenPlace } from '../rows/place-object.js'
import { type Row, requireCells } from '../rows/row.js'
import { oneValue, pathOfField, QUANTITIES, type Stated, UNIT_COLUMNS } from './units.js'

const ENDS = ['origin', 'destination'] as const
const FIELDS = new Map(ESTIMATE_FIELDS.map((field) => [field.path, field]))

/** The columns of a file of shipments, for fields of a request by their paths. */
const COLUMNS: FieldNames<string> = {
  id: ['id', 'shipment_id', 'shipment'],
  ...endColumns('origin', ['origin', 'from']),
  ...endColumns('destination', ['destination', 'to']),
  ...fieldColumns(),
  ...UNIT_COLUMNS,
}

/** For example `cargo.teu` from teu and cargo_teu. */
function fieldColumns(): Record<string, readonly string[]> {
  const leaf = (path: string) => path.slice(path.lastIndexOf('.') + 1)
  const leaves = ESTIMATE_FIELDS.map(({ path }) => leaf(path))
  const entries = ESTIMATE_FIELDS.map(({ path, columns = [] }) => {
    const short = leaf(path)
    const isAlone = leaves.filter((other) => other === short).length === 1 && isTelling(path)
    return [path, [path.replaceAll('.', '_'), ...(isAlone ? [short] : []), ...columns]] as const
  })
  return Object.fromEntries(entries)
}

/**
 * Whether the last part of a path is specific enough to name a column: a file may have a year or a
 * period of its own.
 */
function isTelling(path: string): boolean {
  return path.includes('_') || /^(cargo|vessel|calculation|route)\./.test(path)
}

export function shipmentReader(): ColumnReader<string> {
  return new ColumnReader(COLUMNS)
}

export interface Reading {
  readonly ports: PortTable
  readonly isLonLat: boolean
  readonly hasDecimalCommas: boolean
  /** Defaults for every row. */
  readonly base: RequestJson
}

/** The request of a row, and its id. */
export interface ReadShipment {
  readonly id: string | number | undefined
  readonly body: RequestJson
}

/**
 * Reads the request of a row: cells by the names of their columns, or JSON as the service accepts it.
 * @throws UsageError that names every wrong column
 */
export function readShipment(
  row: Row,
  reader: ColumnReader<string>,
  reading: Reading,
): ReadShipment {
  requireCells(row, row.columns)
  const json = Object.fromEntries(
    row.columns.map((name, at) => [name, withoutBigints(row.cells[at])]),
  )
  if (isObject(json['route'])) {
    const { id: _, ...body } = json
    return { id: idOfRow(row, reader), body: merged(reading.base, body) }
  }
  const given = reader.read(row)
  const body = structuredClone(reading.base)
  const faults = new Faults()
  for (const end of ENDS) {
    const place = givenEnd(given, end)
    if (Object.keys(place).length === 0) continue
    faults.attempt(() =>
      setField(body, `route.${end}`, placeJson(readPlaceCells(place, end, reading))),
    )
  }
  for (const [path, value] of Object.entries(given)) {
    const field = FIELDS.get(path)
    if (field === undefined || QUANTITIES.has(path)) continue
    const column = columnOf(path, row, reader)
    faults.attempt(() => setField(body, path, valueOfCell(value, field, column, reading)))
  }
  for (const [path, units] of QUANTITIES) {
    const stated = units.flatMap(({ field, name, convert }): Stated[] => {
      if (given[field] === undefined) return []
      const column = row.columns.find((own) => reader.fieldOf(own) === field)!
      const value = faults.attempt(() => readNumber(given[field], column, reading.hasDecimalCommas))
      if (value === undefined) return []
      return [{ column: name === null ? column : `${column} (${name})`, value: convert(value) }]
    })
    const value = faults.attempt(() => oneValue(stated))
    if (value !== undefined) setField(body, path, value)
  }
  faults.require()
  return { id: idOfRow(row, reader), body }
}

/** The name in its file of the column of a field; all names if several may state it. */
export function columnOf(path: string, { columns }: Row, reader: ColumnReader<string>): string {
  const own = columns.filter((name) => pathOfField(reader.fieldOf(name) ?? '') === path)
  return own.join(' or ') || path.replace(/^route\.(origin|destination).*/, '$1')
}

function givenEnd(given: Readonly<Record<string, unknown>>, end: string) {
  const place: Partial<Record<PlaceField, unknown>> = {}
  for (const [name, value] of Object.entries(given)) {
    if (name.startsWith(`${end}.`)) place[name.slice(end.length + 1) as PlaceField] = value
  }
  return isObject(place.place) ? givenPlace(place.place, end) : place
}

function valueOfCell(
  value: unknown,
  { kind }: EstimateField,
  column: string,
  { hasDecimalCommas }: Reading,
): unknown {
  if (typeof value !== 'string') return value
  switch (kind) {
    case 'number':
      return readNumber(value, column, hasDecimalCommas)
    case 'flag':
      return readFlag(value, column)
    case 'names':
      return value.split(/[\s,;|]+/).filter((name) => name !== '')
    case 'moment':
      return isoOfCell(value)
    case 'text':
      return value.trim()
  }
}

/** The id of a row, whether or not the rest of it can be read. */
export function idOfRow(row: Row, reader: ColumnReader<string>): string | number | undefined {
  const at = row.columns.findIndex((name) => reader.fieldOf(name) === 'id')
  return idOf(row.cells[at])
}

/** A number that no double holds is text, as the service wants it. */
function idOf(id: unknown): string | number | undefined {
  if (typeof id === 'bigint') return String(id)
  return typeof id === 'number' || (typeof id === 'string' && id !== '') ? id : undefined
}

/** The values of a row take precedence over the defaults. */
function merged(base: RequestJson, over: RequestJson): RequestJson {
  const whole: RequestJson = { ...base }
  for (const [name, value] of Object.entries(over)) {
    const under = whole[name]
    whole[name] = isObject(under) && isObject(value) ? { ...under, ...value } : value
  }
  return whole
}
