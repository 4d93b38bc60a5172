import type { DocumentSchema } from './schema-arbitrary.js'

type Resolve = (ref: string) => DocumentSchema
type Fields = Readonly<Record<string, unknown>>

/** What stands for a value of another shape. */
export const WRONG = [null, true, -1, 1e308, '', 'x', [], {}, [null], [[]], [{}], { x: null }]
/** Deep enough for every schema of the document. */
const MAX_DEPTH = 8

/** A value that a schema accepts, from its example if it has one, with only what it requires. */
export function sampleOf(schema: DocumentSchema, resolve: Resolve): unknown {
  const { $ref, anyOf, examples, prefixItems, items, properties, required = [] } = schema
  if ($ref !== undefined) return sampleOf(resolve($ref), resolve)
  if (examples?.[0] !== undefined) return examples[0]
  if (anyOf !== undefined) return sampleOf(anyOf[0]!, resolve)
  if (schema.enum !== undefined) return schema.enum[0]
  if (prefixItems !== undefined) return prefixItems.map((one) => sampleOf(one, resolve))
  if (items !== undefined) return Array(schema.minItems ?? 1).fill(sampleOf(items, resolve))
  if (properties !== undefined) {
    return Object.fromEntries(required.map((name) => [name, sampleOf(properties[name]!, resolve)]))
  }
  const least = schema.minimum ?? (schema.exclusiveMinimum ?? 0) + 1
  return { string: 'x', boolean: true, null: null }[schema.type ?? 'number'] ?? least
}

/**
 * Copies of a value in which one part at a time, at any depth, is missing or has another shape. Fields
 * that the value lacks are added too: null, wrong, or fitting with a part that is wrong.
 */
export function* mutationsOf(
  schema: DocumentSchema,
  value: unknown,
  resolve: Resolve,
  depth = 0,
): Generator<unknown> {
  yield* WRONG
  if (depth === MAX_DEPTH) return
  const inner = (one: DocumentSchema, part: unknown) => mutationsOf(one, part, resolve, depth + 1)
  const { $ref, anyOf = [], items, prefixItems = [], properties = {} } = schema
  if ($ref !== undefined) yield* inner(resolve($ref), value)
  for (const one of anyOf) yield* inner(one, fits(one, value) ? value : sampleOf(one, resolve))
  if (items !== undefined) {
    const list = Array.isArray(value) && value.length > 0 ? value : [sampleOf(items, resolve)]
    for (const part of inner(items, list[0])) {
      yield [part, ...list.slice(1)]
      yield [...list, part]
    }
  }
  for (const [at, one] of prefixItems.entries()) {
    const list = Array.isArray(value) ? value : prefixItems.map((each) => sampleOf(each, resolve))
    for (const part of inner(one, list[at])) yield list.with(at, part)
  }
  const fields: Fields = isFields(value) ? value : {}
  for (const [name, one] of Object.entries(properties)) {
    const { [name]: known, ...others } = fields
    if (known !== undefined) yield others
    const part = known ?? sampleOf(one, resolve)
    yield { ...fields, [name]: part }
    for (const wrong of inner(one, part)) yield { ...fields, [name]: wrong }
  }
}

/** A copy of a value in which each object has other fields too, of those names that its schema lacks. */
export function withForeignFields(
  schema: DocumentSchema,
  value: unknown,
  foreign: { readonly names: ReadonlySet<string>; readonly content: unknown },
  resolve: Resolve,
): unknown {
  const { $ref, items, properties } = schema
  const inner = (one: DocumentSchema, part: unknown) =>
    withForeignFields(one, part, foreign, resolve)
  if ($ref !== undefined) return inner(resolve($ref), value)
  if (items !== undefined && Array.isArray(value)) return value.map((part) => inner(items, part))
  if (properties === undefined || !isFields(value)) return value
  const others = [...foreign.names].filter((name) => !Object.hasOwn(properties, name))
  return Object.fromEntries([
    ...others.map((name) => [name, foreign.content]),
    ...Object.entries(value).map(([name, part]) => [name, inner(properties[name]!, part)]),
  ])
}

/** Whether a value may be of one of the alternatives of a schema: both are objects, or neither is. */
function fits({ properties, $ref }: DocumentSchema, value: unknown): boolean {
  return (properties !== undefined || $ref !== undefined) === isFields(value)
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
