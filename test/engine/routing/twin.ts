import FlatQueue from 'flatqueue'
import { vectorLegKm } from '../../../src/engine/geo/leg.js'
import { fairwayOf } from '../../../src/engine/routing/path/straight-path.js'
import type { Endpoint } from '../../../src/engine/routing/snap/endpoint.js'
import { has, type IndexSet } from '../../../src/engine/sea/index-set.js'
import { legKm } from '../../../src/engine/sea/legs.js'
import type { SeaNetwork } from '../../../src/engine/sea/network.js'

/** A leg of half a turn has no direction, so legs beyond 178 degrees are not considered. */
const ANTIPODE = -0.9994
const SECTORS = 2048

type Place = readonly [number, number, number]

/**
 * What an end is joined to: states through which a path may leave it, with the kilometres to each.
 */
export interface Join {
  readonly end: Endpoint
  readonly states: readonly number[]
  readonly km: readonly number[]
  /** Closed edges by their direction from the end; null for an end that sees nothing. */
  readonly horizon: Horizon | null
}

/**
 * The closed edges of a network around a place, sorted into sectors of the compass: a leg meets
 * only edges in its own direction. Every such edge is tested for a crossing of great circles.
 */
export class Horizon {
  private readonly sectors: number[][] = Array.from({ length: SECTORS }, () => [])
  private readonly east: Place
  private readonly north: Place

  constructor(
    private readonly network: SeaNetwork,
    private readonly from: Place,
  ) {
    const [x, y, z] = from
    const c = Math.hypot(x, y)
    this.east = c === 0 ? [0, 1, 0] : [-y / c, x / c, 0]
    const [ex, ey] = this.east
    this.north = [-z * ey, z * ex, x * ey - y * ex]
    const { start, closed, opposite } = network
    for (let e = 0; e < start.length; e++) if (closed[e] && e < opposite[e]!) this.register(e)
  }

  private direction([x, y, z]: Place): number {
    const turn = Math.atan2(
      this.east[0] * x + this.east[1] * y,
      this.north[0] * x + this.north[1] * y + this.north[2] * z,
    )
    return ((turn / (2 * Math.PI) + 1) % 1) * SECTORS
  }

  private register(e: number): void {
    const { network } = this
    const a = this.direction(vertexOf(network, network.start[e]!))
    let width = this.direction(vertexOf(network, endOf(network, e))) - a
    if (width > SECTORS / 2) width -= SECTORS
    if (width < -SECTORS / 2) width += SECTORS
    const first = Math.floor(Math.min(a, a + width) - 1e-6)
    const last = Math.floor(Math.max(a, a + width) + 1e-6)
    for (let s = first; s <= last; s++) this.sectors[(s + SECTORS) % SECTORS]!.push(e)
  }

  /**
   * Whether a leg to a place crosses no closed edge. Edges at `vertex` do not count, because the
   * leg ends there.
   */
  sees(to: Place, vertex = -1): boolean {
    const { network, from } = this
    if (dot(from, to) < ANTIPODE) return false
    const n = cross(from, to)
    for (const e of this.sectors[Math.floor(this.direction(to)) % SECTORS]!) {
      const u = network.start[e]!
      const v = endOf(network, e)
      if (u === vertex || v === vertex) continue
      const a = vertexOf(network, u)
      const b = vertexOf(network, v)
      const sa = dot(n, a)
      const sb = dot(n, b)
      if (sa > 0 === sb > 0) continue
      const m = cross(a, b)
      if (dot(m, from) > 0 === dot(m, to) > 0) continue
      const t = sa / (sa - sb)
      const met: Place = [
        a[0] + t * (b[0] - a[0]),
        a[1] + t * (b[1] - a[1]),
        a[2] + t * (b[2] - a[2]),
      ]
      if (dot(met, from) + dot(met, to) > 0) return false
    }
    return true
  }
}

/** Joins an end to everything of the network that it sees, by trying every corner and node. */
export function join(network: SeaNetwork, end: Endpoint): Join {
  const { cornerCount, entityOf, entityVectors, linkFrom, linkTo, linkKm } = network
  if (end.kind === 'fairway') {
    const { link } = end.on
    const states = [linkFrom[link]!, linkTo[link]!].map((node) => node + 2 * cornerCount)
    return { end, states, km: [end.alongKm, linkKm[link]! - end.alongKm], horizon: null }
  }
  if (end.kind !== 'sea') return { end, states: end.states, km: end.km, horizon: null }
  const here = end.view.vector
  const horizon = new Horizon(network, here)
  const states: number[] = []
  const km: number[] = []
  entityOf.forEach((entity, vertex) => {
    if (entity < 0 || !horizon.sees(vertexOf(network, vertex), vertex)) return
    const isCorner = entity < cornerCount
    const side = isCorner ? bendSide(network, here, vertex) : 0
    if (side < 0) return
    states.push(isCorner ? 2 * entity + side : entity + cornerCount)
    km.push(end.accessKm + lineKm(here, placeAt(entityVectors, entity)))
  })
  end.beside?.fairway.states.forEach((state, i) => {
    states.push(state)
    km.push(end.beside!.accessKm + end.beside!.fairway.km[i]!)
  })
  return { end, states, km, horizon }
}

/**
 * Side of the shore at a corner that a leg touches (1: right); -1 if it runs straight onto land.
 */
function bendSide(network: SeaNetwork, from: Place, vertex: number): number {
  const n = cross(from, vertexOf(network, vertex))
  const before = dot(n, vertexOf(network, network.before[vertex]!))
  const after = dot(n, vertexOf(network, network.after[vertex]!))
  return before > 0 === after > 0 ? (before > 0 ? 0 : 1) : -1
}

/**
 * Plain Dijkstra's algorithm from an end over every taut leg, every open link and every open gate:
 * kilometres to each state.
 */
export function dijkstra(network: SeaNetwork, origin: Join, closed: IndexSet): Float64Array {
  const { cornerCount, legs } = network
  const { edgeFirst, edgeTo } = legs
  const { nodeLinkFirst, nodeLink, linkFrom, linkTo, linkKm } = network
  const km = new Float64Array(network.entityCount + cornerCount).fill(Infinity)
  const queue = new FlatQueue<number>()
  const reach = (state: number, d: number): void => {
    if (d >= km[state]!) return
    km[state] = d
    queue.push(state, d)
  }
  if (!isShut(network, origin.end, closed)) {
    origin.states.forEach((state, i) => {
      reach(state, origin.km[i]!)
    })
  }
  while (queue.length > 0) {
    const d = queue.peekValue()!
    const state = queue.pop()!
    if (d > km[state]!) continue
    for (let k = edgeFirst[state]!; k < edgeFirst[state + 1]!; k++)
      reach(edgeTo[k]!, d + legKm(legs, state, k))
    const node = state - 2 * cornerCount
    if (node < 0) continue
    for (let k = nodeLinkFirst[node]!; k < nodeLinkFirst[node + 1]!; k++) {
      const link = nodeLink[k]! >> 1
      if (isLinkShut(network, link, closed)) continue
      const other = nodeLink[k]! & 1 ? linkFrom[link]! : linkTo[link]!
      reach(other + 2 * cornerCount, d + linkKm[link]!)
    }
  }
  return km
}

/**
 * Shortest distance to an end, given the distances of `dijkstra` from the other; Infinity if there
 * is none.
 */
export function distanceTo(
  network: SeaNetwork,
  fromOrigin: Float64Array,
  origin: Join,
  destination: Join,
  closed: IndexSet,
): number {
  const [a, b] = [origin.end, destination.end]
  if (isShut(network, a, closed) || isShut(network, b, closed)) return Infinity
  let best = Infinity
  destination.states.forEach((state, i) => {
    // Arriving is leaving in reverse: with the shore on the other side.
    const arrived = state < 2 * network.cornerCount ? state ^ 1 : state
    best = Math.min(best, fromOrigin[arrived]! + destination.km[i]!)
  })
  const [c, d] = [fairwayOf(a), fairwayOf(b)]
  if (c && d && c.fairway.on.link === d.fairway.on.link) {
    const alongKm = Math.abs(c.fairway.alongKm - d.fairway.alongKm)
    best = Math.min(best, c.accessKm + alongKm + d.accessKm)
  }
  if (a.kind === 'sea' && b.kind === 'sea' && origin.horizon?.sees(b.view.vector)) {
    // A straight line is taut, whatever the ellipsoid makes of paths beside it, which may be up to
    // 2e-5 shorter.
    const plain = a.accessKm + lineKm(a.view.vector, b.view.vector) + b.accessKm
    if (plain < best * (1 + 2e-5)) best = plain
  }
  return best
}

function isShut(network: SeaNetwork, end: Endpoint, closed: IndexSet): boolean {
  return end.kind === 'fairway' && isLinkShut(network, end.on.link, closed)
}

function isLinkShut(network: SeaNetwork, link: number, closed: IndexSet): boolean {
  const passage = network.linkPassage[link]!
  return passage >= 0 && has(closed, passage)
}

function endOf({ start }: SeaNetwork, e: number): number {
  return start[e % 3 === 2 ? e - 2 : e + 1]!
}

function vertexOf({ vectors }: SeaNetwork, vertex: number): Place {
  return placeAt(vectors, vertex)
}

function placeAt(vectors: Float64Array, i: number): Place {
  return [vectors[3 * i]!, vectors[3 * i + 1]!, vectors[3 * i + 2]!]
}

function lineKm(a: Place, b: Place): number {
  return vectorLegKm(...a, ...b)
}

function dot(a: Place, b: Place): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

function cross(a: Place, b: Place): Place {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}
