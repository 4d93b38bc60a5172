import { nearestOnVectorLeg } from '../../geo/cross-track.js'
import { toVector, type Vector } from '../../geo/vector.js'
import { EMPTY, toNumber } from '../../sea/index-set.js'
import { type Passage, speedLimitOf } from '../../sea/passages.js'
import type { Job } from '../job.js'
import { kept } from '../kept.js'
import { type KeptBudget, KeptMap } from '../kept-map.js'
import { isBeside, NEAR_END_KM } from '../path/beside-line.js'
import type { PassageFinder } from '../path/passages-used.js'
import type { PassageUse } from '../request.js'
import { type Endpoint, wholeOf } from '../snap/endpoint.js'
import type { Decisive } from './gate-tails.js'
import type { Sailing } from './sailing.js'

/** Of a way of passing gates. */
const WAY_BYTES = 1000

/** A path may bend away from its legs by this much, km. */
const BEND_KM = 1

/**
 * How the paths of matrix cells use passages with a speed limit. Where labels show that two paths pass their gates in the
 * same way, only one of them is drawn.
 */
export class Passing {
  private readonly kept: KeptMap<string, readonly PassageUse[]>
  private readonly limited: Decisive

  constructor(
    private readonly sailing: Sailing,
    private readonly passages: PassageFinder,
    table: readonly Passage[],
    budget: KeptBudget,
  ) {
    this.kept = new KeptMap(budget, () => WAY_BYTES)
    this.limited = new LimitedStraits(table)
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
    return labelled?.nameOfPassing(origin, destination, closed, this.limited) ?? null
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

/** The passages with a speed limit in which the line decides how long a path is in them: those with gates. */
class LimitedStraits implements Decisive {
  private readonly bits: ReadonlySet<number>
  private readonly centreLines: readonly (readonly Vector[])[]

  constructor(table: readonly Passage[]) {
    const limited = table.filter((one) => one.gates.length > 0 && speedLimitOf(one) !== undefined)
    this.bits = new Set(limited.map((one) => table.indexOf(one)))
    this.centreLines = limited.flatMap((one) => one.centreLines.map((line) => line.map(toVector)))
  }

  has(passage: number): boolean {
    return this.bits.has(passage)
  }

  readonly isNear = (from: Vector, to: Vector, aroundKm: number): boolean =>
    this.centreLines.some((line) =>
      [line[0]!, line.at(-1)!].some(
        (end) => nearestOnVectorLeg(end, from, to).offKm < NEAR_END_KM + BEND_KM + aroundKm,
      ),
    )

  readonly isInside = (place: Vector): boolean =>
    this.centreLines.some((line) => isBeside(place, line, NEAR_END_KM + BEND_KM))
}
