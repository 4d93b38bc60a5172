import { Problem, validationFailed } from '../../api/problem.js'
import { compileCheck } from '../../api/validation/check.js'
import { isRecord, type JsonSchema } from '../../api/validation/json-schema.js'
import { readQueryText } from '../../api/validation/query-text.js'
import { BodyMemo } from '../answers/repeated-bodies.js'
import type { Dependencies } from '../dependencies.js'
import type { App } from './fastify-types.js'

type Part = 'body' | 'querystring' | 'params' | 'headers'

/** Interval between compilations of schemas before their first request, ms. */
const COMPILE_EVERY_MS = 50

/**
 * Validates requests with the schemas of their operations. Compiling a hundred schemas takes half a
 * second, so each is compiled on first use, or in turn after the start, so that the first request need
 * not wait for it.
 */
export function installValidation(app: App, { engine }: Pick<Dependencies, 'engine'>): void {
  const uncompiled: ReturnType<typeof createValidator>[] = []
  app.setValidatorCompiler(({ schema, httpPart }) => {
    const validate = createValidator(schema as JsonSchema, httpPart as Part)
    uncompiled.push(validate)
    return validate
  })
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    timer = setInterval(() => {
      if (engine() === null) return
      uncompiled.shift()?.({})
      if (uncompiled.length === 0) clearInterval(timer)
    }, COMPILE_EVERY_MS).unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}

/** A validator of one part of a request, as Fastify expects it. */
function createValidator(
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
