import type { ShipYear } from '../../planning/cargo/ship-year.js'
import { camelCase } from '../camel-case.js'
import type { ShipYearBody } from '../schemas/emissions/ship-year.js'
import { placeOf } from './read-place.js'

/** A ship's year as its request states it. */
export function readShipYear({ rows, ...others }: ShipYearBody): ShipYear {
  return {
    ...camelCase(others),
    rows: rows.map(({ origin, destination, port, ...row }) => ({
      ...camelCase(row),
      origin: origin && placeOf(origin, {}, 'origin'),
      destination: destination && placeOf(destination, {}, 'destination'),
      port: port && placeOf(port),
    })),
  }
}
