import type { Position } from '../../engine/geo/position.js'
import { MAX_AVOID_POLYGONS, MAX_CHANNELS } from '../../engine/routing/request.js'
import type { Overlay } from '../../planning/closures/overlay.js'
import { validationFailed } from '../problems/problem.js'
import type { AvoidAreaBody } from '../schemas/avoid-area.js'
import type { ChannelBody } from '../schemas/channel.js'
import type { ConditionsBody } from '../schemas/route-request.js'
import type { OperationTools } from './tools.js'

/** The part of a request that an overlay adds to. */
type Avoiding = Pick<ConditionsBody, 'avoid' | 'allow' | 'avoid_areas' | 'channels'>

/**
 * A request with the operator's overlay, as if its caller had written it. So an answer lists it, and
 * can be verified without the file.
 * @param base pointer to the request
 * @throws Problem for areas or channels that are too many with those of the overlay
 */
export function withOverlay<Body extends Avoiding>(
  body: Body,
  { overlay }: Pick<OperationTools, 'overlay'>,
  base = '#',
): Body {
  if (!overlay) return body
  const { avoid = [], allow = [] } = body
  const areas = joined(body.avoid_areas, areasOf(overlay), 'avoid_areas', base)
  const channels = joined(body.channels, channelsOf(overlay), 'channels', base)
  return {
    ...body,
    ...(overlay.closed.length > 0 && { avoid: [...new Set([...avoid, ...overlay.closed])] }),
    ...(overlay.opened.length > 0 && { allow: [...new Set([...allow, ...overlay.opened])] }),
    ...(areas.length > 0 && { avoid_areas: areas }),
    ...(channels.length > 0 && { channels }),
  }
}

/** What a request has at most of a field, and what errors call it. */
const LIMITS = {
  avoid_areas: { most: MAX_AVOID_POLYGONS, what: 'areas' },
  channels: { most: MAX_CHANNELS, what: 'channels' },
}

/** @throws Problem if there are too many of the request and the overlay together */
function joined<Item>(
  own: readonly Item[] = [],
  ofOverlay: readonly Item[],
  field: keyof typeof LIMITS,
  base: string,
): Item[] {
  const texts = new Set(own.map((item) => JSON.stringify(item)))
  // An answer that is verified has them already.
  const added = ofOverlay.filter((item) => !texts.has(JSON.stringify(item)))
  const { most, what } = LIMITS[field]
  if (own.length > 0 && own.length + added.length > most) {
    const detail = `must have at most ${most - added.length} ${what} here: the operator's overlay adds ${added.length}, and a request has at most ${most}`
    throw validationFailed([{ pointer: `${base}/${field}`, code: 'too_long', detail }])
  }
  return [...own, ...added]
}

function channelsOf({ channels }: Overlay): ChannelBody[] {
  return channels.map(({ name, line }) => {
    return { type: 'LineString', coordinates: coordinatesOf(line), name }
  })
}

function areasOf({ areas }: Overlay): AvoidAreaBody[] {
  return areas.map(({ name, mode, rings }) => {
    return { type: 'Polygon', coordinates: rings.map(coordinatesOf), mode, name }
  })
}

function coordinatesOf(line: readonly Position[]): [lon: number, lat: number][] {
  return line.map(([lon, lat]) => [lon, lat])
}
