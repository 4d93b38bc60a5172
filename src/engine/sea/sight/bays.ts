import { bytes, int32s } from '../shared.js'

/** No bay: land, nodes inside rivers, and corners at the end of a barrier. */
export const NO_BAY = 0

/** Bays as stored in a file. */
export interface BayColumns {
  /** The bay around each bay; -1 for an outermost bay and for `NO_BAY`. */
  readonly bayParent: Int32Array
  /** The outermost bay that reaches into each triangle; `NO_BAY` on land. */
  readonly triangleBay: Int32Array
  /** Further bays that reach into triangles, as pairs of triangle and bay. */
  readonly cutTriangle: Int32Array
  readonly cutBay: Int32Array
  /** Bay of each entity. */
  readonly entityBay: Int32Array
}

/**
 * The water of a network, divided by doors: straight lines between two points of one shore. The water
 * behind a door is a bay, which may contain other bays. No shortest path between two places outside
 * enters a bay, because it could follow the door instead. The rest of each connected water is its
 * outermost bay.
 */
export interface Bays extends BayColumns {
  /** The outermost bay around each bay. */
  readonly outermost: Int32Array
  /** Whether each bay is an outermost bay or `NO_BAY`: these are never closed. */
  readonly isOutermost: Uint8Array
}

/** @throws RangeError if bays contain each other or are missing: the file is damaged */
export function openBays(columns: BayColumns): Bays {
  const { bayParent, triangleBay, cutBay, entityBay } = columns
  for (const bays of [triangleBay, cutBay, entityBay]) {
    // A loop by index, because there are some hundred thousand numbers at every start.
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
