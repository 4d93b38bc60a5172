import type { Resolution } from '../engine/routing/request.js'
import type { AreaGroup } from '../engine/sea/areas.js'
import type { ChartedLine, ChartWork } from './charted-line.js'
import type { RoutedMatrix } from './matrix/plan-matrix.js'
import type { ReachWork, RoutedReach } from './matrix/reach.js'
import type { CellQuantities, MatrixQuestion } from './matrix-cells.js'
import type { AfloatWork, PlacedAfloat } from './places-afloat.js'
import type { RoutedLeg, RunQuestion } from './voyage/prepare.js'

/** The result of a calculation, and the time that it took. */
export interface Worked<Result> {
  readonly result: Result
  readonly engineMs: number
}

/** The engine's work, wherever it runs: on other threads or on the calling one. */
export interface Calculations {
  /** Whether it runs on the calling thread, so that nothing is gained by sending it there. */
  readonly isHere?: true
  /** Whether others wait for the calling thread, so that short work is sent there too. Default: no. */
  readonly takesShort?: boolean
  /**
   * @param isShort whether it takes milliseconds, so that it need not wait for long work
   * @throws RoutingError, NoTransitError, OverloadedError, or the signal's reason
   */
  routes(
    run: RunQuestion,
    signal: AbortSignal,
    isShort?: boolean,
  ): Promise<Worked<readonly RoutedLeg[]>>
  /** @throws OverloadedError, or the signal's reason */
  matrix(
    request: MatrixQuestion,
    quantities: CellQuantities,
    signal: AbortSignal,
  ): Promise<Worked<RoutedMatrix>>
  /** @throws PointOnLandError, OverloadedError, or the signal's reason */
  reach(work: ReachWork, signal: AbortSignal): Promise<Worked<RoutedReach>>
  /** @throws OverloadedError, or the signal's reason */
  afloat(work: AfloatWork, signal: AbortSignal): Promise<Worked<PlacedAfloat>>
  /** @throws OverloadedError, or the signal's reason */
  chart(work: ChartWork, signal: AbortSignal): Promise<Worked<ChartedLine>>
  /** Prepares whatever makes later routes around the same areas faster. */
  prepare(areas: AvoidedAreas): void
}

/** The named areas that routes at one resolution avoid on a day. */
export interface AvoidedAreas {
  readonly resolutionKm: Resolution
  readonly avoidAreas: readonly AreaGroup[]
  readonly date: string
}
