import { closest } from '../../api/validation/unknown-fields.js'
import { containersCounted } from '../../emissions/container-type.js'
import { shipNameOf } from '../../emissions/ship-names.js'

/** Cells by the keys of their fields. */
type Cells = Record<string, unknown>

const TYPE = 'vessel.type'
const COUNT = 'cargo.containers'
const CONTAINER_TYPE = 'cargo.container_type'

/**
 * Puts cells where they belong: `2x40HC` in a column of numbers of containers says their type too, and a
 * column "Vessel" of carriers and brokers has the names of ships, which say nothing of their types.
 * @param typeColumn key of the column that states the ship's type
 * @param types all names of types
 */
export function tidyCells(cells: Cells, typeColumn: () => string, types: readonly string[]): void {
  const { [COUNT]: count, [TYPE]: ship } = cells
  if (typeof count === 'string' && cells[CONTAINER_TYPE] === undefined) {
    if (containersCounted(count) !== undefined) {
      cells[CONTAINER_TYPE] = count
      delete cells[COUNT]
    }
  }
  if (typeof ship === 'string' && typeColumn() === 'vessel' && isNoType(ship, types)) {
    delete cells[TYPE]
  }
}

/** Whether a text neither is nor resembles a type. */
function isNoType(text: string, types: readonly string[]): boolean {
  return shipNameOf(text, types) === undefined && closest(text, types) === undefined
}
