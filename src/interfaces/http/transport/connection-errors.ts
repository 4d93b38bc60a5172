import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Problem, problemDocument } from '../../../contract/problems/problem.js'
import { newRequestId } from '../answers/ids.js'
import { SECURITY_HEADERS } from './headers.js'

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

/** What each connection has asked and not yet been answered, in order. */
const pending = new WeakMap<Socket, Set<Exchange>>()

/**
 * Counts the requests of each connection, so that its errors are answered in their turn. When a connection closes,
 * Node emits "close" on the response that is being sent only. Those behind it in a pipeline get it here: without it
 * they would hold their place among the requests in progress, and memory for their bodies, for ever.
 */
export function watchExchanges(server: Server): void {
  server.on('connection', (socket) => {
    socket.once('close', () => process.nextTick(closeResponses, socket))
  })
  server.on('request', (request, response) => {
    const exchanges = pending.get(request.socket) ?? new Set()
    pending.set(request.socket, exchanges)
    const exchange = { request, response }
    exchanges.add(exchange)
    response.once('close', () => exchanges.delete(exchange))
  })
}

/** Runs after Node has closed the response that was being sent. */
function closeResponses(socket: Socket): void {
  for (const { response } of pending.get(socket) ?? []) response.emit('close')
}

/**
 * Answers an error of a connection after the requests that arrived whole before it: callers take answers in the order
 * of their requests.
 */
export function answerInTurn(error: Error & { code?: string }, socket: Socket): void {
  const whole = [...(pending.get(socket) ?? [])].filter(({ request }) => request.complete)
  const last = whole.at(-1)
  if (last) last.response.once('close', () => answerConnectionError(error, socket))
  else answerConnectionError(error, socket)
}

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
