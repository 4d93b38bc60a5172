import type { Position } from '../geo/position.js'
import type { Query } from './query.js'
import type { GatePath } from './search/gate-paths.js'
import type { GateDistances } from './search/gates.js'
import type { TautPath } from './search/shortest-path.js'

/** A path that needs no graph, see `straightPath`. */
export type StraightPath =
  | { readonly km: number; readonly kind: 'direct' }
  | { readonly km: number; readonly kind: 'link' }
  | { readonly km: number; readonly kind: 'inshore'; readonly line: readonly Position[] }

/** A path between two endpoints that has not been built yet. */
export type CandidatePath =
  | StraightPath
  | { readonly km: number; readonly kind: 'taut'; readonly path: TautPath }
  | (GatePath & {
      /** The endpoints that the path was found for: they contain its states. */
      readonly ends: Pick<Query, 'origin' | 'destination'>
      /** What is known between gates, if not what the network tells. */
      readonly between?: GateDistances
    })
