import { legKmBetween } from '../geo/leg.js'
import type { NetworkContent } from './network-format.js'
import { float64s, int32s } from './shared.js'
import { entityOf, mirror } from './states.js'

/** Taut legs by the state that they leave, each leg in both directions. */
export interface Legs {
  readonly cornerCount: number
  /** Unit vector of each entity. */
  readonly entityVectors: Float64Array
  /** Where the legs of each state begin; one entry more than states. */
  readonly edgeFirst: Int32Array
  /** State that each leg arrives in. */
  readonly edgeTo: Int32Array
  /** Kilometres of the legs that were used before, 0 for the others: read them by `legKm`. */
  readonly edgeKm: Float64Array
}

/**
 * Kilometres of leg k, which leaves `state`. Computed on first use: a search looks at a few thousand of
 * millions. Threads that share a network may both compute one, to the same number.
 */
export function legKm(legs: Legs, state: number, k: number): number {
  return legs.edgeKm[k]! || measureLeg(legs, state, k)
}

function measureLeg(
  { cornerCount, entityVectors: v, edgeTo, edgeKm }: Legs,
  state: number,
  k: number,
): number {
  const km = legKmBetween(v, entityOf(cornerCount, state), entityOf(cornerCount, edgeTo[k]!))
  edgeKm[k] = km
  return km
}

/** Sets every leg of a file in both directions into rows of its own. */
export function mirrorLegs(
  { legFirst, legTo }: Pick<NetworkContent, 'legFirst' | 'legTo'>,
  cornerCount: number,
): Pick<Legs, 'edgeFirst' | 'edgeTo' | 'edgeKm'> {
  const states = legFirst.length - 1
  const edgeFirst = int32s(states + 1)
  for (let row = 0; row < states; row++) edgeFirst[row + 1] = legFirst[row + 1]! - legFirst[row]!
  for (const to of legTo) edgeFirst[mirror(cornerCount, to) + 1]!++
  for (let s = 0; s < states; s++) edgeFirst[s + 1]! += edgeFirst[s]!
  const edgeTo = int32s(2 * legTo.length)
  const at = edgeFirst.slice(0, states)
  for (let row = 0; row < states; row++) {
    const back = mirror(cornerCount, row)
    for (let k = legFirst[row]!; k < legFirst[row + 1]!; k++) {
      const to = legTo[k]!
      edgeTo[at[row]!++] = to
      edgeTo[at[mirror(cornerCount, to)]!++] = back
    }
  }
  return { edgeFirst, edgeTo, edgeKm: float64s(edgeTo.length) }
}
