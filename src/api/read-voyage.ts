import { isInContainers } from '../emissions/cargo.js'
import { readContainerType } from '../emissions/container-type.js'
import { likeness, shipOfVoyage } from '../emissions/ship-names.js'
import { parseLatLon, parsePosition } from '../geo/parse-position.js'
import type { Constraints } from '../planning/closures.js'
import type { Consignment } from '../planning/consignment.js'
import type { Grid } from '../planning/plan-matrix.js'
import type { ReachQuestion } from '../planning/reach.js'
import { type AssumedSize, assumedSizeInWords, sizeClassOf } from '../planning/ship-size.js'
import { kmhOf } from '../planning/speed.js'
import type { TraceQuestion } from '../planning/trace.js'
import type { Fix } from '../planning/trace-fixes.js'
import { type Vessel, vesselCalled } from '../planning/vessel.js'
import { type Stop, twoStops, type Voyage } from '../planning/voyage.js'
import { contradictions } from '../planning/warnings.js'
import type { Place } from '../ports/place.js'
import type { PortTable } from '../ports/table.js'
import type { PassageId } from '../routing/request.js'
import type { AreaGroup } from '../sea/areas.js'
import { utcDay } from '../utc.js'
import { areaGroupOf } from './areas.js'
import { readAvoidAreas } from './avoid-areas.js'
import { PASSAGE_FLAGS } from './passage-flags.js'
import { validationFailed } from './problem.js'
import { capacityMeant, readEstimate } from './read-estimate.js'
import { readVesselFuels } from './read-fuel-use.js'
import { readMoment } from './read-moment.js'
import type { EmissionsBody } from './schemas/emissions-request.js'
import type { MatrixBody } from './schemas/matrix.js'
import type { LocationBody, ViaBody } from './schemas/place.js'
import type { ReachBody } from './schemas/reach.js'
import type { ConditionsBody, RouteBody } from './schemas/route-request.js'
import type { TraceBody } from './schemas/trace.js'
import type { VoyageBody } from './schemas/voyage-request.js'
import { unusedPlaceFields } from './unused-place-fields.js'
import type { WarningItem } from './warning.js'
import type { RequestedOptions } from './write-route.js'

/**
 * Reads the voyage of a route's request.
 * @param today the day of a request without a departure, such as `2026-11-21`
 * @throws Problem validation_failed
 */
export function readRoute(body: RouteBody, today: string): Voyage {
  const [first, last] = twoStops(placeOf(body.origin, body), placeOf(body.destination, body))
  return {
    stops: [
      first,
      ...(body.via ?? []).map((via): Stop => ({ place: placeOrPassage(via, body), kind: 'via' })),
      last,
    ],
    today,
    alternatives: body.alternatives,
    ...conditionsOf(body, today),
  }
}

/** Reads a voyage of several stops. @throws Problem validation_failed */
export function readVoyage(body: VoyageBody, today: string): Voyage {
  const { speedKmh, ...conditions } = conditionsOf(body, today)
  const speeds = body.stops.map((stop, at) => speedOf(stop, `#/stops/${at}`) ?? speedKmh)
  const last = body.stops.length - 1
  if (speedOf(body.stops[last]!, '') !== undefined) {
    const name = body.stops[last]!.speed_kmh === undefined ? 'speed_kn' : 'speed_kmh'
    const detail = 'applies to the leg that begins at a stop; none begins at the last one'
    throw validationFailed([{ pointer: `#/stops/${last}/${name}`, code: 'not_allowed', detail }])
  }
  return {
    stops: body.stops.map((stop) => ({
      place: placeOrPassage(stop, body),
      kind: stop.kind,
      stayHours: stop.stay_hours,
      portFuel: stop.port_fuel && {
        anchorageHours: stop.port_fuel.anchorage_hours,
        shorePowerShare: stop.port_fuel.shore_power_share,
        gridGPerKwh: stop.port_fuel.grid_g_per_kwh,
      },
    })),
    today,
    alternatives: body.alternatives,
    ...conditions,
    speedKmh: speeds.slice(0, -1),
  }
}

/** Reads the voyages of a matrix. @throws Problem validation_failed */
export function readGrid(body: MatrixBody, today: string): Grid {
  return {
    today,
    origins: body.origins.map((place) => placeOf(place, body)),
    destinations: body.destinations.map((place) => placeOf(place, body)),
    ...conditionsOf(body, today),
  }
}

/** @throws Problem validation_failed */
export function readReach(body: ReachBody, today: string): ReachQuestion {
  return {
    origin: placeOf(body.origin, body),
    hours: body.hours,
    today,
    ...conditionsOf(body, today),
  }
}

/** Reads a trace. Its first fix decides the day. @throws Problem validation_failed */
export function readTrace(body: TraceBody): TraceQuestion {
  const fixes = body.fixes.map(({ time, coordinates, lat, lon }, at): Fix => {
    return { timeMs: readMoment(time, `#/fixes/${at}/time`), position: coordinates ?? [lon!, lat!] }
  })
  const firstMs = fixes.reduce((first, { timeMs }) => Math.min(first, timeMs), Infinity)
  const { speedKmh: _, ...conditions } = conditionsOf(body, utcDay(firstMs))
  return {
    fixes,
    ...conditions,
    maxSpeedKmh: body.max_speed_kn === undefined ? undefined : kmhOf(body.max_speed_kn),
    bridgeAfterHours: body.bridge_after_hours,
  }
}

/**
 * Reads the part of an estimate's request that the domain needs.
 * @param today the day of a request without a departure
 * @throws Problem validation_failed
 */
export function readConsignment(body: EmissionsBody, today: string): Consignment {
  const { route } = body
  const stated = departureOf(body)
  const departure = stated ?? today
  return {
    origin: route.origin && placeOf(route.origin, route),
    destination: route.destination && placeOf(route.destination, route),
    distance:
      route.distance_km === undefined
        ? undefined
        : { km: route.distance_km, type: route.distance_type! },
    tradeLane: route.trade_lane,
    constraints: readConstraints(route, '#/route'),
    resolutionKm: route.resolution_km,
    date: departure,
    isDateAssumed: stated === null,
    estimate: readEstimate(body, departure.slice(0, 4)),
  }
}

/** The day of departure that the request states, UTC; null if it states none. @throws Problem validation_failed */
function departureOf({ route: { depart_at } }: Pick<EmissionsBody, 'route'>): string | null {
  return depart_at === undefined ? null : utcDay(readMoment(depart_at, '#/route/depart_at'))
}

/** Fields of an estimate's route that have an effect only if a route is calculated. */
const ROUTED_FIELDS = [...PASSAGE_FLAGS, 'avoid', 'allow', 'avoid_areas', 'resolution_km'] as const

/** Warns of fields of an estimate that have no effect or contradict each other. */
export function estimateRemarks(body: EmissionsBody, ports?: PortTable): WarningItem[] {
  return [
    ...unusedFields(body, ports),
    ...carbonYearRemark(body),
    ...likenessRemark(body),
    ...capacityRemark(body),
  ]
}

/** Says which capacity was assumed for a ship that is stated by another measure. */
function capacityRemark({ vessel }: EmissionsBody): WarningItem[] {
  const meant = vessel && capacityMeant(vessel)
  if (!meant) return []
  const detail = `The capacity of the ship is not given and follows from its size: ${meant.because}.`
  return [{ code: 'vessel_size_assumed', pointer: '#/vessel', detail }]
}

/** Says what stands for a ship that is not modelled. */
function likenessRemark({ vessel }: EmissionsBody): WarningItem[] {
  const detail = vessel && likeness(vessel.type, 'cargo')
  return detail ? [{ code: 'vessel_likened', pointer: '#/vessel/type', detail }] : []
}

/**
 * Warns of costs for another year than that of the departure. Only a warning: a caller may want to
 * compare years.
 */
function carbonYearRemark({ route, carbon }: EmissionsBody): WarningItem[] {
  const departure = departureOf({ route })?.slice(0, 4)
  if (departure === undefined || carbon?.year === undefined) return []
  if (carbon.year === Number(departure)) return []
  const detail = `The costs follow the laws of ${carbon.year}, but depart_at is in ${departure}.`
  const values = { year: carbon.year, departed: Number(departure) }
  return [{ code: 'carbon_year_differs', pointer: '#/carbon/year', detail, values }]
}

/** Warns of fields that have no effect beside a port, a distance or another field. */
function unusedFields({ route }: EmissionsBody, ports?: PortTable): WarningItem[] {
  const ofPlaces = unusedPlaceFields(route, ports, '#/route')
  if (route.distance_km === undefined) return [...contradictionsOf(route, '#/route'), ...ofPlaces]
  const beside = ROUTED_FIELDS.filter((name) => route[name] !== undefined).map((name) => ({
    code: 'not_used',
    pointer: `#/route/${name}`,
    detail: `route.${name} has no effect on a given distance.`,
  }))
  return [...ofPlaces, ...beside]
}

/**
 * Warns of fields that have no effect or contradict each other. These warnings belong to the request
 * and are never cached.
 */
export function remarksOf(body: ConditionsBody, ports?: PortTable): WarningItem[] {
  return [...contradictionsOf(body), ...unusedPlaceFields(body, ports), ...shipRemarks(body)]
}

/** Passages that a request both opens and closes. */
function contradictionsOf(body: RequestedOptions, base = '#'): WarningItem[] {
  const opensSome = body.allow !== undefined || PASSAGE_FLAGS.some((id) => body[id] === true)
  if (!opensSome) return []
  return contradictions(readConstraints(body, base)).map(({ code, passage }) => {
    const isFlag = PASSAGE_FLAGS.some((id) => id === passage)
    const opening = isFlag ? `${passage}: true` : 'allow'
    const pointer = isFlag ? `${base}/${passage}` : `${base}/allow`
    return {
      code,
      pointer,
      detail: `${passage} is closed: avoid takes precedence over ${opening}.`,
    }
  })
}

function conditionsOf(body: ConditionsBody, today: string) {
  const departureMs =
    body.depart_at === undefined ? undefined : readMoment(body.depart_at, '#/depart_at')
  return {
    vessel: vesselOf(body),
    constraints: readConstraints(body),
    date: departureMs === undefined ? today : utcDay(departureMs),
    departureMs,
    speedKmh: speedOf(body, '#'),
    resolutionKm: body.resolution_km,
  }
}

/** Reads a speed in either unit, as km/h. @throws Problem validation_failed if both are given */
function speedOf(
  { speed_kmh, speed_kn }: Pick<ConditionsBody, 'speed_kmh' | 'speed_kn'>,
  base: string,
): number | undefined {
  if (speed_kn === undefined) return speed_kmh
  if (speed_kmh === undefined) return kmhOf(speed_kn)
  const detail = 'give either speed_kmh or speed_kn'
  throw validationFailed([{ pointer: `${base}/speed_kn`, code: 'not_allowed', detail }])
}

/**
 * A passage is closed by its name or by a flag that is false, and opened by its name or by a flag that
 * is true.
 */
function readConstraints(body: RequestedOptions, base = '#'): Constraints {
  const { avoid = [], allow = [] } = body
  const flagged = (value: boolean) => PASSAGE_FLAGS.filter((id) => body[id] === value)
  const areas = avoid.map(areaGroupOf)
  const passages = avoid.filter((_, at) => areas[at] === undefined) as PassageId[]
  return {
    closed: [...passages, ...flagged(false)],
    opened: [...flagged(true), ...allow],
    avoid: areas.filter((group): group is AreaGroup => group !== undefined),
    polygons: readAvoidAreas(body.avoid_areas ?? [], `${base}/avoid_areas`),
    depth: body.depth ?? 'warn',
    southLimit: body.south_limit,
  }
}

type ShipBody = Pick<ConditionsBody, 'vessel' | 'cargo'>

/** @throws Problem validation_failed if neither the ship nor its cargo says its type */
function vesselOf(body: ShipBody): Vessel | undefined {
  const type = shipTypeOf(body)
  const { vessel = {} } = body
  if (type === undefined) return undefined
  const size = assumedSizeOf(body)
  // The schema has checked the name.
  return vesselCalled(type, {
    sizeClass: vessel.size_class ?? size?.shipClass.name,
    loaM: vessel.loa_m ?? size?.hull?.loaM,
    beamM: vessel.beam_m ?? size?.hull?.beamM,
    draughtM: vessel.draft_m ?? size?.hull?.draughtM,
    fuelTonnesPerDay: vessel.fuel_tonnes_per_day,
    fuelType: vessel.fuel_type,
    fuels: readVesselFuels(vessel.fuels),
  })!
}

/** The type that the request names, or a container ship for a capacity in TEU or cargo in containers. */
function shipTypeOf({ vessel, cargo }: ShipBody): string | undefined {
  if (vessel?.type !== undefined) return vessel.type
  const containers = isInContainers(
    cargo && { teu: cargo.teu, containerType: cargo.container_type },
  )
  if (containers || vessel?.capacity_teu !== undefined) return 'container'
  // An IMO number says nothing of a ship's size: files have one in every row.
  if (vessel === undefined || Object.keys(vessel).every((name) => name === 'imo')) return undefined
  const pointer = '#/vessel/type'
  throw validationFailed([{ pointer, code: 'required', detail: 'is required' }])
}

/** The class by capacity or tonnage; undefined beside a class, by its own name or that of the ship. */
function assumedSizeOf(body: ShipBody): AssumedSize | undefined {
  const { vessel } = body
  const meant = shipOfVoyage(shipTypeOf(body) ?? '')
  if (!vessel || !meant || vessel.size_class !== undefined || meant.sizeClass !== undefined) return
  return sizeClassOf(meant.type, {
    capacityTeu: vessel.capacity_teu,
    deadweightTonnes: vessel.deadweight_tonnes,
    grossTonnage: vessel.gross_tonnage,
  })
}

/** Fields of a vessel that say its size, or that it has no use for. */
const SIZE_FIELDS = ['capacity_teu', 'deadweight_tonnes', 'gross_tonnage'] as const

/** Says what was assumed of the ship, and which of its fields have no effect. */
function shipRemarks(body: ShipBody): WarningItem[] {
  const { vessel } = body
  const size = assumedSizeOf(body)
  const remarks: WarningItem[] = []
  if (vessel?.type === undefined && shipTypeOf(body) !== undefined) {
    const why = vessel?.capacity_teu === undefined ? 'cargo in containers' : 'a capacity in TEU'
    const detail = `No type of vessel is given: a container ship is assumed, because of ${why}.`
    remarks.push({ code: 'vessel_assumed', pointer: '#/vessel', detail })
  }
  const container = body.cargo?.container_type
  if (container !== undefined && readContainerType(container) === null) {
    const detail = 'The container type is neither an ISO 6346 code nor a known word.'
    remarks.push({ code: 'unknown_container_type', pointer: '#/cargo/container_type', detail })
  }
  if (size !== undefined) {
    remarks.push({
      code: 'vessel_size_assumed',
      pointer: '#/vessel',
      detail: assumedSizeInWords(size),
    })
  }
  const unused = (name: string, why: string) =>
    remarks.push({ code: 'not_used', pointer: `#/vessel/${name}`, detail: `vessel.${name} ${why}` })
  if (vessel?.imo !== undefined) {
    unused(
      'imo',
      'has no effect on a route, because no register of ships is at hand: give its size.',
    )
  }
  const given = SIZE_FIELDS.filter((name) => vessel?.[name] !== undefined)
  if (size === undefined) {
    for (const name of given)
      unused(name, 'has no effect beside the size class or the kind of ship.')
  }
  return remarks
}

interface PlaceOptions {
  readonly accept_suggestions?: boolean
}

/** Reads a place in any form. A name that consists of degrees is a position. */
export function placeOf(
  place: LocationBody,
  { accept_suggestions: acceptSuggestions }: PlaceOptions = {},
): Place {
  const { coordinates, port_id, unlocode, name, country, lat, lon } = place
  if (coordinates !== undefined) return { position: coordinates }
  if (port_id !== undefined) return { portId: port_id }
  if (unlocode !== undefined) return { unlocode }
  if (name === undefined) return { position: [lon!, lat!] }
  const position = country === undefined ? (parsePosition(name) ?? parseLatLon(name)) : null
  if (position) return { position }
  return {
    name,
    ...(country !== undefined && { country }),
    ...(acceptSuggestions && { acceptSuggestions }),
  }
}

/** Reads a place, or a passage to sail through. */
function placeOrPassage({ passage, ...place }: ViaBody, options: PlaceOptions): Stop['place'] {
  const { coordinates, port_id } = place
  const isPassage = passage !== undefined && coordinates === undefined && port_id === undefined
  return isPassage ? { passage } : placeOf(place, options)
}
