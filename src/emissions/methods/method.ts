import type { MethodContext, MethodOutcome } from '../context.js'
import type { FactorSet } from '../factor-set.js'
import type { EstimateInputs } from '../request.js'
import type { Cargo } from './cargo.js'

/** What the choice of a method may depend on. */
export interface MethodQuestion {
  readonly request: EstimateInputs
  /** Null if the request does not name one and none is assumed. */
  readonly cargo: Cargo | null
  readonly factors: FactorSet
}

/** A way to calculate emissions. */
export interface MethodDefinition {
  /** English name. */
  readonly name: string
  /** When `auto` chooses it, as a clause without a full stop. */
  readonly chosenWhen: string
  /** Required fields of the request. */
  readonly needs: readonly ('fuel' | 'carrier' | 'vessel.type')[]
  /** Whether it uses the vessel's fuel, which must then have factors. */
  readonly asksFuel: boolean
  /** Why `auto` chooses it for this request; null if it does not. */
  reason(question: MethodQuestion): string | null
  /**
   * Checks whether `calculate` would reject the request.
   * @throws NoCompatibleFactorError, EmissionsInputError
   */
  check?(question: MethodQuestion): void
  calculate(context: MethodContext): MethodOutcome
}
