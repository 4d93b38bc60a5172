import { EMISSIONS_BODY } from '../../api/pointers.js'
import { readConsignment, unusedFields } from '../../api/read-voyage.js'
import type { EstimateBody } from '../../api/schemas/emissions-answer.js'
import type { EmissionsBody } from '../../api/schemas/emissions-request.js'
import type { WarningItem } from '../../api/warning.js'
import { estimateBody } from '../../api/write-emissions.js'
import { type Preview, previewAt } from '../../emissions/index.js'
import { completeVoyage } from '../../planning/complete.js'
import {
  checkConsignment,
  completeConsignment,
  needsSea,
  type PreparedConsignment,
  prepareConsignment,
} from '../../planning/consignment.js'
import { DEFAULT_RESOLUTION_KM } from '../../routing/request.js'
import { isoTime, utcDay } from '../clock.js'
import type { Dependencies } from '../dependencies.js'
import { newEstimateId } from '../http/ids.js'
import type { ServiceEngine } from './engine.js'
import { findRoutes } from './find-routes.js'
import { askedForEstimate, explain, explained } from './refusals.js'
import { requireEngine, requireFactors, requireResolution } from './require.js'

/** A request that passed every check that costs nothing. */
export interface PlannedEstimate {
  /** How it will be calculated, without a route and without numbers. */
  preview(): Preview
  /** @throws Problem point_on_land, no_route or overloaded */
  calculate(warnings: readonly WarningItem[], signal: AbortSignal): Promise<EstimateBody>
}

/**
 * Both the estimate and its dry run begin here, so that they can't disagree. Wrong fields are
 * reported before wrong ports, and those before a factor that is missing.
 * @throws Problem
 */
export function planEstimate(body: EmissionsBody, dependencies: Dependencies): PlannedEstimate {
  const { clock, metrics } = dependencies
  const factors = requireFactors(dependencies)
  const today = utcDay(clock.nowMs())
  const asked = askedForEstimate(body)
  const consignment = readConsignment(body, today, Number(today.slice(0, 4)))
  const checked = explained(asked, () => checkConsignment(consignment, factors))
  const engine = needsSea(consignment) ? requireEngine(dependencies) : null
  if (engine && !consignment.distance) {
    const { resolutionKm = DEFAULT_RESOLUTION_KM } = consignment
    requireResolution(engine, resolutionKm, EMISSIONS_BODY['resolutionKm'])
  }
  const prepared = explained(asked, () => prepareConsignment(consignment, checked, engine, factors))
  return {
    preview: () => previewAt(prepared.estimate),
    calculate: async (warnings, signal) => {
      const planned = await plannedVoyage(prepared, engine, metrics, signal).catch((error) => {
        throw explain(error, asked)
      })
      return estimateBody(completeConsignment(prepared, planned), {
        id: newEstimateId(),
        warnings: [...warnings, ...unusedFields(body)],
        dataVersion: planned && engine!.router.dataVersion,
        calculatedAt: isoTime(clock.nowMs()),
      })
    },
  }
}

/** Null where the distance is known. */
async function plannedVoyage(
  { voyage }: PreparedConsignment,
  engine: ServiceEngine | null,
  metrics: Dependencies['metrics'],
  signal: AbortSignal,
) {
  if (voyage === null) return null
  const { result } = await findRoutes(voyage, engine!, metrics, signal)
  return completeVoyage(voyage, result, engine!.closureTables)
}
