import { lineKm } from '../../geo/leg.js'
import type { Position } from '../../geo/position.js'
import type { IndexSet } from '../../sea/index-set.js'
import { InvalidRequestError } from '../errors.js'
import type { NetworkRouter } from '../network-router.js'
import { type Channel, MAX_CHANNEL_SNAP_KM } from '../request.js'
import type { EndPlacer } from '../snap/end-placer.js'
import { type Endpoint, wholeOf } from '../snap/endpoint.js'
import type { SouthLimit } from '../south-limit.js'
import type { Step } from './chain.js'
import type { ChannelCells } from './channel-cells.js'

/** A channel on a network. */
export interface OpenChannel {
  /** Index in the request. */
  readonly index: number
  /** Both ends on the water, and the line from one to the other. */
  readonly start: Endpoint
  readonly end: Endpoint
  readonly line: readonly Position[]
  readonly km: number
}

/** The channels of a request on one network, and what is known of the water between their ends. */
export class OpenChannels {
  /** Of each channel in turn, its start and its end. */
  readonly ends: readonly Endpoint[]
  /** The innermost bays of all ends. */
  readonly bays: readonly number[]
  /** Steps over the sea between two ends, by what is closed and the two. */
  readonly steps = new Map<string, Step>()
  /** By what is closed. */
  readonly cells = new Map<IndexSet, ChannelCells>()

  private constructor(readonly channels: readonly OpenChannel[]) {
    this.ends = channels.flatMap(({ start, end }) => [start, end])
    this.bays = [...new Set(this.ends.flatMap(({ bays }) => bays))]
  }

  /** @throws InvalidRequestError for an end that lies on land */
  static on(network: NetworkRouter, channels: readonly Channel[], placer: EndPlacer): OpenChannels {
    return new OpenChannels(
      channels.map(({ name, line }, at) => {
        const ends = [0, line.length - 1].map((i): Endpoint => {
          const end = placer.afloat(network, { position: line[i]! }, 'origin')
          if (end !== null && end.snapKm <= MAX_CHANNEL_SNAP_KM) return wholeOf(end)
          const far = end === null ? '' : `: ${end.snapKm.toFixed(1)} km`
          const detail = `of ${name} is too far from navigable water${far}; at most ${MAX_CHANNEL_SNAP_KM} km are allowed`
          throw new InvalidRequestError(`channels[${at}].line[${i}]`, detail)
        })
        const [start, end] = ends as [Endpoint, Endpoint]
        const whole = [start.snapped, ...line, end.snapped]
        return { index: at, start, end, line: whole, km: lineKm(whole) }
      }),
    )
  }

  /**
   * The channels for a job that avoids and closes something else; null if none is left.
   * @param limit closes what lies south of it: an end there would lift it. Null for none
   */
  forJob(limit: SouthLimit | null): OpenChannels | null {
    const isOpen = ({ line }: OpenChannel) => !line.some((position) => limit?.contains(position))
    const open = this.channels.filter(isOpen)
    return open.length === 0 ? null : new OpenChannels(open)
  }
}
