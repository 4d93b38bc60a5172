import type { Engine } from '../../answers/engine.js'
import type { PortPair } from '../../api/write-saved-route.js'
import type { SavedRoute } from '../../store/store.js'

/** Null if this service does not know one of the ports. */
export function portsOf(
  { originPortId, destinationPortId }: Pick<SavedRoute, 'originPortId' | 'destinationPortId'>,
  { ports }: Pick<Engine, 'ports'>,
): PortPair | null {
  const origin = ports.byId(originPortId)
  const destination = ports.byId(destinationPortId)
  return origin === undefined || destination === undefined ? null : { origin, destination }
}
