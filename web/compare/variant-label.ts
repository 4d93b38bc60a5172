import type { Plan } from '../plan/plan.js'
import type { Texts } from '../texts/en.js'
import { fill } from '../texts/fill.js'

export const LETTERS = ['A', 'B', 'C', 'D'] as const

/** What a variant does differently from the usual, in a few words. */
export function variantLabel(variant: Plan, { compare, plan }: Texts): string {
  const names = (ids: readonly (keyof typeof plan.passageNames)[]) =>
    ids.map((id) => plan.passageNames[id]).join(', ')
  const shunned = variant.shunned.map((id) => plan.shunNames[id]).join(', ')
  const parts = [
    variant.closed.length > 0 && fill(compare.closedLabel, { names: names(variant.closed) }),
    variant.opened.length > 0 && fill(compare.openLabel, { names: names(variant.opened) }),
    shunned !== '' && fill(compare.shunLabel, { names: shunned }),
    variant.speedKn !== null && `${variant.speedKn} kn`,
    variant.vesselType !== null && plan.vessels[variant.vesselType],
    variant.sizeClass?.replaceAll('_', ' '),
    variant.fuel,
  ].filter(Boolean)
  return parts.length === 0 ? compare.asPlanned : parts.join(', ')
}
