import type { Config } from '../config.js'
import type { KeptMatrix } from '../planning/matrix-planner.js'
import type { KeptRoute } from '../planning/route-planner.js'
import { AnswerCache } from './answer-cache.js'

export interface Caches {
  readonly routeCache: AnswerCache<KeptRoute>
  readonly matrixCache: AnswerCache<KeptMatrix>
}

const BYTES_PER_MEGABYTE = 1e6
/** A matrix is requested again less often than a route. Judgement. */
const SHARE_OF_MATRICES = 1 / 4

export function openCaches({ cacheMegabytes }: Pick<Config, 'cacheMegabytes'>): Caches {
  const bytes = cacheMegabytes * BYTES_PER_MEGABYTE
  return {
    routeCache: new AnswerCache(Math.ceil(bytes * (1 - SHARE_OF_MATRICES))),
    matrixCache: new AnswerCache(Math.ceil(bytes * SHARE_OF_MATRICES)),
  }
}
