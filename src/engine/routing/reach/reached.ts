import type { IndexSet } from '../../sea/index-set.js'
import { legKm } from '../../sea/legs.js'
import { StateHeap } from '../../sea/sight/state-heap.js'
import { stateOf } from '../../sea/sight/states.js'
import { Sweep } from '../../sea/sight/sweep.js'
import type { CornerGraph } from '../avoid/corner-graph.js'
import { firstPlaces } from '../avoid/tables/endpoint-costs.js'
import type { NetworkGraph } from '../graph.js'
import { kept } from '../kept.js'
import type { GateRow } from '../search/gate-paths.js'
import type { Gates } from '../search/gates.js'
import type { Endpoint } from '../snap/endpoint.js'

/** Distances from one place to the places at which paths turn: entities, then corners of an area. */
export interface Reached {
  /** Kilometres; Infinity without a path. */
  readonly km: Float64Array
  /** For each place, the index in `links` of the links with a passage on the way. */
  readonly through: Int32Array
  /** Each set of links with a passage; the first is empty. */
  readonly links: readonly (readonly number[])[]
  /** The area that paths stay out of; null for none. */
  readonly around: CornerGraph | null
  /** Ends of channels from which paths go on. Default: none. */
  readonly starts?: readonly Start[]
}

/** A place from which paths begin or go on. */
export interface Start {
  readonly end: Endpoint
  /** Kilometres to it. */
  readonly km: number
  /** Index in `links` of the links with a passage before it. */
  readonly through: number
}

/** Nothing is reached from inside a closed canal. */
export function nothingReached({ network }: NetworkGraph): Reached {
  const { entityCount } = network
  return {
    km: new Float64Array(entityCount).fill(Number.POSITIVE_INFINITY),
    through: new Int32Array(entityCount),
    links: [[]],
    around: null,
  }
}

/** The same without the places that a closed lock parts from the origin. */
export function withoutParted(
  { network: { entityCount } }: NetworkGraph,
  found: Reached,
  isParted: (entity: number) => boolean,
): Reached {
  const km = found.km.map((value, place) =>
    place < entityCount && isParted(place) ? Number.POSITIVE_INFINITY : value,
  )
  return { ...found, km }
}

/**
 * The nearer of two ways to each place: from the origin, and from a place on the way.
 * @param start that place, with its kilometres from the origin and the links with a passage before it
 */
export function earliestReached(
  found: Reached,
  beyond: Reached,
  start: Pick<Start, 'end' | 'km'> & { readonly links: readonly number[] },
): Reached {
  const through = found.through.slice()
  const km = found.km.map((known, place) => {
    const by = start.km + beyond.km[place]!
    if (by >= known) return known
    through[place] = found.links.length + beyond.through[place]!
    return by
  })
  const links = [...found.links, ...beyond.links.map((then) => [...start.links, ...then])]
  const { end } = start
  const starts = [...(found.starts ?? []), { end, km: start.km, through: found.links.length }]
  return { km, through, links, around: found.around, starts }
}

/** Over the sea by one sweep with every gate closed, and beyond the gates by their tables. */
export function reachedThroughGates(
  graph: NetworkGraph,
  end: Endpoint,
  {
    row,
    gates,
    closed,
  }: { readonly row: GateRow; readonly gates: Gates; readonly closed: IndexSet },
): Reached {
  const { network } = graph
  const { cornerCount, entityCount } = network
  const everyBay = network.bays ? network.bays.bayParent.keys() : []
  const sweep = new Sweep(network, { bothSides: true }).reset(everyBay)
  end.states.forEach((state, i) => {
    sweep.start(state, end.km[i]!)
  })
  sweep.advance(Number.POSITIVE_INFINITY)
  const km = new Float64Array(entityCount)
  const through = new Int32Array(entityCount)
  for (let e = 0; e < entityCount; e++) {
    const state = stateOf(cornerCount, e)
    km[e] = Math.min(sweep.km[state]!, sweep.km[graph.mirror(state)]!)
    for (let gate = 0; gate < row.km.length; gate++) {
      const by = row.km[gate]! + graph.landmarkKm(gate, e)
      if (by >= km[e]!) continue
      km[e] = by
      through[e] = gate + 1
    }
  }
  const linksTo = (gate: number) =>
    row.first[gate]! < 0 ? [] : gates.links(row.first[gate]!, gate, closed)
  return { km, through, links: [[], ...Array.from(row.km.keys(), linksTo)], around: null }
}

/**
 * Without entering an area, by Dijkstra's algorithm over the whole network, its open gates and the
 * corners of the area.
 */
export function reachedAround(
  graph: NetworkGraph,
  end: Endpoint,
  closed: IndexSet,
  corners: CornerGraph,
): Reached {
  const search = new AreaSearch(graph, closed, corners)
  return search.run(firstPlaces(end, corners))
}

class AreaSearch {
  private readonly km: Float64Array
  private readonly through: Int32Array
  private readonly links: number[][] = [[]]
  /** Index in `links` by the index before it and the link added to it. */
  private readonly added = new Map<string, number>()
  private readonly heap: StateHeap

  constructor(
    private readonly graph: NetworkGraph,
    private readonly closed: IndexSet,
    private readonly corners: CornerGraph,
  ) {
    const places = graph.states + corners.nodes.length
    this.km = new Float64Array(places).fill(Number.POSITIVE_INFINITY)
    this.through = new Int32Array(places)
    this.heap = new StateHeap(places)
    corners.lookRoundAll(null)
  }

  run(first: readonly (readonly [place: number, km: number])[]): Reached {
    const { heap, graph, km } = this
    for (const [place, start] of first) this.offer(place, start, 0)
    while (heap.size > 0) {
      const place = heap.pop()
      const joins = this.corners.joinsOf(place)
      joins?.places.forEach((to, i) => {
        const cost = this.corners.costOfJoin(place, joins, i)
        this.offer(to, km[place]! + cost, this.through[place]!)
      })
      // No shortest path goes on from the worse side of a corner.
      if (place < graph.states && km[graph.mirror(place)]! >= km[place]!) this.expand(place)
    }
    const { cornerCount, entityCount } = graph.network
    const best = (e: number): number => {
      const state = stateOf(cornerCount, e)
      const other = graph.mirror(state)
      return km[other]! < km[state]! ? other : state
    }
    const places = Array.from({ length: entityCount + this.corners.nodes.length }, (_, root) =>
      root < entityCount ? best(root) : this.corners.placeOf(root - entityCount),
    )
    return {
      km: Float64Array.from(places, (place) => km[place]!),
      through: Int32Array.from(places, (place) => this.through[place]!),
      links: this.links,
      around: this.corners,
    }
  }

  private expand(state: number): void {
    const { graph, corners, km, through } = this
    const { legs, linkPassage } = graph.network
    const { edgeFirst, edgeTo, edgeKm } = legs
    const from = graph.entityOfState(state)
    const at = km[state]!
    for (let k = edgeFirst[state]!; k < edgeFirst[state + 1]!; k++) {
      const to = edgeTo[k]!
      const leg = edgeKm[k]! || legKm(legs, state, k)
      if (at + leg >= km[to]!) continue
      const cost = corners.networkLegCost(k, leg, from, graph.entityOfState(to))
      this.offer(to, at + cost, through[state]!)
    }
    if (!graph.isNode(state)) return
    graph.eachLink(state, this.closed, (to, _km, link) => {
      const sofar = through[state]!
      const then = linkPassage[link]! < 0 ? sofar : this.with(sofar, link)
      this.offer(to, at + corners.linkCost(link), then)
    })
  }

  private offer(place: number, km: number, through: number): void {
    if (km >= this.km[place]!) return
    this.km[place] = km
    this.through[place] = through
    this.heap.push(place, km)
  }

  private with(through: number, link: number): number {
    const { added, links } = this
    return kept(added, `${through} ${link}`, () => links.push([...links[through]!, link]) - 1)
  }
}
