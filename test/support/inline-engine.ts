import { readFileSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Router } from '../../src/engine/routing/request.js'
import { readAreas } from '../../src/engine/sea/areas.js'
import type { ServiceEngine } from '../../src/interfaces/http/engine.js'
import { type ChartWork, chartedLine } from '../../src/planning/charted-line.js'
import { routeMatrix } from '../../src/planning/matrix/plan-matrix.js'
import { type ReachWork, routeReach } from '../../src/planning/matrix/reach.js'
import type { CellQuantities, MatrixQuestion } from '../../src/planning/matrix-cells.js'
import { type AfloatWork, placesAfloat } from '../../src/planning/places-afloat.js'
import type { RunQuestion } from '../../src/planning/voyage/prepare.js'
import { routeRun } from '../../src/planning/voyage/route-run.js'
import type { Tables } from '../../src/runtime/loading/tables.js'
import type { BackgroundSea } from '../../src/runtime/threads/sea-threads.js'

const areas = readAreas(JSON.parse(readFileSync('data/reference/areas.json', 'utf8')))

/** The engine of a service without threads of its own. */
export function inlineEngine(
  router: Router & Pick<ServiceEngine, 'legIsClear'> & Partial<Pick<ServiceEngine, 'isLand'>>,
  tables: Tables,
  opening: ServiceEngine['opening'] = new Map(),
): ServiceEngine & { readonly background: InlineSea } {
  return {
    ...tables,
    router,
    areas,
    background: new InlineSea(router),
    opening,
    allOpen: Promise.resolve(),
    ...(router.legIsClear && { legIsClear: router.legIsClear.bind(router) }),
    isLand: (lon, lat) => router.isLand?.(lon, lat) ?? false,
    close: async () => undefined,
  }
}

/** Answers on the same thread, one turn of the event loop later. A test can delay it. */
export class InlineSea implements BackgroundSea {
  readonly load = { threads: 1, busy: 0, jobs: 0, missedTables: 0 }
  /** How many works were started, and how many were told to stop. */
  begun = 0
  stopped = 0
  /** Awaited before every answer. */
  hold: Promise<void> = Promise.resolve()

  constructor(private readonly router: Router) {}

  /** Nothing is slow here, so there is nothing to prepare. */
  prepare(): void {}

  /** Nor is anything kept. */
  shed(): void {}

  async routes(run: RunQuestion, signal: AbortSignal) {
    await this.#wait(signal)
    return { result: routeRun(run, this.router), engineMs: 1 }
  }

  async matrix(request: MatrixQuestion, quantities: CellQuantities, signal: AbortSignal) {
    await this.#wait(signal)
    return { result: routeMatrix(request, this.router, quantities), engineMs: 1 }
  }

  async reach(work: ReachWork, signal: AbortSignal) {
    await this.#wait(signal)
    return { result: routeReach(work, this.router), engineMs: 1 }
  }

  async afloat(work: AfloatWork, signal: AbortSignal) {
    await this.#wait(signal)
    return { result: placesAfloat(work, this.router), engineMs: 1 }
  }

  async chart(work: ChartWork, signal: AbortSignal) {
    await this.#wait(signal)
    return { result: chartedLine(work, this.router), engineMs: 1 }
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
}
