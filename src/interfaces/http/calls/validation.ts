import type { FastifySchemaCompiler } from 'fastify'
import { type FieldProblem, Problem, validationFailed } from '../../../contract/problems/problem.js'
import {
  findProblems,
  problemSteps,
  validatorOf,
  withUnknownFields,
  withUnknownSteps,
} from '../../../contract/validation/check.js'
import { isRecord, type JsonSchema } from '../../../contract/validation/json-schema.js'
import { readQueryText } from '../../../contract/validation/query-text.js'
import { withoutMask } from '../../../contract/validation/unknown-fields.js'
import { BodyMemo } from '../answers/repeated-bodies.js'
import { measuredSteps, validatedMeter } from '../guard/thread-budget.js'
import type { App } from '../transport/fastify-types.js'

/** Validates requests with the generated validators of their schemas. */
export function installValidation(app: App): void {
  app.setValidatorCompiler<JsonSchema>(({ schema, httpPart }) => {
    // Missing at the start of the service rather than at a request.
    validatorOf(schema)
    return (httpPart === 'body' ? bodyValidator(schema) : textValidator(schema)) as Validator
  })
}

type Validator = ReturnType<FastifySchemaCompiler<JsonSchema>>
type Validated = { value: unknown } | { error: Error }

/** Fastify takes only a rejection from a promise, and the body as it is. */
function bodyValidator(schema: JsonSchema): (body: unknown) => Validated | Promise<unknown> {
  const bodies = new BodyMemo<readonly FieldProblem[] | Promise<readonly FieldProblem[]>>()
  return (body) => {
    if (body === undefined || body === null) {
      return { error: new Problem('invalid_json', 'The body is empty; send a JSON object.') }
    }
    const find = () => measuredSteps(bodySteps(schema, body), () => validatedMeter(body))
    const problems = typeof body === 'object' ? bodies.of(body, find) : find()
    if (!(problems instanceof Promise)) return validated(body, problems)
    return problems.then((all) => {
      if (all.length > 0) throw validationFailed(all)
    })
  }
}

function* bodySteps(schema: JsonSchema, body: unknown): Generator<void, readonly FieldProblem[]> {
  const problems = yield* problemSteps(schema, body)
  yield
  return yield* withUnknownSteps(problems, schema, body)
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
