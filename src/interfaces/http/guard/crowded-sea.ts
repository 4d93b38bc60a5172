import type { Calculations, Worked } from '../../../planning/calculations.js'
import { ownerOf } from '../../../runtime/threads/job-owner.js'
import type { BackgroundSea } from '../../../runtime/threads/sea-threads.js'
import type { ServiceEngine } from '../engine.js'
import { accountName } from './caller-names.js'
import type { Crowd } from './crowd.js'

/** The engine for a main thread that many callers may wait for. */
export function crowdedEngine(
  engine: () => ServiceEngine | null,
  crowd: Crowd,
): () => ServiceEngine | null {
  let made: { readonly from: ServiceEngine; readonly engine: ServiceEngine } | null = null
  return () => {
    const from = engine()
    if (from === null) return null
    if (made?.from !== from) {
      made = { from, engine: { ...from, background: new CrowdedSea(from.background, crowd) } }
    }
    return made.engine
  }
}

/**
 * Threads that also take short work while others wait for the main thread. Finishing a
 * result on the main thread queues like a new request.
 */
class CrowdedSea implements BackgroundSea {
  constructor(
    private readonly sea: BackgroundSea,
    private readonly crowd: Crowd,
  ) {}

  get takesShort(): boolean {
    return this.crowd.isWaiting
  }

  get load() {
    return this.sea.load
  }

  routes(...[run, signal, isShort]: Parameters<Calculations['routes']>) {
    return this.#inTurn(signal, this.sea.routes(run, signal, isShort))
  }

  matrix(...[request, quantities, signal]: Parameters<Calculations['matrix']>) {
    return this.#inTurn(signal, this.sea.matrix(request, quantities, signal))
  }

  reach(...[work, signal]: Parameters<Calculations['reach']>) {
    return this.#inTurn(signal, this.sea.reach(work, signal))
  }

  afloat(...[work, signal]: Parameters<Calculations['afloat']>) {
    return this.#inTurn(signal, this.sea.afloat(work, signal))
  }

  shed(): void {
    this.sea.shed()
  }

  chart(...[work, signal]: Parameters<Calculations['chart']>) {
    return this.#inTurn(signal, this.sea.chart(work, signal))
  }

  prepare(...asked: Parameters<Calculations['prepare']>): void {
    this.sea.prepare(...asked)
  }

  async #inTurn<Result>(
    signal: AbortSignal,
    work: Promise<Worked<Result>>,
  ): Promise<Worked<Result>> {
    const worked = await work
    await this.crowd.turn(accountName(ownerOf(signal)))
    signal.throwIfAborted()
    return worked
  }
}
