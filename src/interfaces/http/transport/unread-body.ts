import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'

/** A smaller remainder is read before the next request, so that the connection can be reused. */
const SMALL_BYTES = 64 * 1024
/** Time for the client to notice the response, ms. */
const LINGER_MS = 2000
/** Between two chunks that nobody wants, of 64 kB at most: 6 MB a second, ms. */
const PAUSE_MS = 10

/**
 * Whether a rejected request has yet to arrive, and the connection should not be used again: by the wish of its caller,
 * or because the remainder is large.
 */
export function isLastAndUnread(
  { complete, headers }: IncomingMessage,
  { shouldKeepAlive }: Pick<ServerResponse, 'shouldKeepAlive'>,
): boolean {
  if (complete !== false) return false
  if (!shouldKeepAlive) return true
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > SMALL_BYTES
}

/**
 * A stream that sends the text at once, and ends when the client has stopped sending, or after two
 * seconds. Closing the connection earlier would reset it, and the client would lose the response.
 */
export function lingering(text: string, request: IncomingMessage): Readable {
  return Readable.from(answerThenWait(text, request), { objectMode: false })
}

async function* answerThenWait(text: string, request: IncomingMessage): AsyncGenerator<string> {
  yield text
  await untilSent(request)
}

/**
 * Reads on until the client has stopped sending, or for two seconds, so that it gets what was sent to it. Chunk by chunk:
 * who sends without end, at the speed of the wire, would keep the thread from all others.
 */
export async function untilSent(request: Readable): Promise<void> {
  const ending = new AbortController()
  const stop = () => ending.abort()
  const readOn = () => void request.resume()
  const readOne = () => {
    request.pause()
    setTimeout(readOn, PAUSE_MS)
  }
  request.once('end', stop).once('close', stop).on('data', readOne).resume()
  await wait(LINGER_MS, undefined, { signal: ending.signal }).catch(() => undefined)
  request.off('data', readOne)
}
