import { contours } from 'd3-contour'
import type { Position } from '../../../src/engine/geo/position.js'
import { findRingFault } from '../../../src/engine/geo/self-crossing.js'
import { significanceKm } from '../../../src/engine/geo/simplify.js'
import type { WrittenShallowArea } from '../../../src/engine/sea/shallow-areas.js'
import { DISTANCE_UNIT_KM } from '../water/coast-distance.js'
import { cellOf, KM_PER_DEGREE } from '../water/grid.js'
import { depthAt, type NearGrid, type ShallowRegion } from '../water/shallows.js'

/** Squares of the tracing per degree: twice as fine as the nodes of the depth grid. */
const SQUARES_PER_DEGREE = 24
/** Smaller pieces are noise of the depth grid, km². Only water that ships can use counts. */
const LEAST_KM2 = 400
/** Ships stay this far from the coast anyway, km. */
const OFF_COAST_KM = 6
/**
 * Number of squares by which an outline extends over land behind its water, so that no gap remains
 * along the coast.
 */
const OVER_LAND = 3
/** Minimum and maximum deviation of an outline from the traced one, km. */
const STRAY_KM = { least: 3, most: 8 }
const MAX_CORNERS = 40
const DECIMALS = 1000

const NONE = 0
const LAND = 1
const SHALLOW = 2

/** The data from which shelves are traced. */
export interface ShelfInputs {
  readonly depths: Uint8Array
  /** Distance to the coast for every cell of the build's raster, in `DISTANCE_UNIT_KM`; 0 on land. */
  readonly distance: Pick<Uint8Array, number>
  /** Narrow waters, ports and links. Nothing near them is shallow. */
  readonly near: Pick<NearGrid, 'has'>
}

/** Squares of a region, row by row from the south-west. */
interface Squares {
  readonly west: number
  readonly south: number
  readonly width: number
  readonly height: number
  readonly kinds: Uint8Array
  /** Whether a square is water that ships can use. */
  readonly isOffing: Uint8Array
}

/** The areas of a region that are shallower than a class, largest first. */
export function traceShelves(
  { id, box }: Pick<ShallowRegion, 'id' | 'box'>,
  name: string,
  underM: number,
  inputs: ShelfInputs,
): WrittenShallowArea[] {
  const squares = squaresOf(box, underM, inputs)
  return pieces(squares)
    .map((piece) => ({ piece, km2: offingKm2(piece, squares) }))
    .filter(({ km2 }) => km2 >= LEAST_KM2)
    .sort((a, b) => b.km2 - a.km2)
    .flatMap(({ piece }) => outlinesOf(piece, squares))
    .map((outline, i) => ({ id: `${id}-${underM}-${i + 1}`, name, underM, outline }))
}

function squaresOf(
  [west, south, east, north]: ShallowRegion['box'],
  underM: number,
  { depths, distance, near }: ShelfInputs,
): Squares {
  const width = Math.round((east - west) * SQUARES_PER_DEGREE)
  const height = Math.round((north - south) * SQUARES_PER_DEGREE)
  const kinds = new Uint8Array(width * height)
  const isOffing = new Uint8Array(width * height)
  for (let row = 0; row < height; row++) {
    const lat = south + (row + 0.5) / SQUARES_PER_DEGREE
    for (let column = 0; column < width; column++) {
      const lon = west + (column + 0.5) / SQUARES_PER_DEGREE
      const at = row * width + column
      const offKm = distance[cellOf(lon, lat)]! * DISTANCE_UNIT_KM
      isOffing[at] = Number(offKm >= OFF_COAST_KM)
      if (near.has(lon, lat)) continue
      if (offKm === 0) kinds[at] = LAND
      else if (depthAt(depths, lon, lat) < underM) kinds[at] = SHALLOW
    }
  }
  const all = { west, south, width, height, kinds, isOffing }
  return { ...all, kinds: withoutStrips(all) }
}

/**
 * Excludes water that is nowhere three squares wide, counting the land beside it: steep coasts, single
 * nodes.
 */
function withoutStrips(squares: Squares): Uint8Array {
  const { kinds } = squares
  const isCore = kinds.map((kind, at) => {
    if (kind !== SHALLOW) return 0
    let isInside = 1
    eachBeside(at, squares, 1, (next) => {
      if (kinds[next] === NONE) isInside = 0
    })
    return isInside
  })
  return kinds.map((kind, at) => {
    if (kind !== SHALLOW) return kind
    let stays = isCore[at]!
    eachBeside(at, squares, 1, (next) => {
      stays ||= isCore[next]!
    })
    return stays ? SHALLOW : NONE
  })
}

function pieces(squares: Squares): number[][] {
  const { kinds } = squares
  const seen = new Uint8Array(kinds.length)
  const found: number[][] = []
  for (let start = 0; start < kinds.length; start++) {
    if (kinds[start] !== SHALLOW || seen[start]) continue
    seen[start] = 1
    const piece = [start]
    for (let i = 0; i < piece.length; i++) {
      eachBeside(piece[i]!, squares, 1, (next) => {
        if (kinds[next] !== SHALLOW || seen[next]) return
        seen[next] = 1
        piece.push(next)
      })
    }
    found.push(piece)
  }
  return found
}

function offingKm2(piece: readonly number[], { south, width, isOffing }: Squares): number {
  const sideKm = KM_PER_DEGREE / SQUARES_PER_DEGREE
  let km2 = 0
  for (const at of piece) {
    const lat = south + Math.floor(at / width) / SQUARES_PER_DEGREE
    if (isOffing[at]) km2 += sideKm ** 2 * Math.cos((lat * Math.PI) / 180)
  }
  return km2
}

/**
 * Outlines of a piece and of the land behind it. Water that it encloses is part of it, because no ship
 * can enter.
 */
function outlinesOf(piece: readonly number[], squares: Squares): Position[][] {
  const { west, south, width, height, kinds } = squares
  const [w, h] = [width + 2, height + 2]
  const closed = new Float64Array(w * h)
  const close = (at: number): void => {
    closed[(Math.floor(at / width) + 1) * w + (at % width) + 1] = 1
  }
  for (const at of piece) {
    close(at)
    eachBeside(at, squares, OVER_LAND, (next) => {
      if (kinds[next] === LAND) close(next)
    })
  }
  const { coordinates } = contours()
    .size([w, h])
    .smooth(false)
    .contour([...closed], 0.5)
  return coordinates.flatMap(([outer]) => {
    const traced = outer!.map(
      ([x, y]): Position => [
        west + (x! - 1) / SQUARES_PER_DEGREE,
        south + (y! - 1) / SQUARES_PER_DEGREE,
      ],
    )
    const simple = simplified(traced)
    return simple && outlineKm2(simple) >= LEAST_KM2 ? [simple] : []
  })
}

/** Area from the corners, on the plane of their latitude. */
function outlineKm2(outline: readonly Position[]): number {
  let degrees2 = 0
  outline.forEach(([x0, y0], i) => {
    const [x1, y1] = outline[(i + 1) % outline.length]!
    degrees2 += (x0 * y1 - x1 * y0) / 2
  })
  return Math.abs(degrees2) * KM_PER_DEGREE ** 2 * Math.cos((outline[0]![1] * Math.PI) / 180)
}

/** The outline with few corners and without crossing itself; null if there is none. */
function simplified(traced: readonly Position[]): Position[] | null {
  const significance = significanceKm(traced)
  let best: Position[] | null = null
  for (let km = STRAY_KM.least; km <= STRAY_KM.most; km *= 1.15) {
    const kept = traced.filter((_, i) => significance[i]! > km)
    const rounded = kept.map(
      ([lon, lat]): Position => [
        Math.round(lon * DECIMALS) / DECIMALS,
        Math.round(lat * DECIMALS) / DECIMALS,
      ],
    )
    if (rounded.length < 4 || findRingFault([rounded])) continue
    best = rounded.slice(0, -1)
    if (best.length <= MAX_CORNERS) break
  }
  return best
}

function eachBeside(
  at: number,
  { width, height }: Pick<Squares, 'width' | 'height'>,
  reach: number,
  visit: (next: number) => void,
): void {
  const row = Math.floor(at / width)
  const column = at - row * width
  for (let r = Math.max(0, row - reach); r <= Math.min(height - 1, row + reach); r++) {
    for (let c = Math.max(0, column - reach); c <= Math.min(width - 1, column + reach); c++) {
      if (r !== row || c !== column) visit(r * width + c)
    }
  }
}
