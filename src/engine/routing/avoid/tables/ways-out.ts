import FlatQueue from 'flatqueue'
import { legKm } from '../../../sea/legs.js'
import type { OpenBays } from '../../../sea/sight/open-bays.js'
import { FULL } from '../../../sea/stored/index-set.js'
import type { NetworkGraph } from '../../graph.js'
import type { CornerGraph } from '../corner-graph.js'
import type { FirstPlace } from './endpoint-costs.js'

/**
 * The places outside its bays that paths from an end reach first. By Dijkstra's algorithm, because legs
 * in bays are short: a sweep would take most places many times.
 */
export class WaysOut {
  private readonly graph: NetworkGraph
  private readonly km: Float64Array
  private readonly stamp: Uint32Array
  private readonly queue = new FlatQueue<number>()
  private run = 0

  /** @param isOutside whether a state lies outside bays */
  constructor(
    private readonly corners: CornerGraph,
    private readonly isOutside: (state: number) => boolean,
  ) {
    this.graph = corners.graph
    const places = this.graph.states + corners.nodes.length
    this.km = new Float64Array(places)
    this.stamp = new Uint32Array(places)
  }

  /**
   * @param first the places that paths visit first
   * @param bays those that paths lead through; in others they end, like outside
   */
  from(first: readonly FirstPlace[], bays: OpenBays): FirstPlace[] {
    this.run++
    const ends: number[] = []
    const reach = (place: number, km: number): void => {
      const isNew = this.stamp[place] !== this.run
      if (!isNew && km >= this.km[place]!) return
      this.stamp[place] = this.run
      this.km[place] = km
      if (this.isPassed(place, bays)) this.queue.push(place, km)
      else if (isNew) ends.push(place)
    }
    for (const [place, km] of first) reach(place, km)
    while (this.queue.length > 0) {
      const km = this.queue.peekValue()!
      const state = this.queue.pop()!
      if (km === this.km[state] && !this.isDominated(state, km)) this.expand(state, km, reach)
    }
    return ends.map((place) => [place, this.km[place]!])
  }

  private isPassed(place: number, { isOpen }: OpenBays): boolean {
    const { graph } = this
    if (place >= graph.states || this.isOutside(place)) return false
    return isOpen[graph.network.stateBay[place]!] === 1
  }

  /** Whether a corner was reached at a shorter distance on its other side. */
  private isDominated(state: number, km: number): boolean {
    const other = this.graph.mirror(state)
    return this.stamp[other] === this.run && this.km[other]! < km
  }

  private expand(state: number, km: number, reach: (place: number, km: number) => void): void {
    const { graph, corners } = this
    const { legs } = graph.network
    const { edgeFirst, edgeTo } = legs
    const entity = graph.entityOfState(state)
    for (let k = edgeFirst[state]!; k < edgeFirst[state + 1]!; k++) {
      const to = edgeTo[k]!
      const d = km + legKm(legs, state, k)
      if (this.stamp[to] === this.run && d >= this.km[to]!) continue
      const cost = corners.networkLegCost(k, d, entity, graph.entityOfState(to))
      if (cost < Number.POSITIVE_INFINITY) reach(to, d)
    }
    const joins = corners.joinsOf(state)
    joins?.places.forEach((to, i) => {
      reach(to, km + joins.costs[i]!)
    })
    if (!graph.isNode(state)) return
    graph.eachLink(state, FULL, (next, linkKm, link) => {
      if (corners.mayFollowLink(link)) reach(next, km + linkKm)
    })
  }
}
