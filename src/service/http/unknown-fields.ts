import type { FastifyRequest } from 'fastify'
import { type FieldProblem, validationFailed } from '../../api/problem.js'
import { isRecord, type JsonSchema } from '../../api/validation/json-schema.js'
import { findUnknownFields, type Outcome } from '../../api/validation/unknown-fields.js'
import { BodyMemo } from '../answers/repeated-bodies.js'
import type { App } from './fastify-types.js'

/**
 * Warns about unknown fields. They are an error with `Prefer: handling=strict` (RFC 7240), and for
 * operations whose responses have no warnings.
 */
export function installUnknownFieldWarnings(app: App): void {
  app.decorateRequest('warnings')
  const ofBodies = new BodyMemo<FieldProblem[]>()
  app.addHook('preHandler', async (request) => {
    const isStrict = request.routeOptions.config.strict === true || wantsStrictness(request)
    const find = () => unknownFieldsOf(request, isStrict ? 'must be left out' : 'was ignored')
    const { body } = request
    const unknown = isStrict || !isRecord(body) ? find() : ofBodies.of(body, find)
    if (isStrict && unknown.length > 0) throw validationFailed(unknown)
    request.warnings = unknown.map(({ code, pointer, detail }) => ({ code, pointer, detail }))
  })
}

function unknownFieldsOf(
  { routeOptions: { schema }, body, query }: FastifyRequest,
  outcome: Outcome,
) {
  if (schema?.body !== undefined) return findUnknownFields(schema.body as JsonSchema, body, outcome)
  if (schema?.querystring !== undefined)
    return findUnknownFields(schema.querystring as JsonSchema, query, outcome)
  return []
}

/** Whether the caller wants unknown fields rejected (RFC 7240). */
export function wantsStrictness({ headers: { prefer } }: FastifyRequest): boolean {
  return /(^|[,;])\s*handling\s*=\s*"?strict"?\s*($|[,;])/i.test(String(prefer ?? ''))
}
