import { type FieldProblem, Problem, validationFailed } from '../../../contract/problems/problem.js'
import { findProblems, validatorOf, withUnknownFields } from '../../../contract/validation/check.js'
import { isRecord, type JsonSchema } from '../../../contract/validation/json-schema.js'
import { readQueryText } from '../../../contract/validation/query-text.js'
import { withoutMask } from '../../../contract/validation/unknown-fields.js'
import { BodyMemo } from '../answers/repeated-bodies.js'
import type { App } from '../transport/fastify-types.js'

/** Validates requests with the generated validators of their schemas. */
export function installValidation(app: App): void {
  app.setValidatorCompiler<JsonSchema>(({ schema, httpPart }) => {
    // Missing at the start of the service rather than at a request.
    validatorOf(schema)
    return httpPart === 'body' ? bodyValidator(schema) : textValidator(schema)
  })
}

type Validated = { value: unknown } | { error: Error }

function bodyValidator(schema: JsonSchema): (body: unknown) => Validated {
  const bodies = new BodyMemo<readonly FieldProblem[]>()
  return (body) => {
    if (body === undefined || body === null) {
      return { error: new Problem('invalid_json', 'The body is empty; send a JSON object.') }
    }
    const find = () => withUnknownFields(findProblems(schema, body), schema, body)
    return validated(body, typeof body === 'object' ? bodies.of(body, find) : find())
  }
}

/** A validator of a query or of the parameters of a path. */
function textValidator(schema: JsonSchema): (texts: unknown) => Validated {
  return (texts) => {
    const value = readQueryText(schema, isRecord(texts) ? texts : {})
    const problems = findProblems(schema, value)
    return validated(value, withUnknownFields(problems, schema, withoutMask(value)))
  }
}

function validated(value: unknown, problems: readonly FieldProblem[]): Validated {
  return problems.length > 0 ? { error: validationFailed(problems) } : { value }
}
