import { completeVoyage } from '../../planning/voyage/complete.js'
import { prepareVoyage } from '../../planning/voyage/prepare.js'
import { VOYAGE_BODY } from '../pointers.js'
import { readVoyage } from '../read/read-voyage.js'
import type { VoyageCoreBody } from '../schemas/voyage-answer.js'
import { type VoyageBody, VoyageRequestBody } from '../schemas/voyage-request.js'
import type { JsonSchema } from '../validation/json-schema.js'
import { writeSpeedTable } from '../write/write-speed-table.js'
import { writeVoyageEmissions } from '../write/write-vessel-emissions.js'
import { voyageCore } from '../write/write-voyage.js'
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
    const { warnings: ofTable, ...table } = writeSpeedTable(planned, body, factors)
    const core = { asked, ...voyageCore({ form: body, planned, ...emissions, ...table }, engine) }
    return { core, warned: planned.warnings, warnings: [...warnings, ...ofTable], engineMs }
  },
})
