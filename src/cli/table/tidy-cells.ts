import { containersCounted } from '../../emissions/container-type.js'
import { plainShipName, shipNameOf } from '../../emissions/ship-names.js'
import { editDistance } from '../../ports/edit-distance.js'

/** Cells by the keys of their fields. */
type Cells = Record<string, unknown>

const TYPE = 'vessel.type'
const COUNT = 'cargo.containers'
const CONTAINER_TYPE = 'cargo.container_type'
const DEPARTURE = 'depart_at'
/** What lists of fixtures write instead of the days of a laycan. */
const NO_DAY = /^(?:prompt|ppt|spot|dnr|t\.?b\.?[acdn]\.?|n\/?a|-+)$/i

/**
 * Puts cells where they belong: `2x40HC` in a column of numbers of containers says their type too, and a
 * column "Vessel" of carriers and brokers has the names of ships, which say nothing of their types. A laycan
 * "prompt" names no day.
 * @param typeColumn key of the column that states the ship's type
 * @param types all names of types
 */
export function tidyCells(cells: Cells, typeColumn: () => string, types: readonly string[]): void {
  const { [COUNT]: count, [TYPE]: ship, [DEPARTURE]: day } = cells
  if (typeof day === 'string' && NO_DAY.test(day.trim())) delete cells[DEPARTURE]
  if (typeof count === 'string' && cells[CONTAINER_TYPE] === undefined) {
    if (containersCounted(count) !== undefined) {
      cells[CONTAINER_TYPE] = count
      delete cells[COUNT]
    }
  }
  if (typeof ship !== 'string') return
  if (shipNameOf(ship, types) !== undefined || partSize(cells, ship, types)) return
  if (typeColumn() === 'vessel' && isNoType(ship, types)) delete cells[TYPE]
}

/**
 * Whether a text is neither a misspelt type nor a class of several types, such as "Panamax 75": "Ocean
 * Bulker" is the name of a ship.
 */
function isNoType(text: string, types: readonly string[]): boolean {
  const plain = plainShipName(text)
  const edits = Math.max(1, plain.length / 4)
  const begun = `${plain.replace(/_?\d.*$/, '')}_`
  return types.every((type) => !type.startsWith(begun) && editDistance(plain, type) > edits)
}

/** `Supramax 58k dwt`, `Feeder (1,700 TEU)`, `Handysize 32.000 dwt`: a type and a size. No size has three decimals. */
const SIZED =
  /^(.*?[a-z].*?)[\s,(/-]+(\d{1,3}(?:[,.]\d{3})+|\d+(?:\.\d+)?)\s*(k)?\s*(dwt|mt|t|teu)?\)?$/i

/** Parts a size from the type of a ship. @returns whether the text has both */
function partSize(cells: Cells, text: string, types: readonly string[]): boolean {
  const [, type = '', digits = '', thousands, unit = thousands && 'dwt'] = SIZED.exec(text) ?? []
  if (unit === undefined || shipNameOf(type, types) === undefined) return false
  const size =
    Number(digits.replaceAll(/[,.](?=\d{3})/g, '')) * (thousands === undefined ? 1 : 1000)
  const key = /teu/i.test(unit) ? 'vessel.capacity_teu' : 'vessel.deadweight_tonnes'
  cells[TYPE] = type
  cells[key] ??= size
  return true
}
