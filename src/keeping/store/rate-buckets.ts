import type { Database } from './database/database.js'
import { deleteInSteps } from './database/steps.js'

const MS_PER_MINUTE = 60_000

/**
 * The current content of the bucket, which is at most one minute's refill. Placeholders as in `TAKE`.
 */
const REFILLED = (() => {
  const since = 'CAST($4 AS DOUBLE PRECISION) - rate_buckets.at_ms'
  const grown = `rate_buckets.tokens + CASE WHEN ${since} > 0 THEN (${since}) * CAST($2 AS DOUBLE PRECISION) / ${MS_PER_MINUTE} ELSE 0 END`
  return `(CASE WHEN ${grown} > CAST($2 AS DOUBLE PRECISION) THEN CAST($2 AS DOUBLE PRECISION) ELSE ${grown} END)`
})()

/** Everything that is wanted, or one, or nothing. */
const GRANTED = `(CASE WHEN ${REFILLED} >= CAST($3 AS DOUBLE PRECISION) THEN CAST($3 AS DOUBLE PRECISION) WHEN ${REFILLED} >= 1 THEN 1 ELSE 0 END)`

const TAKE = `
  INSERT INTO rate_buckets (subject, tokens, at_ms, granted)
  VALUES ($1, CAST($2 AS DOUBLE PRECISION) - CAST($3 AS DOUBLE PRECISION), CAST($4 AS DOUBLE PRECISION), CAST($3 AS DOUBLE PRECISION))
  ON CONFLICT (subject) DO UPDATE SET
    tokens = ${REFILLED} - ${GRANTED},
    granted = ${GRANTED},
    at_ms = CASE WHEN rate_buckets.at_ms > excluded.at_ms THEN rate_buckets.at_ms ELSE excluded.at_ms END
  RETURNING granted, tokens`

export interface Lease {
  readonly granted: number
  /** Number of tokens left in the bucket. */
  readonly tokens: number
}

/** Requests that a subject may still make, shared by all processes. */
export class RateBuckets {
  constructor(private readonly database: Database) {}

  /** Takes requests from a bucket that refills in a minute; `wanted` is at most its size. */
  async take(subject: string, perMinute: number, wanted: number, nowMs: number): Promise<Lease> {
    const [lease] = await this.database.query<Lease>(TAKE, [subject, perMinute, wanted, nowMs])
    return lease!
  }

  /** Deletes buckets that were idle for a minute, because they are full, like new ones. */
  async deleteFull(nowMs: number): Promise<void> {
    const rows = { table: 'rate_buckets', key: 'subject', where: 'at_ms < $1' }
    await deleteInSteps(this.database, rows, [nowMs - MS_PER_MINUTE])
  }
}
