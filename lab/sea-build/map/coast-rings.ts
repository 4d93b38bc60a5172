import type { Coast } from '../water/gshhg.js'

const UNIT = 65535
const BINS_PER_ROW = 360
/** Number of fine steps around the Earth. */
const ROUND = BINS_PER_ROW * UNIT

/**
 * A closed shoreline with continuous longitudes. Level 1 is land, 2 a lake, 3 an island in a lake, 4 a
 * pond.
 */
export interface CoastRing {
  readonly level: number
  /** Area of the whole polygon; negative for a river drawn with both banks. */
  readonly areaKm2: number
  /** Longitude and latitude in turn. The first position is repeated at the end. */
  readonly lonLat: Float64Array
  /**
   * Number of positions at the end that only close the ring along a pole, and are not part of the
   * shore.
   */
  readonly alongPole: number
}

interface Piece {
  readonly bin: number
  readonly segment: number
}

/** Antarctica's grounding line lies under its ice, whose front is the coast. */
const UNDER_ICE = 6
const ICE_FRONT = 5

/**
 * Joins the pieces of each polygon, because GSHHG cuts them along whole degrees. A ring around a pole
 * is closed along the pole, so that it can be drawn on a flat map.
 * @throws Error if a piece has no continuation
 */
export function coastRings(coast: Coast, polygonOf: Int32Array): CoastRing[] {
  const pieces = new Map<number, Piece[]>()
  coast.segmentCount.forEach((count, bin) => {
    const first = coast.firstSegment[bin]!
    for (let segment = first; segment < first + count; segment++) {
      if (coast.level[segment] === UNDER_ICE) continue
      const id = polygonOf[segment]!
      const known = pieces.get(id)
      if (known === undefined) pieces.set(id, [{ bin, segment }])
      else known.push({ bin, segment })
    }
  })
  return [...pieces.values()].flatMap((some) => ringsOf(coast, some))
}

function ringsOf(coast: Coast, pieces: readonly Piece[]): CoastRing[] {
  const starting = new Map<number, Piece[]>()
  for (const piece of pieces) {
    const key = endKey(coast, piece, 0)
    starting.set(key, [...(starting.get(key) ?? []), piece])
  }
  const used = new Set<number>()
  const rings: CoastRing[] = []
  for (const first of pieces) {
    if (used.has(first.segment)) continue
    const chain: Piece[] = []
    const goal = endKey(coast, first, 0)
    for (let piece: Piece | undefined = first; piece !== undefined; ) {
      used.add(piece.segment)
      chain.push(piece)
      const end = endKey(coast, piece, coast.pointCount[piece.segment]! - 1)
      if (end === goal) break
      const next: Piece | undefined = starting.get(end)?.find(({ segment }) => !used.has(segment))
      if (next === undefined)
        throw new Error(`GSHHG: the shoreline of segment ${piece.segment} is not closed.`)
      piece = next
    }
    const level = coast.level[first.segment]!
    const shore = fromNearestToPole(joined(coast, chain))
    const closing = closingOf(shore)
    rings.push({
      level: level === ICE_FRONT ? 1 : level,
      areaKm2: coast.areaKm2[first.segment]!,
      lonLat: Float64Array.from([...shore, ...closing]),
      alongPole: closing.length / 2 - 1,
    })
  }
  return rings
}

/**
 * A key that is the same for two points of neighbouring bins at the same place on their common edge.
 */
function endKey(coast: Coast, { bin, segment }: Piece, point: number): number {
  const [x, y] = fine(coast, bin, coast.firstPoint[segment]! + point)
  return (x % ROUND) * 180 * UNIT + y
}

/** Steps east of Greenwich and north of the south pole. */
function fine(coast: Coast, bin: number, p: number): [x: number, y: number] {
  const row = 179 - Math.floor(bin / BINS_PER_ROW)
  return [(bin % BINS_PER_ROW) * UNIT + coast.x[p]!, row * UNIT + coast.y[p]!]
}

function joined(coast: Coast, chain: readonly Piece[]): number[] {
  const out: number[] = []
  let last: number | null = null
  for (const { bin, segment } of chain) {
    const first = coast.firstPoint[segment]!
    for (let p = first; p < first + coast.pointCount[segment]!; p++) {
      const [x, y] = fine(coast, bin, p)
      const lon: number = continued(x / UNIT, last)
      const lat = y / UNIT - 90
      if (out[out.length - 2] === lon && out[out.length - 1] === lat) continue
      out.push(lon, lat)
      last = lon
    }
  }
  return out
}

function continued(lon: number, last: number | null): number {
  if (last === null) return lon > 180 ? lon - 360 : lon
  return lon + 360 * Math.round((last - lon) / 360)
}

/** How far east a closed shore leads: 0, or 360 around a pole. */
const turnOf = (shore: readonly number[]) =>
  360 * Math.round((shore[shore.length - 2]! - shore[0]!) / 360)

/**
 * A shore around a pole from its position nearest to it. The meridian from there to the pole crosses no shore, so
 * that the closed ring does not cross itself.
 */
function fromNearestToPole(shore: readonly number[]): readonly number[] {
  const turn = turnOf(shore)
  if (turn === 0) return shore
  let nearest = 0
  for (let i = 0; i < shore.length; i += 2) {
    if (Math.abs(shore[i + 1]!) > Math.abs(shore[nearest + 1]!)) nearest = i
  }
  const east = (values: readonly number[], degrees: number) =>
    values.map((value, i) => (i % 2 === 0 ? value + degrees : value))
  // The last position repeats the first.
  const turned = [...shore.slice(nearest, -2), ...east(shore.slice(0, nearest + 2), turn)]
  return east(turned, -360 * Math.round(turned[0]! / 360))
}

/**
 * The positions that close a shore: its first position or, if it surrounds a pole, the way there via
 * the pole.
 */
function closingOf(shore: readonly number[]): number[] {
  const [lon, lat] = [shore[0]!, shore[1]!]
  if (turnOf(shore) === 0) return [lon, lat]
  const end = shore[shore.length - 2]!
  const pole = lat < 0 ? -90 : 90
  return [end, pole, lon, pole, lon, lat]
}
