import type { Plan } from '../plan/plan.js'

/** Tables of the same places: with the Suez Canal open, closed, and what a closure costs. */
export const SUEZ_LAYERS = ['open', 'closed'] as const
export type SuezLayer = (typeof SUEZ_LAYERS)[number]
export type ShownLayer = SuezLayer | 'difference'
export const SHOWN_LAYERS: readonly ShownLayer[] = [...SUEZ_LAYERS, 'difference']

export function layerOf(plan: Plan): SuezLayer {
  return plan.closed.includes('suez') ? 'closed' : 'open'
}

/** The plan with the canal as a layer has it. The service avoids no shallow water in a matrix. */
export function planOfLayer(plan: Plan, layer: SuezLayer): Plan {
  const others = plan.closed.filter((id) => id !== 'suez')
  const closed = layer === 'closed' ? [...others, 'suez' as const] : others
  return { ...plan, closed, avoidsShallows: false }
}

type Cells = readonly (readonly (number | null)[])[]

/** How much longer each cell is; null where one of the two has no route. */
export function difference(open: Cells, closed: Cells): (number | null)[][] {
  return open.map((row, i) =>
    row.map((value, k) => {
      const other = closed[i]?.[k] ?? null
      return value === null || other === null ? null : other - value
    }),
  )
}
