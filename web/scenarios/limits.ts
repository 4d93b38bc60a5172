import type { RouteAnswer } from '../plan/route-answer.js'

/** A way that the ship is too large for: by how much, and how much shorter it is. */
export interface Limit {
  readonly place: string
  readonly dimension: 'length' | 'beam' | 'draught'
  readonly excessM: number
  readonly km: number
}

/** What the limits of the ship take away, the largest detour first; of several on one way, the one that is exceeded most. */
export function limitsOf({ warnings = [] }: Pick<RouteAnswer, 'warnings'>): readonly Limit[] {
  const all = warnings.flatMap(({ code, place, values }): Limit[] => {
    const {
      dimension,
      size_m: size,
      limit_m: most,
      km,
    } = (values ?? {}) as Partial<{
      dimension: Limit['dimension']
      size_m: number
      limit_m: number
      km: number
    }>
    if (code !== 'closed_by_vessel' || place == null || dimension === undefined) return []
    if (size === undefined || most === undefined || !km) return []
    return [{ place, dimension, excessM: size - most, km }]
  })
  return all
    .toSorted((a, b) => b.km - a.km || b.excessM - a.excessM)
    .filter((limit, i, sorted) => i === 0 || sorted[i - 1]!.km !== limit.km)
}
