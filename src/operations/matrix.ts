import { MATRIX_BODY, warningItems, withAreas } from '../api/pointers.js'
import { readGrid } from '../api/read-voyage.js'
import { type MatrixBody, type MatrixCoreBody, MatrixRequestBody } from '../api/schemas/matrix.js'
import type { JsonSchema } from '../api/validation/json-schema.js'
import { matrixCore } from '../api/write-matrix.js'
import { asksForEmissions, writeMatrixEmissions } from '../api/write-vessel-emissions.js'
import { TIMES } from '../planning/matrix-cells.js'
import { completeMatrix, prepareMatrix } from '../planning/plan-matrix.js'
import { EMISSIONS_QUANTITIES } from '../planning/vessel-emissions.js'
import type { Operation } from './operation.js'
import { withOverlay } from './overlay.js'
import { prepareSailing, resolutionOf } from './sailing.js'

/** Distances from every origin to every destination. */
export const matrix: Operation<MatrixBody, MatrixCoreBody> = {
  name: 'matrix',
  path: '/calculate-matrix',
  schema: MatrixRequestBody as JsonSchema,
  saysCached: true,
  resolutions: resolutionOf,
  prepare: (given, tools, names = { layout: MATRIX_BODY, base: '#' }) => {
    const body = withOverlay(given, tools, names.base)
    return prepareSailing(body, names, tools, {
      read: readGrid,
      prepare: prepareMatrix,
      daysOf: ({ grid }) => grid,
      cost: ({ origins, destinations }) => {
        return { counter: 'matrixCells', units: origins.length * destinations.length }
      },
      calculate: async (prepared, engine, signal) => {
        const { factors, metrics } = tools
        const price = body.fuel_price_usd_per_tonne
        const hasEmissions = asksForEmissions(prepared.grid, price) && factors !== null
        const quantities = hasEmissions ? EMISSIONS_QUANTITIES : TIMES
        const { request } = prepared
        const { result, engineMs } = await engine.background.matrix(request, quantities, signal)
        metrics.engineTook('matrix', engineMs)
        const planned = completeMatrix(prepared, result, engine)
        const { emissions, warnings } = writeMatrixEmissions(planned, price, factors)
        return {
          core: matrixCore(body, planned, emissions),
          warnings: [
            ...warningItems(planned.warnings, withAreas(MATRIX_BODY, body.avoid_areas)),
            ...warnings,
          ],
          dataVersion: engine.router.dataVersion,
          engineMs,
        }
      },
    })
  },
}
