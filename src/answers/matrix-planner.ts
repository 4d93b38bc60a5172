import { MATRIX_BODY, warningItems } from '../api/pointers.js'
import { type MatrixBody, type MatrixCoreBody, MatrixRequestBody } from '../api/schemas/matrix.js'
import { matrixCore } from '../api/write-matrix.js'
import { asksForEmissions, writeMatrixEmissions } from '../api/write-vessel-emissions.js'
import { TIMES } from '../planning/matrix-cells.js'
import { completeMatrix, type PreparedMatrix } from '../planning/plan-matrix.js'
import { EMISSIONS_QUANTITIES } from '../planning/vessel-emissions.js'
import type { AnswerCache } from './answer-cache.js'
import type { CachedAnswer } from './cached-answer.js'
import { CachedPlanner, cachedAnswer, daysOf, type Question } from './cached-planner.js'
import { newMatrixId } from './ids.js'
import type { PlanningTools } from './tools.js'

type MatrixQuestion = Question<MatrixBody, PreparedMatrix, MatrixCoreBody>

export function matrixPlanner(
  cache: AnswerCache<CachedAnswer>,
  { clock, metrics, factors }: PlanningTools,
): CachedPlanner<MatrixQuestion, CachedAnswer> {
  return new CachedPlanner(cache, {
    schema: MatrixRequestBody,
    newId: newMatrixId,
    dayOf: ({ prepared }) => daysOf(prepared.grid),
    calculate: async ({ body, prepared, serialise }, engine, signal) => {
      const price = body.fuel_price_usd_per_tonne
      const hasEmissions = asksForEmissions(prepared.grid, price) && factors !== null
      const quantities = hasEmissions ? EMISSIONS_QUANTITIES : TIMES
      const { request } = prepared
      const { result, engineMs } = await engine.background.matrix(request, quantities, signal)
      metrics.engineTook('matrix', engineMs)
      const planned = completeMatrix(prepared, result, engine)
      const { emissions, warnings } = writeMatrixEmissions(planned, price, factors)
      const core = serialise(matrixCore(body, planned, emissions))
      const all = [...warningItems(planned.warnings, MATRIX_BODY), ...warnings]
      return cachedAnswer(core, all, engine, clock)
    },
  })
}
