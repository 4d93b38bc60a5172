import { finish, inSlices } from '../../base/slices.js'
import { utcDay } from '../../base/utc.js'
import { namesPlaces, placeShipYear } from '../../planning/cargo/ship-year.js'
import { WHOLE_BODY } from '../domain-problems.js'
import { warningItems } from '../pointers.js'
import { requireOnePlace } from '../problems/unused-place-fields.js'
import { yearReadingSteps } from '../read/read-ship-year.js'
import {
  type ShipYearBody,
  type ShipYearCoreBody,
  ShipYearRequestBody,
} from '../schemas/emissions/ship-year.js'
import { snakeCase } from '../snake-case.js'
import type { JsonSchema } from '../validation/json-schema.js'
import type { Operation } from './operation.js'
import { explainedSteps } from './rejections.js'
import { type OperationTools, requireEngine, requireFactors } from './tools.js'

/** Rows that cost one query. */
const ROWS_PER_QUERY = 100

/** The figures of bodies that were prepared in steps. */
const READY = new WeakMap<ShipYearBody, Ready>()
type Ready = ReturnType<typeof readySteps> extends Generator<void, infer Figures> ? Figures : never

function* readySteps(body: ShipYearBody, tools: OperationTools) {
  const factors = requireFactors(tools)
  const asked = yield* yearReadingSteps(body)
  const ports = namesPlaces(asked) ? requireEngine(tools).ports : null
  for (const [at, row] of ports ? body.rows.entries() : []) {
    if (at % ROWS_PER_QUERY === 0) yield
    requireOnePlace(row, ports!, `#/rows/${at}`)
  }
  return yield* explainedSteps(WHOLE_BODY, placeShipYear(asked, ports, factors))
}

/** CII, EEOI, EU ETS, UK ETS and FuelEU of a ship's year. Needs no route. */
export const shipYear: Operation<ShipYearBody, ShipYearCoreBody> = {
  name: 'shipYear',
  path: '/v1/emissions/ship-years',
  schema: ShipYearRequestBody as JsonSchema,
  saysCached: false,
  isVerifiable: true,
  resolutions: () => [],
  steps: function* (body, tools) {
    READY.set(body, yield* readySteps(body, tools))
  },
  prepare: (body, tools) => {
    const day = utcDay(tools.nowMs())
    const figures = READY.get(body) ?? finish(readySteps(body, tools))
    return {
      cost: { counter: 'emissions', units: Math.ceil(body.rows.length / ROWS_PER_QUERY) },
      day,
      warnings: [],
      calculate: async () => {
        const { warnings, ...core } = await inSlices(explainedSteps(WHOLE_BODY, figures()))
        const written = { asked: { day, request: body }, ...snakeCase(core) }
        return { core: written, warnings: warningItems(warnings, {}), engineMs: 0 }
      },
    }
  },
}
