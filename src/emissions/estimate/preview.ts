import { versionWith } from '../edition.js'
import { EmissionsInputError, NoCompatibleFactorError } from '../errors.js'
import type { Estimate } from '../estimate-result.js'
import type { FactorSet } from '../factor-set.js'
import type { Boundary, EstimateRequest, Method } from '../request.js'
import type { DataQuality, FactorUsed, FrameworkUsed, Warning } from '../result.js'
import { checkRequest } from './check-request.js'
import { estimateOf, type PreparedEstimate, prepareEstimate } from './estimate.js'

/** A step of the calculation, without its numbers. */
export interface PlannedStep {
  readonly id: string
  readonly formula: string
  readonly unit: string
}

/** An obstacle to an estimate. */
export interface PreviewProblem {
  readonly field: string
  readonly code: string
  readonly detail: string
}

/** How a request would be calculated. If it cannot be, everything but `errors` is null. */
export interface Preview {
  readonly valid: boolean
  readonly method: Method | null
  readonly methodRequested: Method | 'auto'
  readonly methodReason: string | null
  readonly boundary: Boundary | null
  readonly framework: FrameworkUsed | null
  readonly factor: FactorUsed | null
  readonly gwp: Estimate['gwp'] | null
  readonly dataQuality: Omit<DataQuality, 'primaryDataShare'> | null
  readonly distanceType: 'sfd' | 'actual'
  readonly distanceAdjustmentFactor: number | null
  readonly plannedSteps: readonly PlannedStep[]
  readonly errors: readonly PreviewProblem[]
  readonly warnings: readonly Warning[]
  readonly factorSetVersion: string
}

/** How a request would be calculated. Never throws for an invalid request: its errors say what is wrong. */
export function preview(request: EstimateRequest, factors: FactorSet): Preview {
  try {
    return previewAt(prepareEstimate(checkRequest(request, factors), factors))
  } catch (error) {
    return rejectedPreview(problemsOf(error), factors, request)
  }
}

/**
 * Estimates one kilometre and keeps only what does not depend on the distance, so that an estimate has
 * the same method and factor as its preview.
 */
export function previewAt(prepared: PreparedEstimate): Preview {
  const type = prepared.request.voyage?.distanceType ?? 'sfd'
  return previewOf(estimateOf(prepared, { distanceKm: 1, type }))
}

function previewOf(result: Estimate): Preview {
  return {
    valid: true,
    method: result.method,
    methodRequested: result.methodRequested,
    methodReason: result.methodReason,
    boundary: result.boundary,
    framework: result.framework,
    factor: result.factor,
    gwp: result.gwp,
    dataQuality: {
      dataType: result.dataQuality.dataType,
      notes: result.dataQuality.notes,
      noteCodes: result.dataQuality.noteCodes,
    },
    distanceType: result.distance.type,
    distanceAdjustmentFactor: result.distance.distanceAdjustmentFactor,
    plannedSteps: result.steps.map(({ id, formula, unit }) => ({ id, formula, unit })),
    errors: [],
    warnings: result.warnings,
    factorSetVersion: result.factorSetVersion,
  }
}

/** The preview of a request that cannot be calculated, or of a body that is not a request at all. */
export function rejectedPreview(
  errors: readonly PreviewProblem[],
  factors: FactorSet,
  request: EstimateRequest = {},
): Preview {
  return {
    valid: false,
    method: null,
    methodRequested: request.calculation?.method ?? 'auto',
    methodReason: null,
    boundary: null,
    framework: null,
    factor: null,
    gwp: null,
    dataQuality: null,
    distanceType: request.voyage?.distanceType ?? 'sfd',
    distanceAdjustmentFactor: null,
    plannedSteps: [],
    errors,
    warnings: [],
    factorSetVersion: versionWith(factors, request.calculation?.factorSet),
  }
}

function problemsOf(error: unknown): readonly PreviewProblem[] {
  if (error instanceof EmissionsInputError) return error.problems
  if (error instanceof NoCompatibleFactorError)
    return [{ field: error.field, code: 'no_compatible_factor', detail: error.message }]
  throw error
}
