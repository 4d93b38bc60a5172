import { nearestOnVectorLeg } from '../../geo/cross-track.js'
import { crossingShare } from '../../geo/crossing.js'
import { EARTH_RADIUS_KM } from '../../geo/distance.js'
import type { MeasuredLine } from '../../geo/inside.js'
import { positionAtKm } from '../../geo/interpolate.js'
import { kmAlong } from '../../geo/leg.js'
import type { Position } from '../../geo/position.js'
import { toVector, type Vector, vectorAt } from '../../geo/vector.js'
import { factsOf, type Passage } from '../../sea/passages.js'
import type { PassageUse } from '../request.js'

/** A vessel in a canal is reported at most this far from its middle, km. */
const IN_CANAL_KM = 5
/** A strait begins and ends where the line passes the ends of its centre line within this distance, km. */
const NEAR_END_KM = 60
/** Between its quarter points, a line sails between these shares of the half of a canal. */
const HALF = { least: 0.6, most: 1.7 }
interface Line extends Pick<MeasuredLine, 'xyz'> {
  readonly distancesKm: readonly number[]
}

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
export function passagesSailed(line: Line, passages: readonly Passage[]): PassageUse[] {
  const uses = passages.flatMap((passage) => {
    const centres = passage.centreLines.map((centre) => centre.map(toVector))
    const gates = passage.gates.map((gate) => gate.map(toVector))
    const spans =
      gates.length > 0
        ? // A strait may have several gates.
          joined(straitSpans(line, gates, centres), 0)
        : passage.kind === 'canal'
          ? passage.centreLines.flatMap((centre) => canalSpans(line, centre))
          : []
    return spans.map(([entryKm, exitKm]) => ({ ...factsOf(passage), entryKm, exitKm }))
  })
  return uses.sort((a, b) => a.entryKm - b.entryKm)
}

type Span = readonly [entryKm: number, exitKm: number]

/** Spans with less than this between them as one. */
export function joined(spans: readonly Span[], withinKm: number): Span[] {
  const whole: Span[] = []
  for (const [entryKm, exitKm] of [...spans].sort((a, b) => a[0] - b[0])) {
    const last = whole.at(-1)
    if (last && entryKm <= last[1] + withinKm) {
      whole[whole.length - 1] = [last[0], Math.max(last[1], exitKm)]
    } else whole.push([entryKm, exitKm])
  }
  return whole
}

function canalSpans(line: Line, positions: readonly Position[]): Span[] {
  const centre = positions.map(toVector)
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

function straitSpans(
  line: Line,
  gates: readonly (readonly Vector[])[],
  centres: readonly (readonly Vector[])[],
): Span[] {
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

function isBeside(place: Vector, centre: readonly Vector[], withinKm: number): boolean {
  return centre
    .slice(1)
    .some((to, at) => nearestOnVectorLeg(place, centre[at]!, to).offKm <= withinKm)
}

/** Where a line comes closest to either of two places, each time that it comes within a distance. */
function approachesOf(line: Line, ends: readonly [Vector, Vector], withinKm: number): Approach[] {
  return ends
    .flatMap((end, at) => nearestKm(line, end, withinKm).map((km) => ({ end: at as 0 | 1, km })))
    .sort((a, b) => a.km - b.km)
}

function nearestKm({ xyz, distancesKm }: Line, place: Vector, withinKm: number): number[] {
  const found: number[] = []
  const sine = Math.sin(withinKm / EARTH_RADIUS_KM)
  let best: { offKm: number; km: number } | null = null
  for (let i = 0; i + 1 < distancesKm.length; i++) {
    const near = mayBeNear(xyz, 3 * i, place, sine)
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

/** Cheap rejection: a place that is far from the whole great circle of a leg, or a point of no length. */
function mayBeNear(xyz: ArrayLike<number>, a: number, [x, y, z]: Vector, sine: number): boolean {
  const nx = xyz[a + 1]! * xyz[a + 5]! - xyz[a + 2]! * xyz[a + 4]!
  const ny = xyz[a + 2]! * xyz[a + 3]! - xyz[a]! * xyz[a + 5]!
  const nz = xyz[a]! * xyz[a + 4]! - xyz[a + 1]! * xyz[a + 3]!
  const height = nx * x + ny * y + nz * z
  return height * height <= sine * sine * (nx * nx + ny * ny + nz * nz) + 1e-24
}

function crossingsKm({ xyz, distancesKm }: Line, gate: readonly Vector[]): number[] {
  const found: number[] = []
  const [first] = gate
  for (let i = 0; i + 1 < distancesKm.length; i++) {
    const a = vectorAt(xyz, i)
    // A gate is a few degrees wide, and so is a leg: most are far apart.
    if (a[0] * first![0] + a[1] * first![1] + a[2] * first![2] < 0) continue
    const b = vectorAt(xyz, i + 1)
    for (let k = 0; k + 1 < gate.length; k++) {
      const share = crossingShare(a, b, gate[k]!, gate[k + 1]!)
      if (share !== null) {
        found.push(distancesKm[i]! + share * (distancesKm[i + 1]! - distancesKm[i]!))
        break
      }
    }
  }
  return found
}
