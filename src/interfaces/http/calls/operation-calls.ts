import type { FastifyReply, FastifyRequest } from 'fastify'
import { inSlices, slices } from '../../../base/slices.js'
import { utcDay } from '../../../base/utc.js'
import {
  type Answer,
  answerOf,
  type Calculated,
  type Operation,
  type OperationTools,
  type Prepared,
} from '../../../contract/operations/index.js'
import type { Mask } from '../../../contract/operations/mask.js'
import {
  checkBody,
  digested,
  type FieldNames,
  stepsOf,
} from '../../../contract/operations/operation.js'
import { Problem } from '../../../contract/problems/problem.js'
import type { WarningItem } from '../../../contract/warning.js'
import type { Session } from '../../../keeping/accounts/access-tokens.js'
import { amountsOf } from '../../../keeping/accounts/quota.js'
import type { Writing } from '../../../keeping/store/database/store.js'
import { answerText, type CachedAnswer, type GivenAnswer } from '../answers/cached-answer.js'
import type { CachedOperation } from '../answers/cached-operation.js'
import type { KeptResults } from '../answers/kept-results.js'
import { BodyMemo } from '../answers/repeated-bodies.js'
import type { Dependencies } from '../dependencies.js'
import { sessionOf } from '../guard/callers.js'
import { isLong, type Meter, measured } from '../guard/thread-budget.js'
import { expectAnswers, writerOf } from '../transport/answer-writers.js'
import { type Caller, type CountedCall, CountedCalls } from './counted-calls.js'
import type { KeepAnswer } from './idempotency.js'

/** A request that has passed the checks of its contract. */
interface CheckedRequest<Body> {
  readonly body: Body
  /** Warnings of its fields. */
  readonly warnings: readonly WarningItem[]
  readonly names?: FieldNames | undefined
}

/** A row of a batch. */
export interface RowRequest {
  readonly json: unknown
  /** Rejects unknown fields. */
  readonly isStrict: boolean
  /** Idempotency key of the row, or null. */
  readonly key: string | null
  /** Members of the answer that the batch asks for; null for all. */
  readonly mask: Mask | null
  /** What is to be stored of an answer without a key. */
  readonly keep?: KeepAnswer
  /** Notes what the row takes of this thread. */
  readonly meter: Meter
}

/** The service's side of an operation: charge, deadline, cache and records around each answer. */
export class OperationCalls<Body extends object> {
  readonly #calls: CountedCalls

  constructor(
    readonly operation: Operation<Body, object>,
    private readonly dependencies: Dependencies,
    private readonly callOf: (
      asked: CheckedRequest<Body>,
      caller: Caller,
      reply: FastifyReply | null,
    ) => CountedCall<unknown>,
  ) {
    this.#calls = new CountedCalls(dependencies)
  }

  /** Sends the answer to a request whose body Fastify has checked. */
  answer(
    body: Body,
    request: FastifyRequest,
    reply: FastifyReply,
    names?: FieldNames,
  ): Promise<FastifyReply> {
    const answer = () => {
      const call = this.callOf({ body, warnings: request.warnings, names }, request, reply)
      return this.#calls.answer(request, reply, call)
    }
    const steps = this.#steps(body, request)
    return steps === null ? answer() : steps.then(() => measured(request, answer))
  }

  /**
   * The answer to a row of a batch, which is charged and recorded like a request of its own.
   * @param batch request that contains the row
   * @throws Problem, and whatever the store throws
   */
  async row({ json, isStrict, key, mask, keep, meter }: RowRequest, batch: Caller) {
    const asked = measured(meter, () => {
      const checked = checkBody<Body>(this.operation, json, isStrict)
      this.operation.checkRow?.(checked.body)
      return checked
    })
    await this.#steps(asked.body, meter)
    // Several rows of a batch go on in one turn: asked just before the work, as another may do its own while this one waits.
    const rest = slices.next()
    if (rest !== undefined) await rest
    const call = measured(meter, () => this.callOf(asked, batch, null))
    const { path } = this.operation
    const caller = { request: batch, reply: NO_HEADERS, key, path, body: json, mask, keep }
    return this.#calls.text(call, caller)
  }

  /** Takes the steps before a body is prepared. Null if it has none, and was soon checked. */
  #steps(body: Body, meter: Meter): Promise<void> | null {
    const steps = stepsOf(this.operation, body, this.dependencies)
    const isDone = measured(meter, () => steps.next()).done === true
    return isDone && !isLong(meter) ? null : inMeasuredSlices(steps, meter)
  }
}

/** Takes the steps of a request in slices of the thread's time, and notes what they take. */
async function inMeasuredSlices(steps: Iterator<void>, meter: Meter): Promise<void> {
  if (isLong(meter)) await slices.turn()
  do {
    const rest = slices.next()
    if (rest !== undefined) await rest
  } while (measured(meter, () => steps.next()).done !== true)
}

/** The headers of a batch are sent before its rows are answered. */
const NO_HEADERS = { headers: () => undefined }

/**
 * For an operation whose answers are not cached.
 * @param schema of its answers
 * @param plain the answer as text instead; null for requests that do not ask for it
 * @param check of an answer that its caller cannot use, before it is charged. @throws Problem
 * @param results those that are kept because the same is asked again and again
 */
export function operationCalls<Body extends object, Core extends object>(
  operation: Operation<Body, Core>,
  dependencies: Dependencies,
  schema: object,
  plain?: ((body: Body, answer: Answer<Core>, reply: FastifyReply) => string | null) | null,
  check?: (answer: Answer<Core>, caller: Pick<Caller, 'query'>) => void,
  results?: KeptResults<Body, Core>,
): OperationCalls<Body> {
  const answerSchema = serialised(schema)
  return new OperationCalls(operation, dependencies, ({ body, warnings, names }, caller, reply) => {
    const kept = results?.of(body, dependencies)
    const prepared = kept ? null : operation.prepare(body, dependencies, names)
    const { cost, warnings: ofRequest } = kept ?? prepared!
    const tools = kept ? { ...dependencies, nowMs: () => kept.calculatedMs } : dependencies
    const answered = (calculated: Calculated<Core>) =>
      answerOf(operation, calculated, [...warnings, ...ofRequest], tools)
    const call: CountedCall<object> = {
      amounts: amountsOf(cost),
      known: () => (kept ? answered(kept.calculated) : null),
      work: async (signal) => {
        if (kept) return answered(kept.calculated)
        dependencies.memory.check()
        const calculated = await prepared!.calculate(signal)
        results?.keep(body, prepared!, calculated, dependencies)
        const answer = answered(calculated)
        if (operation.isVerifiable) await inSlices(digested(answer))
        check?.(answer, caller)
        return answer
      },
      text: (answer) =>
        (reply && plain?.(body, answer as Answer<Core>, reply)) ?? writerOf(answerSchema)(answer),
    }
    return call as CountedCall<unknown>
  })
}

export interface CachedCallsOptions<Extra> {
  readonly dependencies: Dependencies
  /** Schema of the part of the answer that is cached. */
  readonly core: object
  /** What is stored in the same commit as the charge. */
  readonly writings?: (
    caller: Session,
    body: object,
    given: GivenAnswer<CachedAnswer & Extra>,
  ) => readonly Writing[]
  /** Called when there is no route. */
  readonly noRoute?: () => void
}

/** For an operation whose answers are cached. */
export function cachedCalls<Body extends object, Core extends object, Extra extends object>(
  planner: CachedOperation<Body, Core, Extra>,
  { dependencies, core, writings, noRoute }: CachedCallsOptions<Extra>,
): OperationCalls<Body> {
  const { operation, tools } = planner
  const prepare = preparedOnce(operation, tools)
  const serialise = (written: Core) => writerOf(coreSchema)(written)
  const coreSchema = serialised(core)
  return new OperationCalls(operation, dependencies, ({ body, warnings, names }, caller) => {
    const prepared = prepare(body, names)
    const session = sessionOf(caller)
    const question = { body, prepared, warnings, serialise }
    const counting = (error: unknown): never => {
      if (error instanceof Problem && error.code === 'no_route') noRoute?.()
      throw error
    }
    const call: CountedCall<GivenAnswer<CachedAnswer & Extra>> = {
      amounts: amountsOf(prepared.cost),
      known: () => planner.known(question),
      work: (signal) => counted(() => planner.plan(question, signal), counting),
      writings: (given) => writings?.(session, body, given) ?? [],
      text: answerText,
    }
    return call as CountedCall<unknown>
  })
}

/** Runs work that may be synchronous. */
function counted<Result>(
  work: () => Result | Promise<Result>,
  fail: (error: unknown) => never,
): Result | Promise<Result> {
  try {
    const result = work()
    return result instanceof Promise ? result.catch(fail) : result
  } catch (error) {
    return fail(error)
  }
}

/** One object for all requests, so that its serialiser is compiled once. */
function serialised(schema: object): object {
  const own = { ...schema }
  expectAnswers(own)
  return own
}

/** Prepares a body that is sent again only once a day. */
function preparedOnce<Body extends object, Core extends object>(
  operation: Operation<Body, Core>,
  tools: OperationTools,
): (body: Body, names: FieldNames | undefined) => Prepared<Core> {
  const memo = new BodyMemo<{ day: string; engine: unknown; prepared: Prepared<Core> }>()
  return (body, names) => {
    const [day, engine] = [utcDay(tools.nowMs()), tools.engine()]
    const { prepared } = memo.of(
      body,
      () => ({ day, engine, prepared: operation.prepare(body, tools, names) }),
      (made) => made.day === day && made.engine === engine,
    )
    return prepared
  }
}
