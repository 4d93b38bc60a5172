import { densify } from '../geo/densify.js'
import type { SeaRoute } from '../routing/types.js'
import { lineGeometry } from '../service/planning/line-geometry.js'
import { nauticalMiles, roundHours, roundKm } from '../service/planning/numbers.js'
import { speedOf } from '../service/planning/speed.js'
import type { Calculated } from './calculate.js'
import type { Sea } from './sea.js'

/** GeoJSON joins positions by straight strokes: great-circle legs need points between. */
const STEP_KM = 50

/** The route and its alternatives as a FeatureCollection (RFC 7946), lines cut at ±180°. */
export function geojsonOf({ body, route, alternatives }: Calculated, { router }: Sea): string {
  const { speedKmh } = speedOf(body)
  const feature = (line: SeaRoute, rank: number) => ({
    type: 'Feature',
    geometry: lineGeometry(densify(line.positions, STEP_KM), 'split'),
    properties: {
      rank,
      distance_km: roundKm(line.distanceKm),
      distance_nm: nauticalMiles(line.distanceKm),
      duration_hours: roundHours(line.distanceKm / speedKmh),
      speed_kmh: speedKmh,
      resolution_km: body.resolution_km,
      passages: line.passages.map(({ id }) => id),
      data_version: router.dataVersion,
    },
  })
  const features = [route, ...alternatives].map(feature)
  return JSON.stringify({ type: 'FeatureCollection', features }, null, 1)
}
