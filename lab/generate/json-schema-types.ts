/**
 * The part of JSON Schema 2020-12 that the service's schemas use. Written by us:
 * docs/adr/0012-http-libraries.md explains why openapi-typescript does not generate the client's
 * types.
 */
interface Schema {
  readonly $ref?: string
  readonly title?: string
  readonly description?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
  readonly minItems?: number
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
}

const PRIMITIVES: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
}

/** Arrays of fixed length are written as tuples only up to this length. */
const LONGEST_TUPLE = 4

/** `export interface Name { … }`, or a type alias if the schema is not an object. */
export function renderTypes(name: string, schema: Schema): string {
  const isInterface = schema.properties !== undefined && alternativesOf(schema).length === 0
  const type = typeOf(schema, 0)
  const declaration = isInterface ? `interface ${name} ${type}` : `type ${name} = ${type}`
  return `${comment(schema.description, 0)}export ${declaration}\n`
}

/** The TypeScript type of a schema. @param depth indentation of its members, in levels */
export function typeOf(schema: Schema, depth = 0): string {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1)!
  if (schema.const !== undefined) return literal(schema.const)
  if (schema.enum !== undefined) return unionOf(schema.enum.map(literal))
  if (schema.allOf !== undefined) {
    return schema.allOf.map((part) => bracketed(typeOf(part, depth))).join(' & ')
  }
  const alternatives = alternativesOf(schema)
  if (alternatives.length > 0) return unionOf(alternatives.map((part) => typeOf(part, depth)))
  if (Array.isArray(schema.type)) {
    return unionOf(schema.type.map((type: string) => typeOf({ ...schema, type }, depth)))
  }
  if (schema.type === 'array') return arrayOf(schema, depth)
  if (schema.type === 'object' || schema.properties !== undefined) return objectOf(schema, depth)
  return PRIMITIVES[String(schema.type)] ?? 'unknown'
}

/** `oneOf` beside properties only says which of them are combined, and has no type of its own. */
function alternativesOf({ anyOf, oneOf, properties }: Schema): readonly Schema[] {
  return properties === undefined ? (anyOf ?? oneOf ?? []) : []
}

function arrayOf({ items, prefixItems, minItems, maxItems }: Schema, depth: number): string {
  if (prefixItems !== undefined) {
    return `[${prefixItems.map((item) => `${labelOf(item)}${typeOf(item, depth)}`).join(', ')}]`
  }
  const item = items === undefined ? 'unknown' : typeOf(items, depth)
  if (minItems !== undefined && minItems === maxItems && minItems <= LONGEST_TUPLE) {
    return `[${Array(minItems).fill(item).join(', ')}]`
  }
  return `${bracketed(item)}[]`
}

const labelOf = ({ title }: Schema) =>
  title !== undefined && /^\w+$/.test(title) ? `${title}: ` : ''

function objectOf(schema: Schema, depth: number): string {
  const { properties = {}, required = [], additionalProperties } = schema
  const others = typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown'
  const indent = '  '.repeat(depth + 1)
  const members = Object.entries(properties).map(([name, member]) => {
    const mark = required.includes(name) ? '' : '?'
    const key = /^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`
    return `${comment(descriptionOf(member), depth + 1)}${indent}${key}${mark}: ${typeOf(member, depth + 1)}`
  })
  if (members.length === 0) return `Record<string, ${others}>`
  if (additionalProperties) members.push(`${indent}[member: string]: ${others}`)
  return `{\n${members.join('\n')}\n${'  '.repeat(depth)}}`
}

/** The description of a nullable field is in its non-null branch. */
function descriptionOf({ description, anyOf }: Schema): string | undefined {
  return description ?? anyOf?.find((branch) => branch.description !== undefined)?.description
}

function comment(text: string | undefined, depth: number): string {
  return text === undefined ? '' : `${'  '.repeat(depth)}/** ${text.replaceAll('*/', '* /')} */\n`
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : JSON.stringify(value)
}

const unionOf = (types: readonly string[]) => [...new Set(types)].join(' | ')
const bracketed = (type: string) =>
  /[|&]/.test(type) && !type.startsWith('{') ? `(${type})` : type
