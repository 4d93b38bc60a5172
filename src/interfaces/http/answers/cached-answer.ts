import type { WarningItem } from '../../../contract/warning.js'
import type { Kept } from './answer-cache.js'

/** An answer in the cache. */
export interface CachedAnswer extends Kept {
  /** The part that depends only on the request, the data and the day, as JSON without its braces. */
  readonly fields: Buffer
  /** Warnings of the calculation; those of the request are added per caller. */
  readonly warnings: readonly WarningItem[]
  readonly dataVersion: string
  readonly calculatedAt: string
}

/** An answer as one caller receives it. */
export interface GivenAnswer<Answer extends CachedAnswer> {
  readonly id: string
  readonly isCached: boolean
  readonly kept: Answer
  readonly warnings: readonly WarningItem[]
}

/** The JSON of an object without its braces. */
export function fieldsOf(text: string): Buffer {
  return Buffer.from(text.slice(1, -1))
}

/** The whole answer as JSON. Its long part is copied, not serialized again. */
export function answerText<Answer extends CachedAnswer>(given: GivenAnswer<Answer>): Buffer {
  const { id, isCached, kept, warnings } = given
  const rest = {
    cached: isCached,
    warnings,
    data_version: kept.dataVersion,
    calculated_at: kept.calculatedAt,
  }
  const head = Buffer.from(`{"id":"${id}",`)
  return Buffer.concat([head, kept.fields, Buffer.from(`,${JSON.stringify(rest).slice(1)}`)])
}
