import type { Position } from '../geo/position.js'
import type { Query } from './query.js'
import type { GatePath } from './search/gates.js'
import type { TautPath } from './search/shortest-path.js'

/** A path that needs no graph: see `straightPath`. */
export type StraightPath =
  | { readonly km: number; readonly kind: 'direct' }
  | { readonly km: number; readonly kind: 'link' }
  | { readonly km: number; readonly kind: 'inshore'; readonly line: readonly Position[] }

/** A path between two endpoints, not drawn yet. */
export type CandidatePath =
  | StraightPath
  | { readonly km: number; readonly kind: 'taut'; readonly path: TautPath }
  | (GatePath & {
      /** The endpoints it was found for: they contain the states on the path. */
      readonly ends: Pick<Query, 'origin' | 'destination'>
    })
