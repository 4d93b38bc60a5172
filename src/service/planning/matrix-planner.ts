import { MATRIX_BODY, warningItems } from '../../api/pointers.js'
import { remarksOf } from '../../api/read-voyage.js'
import {
  type MatrixBody,
  type MatrixCoreBody,
  MatrixRequestBody,
} from '../../api/schemas/matrix.js'
import type { JsonSchema } from '../../api/validation/json-schema.js'
import type { WarningItem } from '../../api/warning.js'
import { EMISSIONS_UNAVAILABLE, emissionsWarnings } from '../../api/write-emissions.js'
import { matrixCore } from '../../api/write-matrix.js'
import type { FactorSet } from '../../emissions/index.js'
import { DISTANCES_ONLY } from '../../planning/matrix-cells.js'
import {
  completeMatrix,
  type PlannedMatrix,
  type PreparedMatrix,
} from '../../planning/plan-matrix.js'
import { EMISSIONS_QUANTITIES, estimateMatrix } from '../../planning/vessel-emissions.js'
import type { AnswerCache } from '../cache/answer-cache.js'
import { type CachedAnswer, fieldsOf, type GivenAnswer } from '../cache/cached-answer.js'
import { requestKey } from '../cache/request-key.js'
import { type Clock, isoTime } from '../clock.js'
import { newMatrixId } from '../http/ids.js'
import type { Metrics } from '../metrics.js'
import type { ServiceEngine } from './engine.js'
import { asksForEmissions } from './route-planner.js'

export type CachedMatrix = CachedAnswer

export interface MatrixQuestion {
  readonly body: MatrixBody
  /** Of the body. */
  readonly prepared: PreparedMatrix
  readonly warnings: readonly WarningItem[]
  /** Writes the core by its schema. */
  serialise(core: MatrixCoreBody): string
}

/** From a request to its answer, calculated once for all who ask the same on the same day. */
export class MatrixPlanner {
  constructor(
    private readonly cache: AnswerCache<CachedMatrix>,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
    private readonly factors: FactorSet | null,
  ) {}

  /** @throws OverloadedError, or the signal's reason */
  async plan(
    question: MatrixQuestion,
    engine: ServiceEngine,
    signal: AbortSignal,
  ): Promise<GivenAnswer<CachedMatrix>> {
    const { body, warnings } = question
    const found = await this.cache.find(keyOf(question, engine), signal, (shared) =>
      this.#calculate(question, engine, shared),
    )
    return {
      id: newMatrixId(),
      isCached: found.isCached,
      kept: found.answer,
      warnings: [...warnings, ...remarksOf(body), ...found.answer.warnings],
    }
  }

  async #calculate(
    { body, prepared, serialise }: MatrixQuestion,
    engine: ServiceEngine,
    signal: AbortSignal,
  ): Promise<CachedMatrix> {
    const hasEmissions = asksForEmissions(body) && this.factors !== null
    const quantities = hasEmissions ? EMISSIONS_QUANTITIES : DISTANCES_ONLY
    const { result, engineMs } = await engine.background.matrix(
      prepared.request,
      quantities,
      signal,
    )
    this.metrics.engineTook('matrix', engineMs)
    const planned = completeMatrix(prepared, result, engine)
    const { emissions, warnings } = this.#emissionsOf(body, planned)
    const fields = fieldsOf(serialise(matrixCore(body, planned, emissions)))
    return {
      bytes: fields.length,
      fields,
      warnings: [...warningItems(planned.warnings, MATRIX_BODY), ...warnings],
      dataVersion: engine.router.dataVersion,
      calculatedAt: isoTime(this.clock.nowMs()),
    }
  }

  #emissionsOf(body: MatrixBody, planned: PlannedMatrix) {
    if (!asksForEmissions(body)) return { emissions: null, warnings: [] }
    if (this.factors === null) return { emissions: null, warnings: [EMISSIONS_UNAVAILABLE] }
    const estimated = estimateMatrix(planned, this.factors, body.fuel_price_usd_per_tonne ?? null)
    return {
      emissions: estimated.emissions,
      warnings: emissionsWarnings(estimated, MATRIX_BODY),
    }
  }
}

/** The day decides which emission control areas are in force. */
function keyOf({ body, prepared: { grid } }: MatrixQuestion, { router }: ServiceEngine): string {
  return `${router.dataVersion} ${grid.date} ${requestKey(MatrixRequestBody as JsonSchema, body)}`
}
