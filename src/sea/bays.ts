import { bytes, int32s } from './shared.js'

/** Means no bay: land, nodes inside rivers, and corners at the end of a barrier. */
export const NO_BAY = 0

/** Bays as a file has them. */
export interface BayColumns {
  /** The bay around each bay; -1 for an outermost one and for `NO_BAY`. */
  readonly bayParent: Int32Array
  /** The outermost bay that reaches into each triangle, `NO_BAY` on land. */
  readonly triangleBay: Int32Array
  /** Further bays that reach into triangles, in pairs: the triangle, and the bay. */
  readonly cutTriangle: Int32Array
  readonly cutBay: Int32Array
  /** Bay of each entity. */
  readonly entityBay: Int32Array
}

/**
 * The water of a network, divided by doors: straight lines between two points of one shore. What lies behind a door
 * is a bay, and may contain other bays. No shortest path between two places outside enters a bay, since it could go
 * along the door instead. What is left of each connected water is its outermost bay.
 */
export interface Bays extends BayColumns {
  /** The outermost bay around each bay. */
  readonly outermost: Int32Array
  /** Whether each bay is an outermost one, or none: these are never closed. */
  readonly isOutermost: Uint8Array
}

/** @throws RangeError when bays contain each other, or are missing: the file is damaged */
export function openBays(columns: BayColumns): Bays {
  const { bayParent, triangleBay, cutBay, entityBay } = columns
  for (const bays of [triangleBay, cutBay, entityBay]) {
    // By index: some hundred thousand numbers, at every start.
    for (let i = 0; i < bays.length; i++) {
      if (!(bays[i]! >= 0 && bays[i]! < bayParent.length)) {
        throw new RangeError(`There is no bay ${bays[i]}.`)
      }
    }
  }
  const outermost = outermostOf(bayParent)
  return {
    ...columns,
    outermost,
    isOutermost: bytes(outermost.length).map((_, bay) => Number(outermost[bay] === bay)),
  }
}

function outermostOf(parent: Int32Array): Int32Array {
  const outermost = int32s(parent.length)
  for (let bay = 0; bay < parent.length; bay++) {
    let at = bay
    for (let steps = 0; parent[at]! >= 0; steps++) {
      if (steps > parent.length) throw new RangeError('Bays contain each other.')
      at = parent[at]!
    }
    outermost[bay] = at
  }
  return outermost
}
