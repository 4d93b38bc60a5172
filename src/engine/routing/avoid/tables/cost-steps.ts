import { vectorLegKm } from '../../../geo/leg.js'
import { type Vector, vectorAt } from '../../../geo/vector.js'
import { FULL } from '../../../sea/index-set.js'
import { legKm } from '../../../sea/legs.js'
import { type AreaLegs, BOTH, type CornerLegs, DOWN, UP } from '../../../sea/stored/area-legs.js'
import type { NetworkGraph } from '../../graph.js'
import type { CornerGraph } from '../corner-graph.js'

/** What leads from each row of a table to others with every gate closed, and what that costs. */
export interface CostSteps {
  /** Where the steps of each row begin, and where the last end. */
  readonly first: Int32Array
  readonly to: Int32Array
  readonly cost: Float64Array
}

/** The legs that are known to matter to a set of areas. */
export interface KnownLegs extends Pick<AreaLegs, 'leg' | 'way'> {
  readonly ofCorners: CornerLegs
}

/**
 * Visits each two entities with a leg once, whatever sides of corners it joins.
 * @param visit with the lower entity, the higher one, and a leg between them from a state of the lower
 */
export function eachPair(
  graph: NetworkGraph,
  visit: (entity: number, to: number, leg: number, state: number) => void,
): void {
  const { edgeFirst, edgeTo } = graph.network.legs
  const seen = new Int32Array(graph.network.entityCount).fill(-1)
  for (let state = 0; state < graph.states; state++) {
    const entity = graph.entityOfState(state)
    for (let k = edgeFirst[state]!; k < edgeFirst[state + 1]!; k++) {
      const to = graph.entityOfState(edgeTo[k]!)
      if (to <= entity || seen[to] === entity) continue
      seen[to] = entity
      visit(entity, to, k, state)
    }
  }
}

/**
 * The steps between the rows of a table: entities, then corners of areas.
 * @param known the legs that matter; null for all
 */
export function costSteps(corners: CornerGraph, known: KnownLegs | null): CostSteps {
  const { graph, nodes } = corners
  const { entityCount, legs } = graph.network
  const rows = entityCount + nodes.length
  const first = new Int32Array(rows + 1)
  const count = (row: number) => {
    first[row + 1]!++
  }
  const eachLeg = (
    visit: (row: number, to: number, leg: number, state: number, way: number) => void,
  ) => eachUsed(graph, known, visit)
  const eachOther = (visit: (row: number, to: number, cost: () => number) => void) => {
    eachLink(corners, visit)
    if (known) eachCornerLeg(corners, known.ofCorners, visit)
    else eachJoin(corners, visit)
  }
  eachLeg((row, to, _leg, _state, way) => {
    if (way & UP) count(row)
    if (way & DOWN) count(to)
  })
  eachOther(count)
  for (let row = 0; row < rows; row++) first[row + 1]! += first[row]!
  const next = first.slice(0, rows)
  const to = new Int32Array(first[rows]!)
  const cost = new Float64Array(first[rows]!)
  const put = (row: number, other: number, costs: number) => {
    const at = next[row]!++
    to[at] = other
    cost[at] = costs
  }
  eachLeg((row, other, k, state, way) => {
    // The costs of both directions are calculated once.
    const costs = Math.fround(corners.networkLegCost(k, legKm(legs, state, k), row, other))
    if (way & UP) put(row, other, costs)
    if (way & DOWN) put(other, row, costs)
  })
  eachOther((row, other, costs) => put(row, other, costs()))
  return { first, to, cost }
}

function eachUsed(
  graph: NetworkGraph,
  known: KnownLegs | null,
  visit: (row: number, to: number, leg: number, state: number, way: number) => void,
): void {
  let number = -1
  let next = 0
  eachPair(graph, (row, to, leg, state) => {
    number++
    if (!known) visit(row, to, leg, state, BOTH)
    else if (known.leg[next] === number) visit(row, to, leg, state, known.way[next++]!)
  })
}

type VisitStep = (row: number, to: number, cost: () => number) => void

function eachLink(corners: CornerGraph, visit: VisitStep): void {
  const { graph } = corners
  const { entityCount, cornerCount } = graph.network
  for (let row = cornerCount; row < entityCount; row++) {
    graph.eachLink(graph.stateOfNode(row - cornerCount), FULL, (next, _, link) => {
      visit(row, graph.entityOfState(next), () => corners.linkCost(link))
    })
  }
}

function eachJoin(corners: CornerGraph, visit: VisitStep): void {
  const { graph, nodes } = corners
  const { entityCount } = graph.network
  const rowOf = (place: number) =>
    place < graph.states ? graph.entityOfState(place) : entityCount + place - graph.states
  for (let place = 0; place < graph.states + nodes.length; place++) {
    const joins = corners.joinsOf(place)
    joins?.places.forEach((to, i) => {
      visit(rowOf(place), rowOf(to), () => corners.costOfJoin(place, joins, i))
    })
  }
}

function eachCornerLeg(corners: CornerGraph, { from, to }: CornerLegs, visit: VisitStep): void {
  const { graph, nodes, avoided } = corners
  const { entityCount, entityVectors } = graph.network
  const vectorOf = (row: number): Vector =>
    row < entityCount ? vectorAt(entityVectors, row) : nodes[row - entityCount]!.vector
  from.forEach((row, i) => {
    visit(row, to[i]!, () => {
      const [a, b] = [vectorOf(row), vectorOf(to[i]!)]
      return avoided.legCost(vectorLegKm(...a, ...b), ...a, ...b)
    })
  })
}
