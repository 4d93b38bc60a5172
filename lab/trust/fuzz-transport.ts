import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type Operation, undescribed } from './fuzz-document.js'

/** Requests that are sent at the same time: fewer leave the service without work on a crowded machine. */
export const TOGETHER = 24

export interface Sent {
  readonly operation: Operation
  readonly method: string
  readonly path: string
  /** Media type of the body; empty if there is none. */
  readonly type: string
  readonly body: string | undefined
  readonly headers?: Readonly<Record<string, string>>
}

export interface Received {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: a response of any operation
  readonly body: any
}

const agent = new Agent({ keepAlive: true, maxSockets: TOGETHER })

/** `fetch` costs three times as much. Rejects when the connection breaks. */
export function send(
  url: string,
  { method, path, type, body, headers: more = {} }: Sent,
  known: Readonly<Record<string, string>>,
): Promise<Received> {
  const headers = {
    ...known,
    ...(type !== '' && { 'content-type': type }),
    ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
    ...more,
  }
  return new Promise((resolve, reject) => {
    const sending = request(url + path, { agent, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => resolve(receivedFrom(response, Buffer.concat(chunks))))
    })
    sending.on('error', reject)
    sending.end(body)
  })
}

function receivedFrom({ statusCode, headers }: IncomingMessage, bytes: Buffer): Received {
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }[headers['content-encoding'] ?? '']
  const text = String(decode && bytes.length > 0 ? decode(bytes) : bytes)
  const isJson = /[/+]json\b(?!-seq)/.test(headers['content-type'] ?? '') && text !== ''
  return { status: statusCode!, headers, text, body: isJson ? parse(text) : text }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** @returns what is wrong with a response whatever was sent, or null */
export function failureOf({ status, headers, body, text }: Received): string | null {
  if (body === undefined) return `is not JSON: ${text.slice(0, 200)}`
  if (status >= 500 && status !== 503) return `is ${status}: ${text.slice(0, 200)}`
  if (status === 503 && headers['retry-after'] === undefined && body.code !== 'mail_not_configured')
    return `is 503 without Retry-After: ${text.slice(0, 200)}`
  return null
}

/** @returns what is wrong with a response to a whole request, or null */
export function faultOf({ operation, method }: Sent, answer: Received): string | null {
  const { status, headers, body, text } = answer
  const failure = failureOf(answer)
  if (failure !== null) return failure
  if (status >= 400 && method !== 'HEAD' && body?.code === undefined)
    return `is ${status} without a code`
  if (headers['x-request-id'] === undefined) return 'has no X-Request-Id'
  if (/\bNaN\b|\bInfinity\b|node_modules/.test(text) && status < 300)
    return 'has a word from inside'
  // A row that fails is a line of a response that is not an error.
  if (operation.path !== '/openapi.json' && text.includes('"internal_error"'))
    return `contains a failure: ${text.slice(0, 300)}`
  const isHead = method === 'HEAD' && operation.method === 'GET'
  const isOther = method !== operation.method && !isHead
  if (isOther && [204, 405].includes(status)) return null
  return undescribed(operation, { status, code: body?.code })
}
