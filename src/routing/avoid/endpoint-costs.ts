import { vectorLegKm } from '../../geo/leg.js'
import type { Endpoint, FairwayEndpoint } from '../endpoint.js'
import type { NetworkGraph } from '../graph.js'
import type { AvoidedPolygons } from './avoided.js'
import type { CornerGraph } from './corner-graph.js'

/** Cost of the way from an endpoint to where paths over the sea begin; Infinity where it is forbidden. */
export function accessCost(end: Endpoint, avoided: AvoidedPolygons): number {
  return end.kind === 'sea' && end.access.length > 1
    ? avoided.lineCost(end.access, end.accessKm)
    : 0
}

/** Every state that a path may first go to from an endpoint, with its cost; forbidden ones left out. */
export function eachFirstState(
  graph: NetworkGraph,
  end: Endpoint,
  avoided: AvoidedPolygons,
  visit: (state: number, cost: number) => void,
): void {
  if (end.kind === 'fairway') {
    alongLink(graph, end, avoided, visit)
    return
  }
  if (end.kind === 'port') {
    end.states.forEach((state, i) => {
      visit(state, end.km[i]!)
    })
    return
  }
  const access = accessCost(end, avoided)
  if (access === Number.POSITIVE_INFINITY) return
  const { vector } = end.view
  const v = graph.network.entityVectors
  end.states.forEach((state, i) => {
    const e = 3 * graph.entityOfState(state)
    const km = end.km[i]! - end.accessKm
    visit(state, access + avoided.legCost(km, ...vector, v[e]!, v[e + 1]!, v[e + 2]!))
  })
}

function alongLink(
  graph: NetworkGraph,
  end: FairwayEndpoint,
  avoided: AvoidedPolygons,
  visit: (state: number, cost: number) => void,
): void {
  const { linkFirst } = graph.network
  const { link, point } = end.on
  const line = graph.linkPositions(link)
  const index = point - linkFirst[link]!
  const parts = [line.slice(0, index + 1).reverse(), line.slice(index + 1)]
  end.states.forEach((state, i) => {
    visit(state, avoided.lineCost([end.snapped, ...parts[i]!], end.km[i]!))
  })
}

/** Cost from an endpoint straight to a corner of an avoided area; Infinity where no path goes there. */
export function costToCorner(end: Endpoint, node: number, corners: CornerGraph): number {
  if (end.kind !== 'sea') return Number.POSITIVE_INFINITY
  const access = accessCost(end, corners.avoided)
  return access === Number.POSITIVE_INFINITY
    ? access
    : access + corners.costTo(node, end.view.vector)
}

/** Cost of the straight leg between two endpoints in sight of each other; Infinity for any others. */
export function straightCost(
  graph: NetworkGraph,
  origin: Endpoint,
  destination: Endpoint,
  avoided: AvoidedPolygons,
): number {
  if (origin.kind !== 'sea' || destination.kind !== 'sea') return Number.POSITIVE_INFINITY
  const { vector, triangle } = origin.view
  const to = destination.view.vector
  if (!graph.isClear(...vector, triangle, ...to)) return Number.POSITIVE_INFINITY
  const leg = avoided.legCost(vectorLegKm(...vector, ...to), ...vector, ...to)
  return accessCost(origin, avoided) + leg + accessCost(destination, avoided)
}
