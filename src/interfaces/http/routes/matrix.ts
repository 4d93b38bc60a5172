import { matrix } from '../../../contract/operations/index.js'
import { checkMatrixSize } from '../../../contract/read/matrix-size.js'
import { requireShipType } from '../../../contract/read/read-ship.js'
import { MatrixFormatQuery } from '../../../contract/schemas/common.js'
import {
  MAX_AVOIDING_CELLS,
  MAX_CELLS,
  MatrixAnswer,
  MatrixCore,
  MatrixRequestBody,
} from '../../../contract/schemas/matrix.js'
import { CachedOperation } from '../answers/cached-operation.js'
import { cachedCalls } from '../calls/operation-calls.js'
import { operationEndpoint } from '../calls/operation-endpoint.js'
import type { Dependencies } from '../dependencies.js'
import type { App } from '../transport/fastify-types.js'

/**
 * Enough for twice the maximum number of cells, each place with a label, so that a matrix that is too
 * large gets an error that says so.
 */
const MATRIX_BODY_BYTES = 8 * 1024 * 1024

export function matrixEndpoints(app: App, dependencies: Dependencies): void {
  const { matrixCache } = dependencies
  const planner = new CachedOperation(matrix, matrixCache, dependencies, () => ({}))
  const calls = cachedCalls(planner, { dependencies, core: MatrixCore })

  operationEndpoint(app, calls, {
    bodyLimit: MATRIX_BODY_BYTES,
    preValidation: async ({ body }) => checkMatrixSize(body),
    summary: 'Calculate a distance matrix',
    description: `Distances from every origin to every destination. Each cell costs one query. At most ${MAX_CELLS} cells; ${MAX_AVOIDING_CELLS} if it avoids areas, because each of those routes needs its own search. A vessel or a fuel price makes the service build every route, which is many times slower.`,
    tags: ['Routes'],
    query: MatrixFormatQuery,
    body: MatrixRequestBody,
    answer: MatrixAnswer,
    files: 'matrix',
    check: requireShipType,
    problems: ['matrix_empty', 'matrix_too_large', 'starting', 'port_not_found'],
  })
}
