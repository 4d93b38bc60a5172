import { inSlices, slices } from '../../base/slices.js'
import {
  type OrderedVoyage,
  type PreparedOrder,
  prepareOrder,
} from '../../planning/order/ordered-voyage.js'
import { completingSteps, type PlannedVoyage } from '../../planning/voyage/complete.js'
import { type PreparedVoyage, prepareVoyage } from '../../planning/voyage/prepare.js'
import type { Voyage } from '../../planning/voyage/voyage.js'
import { VOYAGE_BODY } from '../pointers.js'
import { readVoyage } from '../read/read-voyage.js'
import type { VoyageCoreBody } from '../schemas/voyage-answer.js'
import { type VoyageBody, VoyageRequestBody } from '../schemas/voyage-request.js'
import type { JsonSchema } from '../validation/json-schema.js'
import { writeOrder } from '../write/write-order.js'
import { writeSpeedTable } from '../write/write-speed-table.js'
import { writeVoyageEmissions } from '../write/write-vessel-emissions.js'
import { voyageCore } from '../write/write-voyage.js'
import { writeInField, writeWind } from '../write/write-wind.js'
import { findRoutes } from './find-routes.js'
import type { Operation } from './operation.js'
import { planOrdered } from './ordered-calls.js'
import { type Asked, legs, sailing } from './sailing.js'
import type { OperationEngine, OperationTools } from './tools.js'

type Question = Voyage | OrderedVoyage
type Ready = PreparedVoyage | PreparedOrder

/** A voyage of several stops. */
export const voyage: Operation<VoyageBody, VoyageCoreBody> = sailing({
  name: 'voyage',
  path: '/v1/voyages',
  schema: VoyageRequestBody as JsonSchema,
  saysCached: true,
  layout: () => VOYAGE_BODY,
  read: (body, today): Question => {
    const { order = 'given' } = body
    const asked = readVoyage(body, today)
    return order === 'given' ? asked : { voyage: asked, order }
  },
  prepare: (question: Question, engine): Ready =>
    'order' in question ? prepareOrder(question, engine) : prepareVoyage(question, engine),
  daysOf: ({ voyage: asked }) => asked,
  cost: (ready) => legs('order' in ready ? ready.given.legs.length * 2 : ready.legs.length),
  calculate: async ({ asked, body, ready }, engine, tools, signal) => {
    if (!('order' in ready)) {
      const { result, engineMs } = await findRoutes(ready, engine, tools.metrics, signal)
      await slices.turn()
      const planned = await inSlices(completingSteps(ready, result, engine.closureTables))
      return { ...(await written({ asked, body }, planned, engine, tools)), engineMs }
    }
    const found = await planOrdered(ready, engine, tools.metrics, signal)
    const { core, ...others } = await written({ asked, body }, found.planned, engine, tools)
    const given = await written({ asked, body }, found.given, engine, tools)
    return {
      ...{ core: writeOrder(core, given.core, found.stops), ...others },
      ...{ warned: found.warned, engineMs: found.engineMs },
    }
  },
})

/** In slices: fifty legs round the world, with their winds, are long. */
async function written(
  { asked, body }: Pick<Asked<VoyageBody, Ready>, 'asked' | 'body'>,
  planned: PlannedVoyage,
  engine: OperationEngine,
  { factors, field }: OperationTools,
) {
  const price = body.fuel_price_usd_per_tonne
  await slices.next()
  const { warnings, ...emissions } = writeVoyageEmissions(planned, price, factors)
  const { warnings: ofTable, ...table } = writeSpeedTable(planned, body, factors)
  const { fuelTonnes } = emissions.emissionTotals
  await slices.next()
  const added = {
    ...table,
    ...(await inSlices(writeWind(planned, body, engine, fuelTonnes))),
    ...writeInField(planned, field, engine, fuelTonnes),
  }
  await slices.next()
  const whole = { form: body, planned, ...emissions, ...added }
  const core = { asked, ...(await inSlices(voyageCore(whole, engine))) }
  return { core, warned: planned.warnings, warnings: [...warnings, ...ofTable] }
}
