import { Ajv, type ErrorObject } from 'ajv'
import { findExcess } from './excess.js'
import { fieldProblems } from './field-problems.js'
import { dropOptionalNulls, isRecord, type JsonSchema } from './json-schema.js'
import { type FieldProblem, Problem, validationFailed } from './problem.js'
import { readQueryText } from './query-text.js'

const MAX_REPORTED = 50

/** Nothing is coerced and nothing removed: a caller's mistake is told, not repaired. */
const OPTIONS = {
  verbose: true,
  coerceTypes: false,
  removeAdditional: false,
  useDefaults: false,
  strictTuples: false,
}
const ajv = new Ajv({ ...OPTIONS, allErrors: true })
const firstErrorAjv = new Ajv(OPTIONS)
/** Beyond so many values only the first fault is told: to gather ten thousand takes long. */
const MANY_VALUES = 2000

export type Part = 'body' | 'querystring' | 'params' | 'headers'

/** A check of one part of a request, in the shape that fastify wants of a validator. */
export function compileValidator(
  schema: JsonSchema,
  part: Part,
): (data: unknown) => { value: unknown } | { error: Error } {
  const matchesAll = ajv.compile(schema)
  const validateFirst = firstErrorAjv.compile(schema)
  return (data) => {
    if (part === 'body' && (data === undefined || data === null)) {
      return { error: new Problem('invalid_json', 'The body is empty; send a JSON object.') }
    }
    const value = part === 'body' ? data : readQueryText(schema, isRecord(data) ? data : {})
    dropOptionalNulls(schema, value)
    // An excess is told alone: behind it may be more than the validator should have to look at.
    let values = 0
    const excess = findExcess(schema, value, () => values++)
    if (excess !== null) return { error: validationFailed([excess]) }
    const matches = values > MANY_VALUES ? validateFirst : matchesAll
    const errors = matches(value) ? [] : (matches.errors as ErrorObject[])
    const problems = oneEach(fieldProblems(errors))
    return problems.length > 0 ? { error: validationFailed(problems) } : { value }
  }
}

/** One problem a field: the first says why, the others follow from it. */
function oneEach(problems: readonly FieldProblem[]): FieldProblem[] {
  const byPointer = new Map<string, FieldProblem>()
  for (const problem of problems) {
    if (!byPointer.has(problem.pointer)) byPointer.set(problem.pointer, problem)
  }
  return [...byPointer.values()].slice(0, MAX_REPORTED)
}
