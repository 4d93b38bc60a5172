import { legKmBetween } from '../../../src/engine/geo/leg.js'
import { entityOf } from '../../../src/engine/sea/sight/states.js'
import type { NetworkContent } from '../../../src/engine/sea/stored/network-content.js'
import { waterFans } from '../graph/taut-edges.js'
import { type Chord, followChord } from './chord.js'
import { carriage, Masses } from './masses.js'
import { chooseNested } from './nested-intervals.js'
import { OutlineAreas } from './outline-areas.js'
import { type MouthGroup, riverMarks } from './river-mouths.js'
import { findShoreLines, nextEdge, type OutlinedMesh, type ShoreLines } from './shore-lines.js'

/**
 * Maximum length of a door, km. A door is a great circle. On the ellipsoid, a path behind it may be
 * shorter by the difference from a geodesic, which grows with the cube of the length: 19 m were seen
 * with a very long door.
 */
const LONGEST_KM = 3000

/** A door, by the vertices at its ends. */
export type Door = readonly [from: number, to: number]

/** A connected water. */
export interface Water {
  readonly corners: number
  readonly area: number
}

type DoorMesh = OutlinedMesh & Pick<NetworkContent, 'lonLatE6' | 'cornerVertex'>
type Legs = Pick<NetworkContent, 'legFirst' | 'legTo'>

/** Possible bays: the waters enclosed by a section of an outline and a chord. */
interface Candidates {
  readonly firstPlace: number[]
  readonly lastPlace: number[]
  readonly size: number[]
  readonly share: number[]
}

/**
 * Chooses the doors of a network among the legs and edges of the triangulation that join two places of
 * one outline. No two doors cross, and none divides a group of mouths, except with a probability of 1
 * in 2^32.
 * @param waters by number; `waterOf` of each vertex
 */
export function chooseDoors(
  mesh: DoorMesh,
  legs: Legs,
  groups: readonly MouthGroup[],
  waterOf: Int32Array,
  waters: readonly Water[],
  leastCorners: number,
): Door[] {
  const lines = findShoreLines(mesh)
  const found: Candidates = { firstPlace: [], lastPlace: [], size: [], share: [] }
  const weigh = weigher(mesh, lines, groups, waterOf, waters)
  for (const chord of chords(mesh, lines, legs)) {
    const bay = weigh(chord)
    if (bay === null || bay.size < leastCorners) continue
    found.firstPlace.push(bay.firstPlace)
    found.lastPlace.push(bay.lastPlace)
    found.size.push(bay.size)
    found.share.push(bay.share)
  }
  const vertexOf = (place: number) => mesh.start[lines.edgeOut[place]!]!
  return chosen(found, lines).map(
    (i): Door => [vertexOf(found.firstPlace[i]!), vertexOf(found.lastPlace[i]!)],
  )
}

/**
 * Straight lines between two corners of one outline, and edges of the triangulation between two corners
 * of one.
 */
function* chords(mesh: DoorMesh, lines: ShoreLines, { legFirst, legTo }: Legs): Generator<Chord> {
  const { start, across, cornerVertex } = mesh
  const fans = waterFans(mesh)
  const outlinesOf = outlinesOfVertices(mesh, lines)
  const isOfOne = (from: number, to: number) => {
    const there = outlinesOf.get(to)
    return outlinesOf.get(from)?.some((outline) => there?.includes(outline)) === true
  }
  const corners = cornerVertex.length
  const isSeen = new Set<number>()
  for (let state = 0; state < 2 * corners; state++) {
    const from = cornerVertex[entityOf(corners, state)]!
    if (state % 2 === 0) isSeen.clear()
    const fan = fans.edge.subarray(fans.first[from]!, fans.first[from + 1]!)
    for (let k = legFirst[state]!; k < legFirst[state + 1]!; k++) {
      const entity = entityOf(corners, legTo[k]!)
      if (entity >= corners || isSeen.has(entity)) continue
      isSeen.add(entity)
      const to = cornerVertex[entity]!
      const chord = isOfOne(from, to) ? followChord(mesh, fan, from, to) : null
      if (chord) yield chord
    }
  }
  for (let e = 0; e < start.length; e++) {
    if (across[e]! > e && isOfOne(start[e]!, start[nextEdge(e)]!)) {
      yield { from: e, to: across[e]!, crossed: [] }
    }
  }
}

function outlinesOfVertices({ start }: DoorMesh, lines: ShoreLines): Map<number, number[]> {
  const outlines = new Map<number, number[]>()
  lines.edgeOut.forEach((e, place) => {
    const known = outlines.get(start[e]!)
    if (known) known.push(lines.outlineOf[place]!)
    else outlines.set(start[e]!, [lines.outlineOf[place]!])
  })
  return outlines
}

interface Bay {
  readonly firstPlace: number
  readonly lastPlace: number
  readonly size: number
  readonly share: number
}

/** The water behind a chord, on the side with fewer corners; null if it must not be closed. */
function weigher(
  mesh: DoorMesh,
  lines: ShoreLines,
  groups: readonly MouthGroup[],
  waterOf: Int32Array,
  waters: readonly Water[],
): (chord: Chord) => Bay | null {
  const { start, vectors, cornerVertex } = mesh
  const { placeOf, outlineOf } = lines
  const order = carriage(mesh, lines)
  const isCorner = new Int32Array(vectors.length / 3)
  for (const vertex of cornerVertex) isCorner[vertex] = 1
  const corners = new Masses(mesh, lines, order, isCorner)
  const rivers = new Masses(mesh, lines, order, riverMarks(groups, isCorner.length))
  const areas = new OutlineAreas(mesh, lines)
  const crossing = ({ along }: Masses, edges: readonly number[]) =>
    edges.reduce((sum, e) => (sum + along[e]!) | 0, 0)
  return ({ from, to, crossed }) => {
    const [s, t] = [placeOf[from]!, placeOf[to]!]
    if (s < 0 || t < 0 || s === t || outlineOf[s] !== outlineOf[t]) return null
    if (legKmBetween(vectors, start[from]!, start[to]!) > LONGEST_KM) return null
    // The sums to the left and right of the chord. The mouths at its own ends stay outside.
    const marks = rivers.leftOf(from, to, crossing(rivers, crossed))
    const isLeftWhole = marks === 0
    const isRightWhole = ((marks + rivers.ends(from, to)) | 0) === 0
    if (!isLeftWhole && !isRightWhole) return null
    const water = waters[waterOf[start[from]!]!] ?? null
    if (water === null || water.corners === 0) return null
    const all = water.corners
    const left = (((corners.leftOf(from, to, crossing(corners, crossed)) % all) + all) % all) | 0
    const right = all - left - corners.ends(from, to)
    const isLeft = left <= right
    if (isLeft ? !isLeftWhole : !isRightWhole) return null
    const size = isLeft ? left : right
    // The outline has its water on the left: to the left of s -> t, it runs from t to s.
    const [firstPlace, lastPlace] = isLeft ? [t, s] : [s, t]
    const area = areas.between(firstPlace, lastPlace) / water.area
    return { firstPlace, lastPlace, size, share: Math.min(1, (size / all + area) / 2) }
  }
}

function chosen(found: Candidates, lines: ShoreLines): number[] {
  const byOutline = new Map<number, number[]>()
  found.firstPlace.forEach((place, i) => {
    const outline = lines.outlineOf[place]!
    const known = byOutline.get(outline)
    if (known) known.push(i)
    else byOutline.set(outline, [i])
  })
  return [...byOutline].flatMap(([outline, ids]) => {
    const first = lines.first[outline]!
    return chosenOf(found, ids, first, lines.first[outline + 1]! - first)
  })
}

/** The best bays of an outline of n places, opened where the bays that lead over it save least. */
function chosenOf(found: Candidates, ids: readonly number[], first: number, n: number): number[] {
  const over = new Float64Array(n + 1)
  for (const i of ids) {
    const [a, b] = [found.firstPlace[i]! - first, found.lastPlace[i]! - first]
    const worth = found.size[i]! * (1 - found.share[i]!) ** 2
    if (a < b) {
      over[a + 1]! += worth
      over[b]! -= worth
    } else {
      over[0]! += worth
      over[b]! -= worth
      over[Math.min(n, a + 1)]! += worth
    }
  }
  let cut = 0
  let least = Number.POSITIVE_INFINITY
  let sum = 0
  for (let place = 0; place < n; place++) {
    sum += over[place]!
    if (sum < least) [least, cut] = [sum, place]
  }
  const from = new Int32Array(ids.length)
  const to = new Int32Array(ids.length)
  ids.forEach((i, k) => {
    from[k] = (found.firstPlace[i]! - first - cut + n) % n
    to[k] = (found.lastPlace[i]! - first - cut + n) % n || n
  })
  const all = {
    from,
    to,
    size: Float64Array.from(ids, (i) => found.size[i]!),
    share: Float64Array.from(ids, (i) => found.share[i]!),
  }
  const straight = Int32Array.from(ids.keys()).filter((k) => from[k]! < to[k]!)
  return chooseNested(all, straight).map((k) => ids[k]!)
}
