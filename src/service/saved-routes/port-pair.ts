import type { RouteBody } from '../../api/schemas/route-request.js'
import type { Port } from '../../ports/port.js'
import type { SavedRoute } from '../../store/store.js'
import type { Engine } from '../planning/engine.js'

export interface PortPair {
  readonly origin: Port
  readonly destination: Port
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

/** Port to port with default options, which is what a saved route is. */
export function defaultRequest({ origin, destination }: PortPair): RouteBody {
  return { origin: { port_id: origin.id }, destination: { port_id: destination.id } }
}
