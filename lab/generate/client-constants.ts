import { readFileSync } from 'node:fs'
import { API_AREAS } from '../../src/contract/areas.js'
import { ANTIMERIDIAN_STYLES } from '../../src/contract/line-geometry.js'
import { PASSAGE_FLAGS } from '../../src/contract/passage-flags.js'
import { MAX_AVOIDING_CELLS, MAX_CELLS } from '../../src/contract/schemas/matrix.js'
import { MESSAGES } from '../../src/emissions/generated/sentences.js'
import {
  DEFAULT_KNOTS,
  KNOTS_BY_VESSEL_TYPE,
  VESSEL_TYPES,
} from '../../src/emissions/generated/vessel-types.js'
import type { MethodDefinition } from '../../src/emissions/methods/method.js'
import { METHOD_TABLE } from '../../src/emissions/methods/registry.js'
import { BOUNDARIES, CONSUMED_FUELS, DISTANCE_TYPES, METHODS } from '../../src/emissions/request.js'
import { WAYPOINT_STRATEGIES } from '../../src/engine/routing/path/waypoints.js'
import {
  CLOSED_BY_DEFAULT,
  DEFAULT_RESOLUTION_KM,
  PASSAGES,
  RESOLUTIONS,
} from '../../src/engine/routing/request.js'
import { PASSAGES_FILE, VESSELS_FILE } from '../../src/engine/sea/stored/files.js'
import { PORTS_WITHIN_KM } from '../../src/planning/ports-beside.js'
import { SPEED_RANGE_KMH } from '../../src/planning/ship/speed-limits.js'
import { VESSEL_RANGES, VOYAGE_FUELS, VOYAGE_VESSEL_TYPES } from '../../src/planning/ship/vessel.js'
import { MAX_ALTERNATIVES } from '../../src/planning/voyage/voyage.js'

const maxima = Object.fromEntries(
  Object.entries(VESSEL_RANGES).map(([name, { max }]) => [name, max]),
)

/** Constants that a client of the service may want to offer, with their descriptions. */
const CONSTANTS: readonly (readonly [name: string, description: string, value: unknown])[] = [
  ['PASSAGES', 'Passages that `avoid` can close.', PASSAGES],
  ['PASSAGE_NAMES', 'Their English names.', passageNames()],
  ['AVOIDABLE_AREAS', 'Areas that `avoid` can name.', API_AREAS],
  ['PASSAGE_FLAGS', 'Passages that have their own field.', PASSAGE_FLAGS],
  ['CLOSED_BY_DEFAULT', 'Passages that `allow` can open.', CLOSED_BY_DEFAULT],
  ['RESOLUTIONS_KM', 'Values of `resolution_km`.', RESOLUTIONS],
  [
    'DEFAULT_RESOLUTION_KM',
    'Resolution of a request that does not name one.',
    DEFAULT_RESOLUTION_KM,
  ],
  ['MAX_ALTERNATIVES', 'Maximum number of alternative routes in a request.', MAX_ALTERNATIVES],
  ['WAYPOINT_STRATEGIES', 'Values of `waypoint_strategy`.', WAYPOINT_STRATEGIES],
  ['ANTIMERIDIAN_STYLES', 'Values of `antimeridian`.', ANTIMERIDIAN_STYLES],
  [
    'PORTS_WITHIN_KM',
    'Maximum distance from the route of the ports of `include_ports`, km.',
    PORTS_WITHIN_KM,
  ],
  ['VESSEL_TYPES', "Types of a route's vessel.", VOYAGE_VESSEL_TYPES],
  ['VESSEL_TYPE_NAMES', 'Their English names.', labelsOf('types')],
  [
    'SIZE_CLASSES',
    "Size classes of a route's vessel, smallest first, with usual speed (kn), length and draught (m).",
    sizeClasses(),
  ],
  ['VESSEL_FUELS', "Fuels of a route's vessel.", VOYAGE_FUELS],
  ['VESSEL_MAXIMA', "Maximum values of a route's vessel.", maxima],
  ['SPEED_RANGE_KMH', 'Range of `speed_kmh`.', SPEED_RANGE_KMH],
  ['KNOTS_BY_VESSEL_TYPE', 'Default speed by type, knots.', KNOTS_BY_VESSEL_TYPE],
  ['DEFAULT_KNOTS', 'Default speed without a vessel, knots.', DEFAULT_KNOTS],
  ['MAX_CELLS', 'Maximum number of cells of a matrix.', MAX_CELLS],
  ['MAX_AVOIDING_CELLS', 'The same for a matrix that avoids areas.', MAX_AVOIDING_CELLS],
  ['CARGO_VESSEL_TYPES', "Types of an estimate's vessel.", VESSEL_TYPES],
  ['CARGO_VESSEL_TYPE_NAMES', 'Their English names.', labelsOf('cargoTypes')],
  ['CONSUMED_FUELS', 'Fuels whose consumption can be stated.', CONSUMED_FUELS],
  ['METHODS', 'Methods of an estimate, besides `auto`.', METHODS],
  ['METHOD_NAMES', 'Their English names.', ofMethods(({ name }) => name)],
  ['METHOD_REASONS', 'When `auto` chooses each method.', ofMethods(({ chosenWhen }) => chosenWhen)],
  ['MESSAGES', 'Sentences of an answer in English, by code; braces contain values.', MESSAGES],
  ['BOUNDARIES', 'Boundaries of an estimate.', BOUNDARIES],
  ['DISTANCE_TYPES', 'Values of `distance_type`.', DISTANCE_TYPES],
]

interface Vessels {
  readonly types: Readonly<Record<string, { readonly label: string }>>
  readonly cargoTypes: Readonly<Record<string, { readonly label: string }>>
  readonly classes: readonly {
    readonly type: string
    readonly sizeClass: string
    readonly min: number
    readonly max: number | null
    readonly capacityUnit: string
    readonly defaultSpeedKn: number
    readonly loaM: number
    readonly designDraughtM: number
  }[]
}

function dataFile(name: string) {
  return JSON.parse(readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8'))
}

function sizeClasses() {
  const { classes }: Vessels = dataFile(VESSELS_FILE)
  return classes.map((one) => {
    const { type, sizeClass: name, min, max, capacityUnit: unit } = one
    const { defaultSpeedKn: speedKn, loaM, designDraughtM: draughtM } = one
    return { type, name, min, max, unit, speedKn, loaM, draughtM }
  })
}

/** Names by id, in the order of the table. */
function labelsOf(table: 'types' | 'cargoTypes') {
  const vessels: Vessels = dataFile(VESSELS_FILE)
  return mapped(Object.entries(vessels[table]), ([id, { label }]) => [id, label])
}

/** Names without their parenthesised parts. */
function passageNames() {
  const { passages }: { passages: { id: string; name: string }[] } = dataFile(PASSAGES_FILE)
  return mapped(passages, ({ id, name }) => [id, name.replace(/ \(.*\)$/, '')])
}

function ofMethods(read: (method: MethodDefinition) => string) {
  return mapped(METHODS, (id) => [id, read(METHOD_TABLE[id])])
}

function mapped<Item>(items: readonly Item[], entry: (item: Item) => [string, string]) {
  return Object.fromEntries(items.map(entry))
}

/** The lists, limits and defaults of the domain, for programs that do not import it. */
export function renderConstants(): string {
  return CONSTANTS.map(
    ([name, description, value]) =>
      `/** ${description} */\nexport const ${name} = ${JSON.stringify(value)} as const\n`,
  ).join('\n')
}
