import { validationFailed } from '../api/problem.js'
import type { AvoidAreaBody } from '../api/schemas/avoid-area.js'
import type { ConditionsBody } from '../api/schemas/route-request.js'
import type { Overlay } from '../planning/overlay.js'
import { MAX_AVOID_POLYGONS } from '../routing/request.js'
import type { OperationTools } from './tools.js'

/** The part of a request that an overlay adds to. */
type Avoiding = Pick<ConditionsBody, 'avoid' | 'allow' | 'avoid_areas'>

/**
 * A request with the operator's overlay, as if its caller had written it. So an answer lists it, and
 * can be verified without the file.
 * @param base pointer to the request
 * @throws Problem for areas that are too many with those of the overlay
 */
export function withOverlay<Body extends Avoiding>(
  body: Body,
  { overlay }: Pick<OperationTools, 'overlay'>,
  base = '#',
): Body {
  if (!overlay) return body
  const { avoid = [], allow = [], avoid_areas: own = [] } = body
  const texts = new Set(own.map((area) => JSON.stringify(area)))
  // An answer that is verified has them already.
  const added = areasOf(overlay).filter((area) => !texts.has(JSON.stringify(area)))
  if (own.length > 0 && own.length + added.length > MAX_AVOID_POLYGONS) {
    const most = MAX_AVOID_POLYGONS - added.length
    const detail = `must have at most ${most} areas here: the operator's overlay adds ${added.length}, and a route avoids ${MAX_AVOID_POLYGONS}`
    throw validationFailed([{ pointer: `${base}/avoid_areas`, code: 'too_long', detail }])
  }
  return {
    ...body,
    ...(overlay.closed.length > 0 && { avoid: [...new Set([...avoid, ...overlay.closed])] }),
    ...(overlay.opened.length > 0 && { allow: [...new Set([...allow, ...overlay.opened])] }),
    ...(added.length > 0 && { avoid_areas: [...own, ...added] }),
  }
}

function areasOf({ areas }: Overlay): AvoidAreaBody[] {
  return areas.map(({ name, mode, rings }) => {
    const coordinates = rings.map((ring) => ring.map(([lon, lat]): [number, number] => [lon, lat]))
    return { type: 'Polygon', coordinates, mode, name }
  })
}
