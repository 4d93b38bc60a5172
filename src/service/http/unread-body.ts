import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'

/** A smaller rest is read with the next request, so that the connection can be used again. */
const SMALL_BYTES = 64 * 1024
/** How long a caller may take to notice that he is refused. */
const LINGER_MS = 2000

/** Whether a request is refused of which so much is still to come that it should not be read. */
export function isLargeAndUnread({ complete, headers }: IncomingMessage): boolean {
  if (complete !== false) return false
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > SMALL_BYTES
}

/**
 * An answer's text that is all there at once and ends when the caller has stopped sending, at latest
 * after two seconds. A connection that is closed under a caller who is still sending is reset, and
 * the answer with it: he would never see why.
 */
export function lingering(text: string, request: IncomingMessage): Readable {
  return Readable.from(answerThenWait(text, request), { objectMode: false })
}

async function* answerThenWait(text: string, request: IncomingMessage): AsyncGenerator<string> {
  yield text
  const ending = new AbortController()
  const stop = () => ending.abort()
  request.once('end', stop).once('close', stop).resume()
  await wait(LINGER_MS, undefined, { signal: ending.signal }).catch(() => undefined)
}
