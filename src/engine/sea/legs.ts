import { legKmBetween } from '../geo/leg.js'
import { float32s, int32s } from './shared.js'
import { entityOf, mirror } from './sight/states.js'
import type { LegLists } from './stored/network-content.js'

/** Taut legs by the state that they leave. Each leg is stored in both directions. */
export interface Legs {
  readonly cornerCount: number
  /** Unit vector of each entity. */
  readonly entityVectors: Float64Array
  /** Where the legs of each state begin; one entry more than there are states. */
  readonly edgeFirst: Int32Array
  /** State that each leg arrives in. */
  readonly edgeTo: Int32Array
  /**
   * Kilometres of the legs used so far, 0 for the others: read them with `legKm`. In single precision a
   * leg is off by less than 0.3 m, and a sweep, which mostly waits for memory, takes up to an eighth
   * less time.
   */
  readonly edgeKm: Float32Array
}

/**
 * Kilometres of leg k, which leaves `state`, in single precision. Computed on first use: of millions of
 * legs, a search looks at a few thousand. Threads that share a network may both compute a length, with
 * the same result.
 */
export function legKm(legs: Legs, state: number, k: number): number {
  return legs.edgeKm[k]! || measureLeg(legs, state, k)
}

function measureLeg(legs: Legs, state: number, k: number): number {
  const km = Math.fround(exactLegKm(legs, state, k))
  legs.edgeKm[k] = km
  return km
}

/** Kilometres of leg k in full precision, computed each time. */
export function exactLegKm(
  { cornerCount, entityVectors, edgeTo }: Legs,
  state: number,
  k: number,
): number {
  return legKmBetween(
    entityVectors,
    entityOf(cornerCount, state),
    entityOf(cornerCount, edgeTo[k]!),
  )
}

/** Legs in whose rows those that lead into bays come last. */
export interface LegRows extends Legs {
  /** Where the legs into bays begin in the row of each state. */
  readonly edgeInner: Int32Array
}

/**
 * Stores every leg of a file in both directions, in separate rows.
 * @param isInner for each state, whether it is in a bay that may be closed
 */
export function mirrorLegs(
  { legFirst, legTo }: LegLists,
  cornerCount: number,
  isInner: Uint8Array,
): Omit<LegRows, 'cornerCount' | 'entityVectors'> {
  const states = legFirst.length - 1
  const edgeFirst = int32s(states + 1)
  for (let row = 0; row < states; row++) edgeFirst[row + 1] = legFirst[row + 1]! - legFirst[row]!
  for (let k = 0; k < legTo.length; k++) edgeFirst[mirror(cornerCount, legTo[k]!) + 1]!++
  for (let s = 0; s < states; s++) edgeFirst[s + 1]! += edgeFirst[s]!
  const edgeTo = int32s(2 * legTo.length)
  // Rows are filled from both ends: legs that lead into bays from the back.
  const edgeInner = int32s(states)
  edgeInner.set(edgeFirst.subarray(0, states))
  const behind = edgeFirst.slice(1)
  for (let row = 0; row < states; row++) {
    const back = mirror(cornerCount, row)
    const isBackInner = isInner[back] === 1
    for (let k = legFirst[row]!; k < legFirst[row + 1]!; k++) {
      const to = legTo[k]!
      const other = mirror(cornerCount, to)
      edgeTo[isInner[to] === 1 ? --behind[row]! : edgeInner[row]!++] = to
      edgeTo[isBackInner ? --behind[other]! : edgeInner[other]!++] = back
    }
  }
  return { edgeFirst, edgeTo, edgeInner, edgeKm: float32s(edgeTo.length) }
}

/** Rows with only some of the legs of a file, given by their indices. @throws RangeError */
export function someLegs({ legFirst, legTo }: LegLists, indices: Int32Array): LegLists {
  const first = new Int32Array(legFirst.length)
  const some = new Int32Array(indices.length)
  for (let i = 0, row = 0; i < indices.length; i++) {
    const k = indices[i]!
    if (!(k >= 0 && k < legTo.length)) throw new RangeError(`There is no leg ${k}.`)
    while (k >= legFirst[row + 1]!) row++
    first[row + 1]!++
    some[i] = legTo[k]!
  }
  for (let s = 0; s + 1 < first.length; s++) first[s + 1]! += first[s]!
  return { legFirst: first, legTo: some }
}
