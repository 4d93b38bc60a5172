import { NetworkRouter } from '../../../src/engine/routing/network-router.js'
import type { SouthLimitOption } from '../../../src/engine/routing/request.js'
import type { SeaData } from '../../../src/engine/routing/router.js'
import { EndPlacer } from '../../../src/engine/routing/snap/end-placer.js'
import { SouthLimit } from '../../../src/engine/routing/south-limit.js'
import type { SeaNetwork } from '../../../src/engine/sea/network.js'
import { MICRO } from '../../../src/engine/sea/stored/network-content.js'
import type { PortLabels } from '../../../src/engine/sea/stored/port-labels.js'
import { LabelSea } from './label-sea.js'
import { columnsOf, firstOf, labelEnds } from './port-labels.js'

/** The labels of the ports of a sea on its first network, north of a limit. */
export function makeLabels(
  { coast, passages, networks, ports = new Map() }: SeaData,
  asked: SouthLimitOption,
  report: (step: string) => void,
): PortLabels {
  // Ignore the labels of an earlier build.
  const bare: SeaNetwork = Object.create(networks[0]!, { portLabels: { value: null } })
  const router = new NetworkRouter(bare, coast, passages)
  const placer = new EndPlacer(ports)
  const limit = new SouthLimit(asked)
  const { corners } = router.detours.ofPolygons([limit.polygon], [], true)
  const { network } = router.graph
  const ofPorts = Array.from(ports.keys(), (portId) => placer.afloat(router, { portId }, 'origin'))
  const landmarks = Array.from(network.landmarks, (node) => router.snapper.atNode(node))
  const turns = Array.from(ports.values(), (position) => router.snapper.turnsFrom(position))
  return {
    southLimit: limit.number,
    entityCount: network.entityCount,
    portId: Int32Array.from(ports.keys()),
    lonLatE6: Int32Array.from([...ports.values()].flat(), (degrees) => Math.round(MICRO * degrees)),
    accessFirst: firstOf(turns),
    accessCell: Uint32Array.from(turns.flat()),
    ...columnsOf(labelEnds(new LabelSea(corners, [...ofPorts, ...landmarks]), report)),
  }
}
