import { matrixCells } from '../../accounts/quota.js'
import { answerText } from '../../answers/cached-answer.js'
import { matrixPlanner } from '../../answers/matrix-planner.js'
import { prepareRequest } from '../../answers/prepared-request.js'
import { explain } from '../../answers/rejections.js'
import { checkMatrixSize } from '../../api/matrix-size.js'
import { MATRIX_BODY } from '../../api/pointers.js'
import { readGrid } from '../../api/read-voyage.js'
import {
  MAX_AVOIDING_CELLS,
  MAX_CELLS,
  MatrixAnswer,
  MatrixCore,
  type MatrixCoreBody,
  MatrixRequestBody,
} from '../../api/schemas/matrix.js'
import { prepareMatrix } from '../../planning/plan-matrix.js'
import type { Dependencies } from '../dependencies.js'
import { CountedCalls } from '../http/counted-calls.js'
import type { App } from '../http/fastify-types.js'

/**
 * Enough for twice the maximum number of cells, so that a matrix that is too large gets an error that
 * says so.
 */
const MATRIX_BODY_BYTES = 1024 * 1024
/** One object for all requests, so that its serialiser is compiled once. */
const coreSchema: Record<string, unknown> = { ...MatrixCore }

export function matrixEndpoints(app: App, dependencies: Dependencies): void {
  const { matrixCache } = dependencies
  const calls = new CountedCalls(dependencies)
  const planner = matrixPlanner(matrixCache, dependencies)

  app.post(
    '/calculate-matrix',
    {
      bodyLimit: MATRIX_BODY_BYTES,
      preValidation: async ({ body }) => checkMatrixSize(body),
      schema: {
        summary: 'Calculate a distance matrix',
        description: `Distances from every origin to every destination. Each cell costs one query. At most ${MAX_CELLS} cells; ${MAX_AVOIDING_CELLS} if it avoids areas, because each of those routes needs its own search. A vessel or a fuel price makes the service build every route, which is many times slower.`,
        tags: ['Routes'],
        body: MatrixRequestBody,
        response: { 200: MatrixAnswer },
      },
      config: {
        access: 'bearer',
        counted: true,
        problems: ['matrix_empty', 'matrix_too_large', 'starting', 'port_not_found'],
      },
    },
    async (request, reply) => {
      const { body, warnings } = request
      const { engine, asked, prepared } = prepareRequest(
        { body, layout: MATRIX_BODY },
        readGrid,
        prepareMatrix,
        dependencies,
      )
      const serialise = (core: MatrixCoreBody) => reply.serializeInput(core, coreSchema)
      const answering = calls.answer(request, reply, {
        amounts: matrixCells(body.origins.length * body.destinations.length),
        work: (signal) => planner.plan({ body, prepared, warnings, serialise }, engine, signal),
        text: answerText,
      })
      return answering.catch((error: unknown) => {
        throw explain(error, asked)
      })
    },
  )
}
