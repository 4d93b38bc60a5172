import { DRY } from '../../contract/columns/cell-words.js'
import { containersCounted } from '../../emissions/methods/container-type.js'
import type { ColumnUnit, Field } from '../fields/fields.js'
import { isObject, placeJson, type RequestJson } from '../fields/request-body.js'
import { valueAt } from '../fields/wording.js'
import { readFlag, readNumber } from '../read/numbers.js'
import { type PlaceField, type PlaceReading, readPlaceCells } from '../read/place-cells.js'
import { inPlace, UsageError } from '../text/failure.js'
import { arrivalText, isoOfCell } from '../text/moments.js'
import { readVia, requireKnown } from '../text/places.js'

/** Two columns of one quantity may differ by rounding. */
const ROUNDING = 0.01

const DATE_ORDER_REMEDY = 'add --date-order dmy or --date-order mdy'

/** A value of a row, and the column that states it. */
export interface Stated {
  readonly column: string
  readonly value: unknown
}

/** A cell as a value of the request. Values of JSON are left to the contract. @throws UsageError */
export function valueOfCell(
  cell: unknown,
  { kind, choices = [], path }: Field,
  column: string,
  reading: PlaceReading,
): unknown {
  if (kind === 'places') return viaOf(cell, reading)
  if (kind === 'text' && typeof cell === 'number') return String(cell)
  // The number of days of a spreadsheet, in a cell that has no type of a date.
  const momentOf = (text: string) => isoOfCell(text, reading.dateOrder, DATE_ORDER_REMEDY)
  if ((kind === 'moment' || kind === 'arrival') && typeof cell === 'number')
    return momentOf(String(cell))
  if (typeof cell !== 'string') return cell
  // Names count in any capitals, with spaces or hyphens: "Car Carrier".
  const named = (text: string) => choiceOf(text, choices) ?? text
  switch (kind) {
    case 'number':
      return readNumber(cell, column, reading, path)
    case 'flag':
      return path.endsWith('reefer') && DRY.test(cell.trim()) ? false : readFlag(cell, column)
    case 'names':
      return cell
        .split(/[\s,;|]+/)
        .filter((name) => name !== '')
        .map(named)
    case 'moment':
      return momentOf(cell)
    case 'arrival':
      return arrivalText(cell, momentOf)
    case 'text':
      return named(cell.trim())
  }
}

/** The name of a list that a text is, in any capitals and with spaces or hyphens between its words. */
export function choiceOf<Name extends string | number>(
  text: string,
  choices: readonly Name[],
): Name | undefined {
  return choices.find((name) => plainName(String(name)) === plainName(text))
}

function plainName(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')
}

/** A quantity in the unit of the request. @param unit absent for that of the request itself */
export function quantityOf(
  cell: unknown,
  unit: ColumnUnit | undefined,
  column: string,
  reading: PlaceReading,
): Stated {
  const { name, convert, read } = unit ?? {}
  const text = reading.hasDecimalCommas ? String(cell).replace(',', '.') : String(cell)
  const number =
    read === undefined
      ? readNumber(cell, column, reading, column)
      : inPlace(column, () => read(text))
  return { column: inUnit(column, name), value: convert === undefined ? number : convert(number) }
}

/** A quantity of one container or TEU times their number in the row. @throws UsageError if the row has no number */
export function ofAll(
  { column, value }: Stated,
  each: 'containers' | 'teu',
  body: RequestJson,
): Stated {
  const types = valueAt('cargo.container_type', body)
  const counted = each === 'containers' ? containersCounted(String(types)) : undefined
  const count = valueAt(`cargo.${each}`, body) ?? counted
  if (typeof count === 'number') return { column, value: Number(value) * count }
  const needed = each === 'teu' ? 'teu' : 'containers, or a container type such as 2x40HC'
  throw new UsageError(`${column} is of one only. The row also needs ${needed}.`)
}

/** The name of a column with the unit to which it is converted. */
export function inUnit(column: string, unit: string | undefined): string {
  return unit === undefined ? column : `${column} (${unit})`
}

/** The one value of a quantity. @throws UsageError if its columns contradict each other */
export function oneValue([first, ...others]: readonly Stated[]): unknown {
  for (const { column, value } of others) {
    const own = first!.value
    if (isSame(own, value)) continue
    throw new UsageError(
      `${first!.column} and ${column} contradict each other: ${own} and ${value}. Correct or empty one of them.`,
    )
  }
  return first?.value
}

function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'number' || typeof b !== 'number') return a === b
  return Math.abs(a - b) <= ROUNDING * Math.abs(a)
}

/** The place of an end. An object is left to the contract. @throws UsageError */
export function placeOfCells(
  cells: Partial<Record<PlaceField, unknown>>,
  end: string,
  reading: PlaceReading,
  acceptSuggestions: boolean,
): unknown {
  if (isObject(cells.place)) return cells.place
  const place = readPlaceCells(cells, end, reading)
  return placeJson(requireKnown(place, reading.ports, acceptSuggestions))
}

/** Places and passages separated by bars, or a JSON list of them. */
export function viaOf(value: unknown, { isLonLat }: PlaceReading): unknown[] {
  const all = Array.isArray(value) ? value : String(value).split('|')
  return all.map((one) => {
    if (typeof one === 'object') return one
    return placeJson(readVia(String(one), isLonLat).place)
  })
}
