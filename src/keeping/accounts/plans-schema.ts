import type { Static } from 'typebox'
import { Type } from '../../contract/schemas/type.js'

const LimitSchema = Type.Union([Type.Integer({ minimum: 0 }), Type.Null()])

const PlanSchema = Type.Object(
  {
    /** Queries per UTC day; null means unlimited. */
    daily_limit: LimitSchema,
    /** Requests per minute of any kind, as a guard against runaway loops; null means unlimited. */
    requests_per_minute: LimitSchema,
    /** Jobs that may be open at a time; null means as many as the service allows. */
    open_jobs: Type.Optional(LimitSchema),
    /** Rows of a job; null means as many as the service allows. */
    job_rows: Type.Optional(LimitSchema),
  },
  { additionalProperties: false },
)

/** The operator's file of plans. */
export const PlansSchema = Type.Record(Type.String(), PlanSchema, { minProperties: 1 })

export type PlansFile = Static<typeof PlansSchema>
