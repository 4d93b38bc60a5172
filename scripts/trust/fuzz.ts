/**
 * Sends generated requests to every operation of openapi.json, in seeded blocks. No response may be a 5xx
 * except a deliberate 503, and every charged unit must have had a response. With a state file, a run
 * resumes where it stopped. Needs a built service. Run it with:
 * npm run fuzz [requests] [seed] [state file]
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { ask } from '../../test/support/http-client.js'
import { arbitraryOf, type DocumentSchema } from '../../test/support/schema-arbitrary.js'
import { startBuilt } from './built-service.js'
import { Tally } from './figures.js'

const [wanted = '10000', firstSeed = '1', file = ''] = process.argv.slice(2)
const BLOCK = 500
const TOGETHER = 8
const MAX_FINDINGS = 20
/**
 * Not tested: a changed password would end the run, and rows of a batch are tested as single
 * requests.
 */
const LEFT_OUT = /^\/auth\/(change-password|logout|sessions)|\/batch$/
/** A password hash, and a search of the whole sea, cost as much as a hundred other requests. */
const SLOW = { '/auth/login': 1, '/v1/reach': 3 }
/** One response in so many is compressed: reading it costs more than the request. */
const COMPRESSED_EVERY = 8
/** Bodies that are sent as they are, instead of as a generated request. */
const ODD_BODIES = [
  '',
  '{',
  'null',
  '[]',
  '{"a":1e400}',
  `${'['.repeat(200)}`,
  '\u0000',
  '{"__proto__":{}}',
]

interface Operation {
  readonly parameters?: readonly { name: string; in: string; schema: DocumentSchema }[]
  readonly requestBody?: { content: Record<string, { schema: DocumentSchema }> }
}

interface Sent {
  readonly method: string
  readonly path: string
  readonly type: string
  readonly body: string | undefined
}

interface Received {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: a response of any operation
  readonly body: any
}

interface State {
  seed: number
  blocks: number
  requests: number
  charged: number
  statuses: Record<string, number>
  findings: string[]
}

const document = JSON.parse(readFileSync('openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, DocumentSchema> }
}
const resolve = (ref: string) => document.components.schemas[ref.split('/').at(-1)!]!
const generated = fc.oneof(
  ...Object.entries(document.paths)
    .filter(([path]) => !LEFT_OUT.test(path))
    .flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({
        weight: SLOW[path as keyof typeof SLOW] ?? (operation.requestBody === undefined ? 20 : 60),
        arbitrary: requestsTo(path, method.toUpperCase(), operation),
      })),
    ),
)

function requestsTo(path: string, method: string, operation: Operation): fc.Arbitrary<Sent> {
  const parameters = (operation.parameters ?? []).filter((one) => one.in !== 'header')
  const given = fc.record(
    Object.fromEntries(parameters.map(({ name, schema }) => [name, arbitraryOf(schema, resolve)])),
    { requiredKeys: parameters.filter((one) => one.in === 'path').map(({ name }) => name) },
  )
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? ['', null]
  const fitting = content && arbitraryOf(content.schema, resolve).map((one) => JSON.stringify(one))
  const body: fc.Arbitrary<string | undefined> = fitting
    ? fc.oneof(
        { weight: 15, arbitrary: fitting },
        { weight: 1, arbitrary: fc.constantFrom(...ODD_BODIES) },
      )
    : fc.constant(undefined)
  return fc.record({ given, body }).map(({ given: values, body: text }) => {
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => encode(values[name]) || '%20')
    const query = parameters
      .filter(({ name, in: place }) => place === 'query' && name in values)
      .map(({ name }) => `${name}=${encode(values[name])}`)
    return { method, path: `${filled}?${query.join('&')}`, type, body: text }
  })
}

/** A value as text in a query. */
function encode(value: unknown): string {
  const text = (one: unknown) => (typeof one === 'string' ? one : JSON.stringify(one))
  const all = Array.isArray(value) ? value.map(text).join(',') : text(value)
  return encodeURIComponent(String(all).replaceAll(/\p{Surrogate}/gu, '\ufffd'))
}

/** @returns what is wrong with a response, or null */
function faultOf({ status, headers, body, text }: Received): string | null {
  if (body === undefined) return `is not JSON: ${text.slice(0, 200)}`
  if (status >= 500 && status !== 503) return `is ${status}: ${text.slice(0, 200)}`
  if (status === 503 && headers['retry-after'] === undefined && body.code !== 'mail_not_configured')
    return `is 503 without Retry-After: ${text.slice(0, 200)}`
  if (status >= 400 && body?.code === undefined) return `is ${status} without a code`
  if (headers['x-request-id'] === undefined) return 'has no X-Request-Id'
  if (/\bNaN\b|\bInfinity\b|node_modules/.test(text) && status < 300)
    return 'has a word from inside'
  return null
}

function readState(): State {
  const fresh = {
    seed: Number(firstSeed),
    blocks: 0,
    requests: 0,
    charged: 0,
    statuses: {},
    findings: [],
  }
  return file !== '' && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : fresh
}

const folder = mkdtempSync(join(tmpdir(), 'fairway-fuzz-'))
const { server, tokens } = await startBuilt(folder, {
  settings: { FAIRWAY_LOGIN_FAILURES: '1000000', FAIRWAY_MAIL_REQUESTS_PER_MINUTE: '1000000' },
})
const token = tokens[0]!
const agent = new Agent({ keepAlive: true, maxSockets: TOGETHER })
const state = readState()
const statuses = new Tally(state.statuses)

/** Units of routes and matrices; the response of a chain does not contain its units. */
async function usedUnits(): Promise<number> {
  const { route, matrix_cells } = (await ask(`${server.url}/auth/usage`, { token })).body.breakdown
  return route + matrix_cells
}

/** The cost that the response states. */
function unitsOf({ method, path, body }: Sent, answer: Received): number {
  if (answer.status !== 200 || method === 'HEAD') return 0
  const operation = path.split('?', 1)[0]
  if (operation === '/calculate-matrix' || operation === '/v1/reach')
    return answer.body.queries_charged
  if (operation === '/v1/voyages') return answer.body.legs.length
  if (operation === '/v1/shared-plans' && method === 'POST')
    return JSON.parse(body!).voyage.stops.length - 1
  if (operation !== '/calculate-route') return 0
  return 1 + (body === undefined ? 0 : (JSON.parse(body).via?.length ?? 0))
}

/** `fetch` costs three times as much. Rejects when the connection breaks. */
function send({ method, path, type, body }: Sent): Promise<Received> {
  const isCompressed = state.requests % COMPRESSED_EVERY === 0
  const headers = {
    authorization: `Bearer ${token}`,
    ...(type !== '' && { 'content-type': type }),
    ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
    ...(isCompressed && { 'accept-encoding': 'br, gzip' }),
  }
  return new Promise((resolve, reject) => {
    const sending = request(server.url + path, { agent, method, headers }, (response) => {
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
  const isJson = /json/.test(headers['content-type'] ?? '') && text !== ''
  return { status: statusCode!, headers, text, body: isJson ? parse(text) : text }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function runBlock(seed: number): Promise<void> {
  const block = fc.sample(generated, { seed, numRuns: BLOCK })
  const before = await usedUnits()
  let charged = 0
  let isWhole = true
  const one = async () => {
    for (let sent = block.pop(); sent !== undefined; sent = block.pop()) {
      const { method, path, body } = sent
      const answer = await send(sent).catch(() => null)
      state.requests += 1
      if (answer === null) {
        // The machine was too busy to write a request in time.
        statuses.add('broken off')
        isWhole = false
        continue
      }
      statuses.add(answer.status)
      charged += unitsOf(sent, answer)
      const fault = faultOf(answer)
      if (fault !== null && state.findings.length < MAX_FINDINGS)
        state.findings.push(`seed ${seed}: ${method} ${path} ${body?.slice(0, 300)} ${fault}`)
    }
  }
  await Promise.all(Array.from({ length: TOGETHER }, one))
  const used = (await usedUnits()) - before
  state.charged += used
  if (isWhole && used !== charged)
    state.findings.push(`seed ${seed}: ${used} charged, ${charged} answered`)
}

process.stdout.write(`seed ${state.seed}, from block ${state.blocks}\n`)
const beganMs = performance.now()
let isEnding = false
process.once('SIGTERM', () => {
  isEnding = true
})
try {
  while (state.requests < Number(wanted) && !isEnding) {
    await runBlock(state.seed + state.blocks)
    state.blocks += 1
    state.statuses = statuses.toJSON()
    if (file !== '') writeFileSync(file, JSON.stringify(state, null, 2))
    if (state.blocks % 50 === 0) process.stdout.write(`${state.requests} requests: ${statuses}\n`)
  }
} finally {
  const seconds = (performance.now() - beganMs) / 1000
  const megabytes = server.residentBytes() / 1e6
  process.stdout.write(
    `${state.requests} requests, ${statuses}; ${state.charged} units charged; ${seconds.toFixed(0)} s; RSS ${megabytes.toFixed(0)} MB\n`,
  )
  for (const finding of state.findings) process.stdout.write(`${finding}\n`)
  process.exitCode = state.findings.length === 0 ? 0 : 1
  await server.stop()
  rmSync(folder, { recursive: true })
}
