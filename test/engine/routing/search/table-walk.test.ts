import { expect, it } from 'vitest'
import { legKmBetween } from '../../../../src/engine/geo/leg.js'
import { NetworkGraph } from '../../../../src/engine/routing/graph.js'
import { LandmarkPaths } from '../../../../src/engine/routing/search/landmarks.js'
import { ShortestPathSearch } from '../../../../src/engine/routing/search/shortest-path.js'
import type { PortEndpoint } from '../../../../src/engine/routing/snap/endpoint.js'
import { openContent, type SeaNetwork, toVectors } from '../../../../src/engine/sea/network.js'
import { UNREACHED } from '../../../../src/engine/sea/stored/compact-table.js'
import type { NetworkContent } from '../../../../src/engine/sea/stored/network-content.js'
import { seeded } from '../../geo/random.js'

const LAYERS = 60
const ABREAST = 6

it.each([1, 2, 3, 4, 5])(
  'the path down a table of whole metres is the shortest, seed %i: no step is a guess',
  (seed) => {
    const { network, exactKm } = channel(seeded(seed))
    const graph = new NetworkGraph(network)
    const endpoint = (node: number) => atNode(graph, node)
    const paths = new LandmarkPaths(graph, endpoint, new ShortestPathSearch(graph))
    exactKm.forEach((km, node) => {
      if (km === Number.POSITIVE_INFINITY) return
      expect(paths.path(endpoint(node), 0).km, `node ${node}`).toBeCloseTo(km, 6)
    })
  },
)

/**
 * Nodes in layers a kilometre apart and some metres wide, each joined to some nodes of the next
 * layer. Many paths along it are equally long to the metre, but few to the millimetre; some are
 * dead ends. The landmark is node 0.
 */
function channel(random: () => number): { network: SeaNetwork; exactKm: Float64Array } {
  const nodes = 1 + LAYERS * ABREAST
  const lonLat: number[] = [0, 0]
  const legFirst = [0]
  const legTo: number[] = []
  for (let node = 1; node < nodes; node++) {
    const layer = Math.ceil(node / ABREAST)
    lonLat.push(Math.round(layer * 9000 + random() * 20), Math.round(random() * 400))
  }
  for (let node = 0; node < nodes; node++) {
    const layer = Math.ceil(node / ABREAST)
    for (let k = 0; layer < LAYERS && k < ABREAST; k++) {
      if (node === 0 || random() < 0.5) legTo.push(1 + layer * ABREAST + k)
    }
    legFirst.push(legTo.length)
  }
  const nodeLonLatE6 = Int32Array.from(lonLat)
  const vectors = toVectors(nodeLonLatE6)
  const exactKm = new Float64Array(nodes).fill(Number.POSITIVE_INFINITY)
  exactKm[0] = 0
  // Legs lead only to higher nodes, so one pass in order is Dijkstra's algorithm.
  for (let node = 0; node < nodes; node++) {
    for (let k = legFirst[node]!; k < legFirst[node + 1]!; k++) {
      const km = exactKm[node]! + legKmBetween(vectors, node, legTo[k]!)
      exactKm[legTo[k]!] = Math.min(exactKm[legTo[k]!]!, km)
    }
  }
  const none = new Int32Array(0)
  const content: NetworkContent = {
    resolutionKm: 20,
    lonLatE6: none,
    start: none,
    closed: new Uint8Array(0),
    water: new Uint8Array(0),
    after: none,
    cornerVertex: none,
    nodeVertex: new Int32Array(nodes).fill(-1),
    nodeLonLatE6,
    linkFrom: none,
    linkTo: none,
    linkPassage: none,
    linkFirst: new Int32Array(1),
    linkLonLatE6: none,
    legFirst: Int32Array.from(legFirst),
    legTo: Int32Array.from(legTo),
    landmarks: new Int32Array(1),
    gateLandmarks: 0,
    landmarkMetres: Uint32Array.from(exactKm, (km) =>
      km === Number.POSITIVE_INFINITY ? UNREACHED : Math.round(km * 1000),
    ),
    portId: none,
    portNode: none,
    portLegs: null,
    bays: null,
  }
  return { network: openContent(content), exactKm }
}

function atNode(graph: NetworkGraph, node: number): PortEndpoint {
  return {
    kind: 'port',
    snapped: graph.positionOfEntity(node),
    snapKm: 0,
    bays: [],
    states: [node],
    km: [0],
    landmarkKm: Float64Array.of(graph.landmarkKm(0, node)),
    acrossKm: Float64Array.of(graph.landmarkKm(0, node)),
  }
}
