import { lineKm } from '../../src/engine/geo/leg.js'
import type { Resolution } from '../../src/engine/sea/resolutions.js'
import type { NetworkContent } from '../../src/engine/sea/stored/network-content.js'
import { checkBarrierEnds } from './graph/barrier-ends.js'
import { Basins } from './graph/basins.js'
import { checkClosures } from './graph/closures.js'
import { type Gate, withCrossingPoints } from './graph/crossing-points.js'
import type { FairwayLink } from './graph/fairway-lines.js'
import { type Channel, FairwayBuilder } from './graph/fairways.js'
import { type Barrier, buildMesh, type Mesh } from './graph/mesh.js'
import { packLinks, toLonLatE6, uniqueLegs } from './graph/pack-graph.js'
import { type ShoalLine, withShoalLinks } from './graph/shoal-links.js'
import { Shortest } from './graph/shortest.js'
import { chooseLandmarks, landmarkTable } from './graph/tables.js'
import { tautGraph } from './graph/taut-edges.js'
import type { CellSet } from './water/cell-set.js'
import { traceRings } from './water/contour.js'
import { DETAIL } from './water/detail.js'
import type { FineSearch } from './water/fine-search.js'
import type { Shoreline } from './water/shoreline.js'
import { Band, simplifyRings } from './water/simplify.js'
import type { Spur } from './water/spurs.js'
import { untangle } from './water/untangle.js'
import { navigableWaters } from './water/waters.js'

export interface PortPlace {
  readonly id: number
  readonly lon: number
  readonly lat: number
}

export interface Sources {
  readonly distance: Uint8Array
  readonly shoreline: Shoreline
  readonly search: FineSearch
  readonly ports: readonly PortPlace[]
  readonly channels: readonly Channel[]
  readonly gates: readonly Gate[]
  readonly dams: readonly Barrier[]
  readonly shoals: CellSet
  readonly shoalLines: readonly ShoalLine[]
  readonly spurs: readonly Spur[]
}

export type Report = (step: string) => void

/** Builds the network of one resolution. `finishNetwork` then finishes it. */
export function buildNetwork(
  resolutionKm: Resolution,
  sources: Sources,
  report: Report,
): NetworkContent {
  const detail = DETAIL[resolutionKm]
  const waters = navigableWaters(sources.distance, { ...detail, shoals: sources.shoals })
  report('waters')
  const band = new Band(sources.distance, sources.shoreline, detail)
  const rings = simplifyRings(traceRings(waters), band)
  untangle(rings, (ring, from, to) => band.holds(ring, from, to))
  report(`shores: ${rings.length} rings, ${rings.reduce((n, r) => n + r.kept.length, 0)} vertices`)
  const barriers = { gates: sources.gates.map((gate) => gate.line), dams: sources.dams }
  const bare = buildMesh(rings, barriers)
  checkBarrierEnds({ ...bare, closed: bare.kind })
  const basins = new Basins(bare)
  const fairways = new FairwayBuilder(sources.search, basins).build(
    sources.channels,
    sources.ports.map((port) => [port.lon, port.lat]),
  )
  report(
    `fairways: ${fairways.nodes.length} nodes, ${fairways.links.length} links, ${fairways.stranded.length} stranded`,
  )
  const { nodes, links } = withShoalLinks(
    withCrossingPoints(fairways, sources.gates, basins),
    sources.shoalLines,
    basins,
  )
  checkClosures(links, [...sources.gates, ...sources.dams.map((line) => ({ passage: -1, line }))])
  const mouths = nodes.flatMap((node, i) => (node.mouth ? [i] : []))
  const mesh = buildMesh(
    rings,
    barriers,
    mouths.map((i) => [nodes[i]!.lon, nodes[i]!.lat]),
  )
  closeLostWater(bare, mesh)
  checkBarrierEnds({ ...mesh, closed: mesh.kind })
  const nodeVertex = new Int32Array(nodes.length).fill(-1)
  mouths.forEach((node, i) => {
    nodeVertex[node] = mesh.pointVertex[i]!
  })
  const graph = tautGraph(mesh, nodeVertex)
  report(`graph: ${graph.cornerCount} corners, ${graph.to.length / 2} legs`)
  const shortest = new Shortest(graph, openLegs(links))
  const gateNodes = [...new Set(links.flatMap((l) => (l.passage >= 0 ? [l.from, l.to] : [])))]
  const portNode = fairways.portNode
  const landmarks = [...gateNodes, ...chooseLandmarks(shortest, graph, portNode)]
  const landmarkMetres = landmarkTable(shortest, graph, landmarks)
  return {
    resolutionKm,
    lonLatE6: mesh.lonLatE6,
    start: mesh.start,
    closed: mesh.kind.map((kind) => (kind === 0 ? 0 : 1)),
    water: mesh.water,
    after: mesh.after,
    cornerVertex: graph.cornerVertex,
    nodeVertex,
    nodeLonLatE6: toLonLatE6(nodes.map((n) => [n.lon, n.lat])),
    ...packLinks(links),
    ...uniqueLegs(graph),
    landmarks: Int32Array.from(landmarks),
    gateLandmarks: gateNodes.length,
    landmarkMetres,
    portId: Int32Array.from(sources.ports, (p) => p.id),
    portNode,
    portLegs: null,
    bays: null,
  }
}

/** Closes in the final mesh the basins that the fairways dropped. */
function closeLostWater(bare: Mesh, mesh: Mesh): void {
  const before = new Basins(bare)
  const after = new Basins(mesh)
  for (let basin = 1; basin < after.count; basin++) {
    const [lon, lat] = after.middle(after.sample[basin]!)
    if (before.at(lon, lat) < 0) after.close(basin)
  }
}

function openLegs(links: readonly FairwayLink[]): { from: number; to: number; km: number }[] {
  return links
    .filter((l) => l.passage < 0)
    .map(({ from, to, points }) => ({ from, to, km: lineKm(points) }))
}
