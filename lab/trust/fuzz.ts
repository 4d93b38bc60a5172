/**
 * Sends requests to every operation of openapi.json, in seeded blocks: generated ones, or with --schema ones
 * that match the document but for a few parts, or with --sockets those on connections that pipeline, dawdle, stop
 * half-way or break the framing. No response may be a 5xx except a deliberate 503, each must be
 * one that the document describes, and every charged unit must have had a response. With a state file, a run
 * resumes where it stopped. Needs a built service. Run it with:
 * npm run trust -- fuzz [--schema | --sockets] [requests] [seed] [state file]
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ask } from '../../test/support/http-client.js'
import { startBuilt } from './built-service.js'
import { Tally } from './figures.js'
import { generated } from './fuzz-generated.js'
import { mutated, randomOf } from './fuzz-mutated.js'
import { socketBlock } from './fuzz-sockets.js'
import { faultOf, type Received, type Sent, send, TOGETHER } from './fuzz-transport.js'

const isBySchema = process.argv.includes('--schema')
const isBySocket = process.argv.includes('--sockets')
const [wanted = '10000', firstSeed = '1', file = ''] = process.argv
  .slice(2)
  .filter((text) => !text.startsWith('--'))
const BLOCK = 500
const MAX_FINDINGS = 20
/** One response in so many is compressed: reading it costs more than the request. */
const COMPRESSED_EVERY = 8

interface State {
  seed: number
  blocks: number
  requests: number
  charged: number
  statuses: Record<string, number>
  findings: string[]
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
const state = readState()
const statuses = new Tally(state.statuses)

/** Units of routes and matrices; the response of a chain does not contain its units. */
async function usedUnits(): Promise<number> {
  const { status, text, body, headers } = await ask(`${server.url}/auth/usage`, { token })
  if (status === 503 || status === 429) {
    await pause(1000 * Number(headers.get('retry-after')))
    return usedUnits()
  }
  if (status !== 200) throw new Error(`/auth/usage is ${status}: ${text}`)
  return body.breakdown.route + body.breakdown.matrix_cells
}

/** The cost that the response states; null if it does not, as in a file or with `fields`. */
function unitsOf({ operation, method, body, headers }: Sent, answer: Received): number | null {
  if (answer.status !== 200 || method !== operation.method) return 0
  if (headers?.['idempotency-key'] !== undefined) return null
  const counted = (units: unknown) => (typeof units === 'number' ? units : null)
  switch (operation.path) {
    case '/calculate-matrix':
    case '/v1/reach':
      return counted(answer.body.queries_charged)
    case '/v1/voyages':
      return counted(answer.body.legs?.length)
    case '/v1/shared-plans':
      return method === 'POST' ? JSON.parse(body!).voyage.stops.length - 1 : 0
    case '/calculate-route':
      return 1 + (body === undefined ? 0 : (JSON.parse(body).via?.length ?? 0))
    case '/v1/distance':
    case '/v1/traces':
    case '/v1/routes/batch':
      return null
    default:
      return 0
  }
}

function find(fault: string): void {
  if (state.findings.length < MAX_FINDINGS) state.findings.push(fault)
}

async function runSockets(seed: number): Promise<void> {
  const before = await usedUnits()
  await socketBlock({
    url: server.url,
    token,
    waitedMs: () => server.waitedMs(),
    random: randomOf(seed),
    count: BLOCK,
    used: usedUnits,
    note: (kind) => statuses.add(kind),
    find: (fault) => find(`seed ${seed}: ${fault}`),
  })
  state.requests += BLOCK
  state.charged += (await usedUnits()) - before
}

async function runBlock(seed: number): Promise<void> {
  const block = (isBySchema ? mutated : generated)(seed, BLOCK)
  const before = await usedUnits()
  let charged = 0
  let isWhole = true
  const one = async () => {
    for (let sent = block.pop(); sent !== undefined; sent = block.pop()) {
      const { method, path, body } = sent
      const isCompressed = state.requests % COMPRESSED_EVERY === 0
      const known = {
        authorization: `Bearer ${token}`,
        ...(isCompressed && { 'accept-encoding': 'br, gzip' }),
      }
      const answer = await send(server.url, sent, known).catch(() => null)
      state.requests += 1
      if (answer === null) {
        // The machine was too busy to write a request in time.
        statuses.add('broken off')
        isWhole = false
        continue
      }
      statuses.add(answer.status)
      const units = unitsOf(sent, answer)
      charged += units ?? 0
      isWhole &&= units !== null
      const fault = faultOf(sent, answer)
      if (fault !== null)
        find(
          `seed ${seed}: ${method} ${path} ${JSON.stringify(sent.headers ?? {}).slice(0, 80)} ${body?.slice(0, 600)} ${fault}`,
        )
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
const began = { requests: state.requests, cpuSeconds: server.cpuSeconds(), own: process.cpuUsage() }
let isEnding = false
process.once('SIGTERM', () => {
  isEnding = true
})
try {
  while (state.requests < Number(wanted) && !isEnding) {
    await (isBySocket ? runSockets : runBlock)(state.seed + state.blocks)
    state.blocks += 1
    state.statuses = statuses.toJSON()
    if (file !== '') writeFileSync(file, JSON.stringify(state, null, 2))
    if (state.blocks % (isBySocket ? 2 : 50) === 0)
      process.stdout.write(`${state.requests} requests: ${statuses}\n`)
  }
} finally {
  const seconds = (performance.now() - beganMs) / 1000
  const { user, system } = process.cpuUsage(began.own)
  const each = (cpuSeconds: number) =>
    ((cpuSeconds * 1000) / (state.requests - began.requests)).toFixed(2)
  const cpu = `CPU of a request ${each(server.cpuSeconds() - began.cpuSeconds)} ms, of its check ${each((user + system) / 1e6)} ms`
  const megabytes = server.residentBytes() / 1e6
  process.stdout.write(
    `${state.requests} requests, ${statuses}; ${state.charged} units charged; ${seconds.toFixed(0)} s; ${cpu}; RSS ${megabytes.toFixed(0)} MB\n`,
  )
  for (const finding of state.findings) process.stdout.write(`${finding}\n`)
  process.exitCode = state.findings.length === 0 ? 0 : 1
  await server.stop()
  rmSync(folder, { recursive: true })
}
