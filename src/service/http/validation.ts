import { Ajv, type ErrorObject } from 'ajv'
import { type FieldProblem, Problem, validationFailed } from '../../api/problem.js'
import { findExcess } from './excess.js'
import { fieldProblems } from './field-problems.js'
import { dropOptionalNulls, isRecord, type JsonSchema } from './json-schema.js'
import { readQueryText } from './query-text.js'

const MAX_REPORTED = 50

/** Nothing is coerced or removed: mistakes are reported, not repaired. */
const OPTIONS = {
  verbose: true,
  coerceTypes: false,
  removeAdditional: false,
  useDefaults: false,
  strictTuples: false,
}
const ajv = new Ajv({ ...OPTIONS, allErrors: true })
const firstErrorAjv = new Ajv(OPTIONS)
/** With more values only the first error is reported: collecting ten thousand is slow. */
const MANY_VALUES = 2000

export type Part = 'body' | 'querystring' | 'params' | 'headers'

/** A validator of one part of a request, as Fastify expects it. */
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
    // Reported alone: the rest may be too large to validate.
    let values = 0
    const excess = findExcess(schema, value, () => values++)
    if (excess !== null) return { error: validationFailed([excess]) }
    const matches = values > MANY_VALUES ? validateFirst : matchesAll
    const errors = matches(value) ? [] : (matches.errors as ErrorObject[])
    const problems = oneEach(fieldProblems(errors))
    return problems.length > 0 ? { error: validationFailed(problems) } : { value }
  }
}

/** One problem per field: further ones follow from the first. */
function oneEach(problems: readonly FieldProblem[]): FieldProblem[] {
  const byPointer = new Map<string, FieldProblem>()
  for (const problem of problems) {
    if (!byPointer.has(problem.pointer)) byPointer.set(problem.pointer, problem)
  }
  return [...byPointer.values()].slice(0, MAX_REPORTED)
}
