import { type Preview, rejectedPreview } from '../../emissions/estimate/preview.js'
import type { FactorSet } from '../../emissions/factor-set.js'
import { METHODS } from '../../emissions/request.js'
import { EMISSIONS_BODY, warningItems } from '../pointers.js'
import type { FieldProblem } from '../problems/problem.js'
import { type PreviewBody, QUERIES_IF_RUN } from '../schemas/emissions/emissions-preview.js'
import { snakeCase } from '../snake-case.js'
import type { WarningItem } from '../warning.js'

/** The answer to a dry run. @param warnings of the request */
export function previewBody(
  { warnings: ofEstimate, errors: _none, ...preview }: Preview,
  warnings: readonly WarningItem[],
): PreviewBody {
  return {
    ...snakeCase({ ...preview, errors: [] }),
    queries_if_run: QUERIES_IF_RUN,
    warnings: [...warnings, ...warningItems(ofEstimate, EMISSIONS_BODY)],
  }
}

/** The preview of a body that cannot be calculated at all. */
export function rejectedPreviewBody(
  errors: readonly FieldProblem[],
  body: unknown,
  factors: FactorSet,
): PreviewBody {
  return {
    ...previewBody(rejectedPreview([], factors), []),
    errors: [...errors],
    method_requested: methodRequestedBy(body),
  }
}

function methodRequestedBy(body: unknown): PreviewBody['method_requested'] {
  const { calculation } = Object(body) as { calculation?: unknown }
  const { method = 'auto' } = Object(calculation) as { method?: unknown }
  return (['auto', ...METHODS] as const).find((known) => known === method) ?? null
}
