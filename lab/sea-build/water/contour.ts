import { CELLS_PER_DEGREE, COLUMNS, ROWS, wrapColumn } from './grid.js'

/**
 * A closed line around closed cells, as lattice corners `row * COLUMNS + column`, with water on its
 * left. It contains only the corners where it turns, and some on long straight sections.
 */
export type Ring = Int32Array

/**
 * Number of steps after which a straight section gets another corner, because a long parallel is not a
 * great circle.
 */
const MAX_STRAIGHT = 12

const EAST = 0
const NORTH = 1
const WEST = 2
const SOUTH = 3

/** Every boundary between open and closed cells. */
export function traceRings(waters: Uint8Array): Ring[] {
  const open = (row: number, column: number): boolean =>
    row >= ROWS || (row >= 0 && waters[row * COLUMNS + wrapColumn(column)] !== 0)
  const seen = new Uint8Array(waters.length)
  const rings: Ring[] = []
  // Every ring has an eastward edge with an open cell north of it and a closed one south of it.
  for (let row = 1; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const at = row * COLUMNS + column
      if (seen[at] || waters[at] === 0 || waters[at - COLUMNS] !== 0) continue
      rings.push(trace(row, column, open, seen))
    }
  }
  return rings
}

function trace(
  startRow: number,
  startColumn: number,
  open: (row: number, column: number) => boolean,
  seen: Uint8Array,
): Ring {
  const turns: number[] = []
  let row = startRow
  let column = startColumn
  let heading = EAST
  let straight = 1
  do {
    if (heading === EAST) seen[row * COLUMNS + column] = 1
    if (heading === EAST) column = wrapColumn(column + 1)
    else if (heading === WEST) column = wrapColumn(column - 1)
    else row += heading === NORTH ? 1 : -1
    const next = turn(row, column, heading, open)
    straight = next === heading ? straight + 1 : 0
    if (straight % MAX_STRAIGHT === 0) turns.push(row * COLUMNS + column)
    heading = next
  } while (row !== startRow || column !== startColumn || heading !== EAST)
  return Int32Array.from(turns)
}

/** New direction at a lattice corner: keep the closed cells on the right. */
function turn(
  row: number,
  column: number,
  heading: number,
  open: (row: number, column: number) => boolean,
): number {
  const northEast = open(row, column)
  const northWest = open(row, column - 1)
  const southEast = open(row - 1, column)
  const southWest = open(row - 1, column - 1)
  switch (heading) {
    case EAST:
      return southEast ? SOUTH : northEast ? EAST : NORTH
    case NORTH:
      return northEast ? EAST : northWest ? NORTH : WEST
    case WEST:
      return northWest ? NORTH : southWest ? WEST : SOUTH
    default:
      return southWest ? WEST : southEast ? SOUTH : EAST
  }
}

/** Longitude in [0, 360) and latitude of a lattice corner, degrees. */
export function cornerPosition(corner: number): [lon: number, lat: number] {
  const row = Math.floor(corner / COLUMNS)
  return [(corner - row * COLUMNS) / CELLS_PER_DEGREE, row / CELLS_PER_DEGREE - 90]
}
