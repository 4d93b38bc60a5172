import type { Static } from 'typebox'
import {
  MAX_CHANNEL_KM,
  MAX_CHANNEL_POSITIONS,
  MAX_CHANNEL_SNAP_KM,
  MAX_CHANNELS,
} from '../../engine/routing/request.js'
import { Vertex } from './avoid-area.js'
import { nullable, oneOfTexts } from './common.js'
import { array, number, object, optional, string, Type, text } from './type.js'

const Channel = Type.Object(
  {
    type: optional(oneOfTexts(['LineString'])),
    coordinates: array(Vertex, { minItems: 2, maxItems: MAX_CHANNEL_POSITIONS }),
    name: text('Returned unchanged in the response'),
  },
  { title: 'Channel', description: 'A GeoJSON line from water to water' },
)

export type ChannelBody = Static<typeof Channel>

export const Channels = array(Channel, {
  maxItems: MAX_CHANNELS,
  description: `Channels that the sea data lacks: lines, over land too, that routes may follow in both directions. Both ends lie within ${MAX_CHANNEL_SNAP_KM} km of navigable water; at most ${MAX_CHANNEL_KM} km long`,
})

/** A channel as an answer repeats it among the options. */
export const RequestedChannel = object('RequestedChannel', { name: nullable(string()) })

/** A channel that a route uses. */
export const UsedChannel = object('UsedChannel', {
  name: nullable(string()),
  entry_km: number('From the origin'),
  exit_km: number(),
})
