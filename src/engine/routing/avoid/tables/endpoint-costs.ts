import { vectorLegKm } from '../../../geo/leg.js'
import type { NetworkGraph } from '../../graph.js'
import type { Query } from '../../query.js'
import type { Endpoint, FairwayEndpoint } from '../../snap/endpoint.js'
import type { CornerGraph } from '../corner-graph.js'
import type { AvoidedPolygons } from '../shapes/avoided.js'

/** A place that a path may visit first after an endpoint, and the cost of getting there. */
export type FirstPlace = readonly [place: number, cost: number]

/** Every state that a path may visit first after an endpoint, except forbidden ones. */
export function firstStates(
  graph: NetworkGraph,
  end: Endpoint,
  avoided: AvoidedPolygons,
): FirstPlace[] {
  if (end.kind === 'fairway') return alongLink(graph, end, avoided)
  if (end.kind === 'port') return end.states.map((state, i) => [state, end.km[i]!])
  const access = accessCost(end, avoided)
  if (end.kind === 'way')
    return end.states.map((state): FirstPlace => [state, access]).filter(isOpen)
  const { beside, view } = end
  const besideCost = beside ? avoided.lineCost(beside.access, beside.accessKm) : 0
  const alongFairway = new Map(beside ? alongLink(graph, beside.fairway, avoided) : [])
  const { vector } = view
  const v = graph.network.entityVectors
  return end.states
    .map((state, i): FirstPlace => {
      if (end.isByFairway(state))
        return [state, besideCost + (alongFairway.get(state) ?? Number.POSITIVE_INFINITY)]
      const e = 3 * graph.entityOfState(state)
      const km = end.km[i]! - end.accessKm
      return [state, access + avoided.legCost(km, ...vector, v[e]!, v[e + 1]!, v[e + 2]!)]
    })
    .filter(isOpen)
}

/** Every state and every corner of an area that a path may visit first after an endpoint. */
export function firstPlaces(end: Endpoint, corners: CornerGraph): FirstPlace[] {
  return [...firstStates(corners.graph, end, corners.avoided), ...firstCorners(end, corners)]
}

/** Every corner of an area that a path may visit first after an endpoint. */
function firstCorners(end: Endpoint, corners: CornerGraph): FirstPlace[] {
  if (end.kind !== 'sea') return []
  return corners.nodes
    .map((_, node): FirstPlace => [corners.placeOf(node), costToCorner(end, node, corners)])
    .filter(isOpen)
}

function isOpen([, cost]: FirstPlace): boolean {
  return cost < Number.POSITIVE_INFINITY
}

function alongLink(
  graph: NetworkGraph,
  end: FairwayEndpoint,
  avoided: AvoidedPolygons,
): FirstPlace[] {
  const { linkFirst } = graph.network
  const { link, point } = end.on
  const line = graph.linkPositions(link)
  const index = point - linkFirst[link]!
  const parts = [line.slice(0, index + 1).reverse(), line.slice(index + 1)]
  return end.states
    .map((state, i): FirstPlace => {
      return [state, avoided.lineCost([end.snapped, ...parts[i]!], end.km[i]!)]
    })
    .filter(isOpen)
}

/** Cost from an endpoint to the place where paths over the sea begin; Infinity if that is forbidden. */
function accessCost(end: Endpoint, avoided: AvoidedPolygons): number {
  if (end.kind === 'way') return avoided.lineCost(end.access, end.km[0]!)
  return end.kind === 'sea' && end.access.length > 1
    ? avoided.lineCost(end.access, end.accessKm)
    : 0
}

/** Cost from an endpoint straight to a corner of an avoided area; Infinity where no path goes there. */
export function costToCorner(end: Endpoint, node: number, corners: CornerGraph): number {
  if (end.kind !== 'sea') return Number.POSITIVE_INFINITY
  const cost = corners.costTo(node, end.view.vector)
  return cost === Number.POSITIVE_INFINITY ? cost : cost + accessCost(end, corners.avoided)
}

/**
 * Cost of the straight leg between two endpoints in sight of each other; Infinity for any other two.
 */
export function straightCost(
  { graph, origin, destination }: Query,
  avoided: AvoidedPolygons,
): number {
  if (origin.kind !== 'sea' || destination.kind !== 'sea') return Number.POSITIVE_INFINITY
  const { vector, triangle } = origin.view
  const to = destination.view.vector
  if (!graph.isClear(...vector, triangle, ...to)) return Number.POSITIVE_INFINITY
  const leg = avoided.legCost(vectorLegKm(...vector, ...to), ...vector, ...to)
  return accessCost(origin, avoided) + leg + accessCost(destination, avoided)
}
