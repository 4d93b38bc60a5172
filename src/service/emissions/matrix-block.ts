import type { VoyageBody } from '../../api/schemas/route-request.js'
import type { WarningItem } from '../../api/warning.js'
import {
  type FactorSet,
  type MatrixEmissionsRequest,
  matrixEmissions,
} from '../../emissions/index.js'
import { roundKm } from '../planning/numbers.js'
import type { MatrixTables } from '../threads/sea-threads.js'
import { asksForEmissions, calculated, shipOf, UNAVAILABLE } from './route-block.js'

/** Tables in the order of the distances, NaN where there is no route; null where not asked for. */
export interface MatrixBlock {
  readonly fuelTonnes: Float64Array | null
  readonly co2eWtwTonnes: Float64Array | null
  readonly costsUsd: Float64Array | null
  readonly assumptions: readonly string[]
  readonly warnings: readonly WarningItem[]
}

const NONE: MatrixBlock = {
  fuelTonnes: null,
  co2eWtwTonnes: null,
  costsUsd: null,
  assumptions: [],
  warnings: [],
}

/** What `routeBlock` gives for the route of every cell, from the same metres. */
export function matrixBlock(
  body: VoyageBody,
  { distancesKm, ecaKm }: Pick<MatrixTables, 'distancesKm' | 'ecaKm'>,
  factors: FactorSet | null,
): MatrixBlock {
  if (!asksForEmissions(body)) return NONE
  if (factors === null) return { ...NONE, warnings: [UNAVAILABLE] }
  const cells = { distancesKm: distancesKm.map(roundKm), ecaKm: ecaKm?.map(roundKm) ?? null }
  const request = { ...shipOf(body), ...cells }
  return calculated(() => tablesOf(request, factors), NONE)
}

function tablesOf(request: MatrixEmissionsRequest, factors: FactorSet): MatrixBlock {
  const { warnings, ...tables } = matrixEmissions(request, factors)
  return { ...tables, warnings: warnings.filter(({ code }) => code !== 'unknown_size_class') }
}
