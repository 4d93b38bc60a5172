import type { Warning } from '../emissions/result.js'
import { warned } from '../emissions/warning-table.js'
import { sphericalKm } from '../geo/distance.js'
import type { ResolvedPlace } from '../ports/place.js'
import { type Port, portName } from '../ports/port.js'
import type { ConsignmentEnds } from './consignment.js'

/**
 * Places closer together than this count as one port, such as two terminals or a position in the roads,
 * km. A judgement.
 */
const ONE_PORT_KM = 50

/**
 * Warns of sea legs that do not begin where the leg before them ends. Hubs between two legs do not move
 * the cargo. There is no warning if a leg or one of its ends is not known.
 *
 * @param ends of each element that is a leg at sea, otherwise null
 */
export function gapWarnings(
  elements: readonly { readonly kind: string }[],
  ends: readonly (ConsignmentEnds | null)[],
): Warning[] {
  const warnings: Warning[] = []
  let before: ResolvedPlace | null = null
  for (const [at, { kind }] of elements.entries()) {
    if (kind === 'hub') continue
    const { origin, destination } = ends[at] ?? { origin: null, destination: null }
    if (before !== null && origin !== null && !isSamePort(before, origin)) {
      warnings.push({
        ...warned('chain_gap', {
          element: at + 1,
          begins: nameOf(origin),
          ends: nameOf(before),
          km: Math.round(sphericalKm(before.position, origin.position)),
        }),
        field: `elements[${at}].route.origin`,
      })
    }
    before = destination
  }
  return warnings
}

function isSamePort(a: ResolvedPlace, b: ResolvedPlace): boolean {
  if (a.port !== null && b.port !== null && mainIdOf(a.port) === mainIdOf(b.port)) return true
  return sphericalKm(a.position, b.position) < ONE_PORT_KM
}

function mainIdOf({ id, mainPortId }: Port): number {
  return mainPortId ?? id
}

function nameOf({ port, position: [lon, lat] }: ResolvedPlace): string {
  return port === null ? `latitude ${lat}, longitude ${lon}` : portName(port)
}
