import type { ShipYear } from '../planning/ship-year.js'
import { readFuelUse } from './read-fuel-use.js'
import { placeOf } from './read-voyage.js'
import type { ShipYearBody } from './schemas/ship-year.js'

/** A ship's year as its request states it. */
export function readShipYear({ year, ship, rows, carbon }: ShipYearBody): ShipYear {
  return {
    year,
    ship: {
      type: ship.type,
      deadweightTonnes: ship.deadweight_tonnes,
      grossTonnage: ship.gross_tonnage,
    },
    rows: rows.map(({ id, origin, destination, port, date, distance_nm, cargo_tonnes, fuels }) => ({
      id,
      origin: origin && placeOf(origin),
      destination: destination && placeOf(destination),
      port: port && placeOf(port),
      date,
      distanceNm: distance_nm,
      cargoTonnes: cargo_tonnes,
      fuels: fuels.map((fuel) => ({ ...readFuelUse(fuel), tonnes: fuel.tonnes })),
    })),
    carbon: carbon && {
      euaPriceEur: carbon.eua_price_eur,
      ukaPriceGbp: carbon.uka_price_gbp,
      windShare: carbon.wind_share,
    },
  }
}
