import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ServiceEngine } from '../../src/answers/engine.js'
import type { Tables } from '../../src/loading/tables.js'
import {
  CELL_QUANTITIES,
  type CellQuantities,
  type CellTables,
} from '../../src/planning/matrix-cells.js'
import type { RunQuestion } from '../../src/planning/prepare.js'
import { type ReachWork, routeReach } from '../../src/planning/reach.js'
import { routeRun } from '../../src/planning/route-run.js'
import { NoRouteError, PointOnLandError } from '../../src/routing/errors.js'
import type {
  MatrixRequest,
  RouteRequest,
  Router,
  SeaRoute,
  SnappedPlace,
} from '../../src/routing/request.js'
import type { BackgroundSea } from '../../src/threads/sea-threads.js'

/** The engine of a service without threads of its own. */
export function inlineEngine(
  router: Router & Pick<ServiceEngine, 'legIsClear'> & Partial<Pick<ServiceEngine, 'isLand'>>,
  tables: Tables,
  opening: ServiceEngine['opening'] = new Map(),
): ServiceEngine & { readonly background: InlineSea } {
  return {
    ...tables,
    router,
    background: new InlineSea(router),
    opening,
    allOpen: Promise.resolve(),
    ...(router.legIsClear && { legIsClear: router.legIsClear.bind(router) }),
    isLand: (lon, lat) => router.isLand?.(lon, lat) ?? false,
    close: async () => undefined,
  }
}

type Snapped = SnappedPlace | null

const AFLOAT = { snapped: [0, 0] as const, distanceKm: 0 }

/** Answers on the same thread, one turn of the event loop later. A test can delay it. */
export class InlineSea implements BackgroundSea {
  readonly load = { threads: 1, busy: 0, jobs: 0 }
  /** How many works were started, and how many were told to stop. */
  begun = 0
  stopped = 0
  /** Awaited before every answer. */
  hold: Promise<void> = Promise.resolve()

  constructor(private readonly router: Router) {}

  /** Nothing is slow here, so there is nothing to prepare. */
  prepare(): void {}

  async routes(run: RunQuestion, signal: AbortSignal) {
    await this.#wait(signal)
    return { result: routeRun(run, this.router), engineMs: 1 }
  }

  async matrix(request: MatrixRequest, quantities: CellQuantities, signal: AbortSignal) {
    await this.#wait(signal)
    const { origins, destinations } = request
    const found: { origins: Snapped[]; destinations: Snapped[] } = {
      origins: origins.map(() => null),
      destinations: destinations.map(() => null),
    }
    const routes = origins.flatMap((origin, row) =>
      destinations.map((destination, column) => {
        const route = this.#sail({ ...request, origin, destination })
        if (route === 'point_on_land') return null
        const { origin: from, destination: to } = route ?? { origin: AFLOAT, destination: AFLOAT }
        found.origins[row] = { position: from.snapped, distanceKm: from.distanceKm }
        found.destinations[column] = { position: to.snapped, distanceKm: to.distanceKm }
        return route
      }),
    )
    const tables = quantities.map((quantity) => [
      quantity,
      Float64Array.from(routes, (route) => (route ? CELL_QUANTITIES[quantity](route) : Number.NaN)),
    ])
    const result = { cells: Object.fromEntries(tables) as CellTables, ...found }
    return { result, engineMs: 1 }
  }

  async reach(work: ReachWork, signal: AbortSignal) {
    await this.#wait(signal)
    return { result: routeReach(work, this.router), engineMs: 1 }
  }

  async #wait(signal: AbortSignal): Promise<void> {
    this.begun += 1
    const stop = () => {
      this.stopped += 1
    }
    signal.addEventListener('abort', stop)
    await nextTurn()
    await this.hold
    signal.removeEventListener('abort', stop)
    signal.throwIfAborted()
  }

  /** Null if there is no route. */
  #sail(request: RouteRequest): SeaRoute | null | 'point_on_land' {
    try {
      return this.router.route(request)
    } catch (error) {
      if (error instanceof PointOnLandError) return 'point_on_land'
      if (error instanceof NoRouteError) return null
      throw error
    }
  }
}
