import { readFileSync } from 'node:fs'
import { API_AREAS } from '../src/api/areas.js'
import { ANTIMERIDIAN_STYLES } from '../src/api/line-geometry.js'
import { PASSAGE_FLAGS } from '../src/api/passage-flags.js'
import { MAX_AVOIDING_CELLS, MAX_CELLS } from '../src/api/schemas/matrix.js'
import { METHODS } from '../src/emissions/methods/registry.js'
import { BOUNDARIES, CONSUMED_FUELS, DISTANCE_TYPES } from '../src/emissions/request.js'
import { DEFAULT_KNOTS, KNOTS_BY_VESSEL_TYPE, VESSEL_TYPES } from '../src/emissions/vessel-types.js'
import { PORTS_WITHIN_KM } from '../src/planning/ports-beside.js'
import { SPEED_RANGE_KMH } from '../src/planning/speed.js'
import { VESSEL_MAXIMA, VOYAGE_FUELS, VOYAGE_VESSEL_TYPES } from '../src/planning/vessel.js'
import { MAX_ALTERNATIVES } from '../src/planning/voyage.js'
import { WAYPOINT_STRATEGIES } from '../src/routing/path/waypoints.js'
import {
  CLOSED_BY_DEFAULT,
  DEFAULT_RESOLUTION_KM,
  PASSAGES,
  RESOLUTIONS,
} from '../src/routing/request.js'
import { VESSELS_FILE } from '../src/sea/files.js'

/** What a program that calls the service may want to offer, with what it is. */
const CONSTANTS: readonly (readonly [name: string, description: string, value: unknown])[] = [
  ['PASSAGES', 'Passages that `avoid` can close.', PASSAGES],
  ['AVOIDABLE_AREAS', 'Areas that `avoid` can name.', API_AREAS],
  ['PASSAGE_FLAGS', 'Passages with a field of their own.', PASSAGE_FLAGS],
  ['CLOSED_BY_DEFAULT', 'Passages that `allow` can open.', CLOSED_BY_DEFAULT],
  ['RESOLUTIONS_KM', 'Values of `resolution_km`.', RESOLUTIONS],
  ['DEFAULT_RESOLUTION_KM', 'That of a request without one.', DEFAULT_RESOLUTION_KM],
  ['MAX_ALTERNATIVES', 'Further routes of a request, at most.', MAX_ALTERNATIVES],
  ['WAYPOINT_STRATEGIES', 'Values of `waypoint_strategy`.', WAYPOINT_STRATEGIES],
  ['ANTIMERIDIAN_STYLES', 'Values of `antimeridian`.', ANTIMERIDIAN_STYLES],
  ['PORTS_WITHIN_KM', 'How near the ports of `include_ports` lie, km.', PORTS_WITHIN_KM],
  ['VESSEL_TYPES', "Types of a route's vessel.", VOYAGE_VESSEL_TYPES],
  [
    'SIZE_CLASSES',
    "Size classes of a route's vessel, smallest first, with usual speed (kn), length and draught (m).",
    sizeClasses(),
  ],
  ['VESSEL_FUELS', "Fuels of a route's vessel.", VOYAGE_FUELS],
  ['VESSEL_MAXIMA', "Largest numbers of a route's vessel.", VESSEL_MAXIMA],
  ['SPEED_RANGE_KMH', 'Range of `speed_kmh`.', SPEED_RANGE_KMH],
  ['KNOTS_BY_VESSEL_TYPE', 'Default speed by type, knots.', KNOTS_BY_VESSEL_TYPE],
  ['DEFAULT_KNOTS', 'Default speed without a vessel, knots.', DEFAULT_KNOTS],
  ['MAX_CELLS', 'Cells of a matrix, at most.', MAX_CELLS],
  ['MAX_AVOIDING_CELLS', 'The same where areas are avoided.', MAX_AVOIDING_CELLS],
  ['CARGO_VESSEL_TYPES', "Types of an estimate's vessel.", VESSEL_TYPES],
  ['CONSUMED_FUELS', 'Fuels whose consumption can be stated.', CONSUMED_FUELS],
  ['METHODS', 'Methods of an estimate, beside `auto`.', METHODS],
  ['BOUNDARIES', 'Boundaries of an estimate.', BOUNDARIES],
  ['DISTANCE_TYPES', 'Values of `distance_type`.', DISTANCE_TYPES],
]

function sizeClasses() {
  const file = new URL(`../data/${VESSELS_FILE}`, import.meta.url)
  const { classes } = JSON.parse(readFileSync(file, 'utf8')) as {
    classes: {
      type: string
      sizeClass: string
      min: number
      max: number | null
      capacityUnit: string
      defaultSpeedKn: number
      loaM: number
      designDraughtM: number
    }[]
  }
  return classes.map((one) => {
    const { type, sizeClass: name, min, max, capacityUnit: unit } = one
    const { defaultSpeedKn: speedKn, loaM, designDraughtM: draughtM } = one
    return { type, name, min, max, unit, speedKn, loaM, draughtM }
  })
}

/** The lists, limits and defaults of the domain, for programs that import none of it. */
export function renderConstants(): string {
  return CONSTANTS.map(
    ([name, description, value]) =>
      `/** ${description} */\nexport const ${name} = ${JSON.stringify(value)} as const\n`,
  ).join('\n')
}
