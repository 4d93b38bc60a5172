import { moveCountedContainers } from '../../emissions/methods/container-type.js'
import { shipMeant } from '../../emissions/ship/ship-ranges.js'
import { polygonsOf } from './geojson-areas.js'
import { isName, isRecord, type JsonSchema, SHIP_NAME, schemaOf } from './json-schema.js'

/** The fields of a size that stands beside the name of a ship. */
const SIZE_FIELDS = [
  ['capacityTeu', 'capacity_teu'],
  ['deadweightTonnes', 'deadweight_tonnes'],
  ['capacityCeu', 'capacity_ceu'],
  ['capacityLaneMetres', 'capacity_lane_metres'],
] as const

/** Ships beside whose name stood a size that their request has no field for: `LNG carrier 174k cbm`. */
const WITH_OTHER_SIZE = new WeakSet<object>()

/** Whether the name of a ship had a size beside it that nothing reads. */
export function hadOtherSize(ship: object): boolean {
  return WITH_OTHER_SIZE.has(ship)
}

const NONE: ReadonlySet<unknown> = new Set()
/** Items of a list that are brought into their form in one step. */
const ITEMS_PER_STEP = 20

/** The same in steps: a list of a body may have thousands of items with names. */
export function* canonicalSteps(schema: JsonSchema, value: unknown): Generator<void, void> {
  const { properties = {} } = schemaOf(schema, value)
  const lists = Object.entries(isRecord(value) ? value : {}).flatMap(([name, list]) => {
    const items = Object.hasOwn(properties, name) ? properties[name]!.items : undefined
    const isLong = Array.isArray(list) && list.length > ITEMS_PER_STEP
    const isPlain = items !== undefined && !Array.isArray(items)
    return isLong && isPlain && (items as JsonSchema).title !== AVOID_AREA
      ? [{ list, items: items as JsonSchema }]
      : []
  })
  makeCanonical(schema, value, new Set(lists.map(({ list }) => list)))
  for (const { list, items } of lists) {
    for (const [at, item] of list.entries()) {
      if (at % ITEMS_PER_STEP === 0) yield
      makeCanonical(items, item)
    }
  }
}

/** Title of the schema of an area to avoid. */
const AVOID_AREA = 'AvoidArea'

/**
 * Brings a value into the one form that its schema checks. Drops optional fields that are null: to a
 * client, "no draught" and "draught unknown" are the same, and many clients cannot omit a field. A
 * required field keeps its null and is rejected. Areas in other forms of GeoJSON become polygons, and names
 * of ships those of the table, with a size beside a name in its own field. `2x40HC` as a number of containers is
 * their type.
 * @param others fields to pass over
 */
export function makeCanonical(
  schema: JsonSchema,
  value: unknown,
  others: ReadonlySet<unknown> = NONE,
): void {
  if (Array.isArray(value)) {
    const { items } = schema
    if (items === undefined || Array.isArray(items)) return
    const item = items as JsonSchema
    if (item.title === AVOID_AREA) {
      value.splice(0, value.length, ...value.flatMap((one, at) => polygonsOf(one, `/${at}`)))
    }
    for (const one of value) makeCanonical(item, one)
    return
  }
  if (!isRecord(value)) return
  const { properties, required } = schemaOf(schema, value)
  if (properties === undefined) return
  if (Object.hasOwn(properties, 'container_type')) moveCountedContainers(value)
  for (const name of Object.keys(value)) {
    if (!Object.hasOwn(properties, name)) continue
    const { format, enum: names = [] } = properties[name]!
    const given = value[name]
    if (given === null && !required?.includes(name)) delete value[name]
    else if (format === SHIP_NAME && isName(given)) {
      const called = shipMeant(given, names as readonly string[])
      if (called === undefined) continue
      value[name] = called.name
      if (called.hasOtherSize === true) WITH_OTHER_SIZE.add(value)
      for (const [measure, field] of SIZE_FIELDS) {
        if (called[measure] === undefined) continue
        if (Object.hasOwn(properties, field)) value[field] ??= called[measure]
        else WITH_OTHER_SIZE.add(value)
      }
    } else if (!others.has(given)) makeCanonical(properties[name]!, given)
  }
}
