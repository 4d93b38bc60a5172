import { isRecord, type JsonSchema } from '../../../contract/validation/json-schema.js'

/**
 * The cache key of a request: every field that the schema declares, in the schema's order, with
 * defaults filled in. Equivalent requests have the same key.
 */
export function requestKey(schema: JsonSchema, value: unknown): string {
  return JSON.stringify(normalised(schema, value))
}

function normalised(schema: JsonSchema, value: unknown = schema.default): unknown {
  const { properties, items } = schema
  if (Array.isArray(value) && items !== undefined && !Array.isArray(items)) {
    return value.map((item) => normalised(items as JsonSchema, item))
  }
  if (properties === undefined || !isRecord(value)) return value ?? null
  // Without names, because the order of the schema identifies the fields.
  return Object.keys(properties).map((name) => normalised(properties[name]!, value[name]))
}
