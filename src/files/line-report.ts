import type { AvoidArea, Route, RouteRequest, VoyageRequest } from '../client/schema.js'
import { drawnGeometry } from './geojson.js'

/** What a user says of a line. */
export interface LineReportDetails {
  /** What is wrong, in the user's words. */
  readonly what: string
  readonly request: RouteRequest | VoyageRequest
  /** Of Fairway. */
  readonly version: string
  /** Address that shows the plan. */
  readonly link: string
}

/**
 * A report of a wrong line, to be sent to whoever can correct it: GeoJSON with the line, and the areas that
 * its request avoids as proposals. The same file is an overlay, which leaves the line out: docs/wrong-route.md.
 */
export function lineReport(route: Route, { what, request, version, link }: LineReportDetails) {
  const { distance_nm, resolution_km, data_version, calculated_at } = route
  const line = {
    type: 'Feature',
    geometry: drawnGeometry(route.geometry),
    properties: {
      report: what,
      path: 'stops' in request ? '/v1/voyages' : '/calculate-route',
      request,
      distance_nm,
      passages: route.passages.map(({ id }) => id).join(' '),
      resolution_km,
      data_version,
      software_version: version,
      calculated_at,
      link,
    },
  }
  return {
    type: 'FeatureCollection',
    features: [line, ...(request.avoid_areas ?? []).map(proposal)],
  }
}

function proposal({ name, mode, bbox, coordinates }: AvoidArea) {
  return {
    type: 'Feature',
    geometry: { type: 'Polygon', coordinates: coordinates ?? [boxRing(bbox!)] },
    properties: { name: name ?? 'Proposal', mode: mode ?? 'forbid' },
  }
}

function boxRing([west, south, given, north]: readonly number[]) {
  const east = given! < west! ? given! + 360 : given!
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
}
