import type { EventEmitter } from 'node:events'
import type { FastifyRequest } from 'fastify'
import { Problem } from '../../../contract/problems/problem.js'
import { setOwner } from '../../../runtime/threads/job-owner.js'

/** What the end of a connection is seen by. */
export interface Connected {
  readonly raw: {
    readonly socket: Pick<EventEmitter, 'once' | 'off'> & { readonly destroyed: boolean }
  }
}

/**
 * Waits for the work until the deadline or until the client disconnects. In both cases the signal
 * aborts the work. Synchronous work needs no timer.
 *
 * @throws Problem deadline_exceeded or caller_gone, and whatever the work throws
 */
export function withinDeadline<Result>(
  request: Pick<FastifyRequest, 'session'> & Connected,
  seconds: number,
  work: (signal: AbortSignal) => Result | Promise<Result>,
): Result | Promise<Result> {
  const ending = new AbortController()
  if (request.session) setOwner(ending.signal, String(request.session.account.id))
  const result = work(ending.signal)
  return result instanceof Promise ? inTime(request, seconds, result, ending) : result
}

async function inTime<Result>(
  request: Connected,
  seconds: number,
  result: Promise<Result>,
  ending: AbortController,
): Promise<Result> {
  // A failure after the deadline would otherwise be an unhandled rejection.
  result.catch(() => undefined)
  const { socket } = request.raw
  const disconnect = () => ending.abort(callerGone())
  const timer = setTimeout(() => ending.abort(deadlineExceeded(seconds)), seconds * 1000)
  socket.once('close', disconnect)
  try {
    if (socket.destroyed) disconnect()
    return await Promise.race([result, rejection(ending.signal)])
  } finally {
    clearTimeout(timer)
    socket.off('close', disconnect)
  }
}

/** @throws Problem caller_gone if the connection of a request has closed */
export function requireCaller({ raw }: Connected): void {
  if (raw.socket.destroyed) throw callerGone()
}

function callerGone(): Problem {
  return new Problem('caller_gone', 'The client closed the connection.')
}

function deadlineExceeded(seconds: number): Problem {
  const detail = `The calculation took more than ${seconds} s. Nothing was charged. Retry, or request less at a time.`
  return new Problem('deadline_exceeded', detail, { headers: { 'retry-after': '5' } })
}

function rejection(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
