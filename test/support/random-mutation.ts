import { sampleOf, WRONG } from './mutations.js'
import type { DocumentSchema } from './schema-arbitrary.js'

export interface Random {
  /** A whole number from 0, less than this. */
  below(count: number): number
  chance(share: number): boolean
  oneOf<Item>(items: readonly Item[]): Item
}

interface Tools {
  readonly random: Random
  readonly resolve: (ref: string) => DocumentSchema
}

type Fields = Record<string, unknown>

const ODD_TEXTS = [
  '',
  ' ',
  '\0',
  '\u202e\u0000',
  '\ud800',
  'é\u0301',
  '__proto__',
  'nan',
  '1e999',
  '-0',
  '2026-02-30',
  '2026-11-21T25:61:00Z',
  'x'.repeat(300),
  'x'.repeat(70_000),
]
const ODD_NUMBERS = [
  0,
  -0,
  0.5,
  -1,
  1e-320,
  1e21,
  -1e308,
  2 ** 31,
  2 ** 53,
  180,
  -180.0000001,
  90.0000001,
]

/** A copy of a value in which one part, at any depth, is missing, more, or of another shape or size. */
export function mutateOnce(schema: DocumentSchema, value: unknown, tools: Tools): unknown {
  const { random, resolve } = tools
  if (schema.$ref !== undefined) return mutateOnce(resolve(schema.$ref), value, tools)
  if (schema.anyOf !== undefined) return mutateOnce(random.oneOf(schema.anyOf), value, tools)
  const { properties, items, prefixItems } = schema
  if (properties !== undefined && isFields(value) && random.chance(0.8))
    return mutateFields(properties, value, tools)
  if (Array.isArray(value) && random.chance(0.8)) {
    const part = items ?? prefixItems?.[random.below(prefixItems.length)]
    if (part !== undefined) return mutateList(part, value, { maxItems: schema.maxItems, ...tools })
  }
  return odd(schema, value, tools)
}

function mutateFields(
  properties: Readonly<Record<string, DocumentSchema>>,
  value: Fields,
  tools: Tools,
): Fields {
  const { random, resolve } = tools
  const names = Object.keys(properties)
  const known = names.filter((name) => name in value)
  if (known.length > 0 && random.chance(0.1)) {
    const { [random.oneOf(known)]: _, ...others } = value
    return others
  }
  if (random.chance(0.03))
    return { ...value, [random.oneOf(['x', 'constructor', ''])]: random.oneOf(WRONG) }
  const name = random.oneOf(known.length > 0 && random.chance(0.6) ? known : names)
  const schema = properties[name]!
  const part = value[name] ?? sampleOf(schema, resolve)
  return { ...value, [name]: random.chance(0.2) ? part : mutateOnce(schema, part, tools) }
}

function mutateList(
  schema: DocumentSchema,
  list: readonly unknown[],
  tools: Tools & { readonly maxItems: number | undefined },
): unknown[] {
  const { random, resolve, maxItems = 20 } = tools
  const sample = list[0] ?? sampleOf(schema, resolve)
  if (random.chance(0.1)) return list.slice(1)
  if (random.chance(0.05)) return Array(Math.min(maxItems + 1, 300)).fill(sample)
  if (random.chance(0.2)) return [...list, mutateOnce(schema, sample, tools)]
  if (random.chance(0.1)) return [...list, ...list].toReversed()
  if (list.length === 0) return [mutateOnce(schema, sample, tools)]
  const at = random.below(list.length)
  return list.with(at, mutateOnce(schema, list[at], tools))
}

function odd(schema: DocumentSchema, value: unknown, { random }: Tools): unknown {
  if (random.chance(0.3)) return random.oneOf(WRONG)
  if (schema.enum !== undefined) return random.oneOf(schema.enum)
  if (schema.type === 'string') return random.oneOf(ODD_TEXTS)
  if (schema.type === 'number' || schema.type === 'integer') {
    const { minimum = 0, maximum = 1e6 } = schema
    const ends = [minimum, maximum, minimum - 1, maximum + 1, (minimum + maximum) / 2]
    return random.oneOf([...ODD_NUMBERS, ...ends])
  }
  if (schema.type === 'boolean') return value !== true
  return random.oneOf(WRONG)
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
