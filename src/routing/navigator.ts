import type { Area } from '../geo/area.js'
import { legLengthKm, vectorLegKm } from '../geo/leg.js'
import type { Position } from '../geo/position.js'
import type { CoastMask } from '../sea/coast-mask.js'
import { type SeaNetwork, UNREACHED } from '../sea/network.js'
import { approach } from './approach.js'
import { Chart } from './chart.js'
import { type End, EndFinder, lineKm } from './ends.js'
import { Gates } from './gates.js'
import { ShunSearch } from './shun-search.js'
import { ShunnedAreas } from './shunned.js'
import { type TautPath, TautSearch } from './taut-search.js'
import { Track } from './track.js'

/** How the best path between two ends is made up. */
export type Plan =
  | { readonly km: number; readonly kind: 'direct' }
  | { readonly km: number; readonly kind: 'link' }
  | { readonly km: number; readonly kind: 'inshore'; readonly line: readonly Position[] }
  | { readonly km: number; readonly kind: 'taut'; readonly path: TautPath }
  | { readonly km: number; readonly kind: 'gates'; readonly first: number; readonly last: number }

/** Ends this near to each other may be joined inshore, km, by a way of at most thrice that. */
const INSHORE_KM = 30
const INSHORE = { limitKm: 3 * INSHORE_KM, landCost: Number.POSITIVE_INFINITY }
/** A position is at most this far from the centre of its cell of the mask, km. */
const MASK_REACH_KM = 0.7

/** One step of a walk down a root's distances. */
interface Step {
  readonly entity: number
  /** Fairway link that it sails, -1 for a leg over the sea. */
  readonly link: number
  readonly backwards: boolean
}

/** More steps than any path has: a walk that takes them goes round in a circle. */
const MAX_STEPS = 20_000

/** Distances of whole metres may be this far from the path that they tell of, km. */
const WALK_TOLERANCE_KM = 0.02

/** Plans paths on one network. */
export class Navigator {
  readonly chart: Chart
  readonly ends: EndFinder
  readonly gates: Gates
  private readonly search: TautSearch
  private shunned: { readonly key: string; readonly search: ShunSearch } | null = null

  constructor(
    network: SeaNetwork,
    private readonly coast: CoastMask,
  ) {
    this.chart = new Chart(network)
    this.ends = new EndFinder(this.chart, coast)
    this.gates = new Gates(this.chart)
    this.search = new TautSearch(this.chart)
  }

  /** The shortest path with the passages of a mask closed; null when there is none. */
  plan(origin: End, destination: End, closed: number): Plan | null {
    if (this.isShut(origin, closed) || this.isShut(destination, closed)) return null
    const straight = this.straight(origin, destination)
    const gated = this.viaGates(origin, destination, closed)
    let best: Plan | null = gated
    if (straight && straight.km <= (best?.km ?? Number.POSITIVE_INFINITY)) best = straight
    if (straight?.kind === 'direct') return best
    let limit = best?.km ?? Number.POSITIVE_INFINITY
    const table = this.tableKm(origin, destination)
    if (table !== null) {
      // The table tells the distance to half a metre: it bounds the search that draws the path.
      if (table >= limit) return best
      limit = Math.min(limit, table + WALK_TOLERANCE_KM)
    } else if (this.search.lowerBound(origin, destination) >= limit) return best
    const path = this.search.find(origin, destination, limit)
    return path ? { km: path.km, kind: 'taut', path } : best
  }

  /** Kilometres between two ports with every gate closed, from the table; null for other ends. */
  private tableKm(origin: End, destination: End): number | null {
    if (origin.port < 0 || destination.port < 0) return null
    if (origin.port === destination.port) return 0
    const i = Math.max(origin.port, destination.port)
    const j = Math.min(origin.port, destination.port)
    const metres = this.chart.network.portMetres[(i * (i - 1)) / 2 + j]!
    return metres === UNREACHED ? Number.POSITIVE_INFINITY : metres / 1000
  }

  /**
   * Distances from all origins to all destinations, row by row; NaN where there is no way. Null ends
   * have none.
   */
  matrix(
    origins: readonly (End | null)[],
    destinations: readonly (End | null)[],
    closed: number,
  ): Float64Array {
    const out = new Float64Array(origins.length * destinations.length).fill(Number.NaN)
    origins.forEach((origin, i) => {
      if (!origin || this.isShut(origin, closed)) return
      const row = this.row(origin, destinations, closed)
      row.forEach((km, j) => {
        if (km < Number.POSITIVE_INFINITY) out[i * destinations.length + j] = km
      })
    })
    return out
  }

  private row(origin: End, destinations: readonly (End | null)[], closed: number): Float64Array {
    const fromGate = this.gateRow(origin, closed)
    let toAll: Float64Array | null = null
    return Float64Array.from(destinations, (destination) => {
      if (!destination || this.isShut(destination, closed)) return Number.POSITIVE_INFINITY
      let best = Number.POSITIVE_INFINITY
      for (let j = 0; j < fromGate.length; j++)
        best = Math.min(best, fromGate[j]! + destination.rootKm[j]!)
      const straight = this.straight(origin, destination)
      if (straight) best = Math.min(best, straight.km)
      const table = this.tableKm(origin, destination)
      if (table !== null) return Math.min(best, table)
      if (straight?.kind === 'direct' || this.search.lowerBound(origin, destination) >= best)
        return best
      toAll ??= this.search.toAll(origin)
      destination.states.forEach((state, k) => {
        best = Math.min(best, toAll![this.chart.mirror(state)]! + destination.km[k]!)
      })
      return best
    })
  }

  /** Kilometres from an end to each gate by way of any others. */
  private gateRow(origin: End, closed: number): Float64Array {
    const n = this.gates.count
    const { km } = this.gates.distances(closed)
    const row = new Float64Array(n).fill(Number.POSITIVE_INFINITY)
    for (let i = 0; i < n; i++) {
      if (origin.rootKm[i] === Number.POSITIVE_INFINITY) continue
      for (let j = 0; j < n; j++) row[j] = Math.min(row[j]!, origin.rootKm[i]! + km[i * n + j]!)
    }
    return row
  }

  /** Whether an end lies inside a passage that is closed. */
  isShut(end: End, closed: number): boolean {
    if (!end.place) return false
    const passage = this.chart.network.linkPassage[end.place.link]!
    return passage >= 0 && ((closed >> passage) & 1) === 1
  }

  /** Ways that need no graph: along one fairway link, inshore between near ends, or in plain sight. */
  private straight(origin: End, destination: End): Plan | null {
    if (origin.place && destination.place && origin.place.link === destination.place.link) {
      return { km: Math.abs(origin.placeKm - destination.placeKm), kind: 'link' }
    }
    return this.inshore(origin, destination) ?? this.inSight(origin, destination)
  }

  /**
   * Between ends close to each other and to the coast: over the water of the coast mask, not out to
   * the network and back.
   */
  private inshore(origin: End, destination: End): Plan | null {
    const [a, b] = [origin.snapped, destination.snapped]
    if (a[0] === b[0] && a[1] === b[1]) return { km: 0, kind: 'inshore', line: [a] }
    if (origin.view && origin.leadKm === 0 && destination.view && destination.leadKm === 0)
      return null
    if (Math.abs(a[1] - b[1]) > 1 || legLengthKm(a, b) > INSHORE_KM) return null
    if (!this.coast.isWater(...a) || !this.coast.isWater(...b)) return null
    const line = approach(this.coast, a, (p) => legLengthKm(p, b) < MASK_REACH_KM, INSHORE)
    if (!line) return null
    line.push(b)
    return this.chart.crossesWall(line) ? null : { km: lineKm(line), kind: 'inshore', line }
  }

  private inSight(origin: End, destination: End): Plan | null {
    if (!origin.view || !destination.view) return null
    const [ax, ay, az] = origin.view.vector
    const [bx, by, bz] = destination.view.vector
    if (!this.chart.isClear(ax, ay, az, origin.view.triangle, bx, by, bz)) return null
    const km = origin.leadKm + vectorLegKm(ax, ay, az, bx, by, bz) + destination.leadKm
    return { km, kind: 'direct' }
  }

  private viaGates(origin: End, destination: End, closed: number): Plan | null {
    const n = this.gates.count
    const { km } = this.gates.distances(closed)
    let best = Number.POSITIVE_INFINITY
    let first = -1
    let last = -1
    for (let i = 0; i < n; i++) {
      const start = origin.rootKm[i]!
      if (start >= best) continue
      for (let j = 0; j < n; j++) {
        const total = start + km[i * n + j]! + destination.rootKm[j]!
        if (total < best) {
          best = total
          first = i
          last = j
        }
      }
    }
    return first < 0 ? null : { km: best, kind: 'gates', first, last }
  }

  /** The way that keeps out of areas as far as it can, drawn; null when there is none. */
  shun(origin: End, destination: End, closed: number, areas: readonly Area[]): Track | null {
    if (this.isShut(origin, closed) || this.isShut(destination, closed)) return null
    const straight = this.straight(origin, destination)
    if (straight?.kind === 'link') return this.draw(origin, destination, straight, closed)
    const search = this.shunSearch(areas)
    const path = search.find(origin, destination, closed)
    if (!path) return null
    const track = new Track(this.chart)
    if (path.places.length === 0)
      return this.draw(origin, destination, { km: 0, kind: 'direct' }, closed)
    const isBend = (place: number): boolean => place >= this.chart.states
    path.places.forEach((place, i) => {
      const link = path.links[i]!
      if (i === 0 && !isBend(place)) this.leave(track, origin, place)
      else if (i === 0) track.alongLine(origin.lead).to(search.bendPosition(place))
      else if (link >= 0) {
        const before = path.places[i - 1]! - 2 * this.chart.network.cornerCount
        track.alongLink(link, this.chart.network.linkFrom[link] !== before)
      } else if (isBend(place)) track.to(search.bendPosition(place))
      else track.toState(place)
    })
    const last = path.places[path.places.length - 1]!
    if (isBend(last)) return track.alongLine([...destination.lead].reverse())
    return this.arrive(track, destination, last)
  }

  private shunSearch(areas: readonly Area[]): ShunSearch {
    const key = areas.map((area) => area.id).join()
    if (this.shunned?.key !== key) {
      // One set at a time: each keeps a share for every leg of the network.
      this.shunned = { key, search: new ShunSearch(this.chart, this.ends, new ShunnedAreas(areas)) }
    }
    return this.shunned.search
  }

  /** Draws a plan as positions. */
  draw(origin: End, destination: End, plan: Plan, closed: number): Track {
    const track = new Track(this.chart)
    switch (plan.kind) {
      case 'direct':
        return track.alongLine(origin.lead).alongLine([...destination.lead].reverse())
      case 'inshore':
        return track.alongLine(plan.line)
      case 'link':
        return this.drawLink(track, origin, destination)
      case 'taut':
        this.leave(track, origin, plan.path.states[0]!)
        this.drawStates(track, plan.path.states)
        return this.arrive(track, destination, plan.path.states[plan.path.states.length - 1]!)
      case 'gates':
        return this.drawGates(track, origin, destination, plan.first, plan.last, closed)
    }
  }

  private drawLink(track: Track, origin: End, destination: End): Track {
    const { linkFirst, linkPassage } = this.chart.network
    const link = origin.place!.link
    const line = this.chart.linkPositions(link)
    const index = (end: End): number => end.place!.point - linkFirst[link]!
    const forward = origin.placeKm <= destination.placeKm
    const [low, high] = forward ? [origin, destination] : [destination, origin]
    const middle = line.slice(index(low) + 1, index(high) + 1)
    if (!forward) middle.reverse()
    return track.alongLine([origin.snapped, ...middle, destination.snapped], linkPassage[link]!)
  }

  /** From an end to the place of a state that it leaves in. */
  private leave(track: Track, end: End, state: number): void {
    if (!end.place) {
      track.alongLine(end.lead)
      track.toState(state)
      return
    }
    const { linkFirst, linkFrom, linkPassage } = this.chart.network
    const line = this.chart.linkPositions(end.place.link)
    const index = end.place.point - linkFirst[end.place.link]!
    const toStart = this.chart.stateOfNode(linkFrom[end.place.link]!) === state
    const rest = toStart ? line.slice(0, index + 1).reverse() : line.slice(index + 1)
    track.alongLine([end.snapped, ...rest], linkPassage[end.place.link]!)
  }

  private arrive(track: Track, end: End, state: number): Track {
    const back = new Track(this.chart)
    this.leave(back, end, this.chart.mirror(state))
    return track.appendReversed(back)
  }

  private drawStates(track: Track, states: readonly number[]): void {
    for (let i = 1; i < states.length; i++) {
      const link = this.linkBetween(states[i - 1]!, states[i]!)
      if (link) track.alongLink(link.link, link.backwards)
      else track.toState(states[i]!)
    }
  }

  /** The open link that joins two node states, if it is shorter than the sea between them. */
  private linkBetween(a: number, b: number): { link: number; backwards: boolean } | null {
    const {
      cornerCount,
      nodeLinkFirst,
      nodeLink,
      linkFrom,
      linkTo,
      linkPassage,
      linkKm,
      edgeFirst,
      edgeTo,
      edgeKm,
    } = this.chart.network
    const from = a - 2 * cornerCount
    const to = b - 2 * cornerCount
    if (from < 0 || to < 0) return null
    let best = Number.POSITIVE_INFINITY
    for (let k = edgeFirst[a]!; k < edgeFirst[a + 1]!; k++) if (edgeTo[k] === b) best = edgeKm[k]!
    let found: { link: number; backwards: boolean } | null = null
    for (let k = nodeLinkFirst[from]!; k < nodeLinkFirst[from + 1]!; k++) {
      const link = nodeLink[k]! >> 1
      const backwards = (nodeLink[k]! & 1) === 1
      if (linkPassage[link]! >= 0 || (backwards ? linkFrom : linkTo)[link] !== to) continue
      if (linkKm[link]! >= best) continue
      best = linkKm[link]!
      found = { link, backwards }
    }
    return found
  }

  private drawGates(
    track: Track,
    origin: End,
    destination: End,
    first: number,
    last: number,
    closed: number,
  ): Track {
    const n = this.gates.count
    const { network } = this.chart
    const { next, link } = this.gates.distances(closed)
    this.drawToRoot(track, origin, first)
    for (let at = first; at !== last; ) {
      const to = next[at * n + last]!
      const l = link[at * n + to]!
      if (l >= 0) track.alongLink(l, network.linkFrom[l] !== network.roots[at])
      else this.drawToRoot(track, this.ends.atNode(network.roots[at]!), to)
      at = to
    }
    const back = new Track(this.chart)
    this.drawToRoot(back, destination, last)
    return track.appendReversed(back)
  }

  /** From an end down a root's distances to the root. */
  private drawToRoot(track: Track, end: End, root: number): void {
    const states = [...end.states.keys()].sort(
      (a, b) => this.viaState(end, a, root) - this.viaState(end, b, root),
    )
    const best = this.viaState(end, states[0]!, root)
    for (const i of states) {
      if (this.viaState(end, i, root) > best + WALK_TOLERANCE_KM) break
      const steps = this.walkToRoot(this.chart.entityOfState(end.states[i]!), root)
      if (!steps) continue
      this.leave(track, end, end.states[i]!)
      for (const step of steps) {
        if (step.link >= 0) track.alongLink(step.link, step.backwards)
        else track.toEntity(step.entity)
      }
      return
    }
    // Rounding to metres can hide the first corner: then the path is searched for.
    const goal = this.ends.atNode(this.chart.network.roots[root]!)
    const path = this.search.find(end, goal, best + 1)
    if (!path) throw new Error('A root distance has no path to it: the network is damaged.')
    this.leave(track, end, path.states[0]!)
    this.drawStates(track, path.states)
  }

  private viaState(end: End, i: number, root: number): number {
    return end.km[i]! + this.chart.rootKm(root, this.chart.entityOfState(end.states[i]!))
  }

  private walkToRoot(from: number, root: number): Step[] | null {
    const { network } = this.chart
    const goal = network.cornerCount + network.roots[root]!
    const steps: Step[] = []
    for (let at = from; at !== goal; ) {
      const step = this.stepToRoot(at, root)
      if (!step || steps.length > MAX_STEPS) return null
      steps.push(step)
      at = step.entity
    }
    return steps
  }

  private stepToRoot(entity: number, root: number): Step | null {
    const { network } = this.chart
    const { edgeFirst, edgeTo, edgeKm, cornerCount, rootMetres, roots } = network
    const isCorner = entity < cornerCount
    let best = this.chart.rootKm(root, entity) + WALK_TOLERANCE_KM
    let found: Step | null = null
    const state = isCorner ? 2 * entity : entity + cornerCount
    for (let k = edgeFirst[state]!; k < edgeFirst[state + (isCorner ? 2 : 1)]!; k++) {
      const next = this.chart.entityOfState(edgeTo[k]!)
      const metres = rootMetres[next * roots.length + root]!
      if (metres === UNREACHED) continue
      // A step of no length comes last: two nodes on one spot would lead to each other for ever.
      const km = metres / 1000 + (edgeKm[k]! || 0.0005)
      if (km < best) {
        best = km
        found = { entity: next, link: -1, backwards: false }
      }
    }
    if (isCorner) return found
    const node = entity - cornerCount
    for (let k = network.nodeLinkFirst[node]!; k < network.nodeLinkFirst[node + 1]!; k++) {
      const link = network.nodeLink[k]! >> 1
      if (network.linkPassage[link]! >= 0) continue
      const backwards = (network.nodeLink[k]! & 1) === 1
      const next = cornerCount + (backwards ? network.linkFrom[link]! : network.linkTo[link]!)
      const km = this.chart.rootKm(root, next) + network.linkKm[link]!
      if (km < best) {
        best = km
        found = { entity: next, link, backwards }
      }
    }
    return found
  }
}
