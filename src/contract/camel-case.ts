import { OTHERWISE, renamed } from './snake-case.js'

type Otherwise = typeof OTHERWISE

type CamelCaseName<Name extends string> = Name extends keyof Otherwise
  ? Otherwise[Name]
  : Name extends `${infer Head}_${infer Tail}`
    ? `${Head}${Capitalize<CamelCaseName<Tail>>}`
    : Name

/** A type of the API with the names of the library. */
export type CamelCase<Value> = Value extends readonly (infer Item)[]
  ? CamelCase<Item>[]
  : Value extends object
    ? { [Name in keyof Value as CamelCaseName<Name & string>]: CamelCase<Value[Name]> }
    : Value

/** A copy of a valid body with the names of the library: `wtw_kg_co2e` becomes `wtwKgCo2e`. */
export function camelCase<Value>(value: Value): CamelCase<Value> {
  return renamed(value, camelCaseName) as CamelCase<Value>
}

function camelCaseName(name: string): string {
  const other = Object.hasOwn(OTHERWISE, name) && OTHERWISE[name as keyof Otherwise]
  return other || name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
