import {
  type CheckedPolygon,
  checkPolygons,
} from '../../../src/engine/routing/avoid/shapes/polygons.js'
import { checkPosition } from '../../../src/engine/routing/checks.js'
import { NetworkRouter } from '../../../src/engine/routing/network-router.js'
import type { SouthLimitOption } from '../../../src/engine/routing/request.js'
import type { SeaData } from '../../../src/engine/routing/router.js'
import { EndPlacer } from '../../../src/engine/routing/snap/end-placer.js'
import { SouthLimit } from '../../../src/engine/routing/south-limit.js'
import { barrierOf, middleOf, type NamedStrait } from '../../../src/engine/sea/named-straits.js'
import type { SeaNetwork } from '../../../src/engine/sea/network.js'
import { MICRO } from '../../../src/engine/sea/stored/network-content.js'
import type { PortLabels } from '../../../src/engine/sea/stored/port-labels.js'
import { LabelSea } from './label-sea.js'
import { columnsOf, firstOf, labelEnds } from './port-labels.js'

/** What the labels are made for. */
export interface LabelPlan {
  readonly southLimit: SouthLimitOption
  /** All straits that close to some ships by their size. */
  readonly straits: readonly NamedStrait[]
  /** Those that an ordinary ship cannot use: its distances are a table of their own. */
  readonly barred: readonly NamedStrait[]
}

/** The labels of the ports of a sea on its first network. */
export function makeLabels(
  { coast, passages, networks, ports = new Map() }: SeaData,
  { southLimit, straits, barred }: LabelPlan,
  report: (step: string) => void,
): PortLabels {
  // Ignore the labels of an earlier build.
  const bare: SeaNetwork = Object.create(networks[0]!, { portLabels: { value: null } })
  const router = new NetworkRouter(bare, coast, passages)
  const placer = new EndPlacer(ports)
  const limit = new SouthLimit(southLimit)
  const { network } = router.graph
  const ofPorts = Array.from(ports.keys(), (portId) => placer.afloat(router, { portId }, 'origin'))
  const landmarks = Array.from(network.landmarks, (node) => router.snapper.atNode(node))
  const middles = straits.map((strait) =>
    placer.afloat(router, { position: middleOf(strait) }, 'origin'),
  )
  const ends = [...ofPorts, ...landmarks, ...middles]
  const bars = checkPolygons(
    barred.map((strait) => ({ mode: 'forbid', rings: [barrierOf(strait)] })),
    checkPosition,
  )
  const clearOf = (polygons: readonly CheckedPolygon[]) => {
    const { corners } = router.detours.ofPolygons(polygons, [], true)
    return columnsOf(labelEnds(new LabelSea(corners, ends), report))
  }
  const turns = Array.from(ports.values(), (position) => router.snapper.turnsFrom(position))
  return {
    southLimit: limit.number,
    entityCount: network.entityCount,
    portId: Int32Array.from(ports.keys()),
    lonLatE6: Int32Array.from([...ports.values()].flat(), (degrees) => Math.round(MICRO * degrees)),
    accessFirst: firstOf(turns),
    accessCell: Uint32Array.from(turns.flat()),
    straits: straits.map(({ name }) => name),
    barred: barred.map(({ name }) => name),
    ...clearOf([limit.polygon]),
    round: bars.length === 0 ? null : clearOf([limit.polygon, ...bars]),
  }
}
