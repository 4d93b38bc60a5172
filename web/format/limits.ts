/** Which values a field and a link accept. */
export type Limits = { readonly most: number } & (
  | { readonly least: number }
  | { readonly above: number }
)

export function isWithin(value: number, limits: Limits): boolean {
  if (!(value <= limits.most)) return false
  return 'least' in limits ? value >= limits.least : value > limits.above
}

/** A number of a link; null for anything else. */
export function readNumber(text: string | null, limits: Limits): number | null {
  const value = Number(text || Number.NaN)
  return isWithin(value, limits) ? value : null
}
