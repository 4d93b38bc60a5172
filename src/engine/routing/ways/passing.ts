import { LRUCache } from 'lru-cache'
import { EMPTY, toNumber } from '../../sea/index-set.js'
import { type Passage, speedLimitOf } from '../../sea/passages.js'
import type { Job } from '../job.js'
import { kept } from '../kept.js'
import type { PassageFinder } from '../path/passages-used.js'
import type { PassageUse } from '../request.js'
import { type Endpoint, wholeOf } from '../snap/endpoint.js'
import type { Sailing } from './sailing.js'

/** Kept ways of passing gates, on any network and whatever is closed: a kilobyte each. */
const MAX_KEPT = 20_000

/** A path that passes the end of a passage at this distance does not use it, km. */
const BESIDE_KM = 100
/** No passage is longer, km. */
const UNKNOWN_KM = 1000

/**
 * How the paths of matrix cells use passages with a speed limit. Where labels show that two paths pass their gates in the
 * same way, only one of them is drawn.
 */
export class Passing {
  private readonly kept = new LRUCache<string, readonly PassageUse[]>({ max: MAX_KEPT })
  private readonly reachKm: ReadonlyMap<number, number>

  constructor(
    private readonly sailing: Sailing,
    private readonly passages: PassageFinder,
    table: readonly Passage[],
  ) {
    this.reachKm = reachOfLimits(table)
  }

  /** The passages of a path, each counted from its own entry; null without a path. */
  of(job: Job, origin: Endpoint, destination: Endpoint): readonly PassageUse[] | null {
    const name = this.nameOf(job, origin, destination)
    if (name === null) return this.drawn(job, origin, destination)
    const { resolutionKm } = job.network.graph.network
    const key = `${resolutionKm} ${toNumber(job.closed)} ${name}`
    return kept(this.kept, key, () => this.drawn(job, origin, destination) ?? [])
  }

  private nameOf(job: Job, origin: Endpoint, destination: Endpoint): string | null {
    const { closed } = job
    if (this.passages.unmarked(origin.snapped, destination.snapped) !== EMPTY) return null
    const labelled = this.sailing.labelledOf(job)
    return labelled?.nameOfPassing(origin, destination, closed, this.reachKm) ?? null
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

/** For each passage with a speed limit, how far from its gates a path decides how long it is in it, km. */
function reachOfLimits(passages: readonly Passage[]): Map<number, number> {
  return new Map(
    passages.flatMap((one, at) =>
      speedLimitOf(one) === undefined
        ? []
        : [[at, one.lengthKm ? 2 * one.lengthKm.value + BESIDE_KM : UNKNOWN_KM] as const],
    ),
  )
}
