import { isRecord, type JsonSchema } from './json-schema.js'

/** A copy with nothing but the fields that the schema declares. */
export function knownFields(schema: JsonSchema, value: unknown): unknown {
  const { properties } = schema
  if (properties === undefined || !isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => Object.hasOwn(properties, name))
      .map(([name, inner]) => [name, knownFields(properties[name]!, inner)]),
  )
}
