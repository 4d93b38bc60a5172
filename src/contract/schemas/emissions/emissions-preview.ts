import type { Static } from 'typebox'
import { Messages, nullable, oneOfTexts, Warnings } from '../common.js'
import { array, boolean, integer, number, object, string } from '../type.js'
import {
  BoundarySchema,
  DataType,
  Factor,
  FrameworkUsed,
  GwpUsed,
  MethodRequested,
  MethodSchema,
} from './emissions-parts.js'

/** How much of the daily limit the estimate of a preview would use. */
export const QUERIES_IF_RUN = 1

const PlannedStep = object('PlannedStep', { id: string(), formula: string(), unit: string() })

export const PreviewAnswer = object(
  'EmissionsPreview',
  'When invalid, everything but errors is null or empty',
  {
    valid: boolean('Whether the estimate would succeed'),
    method: nullable(MethodSchema),
    method_requested: nullable(MethodRequested),
    method_reason: nullable(string()),
    boundary: nullable(BoundarySchema),
    framework: nullable(FrameworkUsed),
    factor: nullable(Factor),
    gwp: nullable(GwpUsed),
    data_quality: nullable(
      object('ExpectedDataQuality', {
        data_type: DataType,
        notes: array(string()),
        note_codes: Messages,
      }),
    ),
    distance_type: oneOfTexts(['sfd', 'actual']),
    distance_adjustment_factor: nullable(number()),
    planned_steps: array(PlannedStep),
    queries_if_run: integer('Queries that the estimate would cost'),
    errors: array(
      object('FieldError', { pointer: string(), code: string(), detail: string() }),
      'All errors; empty when valid',
    ),
    warnings: Warnings,
    factor_set_version: string(),
  },
)

export type PreviewBody = Static<typeof PreviewAnswer>
