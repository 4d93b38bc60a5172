import { WHOLE_BODY } from '../api/domain-problems.js'
import { warningItems } from '../api/pointers.js'
import { readShipYear } from '../api/read-ship-year.js'
import {
  type ShipYearBody,
  type ShipYearCoreBody,
  ShipYearRequestBody,
} from '../api/schemas/ship-year.js'
import { snakeCase } from '../api/snake-case.js'
import { requireOnePlace } from '../api/unused-place-fields.js'
import type { JsonSchema } from '../api/validation/json-schema.js'
import { namesPlaces, placeShipYear } from '../planning/ship-year.js'
import { utcDay } from '../utc.js'
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
