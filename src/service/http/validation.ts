import { BodyMemo } from '../../answers/repeated-bodies.js'
import { Problem, validationFailed } from '../../api/problem.js'
import { compileCheck } from '../../api/validation/check.js'
import { isRecord, type JsonSchema } from '../../api/validation/json-schema.js'
import { readQueryText } from '../../api/validation/query-text.js'

export type Part = 'body' | 'querystring' | 'params' | 'headers'

/** A validator of one part of a request, as Fastify expects it. */
export function compileValidator(
  schema: JsonSchema,
  part: Part,
): (data: unknown) => { value: unknown } | { error: Error } {
  const problemsOf = compileCheck(schema)
  const bodies = new BodyMemo<ReturnType<typeof problemsOf>>()
  return (data) => {
    if (part === 'body' && (data === undefined || data === null)) {
      return { error: new Problem('invalid_json', 'The body is empty; send a JSON object.') }
    }
    const value = part === 'body' ? data : readQueryText(schema, isRecord(data) ? data : {})
    const isBody = part === 'body' && typeof value === 'object'
    const problems = isBody ? bodies.of(value!, () => problemsOf(value)) : problemsOf(value)
    return problems.length > 0 ? { error: validationFailed(problems) } : { value }
  }
}
