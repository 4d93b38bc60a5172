import { vectorLegKm } from '../geo/leg.js'
import type { NetworkContent } from './network-format.js'
import { float64s, int32s } from './shared.js'

/** Taut legs by the state that they leave, each leg in both directions. */
export interface Legs {
  readonly cornerCount: number
  /** Unit vector of each entity. */
  readonly entityVectors: Float64Array
  /** Where the legs of each state begin; one entry more than states. */
  readonly edgeFirst: Int32Array
  /** State that each leg arrives in. */
  readonly edgeTo: Int32Array
  /** Kilometres of the legs that were asked for already, 0 for the others: ask `legKm`. */
  readonly edgeKm: Float64Array
}

/**
 * Kilometres of leg k, which leaves `state`. Worked out when it is first asked for: a search looks at
 * a few thousand of millions. Threads that share a network may do so twice, to the same number.
 */
export function legKm(legs: Legs, state: number, k: number): number {
  return legs.edgeKm[k]! || measureLeg(legs, state, k)
}

function measureLeg(
  { cornerCount, entityVectors: v, edgeTo, edgeKm }: Legs,
  state: number,
  k: number,
): number {
  const to = edgeTo[k]!
  const a = 3 * (state < 2 * cornerCount ? state >> 1 : state - cornerCount)
  const b = 3 * (to < 2 * cornerCount ? to >> 1 : to - cornerCount)
  const km = vectorLegKm(v[a]!, v[a + 1]!, v[a + 2]!, v[b]!, v[b + 1]!, v[b + 2]!)
  edgeKm[k] = km
  return km
}

/** Sets every leg of a file in both directions into rows of its own. */
export function mirrorLegs(
  { legFirst, legTo }: Pick<NetworkContent, 'legFirst' | 'legTo'>,
  cornerCount: number,
): Pick<Legs, 'edgeFirst' | 'edgeTo' | 'edgeKm'> {
  const states = legFirst.length - 1
  const turned = 2 * cornerCount
  const edgeFirst = int32s(states + 1)
  for (let row = 0; row < states; row++) edgeFirst[row + 1] = legFirst[row + 1]! - legFirst[row]!
  for (const to of legTo) edgeFirst[(to < turned ? to ^ 1 : to) + 1]!++
  for (let s = 0; s < states; s++) edgeFirst[s + 1]! += edgeFirst[s]!
  const edgeTo = int32s(2 * legTo.length)
  const at = edgeFirst.slice(0, states)
  for (let row = 0; row < states; row++) {
    const back = row < turned ? row ^ 1 : row
    for (let k = legFirst[row]!; k < legFirst[row + 1]!; k++) {
      const to = legTo[k]!
      edgeTo[at[row]!++] = to
      edgeTo[at[to < turned ? to ^ 1 : to]!++] = back
    }
  }
  return { edgeFirst, edgeTo, edgeKm: float64s(edgeTo.length) }
}
