import type { ChosenUnits } from '../format/chosen-units.svelte.js'
import type { RouteAnswer } from '../plan/route-answer.js'
import type { Texts } from '../texts/en.js'
import { fill } from '../texts/fill.js'

/**
 * A figure by which variants are compared. Null if the service has no value, because there is no
 * ship or no price.
 */
export interface Measure {
  readonly key: 'distance' | 'days' | 'fuel' | 'cost' | 'co2e'
  readonly decimals: number
  /** A quantity whose unit the user can choose. `of` is in kilometres or tonnes. */
  readonly quantity: 'length' | 'mass' | null
  readonly of: (route: RouteAnswer) => number | null
}

export const MEASURES: readonly Measure[] = [
  { key: 'distance', decimals: 0, quantity: 'length', of: (route) => route.distance_km },
  { key: 'days', decimals: 1, quantity: null, of: (route) => route.duration_hours / 24 },
  {
    key: 'fuel',
    decimals: 0,
    quantity: 'mass',
    of: ({ emissions }) => emissions?.fuel_tonnes ?? null,
  },
  { key: 'cost', decimals: 0, quantity: null, of: ({ emissions }) => emissions?.cost_usd ?? null },
  {
    key: 'co2e',
    decimals: 0,
    quantity: 'mass',
    of: ({ emissions }) => emissions?.co2e_wtw_tonnes ?? null,
  },
]

/** The measures in the user's units, with their names. */
export function shownMeasures(
  routes: readonly RouteAnswer[],
  units: ChosenUnits,
  { compare }: Texts,
): readonly (Measure & { readonly name: string })[] {
  return knownMeasures(routes).map((measure) => {
    const { key, quantity } = measure
    const factor = quantity === null ? 1 : units[quantity === 'length' ? 'lengthOf' : 'tonnesOf'](1)
    const unit = quantity === 'length' ? units.lengthName : units.mass
    return {
      ...measure,
      name: fill(compare[key], { unit }),
      of: (route) => {
        const value = measure.of(route)
        return value === null ? null : value * factor
      },
    }
  })
}

/** The measures for which at least one route has a value. */
function knownMeasures(routes: readonly RouteAnswer[]): readonly Measure[] {
  return MEASURES.filter(({ of }) => routes.some((route) => of(route) !== null))
}
