/*
 * Entities are the corners of the shores, then the nodes (junctions of fairways, crossing points of
 * gates, ports). A state is what a path over the sea can be in: at a corner with the shore on its left
 * (`2 * corner`) or on its right (`2 * corner + 1`), or at a node (one state each, after those of all
 * corners). A path in reverse has the shore on its other side, so each state becomes its mirror.
 */

/**
 * First state of an entity: for a corner, the one with the shore on the left; for a node, its only one.
 */
export function stateOf(cornerCount: number, entity: number): number {
  return entity < cornerCount ? 2 * entity : entity + cornerCount
}

/** Entity of a state. */
export function entityOf(cornerCount: number, state: number): number {
  return state < 2 * cornerCount ? state >> 1 : state - cornerCount
}

/** The state of the same path in reverse. */
export function mirror(cornerCount: number, state: number): number {
  return state < 2 * cornerCount ? state ^ 1 : state
}

/** Whether a state is that of a node. */
export function isNodeState(cornerCount: number, state: number): boolean {
  return state >= 2 * cornerCount
}

/** The state of a node, by the node's own number. */
export function stateOfNode(cornerCount: number, node: number): number {
  return node + 2 * cornerCount
}

/** The node of a state that is a node's. */
export function nodeOfState(cornerCount: number, state: number): number {
  return state - 2 * cornerCount
}

/** Number of states. */
export function stateCount(cornerCount: number, entityCount: number): number {
  return entityCount + cornerCount
}
