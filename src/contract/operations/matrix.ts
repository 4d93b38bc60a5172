import { slices } from '../../base/slices.js'
import { EMISSIONS_QUANTITIES } from '../../planning/cargo/vessel-emissions.js'
import { completeMatrix, prepareMatrix } from '../../planning/matrix/plan-matrix.js'
import { TIMES } from '../../planning/matrix-cells.js'
import { MATRIX_BODY } from '../pointers.js'
import { readGrid } from '../read/read-voyage.js'
import { type MatrixBody, type MatrixCoreBody, MatrixRequestBody } from '../schemas/matrix.js'
import type { JsonSchema } from '../validation/json-schema.js'
import { matrixCore } from '../write/write-matrix.js'
import { asksForEmissions, writeMatrixEmissions } from '../write/write-vessel-emissions.js'
import type { Operation } from './operation.js'
import { sailing } from './sailing.js'

/** Distances from every origin to every destination. */
export const matrix: Operation<MatrixBody, MatrixCoreBody> = sailing({
  name: 'matrix',
  path: '/calculate-matrix',
  schema: MatrixRequestBody as JsonSchema,
  saysCached: true,
  layout: () => MATRIX_BODY,
  read: readGrid,
  prepare: prepareMatrix,
  daysOf: ({ grid }) => grid,
  cost: ({ origins, destinations }) => {
    return { counter: 'matrixCells', units: origins.length * destinations.length }
  },
  calculate: async ({ asked, body, ready }, engine, { factors, metrics }, signal) => {
    const price = body.fuel_price_usd_per_tonne
    const hasEmissions = asksForEmissions(ready.grid, price) && factors !== null
    const quantities = hasEmissions ? EMISSIONS_QUANTITIES : TIMES
    const { result, engineMs } = await engine.background.matrix(ready.request, quantities, signal)
    metrics.engineTook('matrix', engineMs)
    await slices.next()
    const planned = completeMatrix(ready, result, engine)
    await slices.next()
    const { emissions, warnings } = writeMatrixEmissions(planned, price, factors)
    const core = { asked, ...matrixCore(body, planned, emissions) }
    return { core, warned: planned.warnings, warnings, engineMs }
  },
})
