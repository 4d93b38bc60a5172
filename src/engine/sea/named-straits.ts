import { crossingShare } from '../geo/crossing.js'
import { KM_PER_DEGREE } from '../geo/distance.js'
import { measuredLine } from '../geo/inside.js'
import { legLengthKm } from '../geo/leg.js'
import type { Position } from '../geo/position.js'
import { angleBetween, RADIANS, toVector, type Vector, vectorAt } from '../geo/vector.js'
import type { LimitSet, PassageId } from './passages.js'

/** A strait of data/reference/straits.json with the least depth of its usual fairway, m. */
export interface NamedStrait {
  readonly name: string
  readonly depthM: number
  readonly leastWidthKm: number
  /** The usual fairway. */
  readonly guide: readonly Position[]
  /** A line from shore to shore, where one across the middle of the guide would leave water beside it. */
  readonly across?: readonly [Position, Position]
  /**
   * Whether the strait is closed to a vessel that needs more water than `depthM` or fits none of
   * `limits`: set where no deeper channel leads through the same water.
   */
  readonly limitsClose?: boolean
  /** Limits other than the depth. */
  readonly limits?: readonly LimitSet[]
  /** The passage that keeps through traffic out of it; absent if there is none. */
  readonly passage?: PassageId
}

/** Added to half of the least width, because a guide is accurate to about this, km. */
const MARGIN_KM = 1

/** How far a bar extends beyond the line at which a strait counts as passed, and its width. */
const BAR_END_KM = 3
const BAR_WIDTH_KM = 0.2

/** The straits of a parsed data/reference/straits.json. */
export function readStraits(document: unknown): readonly NamedStrait[] {
  const { straits, narrows = [] } = document as {
    readonly straits: readonly NamedStrait[]
    readonly narrows?: readonly NamedStrait[]
  }
  return [...straits, ...narrows]
}

/**
 * Exceeds the bulge of the line across a strait beyond its ends, as a share of the Earth's radius: 6
 * km.
 */
const BULGE = 1e-3

/** Whether a line leads through a strait, that is, across the middle of its fairway. */
export function passesStrait(line: readonly Position[], strait: NamedStrait): boolean {
  return straitsPassed(line, [strait]).length > 0
}

/** The straits that a line leads through. */
export function straitsPassed(
  line: readonly Position[],
  straits: readonly NamedStrait[],
): readonly NamedStrait[] {
  if (straits.length === 0) return straits
  const { xyz, boxes } = measuredLine(line)
  return straits.filter((strait) => crossings(xyz, boxes, strait).next().done === false)
}

/** Where a line leads through a strait, each time, km from its start. */
export function straitKm(
  line: readonly Position[],
  distancesKm: readonly number[],
  strait: NamedStrait,
): number[] {
  const { xyz, boxes } = measuredLine(line)
  return [...crossings(xyz, boxes, strait)].map(
    ({ leg, share }) => (1 - share) * distancesKm[leg]! + share * distancesKm[leg + 1]!,
  )
}

function* crossings(
  xyz: Float64Array,
  boxes: Float64Array,
  strait: NamedStrait,
): Generator<{ readonly leg: number; readonly share: number }, void> {
  const [left, right] = lineAcross(strait)
  // A great circle bulges at most so far beyond its ends.
  const bulge = BULGE + (1 - Math.cos(angleBetween(left, right) / 2))
  const low = Math.min(left[2], right[2]) - bulge
  const high = Math.max(left[2], right[2]) + bulge
  const blocks = blocksOf(boxes)
  for (let leg = 0, box = 0; box < boxes.length; leg++, box += 4) {
    // Most legs lie at other latitudes, which is cheap to check, and cheaper for many at once.
    const block = (2 * leg) / LEGS_PER_BLOCK
    if (leg % LEGS_PER_BLOCK === 0 && (blocks[block]! > high || blocks[block + 1]! < low)) {
      leg += LEGS_PER_BLOCK - 1
      box += 4 * (LEGS_PER_BLOCK - 1)
      continue
    }
    if (boxes[box + 2]! > high || boxes[box + 3]! < low) continue
    const share = crossingShare(vectorAt(xyz, leg), vectorAt(xyz, leg + 1), left, right)
    if (share !== null) yield { leg, share }
  }
}

/** The middle of its fairway. */
export function middleOf({ guide }: NamedStrait): Position {
  const { length } = guide
  const [[lon, lat], [east, north]] = [guide[(length - 1) >> 1]!, guide[length >> 1]!]
  return [(lon + east) / 2, (lat + north) / 2]
}

const LEGS_PER_BLOCK = 32
const blocksOfBoxes = new WeakMap<Float64Array, Float64Array>()

/** The lowest and the highest z of each block of legs: a line of 10,000 legs is compared with some 180 straits. */
function blocksOf(boxes: Float64Array): Float64Array {
  const known = blocksOfBoxes.get(boxes)
  if (known !== undefined) return known
  const blocks = new Float64Array(2 * Math.ceil(boxes.length / 4 / LEGS_PER_BLOCK))
  for (let at = 0; at < blocks.length; at += 2) [blocks[at], blocks[at + 1]] = [2, -2]
  for (let leg = 0, box = 0; box < boxes.length; leg++, box += 4) {
    const at = 2 * Math.floor(leg / LEGS_PER_BLOCK)
    blocks[at] = Math.min(blocks[at]!, boxes[box + 2]!)
    blocks[at + 1] = Math.max(blocks[at + 1]!, boxes[box + 3]!)
  }
  blocksOfBoxes.set(boxes, blocks)
  return blocks
}

const lines = new WeakMap<NamedStrait, readonly [Vector, Vector]>()

/** The line at which the strait counts as passed. */
function lineAcross(strait: NamedStrait): readonly [Vector, Vector] {
  let line = lines.get(strait)
  if (!line) {
    line = acrossMiddle(strait).map(toVector) as [Vector, Vector]
    lines.set(strait, line)
  }
  return line
}

/** Kilometres from shore to shore at the line at which it counts as passed. */
export function widthKm(strait: NamedStrait): number {
  const [from, to] = acrossMiddle(strait) as readonly [Position, Position]
  return legLengthKm(from, to)
}

/** A thin ring over that line and beyond its ends, so that no water beside it stays open. */
export function barrierOf(strait: NamedStrait): Position[] {
  const [left, right] = acrossMiddle(strait, BAR_END_KM) as readonly [Position, Position]
  const [dx, dy] = [right[0] - left[0], right[1] - left[1]]
  const scale = BAR_WIDTH_KM / 2 / KM_PER_DEGREE / Math.hypot(dx, dy)
  const moved = ([lon, lat]: Position, side: number): Position => [
    lon - side * dy * scale,
    lat + side * dx * scale,
  ]
  return [moved(left, 1), moved(right, 1), moved(right, -1), moved(left, -1)]
}

function acrossMiddle(strait: NamedStrait, furtherKm = 0): readonly Position[] {
  const { guide, leastWidthKm, across } = strait
  if (across) return across
  const [before, after] = [(guide.length - 1) >> 1, guide.length >> 1]
  const [lon, lat] = middleOf(strait)
  const isVertex = before === after
  const [a, b] = isVertex
    ? [guide[before - 1]!, guide[after + 1]!]
    : [guide[before]!, guide[after]!]
  const c = Math.cos(lat * RADIANS)
  const dx = (b[0] - a[0]) * c
  const dy = b[1] - a[1]
  const scale = (leastWidthKm / 2 + MARGIN_KM + furtherKm) / KM_PER_DEGREE / Math.hypot(dx, dy)
  return [1, -1].map((side) => [lon - (side * dy * scale) / c, lat + side * dx * scale])
}
