import { EMPTY } from '../../sea/index-set.js'
import type { Avoidance } from '../avoid/detours.js'
import type { Job } from '../job.js'
import type { LabelledRows } from '../labelled-rows.js'
import { type CellPaths, NO_LINKS } from '../matrix.js'
import type { PassageFinder } from '../path/passages-used.js'
import type { Query } from '../query.js'
import { earliestReached, type Reached } from '../reach/reached.js'
import type { EndPlacer } from '../snap/end-placer.js'
import type { Endpoint } from '../snap/endpoint.js'
import type { Sailed } from '../ways/sailed.js'
import { LEAST_LONGER_CELL_KM, LEAST_LONGER_KM, lengthOf, Sailing } from '../ways/sailing.js'
import { channelBetween, cheapestChain } from './chain.js'
import { Chains } from './chains.js'
import { ChannelCells } from './channel-cells.js'
import type { OpenChannels } from './open-channels.js'

/**
 * Finds the paths of requests that open channels. A channel is no part of the network, so that all that is known of
 * the network stays true: a path through channels is a chain of paths over the water between their ends.
 */
export class ChannelSailing extends Sailing {
  constructor(
    placer: EndPlacer,
    private readonly passages: Pick<PassageFinder, 'unmarked'>,
  ) {
    super(placer)
  }

  override sail(job: Job, query: Query, isShared = false): Sailed | null {
    const { channels } = job
    if (channels === null) return super.sail(job, query, isShared)
    const chains = new Chains(job, channels, query, (part) =>
      super.sail(withoutChannels(job), part, isShared),
    )
    const found = chains.cheapest()
    if (found === null || !chains.isLimited) return found
    const free = { ...job, south: null, channels: channels.forJob(null) }
    const unlimitedKm = lengthOf(this.sail(free, query, isShared)!.track)
    const { unlimitedKm: _, ...kept } = found
    const isLonger = lengthOf(found.track) > unlimitedKm + LEAST_LONGER_KM
    return isLonger ? { ...kept, unlimitedKm } : kept
  }

  override connects(job: Job, query: Query): boolean {
    const { channels } = job
    if (super.connects(job, query)) return true
    if (channels === null) return false
    const places = [query.origin, query.destination, ...channels.ends]
    const isJoined = (from: number, to: number) =>
      channelBetween(from, to) !== null ||
      super.connects(job, { ...query, origin: places[from]!, destination: places[to]! })
    const cost = (from: number, to: number) => (isJoined(from, to) ? 0 : Number.POSITIVE_INFINITY)
    return cheapestChain(places.length, cost) !== null
  }

  /** No label knows of channels. */
  override labelledOf(job: Job): LabelledRows | null {
    return job.channels === null ? super.labelledOf(job) : null
  }

  override cells(
    job: Job,
    origins: readonly (Endpoint | null)[],
    destinations: readonly (Endpoint | null)[],
  ): CellPaths {
    const { channels } = job
    // Around areas, each cell is sailed, through channels too.
    if (channels === null || job.avoidance) return super.cells(job, origins, destinations)
    const cells = super.cells(withoutChannels(job), origins, destinations)
    const known = this.channelCells(job, channels)
    known.prepare([...origins, ...destinations])
    for (const [row, origin] of origins.entries()) {
      const ways = origin && known.waysToEnds(origin)
      for (const [column, destination] of destinations.entries()) {
        if (!ways || !destination) continue
        const at = row * destinations.length + column
        const { km, passages } = known.through(ways, destination)
        if (km === Number.POSITIVE_INFINITY || km > cells.km[at]! - LEAST_LONGER_CELL_KM) continue
        cells.km[at] = km
        cells.passages[at] = passages
        cells.links[at] = passages === EMPTY ? NO_LINKS : null
      }
    }
    return cells
  }

  override reached(job: Job, end: Endpoint, avoidance: Avoidance | null): Reached {
    const { channels, network, closed } = job
    const found = super.reached(job, end, avoidance)
    if (channels === null) return found
    const plain = super.cells(withoutChannels(job), [end], channels.ends)
    const { km } = this.cells(job, [end], channels.ends)
    return channels.ends.reduce((sofar, other, at) => {
      const plainKm = Number.isNaN(plain.km[at]) ? Number.POSITIVE_INFINITY : plain.km[at]!
      if (!(km[at]! <= plainKm - LEAST_LONGER_CELL_KM)) return sofar
      // The way here led through the other end of the same channel.
      const start = { end: other, km: km[at]!, links: plain.links[at ^ 1] ?? NO_LINKS }
      return earliestReached(sofar, network.reached(other, closed, avoidance), start)
    }, found)
  }

  private channelCells(job: Job, channels: OpenChannels): ChannelCells {
    let cells = channels.cells.get(job.closed)
    if (!cells) {
      const sea = withoutChannels(job)
      cells = new ChannelCells(channels, {
        cells: (from, to) => super.cells(sea, from, to),
        unmarked: (from, to) => this.passages.unmarked(from.snapped, to.snapped),
      })
      channels.cells.set(job.closed, cells)
    }
    return cells
  }
}

function withoutChannels(job: Job): Job {
  return { ...job, channels: null }
}
