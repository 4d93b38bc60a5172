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
  type Line,
  mayBeNear,
  NEAR_END_KM,
  type PassageLines,
  useOf,
} from './beside-line.js'

/** A vessel in a canal is reported at most this far from its middle, km. */
const IN_CANAL_KM = 5
/** Between its quarter points, a line sails between these shares of the half of a canal. */
const HALF = { least: 0.6, most: 1.7 }

/** Where a line passes one of two places. */
interface Approach {
  readonly end: 0 | 1
  readonly km: number
}

/**
 * The passages that a line leads through, once for each time, in order. Unlike the line of a route, that
 * of a vessel's positions marks none, and may lead through a passage again: straits count where it
 * crosses their gates, canals where it leads along their middle half. Ways inside of traffic schemes are
 * too close to the others to tell.
 */
export function passagesSailed(line: Line, passages: readonly PassageLines[]): PassageUse[] {
  const uses = passages.flatMap((lines) => {
    const { passage, centreLines, gates } = lines
    const spans =
      gates.length > 0
        ? // A strait may have several gates.
          joined(straitSpans(line, lines), 0)
        : passage.kind === 'canal'
          ? centreLines.flatMap((centre, at) => canalSpans(line, centre, passage.centreLines[at]!))
          : []
    return spans.map(([entryKm, exitKm]) => useOf(lines, entryKm, exitKm))
  })
  return uses.sort((a, b) => a.entryKm - b.entryKm)
}

function canalSpans(line: Line, centre: readonly Vector[], positions: readonly Position[]): Span[] {
  const km = kmAlong(centre.flat())
  const lengthKm = km.at(-1)!
  const quarter = (share: number) => toVector(positionAtKm(positions, km, share * lengthKm))
  const approaches = approachesOf(line, [quarter(0.25), quarter(0.75)], IN_CANAL_KM)
  return approaches.flatMap(({ end, km }, at): Span[] => {
    const next = approaches[at + 1]
    if (next === undefined || next.end === end) return []
    const share = (next.km - km) / (lengthKm / 2)
    if (share < HALF.least || share > HALF.most) return []
    return [[alongside(line, centre, km, -1), alongside(line, centre, next.km, 1)]]
  })
}

/** How far from a place on a line its vertices stay in a canal, in one direction. */
function alongside(
  { xyz, distancesKm }: Line,
  centre: readonly Vector[],
  km: number,
  step: 1 | -1,
): number {
  let end = km
  const after = distancesKm.findIndex((one) => one > km)
  const first = after < 0 ? distancesKm.length : after
  for (let at = step > 0 ? first : first - 1; at >= 0 && at < distancesKm.length; at += step) {
    if (!isBeside(vectorAt(xyz, at), centre, IN_CANAL_KM)) break
    end = distancesKm[at]!
  }
  return end
}

function straitSpans(line: Line, { centreLines: centres, gates }: PassageLines): Span[] {
  const crossings = gates.flatMap((gate) => crossingsKm(line, gate)).sort((a, b) => a - b)
  if (crossings.length === 0) return []
  const approaches = centres.flatMap((centre) =>
    approachesOf(line, [centre[0]!, centre.at(-1)!], NEAR_END_KM),
  )
  const lengthKm = Math.max(...centres.map((centre) => kmAlong(centre.flat()).at(-1)!))
  const mostKm = lengthKm + 2 * NEAR_END_KM
  const lastKm = line.distancesKm.at(-1)!
  const isInside = (at: number) =>
    centres.some((centre) => isBeside(vectorAt(line.xyz, at), centre, NEAR_END_KM))
  return crossings.map((km, at) => {
    // Halfway to the next crossing, another passage begins.
    const fromKm = Math.max(km - mostKm, at === 0 ? 0 : (crossings[at - 1]! + km) / 2)
    const toKm = Math.min(
      km + mostKm,
      at + 1 === crossings.length ? lastKm : (km + crossings[at + 1]!) / 2,
    )
    const around = approaches.map((one) => one.km).filter((one) => one >= fromKm && one <= toKm)
    const entryKm = Math.min(km, ...around)
    const exitKm = Math.max(km, ...around)
    // A line that begins or ends inside a strait is in it from its start, or to its end.
    const begins = entryKm === km && fromKm === 0 && isInside(0)
    const ends = exitKm === km && toKm === lastKm && isInside(line.distancesKm.length - 1)
    return [begins ? 0 : entryKm, ends ? lastKm : exitKm]
  })
}

/** Where a line comes closest to either of two places, each time that it comes within a distance. */
function approachesOf(line: Line, ends: readonly [Vector, Vector], withinKm: number): Approach[] {
  return ends
    .flatMap((end, at) => nearestKm(line, end, withinKm).map((km) => ({ end: at as 0 | 1, km })))
    .sort((a, b) => a.km - b.km)
}

function nearestKm({ xyz, distancesKm }: Line, place: Vector, withinKm: number): number[] {
  const found: number[] = []
  const sine2 = Math.sin(withinKm / EARTH_RADIUS_KM) ** 2
  let best: { offKm: number; km: number } | null = null
  for (let i = 0; i + 1 < distancesKm.length; i++) {
    const near = mayBeNear(xyz, i, place, sine2)
      ? nearestOnVectorLeg(place, vectorAt(xyz, i), vectorAt(xyz, i + 1))
      : null
    if (near === null || near.offKm > withinKm) {
      if (best !== null) found.push(best.km)
      best = null
    } else if (best === null || near.offKm < best.offKm) {
      const km = Math.min(distancesKm[i]! + near.alongKm, distancesKm[i + 1]!)
      best = { offKm: near.offKm, km }
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
