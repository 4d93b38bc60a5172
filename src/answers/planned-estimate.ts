import { askedForEstimate, type Requested } from '../api/domain-problems.js'
import { departureOf, estimateRemarks, readConsignment } from '../api/read-voyage.js'
import type { EstimateBody } from '../api/schemas/emissions-answer.js'
import type { EmissionsBody } from '../api/schemas/emissions-request.js'
import type { WarningItem } from '../api/warning.js'
import { estimateBody } from '../api/write-emissions.js'
import type { Clock } from '../clock.js'
import { type Preview, previewAt } from '../emissions/index.js'
import { completeVoyage } from '../planning/complete.js'
import {
  type Consignment,
  type ConsignmentEstimate,
  checkConsignment,
  completeConsignment,
  isNoRoute,
  needsSea,
  type PreparedConsignment,
  prepareConsignment,
  wantsRoute,
} from '../planning/consignment.js'
import { DEFAULT_RESOLUTION_KM } from '../routing/request.js'
import { isoTime, utcDay } from '../utc.js'
import type { ServiceEngine } from './engine.js'
import { findRoutes } from './find-routes.js'
import { newEstimateId } from './ids.js'
import { explain, explained } from './rejections.js'
import { requireEngine, requireFactors, requireResolution } from './require.js'
import type { AnswerTools, EngineTimes } from './tools.js'

/** A request that passed every check that costs nothing. */
export interface PlannedEstimate {
  /** How it will be calculated, without a route and without numbers. */
  preview(): Preview
  /** @throws Problem point_on_land, no_route or overloaded */
  calculate(warnings: readonly WarningItem[], signal: AbortSignal): Promise<EstimateBody>
}

/** A consignment that passed every check that costs nothing. */
export interface PlannedConsignment {
  readonly prepared: PreparedConsignment
  /** `dataVersion` is null if no route was searched. @throws Problem as `calculate` does */
  estimate(
    signal: AbortSignal,
  ): Promise<{ readonly result: ConsignmentEstimate; readonly dataVersion: string | null }>
}

/**
 * Both the estimate and its dry run start here, so that they cannot disagree. Invalid fields are
 * reported before unknown ports, and those before a missing factor.
 * @throws Problem
 */
export function planEstimate(body: EmissionsBody, dependencies: AnswerTools): PlannedEstimate {
  const { clock } = dependencies
  const consignment = readConsignment(body, today(clock))
  const planned = planConsignment(consignment, askedForEstimate(body), dependencies)
  return {
    preview: () => previewAt(planned.prepared.estimate),
    calculate: async (warnings, signal) => {
      const { result, dataVersion } = await planned.estimate(signal)
      return estimateBody(result, {
        id: newEstimateId(),
        departure: departureOf(body),
        warnings: [...warnings, ...estimateRemarks(body, dependencies.engine()?.ports)],
        dataVersion,
        calculatedAt: isoTime(clock.nowMs()),
      })
    },
  }
}

/** The day in UTC. */
export function today(clock: Clock): string {
  return utcDay(clock.nowMs())
}

/** @throws Problem that names fields as the request has them */
export function planConsignment(
  consignment: Consignment,
  asked: Requested,
  dependencies: AnswerTools,
): PlannedConsignment {
  const factors = requireFactors(dependencies)
  const checked = explained(asked, () => checkConsignment(consignment, factors))
  const engine = needsSea(consignment) ? requireEngine(dependencies) : null
  if (engine && wantsRoute(consignment)) {
    const { resolutionKm = DEFAULT_RESOLUTION_KM } = consignment
    requireResolution(engine, resolutionKm, asked.layout['resolutionKm'])
  }
  const prepared = explained(asked, () => prepareConsignment(consignment, checked, engine, factors))
  return {
    prepared,
    estimate: async (signal) => {
      const planned = await plannedVoyage(prepared, engine, dependencies.metrics, signal).catch(
        (error) => {
          if (prepared.distance !== null && isNoRoute(error)) return null
          throw explain(error, asked)
        },
      )
      return {
        result: completeConsignment(prepared, planned),
        dataVersion: planned && engine!.router.dataVersion,
      }
    },
  }
}

/** Null if no route is needed. */
async function plannedVoyage(
  { voyage }: PreparedConsignment,
  engine: ServiceEngine | null,
  metrics: EngineTimes,
  signal: AbortSignal,
) {
  if (voyage === null) return null
  const { result } = await findRoutes(voyage, engine!, metrics, signal)
  return completeVoyage(voyage, result, engine!.closureTables)
}
