import { Problem } from '../../api/problem.js'
import type { FactorSet } from '../../emissions/index.js'
import type { Dependencies } from '../dependencies.js'

/** An operator has to act first. */
const RETRY_SECONDS = '300'

/** @throws Problem `emissions_unavailable` when the factors could not be loaded. */
export function requireFactors({ factors }: Pick<Dependencies, 'factors'>): FactorSet {
  if (factors !== null) return factors
  throw new Problem(
    'emissions_unavailable',
    'The emission factors could not be loaded. Routes are answered all the same; the log of the service says what is wrong.',
    { headers: { 'retry-after': RETRY_SECONDS } },
  )
}
