import { Sweep } from '../../sea/sight/sweep.js'
import type { NetworkGraph } from '../graph.js'
import type { Endpoint } from '../snap/endpoint.js'

/** Distances from one endpoint to many with every gate closed, in one sweep. */
export class OneToManySearch {
  private known: Sweep | null = null

  constructor(private readonly graph: NetworkGraph) {}

  /** Created when first needed: routes do not need it. */
  private get sweep(): Sweep {
    this.known ??= new Sweep(this.graph.network)
    return this.known
  }

  /**
   * Lowers `bestKm`, for the destinations in `open`, to the length of the shortest path. Its initial
   * values bound the search.
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
    sweep.advance(open.reduce((km, j) => Math.max(km, bestKm[j]!), 0))
    for (const j of open) bestKm[j] = Math.min(bestKm[j]!, this.kmTo(destinations[j]!))
  }

  /**
   * Kilometres to a destination by the states that the sweep has reached; Infinity if none of them is
   * in its sight.
   */
  private kmTo({ states, km: beyond }: Endpoint): number {
    const { graph } = this
    const { km } = this.sweep
    let best = Number.POSITIVE_INFINITY
    for (let i = 0; i < states.length; i++) {
      const d = km[graph.mirror(states[i]!)]! + beyond[i]!
      if (d < best) best = d
    }
    return best
  }
}
