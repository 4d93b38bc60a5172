import { REACH_BODY, warningItems, withAreas } from '../api/pointers.js'
import { readReach } from '../api/read-voyage.js'
import { type ReachBody, type ReachCoreBody, ReachRequestBody } from '../api/schemas/reach.js'
import type { JsonSchema } from '../api/validation/json-schema.js'
import { reachCore } from '../api/write-reach.js'
import { completeReach, explainReachRejection, prepareReach } from '../planning/reach.js'
import type { Operation } from './operation.js'
import { withOverlay } from './overlay.js'
import { legs, prepareSailing, resolutionOf } from './sailing.js'

/** How far a vessel can get in a given time. */
export const reach: Operation<ReachBody, ReachCoreBody> = {
  name: 'reach',
  path: '/v1/reach',
  schema: ReachRequestBody as JsonSchema,
  saysCached: false,
  resolutions: resolutionOf,
  prepare: (given, tools, names = { layout: REACH_BODY, base: '#' }) => {
    const body = withOverlay(given, tools, names.base)
    return prepareSailing(body, names, tools, {
      read: readReach,
      prepare: prepareReach,
      daysOf: ({ question }) => question,
      cost: () => legs(1),
      calculate: async (prepared, engine, signal) => {
        const { work } = prepared
        const { result, engineMs } = await engine.background
          .reach(work, signal)
          .catch((error: unknown) => {
            throw explainReachRejection(error, prepared)
          })
        tools.metrics.engineTook('reach', engineMs)
        const planned = completeReach(prepared, result, engine)
        return {
          core: reachCore(body, planned, engine),
          warnings: warningItems(planned.warnings, withAreas(REACH_BODY, body.avoid_areas)),
          dataVersion: engine.router.dataVersion,
          engineMs,
        }
      },
    })
  },
}
