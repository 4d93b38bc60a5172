import { LRUCache } from 'lru-cache'
import { EMPTY, type IndexSet } from '../sea/index-set.js'
import { type Endpoint, wholeOf } from './endpoint.js'
import type { Job } from './job.js'
import type { NetworkRouter } from './network-router.js'
import type { PassageFinder } from './path/passages-used.js'
import type { PassageUse } from './request.js'
import type { Sailing } from './sailing.js'

/** Kept ways of passing gates, for each set of closed passages on a network: a kilobyte each. */
const MAX_KEPT = 20_000
/** Sets of closed passages for which they are kept. */
const MAX_SETS = 32

type Kept = LRUCache<string, readonly PassageUse[]>

/**
 * How the paths of matrix cells use passages with a speed limit. Where labels show that two paths pass their gates in the
 * same way, only one of them is drawn.
 */
export class Passing {
  private readonly kept = new WeakMap<NetworkRouter, LRUCache<IndexSet, Kept>>()

  /** @param reachKm for each passage with a speed limit, how far from its gates the use may be decided */
  constructor(
    private readonly sailing: Sailing,
    private readonly passages: PassageFinder,
    private readonly reachKm: ReadonlyMap<number, number>,
  ) {}

  /** The passages of a path, each counted from its own entry; null without a path. */
  of(job: Job, origin: Endpoint, destination: Endpoint): readonly PassageUse[] | null {
    const name = this.nameOf(job, origin, destination)
    if (name === null) return this.drawn(job, origin, destination)
    const kept = this.keptOf(job)
    let uses = kept.get(name)
    if (!uses) {
      uses = this.drawn(job, origin, destination) ?? []
      kept.set(name, uses)
    }
    return uses
  }

  private nameOf(job: Job, origin: Endpoint, destination: Endpoint): string | null {
    const { closed } = job
    if (this.passages.unmarked(origin.snapped, destination.snapped) !== EMPTY) return null
    const labelled = this.sailing.labelledOf(job)
    return labelled?.nameOfPassing(origin, destination, closed, this.reachKm) ?? null
  }

  private keptOf({ network, closed }: Job): Kept {
    let sets = this.kept.get(network)
    if (!sets) {
      sets = new LRUCache({ max: MAX_SETS })
      this.kept.set(network, sets)
    }
    let kept = sets.get(closed)
    if (!kept) {
      kept = new LRUCache({ max: MAX_KEPT })
      sets.set(closed, kept)
    }
    return kept
  }

  private drawn(job: Job, origin: Endpoint, destination: Endpoint): PassageUse[] | null {
    // Views of whole ends are kept, and names of others may need them too.
    const [from, to] = [wholeOf(origin), wholeOf(destination)]
    for (const end of [from, to]) if (end.kind === 'sea') end.look()
    const query = job.network.query(from, to, job.closed)
    const track = this.sailing.sail(job, query)?.track
    if (!track) return null
    return this.passages.along(track.measured(), track.segments).map((use) => ({
      ...use,
      entryKm: 0,
      exitKm: use.exitKm - use.entryKm,
    }))
  }
}
