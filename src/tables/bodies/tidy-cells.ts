import { moveCountedContainers } from '../../emissions/methods/container-type.js'
import {
  namesBegunBy,
  plainShipName,
  shipNameOf,
  withoutMeasures,
} from '../../emissions/ship/ship-names.js'
import { isWorkingShip, shipMeant, withOneSize } from '../../emissions/ship/ship-ranges.js'
import { editDistance } from '../../ports/names/edit-distance.js'

/** Cells by the keys of their fields. */
type Cells = Record<string, unknown>

const TYPE = 'vessel.type'
const DEPARTURE = 'depart_at'
/** What lists of fixtures write instead of the days of a laycan. */
const NO_DAY = /^(?:prompt|ppt|spot|dnr|t\.?b\.?[acdn]\.?|n\/?a|-+)$/i

/**
 * Puts cells where they belong: `2x40HC` in a column of numbers of containers or of TEU says their type too, and a
 * column "Vessel" of carriers and brokers has the names of ships, which say nothing of their types. A laycan
 * "prompt" names no day.
 * @param typeColumn key of the column that states the ship's type
 * @param types all names of types
 */
export function tidyCells(cells: Cells, typeColumn: () => string, types: readonly string[]): void {
  const { [TYPE]: ship, [DEPARTURE]: day } = cells
  if (typeof day === 'string' && NO_DAY.test(day.trim())) delete cells[DEPARTURE]
  moveCountedContainers(cells, 'cargo.')
  if (typeof ship !== 'string') return
  if (shipMeant(ship, types) !== undefined) return
  if (typeColumn() === 'vessel' && isNoType(ship, types)) delete cells[TYPE]
}

/**
 * Whether a text is neither a misspelt type, nor a class of several types, a type with a number, such as "Panamax 75", or a
 * kind of ship without figures, such as "Tug": "Ocean Bulker" is the name of a ship.
 */
function isNoType(text: string, types: readonly string[]): boolean {
  if (isWorkingShip(text) || withOneSize(text) !== undefined) return false
  const bare = withoutMeasures(text)
  if (bare !== text && shipNameOf(bare, types) !== undefined) return false
  const plain = plainShipName(bare)
  const edits = Math.max(1, plain.length / 4)
  if (namesBegunBy(text, types).length > 0) return false
  return types.every((type) => editDistance(plain, type) > edits)
}
