/**
 * The texts of the service that have no code, in another language than English. Braces contain values:
 * `{fuel}` as it is, `{kw:number}`, `{size:size}` such as "8000+ TEU", `{ship:term}` of the terms below,
 * `{codes:terms}` several of them, and `{fuels:sum}` with a plus between.
 */
export interface Translations {
  readonly terms: Readonly<Record<string, string>>
  /** Each in English as the service writes it, and in this language. The first one that fits counts. */
  readonly texts: readonly (readonly [english: string, own: string])[]
}
