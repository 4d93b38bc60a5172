import type { FieldProblem } from '../../api/problem.js'
import { type PreviewBody, QUERIES_IF_RUN } from '../../api/schemas/emissions-preview.js'
import type { WarningItem } from '../../api/warning.js'
import { type FactorSet, METHODS, type Preview, refusedPreview } from '../../emissions/index.js'
import { snakeCase } from './snake-case.js'

export function previewBody(told: Preview, warnings: readonly WarningItem[]): PreviewBody {
  return {
    ...snakeCase(told),
    queries_if_run: QUERIES_IF_RUN,
    warnings: [...warnings, ...told.warnings],
  }
}

/** The preview of a body that can't be calculated, whatever it holds. */
export function refusedPreviewBody(
  errors: readonly FieldProblem[],
  body: unknown,
  factors: FactorSet,
): PreviewBody {
  return {
    ...previewBody(refusedPreview(errors, factors), []),
    method_requested: methodAskedBy(body),
  }
}

function methodAskedBy(body: unknown): PreviewBody['method_requested'] {
  const { calculation } = Object(body) as { calculation?: unknown }
  const { method = 'auto' } = Object(calculation) as { method?: unknown }
  return (['auto', ...METHODS] as const).find((known) => known === method) ?? null
}
