import type { Plan } from '../plan/plan.js'

/** What the fuel of a scenario follows from. */
type Basis = 'assumed' | 'ship' | 'stated'

function basisOf({ vesselType, fuelTonnesPerDay }: Plan): Basis {
  if (vesselType === null) return 'assumed'
  return fuelTonnesPerDay === null ? 'ship' : 'stated'
}

/** Why fuel, emissions and cost of two scenarios cannot be compared. */
export type Uneven = 'ship' | 'consumption'

/**
 * A ship beside one that is only assumed, or a stated consumption beside a modelled one, differ by what is assumed. Null
 * if both rest on the same.
 */
export function unevenBasis(plan: Plan, other: Plan): Uneven | null {
  const [a, b] = [basisOf(plan), basisOf(other)]
  if (a === b) return null
  return a === 'assumed' || b === 'assumed' ? 'ship' : 'consumption'
}
