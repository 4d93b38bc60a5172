import type { ShipYear } from '../planning/ship-year.js'
import { camelCase } from './camel-case.js'
import { placeOf } from './read-place.js'
import type { ShipYearBody } from './schemas/ship-year.js'

/** A ship's year as its request states it. */
export function readShipYear({ rows, ...others }: ShipYearBody): ShipYear {
  return {
    ...camelCase(others),
    rows: rows.map(({ origin, destination, port, ...row }) => ({
      ...camelCase(row),
      origin: origin && placeOf(origin),
      destination: destination && placeOf(destination),
      port: port && placeOf(port),
    })),
  }
}
