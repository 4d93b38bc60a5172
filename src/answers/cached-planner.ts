import { remarksOf } from '../api/read-voyage.js'
import type { JsonSchema } from '../api/validation/json-schema.js'
import type { WarningItem } from '../api/warning.js'
import type { Clock } from '../clock.js'
import type { Voyage } from '../planning/voyage.js'
import { isoTime } from '../utc.js'
import type { AnswerCache, Found } from './answer-cache.js'
import { type CachedAnswer, fieldsOf, type GivenAnswer } from './cached-answer.js'
import type { Engine, ServiceEngine } from './engine.js'
import { BodyMemo } from './repeated-bodies.js'
import { requestKey } from './request-key.js'

/** A request that passed every check that costs nothing. */
export interface Question<Body, Prepared, Core> {
  readonly body: Body
  /** The plan of the body, without its routes. */
  readonly prepared: Prepared
  /** Warnings of the request. */
  readonly warnings: readonly WarningItem[]
  /** Writes the core according to its schema. */
  serialise(core: Core): string
}

type AnyQuestion = Question<Parameters<typeof remarksOf>[0], unknown, never>

/** How routes, voyages and matrices differ. */
interface Kind<Asked, Answer> {
  readonly schema: unknown
  newId(): string
  /** The day of an answer, because answers differ from day to day, see `daysOf`. */
  dayOf(question: Asked): string
  /** @throws StopOnLandError, NoPassageError, NoTransitError, OverloadedError, or the signal's reason */
  calculate(question: Asked, engine: ServiceEngine, signal: AbortSignal): Answer | Promise<Answer>
}

/**
 * Turns a request into its answer, which is calculated once for all callers with the same request on
 * the same day.
 */
export class CachedPlanner<Asked extends AnyQuestion, Answer extends CachedAnswer> {
  readonly #requestKeys = new BodyMemo<string>()

  constructor(
    private readonly cache: AnswerCache<Answer>,
    private readonly kind: Kind<Asked, Answer>,
  ) {}

  /** Synchronous if the answer is cached or calculated on this thread. @throws as `calculate` does */
  plan(
    question: Asked,
    engine: ServiceEngine,
    signal: AbortSignal,
  ): GivenAnswer<Answer> | Promise<GivenAnswer<Answer>> {
    const found = this.cache.find(this.#keyOf(question, engine), signal, (shared) =>
      this.kind.calculate(question, engine, shared),
    )
    const given = ({ answer, isCached }: Found<Answer>) =>
      this.#give(question, engine, answer, isCached)
    return found instanceof Promise ? found.then(given) : given(found)
  }

  /** The cached answer, or null. */
  known(question: Asked, engine: ServiceEngine): GivenAnswer<Answer> | null {
    const kept = this.cache.kept(this.#keyOf(question, engine))
    return kept && this.#give(question, engine, kept, true)
  }

  #keyOf(question: Asked, { router }: Engine): string {
    const { body } = question
    const schema = this.kind.schema as JsonSchema
    const request = this.#requestKeys.of(body, () => requestKey(schema, body))
    return `${router.dataVersion} ${this.kind.dayOf(question)} ${request}`
  }

  #give(
    { body, warnings }: Asked,
    { ports }: Engine,
    kept: Answer,
    isCached: boolean,
  ): GivenAnswer<Answer> {
    const all = [...warnings, ...remarksOf(body, ports), ...kept.warnings]
    return { id: this.kind.newId(), isCached, kept, warnings: all }
  }
}

/**
 * The days that an answer depends on. The day of the voyage determines which emission control areas are
 * in force, and whether it is past determines a warning.
 */
export function daysOf({ date, today }: Pick<Voyage, 'date' | 'today'>): string {
  return today !== undefined && date < today ? `${date} past` : date
}

/** A written core as the cache keeps it. */
export function cachedAnswer(
  core: string,
  warnings: readonly WarningItem[],
  { router }: Engine,
  clock: Clock,
): CachedAnswer {
  const fields = fieldsOf(core)
  return {
    bytes: fields.length,
    fields,
    warnings,
    dataVersion: router.dataVersion,
    calculatedAt: isoTime(clock.nowMs()),
  }
}
