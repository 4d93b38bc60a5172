import type { FastifyReply, FastifyRequest } from 'fastify'
import { StorageError } from '../../store/store.js'
import type { App } from './fastify-types.js'
import { pathOf, payloadTooLarge } from './gate.js'
import { Problem, type ProblemCode, problemDocument } from './problem.js'

const RETRY_SECONDS = '5'
/** States that callers wait out: the line of the request itself tells them. */
const PASSING: ReadonlySet<ProblemCode> = new Set(['starting', 'overloaded'])

export function installErrorHandler(app: App): void {
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply))
}

/** Writes any error as a problem document; only what needs an operator is logged as an error. */
export function sendProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const problem = toProblem(error, request)
  if (problem.status >= 500 && !PASSING.has(problem.code)) {
    request.log.error({ err: error, code: problem.code }, 'request failed')
  }
  return reply
    .code(problem.status)
    .headers({ 'cache-control': 'no-store', ...problem.headers })
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problemDocument(problem, pathOf(request), request.id))
}

function toProblem(error: unknown, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error
  if (error instanceof StorageError) {
    const headers = { 'retry-after': RETRY_SECONDS }
    const detail = 'The storage does not answer. Nothing was charged; try again.'
    return new Problem('storage_unavailable', detail, { headers, cause: error })
  }
  return fromFastify((error as { code?: string }).code, request)
}

function fromFastify(code: string | undefined, request: FastifyRequest): Problem {
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return payloadTooLarge(request.routeOptions.bodyLimit)
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new Problem(
        'unsupported_media_type',
        'Send the body as JSON, with Content-Type: application/json.',
      )
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new Problem('malformed_request', 'The body is not as long as its Content-Length says.')
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return new Problem('not_found', 'This path is not a readable URL.')
    default:
      return new Problem(
        'internal_error',
        'This is a fault of the service. It has been logged under the request_id.',
      )
  }
}
