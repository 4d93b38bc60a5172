import type { JsonSchema } from './validation/json-schema.js'

type Converted = Record<string, unknown>
type Source = JsonSchema & { readonly published?: JsonSchema; readonly [keyword: string]: unknown }

const NULL = 'null'

/**
 * `oneOf` distinguishes the forms of one object, which the descriptions explain. The others have no
 * counterpart.
 */
const LEFT_OUT = ['additionalItems', 'oneOf', 'published', 'anyOf']

/** A schema as OpenAPI 3.0 writes it, which OGC API - Processes prescribes for inputs and outputs. */
export function inOpenApi30(schema: JsonSchema): Converted {
  const source = schema as Source
  if (source.published !== undefined) return inOpenApi30(source.published)
  const members = Object.entries(source).filter(([keyword]) => !LEFT_OUT.includes(keyword))
  const own = Object.assign({}, ...members.map(([keyword, value]) => converted(keyword, value)))
  return { ...own, ...branches(source.anyOf) }
}

function converted(keyword: string, value: unknown): Converted {
  switch (keyword) {
    case 'properties':
      return { properties: mapped(value as Readonly<Record<string, JsonSchema>>) }
    case 'patternProperties':
      return { additionalProperties: inOpenApi30(Object.values(value as object)[0]) }
    case 'items':
      return Array.isArray(value) ? tuple(value) : { items: inOpenApi30(value as JsonSchema) }
    case 'const':
      return { enum: [value] }
    case 'examples':
      return { example: (value as readonly unknown[])[0] }
    case 'exclusiveMinimum':
      return { minimum: value, exclusiveMinimum: true }
    case 'exclusiveMaximum':
      return { maximum: value, exclusiveMaximum: true }
    default:
      return { [keyword]: value }
  }
}

function mapped(schemas: Readonly<Record<string, JsonSchema>>): Converted {
  return Object.fromEntries(Object.entries(schemas).map(([name, one]) => [name, inOpenApi30(one)]))
}

/** Version 3.0 cannot say which item comes first. */
function tuple(items: readonly JsonSchema[]): Converted {
  return { items: { anyOf: items.map(inOpenApi30) }, maxItems: items.length }
}

function branches(anyOf: readonly JsonSchema[] | undefined): Converted {
  if (anyOf === undefined) return {}
  const rest = anyOf.filter(({ type }) => type !== NULL).map(inOpenApi30)
  const nullable = rest.length < anyOf.length ? { nullable: true } : {}
  return rest.length === 1 ? { ...rest[0], ...nullable } : { anyOf: rest, ...nullable }
}
