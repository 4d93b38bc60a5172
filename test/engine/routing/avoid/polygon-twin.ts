import FlatQueue from 'flatqueue'
import { crossingShare } from '../../../../src/engine/geo/crossing.js'
import { vectorLegKm } from '../../../../src/engine/geo/leg.js'
import type { Position } from '../../../../src/engine/geo/position.js'
import { toVector, type Vector, vectorAt } from '../../../../src/engine/geo/vector.js'
import type { AvoidPolygon } from '../../../../src/engine/routing/request.js'
import { has, type IndexSet } from '../../../../src/engine/sea/index-set.js'
import { legKm } from '../../../../src/engine/sea/legs.js'
import type { SeaNetwork } from '../../../../src/engine/sea/network.js'
import { Horizon, type Join } from '../twin.js'

/** Distance of the twin's own turning places from a vertex, radians (1.3 m), and their number. */
const OFF = 2e-7
const PLACES = 6
/** A place outside every polygon of the tests. */
const OUTSIDE = toVector([100, -60])

type Leg = readonly [Vector, Vector]

/**
 * The slow and obvious shortest path around polygons: Dijkstra's algorithm over the network's legs,
 * each compared with every edge of every polygon, and over places around every vertex, joined by
 * brute force to everything that they see. Nothing needs to be taut.
 */
export class PolygonTwin {
  private readonly edges: readonly Leg[]
  private readonly places: readonly { readonly at: Vector; readonly horizon: Horizon }[]
  private readonly seen: readonly (readonly [place: number, state: number, km: number])[]
  private readonly between: readonly (readonly [a: number, b: number, km: number])[]

  constructor(
    private readonly network: SeaNetwork,
    isWater: (place: Vector) => boolean,
    polygons: readonly AvoidPolygon[],
  ) {
    this.edges = polygons.flatMap(({ rings }) => rings.flatMap(edgesOf))
    this.places = this.edges
      .flatMap(([at]) => around(at))
      .filter((at) => isWater(at) && !this.isInside(at))
      .map((at) => ({ at, horizon: new Horizon(network, at) }))
    this.seen = this.places.flatMap((_, i) => this.statesInSight(i))
    this.between = this.places.flatMap((_, i) => this.placesInSight(i))
  }

  /** Counts the edges between a place and another that is certainly outside. */
  private isInside(place: Vector): boolean {
    return this.crossings(place, OUTSIDE) % 2 === 1
  }

  private crossings(a: Vector, b: Vector): number {
    return this.edges.filter(([c, d]) => crossingShare(a, b, c, d) !== null).length
  }

  private statesInSight(i: number): [number, number, number][] {
    const { cornerCount, entityOf, entityVectors } = this.network
    const { at, horizon } = this.places[i]!
    const seen: [number, number, number][] = []
    entityOf.forEach((entity, vertex) => {
      if (entity < 0) return
      const to = vectorAt(entityVectors, entity)
      if (!horizon.sees(to, vertex) || this.crossings(at, to) > 0) return
      const km = vectorLegKm(...at, ...to)
      if (entity >= cornerCount) seen.push([i, entity + cornerCount, km])
      else seen.push([i, 2 * entity, km], [i, 2 * entity + 1, km])
    })
    return seen
  }

  private placesInSight(i: number): [number, number, number][] {
    const { at, horizon } = this.places[i]!
    return this.places.slice(0, i).flatMap(({ at: to }, k): [number, number, number][] => {
      if (!horizon.sees(to) || this.crossings(at, to) > 0) return []
      return [[i, k, vectorLegKm(...at, ...to)]]
    })
  }

  /** Kilometres of the shortest path between two ends; Infinity if there is none. */
  km(origin: Join, destination: Join, closed: IndexSet): number {
    const { network } = this
    const states = network.entityCount + network.cornerCount
    const legs = new Map<number, [number, number][]>()
    const join = (from: number, to: number, km: number) => {
      const list = legs.get(from)
      if (list) list.push([to, km])
      else legs.set(from, [[to, km]])
    }
    for (const [place, state, km] of this.seen) {
      join(states + place, state, km)
      join(state, states + place, km)
    }
    for (const [a, b, km] of this.between) {
      join(states + a, states + b, km)
      join(states + b, states + a, km)
    }
    const [start, goal] = [states + this.places.length, states + this.places.length + 1]
    const endJoins = (end: Join, visit: (place: number, km: number) => void) => {
      end.states.forEach((state, i) => {
        const to = vectorAt(network.entityVectors, entityOf(network, state))
        if (end.end.kind === 'sea' && this.crossings(end.end.view.vector, to) > 0) return
        visit(state, end.km[i]!)
      })
      if (end.end.kind !== 'sea') return
      const { accessKm, view } = end.end
      this.places.forEach(({ at }, i) => {
        if (!end.horizon?.sees(at) || this.crossings(view.vector, at) > 0) return
        visit(states + i, accessKm + vectorLegKm(...view.vector, ...at))
      })
    }
    endJoins(origin, (place, km) => join(start, place, km))
    endJoins(destination, (place, km) => {
      const isCorner = place < 2 * network.cornerCount
      join(isCorner ? place ^ 1 : place, goal, km)
    })
    if (origin.end.kind === 'sea' && destination.end.kind === 'sea') {
      const [a, b] = [origin.end.view.vector, destination.end.view.vector]
      if (origin.horizon?.sees(b) && this.crossings(a, b) === 0) {
        join(start, goal, origin.end.accessKm + vectorLegKm(...a, ...b) + destination.end.accessKm)
      }
    }
    return this.dijkstra(start, goal, legs, closed)
  }

  private dijkstra(
    start: number,
    goal: number,
    legs: ReadonlyMap<number, readonly (readonly [number, number])[]>,
    closed: IndexSet,
  ): number {
    const { network } = this
    const km = new Map<number, number>([[start, 0]])
    const queue = new FlatQueue<number>()
    queue.push(start, 0)
    while (queue.length > 0) {
      const d = queue.peekValue()!
      const place = queue.pop()!
      if (place === goal) return d
      if (d > km.get(place)!) continue
      const reach = (to: number, more: number) => {
        if (d + more >= (km.get(to) ?? Number.POSITIVE_INFINITY)) return
        km.set(to, d + more)
        queue.push(to, d + more)
      }
      for (const [to, more] of legs.get(place) ?? []) reach(to, more)
      if (place < network.entityCount + network.cornerCount) this.onwards(place, closed, reach)
    }
    return Number.POSITIVE_INFINITY
  }

  private onwards(state: number, closed: IndexSet, reach: (to: number, km: number) => void): void {
    const { network } = this
    const { cornerCount, legs, entityVectors } = network
    const { edgeFirst, edgeTo } = legs
    const from = vectorAt(entityVectors, entityOf(network, state))
    for (let k = edgeFirst[state]!; k < edgeFirst[state + 1]!; k++) {
      const to = vectorAt(entityVectors, entityOf(network, edgeTo[k]!))
      if (this.crossings(from, to) === 0) reach(edgeTo[k]!, legKm(legs, state, k))
    }
    const { nodeLinkFirst, nodeLink, linkFrom, linkTo, linkKm, linkPassage } = network
    const node = state - 2 * cornerCount
    if (node < 0) return
    for (let k = nodeLinkFirst[node]!; k < nodeLinkFirst[node + 1]!; k++) {
      const link = nodeLink[k]! >> 1
      const passage = linkPassage[link]!
      if ((passage >= 0 && has(closed, passage)) || this.isLinkBlocked(link)) continue
      const other = nodeLink[k]! & 1 ? linkFrom[link]! : linkTo[link]!
      reach(other + 2 * cornerCount, linkKm[link]!)
    }
  }

  private isLinkBlocked(link: number): boolean {
    const { linkFirst, linkLonLatE6 } = this.network
    for (let p = linkFirst[link]!; p + 1 < linkFirst[link + 1]!; p++) {
      const [a, b] = [p, p + 1].map((i) =>
        toVector([linkLonLatE6[2 * i]! / 1e6, linkLonLatE6[2 * i + 1]! / 1e6]),
      )
      if (this.crossings(a!, b!) > 0) return true
    }
    return false
  }
}

/** The edges of a ring in steps of at most half a degree. */
function edgesOf(ring: readonly Position[]): Leg[] {
  return ring.flatMap(([x0, y0], i): Leg[] => {
    const [x1, y1] = ring[(i + 1) % ring.length]!
    const steps = x0 === x1 ? 1 : Math.ceil(Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0)) / 0.5)
    const at = (k: number) => toVector([x0 + (k / steps) * (x1 - x0), y0 + (k / steps) * (y1 - y0)])
    return Array.from({ length: steps }, (_, k): Leg => [at(k), at(k + 1)])
  })
}

/** Places around another. */
function around([x, y, z]: Vector): Vector[] {
  const c = Math.hypot(x, y)
  const [ex, ey] = [-y / c, x / c]
  const north: Vector = [-z * ey, z * ex, x * ey - y * ex]
  return Array.from({ length: PLACES }, (_, k): Vector => {
    const turn = (2 * Math.PI * k) / PLACES
    const [e, n] = [OFF * Math.cos(turn), OFF * Math.sin(turn)]
    const at: Vector = [x + e * ex + n * north[0], y + e * ey + n * north[1], z + n * north[2]]
    const length = Math.hypot(...at)
    return [at[0] / length, at[1] / length, at[2] / length]
  })
}

function entityOf({ cornerCount }: SeaNetwork, state: number): number {
  return state < 2 * cornerCount ? state >> 1 : state - cornerCount
}
