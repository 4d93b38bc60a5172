import type { Constraints } from '../planning/closures.js'
import type { Consignment } from '../planning/consignment.js'
import type { Grid } from '../planning/plan-matrix.js'
import type { Vessel } from '../planning/vessel.js'
import { twoStops, type Voyage } from '../planning/voyage.js'
import { contradictions } from '../planning/warnings.js'
import type { Place } from '../ports/place.js'
import type { PassageId } from '../routing/request.js'
import type { AreaGroup } from '../sea/areas.js'
import { areaGroupOf } from './areas.js'
import { PASSAGE_FLAGS } from './passage-flags.js'
import type { EmissionsBody } from './schemas/emissions-request.js'
import type { MatrixBody } from './schemas/matrix.js'
import type { RouteBody, VoyageBody } from './schemas/route-request.js'
import type { WarningItem } from './warning.js'
import type { AskedOptions } from './write-route.js'

/** The voyage of a route's request. @param date of the departure: `2026-11-21` */
export function readVoyage(body: RouteBody, date: string): Voyage {
  return {
    stops: twoStops(placeOf(body.origin), placeOf(body.destination)),
    alternatives: body.alternatives,
    ...conditionsOf(body, date),
  }
}

/** The voyages of a matrix's request. */
export function readGrid(body: MatrixBody, date: string): Grid {
  return {
    origins: body.origins.map(placeOf),
    destinations: body.destinations.map(placeOf),
    ...conditionsOf(body, date),
  }
}

/** What of an estimate's request the domain takes. @param year of a carbon request that names none */
export function readConsignment(body: EmissionsBody, date: string, year: number): Consignment {
  const { route, cargo, vessel, fuel, calculation, framework, carrier, carbon } = body
  return {
    origin: route.origin && emissionsPlaceOf(route.origin),
    destination: route.destination && emissionsPlaceOf(route.destination),
    distance:
      route.distance_km === undefined
        ? undefined
        : { km: route.distance_km, type: route.distance_type! },
    constraints: readConstraints({ avoid: route.avoid }),
    resolutionKm: route.resolution_km,
    date,
    estimate: {
      cargo: cargo && {
        teu: cargo.teu,
        massTonnes: cargo.mass_tonnes,
        containerType: cargo.container_type,
        reefer: cargo.reefer,
      },
      vessel: vessel && {
        type: vessel.type,
        imo: vessel.imo,
        name: vessel.name,
        capacityTeu: vessel.capacity_teu,
        deadweightTonnes: vessel.deadweight_tonnes,
        fuelType: vessel.fuel_type,
      },
      fuel: fuel && { consumedTonnes: fuel.consumed_tonnes, type: fuel.type },
      calculation,
      framework,
      carrier,
      carbon: carbon && { euaPriceEur: carbon.eua_price_eur, year: carbon.year ?? year },
    },
  }
}

/** Fields of an estimate's route that have no part in a distance that is given. */
export function unusedFields({ route }: EmissionsBody): WarningItem[] {
  const { distance_km, avoid, resolution_km } = route
  if (distance_km === undefined) return []
  const unused = Object.entries({ avoid, resolution_km }).filter(([, value]) => value !== undefined)
  return unused.map(([name]) => ({
    code: 'not_used',
    pointer: `#/route/${name}`,
    detail: 'has no part in a distance that is given',
  }))
}

/** Passages that a request both opens and closes: of the request alone, never cached with an answer. */
export function contradictionsOf(body: VoyageBody): WarningItem[] {
  return contradictions(readConstraints(body)).map(({ code, passage }) => {
    const isFlag = PASSAGE_FLAGS.some((id) => id === passage)
    const opening = isFlag ? `${passage}: true` : 'allow'
    const pointer = isFlag ? `#/${passage}` : '#/allow'
    return {
      code,
      pointer,
      detail: `${passage} is closed: avoid names it, which wins over ${opening}.`,
    }
  })
}

function conditionsOf(body: VoyageBody, date: string) {
  return {
    vessel: body.vessel && vesselOf(body.vessel),
    constraints: readConstraints(body),
    date,
    speedKmh: body.speed_kmh,
    resolutionKm: body.resolution_km,
  }
}

/** A passage is closed by name or by a flag that is false, and opened by name or one that is true. */
export function readConstraints(body: AskedOptions): Required<Constraints> {
  const { avoid = [], allow = [] } = body
  const flagged = (value: boolean) => PASSAGE_FLAGS.filter((id) => body[id] === value)
  const areas = avoid.map(areaGroupOf)
  const passages = avoid.filter((_, at) => areas[at] === undefined) as PassageId[]
  return {
    closed: [...passages, ...flagged(false)],
    opened: [...flagged(true), ...allow],
    avoid: areas.filter((group): group is AreaGroup => group !== undefined),
  }
}

function vesselOf(vessel: NonNullable<VoyageBody['vessel']>): Vessel {
  return {
    type: vessel.type,
    sizeClass: vessel.size_class,
    loaM: vessel.loa_m,
    beamM: vessel.beam_m,
    draughtM: vessel.draft_m,
    fuelTonnesPerDay: vessel.fuel_tonnes_per_day,
    fuelType: vessel.fuel_type,
  }
}

function placeOf({ coordinates, port_id }: RouteBody['origin']): Place {
  return port_id === undefined ? { position: coordinates! } : { portId: port_id }
}

/** Latitude and longitude are turned round at the door. */
function emissionsPlaceOf({
  port_id,
  lat,
  lon,
}: NonNullable<EmissionsBody['route']['origin']>): Place {
  return port_id === undefined ? { position: [lon!, lat!] } : { portId: port_id }
}
