import fc, { type Arbitrary } from 'fast-check'

export interface DocumentSchema {
  readonly $ref?: string
  readonly format?: string
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly DocumentSchema[]
  readonly properties?: Readonly<Record<string, DocumentSchema>>
  readonly required?: readonly string[]
  readonly items?: DocumentSchema
  readonly prefixItems?: readonly DocumentSchema[]
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly examples?: readonly unknown[]
}

const anything = fc.jsonValue({ maxDepth: 3 })

/**
 * Values that mostly match a schema of an OpenAPI document, and sometimes do not, at any depth.
 * Values from the examples are frequent, because only they name ports that exist.
 */
export function arbitraryOf(
  schema: DocumentSchema,
  resolve: (ref: string) => DocumentSchema,
): Arbitrary<unknown> {
  const inner = (one: DocumentSchema) => arbitraryOf(one, resolve)
  const fitting = fittingOf(schema, resolve, inner)
  const examples = (schema.examples ?? []).map((example) => fc.constant(example))
  return fc.oneof(
    { weight: 20, arbitrary: fitting },
    { weight: 1, arbitrary: anything },
    ...examples.map((arbitrary) => ({ weight: 5, arbitrary })),
  )
}

function fittingOf(
  schema: DocumentSchema,
  resolve: (ref: string) => DocumentSchema,
  inner: (one: DocumentSchema) => Arbitrary<unknown>,
): Arbitrary<unknown> {
  const { $ref, anyOf, prefixItems, items, properties } = schema
  if ($ref !== undefined) return inner(resolve($ref))
  if (anyOf !== undefined) return fc.oneof(...anyOf.map(inner))
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  if (prefixItems !== undefined) return fc.tuple(...prefixItems.map(inner))
  if (items !== undefined) return fc.array(inner(items), { maxLength: schema.maxItems ?? 5 })
  if (properties !== undefined) {
    const fields: Record<string, Arbitrary<unknown>> = {}
    for (const [name, one] of Object.entries(properties)) fields[name] = inner(one)
    return fc.record(fields, { requiredKeys: [...(schema.required ?? [])] })
  }
  return scalarOf(schema)
}

function scalarOf({
  type,
  minimum,
  maximum,
  exclusiveMinimum,
}: DocumentSchema): Arbitrary<unknown> {
  const least = minimum ?? exclusiveMinimum
  const min = least === undefined ? {} : { min: least }
  switch (type) {
    case 'integer':
      return fc.integer({
        ...min,
        ...(maximum === undefined ? {} : { max: Math.min(maximum, 2 ** 31 - 1) }),
      })
    case 'number':
      return fc.double({ ...min, ...(maximum === undefined ? {} : { max: maximum }), noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.string({ unit: 'binary', maxLength: 300 })
  }
}
