import { finish } from '../../base/slices.js'
import { VALIDATORS, type Validate } from '../generated/validators.js'
import type { FieldProblem } from '../problems/problem.js'
import { canonicalSteps } from './canonical.js'
import { findExcess } from './excess.js'
import { fieldProblems } from './field-problems.js'
import { pointerInRequest } from './geojson-areas.js'
import { POLYGONS } from './hints.js'
import type { JsonSchema } from './json-schema.js'
import { findUnknownFields, unknownFieldProblem } from './unknown-fields.js'

const MAX_REPORTED = 50
/**
 * Only the first error of a body with more values than this is reported: explaining ten thousand is slow.
 */
const MANY_VALUES = 2000

/** Reports the faults of a value, after `makeCanonical`. Nothing is coerced or repaired. */
export function findProblems(schema: JsonSchema, value: unknown): FieldProblem[] {
  return finish(problemSteps(schema, value))
}

/** The same in steps, each of which passes a whole body at most once. */
export function* problemSteps(schema: JsonSchema, value: unknown): Generator<void, FieldProblem[]> {
  yield* canonicalSteps(schema, value)
  // Reported alone, because the rest may be too large to validate.
  let values = 0
  const inRequest = (problem: FieldProblem) => {
    return { ...problem, pointer: pointerInRequest(problem.pointer, value) }
  }
  const excess = findExcess(schema, value, () => values++)
  if (excess !== null) return [inRequest(excess)]
  const validate = validatorOf(schema)
  yield
  if (validate(value)) return []
  const errors = validate.errors!
  const problems = oneEach(fieldProblems(values > MANY_VALUES ? errors.slice(0, 1) : errors))
  return problems.map(inRequest)
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
  if (problems.length === 0) return problems
  const isTold = (unknown: string) =>
    problems.some(({ pointer }) => {
      const faulty = pointer.replace(/\/type$/, '')
      return faulty !== '#' && `${unknown}/`.startsWith(`${faulty}/`)
    })
  const unknown = findUnknownFields(schema, value).filter(({ pointer }) => !isTold(pointer))
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
