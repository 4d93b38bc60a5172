import { moveCountedContainers } from '../../emissions/methods/container-type.js'
import { shipMeant } from '../../emissions/ship/ship-ranges.js'
import { polygonsOf } from './geojson-areas.js'
import { isName, isRecord, type JsonSchema, SHIP_NAME, schemaOf } from './json-schema.js'

/** The fields of a size that stands beside the name of a ship. */
const SIZE_FIELDS = [
  ['capacityTeu', 'capacity_teu'],
  ['deadweightTonnes', 'deadweight_tonnes'],
] as const

/** Title of the schema of an area to avoid. */
const AVOID_AREA = 'AvoidArea'

/**
 * Brings a value into the one form that its schema checks. Drops optional fields that are null: to a
 * client, "no draught" and "draught unknown" are the same, and many clients cannot omit a field. A
 * required field keeps its null and is rejected. Areas in other forms of GeoJSON become polygons, and names
 * of ships those of the table, with a size beside a name in its own field. `2x40HC` as a number of containers is
 * their type.
 */
export function makeCanonical(schema: JsonSchema, value: unknown): void {
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
      for (const [measure, field] of SIZE_FIELDS) {
        if (called[measure] !== undefined && Object.hasOwn(properties, field))
          value[field] ??= called[measure]
      }
    } else makeCanonical(properties[name]!, given)
  }
}
