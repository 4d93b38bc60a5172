import type { Numbers } from '../format/numbers.js'
import { conditionsOf } from '../plan/conditions.js'
import { type NamedRoute, routeName } from '../plan/named-routes.js'
import type { Plan } from '../plan/plan.js'
import type { Texts } from '../texts/en.js'

export const LETTERS = ['A', 'B', 'C', 'D'] as const

/** How a variant differs from the default settings, in a few words. All have the same price and stops. */
export function variantLabel(variant: Plan, texts: Texts, numbers: Numbers): string {
  const parts = conditionsIn(variant, texts, numbers)
  return parts.length === 0 ? texts.compare.noConditions : parts.join(', ')
}

function conditionsIn(variant: Plan, texts: Texts, numbers: Numbers): readonly string[] {
  const plan = { ...variant, fuelPriceUsd: null, stops: [] }
  return conditionsOf(plan, texts, numbers).map(({ text }) => text)
}

/**
 * The heads of the columns: the routes and, where several go the same way, what distinguishes these. Null while a
 * route is not known.
 */
export function variantHeads(
  variants: readonly Plan[],
  named: readonly (NamedRoute | null | undefined)[],
  texts: Texts,
  numbers: Numbers,
): readonly (string | null)[] {
  const names = variants.map((_, i) => nameOfVariant(named[i], texts))
  const conditions = variants.map((variant) => conditionsIn(variant, texts, numbers))
  return names.map((name, i) => {
    const same = conditions.filter((_, k) => k !== i && names[k] === name)
    const own = conditions[i]!.filter((one) => !same.every((other) => other.includes(one)))
    return name === null || own.length === 0 ? name : `${name}, ${own.join(', ')}`
  })
}

/** "via Suez"; null while the route is not known. */
export function nameOfVariant(named: NamedRoute | null | undefined, texts: Texts): string | null {
  return named == null ? null : routeName(named, texts)
}
