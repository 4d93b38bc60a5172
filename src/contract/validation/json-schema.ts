import { isRecord } from '../../base/record.js'

/** Format of a port id. Errors use it to say what to give instead of a name or a code. */
export const PORT_ID = 'port-id'

/** Format of the name of a ship, which people write in many ways. */
export const SHIP_NAME = 'ship-name'

/** Maximum length of a text whose schema allows no more, and of the name of a field. */
export const MAX_TEXT_LENGTH = 256

/** Whether a value is a text that rules for names may read: over longer ones, some would take minutes. */
export function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_TEXT_LENGTH
}

/** The part of JSON Schema that our schemas use. TypeBox objects are plain JSON Schema. */
export interface JsonSchema {
  readonly type?: string
  readonly format?: string
  readonly title?: string
  readonly description?: string
  readonly default?: unknown
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[] | undefined
  readonly items?: JsonSchema | readonly JsonSchema[]
  readonly maxItems?: number
  readonly maxLength?: number
  readonly anyOf?: readonly JsonSchema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
}

export { isRecord }

/** The field whose constants distinguish the branches of a union, such as `kind`. */
export function tagOf(branches: readonly JsonSchema[] = []): string | undefined {
  const isTag = (name: string) =>
    branches.every((branch) => branch.properties?.[name]?.const !== undefined)
  return Object.keys(branches[0]?.properties ?? {}).find(isTag)
}

/** The index of the branch of such a union that a value names; -1 for none. */
function namedBranch(branches: readonly JsonSchema[], tag: string, value: unknown): number {
  const name = isRecord(value) ? value[tag] : undefined
  return branches.findIndex((branch) => branch.properties?.[tag]?.const === name)
}

/**
 * The branch of a tagged union that a value names, and of forms such as a text or an object the one of objects; any
 * other schema unchanged.
 */
export function schemaOf(schema: JsonSchema, value: unknown): JsonSchema {
  const { anyOf } = schema
  if (anyOf === undefined) return schema
  const objects = isRecord(value) ? anyOf.filter(({ properties }) => properties !== undefined) : []
  if (objects.length === 1) return objects[0]!
  const tag = tagOf(anyOf)
  if (tag === undefined) return schema
  return anyOf[namedBranch(anyOf, tag, value)] ?? schema
}
