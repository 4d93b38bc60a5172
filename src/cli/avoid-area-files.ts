import { InvalidArgumentError } from 'commander'
import type { AvoidAreaBody } from '../api/schemas/avoid-area.js'
import { AVOID_MODES } from '../routing/request.js'
import { readFileAs } from './read-fault.js'

type Json = Readonly<Record<string, unknown>>

/**
 * Reads the polygons of a GeoJSON file, which contains a geometry, a feature, or a collection of
 * either. The properties of a feature may have `mode` and `name`. The option can be given several
 * times.
 */
export function readAvoidAreaFile(
  path: string,
  before: readonly AvoidAreaBody[] = [],
): AvoidAreaBody[] {
  const json = readFileAs(path, JSON.parse, InvalidArgumentError)
  const areas = areasOf(Object(json), {}, path)
  if (areas.length === 0) throw new InvalidArgumentError(`${path} contains no polygon.`)
  return [...before, ...areas]
}

function areasOf(json: Json, properties: Json, path: string): AvoidAreaBody[] {
  const inner = (value: unknown, of = properties) => areasOf(Object(value), of, path)
  const { type, coordinates } = json
  switch (type) {
    case 'FeatureCollection':
      return (json['features'] as readonly unknown[]).flatMap((feature) => inner(feature))
    case 'Feature':
      return inner(json['geometry'], Object(json['properties'] ?? {}))
    case 'GeometryCollection':
      return (json['geometries'] as readonly unknown[]).flatMap((geometry) => inner(geometry))
    case 'MultiPolygon':
      return (coordinates as AvoidAreaBody['coordinates'][]).flatMap((rings) =>
        inner({ type: 'Polygon', coordinates: rings }),
      )
    case 'Polygon':
      return [{ type, coordinates: flat(coordinates), ...namedBy(properties, path) }]
    default:
      throw new InvalidArgumentError(`${path} contains ${JSON.stringify(type)}: give polygons.`)
  }
}

/** The positions without heights. */
function flat(rings: unknown): NonNullable<AvoidAreaBody['coordinates']> {
  return (rings as number[][][]).map((ring) => ring.map(([lon, lat]) => [lon!, lat!]))
}

function namedBy({ mode, name }: Json, path: string): Pick<AvoidAreaBody, 'mode' | 'name'> {
  const known = AVOID_MODES.find((other) => other === mode)
  if (mode !== undefined && known === undefined) {
    throw new InvalidArgumentError(`${path}: mode is one of ${AVOID_MODES.join(', ')}.`)
  }
  return { ...(known && { mode: known }), ...(typeof name === 'string' && { name }) }
}
