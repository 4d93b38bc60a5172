import { VOYAGE_BODY } from '../api/pointers.js'
import { readVoyage } from '../api/read-voyage.js'
import type { VoyageCoreBody } from '../api/schemas/voyage-answer.js'
import { type VoyageBody, VoyageRequestBody } from '../api/schemas/voyage-request.js'
import type { JsonSchema } from '../api/validation/json-schema.js'
import { writeVoyageEmissions } from '../api/write-vessel-emissions.js'
import { voyageCore } from '../api/write-voyage.js'
import { completeVoyage } from '../planning/complete.js'
import { prepareVoyage } from '../planning/prepare.js'
import { findRoutes } from './find-routes.js'
import type { Operation } from './operation.js'
import { legs, sailing } from './sailing.js'

/** A voyage of several stops. */
export const voyage: Operation<VoyageBody, VoyageCoreBody> = sailing({
  name: 'voyage',
  path: '/v1/voyages',
  schema: VoyageRequestBody as JsonSchema,
  saysCached: true,
  layout: () => VOYAGE_BODY,
  read: readVoyage,
  prepare: prepareVoyage,
  daysOf: (prepared) => prepared.voyage,
  cost: (prepared) => legs(prepared.legs.length),
  calculate: async ({ asked, body, ready }, engine, { factors, metrics }, signal) => {
    const { result, engineMs } = await findRoutes(ready, engine, metrics, signal)
    const planned = completeVoyage(ready, result, engine.closureTables)
    const price = body.fuel_price_usd_per_tonne
    const { warnings, ...emissions } = writeVoyageEmissions(planned, price, factors)
    const core = { asked, ...voyageCore({ form: body, planned, ...emissions }, engine) }
    return { core, warned: planned.warnings, warnings, engineMs }
  },
})
