import { type FieldProblem, Problem } from '../problems/problem.js'
import type { ProblemCode } from '../problems/problem-table.js'
import type { PreviewBody } from '../schemas/emissions/emissions-preview.js'
import type { EmissionsBody } from '../schemas/emissions/emissions-request.js'
import { previewBody, rejectedPreviewBody } from '../write/write-preview.js'
import { estimate } from './estimate.js'
import { checkBody } from './operation.js'
import { type OperationTools, requireFactors } from './tools.js'

/** Problems of the body itself, which a dry run reports as its answer. */
const TOLD: readonly ProblemCode[] = ['validation_failed', 'port_not_found', 'no_compatible_factor']

/** How an estimate would be calculated, or why its body would be rejected. @throws Problem */
export function dryRun(json: unknown, tools: OperationTools, isStrict: boolean): PreviewBody {
  try {
    const { body, warnings } = checkBody<EmissionsBody>(estimate, json, isStrict)
    return previewBody(estimate.prepare(body, tools).preview(), warnings)
  } catch (error) {
    return rejectedDryRun(error, json, tools)
  }
}

/** The answer for a body that would be rejected. @throws error if it says nothing about the body */
export function rejectedDryRun(
  error: unknown,
  body: unknown,
  tools: Pick<OperationTools, 'factors'>,
): PreviewBody {
  if (!(error instanceof Problem) || !TOLD.includes(error.code)) throw error
  const errors = error.members['errors'] as readonly FieldProblem[]
  return rejectedPreviewBody(errors, body, requireFactors(tools))
}
