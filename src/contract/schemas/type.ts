import type TypeBox from 'typebox'
import type {
  TBoolean,
  TInteger,
  TNumber,
  TObject,
  TProperties,
  TSchema,
  TSchemaOptions,
  TString,
} from 'typebox'

type Schema = object

const optionals = new WeakSet<Schema>()

/** Like TypeBox, these put the options last. */
const builders = {
  String: (options?: Schema) => ({ type: 'string', ...options }),
  Number: (options?: Schema) => ({ type: 'number', ...options }),
  Integer: (options?: Schema) => ({ type: 'integer', ...options }),
  Boolean: (options?: Schema) => ({ type: 'boolean', ...options }),
  Null: (options?: Schema) => ({ type: 'null', ...options }),
  Unknown: (options?: Schema) => ({ ...options }),
  Literal: (value: unknown, options?: Schema) => ({ type: typeof value, const: value, ...options }),
  Enum: (values: readonly unknown[], options?: Schema) => ({ enum: values, ...options }),
  Array: (items: Schema, options?: Schema) => ({ type: 'array', items, ...options }),
  Tuple: (items: readonly Schema[], options?: Schema) => ({
    type: 'array',
    additionalItems: false,
    items,
    minItems: items.length,
    ...options,
  }),
  Union: (anyOf: readonly Schema[], options?: Schema) => ({ anyOf, ...options }),
  Object: (properties: Readonly<Record<string, Schema>>, options?: Schema) => {
    const required = Object.keys(properties).filter((name) => !optionals.has(properties[name]!))
    return { type: 'object', ...(required.length > 0 && { required }), properties, ...options }
  },
  Record: (_names: Schema, value: Schema, options?: Schema) => ({
    type: 'object',
    patternProperties: { '^.*$': value },
    ...options,
  }),
  Optional: (schema: Schema) => {
    const copy = { ...schema }
    optionals.add(copy)
    return copy
  },
  Unsafe: (schema: Schema) => schema,
}

/**
 * The part of TypeBox that our schemas use, with TypeBox's types, as plain JSON Schema. TypeBox itself
 * is needed only at build time: loading it takes longer than planning a route.
 */
export const Type = builders as unknown as Pick<typeof TypeBox, keyof typeof builders>

/** A type with words that say what its values are. Other options stand before the words. */
type Worded<Result> = (description?: string, options?: Schema) => Result
const worded =
  <Result>(build: (options: Schema) => Schema): Worded<Result> =>
  (description, options = {}) =>
    build(description === undefined ? options : { ...options, description }) as Result

export const string = worded<TString>(builders.String)
export const number = worded<TNumber>(builders.Number)
export const integer = worded<TInteger>(builders.Integer)
export const boolean = worded<TBoolean>(builders.Boolean)
export const optional = Type.Optional

/** An optional string. */
export const text = (description: string) => optional(string(description))

/** A moment, ISO 8601. */
export const time = (description?: string) => string(description, { format: 'date-time' })

/** @param words a description, or options */
export function array<Items extends TSchema>(items: Items, words: string | TSchemaOptions = {}) {
  return Type.Array(items, typeof words === 'string' ? { description: words } : words)
}

/** An object with a title, and with a description if it stands before the fields. */
export function object<Fields extends TProperties>(
  title: string,
  ...words: readonly [Fields] | readonly [string, Fields]
): TObject<Fields> {
  const [fields, description] = words.length === 1 ? words : [words[1], words[0]]
  return Type.Object(fields, { title, ...(description !== undefined && { description }) })
}
