import { nothingLeft } from '../../base/nothing-left.js'
import { utcDay } from '../../base/utc.js'
import type { Consignment } from '../../planning/cargo/consignment.js'
import { camelCase } from '../camel-case.js'
import { readMoment } from '../read-moment.js'
import type { EmissionsBody } from '../schemas/emissions/emissions-request.js'
import { type RequestedOptions, readConstraints } from './read-conditions.js'
import { placeOf } from './read-place.js'
import { cargoShipOf } from './read-ship.js'

/**
 * Reads the part of an estimate's request that the domain needs.
 * @param today the day of a request without a departure
 * @throws Problem validation_failed
 */
export function readConsignment(body: EmissionsBody, today: string): Consignment {
  const { route } = body
  const { origin, destination, distance_km, distance_type, trade_lane, resolution_km, ...others } =
    route
  // `placeOf` and `departureOf` read these two.
  const { accept_suggestions: _, depart_at: __, ...water } = others
  nothingLeft(water as Omit<typeof water, keyof RequestedOptions>)
  const stated = departureOf(body)
  const departure = stated ?? today
  return {
    origin: origin && placeOf(origin, route, 'origin'),
    destination: destination && placeOf(destination, route, 'destination'),
    distance: distance_km === undefined ? undefined : { km: distance_km, type: distance_type! },
    tradeLane: trade_lane,
    constraints: readConstraints(water, '#/route'),
    resolutionKm: resolution_km,
    date: departure,
    isDateAssumed: stated === null,
    calledAs: body.vessel?.type,
    estimate: readEstimate(body, departure.slice(0, 4)),
  }
}

/** The day of departure that the request states, UTC; null if it states none. @throws Problem validation_failed */
export function departureOf({ route: { depart_at } }: Pick<EmissionsBody, 'route'>): string | null {
  return depart_at === undefined ? null : utcDay(readMoment(depart_at, '#/route/depart_at'))
}

/** @param year the year of a `carbon` block that does not name one */
function readEstimate(
  { route: _, incoterm: __, vessel, cargo, carrier, carbon, ...others }: EmissionsBody,
  year: string,
): Consignment['estimate'] {
  return {
    ...camelCase(others),
    cargo: camelCase(given(cargo)),
    vessel: vessel && cargoShipOf(vessel, cargo),
    carrier: given(carrier),
    carbon: carbon && { year: Number(year), ...camelCase(carbon) },
  }
}

/** All fields of a cargo and of a carrier are optional, so an empty object means the same as none. */
function given<Part extends object>(part: Part | undefined): Part | undefined {
  return part && Object.keys(part).length > 0 ? part : undefined
}
