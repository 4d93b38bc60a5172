import type { JsonSchema } from './json-schema.js'

/**
 * Decodes a query string: each value is parsed as the type that its schema declares. Text that is not
 * of that type remains text, which the schema then rejects. JSON bodies are never coerced.
 */
export function readQueryText(
  schema: JsonSchema,
  query: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const read: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(query)) {
    const declared = schema.properties?.[name]
    read[name] = declared === undefined ? value : readText(declared, value)
  }
  return read
}

function readText(declared: JsonSchema, value: unknown): unknown {
  if (declared.type === 'array') {
    const texts = Array.isArray(value) ? value : [value]
    return texts.flatMap((text) => String(text).split(','))
  }
  if (typeof value !== 'string') return value
  if (declared.type === 'number' || declared.type === 'integer') return readNumber(value)
  if (declared.type === 'boolean') return readBoolean(value)
  return value
}

function readNumber(text: string): number | string {
  return /^-?\d{1,17}(\.\d{1,17})?$/.test(text) ? Number(text) : text
}

function readBoolean(text: string): boolean | string {
  return text === 'true' ? true : text === 'false' ? false : text
}
