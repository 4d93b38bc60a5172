import type { Position } from '../geo/position.js'
import type { TautPath } from './taut-search.js'

/** How the best path between two ends is made up. */
export type Plan =
  | { readonly km: number; readonly kind: 'direct' }
  | { readonly km: number; readonly kind: 'link' }
  | { readonly km: number; readonly kind: 'inshore'; readonly line: readonly Position[] }
  | { readonly km: number; readonly kind: 'taut'; readonly path: TautPath }
  | { readonly km: number; readonly kind: 'gates'; readonly first: number; readonly last: number }

/** Distances of whole metres may be this far from the path that they tell of, km. */
export const WALK_TOLERANCE_KM = 0.02
