import type { FastifyRequest } from 'fastify'
import { Problem } from '../../../contract/problems/problem.js'
import type { Dependencies } from '../dependencies.js'
import { addressKey } from './caller-address.js'
import { answerConnectionError } from './connection-errors.js'
import { requireCaller } from './deadline.js'
import type { App } from './fastify-types.js'

/** Maximum size of a request body, unless its path sets another limit. */
export const BODY_LIMIT_BYTES = 64 * 1024
/** Enough for twenty areas of 500 vertices that a caller draws, with all decimals and indentation. */
export const DRAWN_BODY_BYTES = 1024 * 1024
/** Enough for the most fixes of a trace, with drawn areas. */
export const TRACE_BODY_BYTES = 2 * 1024 * 1024
/** Enough for two declarations of 1,000 shipments. */
export const COMPARISON_BODY_BYTES = 4 * 1024 * 1024
/** Enough for a year of a forwarder's legs. */
export const TABLE_BODY_BYTES = 4 * 1024 * 1024
/** Maximum time for a body to arrive, ms. */
const BODY_TIMEOUT_MS = 30_000
/** Binary, so that the share of one caller holds the largest body, that of a matrix. */
const BYTES_PER_MEGABYTE = 1024 * 1024
/** Share of the budget that one caller may use. */
const SHARE_OF_ONE = 1 / 8

/** Bytes in use by each caller and by all. */
export class BodyBudget {
  #all = 0
  readonly #byCaller = new Map<string, number>()

  constructor(private readonly most: number) {}

  /** Reserves bytes for a caller. Returns whether there was room. */
  take(caller: string, bytes: number): boolean {
    const own = (this.#byCaller.get(caller) ?? 0) + bytes
    if (this.#all + bytes > this.most || own > this.most * SHARE_OF_ONE) return false
    this.#all += bytes
    this.#byCaller.set(caller, own)
    return true
  }

  release(caller: string, bytes: number): void {
    this.#all -= bytes
    const own = (this.#byCaller.get(caller) ?? 0) - bytes
    if (own > 0) this.#byCaller.set(caller, own)
    else this.#byCaller.delete(caller)
  }
}

/**
 * Limits the memory of bodies that are arriving or being answered. A body counts with its declared
 * length or, if it declares none, with the limit of its operation.
 */
export function installBodyBudget(app: App, { config }: Pick<Dependencies, 'config'>): void {
  const budget = new BodyBudget(config.maxBodyMegabytes * BYTES_PER_MEGABYTE)
  app.addHook('preParsing', async (request, reply) => {
    const bytes = bytesOf(request)
    if (bytes === 0) return
    requireCaller(request)
    const caller = request.session
      ? `account ${request.session.account.id}`
      : addressKey(request.address)
    if (!budget.take(caller, bytes)) {
      const detail = 'Too many request bodies are arriving. Send fewer at the same time.'
      throw new Problem('overloaded', detail, { headers: { 'retry-after': '1' } })
    }
    reply.raw.once('close', () => budget.release(caller, bytes))
  })
}

function bytesOf({ headers, routeOptions }: FastifyRequest): number {
  // Rows are read only as they are answered.
  if (routeOptions.config.rows !== undefined) return 0
  // The rows of a table are in memory while they are answered, and a short one may have many.
  const isWhole = routeOptions.config.tables !== undefined
  if (isWhole || 'transfer-encoding' in headers) return routeOptions.bodyLimit
  return Number(headers['content-length'] ?? 0)
}

/**
 * Ends requests whose body is too slow. Node could only do this for all requests alike, but a batch of
 * rows may take hours and only has to keep moving.
 */
export function installBodyTimeout(app: App, timeoutMs = BODY_TIMEOUT_MS): void {
  app.addHook('preParsing', async ({ raw, headers, routeOptions }, reply) => {
    const hasBody = 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0
    // A caller who has disconnected sends nothing more.
    const isOver = raw.complete || raw.destroyed
    if (!hasBody || isOver || routeOptions.config.rows !== undefined) return
    const late = Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    const timer = setTimeout(() => answerConnectionError(late, raw.socket), timeoutMs)
    const stop = () => clearTimeout(timer)
    raw.once('end', stop)
    reply.raw.once('finish', stop).once('close', stop)
  })
}
