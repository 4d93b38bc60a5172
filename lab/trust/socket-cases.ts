import type { Random } from '../../test/support/random-mutation.js'
import { mutatedRequest } from './fuzz-mutated.js'
import type { Sent } from './fuzz-transport.js'

/** What is written to one connection, and how it ends. */
export interface SocketCase {
  readonly kind: keyof typeof KINDS
  /** Requests that are sent whole and in order; empty if any part of it is wrong on purpose. */
  readonly whole: readonly Sent[]
  readonly pieces: readonly string[]
  /** Between two pieces, ms. */
  readonly pauseMs: number
  /**
   * After the last piece: end closes the caller's half, for which Node drops open requests; drop closes both; stay
   * leaves it to the service.
   */
  readonly ending: 'end' | 'drop' | 'stay'
}

type Written = Omit<SocketCase, 'kind'>

const MAX_PIPELINED = 12
const CRLF = '\r\n'
/** Lengths of chunks that are none, and what a sender may add to them. */
const ODD_CHUNKS = ['-1', 'g', '', '0x5', '5 ', 'fffffffffffffffff', '5;a="b', '5\n', '7fffffff']
/** Heads that two readers could understand in different ways, or that none does. */
const ODD_LINES = [
  'Content-Length: 3\r\nContent-Length: 4',
  'Content-Length: -1',
  'Content-Length: 1e3',
  'Content-Length: 99999999999999999999',
  'Content-Length: 5\r\nTransfer-Encoding: chunked',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding: xchunked',
  'Transfer-Encoding : chunked',
  'Host: b',
  ' folded: line',
  'no colon',
  ': no name',
  'X-Nul: \u0000',
  'X-Line: a\nb',
  'X-Return: a\rb',
  'Connection: upgrade\r\nUpgrade: h2c',
  'Connection: Authorization, close',
  'Trailer: Authorization',
  'Expect: 100-continue',
]
const ODD_STARTS = [
  'GET /health HTTP/9.9',
  'GET  /health HTTP/1.1',
  'GET /health',
  'PRI * HTTP/2.0',
  'CONNECT a:1 HTTP/1.1',
  'TRACE /health HTTP/1.1',
  'GET http://[::1/health HTTP/1.1',
  'GET * HTTP/1.1',
  'OPTIONS * HTTP/1.1',
  'get /health HTTP/1.1',
  '\u0016\u0003\u0001\u0002\u0000',
  '\u0000',
  '\r\n\r\n\r\n',
]

/** Every kind of connection, with its share. Some may be charged (CHARGED). */
const KINDS = {
  pipelined: { weight: 4, write: pipelined },
  slow: { weight: 3, write: slow },
  half: { weight: 3, write: half },
  chunks: { weight: 3, write: chunks },
  large: { weight: 1, write: large },
  odd: { weight: 3, write: odd },
  gone: { weight: 2, write: gone },
  silent: { weight: 0.02, write: silent },
} as const satisfies Record<
  string,
  { weight: number; write: (random: Random, token: string) => Written }
>

/** Kinds that are complete, so that they may be charged. */
export const CHARGED: readonly SocketCase['kind'][] = ['pipelined', 'slow', 'gone']

export function socketCase(random: Random, token: string, among: readonly string[]): SocketCase {
  const kinds = Object.entries(KINDS).filter(([kind]) => among.includes(kind))
  const all = kinds.reduce((sum, [, { weight }]) => sum + weight, 0)
  const [kind, { write }] = kinds.find(([, { weight }], at) => {
    const rest = kinds.slice(at).reduce((sum, [, one]) => sum + one.weight, 0)
    return at === kinds.length - 1 || random.chance(weight / Math.min(rest, all))
  })!
  return { kind: kind as SocketCase['kind'], ...write(random, token) }
}

export const ALL_KINDS = Object.keys(KINDS) as readonly SocketCase['kind'][]

/** A request as bytes. Bodies have their length, in bytes. */
function textOf({ method, path, type, body }: Sent, lines: readonly string[]): string {
  const bytes = body === undefined ? '' : latin1(body)
  return [
    `${method} ${path} HTTP/1.1`,
    'Host: a',
    ...lines,
    ...(type === '' ? [] : [`Content-Type: ${type}`]),
    ...(body === undefined ? [] : [`Content-Length: ${bytes.length}`]),
    '',
    bytes,
  ].join(CRLF)
}

/** One character for each byte: everything is written as latin1. */
const latin1 = (text: string) => Buffer.from(text).toString('latin1')
const bearer = (token: string) => `Authorization: Bearer ${token}`
const linesOf = (token: string, at: number, count: number) => [
  bearer(token),
  `X-Request-Id: fuzz-${at}`,
  `Connection: ${at === count - 1 ? 'close' : 'keep-alive'}`,
]

function cut(random: Random, text: string, most: number): string[] {
  const ends = Array.from({ length: random.below(most) }, () => random.below(text.length + 1))
  const sorted = [0, ...ends.sort((a, b) => a - b), text.length]
  return sorted.slice(1).map((end, at) => text.slice(sorted[at], end))
}

function pipelined(random: Random, token: string): Written {
  const whole = Array.from({ length: 1 + random.below(MAX_PIPELINED) }, () =>
    mutatedRequest(random),
  )
  const texts = whole.map((sent, at) => textOf(sent, linesOf(token, at, whole.length)))
  return { whole, pieces: cut(random, texts.join(''), 4), pauseMs: 0, ending: 'stay' }
}

function slow(random: Random, token: string): Written {
  const sent = mutatedRequest(random)
  const text = textOf(sent, linesOf(token, 0, 1))
  return { whole: [sent], pieces: cut(random, text, 12), pauseMs: random.below(8), ending: 'stay' }
}

/** Not of rows, which are answered and charged as they come. */
function singleRequest(random: Random): Sent {
  const sent = mutatedRequest(random)
  return sent.type.includes('ndjson') ? singleRequest(random) : sent
}

function half(random: Random, token: string): Written {
  const text = textOf(singleRequest(random), [bearer(token)])
  const pieces = cut(random, text.slice(0, random.below(text.length)), 3)
  return { whole: [], pieces, pauseMs: 0, ending: random.chance(0.5) ? 'end' : 'drop' }
}

function gone(random: Random, token: string): Written {
  const text = textOf(mutatedRequest(random), [bearer(token)])
  return { whole: [], pieces: cut(random, text, 2), pauseMs: random.below(3), ending: 'drop' }
}

/** The service must end what a caller leaves open: it waits 10 s for a head, 30 s for a body. */
function silent(random: Random, token: string): Written {
  return { ...half(random, token), ending: 'stay' }
}

function chunks(random: Random, token: string): Written {
  const { method, path, type, body = '{}' } = singleRequest(random)
  const bytes = latin1(body)
  const good = (text: string) => `${text.length.toString(16)}${CRLF}${text}${CRLF}`
  const parts = cut(random, bytes, 4).filter((part) => part !== '')
  const wrong = random.below(parts.length)
  const written = parts.map((part, at) =>
    at === wrong ? `${random.oneOf(ODD_CHUNKS)}${CRLF}${part}${CRLF}` : good(part),
  )
  const line = `${method === 'GET' ? 'POST' : method} ${path} HTTP/1.1`
  const head = [line, 'Host: a', bearer(token), `Content-Type: ${type || 'application/json'}`]
  const text = [...head, 'Transfer-Encoding: chunked', '', `${written.join('')}0${CRLF}${CRLF}`]
  return { whole: [], pieces: cut(random, text.join(CRLF), 3), pauseMs: 0, ending: 'end' }
}

function large(random: Random, token: string): Written {
  const many = Array.from({ length: 3000 }, (_, n) => `X-${n}: ${n}`)
  const lines = random.oneOf([[`X-Large: ${'x'.repeat(20_000)}`], many, ['x'.repeat(17_000)]])
  const sent = { ...singleRequest(random), body: undefined, type: '' }
  const path = random.chance(0.3) ? `${sent.path}${'y'.repeat(17_000)}` : sent.path
  const text = textOf({ ...sent, path }, [bearer(token), ...lines])
  return { whole: [], pieces: cut(random, text, 3), pauseMs: 0, ending: 'end' }
}

/** Without a token: some of these are complete requests. */
function odd(random: Random): Written {
  const { method, path, type, body = '' } = singleRequest(random)
  const start = random.chance(0.3) ? random.oneOf(ODD_STARTS) : `${method} ${path} HTTP/1.1`
  const lines = [start, 'Host: a', `Content-Type: ${type || 'application/json'}`]
  const at = 1 + random.below(lines.length)
  lines.splice(at, 0, random.oneOf(ODD_LINES))
  const text = [...lines, '', latin1(body)].join(random.chance(0.1) ? '\n' : CRLF)
  return { whole: [], pieces: cut(random, text, 3), pauseMs: 0, ending: 'end' }
}
