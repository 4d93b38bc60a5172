import type { FastifyReply, FastifyRequest } from 'fastify'
import { amountsOf } from '../../accounts/quota.js'
import { Problem } from '../../api/problem.js'
import {
  answerOf,
  type Operation,
  type OperationTools,
  type Prepared,
} from '../../operations/index.js'
import type { FieldNames } from '../../operations/operation.js'
import type { Writing } from '../../store/store.js'
import { isoTime, utcDay } from '../../utc.js'
import { answerText, type CachedAnswer, type GivenAnswer } from '../answers/cached-answer.js'
import type { CachedOperation } from '../answers/cached-operation.js'
import { BodyMemo } from '../answers/repeated-bodies.js'
import type { Dependencies } from '../dependencies.js'
import { sessionOf } from './callers.js'
import { CountedCalls } from './counted-calls.js'

/** Answers a request of an operation: checks, charge, calculation, answer. */
export type AnswerRequest<Body> = (
  body: Body,
  request: FastifyRequest,
  reply: FastifyReply,
  names?: FieldNames,
) => Promise<FastifyReply>

/** For an operation whose answers are not cached. */
export function operationCalls<Body extends object, Core extends object>(
  operation: Operation<Body, Core>,
  dependencies: Dependencies,
): AnswerRequest<Body> {
  const calls = new CountedCalls(dependencies)
  return async (body, request, reply, names) => {
    const prepared = operation.prepare(body, dependencies, names)
    return calls.answer(request, reply, {
      amounts: amountsOf(prepared.cost),
      work: async (signal) =>
        answerOf(await prepared.calculate(signal), {
          id: dependencies.newId(operation.name),
          warnings: [...request.warnings, ...prepared.remarks],
          calculatedAt: isoTime(dependencies.nowMs()),
        }),
    })
  }
}

export interface CachedCallsOptions<Extra> {
  readonly dependencies: Dependencies
  /** Schema of the part of the answer that is cached. */
  readonly core: object
  /** What is stored in the same commit as the charge. */
  readonly writings?: (
    accountId: number,
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
): AnswerRequest<Body> {
  const calls = new CountedCalls(dependencies)
  const prepare = preparedOnce(planner.operation, planner.tools)
  // One object for all requests, so that its serialiser is compiled once.
  const coreSchema: Record<string, unknown> = { ...core }
  return async (body, request, reply, names) => {
    const prepared = prepare(body, names)
    const { account } = sessionOf(request)
    const question = {
      body,
      prepared,
      warnings: request.warnings,
      serialise: (core: Core) => reply.serializeInput(core as Record<string, unknown>, coreSchema),
    }
    const answering = calls.answer(request, reply, {
      amounts: amountsOf(prepared.cost),
      known: () => planner.known(question),
      work: (signal) => planner.plan(question, signal),
      writings: (given) => writings?.(account.id, body, given) ?? [],
      text: answerText,
    })
    return answering.catch((error: unknown) => {
      if (error instanceof Problem && error.code === 'no_route') noRoute?.()
      throw error
    })
  }
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
