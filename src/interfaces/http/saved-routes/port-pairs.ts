import type { Engine } from '../../../contract/operations/index.js'
import type { PortPair } from '../../../contract/write/write-saved-route.js'
import type { SavedRoute } from '../../../keeping/store/database/store.js'
import { routeSlug } from '../../../planning/slug.js'
import { type Port, UNRANKED } from '../../../ports/port.js'
import type { PortTable } from '../../../ports/table.js'

/**
 * Number of the largest ports between which routes are saved from the start. With the 72nd port of the
 * ranking, every coast of every continent has a port. The 5,112 routes are measured in a tenth of a
 * second.
 */
const COUNT = 72

/** The largest ports, largest first. */
export function majorPorts({ ports }: PortTable): Port[] {
  return ports
    .filter(({ rank }) => rank < UNRANKED)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, COUNT)
}

/** The routes between the major ports by their slugs. */
export function majorPairs(table: PortTable): ReadonlyMap<string, PortPair> {
  const major = majorPorts(table)
  return new Map(
    major.flatMap((origin) =>
      major
        .filter((destination) => destination !== origin)
        .map((destination) => [routeSlug(origin, destination), { origin, destination }] as const),
    ),
  )
}

/** Null if this service does not know one of the ports. */
export function portsOf(
  { originPortId, destinationPortId }: Pick<SavedRoute, 'originPortId' | 'destinationPortId'>,
  { ports }: Pick<Engine, 'ports'>,
): PortPair | null {
  const origin = ports.byId(originPortId)
  const destination = ports.byId(destinationPortId)
  return origin === undefined || destination === undefined ? null : { origin, destination }
}
