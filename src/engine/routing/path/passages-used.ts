import { type Box, extentOf, isInBox } from '../../geo/box.js'
import { nearestOnVectorLeg } from '../../geo/cross-track.js'
import { EARTH_RADIUS_KM } from '../../geo/distance.js'
import type { Position } from '../../geo/position.js'
import { angleBetween, toVector, type Vector, vectorAt } from '../../geo/vector.js'
import { EMPTY, type IndexSet, plus } from '../../sea/index-set.js'
import type { Passage } from '../../sea/passages.js'
import type { PassageUse } from '../request.js'
import {
  crossingKm,
  isBeside,
  kmOnLeg,
  type Line,
  mayBeNear,
  NEAR_END_KM,
  nextNear,
  type PassageLines,
  useOf,
} from './beside-line.js'
import { type CanalLine, canalLine, passagesSailed } from './passages-sailed.js'
import type { PassageSegment } from './track.js'

/**
 * Every gate of a canal lies on a link, which marks it. Only paths that need no network lead past these, along part of a
 * link or inshore: at most 90 km (`MAX_INSHORE_KM`). Twice that in longitude at 45 degrees, degrees.
 */
const AROUND_DEGREES = 2.3

interface Prepared extends PassageLines {
  /** Both ends of each centre line. */
  readonly ends: readonly Vector[]
  /** For each gate, the distance from its first point to its farthest one, km. */
  readonly gateKm: readonly number[]
  /** A box around each of its gates. */
  readonly around: readonly Box[]
}

/** Finds the passages that lines go through. */
export class PassageFinder {
  private readonly prepared: readonly Prepared[]
  private readonly canals = new Map<number, readonly CanalLine[]>()

  constructor(passages: readonly Passage[]) {
    this.prepared = passages.map((passage) => {
      const centreLines = passage.centreLines.map((line) => line.map(toVector))
      const gates = passage.gates.map((gate) => gate.map(toVector))
      return {
        passage,
        centreLines,
        ends: centreLines.flatMap((line) => [line[0]!, line[line.length - 1]!]),
        gates,
        gateKm: gates.map(radiusKm),
        around: passage.gates.map(boxAround),
      }
    })
  }

  /**
   * The canals whose gates a line between two places may cross without marking it: all canals
   * with a gate in whose surroundings both places lie.
   */
  unmarked(from: Position, to: Position): IndexSet {
    return this.prepared.reduce((set, { passage, around }, at) => {
      if (passage.kind !== 'canal' || passage.gates.length === 0) return set
      return around.some((box) => isInBox(from, box) && isInBox(to, box)) ? plus(set, at) : set
    }, EMPTY)
  }

  /**
   * Passages that a line goes through, in order. Those without a gate count along their links, such as a
   * canal from lock to lock; straits from one end of their centre line to the other, as far as the line
   * stays near them. A line that starts or ends inside a strait is in the strait from its start, or to
   * its end. The Seaway is both: several canals, each with a gate.
   */
  along(line: Line, segments: readonly PassageSegment[]): PassageUse[] {
    const uses: PassageUse[] = []
    for (const { passage: bit, from, to } of segments) {
      const prepared = this.prepared[bit]!
      const entryKm = line.distancesKm[from]!
      const exitKm = line.distancesKm[to]!
      uses.push(
        prepared.gates.length === 0
          ? useOf(prepared, entryKm, exitKm)
          : span(line, prepared, (entryKm + exitKm) / 2),
      )
    }
    for (const prepared of this.prepared) {
      if (prepared.passage.kind !== 'canal') continue
      const at = firstCrossingKm(line, prepared)
      if (at !== null) uses.push(span(line, prepared, at))
    }
    return joinTouching(uses.sort((a, b) => a.entryKm - b.entryKm))
  }

  /**
   * Passages that the line of a vessel's positions leads through.
   * @param links the lines of a canal's links
   */
  sailed(line: Line, links: (passage: number) => readonly (readonly Position[])[]): PassageUse[] {
    return passagesSailed(line, this.prepared, (passage) => {
      let canals = this.canals.get(passage)
      if (!canals) {
        canals = links(passage).map(canalLine)
        this.canals.set(passage, canals)
      }
      return canals
    })
  }
}

function radiusKm(gate: readonly Vector[]): number {
  return EARTH_RADIUS_KM * Math.max(...gate.map((point) => angleBetween(gate[0]!, point)))
}

function boxAround(positions: readonly Position[]): Box {
  const [west, south, east, north] = extentOf(positions)
  const by = AROUND_DEGREES
  return [west - by, south - by, east + by, north + by]
}

/** Joins uses of one passage that touch: a strait may be met twice, as a line and at its gate. */
function joinTouching(uses: readonly PassageUse[]): PassageUse[] {
  const joined: PassageUse[] = []
  for (const use of uses) {
    const at = joined.findIndex((j) => j.id === use.id && use.entryKm <= j.exitKm)
    if (at < 0) joined.push(use)
    else joined[at] = { ...joined[at]!, exitKm: Math.max(joined[at]!.exitKm, use.exitKm) }
  }
  return joined
}

/** Widens a crossing to the points where the line comes closest to the ends of the centre line. */
function span(line: Line, prepared: Prepared, atKm: number): PassageUse {
  let entryKm = atKm
  let exitKm = atKm
  for (const end of prepared.ends) {
    const nearest = nearestKm(line, end)
    if (nearest === null) continue
    entryKm = Math.min(entryKm, nearest)
    exitKm = Math.max(exitKm, nearest)
  }
  const last = line.distancesKm.length - 1
  const isInside = (at: number) =>
    prepared.centreLines.some((centre) => isBeside(vectorAt(line.xyz, at), centre, NEAR_END_KM))
  if (entryKm === atKm && isInside(0)) entryKm = 0
  if (exitKm === atKm && isInside(last)) exitKm = line.distancesKm[last]!
  return useOf(prepared, entryKm, exitKm)
}

/** Kilometres to the point where a line comes closest to a place; null if it stays far away. */
function nearestKm(line: Line, to: Vector): number | null {
  const { xyz } = line
  let best = NEAR_END_KM
  let sine2 = sineOfKm(best) ** 2
  let at: number | null = null
  const legs = line.distancesKm.length - 1
  for (let i = nextNear(line, 0, to, best); i < legs; i = nextNear(line, i + 1, to, best)) {
    if (!mayBeNear(xyz, i, to, sine2)) continue
    const { offKm, alongKm } = nearestOnVectorLeg(to, vectorAt(xyz, i), vectorAt(xyz, i + 1))
    if (offKm >= best) continue
    best = offKm
    sine2 = sineOfKm(best) ** 2
    at = kmOnLeg(line, i, alongKm)
  }
  return at
}

function sineOfKm(km: number): number {
  return Math.sin(km / EARTH_RADIUS_KM)
}

function firstCrossingKm(line: Line, { gates, gateKm }: Prepared): number | null {
  const legs = line.distancesKm.length - 1
  for (let g = 0; g < gates.length; g++) {
    const gate = gates[g]!
    const next = (leg: number) => nextNear(line, leg, gate[0]!, gateKm[g]!)
    for (let i = next(0); i < legs; i = next(i + 1)) {
      const at = isAcross(line.xyz, i, gate) ? crossingKm(line, i, gate) : null
      if (at !== null) return at
    }
  }
  return null
}

/** Cheap rejection: a gate that lies entirely on one side of a leg's great circle. */
function isAcross(xyz: ArrayLike<number>, i: number, gate: readonly Vector[]): boolean {
  const a = 3 * i
  const nx = xyz[a + 1]! * xyz[a + 5]! - xyz[a + 2]! * xyz[a + 4]!
  const ny = xyz[a + 2]! * xyz[a + 3]! - xyz[a]! * xyz[a + 5]!
  const nz = xyz[a]! * xyz[a + 4]! - xyz[a + 1]! * xyz[a + 3]!
  const [first] = gate
  const isLeft = nx * first![0] + ny * first![1] + nz * first![2] > 0
  for (let k = 1; k < gate.length; k++) {
    const point = gate[k]!
    if (nx * point[0] + ny * point[1] + nz * point[2] > 0 !== isLeft) return true
  }
  return false
}
