import { legKmBetween, vectorLegKm } from './leg.js'
import { normaliseLongitude, type Position } from './position.js'
import { BLOCK, nearRing, type Outlined, type Ring, ringContainsVector } from './ring.js'
import { joined, type Span } from './spans.js'
import { RADIANS, toVector } from './vector.js'

/** A line of great-circle legs, prepared once and then compared with any number of areas. */
export interface MeasuredLine {
  /** Unit vectors of the vertices: x, y and z in turn. */
  readonly xyz: Float64Array
  readonly lon: Float64Array
  /** For each leg: west end and width in degrees, lowest and highest z. */
  readonly boxes: Float64Array
  /** Box of all legs together, in the same order. */
  readonly box: Float64Array
}

/** Two crossings or ends closer together than this, in radians, count as one (6 mm). */
const TOUCH = 1e-9
/** Pieces inside an area with a smaller gap between them form one span, km. */
const SAME_PLACE_KM = 1e-3
/** Sine of the angle from a great circle below which a corner counts as lying on it. */
const ON_CIRCLE = 1e-12

const measured = new WeakMap<readonly Position[], MeasuredLine>()

/**
 * Prepares a line, once; longitudes may run past ±180. Legs take the shorter direction.
 */
export function measuredLine(positions: readonly Position[]): MeasuredLine {
  const known = measured.get(positions)
  // Positions may have been added since.
  if (known?.lon.length === positions.length) return known
  const line = measure(positions)
  measured.set(positions, line)
  return line
}

function measure(positions: readonly Position[]): MeasuredLine {
  const count = positions.length
  const xyz = new Float64Array(3 * count)
  const lon = new Float64Array(count)
  for (let i = 0; i < count; i++) {
    const [x, y, z] = toVector(positions[i]!)
    xyz[3 * i] = x
    xyz[3 * i + 1] = y
    xyz[3 * i + 2] = z
    lon[i] = positions[i]![0]
  }
  const boxes = new Float64Array(4 * Math.max(0, count - 1))
  for (let i = 0; i + 1 < count; i++) {
    const width = normaliseLongitude(lon[i + 1]! - lon[i]!)
    boxes[4 * i] = width < 0 ? lon[i]! + width : lon[i]!
    boxes[4 * i + 1] = Math.abs(width)
    setHeightRange(xyz, 3 * i, boxes, 4 * i + 2)
  }
  return { xyz, lon, boxes, box: boxOf(boxes) }
}

/** West end and width, lowest and highest z of all legs' boxes together. */
function boxOf(boxes: Float64Array): Float64Array {
  let west = Infinity
  let east = -Infinity
  let low = Infinity
  let high = -Infinity
  for (let i = 0; i < boxes.length; i += 4) {
    west = Math.min(west, boxes[i]!)
    east = Math.max(east, boxes[i]! + boxes[i + 1]!)
    low = Math.min(low, boxes[i + 2]!)
    high = Math.max(high, boxes[i + 3]!)
  }
  return Float64Array.of(west, east - west, low, high)
}

/** Lowest and highest z on a leg: that of its ends, or the summit of its great circle between them. */
function setHeightRange(xyz: Float64Array, a: number, range: Float64Array, at: number): void {
  const az = xyz[a + 2]!
  const bz = xyz[a + 5]!
  const cosine = xyz[a]! * xyz[a + 3]! + xyz[a + 1]! * xyz[a + 4]! + az * bz
  range[at] = Math.min(az, bz)
  range[at + 1] = Math.max(az, bz)
  // Climb at either end, by the component of z towards the other end.
  const outward = bz - az * cosine
  const inward = az - bz * cosine
  if (outward > 0 === inward < 0) return
  const nx = xyz[a + 1]! * bz - az * xyz[a + 4]!
  const ny = az * xyz[a + 3]! - xyz[a]! * bz
  const nz = xyz[a]! * xyz[a + 4]! - xyz[a + 1]! * xyz[a + 3]!
  const length = Math.hypot(nx, ny, nz)
  if (length < 1e-15) return
  const summit = Math.hypot(nx, ny) / length
  if (outward > 0) range[at + 1] = Math.max(range[at + 1]!, summit)
  else range[at] = Math.min(range[at]!, -summit)
}

/** Length of the part of a line inside an area, km on WGS84. The rings of the area must not overlap. */
export function kmInside(line: MeasuredLine, area: Outlined): number {
  let km = 0
  forEachPiece(line, area, (_leg, pieceKm) => {
    km += pieceKm
  })
  return km
}

/** An area that a line touches. */
export interface AreaAlong<Area> {
  readonly area: Area
  readonly distanceKm: number
  /** The sections inside, in order. Their lengths add up to the line's kilometres in the area. */
  readonly spans: readonly Span[]
}

/**
 * The areas that a line touches, in the order given, with the sections inside.
 * @param distancesKm km on WGS84 from the start of the line at each position
 */
export function areasAlong<Area extends Outlined>(
  line: MeasuredLine,
  distancesKm: readonly number[],
  areas: readonly Area[],
): AreaAlong<Area>[] {
  return areas.flatMap((area) => {
    const pieces: Span[] = []
    let distanceKm = 0
    forEachPiece(line, area, (leg, km, beforeKm) => {
      const fromKm = distancesKm[leg]! + beforeKm
      pieces.push([fromKm, fromKm + km])
      distanceKm += km
    })
    return distanceKm > 0 ? [{ area, distanceKm, spans: joined(pieces, SAME_PLACE_KM) }] : []
  })
}

/** Receives the leg of a piece inside, the piece's km, and the km before it on that leg. */
type VisitPiece = (leg: number, km: number, beforeKm: number) => void

function forEachPiece(line: MeasuredLine, { rings }: Outlined, visit: VisitPiece): void {
  for (const r of rings) if (boxesMeet(line.box, 0, r.box, 0)) visitRing(line, r, visit)
}

/**
 * Each leg is cut where it crosses the ring, and each piece is classified by its middle. Classifying by the middle,
 * instead of counting crossings, is right even for a line that runs through corners of the ring or along its edge. A
 * leg without a crossing inherits the answer of the leg before, if that one had none.
 */
function visitRing(line: MeasuredLine, r: Ring, visit: VisitPiece): void {
  const { xyz, boxes } = line
  const legs = boxes.length / 4
  const cuts: number[] = []
  let known: boolean | null = null
  for (let i = 0; i < legs; i++) {
    if (!boxesMeet(boxes, 4 * i, r.box, 0)) {
      known = null
      continue
    }
    cuts.length = 0
    const angle = crossings(line, i, r, cuts)
    if (cuts.length === 0) {
      known ??= insideAt(line, i, r, 0.5, angle)
      if (known) visit(i, legKmBetween(xyz, i, i + 1), 0)
    } else {
      known = null
      visitPieces(line, i, r, cuts, angle, visit)
    }
  }
}

function visitPieces(
  line: MeasuredLine,
  leg: number,
  r: Ring,
  cuts: number[],
  angle: number,
  visit: VisitPiece,
): void {
  if (angle < TOUCH) return
  cuts.push(0, angle)
  cuts.sort((p, q) => p - q)
  const { xyz } = line
  const a = 3 * leg
  for (let k = 0; k + 1 < cuts.length; k++) {
    const from = Math.max(0, cuts[k]!)
    const to = Math.min(angle, cuts[k + 1]!)
    if (to - from < TOUCH || !insideAt(line, leg, r, (from + to) / 2 / angle, angle)) continue
    const [px, py, pz] = pointAt(line, leg, from / angle, angle)
    const [qx, qy, qz] = pointAt(line, leg, to / angle, angle)
    const beforeKm = from === 0 ? 0 : vectorLegKm(xyz[a]!, xyz[a + 1]!, xyz[a + 2]!, px, py, pz)
    visit(leg, vectorLegKm(px, py, pz, qx, qy, qz), beforeKm)
  }
}

/** Whether the boxes of a leg and of a ring or block meet, whatever the turn of their longitudes. */
function boxesMeet(leg: Float64Array, l: number, box: Float64Array, b: number): boolean {
  if (leg[l + 2]! > box[b + 3]! || leg[l + 3]! < box[b + 2]!) return false
  let gap = leg[l]! - box[b]!
  gap -= 360 * Math.floor(gap / 360)
  return gap <= box[b + 1]! - box[b]! || gap + leg[l + 1]! >= 360
}

/**
 * Appends the angles from the leg's start, in radians, at which it crosses the ring, with a tiny
 * tolerance at the ends. Returns the angle of the leg.
 */
function crossings(line: MeasuredLine, leg: number, r: Ring, cuts: number[]): number {
  const a = 3 * leg
  const t = line.xyz
  const ax = t[a]!
  const ay = t[a + 1]!
  const az = t[a + 2]!
  let nx = ay * t[a + 5]! - az * t[a + 4]!
  let ny = az * t[a + 3]! - ax * t[a + 5]!
  let nz = ax * t[a + 4]! - ay * t[a + 3]!
  const sine = Math.sqrt(nx * nx + ny * ny + nz * nz)
  const angle = Math.atan2(sine, ax * t[a + 3]! + ay * t[a + 4]! + az * t[a + 5]!)
  if (sine < 1e-15) return angle
  nx /= sine
  ny /= sine
  nz /= sine
  // The leg's direction at its start, which forms a right-handed frame with a and n.
  const dx = ny * az - nz * ay
  const dy = nz * ax - nx * az
  const dz = nx * ay - ny * ax
  const { xyz, blocks } = r
  const edges = r.lon.length - 1
  for (let start = 0, b = 0; start < edges; start += BLOCK, b += 4) {
    if (!boxesMeet(line.boxes, 4 * leg, blocks, b)) continue
    const end = 3 * Math.min(edges, start + BLOCK)
    let v = 3 * start
    let side = nx * xyz[v]! + ny * xyz[v + 1]! + nz * xyz[v + 2]!
    for (; v < end; v += 3) {
      const next = nx * xyz[v + 3]! + ny * xyz[v + 4]! + nz * xyz[v + 5]!
      if (side > 0 !== next > 0) {
        const p = Math.abs(next)
        const q = Math.abs(side)
        const x = p * xyz[v]! + q * xyz[v + 3]!
        const y = p * xyz[v + 1]! + q * xyz[v + 4]!
        const z = p * xyz[v + 2]! + q * xyz[v + 5]!
        const at = Math.atan2(dx * x + dy * y + dz * z, ax * x + ay * y + az * z)
        if (at >= -TOUCH && at <= angle + TOUCH) cuts.push(at)
      }
      // A corner on the leg's circle may cause no change of sign: the leg is cut there, and the middles
      // decide.
      if (Math.abs(side) < ON_CIRCLE) {
        const [x, y, z] = [xyz[v]!, xyz[v + 1]!, xyz[v + 2]!]
        const at = Math.atan2(dx * x + dy * y + dz * z, ax * x + ay * y + az * z)
        if (at >= -TOUCH && at <= angle + TOUCH) cuts.push(at)
      }
      side = next
    }
  }
  return angle
}

/** The point at a fraction of a leg's angle, as a unit vector. */
function pointAt(
  line: MeasuredLine,
  leg: number,
  f: number,
  angle: number,
): [number, number, number] {
  const a = 3 * leg
  const t = line.xyz
  const s = Math.sin(angle)
  const p = s < 1e-12 ? 1 - f : Math.sin((1 - f) * angle) / s
  const q = s < 1e-12 ? f : Math.sin(f * angle) / s
  return [p * t[a]! + q * t[a + 3]!, p * t[a + 1]! + q * t[a + 4]!, p * t[a + 2]! + q * t[a + 5]!]
}

function insideAt(line: MeasuredLine, leg: number, r: Ring, f: number, angle: number): boolean {
  const [x, y, z] = pointAt(line, leg, f, angle)
  const lon = Math.atan2(y, x) / RADIANS
  return ringContainsVector(r, nearRing(r, lon), x, y, z)
}
