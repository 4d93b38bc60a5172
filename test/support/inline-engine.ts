import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Tables } from '../../src/loading/tables.js'
import {
  type MatrixRequest,
  NoRouteError,
  PointOnLandError,
  type Resolution,
  type RouteRequest,
  type Router,
  type SeaRoute,
} from '../../src/routing/types.js'
import type { ServiceEngine } from '../../src/service/planning/engine.js'
import type { BackgroundSea } from '../../src/service/threads/sea-threads.js'

/** A service's engine without threads of its own. */
export function inlineEngine(
  router: Router & Pick<ServiceEngine, 'legIsClear'>,
  tables: Tables,
  opening: readonly Resolution[] = [],
): ServiceEngine & { readonly background: InlineSea } {
  return {
    ...tables,
    router,
    background: new InlineSea(router),
    opening: new Set(opening),
    allOpen: Promise.resolve(),
    legIsClear: router.legIsClear?.bind(router),
    close: async () => undefined,
  }
}

const AFLOAT = { snapped: [0, 0] as const, distanceKm: 0 }

/** Answers on the same thread, a turn of the event loop later; a test can hold it up. */
export class InlineSea implements BackgroundSea {
  readonly load = { threads: 1, busy: 0, jobs: 0 }
  /** How much was begun, and how much was told to stop. */
  begun = 0
  stopped = 0
  /** Waited for before every answer. */
  hold: Promise<void> = Promise.resolve()

  constructor(private readonly router: Router) {}

  async routes(request: RouteRequest, alternatives: number, signal: AbortSignal) {
    await this.#wait(signal)
    const route = this.router.route(request)
    const result = { route, alternatives: this.router.alternatives(request, route, alternatives) }
    return { result, engineMs: 1 }
  }

  async matrix(request: MatrixRequest, withControlAreas: boolean, signal: AbortSignal) {
    await this.#wait(signal)
    const { origins, destinations } = request
    const ends = new Float64Array(3 * (origins.length + destinations.length)).fill(Number.NaN)
    const routes = origins.flatMap((origin, row) =>
      destinations.map((destination, column) => {
        const route = this.#sail({ ...request, origin, destination })
        if (route === 'point_on_land') return null
        const { origin: from, destination: to } = route ?? { origin: AFLOAT, destination: AFLOAT }
        ends.set([...from.snapped, from.distanceKm], 3 * row)
        ends.set([...to.snapped, to.distanceKm], 3 * (origins.length + column))
        return route
      }),
    )
    const distancesKm = Float64Array.from(routes, (route) => route?.distanceKm ?? Number.NaN)
    const ecaKm = Float64Array.from(routes, (route) => route?.areaKm.eca ?? Number.NaN)
    const result = { distancesKm, ecaKm: withControlAreas ? ecaKm : null, ends }
    return { result, engineMs: 1 }
  }

  async #wait(signal: AbortSignal): Promise<void> {
    this.begun += 1
    signal.addEventListener('abort', () => {
      this.stopped += 1
    })
    await nextTurn()
    await this.hold
    signal.throwIfAborted()
  }

  /** Null for no route. */
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
