import { Ajv, type ErrorObject } from 'ajv'
import type { FieldProblem } from '../problem.js'
import { findExcess } from './excess.js'
import { fieldProblems } from './field-problems.js'
import { dropOptionalNulls, type JsonSchema, PORT_ID } from './json-schema.js'

const MAX_REPORTED = 50

/** Nothing is coerced or removed: mistakes are reported, not repaired. */
const OPTIONS = {
  verbose: true,
  coerceTypes: false,
  removeAdditional: false,
  useDefaults: false,
  strictTuples: false,
  formats: { [PORT_ID]: true as const },
}
const ajv = new Ajv({ ...OPTIONS, allErrors: true })
const firstErrorAjv = new Ajv(OPTIONS)
/**
 * Stop at the first error of a body with more values than this: collecting ten thousand errors is slow.
 */
const MANY_VALUES = 2000

/** Reports the faults of a value, and removes optional fields that are null. */
export function compileCheck(schema: JsonSchema): (value: unknown) => FieldProblem[] {
  // Compiled at first use, because a service has a hundred schemas at its start.
  let matchesAll: ReturnType<typeof ajv.compile> | undefined
  let matchesFirst: ReturnType<typeof ajv.compile> | undefined
  return (value) => {
    dropOptionalNulls(schema, value)
    // Reported alone, because the rest may be too large to validate.
    let values = 0
    const excess = findExcess(schema, value, () => values++)
    if (excess !== null) return [excess]
    let matches: NonNullable<typeof matchesAll>
    if (values > MANY_VALUES) matches = matchesFirst ??= firstErrorAjv.compile(schema)
    else matches = matchesAll ??= ajv.compile(schema)
    return matches(value) ? [] : oneEach(fieldProblems(matches.errors as ErrorObject[]))
  }
}

/** One problem per field, because further ones follow from the first. */
function oneEach(problems: readonly FieldProblem[]): FieldProblem[] {
  const byPointer = new Map<string, FieldProblem>()
  for (const problem of problems) {
    if (!byPointer.has(problem.pointer)) byPointer.set(problem.pointer, problem)
  }
  return [...byPointer.values()].slice(0, MAX_REPORTED)
}
