import { legLengthKm } from '../../geo/leg.js'
import type { Position } from '../../geo/position.js'
import { toVector, type Vector } from '../../geo/vector.js'
import { legKm } from '../../sea/legs.js'
import { StateHeap } from '../../sea/state-heap.js'
import type { Endpoint, SeaEndpoint, TooFar } from '../endpoint.js'
import type { NetworkGraph } from '../graph.js'
import type { Query } from '../query.js'
import { leastGeodesicKm } from '../search/lower-bounds.js'
import type { AvoidedAreas } from './areas.js'
import { weigh } from './avoided.js'
import type { AvoidingPath } from './detour-search.js'

/** Cosine of how far a turning point is looked for, 2,870 km: farther ones are reached by others. */
const NEAR = 0.9

/** Its turning points are places as `graph.states + index`. */
type WeightedPath = Pick<AvoidingPath, 'places' | 'links'>

/** A place outside a corner of an area, where a path round it turns. */
interface TurningPoint {
  readonly end: SeaEndpoint
  readonly xyz: Float64Array
}

/**
 * Shortest paths in which kilometres inside areas weigh more, by A* over the whole network with its
 * open gates and the areas' corners as further places to turn at. Slower than the plain search; the
 * cost of a leg is computed on first use and cached.
 */
export class WeightedSearch {
  private readonly share: Float32Array
  private readonly turningPoints: TurningPoint[]
  /** Turning points in sight of a state, to go on to: [point, km, share inside] in turn. */
  private readonly inSightOf = new Map<number, number[]>()

  constructor(
    private readonly graph: NetworkGraph,
    endpointAt: (position: Position) => Endpoint | TooFar,
    private readonly areas: AvoidedAreas,
  ) {
    this.share = new Float32Array(graph.network.legs.edgeTo.length).fill(-1)
    this.turningPoints = areas.corners.flatMap((position) => {
      if (!graph.isWater(graph.locate(...toVector(position)))) return []
      const end = endpointAt(position)
      return end.kind === 'sea' && end.accessKm === 0
        ? [{ end, xyz: Float64Array.from(end.view.vector) }]
        : []
    })
    this.linkTurningPoints()
  }

  private linkTurningPoints(): void {
    const { graph } = this
    this.turningPoints.forEach(({ end, xyz }, i) => {
      const own = graph.states + i
      end.states.forEach((state, k) => {
        const share = this.shareTo(xyz, state)
        this.join(own, state, end.km[k]!, share)
        this.join(graph.mirror(state), own, end.km[k]!, share)
      })
      this.turningPoints.forEach((other, k) => {
        if (k === i || !this.isInSight(end, other.xyz)) return
        const km = legLengthKm(end.snapped, other.end.snapped)
        this.join(own, graph.states + k, km, this.areas.shareInside(xyz, 0, other.xyz, 0))
      })
    })
  }

  /** Share inside of the leg from a unit vector to the place of a state. */
  private shareTo(from: ArrayLike<number>, state: number): number {
    const { entityVectors } = this.graph.network
    return this.areas.shareInside(from, 0, entityVectors, 3 * this.graph.entityOfState(state))
  }

  private isInSight({ view }: SeaEndpoint, xyz: Float64Array): boolean {
    const [vx, vy, vz] = view.vector
    const [x, y, z] = xyz as unknown as Vector
    if (vx * x + vy * y + vz * z < NEAR) return false
    return this.graph.isClear(vx, vy, vz, view.triangle, x, y, z)
  }

  private join(from: number, to: number, km: number, share: number): void {
    const list = this.inSightOf.get(from)
    if (list) list.push(to, km, share)
    else this.inSightOf.set(from, [to, km, share])
  }

  /** The path of least cost, or null when none costs less than `belowCost`. */
  find(query: Query, belowCost: number): WeightedPath | null {
    const { graph } = this
    const { origin, destination, closed } = query
    const n = graph.states + this.turningPoints.length
    const cost = new Float64Array(n).fill(Number.POSITIVE_INFINITY)
    const parent = new Int32Array(n).fill(-1)
    const via = new Int32Array(n).fill(-1)
    const ahead = new Float64Array(n)
    const goal = toVector(destination.snapped)
    const heap = new StateHeap(n)
    const direct = this.directCost(query)
    let best = Math.min(direct, belowCost)
    const reach = (place: number, c: number, from: number, link: number): void => {
      if (c >= cost[place]! || c >= best) return
      if (cost[place] === Number.POSITIVE_INFINITY) ahead[place] = this.leastCost(place, goal)
      if (c + ahead[place]! >= best) return
      cost[place] = c
      parent[place] = from
      via[place] = link
      heap.push(place, c + ahead[place]!)
    }
    this.eachFirst(origin, (place, c) => reach(place, c, -1, -1))
    const goals = this.goals(destination)
    let last = -1
    while (heap.size > 0 && heap.least < best) {
      const place = heap.pop()
      const c = cost[place]!
      const total = c + (goals.get(place) ?? Number.POSITIVE_INFINITY)
      if (total < best) {
        best = total
        last = place
      }
      this.eachStep(place, closed, (next, more, link) => reach(next, c + more, place, link))
    }
    if (last < 0) return direct < belowCost ? { places: [], links: [] } : null
    const places: number[] = []
    for (let place = last; place >= 0; place = parent[place]!) places.push(place)
    places.reverse()
    return { places, links: places.map((place) => via[place]!) }
  }

  /** Places that a destination is reached from, with what is still to be paid. */
  private goals(destination: Endpoint): Map<number, number> {
    const goals = new Map<number, number>()
    this.eachFirst(destination, (place, c) => {
      const arrived = place < this.graph.states ? this.graph.mirror(place) : place
      goals.set(arrived, Math.min(goals.get(arrived) ?? Number.POSITIVE_INFINITY, c))
    })
    return goals
  }

  /** A kilometre costs no less than itself, so the great circle is the least that is still to come. */
  private leastCost(place: number, goal: Vector): number {
    const point = this.turningPoints[place - this.graph.states]
    return point
      ? leastGeodesicKm(goal, point.xyz, 0)
      : leastGeodesicKm(goal, this.graph.network.entityVectors, 3 * this.graph.entityOfState(place))
  }

  /** States and turning points that a path may first go to from an endpoint, with the cost. */
  private eachFirst(end: Endpoint, visit: (place: number, cost: number) => void): void {
    end.states.forEach((state, i) => {
      const share =
        end.kind === 'sea'
          ? this.shareTo(end.view.vector, state)
          : Number(this.areas.contains(end.snapped))
      visit(state, weigh(end.km[i]!, share))
    })
    if (end.kind !== 'sea') return
    this.turningPoints.forEach(({ xyz, end: point }, k) => {
      if (!this.isInSight(end, xyz)) return
      const km = end.accessKm + legLengthKm(lastOf(end.access), point.snapped)
      visit(this.graph.states + k, weigh(km, this.areas.shareInside(end.view.vector, 0, xyz, 0)))
    })
  }

  private directCost({ origin, destination }: Query): number {
    if (origin.kind !== 'sea' || destination.kind !== 'sea') return Number.POSITIVE_INFINITY
    const { vector, triangle } = origin.view
    if (!this.graph.isClear(...vector, triangle, ...destination.view.vector)) {
      return Number.POSITIVE_INFINITY
    }
    const legKm = legLengthKm(lastOf(origin.access), lastOf(destination.access))
    const share = this.areas.shareInside(vector, 0, destination.view.vector, 0)
    return weigh(origin.accessKm + legKm + destination.accessKm, share)
  }

  private eachStep(
    place: number,
    closed: number,
    visit: (next: number, cost: number, link: number) => void,
  ): void {
    const { graph } = this
    const { network } = graph
    const { legs, entityVectors } = network
    const { edgeFirst, edgeTo } = legs
    const points = this.inSightOf.get(place)
    if (points)
      for (let i = 0; i < points.length; i += 3)
        visit(points[i]!, weigh(points[i + 1]!, points[i + 2]!), -1)
    if (place >= graph.states) return
    const at = 3 * graph.entityOfState(place)
    for (let k = edgeFirst[place]!; k < edgeFirst[place + 1]!; k++) {
      if (this.share[k]! < 0) {
        const to = 3 * graph.entityOfState(edgeTo[k]!)
        this.share[k] = this.areas.shareInside(entityVectors, at, entityVectors, to)
      }
      visit(edgeTo[k]!, weigh(legKm(legs, place, k), this.share[k]!), -1)
    }
    if (!graph.isNode(place)) return
    graph.eachLink(place, closed, (next, km, link) => {
      const inside = this.areas.contains(graph.positionOfEntity(graph.entityOfState(next)))
      visit(next, weigh(km, Number(inside)), link)
    })
  }

  /** Position of a turning point by its place; undefined for a state. */
  turningPosition(place: number): Position | undefined {
    return this.turningPoints[place - this.graph.states]?.end.snapped
  }
}

function lastOf(line: readonly Position[]): Position {
  return line[line.length - 1]!
}
