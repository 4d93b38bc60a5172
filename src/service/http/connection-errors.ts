import type { Socket } from 'node:net'
import { Problem, problemDocument } from '../../api/problem.js'
import { newRequestId } from '../answers/ids.js'
import { SECURITY_HEADERS } from './headers.js'

/**
 * Answers connections whose bytes did not become a request: headers too large or too slow, or not HTTP.
 */
export function answerConnectionError(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const problem = problemOf(error.code)
  const requestId = newRequestId()
  const body = JSON.stringify(problemDocument(problem, '', requestId))
  const head = [
    `HTTP/1.1 ${problem.status} ${problem.code}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    'Connection: close',
    `Date: ${new Date().toUTCString()}`,
    'Cache-Control: no-store',
    ...Object.entries(SECURITY_HEADERS).map(([name, value]) => `${name}: ${value}`),
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

function problemOf(code: string | undefined): Problem {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return new Problem(
        'headers_too_large',
        'The request line and headers must have at most 16 KiB.',
      )
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new Problem('request_timeout', 'The request took too long to arrive.')
    default:
      return new Problem('malformed_request', 'This is not a valid HTTP request.')
  }
}
