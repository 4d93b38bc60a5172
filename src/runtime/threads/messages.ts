import type { PackedTables } from '../../engine/routing/avoid/tables/cost-tables.js'
import type { Resolution } from '../../engine/routing/request.js'
import type { Area } from '../../engine/sea/areas.js'
import type { CoastTurns } from '../../engine/sea/coast-mask.js'
import type { SeaNetwork } from '../../engine/sea/network.js'
import type { Passage } from '../../engine/sea/passages.js'
import type { AvoidedAreas } from '../../planning/calculations.js'
import type { ChartedLine, ChartWork } from '../../planning/charted-line.js'
import type { ReachWork, RoutedReach } from '../../planning/matrix/reach.js'
import type { CellQuantities, MatrixQuestion } from '../../planning/matrix-cells.js'
import type { AfloatWork, PlacedAfloat } from '../../planning/places-afloat.js'
import type { RoutedLeg, RunQuestion } from '../../planning/voyage/prepare.js'
import type { MatrixMemory } from './matrix-memory.js'
import type { Rejection } from './rejections.js'
import type { Tiling } from './tiles.js'

/** The sea data without the networks. The coast's arrays are in shared memory. */
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
  /** Whether to open the rest of the sea data too. */
  readonly withFrame: boolean
}

/** A request for the routes of a run, and what is wanted with it. */
export interface RouteTask {
  readonly kind: 'route'
  readonly run: RunQuestion
}

/** A matrix that any number of threads work on. Origins are rows. */
export interface MatrixTask {
  readonly kind: 'matrix'
  readonly request: MatrixQuestion
  /** Requested quantities of each cell. */
  readonly quantities: CellQuantities
  readonly tiling: Tiling
  readonly memory: MatrixMemory
}

/** Contours around a place, and the ports within them. */
export interface ReachTask {
  readonly kind: 'reach'
  readonly work: ReachWork
}

/** Finds the water near positions on land. */
export interface AfloatTask {
  readonly kind: 'afloat'
  readonly work: AfloatWork
}

/** Compares a line with the sea. */
export interface ChartTask {
  readonly kind: 'chart'
  readonly work: ChartWork
}

/** Opens the tables for routes that avoid named areas, or builds them. */
export interface PrepareTask {
  readonly kind: 'prepare'
  readonly areas: AvoidedAreas
  /** The data folder. */
  readonly folder: string
  /** Only opens them: reports none where there is no image. */
  readonly onlyOpens: boolean
}

export type Task =
  | OpenTask
  | RouteTask
  | MatrixTask
  | ReachTask
  | AfloatTask
  | ChartTask
  | PrepareTask

/** A message to a thread. */
export type Order =
  | { readonly kind: 'frame'; readonly frame: SeaFrame }
  | { readonly kind: 'network'; readonly network: SeaNetwork }
  /** Tables that one thread built, in shared memory. */
  | { readonly kind: 'prepared'; readonly areas: AvoidedAreas; readonly tables: PackedTables }
  /** Sent with the first order of a job number. */
  | { readonly kind: 'work'; readonly number: number; readonly task: Task | null }
  | { readonly kind: 'forget'; readonly number: number }

export interface SeaOpened {
  /** Null if not requested. */
  readonly frame: SeaFrame | null
  readonly network: SeaNetwork
}

/** Outcome of one piece of work. The results of a matrix are in shared memory. */
export type Outcome =
  | { readonly kind: 'opened'; readonly opened: SeaOpened }
  | { readonly kind: 'found'; readonly found: readonly RoutedLeg[] }
  | { readonly kind: 'reached'; readonly reached: RoutedReach }
  | { readonly kind: 'placed'; readonly placed: PlacedAfloat }
  | { readonly kind: 'charted'; readonly charted: ChartedLine }
  /** Null if none of the areas is in force. */
  | { readonly kind: 'prepared'; readonly tables: PackedTables | null }
  | { readonly kind: 'rejected'; readonly rejection: Rejection }
  | { readonly kind: 'stretch' }
  | { readonly kind: 'failed'; readonly error: Error }

/** A message from a thread that is free again. */
export interface Report {
  readonly number: number
  readonly engineMs: number
  /** How often a table contradicted the network since the last message; left out if never. */
  readonly missedTables?: number
  readonly outcome: Outcome
}
