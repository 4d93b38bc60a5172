import { eachInSteps } from '../../base/slices.js'
import type { ShipYear } from '../../planning/cargo/ship-year.js'
import { camelCase } from '../camel-case.js'
import type { ShipYearBody } from '../schemas/emissions/ship-year.js'
import { placeOf } from './read-place.js'

/** Rows that one step reads. */
const ROWS_PER_STEP = 100

/** Reads a ship's year as its request states it, in steps. */
export function* yearReadingSteps({ rows, ...others }: ShipYearBody): Generator<void, ShipYear> {
  const read = yield* eachInSteps(
    rows,
    ROWS_PER_STEP,
    ({ origin, destination, port, ...row }): ShipYear['rows'][number] => ({
      ...camelCase(row),
      origin: origin && placeOf(origin, {}, 'origin'),
      destination: destination && placeOf(destination, {}, 'destination'),
      port: port && placeOf(port),
    }),
  )
  return { ...camelCase(others), rows: read }
}
