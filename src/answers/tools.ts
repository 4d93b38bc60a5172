import type { Clock } from '../clock.js'
import type { FactorSet } from '../emissions/index.js'
import type { ServiceEngine } from './engine.js'

/** Where the time of the engine's work is recorded. */
export interface EngineTimes {
  /** Times work, also if it throws. */
  timeEngine<Result>(operation: 'route' | 'alternatives', work: () => Result): Result
  /** Records work that was done on other threads. */
  engineTook(operation: 'route' | 'matrix' | 'reach', ms: number): void
}

/** What planning a route, a voyage or a matrix needs besides the engine. */
export interface PlanningTools {
  readonly clock: Clock
  readonly metrics: EngineTimes
  /** Null when the emission factors could not be loaded. */
  readonly factors: FactorSet | null
}

export interface AnswerTools extends PlanningTools {
  /** Null until the sea data is loaded. */
  readonly engine: () => ServiceEngine | null
}
