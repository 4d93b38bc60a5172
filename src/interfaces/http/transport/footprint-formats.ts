import type { FastifyRequest } from 'fastify'
import { ileapOf, pactOf, type Shipped } from '../../../contract/operations/papers/footprints.js'
import { type FieldProblem, validationFailed } from '../../../contract/problems/problem.js'
import type { FootprintFormat, FootprintQueryValues } from '../../../contract/schemas/common.js'
import { FOOTPRINT_FORMATS } from '../../../contract/schemas/common.js'
import { isUrn } from '../../../files/urn.js'
import type { App } from './fastify-types.js'

/** The query of a request whose answers may be footprints; a batch has no `shipment_id`. */
type Query = Omit<FootprintQueryValues, 'format'> & { readonly format?: string }

/** Writes a 200 as the footprint that the address names. What is charged and stored is the estimate. */
export function installFootprintFormats(app: App): void {
  app.addHook('preHandler', async (request) => {
    if (request.routeOptions.config.footprints) requirePublisher(request.query as Query)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const { footprints, rows } = request.routeOptions.config
    if (!footprints || rows !== undefined || reply.statusCode !== 200) return payload
    if (footprintFormatOf(request) === null) return payload
    const answer = JSON.parse(String(payload))
    reply.removeHeader('content-length')
    return JSON.stringify(footprintOf(answer, request))
  })
}

/** The footprint that a request asks for; null for other formats. */
export function footprintFormatOf({
  query,
}: Pick<FastifyRequest, 'query'>): FootprintFormat | null {
  const { format } = query as Query
  return FOOTPRINT_FORMATS.find((one) => one === format) ?? null
}

/** @throws Problem if the address lacks what PACT requires */
function requirePublisher({ format, company_name, company_id }: Query): void {
  if (format !== 'pact') return
  const detail = 'is required for format=pact: a footprint names the company that publishes it'
  const problems = Object.entries({ company_name, company_id })
    .filter(([, value]) => value === undefined)
    .map(([name]): FieldProblem => ({ pointer: `#/${name}`, code: 'required', detail }))
  if (company_id !== undefined && !isUrn(company_id)) {
    const remedy = 'must be a URN, such as urn:epc:id:sgln:4063973.00000.8'
    problems.push({ pointer: '#/company_id', code: 'not_allowed', detail: remedy })
  }
  if (problems.length > 0) throw validationFailed(problems)
}

/**
 * An answer as its request wants it; the answer itself for JSON.
 * @param shipmentId default: that of the address, or the id of the answer
 * @throws Problem for an answer that has no footprint, such as that of a whole voyage
 */
export function footprintOf(
  answer: Shipped['answer'],
  request: Pick<FastifyRequest, 'query'>,
  shipmentId = (request.query as Query).shipment_id ?? answer.id,
): object {
  const format = footprintFormatOf(request)
  if (format === null) return answer
  const { company_name = '', company_id = '', pact_version: version = '3' } = request.query as Query
  const publisher = { companyName: company_name, companyId: company_id, version }
  try {
    if (format === 'ileap') return ileapOf({ answer, shipmentId })
    return pactOf([{ answer, shipmentId }], publisher)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw validationFailed([
      { pointer: '#/format', code: 'not_allowed', detail: `can't be ${format}: ${error.message}` },
    ])
  }
}
