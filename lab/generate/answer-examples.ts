/**
 * Records what the service answers to the first example of each operation, with the sea of the repository, for the
 * OpenAPI document: `npm run openapi`. Long lists are cut, so that the document stays small.
 */
import { writeFileSync } from 'node:fs'
import { ID_PREFIX } from '../../src/contract/ids.js'
import { SeaRouter } from '../../src/engine/routing/router.js'
import { openCaches } from '../../src/interfaces/http/answers/caches.js'
import { buildApp } from '../../src/interfaces/http/app.js'
import { defaults } from '../../src/interfaces/http/config.js'
import { Metrics } from '../../src/interfaces/http/metrics/metrics.js'
import { WorkQueue } from '../../src/interfaces/http/process/work-queue.js'
import { hashPassword } from '../../src/keeping/accounts/passwords.js'
import { Plans } from '../../src/keeping/accounts/plans.js'
import { openStore } from '../../src/keeping/store/database/store.js'
import { openSea } from '../../src/runtime/loading/open.js'
import { openFactors } from '../../src/runtime/loading/open-factors.js'
import { readTables } from '../../src/runtime/loading/tables.js'
import { VERSION } from '../../src/runtime/loading/version.js'
import { inlineEngine } from '../../test/support/inline-engine.js'
import { type Document, type OperationAt, operationsOf, requestsOf } from './example-requests.js'
import { renderOpenApi } from './openapi.js'

const TARGET = new URL('../../src/contract/generated/answer-examples.ts', import.meta.url)
const NOW = '2026-11-21T08:00:00.000Z'

/** Members whose values nobody should take for real ones. */
const SECRETS = new Set(['access_token', 'refresh_token', 'key', 'token'])
/** Members that differ from run to run. */
const MEASURED =
  /^(uptime|elapsed|calculation|average|median|p\d\d)?_?(compute_)?(ms|seconds|bytes|megabytes)$/
/** Ids that are drawn at random. */
const RANDOM_ID = /^(pl_)?([0-9a-f]{16}|[\w-]{20})$/

/** Tuples stay whole; of longer lists, the first two members show the form. */
const KEPT = 2

function trimmed(value: unknown, name = ''): unknown {
  if (SECRETS.has(name) && typeof value === 'string') return `example-${name}`
  if (MEASURED.test(name) && typeof value === 'number') return 1
  if (name === 'id' && typeof value === 'string' && RANDOM_ID.test(value)) {
    return value.startsWith('pl_') ? 'pl_example' : '0123456789abcdef'
  }
  if (Array.isArray(value)) {
    const isTuple = value.every((one) => typeof one === 'number') && value.length <= 4
    return (isTuple ? value : value.slice(0, KEPT)).map((one) => trimmed(one))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([member, one]) => [member, trimmed(one, member)]),
  )
}

/** What is there before it is read, and deleted or left at the end. */
function turnOf({ method, path }: OperationAt): number {
  if (path === '/auth/logout') return 5
  if (path === '/auth/change-password') return 4
  return method === 'delete' ? 3 : method === 'get' ? 2 : 1
}

async function openService() {
  const store = await openStore(':memory:')
  const tables = await readTables('data')
  const router = new SeaRouter(await openSea('data/', [5, 20, 50]))
  const engine = inlineEngine(router, tables)
  let ids = 0
  const clock = { nowMs: () => Date.parse(NOW) }
  const app = buildApp({
    config: { ...defaults(), logLevel: 'silent' },
    store,
    plans: new Plans({ trial: { daily_limit: 100_000, requests_per_minute: null } }),
    clock,
    nowMs: clock.nowMs,
    newId: (kind) => `${ID_PREFIX[kind]}_example${++ids}`,
    softwareVersion: VERSION,
    mailer: { send: async () => undefined, close: () => undefined },
    post: async () => 204,
    get: async () => ({ type: '', bytes: Buffer.alloc(0) }),
    metrics: new Metrics(),
    memory: { check: () => undefined },
    ...openCaches(1),
    background: new WorkQueue(),
    engine: () => engine,
    factors: await openFactors({ data: 'data', factorPack: '' }),
    localAccount: null,
  })
  return { app, store }
}

interface Session {
  readonly id: string
  readonly current: boolean
}

/** Without its own session, the recorder could ask no more. */
const idOfOther = (sessions: readonly Session[]) => sessions.find((one) => !one.current)!.id

/** The answers by the name of the operation. */
export async function recordAnswers(): Promise<Record<string, object>> {
  const document: Document = JSON.parse(await renderOpenApi())
  const { app, store } = await openService()
  const [login] = document.components.schemas['LoginRequest']!.examples as [
    { email: string; password: string },
  ]
  const { email, password } = login
  const passwordHash = await hashPassword(password)
  await store.accounts.create({ email, passwordHash, planType: 'trial', createdAt: NOW })
  const enter = async () =>
    (await app.inject({ method: 'POST', url: '/auth/login', payload: login })).json()
  const { access_token } = await enter()
  const answers: Record<string, object> = {}
  /** Ids that the service gave, by the path that takes them. */
  const given: Record<string, string> = {}
  for (const one of operationsOf(document).sort((a, b) => turnOf(a) - turnOf(b))) {
    const [asked] = requestsOf(one, document.components)
    if (asked === undefined) continue
    const { operationId, responses } = one.operation
    const [status, described] = Object.entries(responses).find(([code]) => code.startsWith('2'))!
    if (!('application/json' in described.content) || one.path === '/openapi.json') continue
    const url = String(asked.request.url)
    // The same key would be another request's.
    const { 'Idempotency-Key': _, ...own } = asked.headers as Record<string, string>
    const parent = one.path.replace(/\/\{id\}$/, '')
    const isOwn = parent !== one.path && given[parent] !== undefined
    const answer = await app.inject({
      ...asked.request,
      url: isOwn ? `${parent}/${given[parent]}` : url,
      headers: { authorization: `Bearer ${access_token}`, ...own },
    })
    if (answer.statusCode !== Number(status)) {
      throw new Error(`${one.method} ${url}: ${answer.statusCode} ${answer.body.slice(0, 400)}`)
    }
    const body = answer.json()
    if (one.method === 'post' && 'id' in body) given[one.path] = String(body.id)
    if (one.path === '/auth/sessions') {
      given[one.path] = idOfOther(body.items)
      // They began at one moment, so that the service lists them by their random ids.
      body.items.sort((a: Session, b: Session) => Number(a.current) - Number(b.current))
    }
    answers[operationId] = trimmed(body) as object
  }
  await app.close()
  await store.close()
  return answers
}

if (process.argv[1]?.endsWith('answer-examples.ts')) {
  const head = '// Written by `npm run openapi` from answers of the service.\n\n'
  const about = '/** An answer of each operation, by its name; long lists are cut. */\n'
  const name = 'export const ANSWER_EXAMPLES: Readonly<Record<string, object>> ='
  writeFileSync(TARGET, `${head}${about}${name} ${JSON.stringify(await recordAnswers())}\n`)
}
