import type { Plan } from '../plan/plan.js'
import { planFor } from '../plan/plan-for.js'

/** Tables of the same places: with the Suez Canal open, with it closed, and the difference. */
export const SUEZ_LAYERS = ['open', 'closed'] as const
export type SuezLayer = (typeof SUEZ_LAYERS)[number]
export type ShownLayer = SuezLayer | 'difference'
export const SHOWN_LAYERS: readonly ShownLayer[] = [...SUEZ_LAYERS, 'difference']

export function layerOf(plan: Plan): SuezLayer {
  return plan.closed.includes('suez') ? 'closed' : 'open'
}

/** The plan of a matrix, with the canal as in a layer. */
export function planOfLayer(plan: Plan, layer: SuezLayer): Plan {
  const others = plan.closed.filter((id) => id !== 'suez')
  const closed = layer === 'closed' ? [...others, 'suez' as const] : others
  return planFor('matrix', { ...plan, closed })
}

type Cells = readonly (readonly (number | null)[])[]

/**
 * How much longer each cell is with the canal closed; null if it has no route in one of the tables.
 * @param more by how much one value is more than another, as the cards round it
 */
export function difference(
  open: Cells,
  closed: Cells,
  more: (value: number, base: number) => number,
): (number | null)[][] {
  return open.map((row, i) =>
    row.map((value, k) => {
      const other = closed[i]?.[k] ?? null
      return value === null || other === null ? null : more(other, value)
    }),
  )
}
