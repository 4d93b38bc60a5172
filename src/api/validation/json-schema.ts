/** The part of JSON Schema that our schemas use. TypeBox objects are plain JSON Schema. */
export interface JsonSchema {
  readonly type?: string
  readonly title?: string
  readonly description?: string
  readonly default?: unknown
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[] | undefined
  readonly items?: JsonSchema | readonly JsonSchema[]
  readonly maxItems?: number
  readonly anyOf?: readonly JsonSchema[]
  readonly enum?: readonly unknown[]
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Drops optional fields that are null: to a client "no draught" and "draught unknown" are the same, and
 * many clients cannot omit a field. A required field keeps its null and is rejected.
 */
export function dropOptionalNulls(schema: JsonSchema, value: unknown): void {
  if (Array.isArray(value)) {
    const { items } = schema
    if (items === undefined || Array.isArray(items)) return
    for (const item of value) dropOptionalNulls(items as JsonSchema, item)
    return
  }
  if (!isRecord(value) || schema.properties === undefined) return
  for (const [name, declared] of Object.entries(schema.properties)) {
    if (value[name] === null && !schema.required?.includes(name)) delete value[name]
    else dropOptionalNulls(declared, value[name])
  }
}
