import type { RouteBody, VoyageBody } from '../../api/schemas/route-request.js'
import type { WarningItem } from '../../api/warning.js'
import type { Closures } from '../../routing/restrictions.js'
import type { SeaRoute, SnappedEnd } from '../../routing/types.js'
import { findVesselClass } from '../../routing/vessel-classes.js'
import type { Engine } from './engine.js'
import { roundKm } from './numbers.js'

/** A position that is moved farther than this is told. */
export const TOLD_SNAP_KM = 5

/** What the caller should know about an answer that was given all the same. */
export function routeWarnings(
  body: RouteBody,
  route: SeaRoute,
  closures: Closures,
  engine: Engine,
): WarningItem[] {
  return [
    ...snapWarnings(route),
    ...sizeClassWarning(body, engine),
    ...closureWarnings(route, closures),
  ]
}

/** @param base where the request holds its two ends */
export function snapWarnings({ origin, destination }: SeaRoute, base = '#'): WarningItem[] {
  return [...snapWarning('origin', origin, base), ...snapWarning('destination', destination, base)]
}

function snapWarning(end: string, snapped: SnappedEnd, base: string): WarningItem[] {
  if (snapped.requested === null || snapped.distanceKm <= TOLD_SNAP_KM) return []
  const detail = `The ${end} was moved ${roundKm(snapped.distanceKm)} km to navigable water.`
  return [{ code: 'snapped', pointer: `${base}/${end}`, detail }]
}

export function sizeClassWarning({ vessel }: VoyageBody, { closureTables }: Engine): WarningItem[] {
  if (vessel?.size_class === undefined) return []
  const { vesselClasses } = closureTables
  if (findVesselClass(vesselClasses, vessel.type, vessel.size_class) !== undefined) return []
  const known = vesselClasses.filter(({ type }) => type === vessel.type)
  const names = known.map(({ sizeClass }) => sizeClass).join(', ')
  const detail = `No ${vessel.type} class has this name; it was not used. Known: ${names}.`
  return [{ code: 'unknown_size_class', pointer: '#/vessel/size_class', detail }]
}

/** Canals that the ship closes are always told; a limit of a strait only where the route goes. */
export function closureWarnings(route: SeaRoute, closures: Closures): WarningItem[] {
  const used = new Set(route.passages.map(({ id }) => id))
  const closed = new Set<string>(closures.closedByVessel)
  return closures.notes
    .filter(({ code, passage }) =>
      code === 'closed_by_vessel' ? closed.has(passage) : used.has(passage),
    )
    .map(({ code, detail }) => ({ code, pointer: '#/vessel', detail }))
}
