import { readFileSync } from 'node:fs'
import { crossingShare } from '../../../src/engine/geo/crossing.js'
import { distancesAlong } from '../../../src/engine/geo/distance.js'
import { interpolate, positionAtKm } from '../../../src/engine/geo/interpolate.js'
import { legLengthKm } from '../../../src/engine/geo/leg.js'
import type { Position } from '../../../src/engine/geo/position.js'
import { toVector } from '../../../src/engine/geo/vector.js'
import { NoRouteError } from '../../../src/engine/routing/errors.js'
import {
  CLOSED_BY_DEFAULT,
  PASSAGES,
  type PassageId,
  type Resolution,
  type SeaRoute,
} from '../../../src/engine/routing/request.js'
import type { SeaRouter } from '../../../src/engine/routing/router.js'
import type { CoastMask } from '../../../src/engine/sea/coast-mask.js'
import { type Passage, readPassages } from '../../../src/engine/sea/passages.js'
import { seeded } from '../geo/random.js'

/** The passages that a request without options closes. */
const BY_DEFAULT: readonly PassageId[] = CLOSED_BY_DEFAULT
/** Maximum distance of places from a gate or from the end of a canal, km. */
const AROUND_KM = 40
/** Places farther from the canal than this may lie in Nantucket Sound, on the other side of the Cape, km. */
const AROUND_CAPE_COD_KM = 20
/** Half the length of the line across the middle of a canal, km. */
const ACROSS_CANAL_KM = 6
const KM_PER_DEGREE = 111.195
const TRIES = 2000
/** Greatest distance of places from a lock of the Seaway, along its centre line, km. */
const AROUND_LOCK_KM = 10
/** Canals between two rivers that the coast does not know: no water lies around their ends. */
export const BETWEEN_RIVERS: readonly PassageId[] = ['volga-don']

type Line = readonly Position[]
type Pair = readonly [Position, Position]

/** A passage with the lines that nothing may cross while it is closed. */
export interface Barrier {
  readonly passage: Passage & { readonly id: PassageId }
  readonly lines: readonly Line[]
  /** The locks of a canal, or the ends of a strait's centre line. */
  readonly ends: Pair
  /** Places along the channel that was drawn for a canal, beyond its locks too. */
  readonly guide: Line
}

const data = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../data/${name}`, import.meta.url), 'utf8'))

/**
 * Every passage that separates waters, with all of its gates; canals without gates have a line across
 * their middle. The schemes do not: a ship may start or end inside one that is closed.
 */
export function readBarriers(): Barrier[] {
  const passages = readPassages(data('reference/passages.json'))
  const { channels } = data('build-inputs/channels.json') as {
    channels: { passage?: string; locks?: Pair; guide: Line }[]
  }
  return PASSAGES.filter((id) => id !== 'inside-schemes').map((id) => {
    const passage = passages.find((p) => p.id === id) as Barrier['passage']
    const { locks, guide = [] } = channels.find((channel) => channel.passage === id) ?? {}
    const ends = (passage.kind === 'canal' && locks) || endsOf(passage.centreLines[0]!)
    const lines = passage.gates.length > 0 ? passage.gates : [acrossMiddle(ends)]
    return { passage, ends, lines, guide }
  })
}

function acrossMiddle([a, b]: Pair): Line {
  const middle: Position = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  return [aside(middle, a, b, ACROSS_CANAL_KM), aside(middle, a, b, -ACROSS_CANAL_KM)]
}

/** Seeded pairs of places on water, one on either side of the barrier and close to it. */
export function pairsAcross(barrier: Barrier, coast: CoastMask, count: number): Pair[] {
  const random = seeded(1 + PASSAGES.indexOf(barrier.passage.id))
  const pairs: Pair[] = []
  for (let i = 0; pairs.length < count; i++) {
    // No straight line leads through some straits. The ends of the centre line are used there.
    const isCanal = barrier.passage.kind === 'canal' || i > TRIES * (pairs.length + 1)
    const gate = barrier.passage.gates[pairs.length % barrier.passage.gates.length]
    const atGate = (there: Barrier) => besideLock(there, gate!, random)
    const hasLocks = barrier.passage.kind === 'canal' && gate !== undefined
    const ofCanal = BETWEEN_RIVERS.includes(barrier.passage.id) ? onRivers : atCanalEnds
    const pick = !isCanal ? besideWall : hasLocks ? atGate : ofCanal
    if (i > 2 * TRIES * count) throw new Error(`No water beside ${barrier.passage.id}.`)
    const pair = pick(barrier, coast, random)
    if (pair) pairs.push(pair)
  }
  return pairs
}

/** Places to the left and to the right of a random point of a barrier, with only water between. */
function besideWall({ lines }: Barrier, coast: CoastMask, random: () => number): Pair | null {
  const line = lines[Math.floor(random() * lines.length)]!
  const i = Math.floor(random() * (line.length - 1))
  const [a, b] = [line[i]!, line[i + 1]!]
  const t = random()
  const at = interpolate(a, b, t)
  // Barriers in the Arctic are curved on a map, so their direction is that of a short piece.
  const next = interpolate(a, b, t + 1e-4)
  const sides = [1, -1].map((side) => aside(at, at, next, side * (0.5 + random() * AROUND_KM)))
  const [left, right] = sides as [Position, Position]
  if (!onWater(coast, left, right) || crossings([left, right], lines) !== 1) return null
  return [left, right]
}

/** Places on a passage's centre line, one on either side of one of its gates. */
function besideLock({ passage }: Barrier, gate: Line, random: () => number): Pair {
  for (const line of passage.centreLines) {
    const km = distancesAlong(line)
    const at = line.findIndex((to, i) => i > 0 && crossings([line[i - 1]!, to], [gate]) > 0)
    if (at < 0) continue
    const share = crossingOf(line[at - 1]!, line[at]!, gate)
    const lockKm = km[at - 1]! + share * (km[at]! - km[at - 1]!)
    const place = (side: number) =>
      positionAtKm(line, km, lockKm + side * (0.5 + random() * AROUND_LOCK_KM))
    return [place(-1), place(1)]
  }
  throw new Error(`No centre line of ${passage.id} crosses the gate at ${gate[0]}.`)
}

/** The share of a leg at which it crosses a gate. */
function crossingOf(from: Position, to: Position, gate: Line): number {
  const [a, b] = [toVector(from), toVector(to)]
  const walls = gate.slice(1).map((end, i) => [toVector(gate[i]!), toVector(end)] as const)
  return walls.map(([c, d]) => crossingShare(a, b, c, d)).find((share) => share !== null)!
}

/** Places at the two ends of a canal, each on its own side of the middle. */
function atCanalEnds(
  { passage, ends }: Barrier,
  coast: CoastMask,
  random: () => number,
): Pair | null {
  const [a, b] = ends
  const aroundKm = passage.id === 'cape-cod' ? AROUND_CAPE_COD_KM : AROUND_KM
  const places = [a, b].map((end, i) => {
    const place = around(end, aroundKm, random)
    const other = i === 0 ? b : a
    const isNear = legLengthKm(place, end) < legLengthKm(place, other)
    return isNear && coast.isWater(...place) ? place : null
  })
  if (!places[0] || !places[1]) return null
  return [places[0], places[1]]
}

/** Places on the rivers beyond the two ends of a canal. */
export function riversOf({ ends, guide }: Barrier): [Line, Line] {
  const [first, last] = ends.map((end) => guide.findIndex((place) => String(place) === String(end)))
  return [guide.slice(0, first), guide.slice(last! + 1)]
}

/** One place on each river. */
function onRivers(barrier: Barrier, _coast: CoastMask, random: () => number): Pair {
  const [a, b] = riversOf(barrier)
  const pick = (river: Line) => river[Math.floor(random() * river.length)]!
  return [pick(a), pick(b)]
}

function around([lon, lat]: Position, withinKm: number, random: () => number): Position {
  const km = withinKm * Math.sqrt(random())
  const bearing = random() * 2 * Math.PI
  const c = Math.cos((lat * Math.PI) / 180)
  return [
    lon + (km * Math.sin(bearing)) / KM_PER_DEGREE / c,
    lat + (km * Math.cos(bearing)) / KM_PER_DEGREE,
  ]
}

function endsOf(line: Line): [Position, Position] {
  return [line[0]!, line[line.length - 1]!]
}

/** The place `km` to the left of a leg's direction, computed on a plane. */
export function aside([lon, lat]: Position, a: Position, b: Position, km: number): Position {
  const c = Math.cos((lat * Math.PI) / 180)
  const dx = (b[0] - a[0]) * c
  const dy = b[1] - a[1]
  const scale = km / KM_PER_DEGREE / Math.hypot(dx, dy)
  return [lon - (dy * scale) / c, lat + dx * scale]
}

function onWater(coast: CoastMask, a: Position, b: Position): boolean {
  for (let k = 0; k <= 100; k++) {
    const t = k / 100
    if (!coast.isWater(a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1]))) return false
  }
  return true
}

/** Number of times that a line crosses the barrier's lines. */
export function crossings(line: Line, barrier: readonly Line[]): number {
  let count = 0
  for (const wall of barrier) {
    for (let k = 0; k + 1 < wall.length; k++) {
      const [c, d] = [toVector(wall[k]!), toVector(wall[k + 1]!)]
      for (let i = 0; i + 1 < line.length; i++) {
        if (crossingShare(toVector(line[i]!), toVector(line[i + 1]!), c, d) !== null) count++
      }
    }
  }
  return count
}

/** One pair at one resolution, with its passage closed and open. */
export interface Sailed {
  readonly resolutionKm: Resolution
  readonly pair: Pair
  /** Kilometres while closed; Infinity if there is no route. */
  readonly closedKm: number
  readonly openKm: number
  readonly closedCrosses: boolean
  readonly closedNames: boolean
  readonly openNames: boolean
}

/**
 * Routes a pair with its passage closed, then open. All others are as in a request without options.
 */
export function sail(
  router: SeaRouter,
  barrier: Barrier,
  pair: Pair,
  resolutionKm: Resolution,
): Sailed {
  const { id } = barrier.passage
  const others = BY_DEFAULT.filter((other) => other !== id)
  const closed = route(router, pair, resolutionKm, [...others, id])
  const open = route(router, pair, resolutionKm, others)
  const names = (found: SeaRoute | null) => found?.passages.some((p) => p.id === id) ?? false
  return {
    resolutionKm,
    pair,
    closedKm: closed?.distanceKm ?? Number.POSITIVE_INFINITY,
    openKm: open?.distanceKm ?? Number.POSITIVE_INFINITY,
    closedCrosses: closed !== null && crossings(closed.positions, barrier.lines) > 0,
    closedNames: names(closed),
    openNames: names(open),
  }
}

function route(
  router: SeaRouter,
  [from, to]: Pair,
  resolutionKm: Resolution,
  closed: readonly PassageId[],
): SeaRoute | null {
  try {
    return router.route({
      origin: { position: from },
      destination: { position: to },
      resolutionKm,
      closed,
      date: '2026-06-01',
    })
  } catch (error) {
    if (error instanceof NoRouteError) return null
    throw error
  }
}

/**
 * Two places this close to each other may both lie within the passage, so a route between them does
 * not pass it.
 */
const WITHIN_KM = 10

/** Whether opening the passage shortens the route although the answer does not name it. */
export function isUnnamed({ openKm, closedKm, openNames }: Sailed): boolean {
  return openKm < closedKm - 0.01 && openKm > WITHIN_KM && !openNames
}

/** Kilometres and share by which the detour may differ between two resolutions: 15 nm and 5 %. */
const SAME_KM = 15 * 1.852
const SAME_SHARE = 0.05

/**
 * Pairs whose detour differs from that at another resolution: either a leak, or a strait that is
 * closed at one of them. The finest resolution decides.
 */
export function disagreements(sailed: readonly Sailed[]): Sailed[] {
  const finest = new Map<Pair, Sailed>()
  for (const s of sailed) {
    const known = finest.get(s.pair)
    if (!known || s.resolutionKm < known.resolutionKm) finest.set(s.pair, s)
  }
  return sailed.filter((s) => !agree(s.closedKm, finest.get(s.pair)!.closedKm))
}

function agree(a: number, b: number): boolean {
  return a === b || Math.abs(a - b) <= SAME_SHARE * Math.min(a, b) + SAME_KM
}

/** A pair with its lengths, as a message. */
export function tell(s: Sailed): string {
  const place = ([lon, lat]: Position) => `${lon.toFixed(3)},${lat.toFixed(3)}`
  const nm = (km: number) => `${Math.round(km / 1.852)} nm`
  const [from, to] = s.pair
  return `${s.resolutionKm} km: ${place(from)} to ${place(to)} closed ${nm(s.closedKm)}, open ${nm(s.openKm)}`
}
