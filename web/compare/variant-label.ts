import type { Numbers } from '../format/numbers.js'
import { conditionsOf } from '../plan/conditions.js'
import { type NamedRoute, routeName } from '../plan/named-routes.js'
import type { Plan } from '../plan/plan.js'
import type { Texts } from '../texts/en.js'

export const LETTERS = ['A', 'B', 'C', 'D'] as const

/** How a variant differs from the default settings, in a few words. All have the same price and stops. */
export function variantLabel(variant: Plan, texts: Texts, numbers: Numbers): string {
  const plan = { ...variant, fuelPriceUsd: null, stops: [] }
  const parts = conditionsOf(plan, texts, numbers).map(({ text }) => text)
  return parts.length === 0 ? texts.compare.noConditions : parts.join(', ')
}

/** "via Suez"; null while the route is not known. */
export function nameOfVariant(named: NamedRoute | null | undefined, texts: Texts): string | null {
  return named == null ? null : routeName(named, texts)
}
