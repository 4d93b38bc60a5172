import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Received } from './fuzz-transport.js'
import type { SocketCase } from './socket-cases.js'

/** A connection that is still open this long after its caller has ended it hangs, ms. */
const HANG_MS = 20_000
/** The same where the caller leaves it open: the service's limit for a body, and some. */
const SILENT_MS = 50_000
/** Less waiting for a processor than this does not matter, ms. */
const MARGIN_MS = 1000

export interface Exchange {
  readonly responses: readonly Received[]
  /** What remains after the last whole response. */
  readonly rest: string
  readonly isHanging: boolean
}

/**
 * Writes the pieces of a case, and reads until the service closes the connection.
 * @param waitedMs time in which the service waited for a processor, which says nothing about it
 */
export async function exchange(
  url: string,
  sent: SocketCase,
  waitedMs: () => number,
): Promise<Exchange> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  const received: Buffer[] = []
  // A service that has rejected a request may close while the rest of it is on the way.
  socket.on('error', () => undefined)
  socket.on('data', (bytes: Buffer) => received.push(bytes))
  // Not `once` of node:events, which rejects at an error.
  const closed = new Promise<false>((resolve) => socket.once('close', () => resolve(false)))
  socket.on('end', () => socket.end())
  for (const piece of sent.pieces) {
    if (socket.destroyed) break
    socket.write(piece, 'latin1')
    if (sent.pauseMs > 0) await pause(sent.pauseMs)
  }
  if (sent.ending === 'end') socket.end()
  if (sent.ending === 'drop') socket.destroySoon()
  const limit = new AbortController()
  const limitMs = sent.ending === 'stay' ? SILENT_MS : HANG_MS
  const late = passed(limitMs, waitedMs, limit.signal).catch(() => false)
  const isHanging = await Promise.race([closed, late])
  limit.abort()
  socket.destroy()
  const [method = ''] = sent.pieces.join('').split(' ', 1)
  const methods = sent.whole.length === 0 ? [method] : sent.whole.map((one) => one.method)
  return { ...readResponses(Buffer.concat(received), methods), isHanging }
}

/** True after a time in which the service could run. */
async function passed(ms: number, waitedMs: () => number, signal: AbortSignal): Promise<true> {
  const before = waitedMs()
  await pause(ms, undefined, { signal })
  const waited = waitedMs() - before
  return waited < MARGIN_MS ? true : passed(waited, waitedMs, signal)
}

/** Reads responses one after another, by the framing of each. */
function readResponses(bytes: Buffer, methods: readonly string[]): Omit<Exchange, 'isHanging'> {
  const responses: Received[] = []
  let at = 0
  for (;;) {
    const headEnd = bytes.indexOf('\r\n\r\n', at)
    if (headEnd < 0) break
    const { status, headers } = readHead(bytes.toString('latin1', at, headEnd))
    if (status >= 100 && status < 200) {
      at = headEnd + 4
      continue
    }
    const isEmpty = methods[responses.length] === 'HEAD' || status === 204 || status === 304
    const found = isEmpty ? { text: '', end: headEnd + 4 } : readBody(bytes, headEnd + 4, headers)
    if (found === null) break
    const { text, end } = found
    const isJson = /[/+]json\b(?!-seq)/.test(headers['content-type'] ?? '') && text !== ''
    responses.push({ status, headers, text, body: isJson ? parse(text) : text })
    at = end
  }
  return { responses, rest: bytes.toString('latin1', at) }
}

function readHead(head: string) {
  const [first = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => {
      const [name, value] = line.split(/: ?(.*)/s)
      return [name!.toLowerCase(), value]
    }),
  ) as Record<string, string>
  return { status: Number(/^HTTP\/1\.1 (\d{3}) ?/.exec(first)?.[1]), headers }
}

function readBody(bytes: Buffer, start: number, headers: Record<string, string>) {
  const length = headers['content-length']
  if (length !== undefined) {
    const end = start + Number(length)
    return !(end <= bytes.length) ? null : { text: bytes.toString('utf8', start, end), end }
  }
  if (headers['transfer-encoding'] !== 'chunked') {
    return { text: bytes.toString('utf8', start), end: bytes.length }
  }
  let text = ''
  for (let at = start; ; ) {
    const lineEnd = bytes.indexOf('\r\n', at)
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16)
    // Also where the size is no number.
    if (lineEnd < 0 || !(lineEnd + 2 + size + 2 <= bytes.length)) return null
    text += bytes.toString('utf8', lineEnd + 2, lineEnd + 2 + size)
    at = lineEnd + 2 + size + 2
    if (size === 0) return { text, end: at }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
