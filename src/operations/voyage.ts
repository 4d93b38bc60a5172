import { VOYAGE_BODY, warningItems, withAreas } from '../api/pointers.js'
import { readVoyage } from '../api/read-voyage.js'
import type { VoyageCoreBody } from '../api/schemas/voyage-answer.js'
import { type VoyageBody, VoyageRequestBody } from '../api/schemas/voyage-request.js'
import type { JsonSchema } from '../api/validation/json-schema.js'
import { writeVoyageEmissions } from '../api/write-vessel-emissions.js'
import { voyageCore } from '../api/write-voyage.js'
import { completeVoyage } from '../planning/complete.js'
import { prepareVoyage } from '../planning/prepare.js'
import { utcDay } from '../utc.js'
import { findRoutes } from './find-routes.js'
import type { Operation } from './operation.js'
import { withOverlay } from './overlay.js'
import { legs, prepareSailing, resolutionOf } from './sailing.js'

/** A voyage of several stops. */
export const voyage: Operation<VoyageBody, VoyageCoreBody> = {
  name: 'voyage',
  path: '/v1/voyages',
  schema: VoyageRequestBody as JsonSchema,
  saysCached: true,
  resolutions: resolutionOf,
  prepare: (given, tools, names = { layout: VOYAGE_BODY, base: '#' }) => {
    const body = withOverlay(given, tools, names.base)
    return prepareSailing(body, names, tools, {
      read: readVoyage,
      prepare: prepareVoyage,
      daysOf: (prepared) => prepared.voyage,
      cost: (prepared) => legs(prepared.legs.length),
      calculate: async (prepared, engine, signal) => {
        const { factors, metrics } = tools
        const { result, engineMs } = await findRoutes(prepared, engine, metrics, signal)
        const planned = completeVoyage(prepared, result, engine.closureTables)
        const price = body.fuel_price_usd_per_tonne
        const { warnings, ...emissions } = writeVoyageEmissions(planned, price, factors)
        return {
          core: {
            asked: { day: utcDay(tools.nowMs()), request: given },
            ...voyageCore({ form: body, planned, ...emissions }, engine),
          },
          warnings: [
            ...warningItems(planned.warnings, withAreas(VOYAGE_BODY, body.avoid_areas)),
            ...warnings,
          ],
          dataVersion: engine.router.dataVersion,
          engineMs,
        }
      },
    })
  },
}
