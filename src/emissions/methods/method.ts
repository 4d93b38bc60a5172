import type { Cargo } from '../cargo.js'
import type { FactorSet } from '../factor-set.js'
import type { EstimateInputs } from '../request.js'
import type { MethodContext, MethodOutcome } from './context.js'

/** What a method may look at before it is chosen. */
export interface MethodQuestion {
  readonly request: EstimateInputs
  /** Null where the request gives none and none is assumed. */
  readonly cargo: Cargo | null
  readonly factors: FactorSet
}

/** A way to calculate emissions. */
export interface MethodDefinition {
  /** Fields of the request that it can't do without. */
  readonly needs: readonly ('cargo' | 'fuel' | 'carrier' | 'vessel.type')[]
  /** Whether it burns the fuel of the vessel, which has to be one with factors. */
  readonly asksFuel: boolean
  /** Why `auto` takes it, in words; null where it doesn't. */
  reason(question: MethodQuestion): string | null
  /**
   * Finds whether `calculate` would refuse the request.
   * @throws NoCompatibleFactorError, EmissionsInputError
   */
  check?(question: MethodQuestion): void
  calculate(context: MethodContext): MethodOutcome
}
