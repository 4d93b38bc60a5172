import { isoTime } from '../../../base/utc.js'
import type {
  Calculated,
  Operation,
  OperationTools,
  Prepared,
} from '../../../contract/operations/index.js'
import { requireEngine } from '../../../contract/operations/tools.js'
import type { WarningItem } from '../../../contract/warning.js'
import type { Dependencies } from '../dependencies.js'
import type { AnswerCache, Found } from './answer-cache.js'
import { type CachedAnswer, fieldsOf, type GivenAnswer } from './cached-answer.js'
import { BodyMemo } from './repeated-bodies.js'
import { requestKey } from './request-key.js'

/** What history, statistics and warnings need of an answer, bytes: counted in the heap of a service. */
const EXTRA_BYTES = 2000

/** A prepared request of one caller. */
export interface Question<Body, Core> {
  readonly body: Body
  readonly prepared: Prepared<Core>
  /** Warnings of the caller's request. */
  readonly warnings: readonly WarningItem[]
  /** Writes the core according to its schema. */
  serialise(core: Core): string
}

/**
 * Calculates an answer once for all callers with the same request on the same day.
 * @param keep what the service stores of an answer besides its text
 */
export class CachedOperation<Body extends object, Core extends object, Extra extends object> {
  readonly #requestKeys = new BodyMemo<string>()

  constructor(
    readonly operation: Operation<Body, Core>,
    private readonly cache: AnswerCache<CachedAnswer & Extra>,
    readonly tools: OperationTools & Pick<Dependencies, 'memory'>,
    private readonly keep: (calculated: Calculated<Core>) => Extra,
  ) {}

  /** Synchronous if the answer is cached or calculated on this thread. @throws Problem */
  plan(
    question: Question<Body, Core>,
    signal: AbortSignal,
  ): GivenAnswer<CachedAnswer & Extra> | Promise<GivenAnswer<CachedAnswer & Extra>> {
    const { prepared, serialise } = question
    const keep = (calculated: Calculated<Core>) => this.#keep(calculated, serialise)
    const found = this.cache.find(this.#keyOf(question), signal, (shared) => {
      this.tools.memory.check()
      const calculated = prepared.calculate(shared)
      return calculated instanceof Promise ? calculated.then(keep) : keep(calculated)
    })
    const given = ({ answer, isCached }: Found<CachedAnswer & Extra>) =>
      this.#give(question, answer, isCached)
    return found instanceof Promise ? found.then(given) : given(found)
  }

  /** The cached answer, or null. */
  known(question: Question<Body, Core>): GivenAnswer<CachedAnswer & Extra> | null {
    const kept = this.cache.kept(this.#keyOf(question))
    return kept && this.#give(question, kept, true)
  }

  #keyOf({ body, prepared }: Question<Body, Core>): string {
    const { schema } = this.operation
    const request = this.#requestKeys.of(body, () => requestKey(schema, body))
    return `${requireEngine(this.tools).router.dataVersion} ${prepared.day} ${request}`
  }

  #keep(calculated: Calculated<Core>, serialise: (core: Core) => string): CachedAnswer & Extra {
    const fields = fieldsOf(serialise(calculated.core))
    return {
      bytes: fields.length + EXTRA_BYTES,
      fields,
      warnings: calculated.warnings,
      dataVersion: calculated.dataVersion!,
      calculatedAt: isoTime(this.tools.nowMs()),
      ...this.keep(calculated),
    }
  }

  #give(
    { warnings, prepared }: Question<Body, Core>,
    kept: CachedAnswer & Extra,
    isCached: boolean,
  ): GivenAnswer<CachedAnswer & Extra> {
    const id = this.tools.newId(this.operation.name)
    return { id, isCached, kept, warnings: [...warnings, ...prepared.warnings, ...kept.warnings] }
  }
}
