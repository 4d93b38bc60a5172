import { legLengthKm } from '../geo/leg.js'
import { toVector, type Vector } from '../geo/vector.js'
import { legKm } from '../sea/legs.js'
import type { Chart } from './chart.js'
import type { End, EndFinder } from './ends.js'
import { leastGeodesicKm } from './lower-bounds.js'
import type { ShunnedAreas } from './shunned.js'
import { StateHeap } from './state-heap.js'

/**
 * What a kilometre inside a shunned area counts for: a route goes nine kilometres round to save one
 * inside. Our own figure (2026), high enough to leave an area by the nearest way out.
 */
export const SHUN_WEIGHT = 10

/** Cosine of how far a bend is looked for, 2,870 km: farther ones are reached by way of others. */
const NEAR = 0.9

/** A path as places: states of the network, or corners of the areas as `chart.states + index`. */
export interface ShunPath {
  readonly places: readonly number[]
  /** Gate links sailed to reach a place, -1 for none. */
  readonly links: readonly number[]
}

interface Bend {
  readonly end: End
  readonly xyz: Float64Array
}

/**
 * Shortest paths in which kilometres inside areas weigh more, by A* over the whole network with its
 * open gates and the areas' corners as further places to turn at. Slower than the plain search; what
 * a leg costs is worked out when it is first looked at and kept.
 */
export class ShunSearch {
  private readonly share: Float32Array
  private readonly bends: Bend[]
  /** Bends in sight of a state, to sail on to: [bend, km, share inside] in turn. */
  private readonly bendsOf = new Map<number, number[]>()

  constructor(
    private readonly chart: Chart,
    ends: EndFinder,
    private readonly areas: ShunnedAreas,
  ) {
    this.share = new Float32Array(chart.network.edgeTo.length).fill(-1)
    this.bends = areas.corners.flatMap((position) => {
      if (!chart.isWater(chart.locate(...toVector(position)))) return []
      const end = ends.at(position)
      return 'states' in end && end.view && end.leadKm === 0
        ? [{ end, xyz: Float64Array.from(end.view.vector) }]
        : []
    })
    this.linkBends()
  }

  private linkBends(): void {
    const { entityVectors } = this.chart.network
    this.bends.forEach(({ end, xyz }, bend) => {
      end.states.forEach((state, i) => {
        const share = this.areas.shareInside(
          xyz,
          0,
          entityVectors,
          3 * this.chart.entityOfState(state),
        )
        this.join(this.chart.states + bend, state, end.km[i]!, share)
        this.join(this.chart.mirror(state), this.chart.states + bend, end.km[i]!, share)
      })
      this.bends.forEach((other, k) => {
        if (k !== bend && this.inSight(end, other.xyz)) {
          const km = legLengthKm(end.snapped, other.end.snapped)
          this.join(
            this.chart.states + bend,
            this.chart.states + k,
            km,
            this.areas.shareInside(xyz, 0, other.xyz, 0),
          )
        }
      })
    })
  }

  private inSight({ view }: End, [x, y, z]: ArrayLike<number> & Iterable<number>): boolean {
    if (view === null) return false
    const [vx, vy, vz] = view.vector
    if (vx * x! + vy * y! + vz * z! < NEAR) return false
    return this.chart.isClear(...view.vector, view.triangle, x!, y!, z!)
  }

  private join(from: number, to: number, km: number, share: number): void {
    const list = this.bendsOf.get(from)
    if (list) list.push(to, km, share)
    else this.bendsOf.set(from, [to, km, share])
  }

  /** The path of least cost, or null when none costs less than `belowCost`. */
  find(origin: End, destination: End, closed: number, belowCost: number): ShunPath | null {
    const { chart } = this
    const n = chart.states + this.bends.length
    const cost = new Float64Array(n).fill(Number.POSITIVE_INFINITY)
    const parent = new Int32Array(n).fill(-1)
    const via = new Int32Array(n).fill(-1)
    const ahead = new Float64Array(n)
    const goal = toVector(destination.snapped)
    const heap = new StateHeap(n)
    const direct = this.directCost(origin, destination)
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
    const goals = new Map<number, number>()
    this.eachFirst(destination, (place, c) => {
      const arrived = place < chart.states ? chart.mirror(place) : place
      goals.set(arrived, Math.min(goals.get(arrived) ?? Number.POSITIVE_INFINITY, c))
    })
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
    const links: number[] = []
    for (let place = last; place >= 0; place = parent[place]!) {
      places.push(place)
      links.push(via[place]!)
    }
    return { places: places.reverse(), links: links.reverse() }
  }

  /** A kilometre costs no less than itself, so the great circle is the least that is still to come. */
  private leastCost(place: number, goal: Vector): number {
    const bend = this.bends[place - this.chart.states]
    const at = bend ? 0 : 3 * this.chart.entityOfState(place)
    return leastGeodesicKm(goal, bend?.xyz ?? this.chart.network.entityVectors, at)
  }

  /** States and bends that a path may first go to from an end, with what it costs. */
  private eachFirst(end: End, visit: (place: number, cost: number) => void): void {
    const { entityVectors } = this.chart.network
    end.states.forEach((state, i) => {
      const share = end.view
        ? this.areas.shareInside(
            end.view.vector,
            0,
            entityVectors,
            3 * this.chart.entityOfState(state),
          )
        : Number(this.areas.contains(end.snapped))
      visit(state, weigh(end.km[i]!, share))
    })
    if (!end.view) return
    this.bends.forEach(({ xyz, end: bend }, k) => {
      if (!this.inSight(end, xyz)) return
      const km = end.leadKm + legLengthKm(end.lead[end.lead.length - 1]!, bend.snapped)
      visit(this.chart.states + k, weigh(km, this.areas.shareInside(end.view!.vector, 0, xyz, 0)))
    })
  }

  private directCost(origin: End, destination: End): number {
    if (!origin.view || !destination.view) return Number.POSITIVE_INFINITY
    const { vector, triangle } = origin.view
    if (!this.chart.isClear(...vector, triangle, ...destination.view.vector)) {
      return Number.POSITIVE_INFINITY
    }
    const [a, b] = [origin, destination].map((end) => end.lead[end.lead.length - 1]!)
    const share = this.areas.shareInside(origin.view.vector, 0, destination.view.vector, 0)
    return weigh(origin.leadKm + legLengthKm(a!, b!) + destination.leadKm, share)
  }

  private eachStep(
    place: number,
    closed: number,
    visit: (next: number, cost: number, link: number) => void,
  ): void {
    const { network } = this.chart
    const { edgeFirst, edgeTo, entityVectors } = network
    const bends = this.bendsOf.get(place)
    if (bends)
      for (let i = 0; i < bends.length; i += 3)
        visit(bends[i]!, weigh(bends[i + 1]!, bends[i + 2]!), -1)
    if (place >= this.chart.states) return
    const at = 3 * this.chart.entityOfState(place)
    for (let k = edgeFirst[place]!; k < edgeFirst[place + 1]!; k++) {
      if (this.share[k]! < 0) {
        const to = 3 * this.chart.entityOfState(edgeTo[k]!)
        this.share[k] = this.areas.shareInside(entityVectors, at, entityVectors, to)
      }
      visit(edgeTo[k]!, weigh(legKm(network, place, k), this.share[k]!), -1)
    }
    if (!this.chart.isNode(place)) return
    this.chart.eachLink(place, closed, (next, km, link) => {
      const inside = this.areas.contains(
        this.chart.positionOfEntity(this.chart.entityOfState(next)),
      )
      visit(next, weigh(km, Number(inside)), link)
    })
  }

  /** Position of a bend by its place. */
  bendPosition(place: number): readonly [number, number] {
    return this.bends[place - this.chart.states]!.end.snapped
  }
}

function weigh(km: number, shareInside: number): number {
  return km * (1 + (SHUN_WEIGHT - 1) * shareInside)
}
