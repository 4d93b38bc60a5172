import type { FastifyRequest } from 'fastify'
import { Problem } from '../../../contract/problems/problem.js'
import type { Dependencies } from '../dependencies.js'
import { addressKey } from '../transport/caller-address.js'
import type { App } from '../transport/fastify-types.js'
import { answerOptions } from '../transport/headers.js'
import { PathTable } from '../transport/path-table.js'
import { Callers } from './callers.js'
import { KnownCredentials } from './known-credentials.js'
import { RateLimiter } from './rate-limiter.js'
import { SharedRateLimiter } from './shared-rate-limiter.js'
import type { ThreadBudget } from './thread-budget.js'

/** Checks that need only the head of a request, in the order that the API promises. */
export function installRequestGuard(
  app: App,
  dependencies: Dependencies,
  budget: ThreadBudget,
): void {
  const paths = new PathTable()
  const rateLimits = new RateLimits(dependencies)
  const callers = new Callers(dependencies)

  app.addHook('onRoute', ({ url, method, schema }) => {
    paths.add(url, method, schema?.summary !== undefined)
  })
  app.decorateRequest('session', null)
  app.decorate('recognise', (request) => callers.recognise(request))

  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) {
      const allowed = findAllowedMethods(request, paths)
      if (request.method === 'OPTIONS') return answerOptions(reply, allowed)
      throw methodNotAllowed(request.method, allowed)
    }
    rejectLargeBody(request)
    requireOneHost(request)
    if (request.routeOptions.config.access === 'bearer') {
      request.session = await rateLimits.guessing(request, () => callers.recognise(request))
    }
    await rateLimits.check(request)
    budget.check(request)
  })
}

function findAllowedMethods(request: FastifyRequest, paths: PathTable): string {
  const path = pathOf(request)
  const allowed = paths.allowed(path)
  // TRACE would echo the request with its secrets, so it is rejected on every path.
  if (request.method === 'TRACE') return allowed ?? 'GET, HEAD, OPTIONS, POST'
  if (allowed === null) {
    const near = paths.near(path)
    const hint = near.length > 0 ? `Did you mean ${near.join(' or ')}? ` : ''
    const detail = `Nothing is served at this path. ${hint}See /docs or /openapi.json.`
    throw new Problem('not_found', detail)
  }
  return allowed
}

function methodNotAllowed(method: string, allowed: string): Problem {
  const detail = `${method} is not supported here; use ${allowed}.`
  return new Problem('method_not_allowed', detail, { headers: { allow: allowed } })
}

function rejectLargeBody(request: FastifyRequest): void {
  const limitBytes = request.routeOptions.bodyLimit
  if (Number(request.headers['content-length'] ?? 0) > limitBytes) throw payloadTooLarge(limitBytes)
}

/**
 * Not one host (RFC 9112, section 3.2): with two, proxies and the service could interpret the request for
 * different ones. HTTP/1.0 knows none.
 */
function requireOneHost({ raw: { rawHeaders, httpVersion } }: FastifyRequest): void {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host') hosts++
  }
  if (hosts > 1)
    throw new Problem('malformed_request', 'The request has more than one Host header.')
  if (hosts === 0 && httpVersion === '1.1')
    throw new Problem('malformed_request', 'The request has no Host header.')
}

export function payloadTooLarge(limitBytes: number): Problem {
  // The rest of the body is not read, so the connection cannot be reused.
  const headers = { connection: 'close' }
  return new Problem('payload_too_large', `The body must have at most ${limitBytes} bytes.`, {
    headers,
  })
}

/** The path without the query string, which may be long and private. */
export function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0]!
}

function rateLimited(perMinute: number, waitSeconds: number): Problem {
  const detail = `At most ${perMinute} requests per minute are allowed. Retry in ${waitSeconds} s.`
  return new Problem('rate_limited', detail, { headers: { 'retry-after': String(waitSeconds) } })
}

/** Maximum per address: enough for an address shared by a thousand users with expired tokens. */
const WRONG_TOKENS_PER_MINUTE = 300

/**
 * Requests per minute, by account if there is one, otherwise by address. Limits of accounts, logins and
 * mails apply to all processes together; the limit of public paths protects each process.
 */
class RateLimits {
  readonly #limiter = new RateLimiter()
  readonly #credentials = new KnownCredentials()
  readonly #shared: SharedRateLimiter | null

  constructor(
    private readonly dependencies: Pick<Dependencies, 'plans' | 'clock' | 'config' | 'store'>,
  ) {
    const { store } = dependencies
    this.#shared = store.isShared ? new SharedRateLimiter(store.rateBuckets) : null
  }

  async check(request: FastifyRequest): Promise<void> {
    const { key, perMinute } = this.#limitOf(request)
    if (perMinute === null) return
    const nowMs = this.dependencies.clock.nowMs()
    const waitSeconds =
      this.#limiter.take(key, perMinute, nowMs) || (await this.#sharedWait(key, perMinute, nowMs))
    if (waitSeconds > 0) throw rateLimited(perMinute, waitSeconds)
  }

  /** Also 0 if the store does not respond: each process then applies its own limit. */
  async #sharedWait(key: string, perMinute: number, nowMs: number): Promise<number> {
    if (this.#shared === null || key.startsWith('public ')) return 0
    const storeMs = Date.parse(this.dependencies.store.timeAt(nowMs))
    return this.#shared.take(key, perMinute, storeMs).catch(() => 0)
  }

  /**
   * Recognises a caller. An address that has recently sent many wrong tokens is rejected without a
   * query to the store, whose connections all callers share. Others behind the same address go on: a token that was
   * right lately is let through, and one that was wrong a moment ago counts once.
   */
  async guessing<Found>(request: FastifyRequest, recognise: () => Promise<Found>): Promise<Found> {
    const key = `token ${addressKey(request.address)}`
    const nowMs = this.dependencies.clock.nowMs()
    const waitSeconds = this.#limiter.wait(key, WRONG_TOKENS_PER_MINUTE, nowMs)
    if (waitSeconds > 0 && !this.#credentials.isRight(request, nowMs)) {
      throw rateLimited(WRONG_TOKENS_PER_MINUTE, waitSeconds)
    }
    try {
      const found = await recognise()
      this.#credentials.wasRight(request, nowMs)
      return found
    } catch (error) {
      if (error instanceof Problem && error.status === 401) {
        const counts = this.#credentials.wasWrong(request, nowMs)
        if (counts) this.#limiter.take(key, WRONG_TOKENS_PER_MINUTE, nowMs)
      }
      throw error
    }
  }

  #limitOf(request: FastifyRequest): { key: string; perMinute: number | null } {
    const { plans, config } = this.dependencies
    if (request.session !== null) {
      const { id, planType } = request.session.account
      return { key: `account ${id}`, perMinute: plans.of(planType).requestsPerMinute }
    }
    const { rateLimit } = request.routeOptions.config
    if (rateLimit === undefined) return { key: '', perMinute: null }
    const perMinute = {
      login: config.loginRequestsPerMinute,
      mail: config.mailRequestsPerMinute,
      public: config.publicRequestsPerMinute,
    }[rateLimit]
    return { key: `${rateLimit} ${addressKey(request.address)}`, perMinute }
  }
}
