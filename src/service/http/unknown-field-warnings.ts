import type { FastifyRequest } from 'fastify'
import { validationFailed } from '../../api/problem.js'
import type { App } from './fastify-types.js'
import type { JsonSchema } from './json-schema.js'
import { type Fate, findUnknownFields } from './unknown-fields.js'

/** Tells of fields that nobody reads; `Prefer: handling=strict` (RFC 7240) makes them an error. */
export function installUnknownFieldWarnings(app: App): void {
  app.decorateRequest('warnings')
  app.addHook('preHandler', async (request) => {
    const isStrict = wantsStrictness(request)
    const unknown = unknownFieldsOf(request, isStrict ? 'must be left out' : 'was ignored')
    if (isStrict && unknown.length > 0) throw validationFailed(unknown)
    request.warnings = unknown.map(({ code, pointer, detail }) => ({ code, pointer, detail }))
  })
}

function unknownFieldsOf({ routeOptions: { schema }, body, query }: FastifyRequest, fate: Fate) {
  if (schema?.body !== undefined) return findUnknownFields(schema.body as JsonSchema, body, fate)
  if (schema?.querystring !== undefined)
    return findUnknownFields(schema.querystring as JsonSchema, query, fate)
  return []
}

function wantsStrictness({ headers: { prefer } }: FastifyRequest): boolean {
  return /(^|[,;])\s*handling\s*=\s*"?strict"?\s*($|[,;])/i.test(String(prefer ?? ''))
}
