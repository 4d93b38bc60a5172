import { isRecord } from './json-schema.js'

/**
 * The polygons of a GeoJSON value, each as an area of its own, without heights: of a MultiPolygon, a
 * GeometryCollection, a Feature (its properties may have `mode` and `name`) or a FeatureCollection.
 * Anything else stays as it is, for the checks to reject.
 */
export function polygonsOf(value: unknown): readonly unknown[] {
  if (!isRecord(value)) return [value]
  const { type, coordinates, mode, name } = value
  const named = { ...(mode !== undefined && { mode }), ...(name !== undefined && { name }) }
  const each = (list: unknown, area: (one: unknown) => readonly unknown[]) =>
    Array.isArray(list) && list.length > 0 ? list.flatMap(area) : [value]
  switch (type) {
    case 'Polygon':
      return [{ ...value, coordinates: flat(coordinates) }]
    case 'MultiPolygon':
      return each(coordinates, (rings) => [{ type: 'Polygon', coordinates: flat(rings), ...named }])
    case 'GeometryCollection':
      return each(value['geometries'], (one) => polygonsOf(withNames(one, named)))
    case 'Feature':
      return isRecord(value['geometry'])
        ? polygonsOf(withNames(value['geometry'], value['properties']))
        : [value]
    case 'FeatureCollection':
      return each(value['features'], polygonsOf)
    default:
      return [value]
  }
}

/** A geometry with the mode and the name of its feature. */
function withNames(geometry: unknown, names: unknown): unknown {
  if (!isRecord(geometry)) return geometry
  const { mode, name } = isRecord(names) ? names : {}
  const { bbox: _extent, ...rest } = geometry
  const isText = typeof name === 'string'
  return { ...rest, ...(mode != null && { mode }), ...(isText && { name }) }
}

/** The positions of rings without heights. */
function flat(rings: unknown): unknown {
  if (!Array.isArray(rings)) return rings
  return rings.map((ring) => (Array.isArray(ring) ? ring.map(flatPosition) : ring))
}

function flatPosition(position: unknown): unknown {
  const hasHeight = Array.isArray(position) && position.length === 3
  return hasHeight ? position.slice(0, 2) : position
}
