import type { Position } from '../../geo/position.js'
import type { CellQuantities } from '../../planning/matrix-cells.js'
import type { LegQuestion, RoutedLeg } from '../../planning/prepare.js'
import type { ReachWork, RoutedReach } from '../../planning/reach.js'
import type { MatrixRequest, PassageId, Resolution, RouteOptions } from '../../routing/request.js'
import type { Area } from '../../sea/areas.js'
import type { CoastTurns } from '../../sea/coast-mask.js'
import type { SeaNetwork } from '../../sea/network.js'
import type { Passage } from '../../sea/passages.js'
import type { MatrixMemory } from './matrix-memory.js'
import type { Tiling } from './tiles.js'

/** All of the sea but its networks. The coast's arrays are in shared memory. */
export interface SeaFrame {
  readonly version: string
  readonly coast: CoastTurns
  readonly passages: readonly Passage[]
  readonly areas: readonly Area[]
}

/** Opens the network of a resolution. */
export interface OpenTask {
  readonly kind: 'open'
  readonly folder: string
  readonly resolutionKm: Resolution
  /** Whether the rest of the sea is to be opened with it. */
  readonly withFrame: boolean
}

/** A route and what else was asked for with it. */
export interface RouteTask {
  readonly kind: 'route'
  readonly question: LegQuestion
}

/** A matrix that any number of threads work at. Origins are rows. */
export interface MatrixTask {
  readonly kind: 'matrix'
  readonly request: MatrixRequest
  /** What is wanted of each cell. */
  readonly quantities: CellQuantities
  readonly tiling: Tiling
  readonly memory: MatrixMemory
}

/** Contours about one place, and the ports within them. */
export interface ReachTask {
  readonly kind: 'reach'
  readonly work: ReachWork
}

/** Named areas that routes avoid, on one network. */
export type AvoidedAreas = Required<Pick<RouteOptions, 'resolutionKm' | 'avoidAreas' | 'date'>>

/** Makes the tables for routes that avoid named areas. */
export interface PrepareTask {
  readonly kind: 'prepare'
  readonly areas: AvoidedAreas
}

export type Task = OpenTask | RouteTask | MatrixTask | ReachTask | PrepareTask

/** A message to a thread. */
export type Order =
  | { readonly kind: 'frame'; readonly frame: SeaFrame }
  | { readonly kind: 'network'; readonly network: SeaNetwork }
  /** What one thread prepared, in shared memory. */
  | { readonly kind: 'prepared'; readonly areas: AvoidedAreas; readonly costs: Uint32Array }
  /** The task comes with the first order of its number. */
  | { readonly kind: 'work'; readonly number: number; readonly task: Task | null }
  | { readonly kind: 'forget'; readonly number: number }

export interface SeaOpened {
  /** Null when it wasn't asked for. */
  readonly frame: SeaFrame | null
  readonly network: SeaNetwork
}

/** The engine's refusals, whose classes a message would lose. */
export type Refusal =
  | {
      readonly kind: 'point_on_land'
      readonly end: 'origin' | 'destination'
      readonly requested: Position
      readonly nearestWater: Position | null
      readonly distanceKm: number | null
      readonly maxSnapKm: number
    }
  | {
      readonly kind: 'no_route'
      readonly blockedBy: readonly PassageId[]
      readonly wouldOpen: readonly PassageId[]
      readonly isForbidden: boolean
    }
  | {
      readonly kind: 'point_forbidden'
      readonly end: 'origin' | 'destination'
      readonly position: Position
      readonly polygon: number
    }

/** What came of one stretch of work. A matrix has its results in shared memory. */
export type Outcome =
  | { readonly kind: 'opened'; readonly opened: SeaOpened }
  | { readonly kind: 'found'; readonly found: RoutedLeg }
  | { readonly kind: 'reached'; readonly reached: RoutedReach }
  /** Null where none of the areas is in force. */
  | { readonly kind: 'prepared'; readonly costs: Uint32Array | null }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'stretch' }
  | { readonly kind: 'failed'; readonly error: Error }

/** What a thread says when it is free again. */
export interface Report {
  readonly number: number
  readonly engineMs: number
  readonly outcome: Outcome
}
