import type { Static } from 'typebox'
import {
  AVOID_MODES,
  MAX_AVOID_POLYGONS,
  MAX_POLYGON_VERTICES,
} from '../../engine/routing/request.js'
import { MAX_PENALISED_VERTICES } from '../../planning/voyage/voyage.js'
import { nullable, oneOfTexts } from './common.js'
import { array, number, object, optional, string, Type, text } from './type.js'

/** A ring ends with its first vertex. The limit on vertices also limits the number of rings. */
const MAX_RING = MAX_POLYGON_VERTICES + 1
const MAX_RINGS = Math.floor(MAX_POLYGON_VERTICES / 3)

/** Longitudes may continue past ±180, for an outline that crosses the antimeridian. */
export const Vertex = Type.Tuple([
  Type.Number({ minimum: -360, maximum: 360, title: 'longitude' }),
  Type.Number({ minimum: -90, maximum: 90, title: 'latitude' }),
])

export const AvoidArea = Type.Object(
  {
    type: optional(oneOfTexts(['Polygon'])),
    coordinates: optional(
      array(array(Vertex, { maxItems: MAX_RING }), {
        maxItems: MAX_RINGS,
        description:
          'Rings of a GeoJSON polygon: the outline, then holes. Edges are straight in longitude and latitude. A ring that does not end where it begins is closed automatically',
      }),
    ),
    bbox: optional(
      array(Type.Number({ minimum: -360, maximum: 360 }), {
        minItems: 4,
        maxItems: 4,
        description: '[west, south, east, north]; west may exceed east across the antimeridian',
      }),
    ),
    mode: optional(
      oneOfTexts(AVOID_MODES, {
        default: 'forbid',
        description: 'forbid: no route enters. penalise: each kilometre inside counts as ten',
      }),
    ),
    name: text('Returned unchanged in the response'),
  },
  {
    title: 'AvoidArea',
    description: `A GeoJSON polygon of at most ${MAX_POLYGON_VERTICES} vertices (type with coordinates), or a box (bbox)`,
    oneOf: [
      { required: ['type', 'coordinates'], not: { required: ['bbox'] } },
      {
        required: ['bbox'],
        not: { anyOf: [{ required: ['type'] }, { required: ['coordinates'] }] },
      },
    ],
  },
)

export type AvoidAreaBody = Static<typeof AvoidArea>

export const AvoidAreas = array(AvoidArea, {
  maxItems: MAX_AVOID_POLYGONS,
  description: `Your own areas to avoid: war risk, ice, wind farms. Also a GeoJSON MultiPolygon, Feature (mode and name in its properties) or FeatureCollection: each of its polygons counts as an area, and may cross 180° in one piece or as the two of RFC 7946. Penalised areas have at most ${MAX_PENALISED_VERTICES} vertices in total`,
})

const named = { name: nullable(string()), mode: oneOfTexts(AVOID_MODES) }

/** An area as an answer repeats it among the options. */
export const RequestedAvoidArea = object('RequestedAvoidArea', { ...named, bbox: array(number()) })

/** An area and how the route is affected by it. */
export const AvoidedArea = object('AvoidedArea', {
  ...named,
  distance_km: number('Route length inside the area'),
})
