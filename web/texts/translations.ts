/**
 * The texts of the service that have no code, in a language other than English. Braces contain
 * values: `{fuel}` unchanged, `{kw:number}`, `{size:size}` such as "8000+ TEU", `{ship:term}` of
 * the terms below, `{codes:terms}` several terms, and `{fuels:sum}` with plus signs between them.
 */
export interface Translations {
  readonly terms: Readonly<Record<string, string>>
  /**
   * Each text in English, as the service writes it, and in this language. The first match counts.
   */
  readonly texts: readonly (readonly [english: string, own: string])[]
}
