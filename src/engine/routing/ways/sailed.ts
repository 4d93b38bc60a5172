import type { Track } from '../path/track.js'

/** A path. */
export interface Sailed {
  readonly track: Track
  /** Its length without the south limit, if the limit makes it longer. */
  readonly unlimitedKm?: number
  /** The channels that it uses, and the indices of its positions at which it enters and leaves them. */
  readonly channels?: readonly ChannelStretch[]
}

/** A channel as a part of a path. */
export interface ChannelStretch {
  /** Index in the request. */
  readonly channel: number
  readonly from: number
  readonly to: number
}
