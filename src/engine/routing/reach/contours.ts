import { sphericalKm } from '../../geo/distance.js'
import type { Position } from '../../geo/position.js'
import type { DistanceField } from './distance-field.js'

type Grid = Pick<DistanceField, 'columns' | 'rows' | 'stepDegrees' | 'longitude' | 'latitude'>

/** Distances to the places of a grid; Infinity where none is known. */
export interface GridDistances {
  readonly grid: Grid
  readonly km: Float64Array
}

/** Whether a line may be drawn at a position. */
export type IsWater = (lon: number, lat: number) => boolean

/** Whether an area lies between two positions that paths stay out of. */
export type IsParted = (from: Position, to: Position) => boolean

/** Step at which a line is checked against the coast, degrees: one cell of the coast mask. */
const COAST_DEGREES = 1 / 120

/**
 * Contours of a distance field over water, by marching squares. Grid points on land take the distance
 * of a neighbour on water, so that lines extend to the true coast, where they are cut.
 */
export function contourLines(
  field: GridDistances,
  distanceKm: number,
  isWater: IsWater,
  isParted: IsParted = () => false,
): Position[][] {
  const { grid } = field
  const km = withShore(field)
  const pieces: [Position, Position][] = []
  for (let row = 0; row + 1 < grid.rows; row++) {
    for (let column = 0; column < grid.columns; column++) {
      for (const piece of crossing({ grid, km }, row, column, distanceKm, isParted)) {
        pieces.push(...overWater(piece, isWater))
      }
    }
  }
  return joined(pieces)
}

/** The distances of a field, including land next to water. */
function withShore({ grid, km }: GridDistances): Float64Array {
  const { columns, rows } = grid
  const out = Float64Array.from(km)
  const position = (place: number): Position => [
    grid.longitude(place % columns),
    grid.latitude(Math.floor(place / columns)),
  ]
  for (let place = 0; place < km.length; place++) {
    if (km[place]! < Number.POSITIVE_INFINITY) continue
    const row = Math.floor(place / columns)
    for (let dy = -1; dy <= 1; dy++) {
      if (row + dy < 0 || row + dy >= rows) continue
      for (let dx = -1; dx <= 1; dx++) {
        const other = (row + dy) * columns + (((place % columns) + dx + columns) % columns)
        if (km[other] === Number.POSITIVE_INFINITY) continue
        const beyond = km[other]! + sphericalKm(position(place), position(other))
        if (beyond < out[place]!) out[place] = beyond
      }
    }
  }
  return out
}

/** The line of a distance through one cell: no piece, one or two. */
function crossing(
  { grid: field, km }: GridDistances,
  row: number,
  column: number,
  distanceKm: number,
  isParted: IsParted,
): [Position, Position][] {
  const next = (column + 1) % field.columns
  const corners = [
    [row, column],
    [row, next],
    [row + 1, next],
    [row + 1, column],
  ].map(([r, c]) => km[r! * field.columns + c!]! - distanceKm)
  if (corners.some((off) => off === Number.POSITIVE_INFINITY)) return []
  const [west, south] = [field.longitude(column), field.latitude(row)]
  const [east, north] = [west + field.stepDegrees, south + field.stepDegrees]
  const at: Position[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ]
  const cuts: Position[] = []
  for (let k = 0; k < 4; k++) {
    const a = corners[k]!
    const b = corners[(k + 1) % 4]!
    if (a > 0 === b > 0) continue
    const share = a / (a - b)
    const [p, q] = [at[k]!, at[(k + 1) % 4]!]
    // Two sides of a wall: nothing lies between their distances.
    if (Math.abs(a - b) > sphericalKm(p, q) && isParted(p, q)) return []
    cuts.push([rounded(p[0] + share * (q[0] - p[0])), rounded(p[1] + share * (q[1] - p[1]))])
  }
  const [a, b, c, d] = cuts
  if (!a || !b) return []
  return c && d ? [[a, b], [c, d]] : [[a, b]] // biome-ignore format: one line
}

/** Rounds to a millionth of a degree, so that the ends of two pieces match. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}

/** The parts of a piece that lie on water of the coast mask. */
function* overWater(
  [a, b]: readonly [Position, Position],
  isOpen: IsWater,
): Generator<[Position, Position]> {
  const reach = Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]))
  const steps = Math.max(1, Math.ceil(reach / COAST_DEGREES))
  const at = (k: number): Position =>
    k === 0
      ? a
      : k === steps
        ? b
        : [rounded(a[0] + (k / steps) * (b[0] - a[0])), rounded(a[1] + (k / steps) * (b[1] - a[1]))]
  let from = -1
  for (let k = 0; k <= steps; k++) {
    const isWater = isOpen(...at(k))
    if (isWater && from < 0) from = k
    if (isWater && k < steps) continue
    const to = isWater ? k : k - 1
    if (from >= 0 && to > from) yield [at(from), at(to)]
    from = -1
  }
}

/** Joins pieces that share an end into one line. */
function joined(pieces: readonly (readonly [Position, Position])[]): Position[][] {
  const byEnd = new Map<string, number[]>()
  const key = ([lon, lat]: Position) => `${lon},${lat}`
  pieces.forEach((piece, i) => {
    for (const end of piece) {
      const known = byEnd.get(key(end))
      if (known) known.push(i)
      else byEnd.set(key(end), [i])
    }
  })
  const isUsed = new Uint8Array(pieces.length)
  const follow = (line: Position[]): Position[] => {
    for (;;) {
      const end = line[line.length - 1]!
      const next = byEnd.get(key(end))!.find((i) => !isUsed[i])
      if (next === undefined) return line
      isUsed[next] = 1
      const [a, b] = pieces[next]!
      line.push(key(a) === key(end) ? b : a)
    }
  }
  return pieces.flatMap(([a, b], i) => {
    if (isUsed[i]) return []
    isUsed[i] = 1
    const onwards = follow([a, b])
    return [[...follow([b, a]).slice(2).reverse(), ...onwards]]
  })
}
