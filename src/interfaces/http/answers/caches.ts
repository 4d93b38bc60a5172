import { AnswerCache } from './answer-cache.js'
import type { CachedAnswer } from './cached-answer.js'
import type { KeptRoute, KeptVoyage } from './sailings.js'

export interface Caches {
  readonly routeCache: AnswerCache<CachedAnswer & KeptRoute>
  readonly matrixCache: AnswerCache<CachedAnswer>
  readonly voyageCache: AnswerCache<CachedAnswer & KeptVoyage>
}

const BYTES_PER_MEGABYTE = 1e6
/** Matrices and voyages are requested again less often than routes. A judgement. */
const SHARES = { routes: 5 / 8, matrices: 1 / 4, voyages: 1 / 8 } as const

export function openCaches(cacheMegabytes: number): Caches {
  const bytes = cacheMegabytes * BYTES_PER_MEGABYTE
  return {
    routeCache: new AnswerCache(Math.ceil(bytes * SHARES.routes)),
    matrixCache: new AnswerCache(Math.ceil(bytes * SHARES.matrices)),
    voyageCache: new AnswerCache(Math.ceil(bytes * SHARES.voyages)),
  }
}
