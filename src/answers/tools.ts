import type { Clock } from '../clock.js'
import type { FactorSet } from '../emissions/index.js'
import type { ServiceEngine } from './engine.js'

/** Records the time that the engine takes. */
export interface EngineTimes {
  /** Measures work, even if it throws. */
  timeEngine<Result>(operation: 'route' | 'alternatives', work: () => Result): Result
  /** Records work that was done on other threads. */
  engineTook(operation: 'route' | 'matrix' | 'reach', ms: number): void
}

/** What the planning of a route, a voyage or a matrix needs besides the engine. */
export interface PlanningTools {
  readonly clock: Clock
  readonly metrics: EngineTimes
  /** Null if the emission factors could not be loaded. */
  readonly factors: FactorSet | null
}

export interface AnswerTools extends PlanningTools {
  /** Null until the sea data is loaded. */
  readonly engine: () => ServiceEngine | null
}
