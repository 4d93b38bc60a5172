import { EMPTY, type IndexSet, plus, without } from '../sea/index-set.js'
import { type NamedStrait, passesStrait, widthKm } from '../sea/named-straits.js'
import type { NetworkGraph } from './graph.js'
import { kept } from './kept.js'
import type { LabelledRows } from './labelled-rows.js'
import type { Endpoint } from './snap/endpoint.js'

/** A path may lead round an island in the middle of a strait: at most so far, besides its width, km. A judgement. */
const ROUND_ISLAND_KM = 10
/** Ends nearer to each other may have a path inshore, which labels do not know, km. */
const INSHORE_KM = 100

/** What labels tell about straits that are closed to a ship by its size. */
export class LabelledStraits {
  /** Kilometres by which the way by its middle may exceed a path through each strait. */
  private readonly slackKm = new Map<NamedStrait, number>()
  private readonly places: ReadonlyMap<string, number>
  /** The passages that lead through each strait by a link, which its bar does not close. */
  private readonly passages = new Map<NamedStrait, IndexSet>()

  constructor(
    private readonly open: LabelledRows,
    private readonly graph: NetworkGraph,
  ) {
    this.places = new Map(open.labels.straits.map((name, at) => [name, at]))
  }

  /** Kilometres of the shortest path that uses none of some straits; null where labels do not tell. */
  km(
    origin: Endpoint,
    destination: Endpoint,
    closed: IndexSet,
    straits: readonly NamedStrait[],
  ): number | null {
    const ends = [origin, destination, closed] as const
    const km = this.open.km(...ends)
    if (km === null || !this.mayPass(...ends, straits, km)) return km
    const { round, labels } = this.open
    const others = straits.filter(({ name }) => !labels.barred.includes(name))
    if (round === null || straits.length - others.length < labels.barred.length) return null
    const isThrough = (strait: NamedStrait) => without(this.passagesOf(strait), closed) !== EMPTY
    const roundKm = km < INSHORE_KM || straits.some(isThrough) ? null : round.km(...ends)
    const isOther = roundKm !== null && this.mayPass(...ends, others, roundKm, round)
    return isOther ? null : roundKm
  }

  /** Whether a path of a given length may use one of some straits: false only if it does not. */
  mayPass(
    origin: Endpoint,
    destination: Endpoint,
    closed: IndexSet,
    straits: readonly NamedStrait[],
    km: number,
    rows = this.open,
  ): boolean {
    if (straits.length === 0) return false
    const [from, to] = [rows.straitKm(origin, closed), rows.straitKm(destination, closed)]
    if (km < INSHORE_KM || from === null || to === null) return true
    return straits.some((strait) => {
      const at = this.places.get(strait.name)
      return at === undefined || from[at]! + to[at]! - this.slackOf(strait) <= km
    })
  }

  private passagesOf(strait: NamedStrait): IndexSet {
    return kept(this.passages, strait, () => {
      const isThrough = (passage: number, link: number) =>
        passage >= 0 && passesStrait(this.graph.linkPositions(link), strait)
      return this.graph.network.linkPassage.filter(isThrough).reduce(plus, EMPTY)
    })
  }

  private slackOf(strait: NamedStrait): number {
    return kept(this.slackKm, strait, () => 2 * (widthKm(strait) + ROUND_ISLAND_KM))
  }
}
