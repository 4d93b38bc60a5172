import type { Static } from 'typebox'
import { Messages, nullable, oneOfTexts, Warnings } from './common.js'
import {
  BoundarySchema,
  DataType,
  Factor,
  FrameworkUsed,
  GwpUsed,
  MethodRequested,
  MethodSchema,
} from './emissions-parts.js'
import { Type } from './type.js'

/** How much of the daily limit the estimate of a preview would use. */
export const QUERIES_IF_RUN = 1

const PlannedStep = Type.Object(
  { id: Type.String(), formula: Type.String(), unit: Type.String() },
  { title: 'PlannedStep' },
)

export const PreviewAnswer = Type.Object(
  {
    valid: Type.Boolean({ description: 'Whether the estimate would succeed' }),
    method: nullable(MethodSchema),
    method_requested: nullable(MethodRequested),
    method_reason: nullable(Type.String()),
    boundary: nullable(BoundarySchema),
    framework: nullable(FrameworkUsed),
    factor: nullable(Factor),
    gwp: nullable(GwpUsed),
    data_quality: nullable(
      Type.Object(
        { data_type: DataType, notes: Type.Array(Type.String()), note_codes: Messages },
        { title: 'ExpectedDataQuality' },
      ),
    ),
    distance_type: oneOfTexts(['sfd', 'actual']),
    distance_adjustment_factor: nullable(Type.Number()),
    planned_steps: Type.Array(PlannedStep),
    queries_if_run: Type.Integer({
      description: 'Queries that the estimate would cost',
    }),
    errors: Type.Array(
      Type.Object(
        { pointer: Type.String(), code: Type.String(), detail: Type.String() },
        { title: 'FieldError' },
      ),
      { description: 'All errors; empty when valid' },
    ),
    warnings: Warnings,
    factor_set_version: Type.String(),
  },
  {
    title: 'EmissionsPreview',
    description: 'When invalid, everything but errors is null or empty',
  },
)

export type PreviewBody = Static<typeof PreviewAnswer>
