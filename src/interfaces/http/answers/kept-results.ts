import { LRUCache } from 'lru-cache'
import { utcDay } from '../../../base/utc.js'
import type { Calculated, OperationTools, Prepared } from '../../../contract/operations/index.js'

/** What they may take in memory. */
const MAX_BYTES = 4e6
/** Overhead of an entry, bytes: map, list and objects. A judgement. */
const ENTRY_BYTES = 1000

/** A result, with what its request says before it is calculated. */
export type KeptResult<Core> = Pick<Prepared<Core>, 'cost' | 'warnings'> & {
  readonly calculated: Calculated<Core>
  readonly calculatedMs: number
}

/**
 * The latest results of small questions, by their words. A spreadsheet asks each of its cells again whenever it is
 * opened.
 */
export class KeptResults<Body extends object, Core> {
  readonly #kept = new LRUCache<string, KeptResult<Core>>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ calculated }, key) =>
      2 * (key.length + JSON.stringify(calculated).length) + ENTRY_BYTES,
  })

  /** @param asked what the result depends on, of what the body says */
  constructor(private readonly asked: (body: Body) => object) {}

  /** Undefined if the question has not been asked today. */
  of(body: Body, tools: OperationTools): KeptResult<Core> | undefined {
    return this.#kept.get(this.#keyOf(body, tools))
  }

  keep(
    body: Body,
    { cost, warnings }: Prepared<Core>,
    calculated: Calculated<Core>,
    tools: OperationTools,
  ): void {
    const calculatedMs = tools.nowMs()
    this.#kept.set(this.#keyOf(body, tools), { cost, warnings, calculated, calculatedMs })
  }

  #keyOf(body: Body, tools: OperationTools): string {
    const version = tools.engine()?.router.dataVersion ?? ''
    return `${version} ${utcDay(tools.nowMs())} ${JSON.stringify(this.asked(body))}`
  }
}
