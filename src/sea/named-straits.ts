import { crossingShare } from '../geo/crossing.js'
import { KM_PER_DEGREE } from '../geo/distance.js'
import type { Position } from '../geo/position.js'
import { RADIANS, toVector, type Vector } from '../geo/vector.js'

/** A strait of data/reference/straits.json with the least depth of its usual fairway, m. */
export interface NamedStrait {
  readonly name: string
  readonly depthM: number
  readonly leastWidthKm: number
  /** The usual fairway. */
  readonly guide: readonly Position[]
}

/** Added to half of the least width, since a guide is drawn to about this, km. */
const MARGIN_KM = 1

export function readStraits(document: unknown): readonly NamedStrait[] {
  return (document as { straits: readonly NamedStrait[] }).straits
}

/** Whether a line leads through a strait: across the middle of its fairway. */
export function passesStrait(line: readonly Position[], strait: NamedStrait): boolean {
  const [left, right] = acrossMiddle(strait).map(toVector) as [Vector, Vector]
  return line.some(
    (to, i) => i > 0 && crossingShare(toVector(line[i - 1]!), toVector(to), left, right) !== null,
  )
}

function acrossMiddle({ guide, leastWidthKm }: NamedStrait): Position[] {
  const [before, after] = [Math.ceil(guide.length / 2) - 1, Math.floor(guide.length / 2)]
  const lon = (guide[before]![0] + guide[after]![0]) / 2
  const lat = (guide[before]![1] + guide[after]![1]) / 2
  const isVertex = before === after
  const [a, b] = isVertex
    ? [guide[before - 1]!, guide[after + 1]!]
    : [guide[before]!, guide[after]!]
  const c = Math.cos(lat * RADIANS)
  const dx = (b[0] - a[0]) * c
  const dy = b[1] - a[1]
  const scale = (leastWidthKm / 2 + MARGIN_KM) / KM_PER_DEGREE / Math.hypot(dx, dy)
  return [1, -1].map((side) => [lon - (side * dy * scale) / c, lat + side * dx * scale])
}
