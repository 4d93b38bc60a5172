import type { LandmarkTable } from '../../src/engine/sea/stored/landmark-table.js'
import { TableRows } from '../../src/engine/sea/stored/table-rows.js'

/** All distances of a table, at [row * landmarks + landmark]. */
export function distancesOf(table: LandmarkTable): Uint32Array {
  const count = 'packed' in table ? table.entities : table.place.length
  const { landmarks } = table
  const rows = new TableRows(table)
  const all = new Uint32Array(count * landmarks)
  for (let row = 0; row < count; row++) {
    rows.at(row)
    for (let landmark = 0; landmark < landmarks; landmark++) {
      all[row * landmarks + landmark] = rows.of(landmark)
    }
  }
  return all
}
