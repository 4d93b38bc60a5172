import type {
  AreaList,
  ListedPassage,
  PassageList,
  PortDetails,
  PortList,
} from '../client/schema.js'
import type { Position } from '../engine/geo/position.js'
import { csvLine } from './csv.js'
import { pointFeature, type RouteFeature } from './geojson.js'
import { drawnParts } from './route-line.js'

/** A feature with the id that the service knows it by. */
export type ListedFeature = Omit<RouteFeature, 'geometry'> & {
  readonly id: number | string
  readonly geometry:
    | RouteFeature['geometry']
    | {
        readonly type: 'MultiPolygon'
        readonly coordinates: readonly (readonly (readonly Position[])[])[]
      }
}
export interface ListedFeatures {
  readonly type: 'FeatureCollection'
  readonly features: readonly ListedFeature[]
}

/** The columns of a port in the order of a table. */
function cellsOf(port: PortDetails) {
  const { id, name, country, country_code, unlocode, coordinates, slug, main_port_id, size } = port
  return {
    port_id: id,
    unlocode,
    name,
    country,
    country_code,
    latitude: coordinates[1],
    longitude: coordinates[0],
    slug,
    alternate_names: port.alternate_names.join('; '),
    main_port_id,
    size,
    channel_depth_m: port.channel_depth_m,
    pier_depth_m: port.pier_depth_m,
    anchorage_depth_m: port.anchorage_depth_m,
    oil_terminal_depth_m: port.oil_terminal_depth_m,
    max_length_m: port.max_length_m,
    max_draught_m: port.max_draught_m,
  }
}

/** An answer of /v1/ports as GeoJSON: a point for each port. */
export function portsGeojson({ ports }: PortList): ListedFeatures {
  const features = ports.map((port) => {
    const { latitude: _, longitude: __, ...properties } = cellsOf(port)
    return { id: port.id, ...pointFeature(port.coordinates, properties) }
  })
  return { type: 'FeatureCollection', features }
}

/** An answer of /v1/ports as CSV: a row for each port. */
export function portsCsv({ ports }: PortList): string {
  const rows = ports.map(cellsOf)
  const head = Object.keys(rows[0] ?? {})
  return [head, ...rows.map(Object.values<string | number | null>)]
    .map((cells) => `${csvLine(cells)}\n`)
    .join('')
}

/**
 * An answer of /v1/passages as GeoJSON: the lines along each passage, as maps draw them.
 * @param linesOf the lines of a passage, which the answer does not have
 */
export function passagesGeojson(
  { passages }: PassageList,
  linesOf: (id: ListedPassage['id']) => readonly (readonly Position[])[],
): ListedFeatures {
  const features = passages.map(
    ({ id, name, kind, closed_by_default, closed_because }): ListedFeature => ({
      type: 'Feature',
      id,
      geometry: {
        type: 'MultiLineString',
        coordinates: linesOf(id).flatMap((line) =>
          drawnParts({ type: 'LineString', coordinates: [...line] as [number, number][] }),
        ),
      },
      properties: {
        passage: id,
        name,
        kind,
        closed_by_default: closed_by_default ? 'yes' : 'no',
        closed_because,
      },
    }),
  )
  return { type: 'FeatureCollection', features }
}

/**
 * An answer of /v1/areas as GeoJSON: the outline of each area, with edges that are straight in longitude and latitude.
 * @param outlinesOf the rings of an area, not closed, which the answer does not have
 */
export function areasGeojson(
  { areas }: AreaList,
  outlinesOf: (id: string) => readonly (readonly Position[])[],
): ListedFeatures {
  const features = areas.map(({ id, approximate, ...facts }): ListedFeature => {
    const coordinates = outlinesOf(id).map((outline) => [counterclockwise(outline)])
    const properties = { area: id, ...facts, approximate: approximate ? 'yes' : 'no' }
    return { type: 'Feature', id, geometry: { type: 'MultiPolygon', coordinates }, properties }
  })
  return { type: 'FeatureCollection', features }
}

/** A closed ring in the direction of outer rings (RFC 7946, 3.1.6). */
function counterclockwise(outline: readonly Position[]): Position[] {
  const closed = [...outline, outline[0]!]
  const doubleArea = closed.slice(1).reduce((sum, [lon, lat], at) => {
    const [lastLon, lastLat] = closed[at]!
    return sum + lastLon * lat - lon * lastLat
  }, 0)
  return doubleArea < 0 ? closed.reverse() : closed
}
