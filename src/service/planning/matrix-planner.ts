import {
  type MatrixBody,
  type MatrixCoreBody,
  MatrixRequestBody,
} from '../../api/schemas/matrix.js'
import type { WarningItem } from '../../api/warning.js'
import type { FactorSet } from '../../emissions/index.js'
import type { AnswerCache } from '../cache/answer-cache.js'
import { fieldsOf, type GivenAnswer, type KeptAnswer } from '../cache/kept-answer.js'
import { requestKey } from '../cache/request-key.js'
import { type Clock, isoTime, utcDay } from '../clock.js'
import { matrixBlock } from '../emissions/matrix-block.js'
import { asksForEmissions } from '../emissions/route-block.js'
import { newMatrixId } from '../http/ids.js'
import type { JsonSchema } from '../http/json-schema.js'
import type { Metrics } from '../metrics.js'
import { contradictions } from './contradictions.js'
import type { ServiceEngine } from './engine.js'
import { matrixCore } from './matrix-answer.js'
import { matrixWarnings } from './matrix-warnings.js'
import { closuresOf, matrixRequestOf } from './route-request.js'

export type KeptMatrix = KeptAnswer
export type PlannedMatrix = GivenAnswer<KeptMatrix>

export interface MatrixQuestion {
  readonly body: MatrixBody
  readonly warnings: readonly WarningItem[]
  /** Writes the core by its schema. */
  serialise(core: MatrixCoreBody): string
}

/** From a request to its answer, calculated once for all who ask the same on the same day. */
export class MatrixPlanner {
  constructor(
    private readonly cache: AnswerCache<KeptMatrix>,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
    private readonly factors: FactorSet | null,
  ) {}

  /** @throws Problem overloaded, or the signal's reason */
  async plan(
    question: MatrixQuestion,
    engine: ServiceEngine,
    signal: AbortSignal,
  ): Promise<PlannedMatrix> {
    const found = await this.cache.find(this.#keyOf(question, engine), signal, (shared) =>
      this.#calculate(question, engine, shared),
    )
    return {
      id: newMatrixId(),
      isCached: found.isKept,
      kept: found.answer,
      warnings: [...question.warnings, ...contradictions(question.body), ...found.answer.warnings],
    }
  }

  /** The day decides which emission control areas are in force. */
  #keyOf({ body }: MatrixQuestion, { router }: ServiceEngine): string {
    const day = utcDay(this.clock.nowMs())
    return `${router.dataVersion} ${day} ${requestKey(MatrixRequestBody as JsonSchema, body)}`
  }

  async #calculate(
    { body, serialise }: MatrixQuestion,
    engine: ServiceEngine,
    signal: AbortSignal,
  ): Promise<KeptMatrix> {
    const closures = closuresOf(body, engine)
    const request = matrixRequestOf(body, closures, this.clock)
    // Only a route that is drawn tells what of it lies in control areas.
    const withControlAreas = asksForEmissions(body) && this.factors !== null
    const { result, engineMs } = await engine.background.matrix(request, withControlAreas, signal)
    this.metrics.engineTook('matrix', engineMs)
    const block = matrixBlock(body, result, this.factors)
    const core = matrixCore({ body, tables: result, closures, block }, engine)
    const fields = fieldsOf(serialise(core))
    return {
      bytes: fields.length,
      fields,
      warnings: [...matrixWarnings(body, result.ends, closures, engine), ...block.warnings],
      dataVersion: engine.router.dataVersion,
      calculatedAt: isoTime(this.clock.nowMs()),
    }
  }
}
