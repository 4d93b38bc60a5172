import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Problem } from '../../api/problem.js'

const MAX_KNOWN = 10_000
/** How long a credential that was right keeps out of the limit of wrong ones, ms. */
const RIGHT_MS = 600_000
/** How long a wrong one is rejected without another look, ms: a job with a revoked key asks several times a second. */
const WRONG_MS = 10_000

type Head = Pick<FastifyRequest, 'headers' | 'query'>

/** What callers lately sent as tokens and keys, as hashes: right ones by their time, and the rejection of wrong ones. */
export class KnownCredentials {
  readonly #right = new LRUCache<string, number>({ max: MAX_KNOWN })
  readonly #wrong = new LRUCache<string, { readonly atMs: number; readonly problem: Problem }>({
    max: MAX_KNOWN,
  })

  isRight(request: Head, nowMs: number): boolean {
    const atMs = this.#right.get(hashOf(request))
    return atMs !== undefined && nowMs - atMs < RIGHT_MS
  }

  /** Why it was rejected a moment ago; null if it was not. */
  rejection(request: Head, nowMs: number): Problem | null {
    const known = this.#wrong.get(hashOf(request))
    return known !== undefined && nowMs - known.atMs < WRONG_MS ? known.problem : null
  }

  wasRight(request: Head, nowMs: number): void {
    this.#right.set(hashOf(request), nowMs)
  }

  wasWrong(request: Head, nowMs: number, problem: Problem): void {
    const key = hashOf(request)
    this.#right.delete(key)
    // Whether a token of an identity provider is right depends on keys and clocks.
    if (request.headers.authorization?.includes('.')) return
    this.#wrong.set(key, { atMs: nowMs, problem })
  }
}

function hashOf({ headers, query }: Head): string {
  const { authorization = '', 'x-api-key': key = '' } = headers
  return hash('sha256', JSON.stringify([authorization, key, Object(query).key ?? '']))
}
