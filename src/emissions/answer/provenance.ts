/**
 * `published`: read in a source. `derived`: arithmetic on published values. `judgement`: our choice.
 * `recalled`: known but not read in a source. `operator`: from an operator's own pack.
 */
export const KINDS = ['published', 'derived', 'judgement', 'recalled', 'operator'] as const
export type Kind = (typeof KINDS)[number]

/** `cited`: single facts or rules, no table copied. `restricted`: never in this repository. */
export const REDISTRIBUTIONS = ['open', 'cited', 'restricted'] as const
export type Redistribution = (typeof REDISTRIBUTIONS)[number]

/** A publication that values are taken from. */
export interface Source {
  readonly title: string
  readonly licence: string
  readonly redistribution: Redistribution
  readonly attribution: string
}

/** Where a value comes from and on what terms. */
export interface Provenance {
  readonly source: string
  readonly table: string
  readonly year: number
  readonly licence: string
  readonly redistribution: Redistribution
  readonly kind: Kind
}

/**
 * Data types of ISO 14083, best first, with fuel that the caller states without evidence ranked among
 * them.
 */
export const DATA_TYPES = ['primary', 'stated_by_caller', 'modelled', 'default'] as const
/** Type of data behind a figure. */
export type DataType = (typeof DATA_TYPES)[number]
