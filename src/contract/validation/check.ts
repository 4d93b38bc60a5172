import { finish } from '../../base/slices.js'
import { VALIDATORS, type Validate } from '../generated/validators.js'
import type { FieldProblem } from '../problems/problem.js'
import { partsOf } from './body-parts.js'
import { canonicalSteps } from './canonical.js'
import { findExcess, findLongList } from './excess.js'
import { fieldProblems } from './field-problems.js'
import { pointerInRequest } from './geojson-areas.js'
import { POLYGONS } from './hints.js'
import type { JsonSchema } from './json-schema.js'
import { unknownFieldProblem, unknownSteps } from './unknown-fields.js'

const MAX_REPORTED = 50
/**
 * Only the first error of a body with more values than this is reported: explaining ten thousand is slow.
 */
const MANY_VALUES = 2000

/** Reports the faults of a value, after `makeCanonical`. Nothing is coerced or repaired. */
export function findProblems(schema: JsonSchema, value: unknown): FieldProblem[] {
  return finish(problemSteps(schema, value))
}

/** The same in steps, each of which passes a part of the body. */
export function* problemSteps(schema: JsonSchema, value: unknown): Generator<void, FieldProblem[]> {
  yield* canonicalSteps(schema, value)
  // Reported alone, because the rest may be too large to validate.
  let values = 0
  const inRequest = (problem: FieldProblem) => {
    return { ...problem, pointer: pointerInRequest(problem.pointer, value) }
  }
  const long = findLongList(schema, value)
  if (long !== null) return [long]
  for (const { own, inBody } of partsOf(value)) {
    yield
    const excess = findExcess(schema, own, () => values++)
    if (excess !== null) return [inRequest({ ...excess, pointer: inBody(excess.pointer) })]
  }
  const validate = validatorOf(schema)
  yield
  if (values <= MANY_VALUES) {
    return validate(value) ? [] : oneEach(fieldProblems(validate.errors!)).map(inRequest)
  }
  for (const { whole, inBody } of partsOf(value)) {
    if (!validate(whole)) {
      const [first] = oneEach(fieldProblems(validate.errors!.slice(0, 1)))
      return [inRequest({ ...first!, pointer: inBody(first!.pointer) })]
    }
    yield
  }
  return []
}

/**
 * Problems with the unknown fields behind them: one of these may be the missing field, misspelt. No unknown field is a
 * problem alone, nor one inside a value that is at fault as a whole or by its type, which decides its fields.
 */
export function withUnknownFields(
  problems: readonly FieldProblem[],
  schema: JsonSchema,
  value: unknown,
): readonly FieldProblem[] {
  return finish(withUnknownSteps(problems, schema, value))
}

/** The same in steps. */
export function* withUnknownSteps(
  problems: readonly FieldProblem[],
  schema: JsonSchema,
  value: unknown,
): Generator<void, readonly FieldProblem[]> {
  if (problems.length === 0) return problems
  const isTold = (unknown: string) =>
    problems.some(({ pointer }) => {
      const faulty = pointer.replace(/\/type$/, '')
      return faulty !== '#' && `${unknown}/`.startsWith(`${faulty}/`)
    })
  const found = yield* unknownSteps(schema, value)
  const unknown = found.filter(({ pointer }) => !isTold(pointer))
  return [...problems, ...unknown.map(unknownFieldProblem)]
}

/** @throws Error if the schema is not among the generated validators */
export function validatorOf(schema: JsonSchema): Validate {
  const validate = VALIDATORS.get(schema)
  if (validate !== undefined) return validate
  const fields = Object.keys(schema.properties ?? {}).join(', ')
  throw new Error(
    `The schema ${schema.title ?? `of ${fields}`} has no validator: export it from src/contract/schemas under a name that ends in Request, RequestBody, Query or Params, and run \`npm run openapi\`.`,
  )
}

/** One problem per field, because further ones follow from the first. */
function oneEach(problems: readonly FieldProblem[]): FieldProblem[] {
  const byPointer = new Map<string, FieldProblem>()
  const otherAreas = problems
    .filter(({ detail }) => detail.endsWith(POLYGONS))
    .map(({ pointer }) => pointer)
  const isOfOther = (pointer: string) =>
    otherAreas.some((type) => pointer !== type && pointer.startsWith(type.replace(/type$/, '')))
  for (const problem of problems) {
    if (isOfOther(problem.pointer)) continue
    if (!byPointer.has(problem.pointer)) byPointer.set(problem.pointer, problem)
  }
  return [...byPointer.values()].slice(0, MAX_REPORTED)
}
