import { Sweep } from '../../sea/sweep.js'
import type { Endpoint } from '../endpoint.js'
import type { NetworkGraph } from '../graph.js'

/** How often a search looks whether it may stop, km: a look costs as much as some 100 km of sweep. */
const LOOK_KM = 5000

/** Distances from one endpoint to many with every gate closed, in one sweep. */
export class OneToManySearch {
  private known: Sweep | null = null

  constructor(private readonly graph: NetworkGraph) {}

  /** Made when first needed: routes need none. */
  private get sweep(): Sweep {
    this.known ??= new Sweep(this.graph.network)
    return this.known
  }

  /**
   * Lowers `bestKm`, for the destinations in `open`, to the length of the shortest path. What it holds
   * already bounds the search.
   */
  run(
    origin: Endpoint,
    destinations: readonly (Endpoint | null)[],
    open: readonly number[],
    bestKm: Float64Array,
  ): void {
    const bays = open.flatMap((j) => destinations[j]!.bays)
    const sweep = this.sweep.reset([...origin.bays, ...bays])
    for (let i = 0; i < origin.states.length; i++) sweep.start(origin.states[i]!, origin.km[i]!)
    let limit = open.reduce((km, j) => Math.max(km, bestKm[j]!), 0)
    for (let until = LOOK_KM; sweep.advance(Math.min(until, limit)); until += LOOK_KM) {
      if (until >= limit) break
      limit = this.farthest(destinations, open, bestKm)
    }
    this.farthest(destinations, open, bestKm)
  }

  /** Lowers `bestKm` to what is reached; the longest of them is still to be beaten. */
  private farthest(
    destinations: readonly (Endpoint | null)[],
    open: readonly number[],
    bestKm: Float64Array,
  ): number {
    const { graph } = this
    const { km } = this.sweep
    let farthest = 0
    for (const j of open) {
      const { states, km: beyond } = destinations[j]!
      let best = bestKm[j]!
      for (let i = 0; i < states.length; i++) {
        const d = km[graph.mirror(states[i]!)]! + beyond[i]!
        if (d < best) best = d
      }
      bestKm[j] = best
      if (best > farthest) farthest = best
    }
    return farthest
  }
}
