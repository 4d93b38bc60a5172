import type { RouteAnswer } from '../plan/planned-route.svelte.js'

/** What variants are compared by. Null where the service had nothing to say, for want of a ship or a price. */
export interface Measure {
  readonly key: 'distance' | 'days' | 'fuel' | 'cost' | 'co2e'
  readonly decimals: number
  readonly of: (route: RouteAnswer) => number | null
}

export const MEASURES: readonly Measure[] = [
  { key: 'distance', decimals: 0, of: (route) => route.distance_nm },
  { key: 'days', decimals: 1, of: (route) => route.duration_hours / 24 },
  { key: 'fuel', decimals: 0, of: ({ emissions }) => emissions?.fuel_tonnes ?? null },
  { key: 'cost', decimals: 0, of: ({ emissions }) => emissions?.cost_usd ?? null },
  { key: 'co2e', decimals: 0, of: ({ emissions }) => emissions?.co2e_wtw_tonnes ?? null },
]

/** The measures that at least one route knows. */
export function knownMeasures(routes: readonly RouteAnswer[]): readonly Measure[] {
  return MEASURES.filter(({ of }) => routes.some((route) => of(route) !== null))
}
