import { nearestOnVectorLeg } from '../../geo/cross-track.js'
import { EARTH_RADIUS_KM } from '../../geo/distance.js'
import { positionAtKm } from '../../geo/interpolate.js'
import { kmAlong } from '../../geo/leg.js'
import type { Position } from '../../geo/position.js'
import { joined, type Span } from '../../geo/spans.js'
import { dot, toVector, type Vector, vectorAt } from '../../geo/vector.js'
import type { PassageUse } from '../request.js'
import {
  crossingKm,
  isBeside,
  kmOnLeg,
  type Line,
  mayBeNear,
  NEAR_END_KM,
  type PassageLines,
  useOf,
} from './beside-line.js'

/** A vessel in a canal is reported at most this far from its middle, km. */
const IN_CANAL_KM = 5
/** A line that begins, ends or turns back in a canal does so this near to its middle, and leads along so much of it, km. */
const BERTH_KM = 1
/** Places along a canal this close to each other are the same, km. */
const SAME_KM = 0.01
/** Along a part of a canal, a line sails between these shares of it. */
const SHARE = { least: 0.6, most: 1.7 }

/** The links of a canal, from one end to the other. */
export interface CanalLine {
  readonly xyz: readonly Vector[]
  readonly km: readonly number[]
  /** Its ends, and the points at a quarter from them. */
  readonly places: readonly { readonly place: Vector; readonly alongKm: number }[]
}

/** Where a line passes a place of a canal, or begins, ends or turns back inside. */
interface Mark {
  readonly km: number
  readonly alongKm: number
  readonly isBerth: boolean
}

export function canalLine(positions: readonly Position[]): CanalLine {
  const xyz = positions.map(toVector)
  const km = kmAlong(xyz.flat())
  const places = [0, 0.25, 0.75, 1].map((share) => {
    const alongKm = share * km.at(-1)!
    return { place: toVector(positionAtKm(positions, km, alongKm)), alongKm }
  })
  return { xyz, km, places }
}

/**
 * The passages that a line leads through, once for each time, in order. Unlike the line of a route, that
 * of a vessel's positions marks none, and may lead through a passage again: straits count where it
 * crosses their gates, canals where it leads along the middle half of their links, or begins, ends or
 * turns back on them. Ways inside of traffic schemes are too close to the others to tell.
 */
export function passagesSailed(
  line: Line,
  passages: readonly PassageLines[],
  canalsOf: (passage: number) => readonly CanalLine[],
): PassageUse[] {
  const uses = passages.flatMap((lines, at) => {
    const spans =
      lines.gates.length > 0
        ? gateSpans(line, lines)
        : lines.passage.kind === 'canal'
          ? canalsOf(at).flatMap((canal) => canalSpans(line, canal))
          : []
    // A strait may have several gates.
    return joined(spans, 0).map(([entryKm, exitKm]) => useOf(lines, entryKm, exitKm))
  })
  return uses.sort((a, b) => a.entryKm - b.entryKm)
}

function canalSpans(line: Line, canal: CanalLine): Span[] {
  const halfKm = canal.km.at(-1)! / 2
  return runsAlong(withTurns(marksOf(line, canal), line, canal)).flatMap((run): Span[] => {
    const [first, last] = [run[0]!, run.at(-1)!]
    const leastKm = first.isBerth || last.isBerth ? BERTH_KM : halfKm
    return Math.abs(last.alongKm - first.alongKm) < leastKm ? [] : [[first.km, last.km]]
  })
}

function marksOf(line: Line, canal: CanalLine): Mark[] {
  const lastVertex = line.distancesKm.length - 1
  const berths = [0, lastVertex].flatMap((vertex): Mark[] => {
    const alongKm = alongCanalKm(vectorAt(line.xyz, vertex), canal)
    return alongKm === null ? [] : [{ km: line.distancesKm[vertex]!, alongKm, isBerth: true }]
  })
  const places = canal.places.flatMap(({ place, alongKm }) =>
    approachesKm(line, place, IN_CANAL_KM).flatMap((km): Mark[] =>
      // A line from a berth comes closest to places behind it where it begins.
      berths.some((berth) => berth.km === km) ? [] : [{ km, alongKm, isBerth: false }],
    ),
  )
  return [...berths, ...places].sort((a, b) => a.km - b.km)
}

/** Marks, and where a line turns back between or at them: at a call, it ends in the canal and begins there again. */
function withTurns(marks: readonly Mark[], line: Line, canal: CanalLine): Mark[] {
  return marks.flatMap((mark, at): Mark[] => {
    const [before, after] = [marks[at - 1], marks[at + 1]]
    if (before && after && isTurn(before, mark, after)) {
      const turns = farthest(line, canal, before, after)
      return turns.length > 0 ? turns : [mark]
    }
    return after?.alongKm === mark.alongKm ? [mark, ...farthest(line, canal, mark, after)] : [mark]
  })
}

function isTurn(before: Mark, mark: Mark, after: Mark): boolean {
  return (mark.alongKm - before.alongKm) * (after.alongKm - mark.alongKm) < 0
}

/** Where a line comes and leaves the place in a canal that is farthest from where it passes two marks. */
function farthest(line: Line, canal: CanalLine, from: Mark, to: Mark): Mark[] {
  const inside = line.distancesKm.flatMap((km, vertex): Mark[] => {
    if (km <= from.km || km >= to.km) return []
    const alongKm = alongCanalKm(vectorAt(line.xyz, vertex), canal)
    return alongKm === null ? [] : [{ km, alongKm, isBerth: true }]
  })
  const awayKm = (mark: Mark) =>
    Math.min(Math.abs(mark.alongKm - from.alongKm), Math.abs(mark.alongKm - to.alongKm))
  const mostKm = Math.max(...inside.map(awayKm))
  const turns = mostKm < BERTH_KM ? [] : inside.filter((mark) => awayKm(mark) > mostKm - SAME_KM)
  return turns.length > 1 ? [turns[0]!, turns.at(-1)!] : turns
}

/** The marks that follow each other along a canal, in one direction. */
function runsAlong(marks: readonly Mark[]): Mark[][] {
  const runs: Mark[][] = []
  for (const mark of marks) {
    const [last, before] = runs.at(-1)?.toReversed() ?? []
    if (!last || !isAlong(last, mark)) runs.push([mark])
    else if (before && last.alongKm > before.alongKm !== mark.alongKm > last.alongKm) {
      runs.push([last, mark])
    } else runs.at(-1)!.push(mark)
  }
  return runs
}

function isAlong(from: Mark, to: Mark): boolean {
  const share = (to.km - from.km) / Math.abs(to.alongKm - from.alongKm)
  return share >= SHARE.least && share <= SHARE.most
}

/** How far along a canal a place on it is; null for one elsewhere. */
function alongCanalKm(place: Vector, { xyz, km }: CanalLine): number | null {
  let [offKm, alongKm] = [BERTH_KM, null as number | null]
  for (let at = 0; at + 1 < xyz.length; at++) {
    const near = nearestOnVectorLeg(place, xyz[at]!, xyz[at + 1]!)
    if (near.offKm < offKm) [offKm, alongKm] = [near.offKm, km[at]! + near.alongKm]
  }
  return alongKm
}

function gateSpans(line: Line, { passage, centreLines: centres, gates }: PassageLines): Span[] {
  const lengthKm = Math.max(...centres.map((centre) => kmAlong(centre.flat()).at(-1)!))
  const mostKm = lengthKm + 2 * NEAR_END_KM
  const lastKm = line.distancesKm.at(-1)!
  const isInside = (km: number) => {
    const at = line.distancesKm.findLastIndex((before) => before <= km + SAME_KM)
    return centres.some((centre) => isBeside(vectorAt(line.xyz, at), centre, NEAR_END_KM))
  }
  const crossings = crossingsOf(line, gates, passage.kind === 'canal' ? 'each once' : lengthKm)
  // Halfway to the next crossing, another passage begins.
  const halfways = crossings.slice(1).map(([next], at) => (crossings[at]![1] + next) / 2)
  const approaches = centres.flatMap((centre) =>
    [centre[0]!, centre.at(-1)!].flatMap((end) => approachesKm(line, end, NEAR_END_KM, halfways)),
  )
  return crossings.map(([firstKm, crossedKm], at) => {
    const [startKm, endKm] = [halfways[at - 1] ?? 0, halfways[at] ?? lastKm]
    const fromKm = Math.max(firstKm - mostKm, startKm)
    const toKm = Math.min(crossedKm + mostKm, endKm)
    const around = approaches.filter((km) => km >= fromKm && km <= toKm)
    const entryKm = Math.min(firstKm, ...around)
    const exitKm = Math.max(crossedKm, ...around)
    // A line that begins, ends or turns back inside a strait is in it from there, or until there.
    const begins = entryKm === firstKm && fromKm === startKm && isInside(startKm)
    const ends = exitKm === crossedKm && toKm === endKm && isInside(endKm)
    return [begins ? startKm : entryKm, ends ? endKm : exitKm]
  })
}

/**
 * Where a line crosses gates, from the first to the last of those that belong together: of a canal, until it crosses one
 * of them again; of a strait, as long as they are no farther apart than its length.
 */
function crossingsOf(
  line: Line,
  gates: PassageLines['gates'],
  together: 'each once' | number,
): Span[] {
  const rows: { readonly km: number; readonly gate: number }[][] = []
  const all = gates
    .flatMap((wall, gate) => crossingsKm(line, wall).map((km) => ({ km, gate })))
    .sort((a, b) => a.km - b.km)
  for (const crossing of all) {
    const [row, last] = [rows.at(-1), rows.at(-1)?.at(-1)]
    const isNext =
      together === 'each once'
        ? row?.every(({ gate }) => gate !== crossing.gate)
        : last && crossing.km - last.km <= together
    if (isNext) row!.push(crossing)
    else rows.push([crossing])
  }
  return rows.map((row) => [row[0]!.km, row.at(-1)!.km])
}

/**
 * Where a line comes closest to a place, each time that it comes within a distance.
 * @param cutsKm where another time begins though the line stays near
 */
function approachesKm(
  line: Line,
  place: Vector,
  withinKm: number,
  cutsKm: readonly number[] = [],
): number[] {
  const { xyz, distancesKm } = line
  const found: number[] = []
  const sine2 = Math.sin(withinKm / EARTH_RADIUS_KM) ** 2
  let best: { offKm: number; km: number } | null = null
  let cut = 0
  for (let i = 0; i + 1 < distancesKm.length; i++) {
    // A line that turns back there may do so a rounding before.
    while (cut < cutsKm.length && distancesKm[i]! >= cutsKm[cut]! - SAME_KM) {
      if (best !== null) found.push(best.km)
      best = null
      cut++
    }
    const near = mayBeNear(xyz, i, place, sine2)
      ? nearestOnVectorLeg(place, vectorAt(xyz, i), vectorAt(xyz, i + 1))
      : null
    if (near === null || near.offKm > withinKm) {
      if (best !== null) found.push(best.km)
      best = null
    } else if (best === null || near.offKm < best.offKm) {
      best = { offKm: near.offKm, km: kmOnLeg(line, i, near.alongKm) }
    }
  }
  if (best !== null) found.push(best.km)
  return found
}

function crossingsKm(line: Line, gate: readonly Vector[]): number[] {
  const found: number[] = []
  const [first] = gate
  for (let i = 0; i + 1 < line.distancesKm.length; i++) {
    // A gate is a few degrees wide, and so is a leg: most are far apart.
    if (dot(vectorAt(line.xyz, i), first!) < 0) continue
    const at = crossingKm(line, i, gate)
    if (at !== null) found.push(at)
  }
  return found
}
