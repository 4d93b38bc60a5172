import type { Problem } from '../../api/problem.js'
import type { EstimateBody } from '../../api/schemas/emissions-answer.js'
import type { EmissionsBody } from '../../api/schemas/emissions-request.js'
import type { WarningItem } from '../../api/warning.js'
import {
  type EstimateRequest,
  estimate,
  type FactorSet,
  type Preview,
  preview,
} from '../../emissions/index.js'
import { isoTime } from '../clock.js'
import type { Dependencies } from '../dependencies.js'
import { newEstimateId } from '../http/ids.js'
import { requireEngine } from '../planning/require-engine.js'
import { requirePorts, requireResolution } from '../planning/route-problems.js'
import { estimateRequestOf } from './estimate-request.js'
import { knownLeg, type Leg, routeBodyOf, routedLeg } from './leg.js'
import { explainEmissionsError } from './problems.js'
import { requireFactors } from './require-factors.js'
import { snakeCase } from './snake-case.js'
import { namesPorts, PORT_POINTERS, voyageOf } from './voyage-ends.js'

/** A request that passed every check that costs nothing. */
export interface PlannedEstimate {
  /** How it will be calculated, without a route and without numbers. */
  preview(): Preview
  /** @throws Problem point_on_land, no_route or overloaded */
  calculate(warnings: readonly WarningItem[], signal: AbortSignal): Promise<EstimateBody>
}

/**
 * Both the estimate and its dry run begin here, so that they can't disagree. Wrong fields are told
 * before wrong ports, and those before a factor that is missing.
 * @throws Problem
 */
export function planEstimate(body: EmissionsBody, dependencies: Dependencies): PlannedEstimate {
  const factors = requireFactors(dependencies)
  const thisYear = new Date(dependencies.clock.nowMs()).getUTCFullYear()
  const requestWith = (ports: Parameters<typeof voyageOf>[1]) =>
    estimateRequestOf(body, voyageOf(body.route, ports, factors), thisYear)
  const fault = obstacleTo(requestWith(null), factors)
  if (fault?.code === 'validation_failed') throw fault

  const known = knownLeg(body)
  const isRouted = known === null
  const engine = isRouted || namesPorts(body.route) ? requireEngine(dependencies) : null
  const asked = routeBodyOf(body, factors)
  if (engine && isRouted) requireResolution(engine, asked, '#/route/resolution_km')
  if (engine) requirePorts(engine.ports, asked, PORT_POINTERS)
  const request = requestWith(engine?.ports ?? null)
  const missing = obstacleTo(request, factors)
  if (missing !== null) throw missing

  const findLeg = async (signal: AbortSignal) =>
    known ?? routedLeg(body, engine!, factors, dependencies, signal)
  return {
    preview: () => preview(request, factors),
    calculate: async (warnings, signal) => {
      const leg = await findLeg(signal)
      return estimateAnswer(request, leg, factors, warnings, isoTime(dependencies.clock.nowMs()))
    },
  }
}

/** What stands in the way of an estimate whatever the distance; null when nothing does. */
function obstacleTo(request: EstimateRequest, factors: FactorSet): Problem | null {
  try {
    estimate(request, { distanceKm: 0, type: request.voyage!.distanceType! }, factors)
    return null
  } catch (error) {
    return explainEmissionsError(error)
  }
}

/** The estimate of a leg as it is answered. */
export function estimateAnswer(
  request: EstimateRequest,
  leg: Leg,
  factors: FactorSet,
  ofRequest: readonly WarningItem[],
  calculatedAt: string,
): EstimateBody {
  const { warnings, factorSetVersion, ...result } = estimate(request, leg.distance, factors)
  const told = snakeCase(result)
  return {
    id: newEstimateId(),
    ...told,
    distance: { ...told.distance, closed_by_vessel: [...leg.closedByVessel] },
    warnings: [...ofRequest, ...leg.warnings, ...warnings],
    factor_set_version: factorSetVersion,
    data_version: leg.dataVersion,
    calculated_at: calculatedAt,
  }
}
