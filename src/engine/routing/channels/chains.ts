import { legLengthKm } from '../../geo/leg.js'
import { toVector } from '../../geo/vector.js'
import { toNumber } from '../../sea/index-set.js'
import type { Job } from '../job.js'
import { Track } from '../path/track.js'
import type { Query } from '../query.js'
import type { Endpoint } from '../snap/endpoint.js'
import type { ChannelStretch, Sailed } from '../ways/sailed.js'
import { lengthOf } from '../ways/sailing.js'
import { channelBetween, cheapestChain, DESTINATION, isEnd, ORIGIN, type Step } from './chain.js'
import type { OpenChannels } from './open-channels.js'

/** No path is shorter than this share of its great circle: near the antipodes, the geodesic is 0.3 % shorter. */
const LEAST_SHARE = 0.995

/** A part of a chain as far as it is known. */
interface Part {
  readonly cost: number
  /** A channel, a way over the sea, or null if the cost is only the least possible one of such a way. */
  readonly by: { readonly channel: number } | Step | null
}

/**
 * The chains of one query. A way over the sea counts as the least that it can cost, until the cheapest chain needs it:
 * then it is searched. So the last chain is the cheapest of all, and most ways are never searched.
 */
export class Chains {
  private readonly places: readonly Endpoint[]
  private readonly known = new Map<number, Step>()

  /** @param sail finds a path over the water of the data */
  constructor(
    private readonly job: Job,
    private readonly channels: OpenChannels,
    private readonly query: Query,
    private readonly sail: (query: Query) => Sailed | null,
  ) {
    this.places = [query.origin, query.destination, ...channels.ends]
    this.search(ORIGIN, DESTINATION)
  }

  /** Whether the south limit lengthened a way that was searched. */
  get isLimited(): boolean {
    return [...this.known.values()].some(({ sailed }) => sailed?.unlimitedKm !== undefined)
  }

  /** The path of least cost; null without one. */
  cheapest(): Sailed | null {
    const count = this.places.length
    for (;;) {
      const chain = cheapestChain(count, (from, to) => this.part(from, to).cost)
      if (chain === null) return null
      const pairs = chain.slice(1).map((to, at) => [chain[at]!, to] as const)
      const unknown = pairs.filter(([from, to]) => this.part(from, to).by === null)
      if (unknown.length === 0) return this.joined(pairs)
      for (const [from, to] of unknown) this.search(from, to)
    }
  }

  private part(from: number, to: number): Part {
    const step = this.known.get(this.keyOf(from, to))
    const seaCost = step?.cost ?? this.leastCost(from, to)
    const channel = channelBetween(from, to)
    if (channel !== null) {
      const cost = this.channelCost(channel)
      if (cost <= seaCost) return { cost, by: { channel } }
    }
    return { cost: seaCost, by: step ?? null }
  }

  private keyOf(from: number, to: number): number {
    return from * this.places.length + to
  }

  private leastCost(from: number, to: number): number {
    return LEAST_SHARE * legLengthKm(this.places[from]!.snapped, this.places[to]!.snapped)
  }

  /** Infinity if it enters a forbidden area. */
  private channelCost(channel: number): number {
    const { line, km } = this.channels.channels[channel]!
    return this.job.avoidance?.corners.avoided.lineCost(line, km) ?? km
  }

  private search(from: number, to: number): void {
    this.known.set(this.keyOf(from, to), this.step(from, to))
  }

  /** Ways between ends of channels are shared by all queries of a job. */
  private step(from: number, to: number): Step {
    if (!isEnd(from) || !isEnd(to)) return this.searched(from, to)
    const { steps } = this.channels
    const key = `${toNumber(this.query.closed)} ${from} ${to}`
    const step = steps.get(key) ?? this.searched(from, to)
    steps.set(key, step)
    return step
  }

  private searched(from: number, to: number): Step {
    const [origin, destination] = [this.places[from]!, this.places[to]!]
    const sailed = this.sail({ ...this.query, origin, destination })
    if (sailed === null) return { sailed, cost: Number.POSITIVE_INFINITY }
    const { track } = sailed
    const km = lengthOf(track)
    const avoided = this.job.avoidance?.corners.avoided
    return { sailed, cost: avoided?.pathCost(track.positions.map(toVector), km) ?? km }
  }

  private joined(pairs: readonly (readonly [from: number, to: number])[]): Sailed {
    const track = new Track(this.query.graph)
    const used: ChannelStretch[] = []
    for (const [from, to] of pairs) {
      const by = this.part(from, to).by!
      if ('sailed' in by) {
        // A chain of one step is the path itself.
        if (pairs.length === 1) return by.sailed!
        track.append(by.sailed!.track)
        continue
      }
      const { line, index } = this.channels.channels[by.channel]!
      const before = Math.max(0, track.positions.length - 1)
      track.alongLine(from < to ? line : [...line].reverse())
      used.push({ channel: index, from: before, to: track.positions.length - 1 })
    }
    return { track, ...(used.length > 0 && { channels: used }) }
  }
}
