import { completeReach, explainReachRejection, prepareReach } from '../../planning/matrix/reach.js'
import { REACH_BODY } from '../pointers.js'
import { readReach } from '../read/read-voyage.js'
import { type ReachBody, type ReachCoreBody, ReachRequestBody } from '../schemas/reach.js'
import type { JsonSchema } from '../validation/json-schema.js'
import { reachCore } from '../write/write-reach.js'
import type { Operation } from './operation.js'
import { legs, sailing } from './sailing.js'

/** How far a vessel can get in a given time. */
export const reach: Operation<ReachBody, ReachCoreBody> = sailing({
  name: 'reach',
  path: '/v1/reach',
  schema: ReachRequestBody as JsonSchema,
  saysCached: false,
  layout: () => REACH_BODY,
  read: readReach,
  prepare: prepareReach,
  daysOf: ({ question }) => question,
  cost: () => legs(1),
  calculate: async ({ asked, body, ready }, engine, { metrics }, signal) => {
    const { result, engineMs } = await engine.background
      .reach(ready.work, signal)
      .catch((error: unknown) => {
        throw explainReachRejection(error, ready)
      })
    metrics.engineTook('reach', engineMs)
    const planned = completeReach(ready, result, engine)
    const core = { asked, ...reachCore(body, planned, engine) }
    return { core, warned: planned.warnings, engineMs }
  },
})
