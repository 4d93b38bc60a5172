import type { EndPlacer } from '../../src/routing/end-placer.js'
import type { NetworkRouter } from '../../src/routing/network-router.js'
import { SouthLimit } from '../../src/routing/south-limit.js'
import { MICRO } from '../../src/sea/network-content.js'
import { type PortLabels, toDecimetres } from '../../src/sea/port-labels.js'
import { HubCover, type HubLabel, type PathTree } from './hub-cover.js'
import { PortTrees } from './port-trees.js'

/** Trees between two reports. */
const REPORTED = 500

/**
 * Labels of ports and of the ends of all gates, for distances north of a south limit. Ports south of it,
 * or too far from water, have none.
 */
export function buildPortLabels(
  network: NetworkRouter,
  placer: EndPlacer,
  portIds: readonly number[],
  latitude: number,
  report: (step: string) => void,
): PortLabels {
  const { graph, gates, snapper, detours } = network
  const { landmarks, linkPassage, entityCount } = graph.network
  const limit = new SouthLimit(latitude)
  const { corners } = detours.ofPolygons([limit.polygon], [], true)
  linkPassage.forEach((passage, link) => {
    if (passage >= 0 && !corners.mayFollowLink(link)) {
      throw new Error(`A gate lies south of ${latitude}: its labels would lead through.`)
    }
  })
  const placed = portIds.flatMap((id) => {
    const end = placer.afloat(network, { portId: id }, 'origin')
    return end && !limit.contains(end.snapped) ? [{ id, end }] : []
  })
  const ends = [
    ...placed.map(({ end }) => end),
    ...Array.from(landmarks.subarray(0, gates.count), (node) => snapper.atNode(node)),
  ]
  const trees = new PortTrees(corners, ends)
  function* all(): Iterable<PathTree> {
    for (let i = 0; i < ends.length; i++) {
      if (i % REPORTED === 0) report(`paths from ports: ${i} of ${ends.length}`)
      yield trees.of(i)
    }
  }
  const vertices = entityCount + corners.places + ends.length
  const { labels, hubs } = new HubCover(all(), ends.length, vertices).labels(report)
  return {
    latitude,
    index: new Map(placed.map(({ id }, i) => [id, i])),
    lonLatE6: Int32Array.from(placed.flatMap(({ end: { snapped } }) => snapped.map(toMicro))),
    ports: placed.length,
    hubs,
    ...entriesOf(labels),
  }
}

function toMicro(degrees: number): number {
  return Math.round(MICRO * degrees)
}

function entriesOf(labels: readonly HubLabel[]): Pick<PortLabels, 'first' | 'hub' | 'decimetres'> {
  const first = new Int32Array(labels.length + 1)
  labels.forEach(({ hubs }, i) => {
    first[i + 1] = first[i]! + hubs.length
  })
  const hub = new Int32Array(first.at(-1)!)
  const decimetres = new Uint32Array(hub.length)
  labels.forEach(({ hubs, km }, i) => {
    hub.set(hubs, first[i])
    decimetres.set(km.map(toDecimetres), first[i])
  })
  return { first, hub, decimetres }
}
