import { legKm } from '../sea/legs.js'
import { UNREACHED } from '../sea/network-format.js'
import type { Chart } from './chart.js'
import type { End, EndFinder } from './ends.js'
import type { Gates } from './gates.js'
import { type Plan, WALK_TOLERANCE_KM } from './plan.js'
import type { ShunPath, ShunSearch } from './shun-search.js'
import type { TautSearch } from './taut-search.js'
import { Track } from './track.js'

/** One step of a walk down a root's distances. */
interface Step {
  readonly entity: number
  /** Fairway link that it sails, -1 for a leg over the sea. */
  readonly link: number
  readonly backwards: boolean
}

/** More steps than any path has: a walk that takes them goes round in a circle. */
const MAX_STEPS = 20_000

/** Draws what was planned on one network. */
export class Drawer {
  constructor(
    private readonly chart: Chart,
    private readonly ends: EndFinder,
    private readonly gates: Gates,
    private readonly search: TautSearch,
  ) {}

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

  /** Draws a path round shunned areas. */
  drawShunned(origin: End, destination: End, path: ShunPath, search: ShunSearch): Track {
    const track = new Track(this.chart)
    if (path.places.length === 0)
      return track.alongLine(origin.lead).alongLine([...destination.lead].reverse())
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
    } = this.chart.network
    const from = a - 2 * cornerCount
    const to = b - 2 * cornerCount
    if (from < 0 || to < 0) return null
    let best = Number.POSITIVE_INFINITY
    for (let k = edgeFirst[a]!; k < edgeFirst[a + 1]!; k++)
      if (edgeTo[k] === b) best = legKm(this.chart.network, a, k)
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
    const { edgeFirst, edgeTo, cornerCount, rootMetres, roots } = network
    const isCorner = entity < cornerCount
    let best = this.chart.rootKm(root, entity) + WALK_TOLERANCE_KM
    let found: Step | null = null
    const state = isCorner ? 2 * entity : entity + cornerCount
    for (let k = edgeFirst[state]!; k < edgeFirst[state + (isCorner ? 2 : 1)]!; k++) {
      const next = this.chart.entityOfState(edgeTo[k]!)
      const metres = rootMetres[next * roots.length + root]!
      if (metres === UNREACHED) continue
      // A step of no length comes last: two nodes on one spot would lead to each other for ever.
      const km = metres / 1000 + (legKm(network, state, k) || 0.0005)
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
