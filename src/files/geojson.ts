import type { AlternativeRoute, Route, RouteEnd } from '../client/schema.js'
import type { Position } from '../engine/geo/position.js'
import { lineEmissions } from './line-emissions.js'
import { drawnParts, endName, routeName } from './route-line.js'

/** Positions are `[longitude, latitude]`; longitudes are from -180 to 180. */
export type RouteGeometryJson =
  | { readonly type: 'LineString'; readonly coordinates: readonly Position[] }
  | { readonly type: 'MultiLineString'; readonly coordinates: readonly (readonly Position[])[] }
  | { readonly type: 'Point'; readonly coordinates: Position }

/** A line, end or port of a route (RFC 7946). */
export interface RouteFeature {
  readonly type: 'Feature'
  readonly geometry: RouteGeometryJson
  /** See docs/exchange-files.md. */
  readonly properties: Readonly<Record<string, string | number | null>>
}

/** All features of a route or voyage. */
export interface RouteFeatures {
  readonly type: 'FeatureCollection'
  readonly features: readonly RouteFeature[]
}

/**
 * An answer of /calculate-route as GeoJSON (RFC 7946): the line, its alternatives, both ends, and the
 * ports along the route. Lines are cut at ±180°.
 */
export function routeGeojson(route: Route): RouteFeatures {
  return {
    type: 'FeatureCollection',
    features: [
      ...routeLines(route),
      endFeature('origin', route.origin),
      endFeature('destination', route.destination),
      ...(route.ports ?? []).map(portFeature),
    ],
  }
}

/** The line of a route and the lines of its alternatives. @param more additional properties of each */
export function routeLines(route: Route, more: RouteFeature['properties'] = {}): RouteFeature[] {
  return [route, ...route.alternatives].map((line, rank) => lineFeature(line, rank, route, more))
}

/** The line of an answer as maps draw it, cut at ±180°. */
export function drawnGeometry(geometry: Route['geometry']): RouteGeometryJson {
  const parts = drawnParts(geometry)
  return parts.length === 1
    ? { type: 'LineString', coordinates: parts[0]! }
    : { type: 'MultiLineString', coordinates: parts }
}

function lineFeature(
  line: Route | AlternativeRoute,
  rank: number,
  route: Route,
  more: RouteFeature['properties'],
): RouteFeature {
  return {
    type: 'Feature',
    geometry: drawnGeometry(line.geometry),
    properties: {
      ...more,
      kind: rank === 0 ? 'route' : 'alternative',
      rank,
      name: routeName(route),
      distance_km: line.distance_km,
      distance_nm: line.distance_nm,
      duration_hours: line.duration_hours,
      speed_kmh: route.speed_kmh,
      resolution_km: route.resolution_km,
      // Text, because FlatGeobuf and Shapefile have no lists.
      passages: line.passages.map(({ id }) => id).join(' '),
      ...lineEmissions(route, rank),
      data_version: route.data_version,
    },
  }
}

function endFeature(kind: 'origin' | 'destination', end: RouteEnd): RouteFeature {
  return pointFeature(end.snapped.coordinates, {
    kind,
    name: endName(end),
    port_id: end.port?.id ?? null,
    unlocode: end.port?.unlocode ?? null,
    snapped_km: end.snapped.distance_km,
  })
}

function portFeature(port: NonNullable<Route['ports']>[number]): RouteFeature {
  return pointFeature(port.coordinates, {
    kind: 'port',
    name: port.name,
    port_id: port.id,
    unlocode: port.unlocode,
    distance_from_origin_km: port.distance_from_origin_km,
    off_route_km: port.off_route_km,
  })
}

/** A point with properties as a GeoJSON feature. */
export function pointFeature(
  coordinates: Position,
  properties: RouteFeature['properties'],
): RouteFeature {
  return { type: 'Feature', geometry: { type: 'Point', coordinates }, properties }
}
