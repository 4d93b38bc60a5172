import type { Numbers } from '../format/numbers.js'
import { conditionsOf } from '../plan/conditions.js'
import type { Plan } from '../plan/plan.js'
import type { Texts } from '../texts/en.js'

export const LETTERS = ['A', 'B', 'C', 'D'] as const

/** How a variant differs from the default settings, in a few words. */
export function variantLabel(variant: Plan, texts: Texts, numbers: Numbers): string {
  // All variants have the same price.
  const parts = conditionsOf({ ...variant, fuelPriceUsd: null }, texts, numbers).map(
    ({ text }) => text,
  )
  return parts.length === 0 ? texts.compare.noConditions : parts.join(', ')
}
