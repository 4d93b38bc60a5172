import type { RouteAnswerBody, RouteCoreBody } from '../../api/schemas/route-answer.js'
import type { RouteEmissionsBody } from '../../api/schemas/route-emissions.js'
import type { RouteBody, VoyageBody } from '../../api/schemas/route-request.js'
import type { WarningItem } from '../../api/warning.js'
import { boundingBox, crossesAntimeridian } from '../../geo/antimeridian.js'
import { densify } from '../../geo/densify.js'
import type { Port } from '../../ports/port.js'
import { pickWaypoints, type WaypointStrategy } from '../../routing/path/waypoints.js'
import type { Closures } from '../../routing/restrictions.js'
import type { SeaRoute, SnappedEnd } from '../../routing/types.js'
import type { Engine } from './engine.js'
import { lineGeometry, roundDegrees, roundedPlace } from './line-geometry.js'
import { nauticalMiles, roundHours, roundKm } from './numbers.js'
import { portBody } from './port-body.js'
import { isDefaultCalculation, resolutionOf } from './route-request.js'
import { routeSlug } from './route-slug.js'
import { speedOf } from './speed.js'

const PORTS_WITHIN_KM = 25
const MAX_PORTS = 50
/** Great-circle legs reach nearer to the pole than their ends; points this close show it. */
const BOX_STEP_KM = 100

export interface CalculatedCore {
  readonly body: RouteBody
  readonly route: SeaRoute
  readonly alternatives: readonly SeaRoute[]
  readonly closures: Closures
  /** Null or absent where there is none. */
  readonly emissions?: RouteEmissionsBody | null
}

export interface CalculatedRoute extends CalculatedCore {
  readonly id: string
  readonly warnings: readonly WarningItem[]
  readonly calculatedAt: string
}

/** The answer of /calculate-route to its first caller, in the order in which people read it. */
export function routeAnswer(calculated: CalculatedRoute, engine: Engine): RouteAnswerBody {
  return {
    id: calculated.id,
    ...routeCore(calculated, engine),
    cached: false,
    warnings: [...calculated.warnings],
    data_version: engine.router.dataVersion,
    calculated_at: calculated.calculatedAt,
  }
}

/** What the request, the sea data and the day make of the answer. */
export function routeCore(calculated: CalculatedCore, engine: Engine): RouteCoreBody {
  const { body, route, closures } = calculated
  const { speedKmh, source } = speedOf(body)
  const style = body.antimeridian ?? 'unwrap'
  return {
    origin: endBody(route.origin, engine),
    destination: endBody(route.destination, engine),
    ...lengthBody(route, speedKmh),
    great_circle_km: roundKm(route.greatCircleKm),
    speed_kmh: speedKmh,
    speed_source: source,
    resolution_km: resolutionOf(body),
    options: optionsBody(body, closures),
    geometry: lineGeometry(route.positions, style),
    bbox: boundingBox(densify(route.positions, BOX_STEP_KM)).map(roundDegrees),
    crosses_antimeridian: crossesAntimeridian(route.positions),
    waypoint_strategy: waypointStrategyOf(body),
    waypoints: waypointsBody(body, route, speedKmh, engine),
    passages: passagesBody(route),
    eca: emissionControlBody(route),
    ...(body.include_ports === true ? { ports: portsBody(route, engine) } : {}),
    alternatives: calculated.alternatives.map((other) => ({
      ...lengthBody(other, speedKmh),
      passages: passagesBody(other),
      geometry: lineGeometry(other.positions, style),
    })),
    emissions: calculated.emissions ?? null,
    slug: slugOf(body, route, engine),
  }
}

export function endBody(end: SnappedEnd, { ports }: Engine): RouteCoreBody['origin'] {
  const port = end.portId === null ? undefined : ports.byId(end.portId)
  return {
    port: port === undefined ? null : portBody(port),
    requested: end.requested === null ? null : [...end.requested],
    snapped: {
      coordinates: [...roundedPlace(end.snapped)],
      distance_km: roundKm(end.distanceKm),
    },
  }
}

export function lengthBody({ distanceKm }: SeaRoute, speedKmh: number) {
  return {
    distance_km: roundKm(distanceKm),
    distance_nm: nauticalMiles(distanceKm),
    duration_hours: roundHours(distanceKm / speedKmh),
  }
}

/** What the caller asked for, then what closed beside it. A flag is false when `avoid` says so. */
export function optionsBody(body: VoyageBody, closures: Closures): RouteCoreBody['options'] {
  const avoid = body.avoid ?? []
  const open = (id: 'suez' | 'panama' | 'gibraltar' | 'kiel') =>
    body[id] !== false && !avoid.includes(id)
  return {
    suez: open('suez'),
    panama: open('panama'),
    gibraltar: open('gibraltar'),
    kiel: open('kiel'),
    avoid,
    allow: body.allow ?? [],
    closed_by_vessel: [...closures.closedByVessel],
    closed_by_default: [...closures.closedByDefault],
  }
}

function waypointsBody(
  body: RouteBody,
  route: SeaRoute,
  speedKmh: number,
  { legIsClear }: Engine,
): RouteCoreBody['waypoints'] {
  const resolutionKm = resolutionOf(body)
  const picked = pickWaypoints(route, {
    strategy: waypointStrategyOf(body),
    count: body.waypoint_count,
    resolutionKm,
    legIsClear: legIsClear && ((from, to) => legIsClear(resolutionKm, from, to)),
  })
  return picked.map(({ index, position, distanceFromOriginKm, legKm, bearingDeg }) => ({
    index,
    coordinates: [...roundedPlace(position)],
    distance_from_origin_km: roundKm(distanceFromOriginKm),
    elapsed_hours: roundHours(distanceFromOriginKm / speedKmh),
    leg_km: legKm === null ? null : roundKm(legKm),
    bearing_deg: bearingDeg === null ? null : Math.round(bearingDeg * 10) / 10,
  }))
}

function waypointStrategyOf(body: RouteBody): WaypointStrategy {
  return body.waypoint_strategy ?? (body.waypoint_count === undefined ? 'simplify' : 'count')
}

export function passagesBody({ passages }: SeaRoute): RouteCoreBody['passages'] {
  return passages.map(({ id, name, entryKm, exitKm }) => ({
    id,
    name,
    entry_km: roundKm(entryKm),
    exit_km: roundKm(exitKm),
  }))
}

function emissionControlBody({ areas, areaKm }: SeaRoute): RouteCoreBody['eca'] {
  const inForce = areas.filter(({ group }) => group === 'eca')
  const km = areaKm.eca
  return {
    distance_km: roundKm(km),
    distance_nm: nauticalMiles(km),
    zones: inForce.map(({ id, name, distanceKm }) => ({
      id,
      name,
      distance_km: roundKm(distanceKm),
    })),
  }
}

/** Ports beside the line, without the two that it joins. */
function portsBody(route: SeaRoute, { ports }: Engine): NonNullable<RouteCoreBody['ports']> {
  const ends = [route.origin.portId, route.destination.portId].filter((id) => id !== null)
  const near = ports.along(route.positions, route.distancesKm, {
    withinKm: PORTS_WITHIN_KM,
    limit: MAX_PORTS,
    exclude: ends,
  })
  return near.map(({ port, distanceFromOriginKm, offRouteKm }) => ({
    id: port.id,
    name: port.name,
    unlocode: port.unlocode,
    coordinates: [...port.position],
    distance_from_origin_km: roundKm(distanceFromOriginKm),
    off_route_km: roundKm(offRouteKm),
  }))
}

function slugOf(body: RouteBody, route: SeaRoute, { ports }: Engine): string | null {
  if (!isDefaultCalculation(body)) return null
  const [origin, destination] = [route.origin, route.destination].map((end): Port | undefined =>
    end.portId === null ? undefined : ports.byId(end.portId),
  )
  if (origin === undefined || destination === undefined || origin === destination) return null
  return routeSlug(origin, destination)
}
