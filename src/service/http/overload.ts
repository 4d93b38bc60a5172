import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { Problem } from '../../api/problem.js'
import type { Config } from '../config.js'
import type { Dependencies } from '../dependencies.js'
import { Admission, FEW_REQUESTS } from './admission.js'
import { addressKey } from './caller-address.js'
import type { App } from './fastify-types.js'
import { Turns } from './turns.js'

const MEASURE_EVERY_MS = 50
const RETRY_AFTER_SECONDS = 1
/**
 * Maximum number of rejections that are delayed until a retry makes sense. Only callers with other
 * requests in progress are made to wait. Node accepts one connection per iteration of the event loop,
 * and a thousand callers that retry at once make iterations so long that others connect only after
 * minutes.
 */
const MAX_HELD = 2000
/**
 * Number of callers with nothing in progress that are admitted above the limit, so that no caller can
 * lock out the others.
 */
const PLACES_FOR_OTHERS = 16

/**
 * Rejects requests above the concurrency limit, which falls while the event loop is late. A request
 * whose body is still arriving does not count, so slow clients block nobody. @fastify/under-pressure
 * would reject everything or nothing, whoever the caller is.
 */
export function installOverloadGuard(
  app: App,
  { config, metrics, background }: Pick<Dependencies, 'config' | 'metrics' | 'background'>,
): void {
  const inProgress = new InProgress()
  const admission = new Admission(config.maxRequestsInFlight)
  metrics.watch(background, () => inProgress.size)
  metrics.watchAdmission(() => admission.limit)
  measureDelay(app, (delayMs) => admission.measured(delayMs, inProgress.size))
  let held = 0
  const begin = async (request: FastifyRequest) => {
    if (request.routeOptions.config.exempt) return
    const caller = callerOf(request, config.auth)
    const isFirst = !inProgress.has(caller)
    if (inProgress.size >= admission.limit + (isFirst ? PLACES_FOR_OTHERS : 0)) {
      if (!isFirst && held < MAX_HELD) {
        held += 1
        await pause(RETRY_AFTER_SECONDS * 1000)
        held -= 1
      }
      throw new Problem('overloaded', 'The service is at its limit. Retry in a second.', {
        headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
      })
    }
    inProgress.add(request, caller)
  }
  // Counts rejections by the threads too.
  app.addHook('onError', async (_request, _reply, error) => {
    if (error instanceof Problem && error.code === 'overloaded') metrics.overloaded()
  })
  app.addHook('onRequest', async (request, reply) => {
    await begin(request)
    reply.raw.once('close', () => inProgress.delete(request))
  })
  app.addHook('preParsing', async (request) => {
    inProgress.delete(request)
  })
  app.addHook('preValidation', async (request) => begin(request))
  const turns = new Turns()
  app.server.on('connection', () => turns.arrived())
  app.addHook('preHandler', async (request) => {
    // A few requests share commits if nothing separates them.
    if (!request.routeOptions.config.counted || inProgress.size <= FEW_REQUESTS) return
    await turns.next(callerOf(request, config.auth))
  })
}

/** The requests in progress, with their callers. */
class InProgress {
  readonly #callers = new Map<FastifyRequest, string>()
  readonly #requests = new Map<string, number>()

  get size(): number {
    return this.#callers.size
  }

  has(caller: string): boolean {
    return this.#requests.has(caller)
  }

  add(request: FastifyRequest, caller: string): void {
    this.#callers.set(request, caller)
    this.#requests.set(caller, (this.#requests.get(caller) ?? 0) + 1)
  }

  delete(request: FastifyRequest): void {
    const caller = this.#callers.get(request)
    if (caller === undefined) return
    this.#callers.delete(request)
    const others = this.#requests.get(caller)! - 1
    if (others > 0) this.#requests.set(caller, others)
    else this.#requests.delete(caller)
  }
}

/**
 * The account once it is known. Before that, whatever the request states, which only has to distinguish
 * callers. A service without accounts uses addresses.
 */
function callerOf({ session, headers, address }: FastifyRequest, auth: Config['auth']): string {
  if (auth === 'none') return addressKey(address)
  if (session) return `account ${session.account.id}`
  return String(headers.authorization ?? headers['x-api-key'] ?? addressKey(address))
}

/** Reports how late each timer is while the app listens. */
function measureDelay(app: App, tell: (delayMs: number) => void): void {
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    let lastMs = performance.now()
    timer = setInterval(() => {
      const nowMs = performance.now()
      tell(nowMs - lastMs - MEASURE_EVERY_MS)
      lastMs = nowMs
    }, MEASURE_EVERY_MS).unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
