import { utcDay } from '../../base/utc.js'
import { type Preview, previewAt } from '../../emissions/estimate/preview.js'
import { DEFAULT_RESOLUTION_KM } from '../../engine/routing/request.js'
import {
  type Consignment,
  checkConsignment,
  needsSea,
  wantsRoute,
} from '../../planning/cargo/consignment.js'
import {
  type ConsignmentEstimate,
  canDoWithout,
  completeConsignment,
  type PreparedConsignment,
  prepareConsignment,
} from '../../planning/cargo/consignment-estimate.js'
import { placeConsignment, preparePlain } from '../../planning/cargo/consignment-voyage.js'
import { completeVoyage } from '../../planning/voyage/complete.js'
import type { PreparedVoyage } from '../../planning/voyage/prepare.js'
import { askedForEstimate, type Requested } from '../domain-problems.js'
import { requireOnePlace } from '../problems/unused-place-fields.js'
import { readConsignment } from '../read/read-estimate.js'
import { estimateWarnings } from '../read/request-warnings.js'
import { requireRowCargo } from '../read/row-cargo.js'
import type { EstimateCoreBody } from '../schemas/emissions/emissions-answer.js'
import { type EmissionsBody, EmissionsRequestBody } from '../schemas/emissions/emissions-request.js'
import type { JsonSchema } from '../validation/json-schema.js'
import { warningsOfEstimate, writeEstimate } from '../write/write-emissions.js'
import { findRoutes } from './find-routes.js'
import type { Calculated, Operation, Prepared } from './operation.js'
import { withOverlay } from './overlay.js'
import { explain, explained } from './rejections.js'
import { type OperationTools, requireEngine, requireFactors, requireResolution } from './tools.js'

export interface PreparedEstimate extends Prepared<EstimateCoreBody> {
  /** How it will be calculated, without a route and without numbers. */
  preview(): Preview
}

/**
 * The emissions of a voyage, or of a cargo on it. Both the estimate and its dry run start here, so that
 * they cannot disagree. Invalid fields are reported before unknown ports, and those before a missing
 * factor.
 */
export const estimate: Operation<EmissionsBody, EstimateCoreBody, PreparedEstimate> = {
  name: 'estimate',
  path: '/v1/emissions/sea',
  schema: EmissionsRequestBody as JsonSchema,
  saysCached: false,
  isVerifiable: true,
  resolutions: ({ route }) => {
    const isKnown = route.distance_km !== undefined && route.distance_type !== 'actual'
    const hasEnds = route.origin !== undefined && route.destination !== undefined
    return isKnown || !hasEnds ? [] : [route.resolution_km ?? DEFAULT_RESOLUTION_KM]
  },
  checkRow: requireRowCargo,
  prepare: (given, tools) => {
    const body = repaired(given, tools)
    const consignment = readConsignment(body, utcDay(tools.nowMs()))
    requirePlaces(body, tools)
    const planned = planConsignment(consignment, askedForEstimate(body), tools)
    return {
      cost: { counter: 'emissions', units: 1 },
      day: consignment.date,
      warnings: estimateWarnings(body, tools.engine()?.ports),
      preview: () => previewAt(planned.prepared.estimate),
      calculate: async (signal) => calculatedOf(await planned.estimate(signal), body, consignment),
    }
  },
}

/** With the operator's overlay, if a route is searched. @throws Problem */
export function repaired(body: EmissionsBody, tools: OperationTools): EmissionsBody {
  if (estimate.resolutions(body).length === 0) return body
  return { ...body, route: withOverlay(body.route, tools, '#/route') }
}

/** Rejects ends that contradict themselves, as soon as the ports are known. @throws Problem */
export function requirePlaces(
  { route }: EmissionsBody,
  { engine }: Pick<OperationTools, 'engine'>,
) {
  const ports = engine()?.ports
  if (ports !== undefined) requireOnePlace(route, ports, '#/route')
}

/** What an estimate found, with the sea data that it used. */
export interface EstimatedConsignment {
  readonly result: ConsignmentEstimate
  /** Null if no route was searched. */
  readonly dataVersion: string | null
  readonly engineMs: number
}

export function calculatedOf(
  { result, dataVersion, engineMs }: EstimatedConsignment,
  request: EmissionsBody,
  { date: day, isDateAssumed }: Consignment,
): Calculated<EstimateCoreBody> {
  return {
    core: writeEstimate(result, { request, departure: isDateAssumed ? null : day, day }),
    warnings: warningsOfEstimate(result),
    dataVersion,
    engineMs,
  }
}

/** A consignment that passed every check that costs nothing. */
export interface PlannedConsignment {
  readonly consignment: Consignment
  readonly prepared: PreparedConsignment
  /** @throws Problem point_on_land, no_route or overloaded */
  estimate(signal: AbortSignal): Promise<EstimatedConsignment>
}

/** @throws Problem that names fields as the request has them */
export function planConsignment(
  consignment: Consignment,
  asked: Requested,
  tools: OperationTools,
): PlannedConsignment {
  const factors = requireFactors(tools)
  const checked = explained(asked, () => checkConsignment(consignment, factors))
  const engine = needsSea(consignment) ? requireEngine(tools) : null
  if (engine && wantsRoute(consignment)) {
    requireResolution(engine, consignment.resolutionKm, asked.layout['resolutionKm'])
  }
  const placed = explained(asked, () => placeConsignment(checked, engine))
  const prepared = explained(asked, () => prepareConsignment(placed, factors))
  const voyage = explained(asked, () => placed.voyage && preparePlain(placed.voyage, engine!))
  return {
    consignment,
    prepared,
    estimate: async (signal) => {
      const found =
        voyage &&
        (await findVoyage(voyage, tools, signal).catch((error) => {
          if (canDoWithout(placed, error)) return null
          throw explain(error, asked)
        }))
      return {
        result: completeConsignment(prepared, found?.planned ?? null),
        dataVersion: found && engine!.router.dataVersion,
        engineMs: found?.engineMs ?? 0,
      }
    },
  }
}

async function findVoyage(voyage: PreparedVoyage, tools: OperationTools, signal: AbortSignal) {
  const engine = requireEngine(tools)
  const { result, engineMs } = await findRoutes(voyage, engine, tools.metrics, signal)
  return { planned: completeVoyage(voyage, result, engine.closureTables), engineMs }
}
