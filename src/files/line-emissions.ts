import type { Route } from '../client/schema.js'

/** The fields of the emissions that files contain, by their names in the answer. */
export const EMISSION_FIELDS = [
  'fuel_tonnes',
  'co2e_ttw_tonnes',
  'co2e_wtt_tonnes',
  'co2e_wtw_tonnes',
  'cost_usd',
] as const

export type EmissionField = (typeof EMISSION_FIELDS)[number]

/** Fuel, emissions and cost of a line; empty if there are none, as for alternatives. */
export function lineEmissions(
  { emissions }: Pick<Route, 'emissions'>,
  rank: number,
): Partial<Record<EmissionField, number>> {
  if (rank > 0 || emissions === null) return {}
  const known = EMISSION_FIELDS.flatMap((name) => {
    const value = emissions[name]
    return value === null ? [] : [[name, value] as const]
  })
  return Object.fromEntries(known)
}
