import { lineKm } from '../src/engine/geo/leg.js'
import type { Resolution } from '../src/engine/sea/resolutions.js'
import type { NetworkContent } from '../src/engine/sea/stored/network-content.js'
import { checkBarrierEnds } from './barrier-ends.js'
import { Basins } from './basins.js'
import type { CellSet } from './cell-set.js'
import { checkClosures } from './closures.js'
import { traceRings } from './contour.js'
import { type Gate, withCrossingPoints } from './crossing-points.js'
import { DETAIL } from './detail.js'
import type { FairwayLink } from './fairway-lines.js'
import { type Channel, FairwayBuilder } from './fairways.js'
import type { FineSearch } from './fine-search.js'
import { type Barrier, buildMesh, type Mesh } from './mesh.js'
import { packLinks, toLonLatE6, uniqueLegs } from './pack-graph.js'
import { type ShoalLine, withShoalLinks } from './shoal-links.js'
import type { Shoreline } from './shoreline.js'
import { Shortest } from './shortest.js'
import { Band, simplifyRings } from './simplify.js'
import type { Spur } from './spurs.js'
import { chooseLandmarks, landmarkTable } from './tables.js'
import { tautGraph } from './taut-edges.js'
import { untangle } from './untangle.js'
import { navigableWaters } from './waters.js'

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
