import { utcDay } from '../../base/utc.js'
import { namesPlaces, placeShipYear } from '../../planning/cargo/ship-year.js'
import { WHOLE_BODY } from '../domain-problems.js'
import { warningItems } from '../pointers.js'
import { requireOnePlace } from '../problems/unused-place-fields.js'
import { readShipYear } from '../read/read-ship-year.js'
import {
  type ShipYearBody,
  type ShipYearCoreBody,
  ShipYearRequestBody,
} from '../schemas/emissions/ship-year.js'
import { snakeCase } from '../snake-case.js'
import type { JsonSchema } from '../validation/json-schema.js'
import type { Operation } from './operation.js'
import { explained } from './rejections.js'
import { requireEngine, requireFactors } from './tools.js'

/** Rows that cost one query. */
const ROWS_PER_QUERY = 100

/** CII, EEOI, EU ETS, UK ETS and FuelEU of a ship's year. Needs no route. */
export const shipYear: Operation<ShipYearBody, ShipYearCoreBody> = {
  name: 'shipYear',
  path: '/v1/emissions/ship-years',
  schema: ShipYearRequestBody as JsonSchema,
  saysCached: false,
  isVerifiable: true,
  resolutions: () => [],
  prepare: (body, tools) => {
    const factors = requireFactors(tools)
    const day = utcDay(tools.nowMs())
    const asked = readShipYear(body)
    const ports = namesPlaces(asked) ? requireEngine(tools).ports : null
    for (const [at, row] of ports ? body.rows.entries() : [])
      requireOnePlace(row, ports!, `#/rows/${at}`)
    const figures = explained(WHOLE_BODY, () => placeShipYear(asked, ports, factors))
    return {
      cost: { counter: 'emissions', units: Math.ceil(body.rows.length / ROWS_PER_QUERY) },
      day,
      warnings: [],
      calculate: () => {
        const { warnings, ...core } = explained(WHOLE_BODY, figures)
        const written = { asked: { day, request: body }, ...snakeCase(core) }
        return { core: written, warnings: warningItems(warnings, {}), engineMs: 0 }
      },
    }
  },
}
