import { finish } from '../../base/slices.js'
import { isoTime } from '../../base/utc.js'
import type { Resolution } from '../../engine/routing/request.js'
import type { ID_PREFIX } from '../ids.js'
import type { Layout } from '../pointers.js'
import { validationFailed } from '../problems/problem.js'
import { placesOfTexts } from '../read/place-text.js'
import { findProblems, withUnknownFields } from '../validation/check.js'
import type { JsonSchema } from '../validation/json-schema.js'
import {
  knownSteps,
  unknownAmountProblem,
  unknownFieldProblem,
  unknownFieldWarning,
  unknownSteps,
} from '../validation/unknown-fields.js'
import type { WarningItem } from '../warning.js'
import { lookUps } from './look-ups.js'
import { lostMembers } from './lost-members.js'
import { digestOf, digestSteps } from './papers/digest.js'
import type { OperationTools } from './tools.js'

/** What an answer costs its account: a counter of the day, and a number of units. */
export interface Cost {
  readonly counter: 'route' | 'matrixCells' | 'emissions'
  readonly units: number
}

/** The part of an answer that is the same for everybody who sends the request on the same day. */
export interface Calculated<Core> {
  readonly core: Core
  /** Warnings of the calculation. */
  readonly warnings: readonly WarningItem[]
  /** Version of the sea data. Null if no route was calculated; absent if the answer has no such member. */
  readonly dataVersion?: string | null
  /** Time that the engine took. */
  readonly engineMs: number
}

/** A request that passed every check that costs nothing. */
export interface Prepared<Core> {
  readonly cost: Cost
  /** Whatever else than the request and the data the result depends on. */
  readonly day: string
  /** Warnings about the way in which the request is written. */
  readonly warnings: readonly WarningItem[]
  /** Synchronous if the engine runs on this thread. @throws Problem that names fields of the request */
  calculate(signal: AbortSignal): Calculated<Core> | Promise<Calculated<Core>>
}

/** Where the fields of a body are, if not at the top of the request. */
export interface FieldNames {
  readonly layout: Layout
  /** Pointer to the body. */
  readonly base: string
}

/**
 * One calculation, for every door: HTTP, a row of a batch, the command line, a page. A door reads its
 * caller's words into a body, and sends or shows the answer.
 */
export interface Operation<Body extends object, Core extends object, Ready = Prepared<Core>> {
  /** Kind of its answers' ids. */
  readonly name: keyof typeof ID_PREFIX
  /** Path of the endpoint that takes the same body. */
  readonly path: string
  readonly schema: JsonSchema
  /** Whether its answers say if they come from a cache. */
  readonly saysCached: boolean
  /**
   * Whether an answer has all that is needed to verify it later: what was asked, every version, and the
   * digest of the whole.
   */
  readonly isVerifiable?: boolean
  /** Resolutions of the sea that the request needs. */
  resolutions(body: Body): readonly Resolution[]
  /** What a row of a table must say although a single request need not. @throws Problem */
  readonly checkRow?: (body: Body) => void
  /**
   * What `prepare` would do first, in steps, so that the caller can let others have the thread in between. Without it,
   * `prepare` takes no longer than others may wait, but for looking up places.
   */
  readonly steps?: (body: Body, tools: OperationTools) => Iterable<void>
  /** @throws Problem that names fields of the request */
  prepare(body: Body, tools: OperationTools, names?: FieldNames): Ready
}

/** An answer as its caller receives it. */
export type Answer<Core> = { readonly id: string } & Core & {
    readonly warnings: WarningItem[]
    readonly calculated_at: string
  }

/**
 * A new answer: what was calculated, with the members that differ between callers.
 * @param ofRequest warnings of the request
 */
export function answerOf<Core extends object>(
  { name, saysCached, isVerifiable }: Operation<never, object>,
  { core, warnings, dataVersion }: Calculated<Core>,
  ofRequest: readonly WarningItem[],
  tools: OperationTools,
): Answer<Core> {
  const answer = {
    id: tools.newId(name),
    ...core,
    ...(saysCached && { cached: false }),
    warnings: [...ofRequest, ...warnings],
    ...(dataVersion !== undefined && { data_version: dataVersion }),
    ...(isVerifiable && { software_version: tools.softwareVersion }),
    calculated_at: isoTime(tools.nowMs()),
  }
  if (!isVerifiable) return answer
  let digest: string | undefined
  const whole = {
    ...answer,
    // Made when it is first read: a table of figures never reads it, a chain reads those of its legs.
    get digest() {
      digest ??= digestOf(answer)
      return digest
    },
  }
  DIGESTING.set(whole, function* () {
    digest ??= yield* digestSteps(answer)
  })
  return whole
}

const DIGESTING = new WeakMap<object, () => Generator<void>>()

/** Makes the digest of an answer in steps, if it has one. */
export function* digested(answer: object): Generator<void> {
  const steps = DIGESTING.get(answer)
  if (steps !== undefined) yield* steps()
}

/** All steps before a body is prepared. */
export function* stepsOf<Body extends object>(
  { schema, steps }: Pick<Operation<Body, object>, 'schema' | 'steps'>,
  body: Body,
  tools: OperationTools,
): Generator<void> {
  yield* lookUps(schema, body, tools.engine()?.ports)
  yield* steps?.(body, tools) ?? []
}

export interface CallOptions {
  /** Rejects unknown fields instead of warning of them. */
  readonly isStrict?: boolean
  /** Whether the request is a row of a table, which must say more than a single one. */
  readonly isRow?: boolean
  /** Aborts the work when nobody waits for it any more. */
  readonly signal?: AbortSignal
}

/** A request that is ready to be calculated, and its answer. */
export interface Begun<Core, Ready> {
  readonly prepared: Ready
  /** @throws Problem */
  answer(): Promise<Answer<Core>>
}

/**
 * The first half of a call: everything that costs nothing.
 * @param json the body, not yet checked
 * @throws Problem
 */
export async function begin<
  Body extends object,
  Core extends object,
  Ready extends Prepared<Core> = Prepared<Core>,
>(
  operation: Operation<Body, Core, Ready>,
  json: unknown,
  tools: OperationTools,
  { isStrict = false, isRow = false, signal = NEVER }: CallOptions = {},
): Promise<Begun<Core, Ready>> {
  const { body, warnings } = checkBody<Body>(operation, json, isStrict)
  if (isRow) operation.checkRow?.(body)
  for (const resolution of operation.resolutions(body)) await tools.open?.(resolution)
  const prepared = operation.prepare(body, tools)
  return {
    prepared,
    answer: async () => {
      const calculated = await prepared.calculate(signal)
      return answerOf(operation, calculated, [...warnings, ...prepared.warnings], tools)
    },
  }
}

/**
 * The answer to a request as its endpoint gives it, without account, charge or cache.
 * @param json the body, not yet checked
 * @throws Problem
 */
export async function call<Body extends object, Core extends object>(
  operation: Operation<Body, Core>,
  json: unknown,
  tools: OperationTools,
  options: CallOptions = {},
): Promise<Answer<Core>> {
  return (await begin(operation, json, tools, options)).answer()
}

const NEVER = new AbortController().signal

/**
 * The body if it matches the contract, with its places as objects and with warnings of unknown fields.
 * @throws Problem
 */
export function checkBody<Body extends object>(
  { schema }: { readonly schema: JsonSchema },
  json: unknown,
  isStrict: boolean,
): { readonly body: Body; readonly warnings: readonly WarningItem[] } {
  const body = placesOfTexts(schema, json)
  const problems = findProblems(schema, body)
  if (problems.length > 0) throw validationFailed(withUnknownFields(problems, schema, body))
  const { known, warnings } = withoutUnknownFields(schema, body, isStrict)
  return { body: known as Body, warnings }
}

/** A value with only the fields of a contract, and warnings of the others. */
export interface KnownFields {
  readonly known: unknown
  readonly warnings: readonly WarningItem[]
}

/**
 * Drops fields that the contract does not have: operations share readers, which would read them
 * unchecked. @throws Problem if there may be none, or if one could change a figure
 */
export function withoutUnknownFields(
  schema: JsonSchema,
  json: unknown,
  isStrict: boolean,
): KnownFields {
  return finish(knownFieldSteps(schema, json, isStrict))
}

/** The same in steps. */
export function* knownFieldSteps(
  schema: JsonSchema,
  json: unknown,
  isStrict: boolean,
): Generator<void, KnownFields> {
  const unknown = yield* unknownSteps(schema, json)
  if (isStrict && unknown.length > 0) throw validationFailed(unknown.map(unknownFieldProblem))
  const lost = [
    ...unknown.filter(({ isOnlyAmount }) => isOnlyAmount).map(unknownAmountProblem),
    ...(unknown.length > 0 ? lostMembers(schema, json) : []),
  ]
  if (lost.length > 0) throw validationFailed(lost)
  return {
    known: unknown.length === 0 ? json : yield* knownSteps(schema, json),
    warnings: unknown.map(unknownFieldWarning),
  }
}
