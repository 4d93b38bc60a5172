import type { FastifyRequest } from 'fastify'
import {
  type KnownFields,
  knownFieldSteps,
  withoutUnknownFields,
} from '../../../contract/operations/operation.js'
import { isRecord, type JsonSchema } from '../../../contract/validation/json-schema.js'
import { withoutMask } from '../../../contract/validation/unknown-fields.js'
import { BodyMemo } from '../answers/repeated-bodies.js'
import { measured, measuredSteps } from '../guard/thread-budget.js'
import type { App } from '../transport/fastify-types.js'

/**
 * Warns about unknown fields, and drops them from the body. They are an error with
 * `Prefer: handling=strict` (RFC 7240), and for operations whose responses have no warnings.
 */
export function installUnknownFieldWarnings(app: App): void {
  app.decorateRequest('warnings')
  const ofBodies = new BodyMemo<KnownFields | Promise<KnownFields>>()
  app.addHook('preHandler', async (request, reply) => {
    const { body, query } = request
    const { config, schema } = request.routeOptions
    const isWanted = wantsStrictness(request)
    const isStrict = config.strict === true || isWanted
    if (isWanted) reply.header('preference-applied', 'handling=strict')
    const ofQuery = (none: JsonSchema = {}) => {
      const declared = (schema?.querystring ?? none) as JsonSchema
      const isCounted = Boolean(config.counted || config.rows || config.tables)
      const own = isCounted ? withoutMask(query) : query
      return withoutUnknownFields(declared, own, isStrict).warnings
    }
    if (schema?.body === undefined) {
      request.warnings = ofQuery()
      return
    }
    const steps = () => knownFieldSteps(schema.body as JsonSchema, body, isStrict)
    const find = () => measured(request, () => measuredSteps(steps(), () => request))
    const { known, warnings } = await (isStrict || !isRecord(body)
      ? find()
      : ofBodies.of(body, find))
    request.body = known
    // A program may add to any address what its proxy needs, where no answer could say so.
    request.warnings = config.counted ? [...warnings, ...ofQuery({ properties: {} })] : warnings
  })
}

/** Whether the caller wants unknown fields rejected (RFC 7240). */
export function wantsStrictness({ headers: { prefer } }: FastifyRequest): boolean {
  return /(^|[,;])\s*handling\s*=\s*"?strict"?\s*($|[,;])/i.test(String(prefer ?? ''))
}
