import { lineKm } from '../../geo/leg.js'
import type { Position } from '../../geo/position.js'
import { InvalidRequestError } from '../errors.js'
import { type Channel, MAX_CHANNEL_KM, MAX_CHANNEL_POSITIONS, MAX_CHANNELS } from '../request.js'

/**
 * Checks what needs no sea.
 * @param checkPosition throws for a position that is none
 * @throws InvalidRequestError that names the channel at fault
 */
export function checkChannels(
  channels: readonly Channel[],
  checkPosition: (field: string, position: Position) => void,
): void {
  if (!Array.isArray(channels) || channels.length > MAX_CHANNELS) {
    throw new InvalidRequestError('channels', `must be a list of at most ${MAX_CHANNELS} channels.`)
  }
  for (const [at, channel] of (channels as readonly Channel[]).entries()) {
    const field = `channels[${at}].line`
    const line = Object(channel).line as Channel['line']
    if (!Array.isArray(line) || line.length < 2 || line.length > MAX_CHANNEL_POSITIONS) {
      throw new InvalidRequestError(field, `must have 2 to ${MAX_CHANNEL_POSITIONS} positions.`)
    }
    for (const [i, position] of line.entries()) checkPosition(`${field}[${i}]`, position)
    const km = lineKm(line)
    if (km > 0 && km <= MAX_CHANNEL_KM) continue
    const detail = `must be above 0 and at most ${MAX_CHANNEL_KM} km long, got ${Math.round(km)} km.`
    throw new InvalidRequestError(field, detail)
  }
}
