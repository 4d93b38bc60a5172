import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../../base/clock.js'
import { Problem, problemDocument } from '../../../contract/problems/problem.js'
import type { ProblemCode } from '../../../contract/problems/problem-table.js'
import { EventFloods } from '../../../keeping/accounts/event-floods.js'
import { OutcomeUnknownError, StorageError } from '../../../keeping/store/database/store.js'
import type { Readiness } from '../probes/readiness.js'
import type { App } from '../transport/fastify-types.js'
import { wrongType } from '../transport/json-body.js'
import { isLastAndUnread, lingering } from '../transport/unread-body.js'
import { pathOf, payloadTooLarge } from './request-guard.js'

const RETRY_SECONDS = '5'
/** Expected conditions, logged without a stack. */
const EXPECTED: ReadonlySet<ProblemCode> = new Set([
  'starting',
  'stopping',
  'overloaded',
  'deadline_exceeded',
  'mail_not_configured',
  'emissions_unavailable',
])

/** Lines for each other code in a minute: what fails one request fails all while it lasts. */
const LINES_PER_MINUTE = 1

export function installErrorHandler(
  app: App,
  clock: Clock,
  readiness: Pick<Readiness, 'refused'>,
): void {
  const floods = new EventFloods(LINES_PER_MINUTE)
  app.decorate('failed', (code) => {
    if (code === 'storage_unavailable') readiness.refused()
    // Each of these has an id that its caller may ask about.
    return code === 'internal_error' ? 0 : floods.take(code, clock.nowMs())
  })
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply))
}

/** Sends any error as a problem document. Only those that need an operator are logged as errors. */
export function sendProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const problem = toLoggedProblem(error, request)
  reply
    .code(problem.status)
    .headers({ 'cache-control': 'no-store', ...problem.headers })
    .type('application/problem+json')
  const document = problemDocument(problem, pathOf(request), request.id)
  if (!isLastAndUnread(request.raw, reply.raw))
    return reply.serializer(JSON.stringify).send(document)
  const text = JSON.stringify(document)
  return reply
    .headers({ connection: 'close', 'content-length': Buffer.byteLength(text) })
    .send(lingering(text, request.raw))
}

/** A request, or work that nobody waits for. */
type Failing = Pick<FastifyRequest, 'log' | 'server'> &
  Partial<Pick<FastifyRequest, 'routeOptions'>>

/** Any error as a problem; those that an operator must know are logged. */
export function toLoggedProblem(error: unknown, request: Failing): Problem {
  const problem = toProblem(error, request)
  if (problem.status >= 500) logProblem(problem, error, request)
  return problem
}

function logProblem({ code, detail }: Problem, error: unknown, request: Failing): void {
  const { log, server } = request
  const leftOut = server.failed(code)
  if (leftOut === null) return
  const fields = { code, ...(leftOut > 0 && { left_out: leftOut }) }
  if (EXPECTED.has(code)) log.warn({ ...fields, detail }, 'request rejected')
  else log.error({ ...fields, err: error }, 'request failed')
}

function toProblem(error: unknown, request: Failing): Problem {
  if (error instanceof Problem) return error
  if (error instanceof StorageError) {
    const headers = { 'retry-after': RETRY_SECONDS }
    const detail =
      error instanceof OutcomeUnknownError
        ? 'The database did not confirm the request, which may have been charged. Retry with an Idempotency-Key, which is never charged twice.'
        : 'The database does not respond. Nothing was charged; retry.'
    return new Problem('storage_unavailable', detail, { headers, cause: error })
  }
  if (isDisconnect(error)) {
    return new Problem(
      'caller_gone',
      'The client closed the connection before the body was complete.',
    )
  }
  return fromFastify((error as { code?: string }).code, request as FastifyRequest)
}

/** How Node reports that a request was aborted before its body was complete. */
function isDisconnect(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string }
  return code === 'ECONNRESET' && message === 'aborted'
}

function fromFastify(code: string | undefined, request: FastifyRequest): Problem {
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return payloadTooLarge(request.routeOptions.bodyLimit)
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return wrongType(request)
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new Problem('malformed_request', 'The body does not match its Content-Length.')
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return new Problem('not_found', 'This path is not a valid URL.')
    default:
      return new Problem(
        'internal_error',
        'The service failed unexpectedly. The error is logged under this request_id.',
      )
  }
}
