import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

const MAX_KNOWN = 10_000
/** How long a credential that was right keeps out of the limit of wrong ones, ms. */
const RIGHT_MS = 600_000
/** How long a wrong one counts once, ms: a job with a revoked key asks several times a second. */
const WRONG_MS = 10_000

type Head = Pick<FastifyRequest, 'headers' | 'query'>

/** What callers lately sent as tokens and keys, as hashes, with the time. */
export class KnownCredentials {
  readonly #right = new LRUCache<string, number>({ max: MAX_KNOWN })
  readonly #wrong = new LRUCache<string, number>({ max: MAX_KNOWN })

  isRight(request: Head, nowMs: number): boolean {
    const atMs = this.#right.get(hashOf(request))
    return atMs !== undefined && nowMs - atMs < RIGHT_MS
  }

  wasRight(request: Head, nowMs: number): void {
    this.#right.set(hashOf(request), nowMs)
  }

  /** @returns whether it counts: not if it did a moment ago */
  wasWrong(request: Head, nowMs: number): boolean {
    const key = hashOf(request)
    this.#right.delete(key)
    const atMs = this.#wrong.get(key)
    if (atMs !== undefined && nowMs - atMs < WRONG_MS) return false
    this.#wrong.set(key, nowMs)
    return true
  }
}

function hashOf({ headers, query }: Head): string {
  const { authorization = '', 'x-api-key': key = '' } = headers
  return hash('sha256', JSON.stringify([authorization, key, Object(query).key ?? '']))
}
