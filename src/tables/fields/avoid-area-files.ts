import { InvalidArgumentError } from 'commander'
import type { AvoidAreaBody } from '../../contract/schemas/avoid-area.js'
import { polygonsOf } from '../../contract/validation/geojson-areas.js'
import { AVOID_MODES } from '../../engine/routing/request.js'
import { readFileAs } from '../text/read-fault.js'

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
  const areas = polygonsOf(json).map((area) => checked(area, path))
  return [...before, ...areas]
}

function checked(area: unknown, path: string): AvoidAreaBody {
  const { type, coordinates, mode, name } = Object(area) as Record<string, unknown>
  if (type !== 'Polygon' || !Array.isArray(coordinates)) {
    const got = type === undefined ? 'no polygon' : JSON.stringify(type)
    throw new InvalidArgumentError(`${path} contains ${got}: give polygons.`)
  }
  const known = AVOID_MODES.find((other) => other === mode)
  if (mode !== undefined && known === undefined) {
    throw new InvalidArgumentError(`${path}: mode is one of ${AVOID_MODES.join(', ')}.`)
  }
  const named = { ...(known && { mode: known }), ...(typeof name === 'string' && { name }) }
  return { type, coordinates: coordinates as NonNullable<AvoidAreaBody['coordinates']>, ...named }
}
