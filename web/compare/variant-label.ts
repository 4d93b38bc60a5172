import type { Numbers } from '../format/numbers.js'
import { conditionsOf } from '../plan/conditions.js'
import type { Plan } from '../plan/plan.js'
import type { Texts } from '../texts/en.js'

export const LETTERS = ['A', 'B', 'C', 'D'] as const

/** How a variant differs from the default settings, in a few words. */
export function variantLabel(variant: Plan, texts: Texts, numbers: Numbers): string {
  const parts = conditionsOf(variant, texts, numbers).map(({ text }) => text)
  return parts.length === 0 ? texts.compare.noConditions : parts.join(', ')
}
