import { figure } from '../engine/geo/digits.js'

/** The one field whose name in the API is spelt otherwise than in the library. */
export const OTHERWISE = { draft_m: 'draughtM' } as const

/** The name that the API has for a field of the library. */
export type SnakeCaseName<Name extends string> = Name extends 'draughtM'
  ? 'draft_m'
  : Name extends `${infer Head}${infer Tail}`
    ? Head extends Lowercase<Head>
      ? `${Head}${SnakeCaseName<Tail>}`
      : `_${Lowercase<Head>}${SnakeCaseName<Tail>}`
    : Name

/** A type of the library with the names of the API. */
export type SnakeCase<Value> = Value extends readonly (infer Item)[]
  ? SnakeCase<Item>[]
  : Value extends object
    ? { [Name in keyof Value as SnakeCaseName<Name & string>]: SnakeCase<Value[Name]> }
    : Value

/** A copy with every name and number as the API writes it: `wtwKgCo2e` becomes `wtw_kg_co2e`. */
export function snakeCase<Value>(value: Value): SnakeCase<Value> {
  return renamed(value, snakeCaseName, (one) =>
    typeof one === 'number' ? figure(one) : one,
  ) as SnakeCase<Value>
}

/** A copy whose members have other names, and whose other values may be written otherwise. */
export function renamed(
  value: unknown,
  nameOf: (name: string) => string,
  write: (value: unknown) => unknown = (one) => one,
): unknown {
  const copy = (inner: unknown) => renamed(inner, nameOf, write)
  if (Array.isArray(value)) return value.map(copy)
  if (typeof value !== 'object' || value === null) return write(value)
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [nameOf(name), copy(inner)]),
  )
}

export function snakeCaseName(name: string): string {
  if (name === OTHERWISE.draft_m) return 'draft_m'
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
