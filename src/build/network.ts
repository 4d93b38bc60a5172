import { legLengthKm } from '../geo/leg.js'
import type { Resolution } from '../routing/types.js'
import { MICRO, type NetworkContent, UNREACHED } from '../sea/network-format.js'
import { Basins } from './basins.js'
import { traceRings } from './contour.js'
import {
  type Channel,
  FairwayBuilder,
  type FairwayLink,
  type FairwayNode,
  type Fairways,
} from './fairways.js'
import type { FineSearch, Point } from './fine-search.js'
import { buildMesh, type Mesh, type Wall } from './mesh.js'
import type { Shoreline } from './shoreline.js'
import { Shortest } from './shortest.js'
import { simplifyRings } from './simplify.js'
import { entityOfState, type TautGraph, tautGraph } from './taut-edges.js'
import { untangle } from './untangle.js'
import { navigableWaters } from './waters.js'

/** How much of the coast a resolution keeps, all in km. */
export interface Detail {
  readonly clearanceKm: number
  readonly minClearanceKm: number
  readonly toleranceKm: number
  readonly minHalfWidthKm: number
  readonly minInletKm: number
  readonly detourKm: number
}

export const DETAIL: Readonly<Record<Resolution, Detail>> = {
  5: {
    clearanceKm: 5,
    minClearanceKm: 3,
    toleranceKm: 2.5,
    minHalfWidthKm: 0.8,
    minInletKm: 8,
    detourKm: 25,
  },
  10: {
    clearanceKm: 5,
    minClearanceKm: 3,
    toleranceKm: 4,
    minHalfWidthKm: 0.9,
    minInletKm: 10,
    detourKm: 35,
  },
  20: {
    clearanceKm: 6,
    minClearanceKm: 3,
    toleranceKm: 7,
    minHalfWidthKm: 1,
    minInletKm: 15,
    detourKm: 50,
  },
  50: {
    clearanceKm: 6,
    minClearanceKm: 3,
    toleranceKm: 15,
    minHalfWidthKm: 1.2,
    minInletKm: 25,
    detourKm: 75,
  },
  100: {
    clearanceKm: 6,
    minClearanceKm: 3,
    toleranceKm: 30,
    minHalfWidthKm: 1.4,
    minInletKm: 40,
    detourKm: 100,
  },
}

export interface PortPlace {
  readonly id: number
  readonly lon: number
  readonly lat: number
}

export interface Gate {
  readonly id: string
  /** Bit of the passage that opens it. */
  readonly passage: number
  readonly line: Wall
  readonly portals: readonly Point[]
}

export interface Sources {
  readonly distance: Uint8Array
  readonly shoreline: Shoreline
  readonly search: FineSearch
  readonly ports: readonly PortPlace[]
  readonly channels: readonly Channel[]
  readonly gates: readonly Gate[]
  readonly dams: readonly Wall[]
  readonly shoals: ReadonlySet<number>
}

export type Report = (step: string) => void

const LANDMARKS = 14
/** Distance from a wall to either node of its portals, km. */
const PORTAL_KM = 0.06
const PORTAL_STEP_KM = 0.25

/** Makes the network of one resolution. */
export function buildNetwork(
  resolutionKm: Resolution,
  sources: Sources,
  report: Report,
): NetworkContent {
  const detail = DETAIL[resolutionKm]
  const waters = navigableWaters(sources.distance, {
    ...detail,
    keep: new Set(),
    shoals: sources.shoals,
  })
  report('waters')
  const rings = simplifyRings(traceRings(waters), sources.distance, sources.shoreline, detail)
  untangle(rings)
  report(`shores: ${rings.length} rings, ${rings.reduce((n, r) => n + r.kept.length, 0)} vertices`)
  const walls = [...sources.gates.map((gate) => gate.line), ...sources.dams]
  const bare = buildMesh(rings, walls)
  const basins = new Basins(bare)
  const fairways = new FairwayBuilder(sources.search, basins).build(
    sources.channels,
    sources.ports.map((port) => [port.lon, port.lat]),
  )
  report(
    `fairways: ${fairways.nodes.length} nodes, ${fairways.links.length} links, ${fairways.stranded.length} stranded`,
  )
  const { nodes, links } = withPortals(fairways, sources.gates, basins)
  const mouths = nodes.flatMap((node, i) => (node.mouth ? [i] : []))
  const mesh = buildMesh(
    rings,
    walls,
    mouths.map((i) => [nodes[i]!.lon, nodes[i]!.lat]),
  )
  closeLostWater(bare, mesh)
  const nodeVertex = new Int32Array(nodes.length).fill(-1)
  mouths.forEach((node, i) => {
    nodeVertex[node] = mesh.pointVertex[i]!
  })
  const graph = tautGraph(mesh, nodeVertex)
  report(`graph: ${graph.cornerCount} corners, ${graph.to.length / 2} legs`)
  const shortest = new Shortest(graph, openLegs(links))
  const gateNodes = [...new Set(links.flatMap((l) => (l.passage >= 0 ? [l.from, l.to] : [])))]
  const portNode = fairways.portNode
  const { portMetres, rows } = portTable(shortest, graph, portNode, report)
  const roots = [...gateNodes, ...landmarks(portNode, rows)]
  const rootMetres = rootTable(shortest, graph, roots)
  return {
    resolutionKm,
    micro: mesh.micro,
    start: mesh.start,
    closed: mesh.kind.map((kind) => (kind === 0 ? 0 : 1)),
    water: mesh.water,
    after: mesh.after,
    cornerVertex: graph.cornerVertex,
    nodeVertex,
    nodeMicro: toMicro(nodes.map((n) => [n.lon, n.lat])),
    ...packLinks(links),
    ...uniqueLegs(graph),
    roots: Int32Array.from(roots),
    gateRoots: gateNodes.length,
    rootMetres,
    portId: Int32Array.from(sources.ports, (p) => p.id),
    portNode,
    portMetres,
  }
}

/** Carries over to the final mesh which basins the fairways gave up. */
function closeLostWater(bare: Mesh, mesh: Mesh): void {
  const before = new Basins(bare)
  const after = new Basins(mesh)
  for (let basin = 1; basin < after.count; basin++) {
    const [lon, lat] = after.middle(after.sample[basin]!)
    if (before.at(lon, lat) < 0) after.close(basin)
  }
}

/** Adds a pair of nodes on either side of its wall for each portal, joined by a link with its bit. */
function withPortals(
  fairways: Fairways,
  gates: readonly Gate[],
  basins: Basins,
): { nodes: FairwayNode[]; links: FairwayLink[] } {
  const nodes = [...fairways.nodes]
  const links = [...fairways.links]
  for (const gate of gates) {
    for (const points of portalsOf(gate, basins)) {
      const [from, to] = points.map(([lon, lat]) => nodes.push({ lon, lat, mouth: true }) - 1)
      links.push({ from: from!, to: to!, points, passage: gate.passage })
    }
  }
  return { nodes, links }
}

/**
 * Pairs of points beside a wall at the places on water nearest to the portals asked for. The width of
 * a strait differs from one resolution to the next: a portal keeps a fifth of it from either shore.
 */
function portalsOf(gate: Gate, basins: Basins): Point[][] {
  const places: Point[] = []
  for (let i = 0; i + 1 < gate.line.length; i++) {
    const [a, b] = [gate.line[i]!, gate.line[i + 1]!]
    const steps = Math.max(2, Math.ceil(legLengthKm(a, b) / PORTAL_STEP_KM))
    for (let k = 0; k < steps; k++) places.push(onGreatCircle(a, b, k / steps))
  }
  const wet = places.map(([lon, lat]) => basins.at(lon, lat) >= 0)
  const chosen = new Set<number>()
  for (const portal of gate.portals) {
    const far = places.map((p, i) => (wet[i] ? legLengthKm(p, portal) : Number.POSITIVE_INFINITY))
    let at = far.indexOf(Math.min(...far))
    if (!wet[at]) continue
    let low = at
    let high = at
    while (wet[low - 1]) low--
    while (wet[high + 1]) high++
    const margin = Math.round((high - low) / 5)
    at = Math.max(low + margin, Math.min(high - margin, at))
    chosen.add(at)
  }
  return [...chosen].map((at) => besideWall(places[at]!, places[at + 1] ?? places[at - 1]!))
}

/** The two points at right angles beside a place on a wall. */
function besideWall(at: Point, next: Point): Point[] {
  const c = Math.cos((at[1] * Math.PI) / 180)
  const dx = (next[0] - at[0]) * c
  const dy = next[1] - at[1]
  const step = PORTAL_KM / 111.195 / Math.hypot(dx, dy)
  return [
    [at[0] - (dy * step) / c, at[1] + dx * step],
    [at[0] + (dy * step) / c, at[1] - dx * step],
  ]
}

function onGreatCircle(a: Point, b: Point, t: number): Point {
  const v = (p: Point): [number, number, number] => {
    const c = Math.cos((p[1] * Math.PI) / 180)
    const l = (p[0] * Math.PI) / 180
    return [c * Math.cos(l), c * Math.sin(l), Math.sin((p[1] * Math.PI) / 180)]
  }
  const p = v(a)
  const q = v(b)
  const [x, y, z] = p.map((k, i) => k + t * (q[i]! - k)) as [number, number, number]
  return [(Math.atan2(y, x) * 180) / Math.PI, (Math.atan2(z, Math.hypot(x, y)) * 180) / Math.PI]
}

function openLegs(links: readonly FairwayLink[]): { from: number; to: number; km: number }[] {
  return links
    .filter((l) => l.passage < 0)
    .map(({ from, to, points }) => ({ from, to, km: lineKm(points) }))
}

function lineKm(points: readonly Point[]): number {
  let km = 0
  for (let i = 0; i + 1 < points.length; i++) km += legLengthKm(points[i]!, points[i + 1]!)
  return km
}

const toMetres = (km: number): number =>
  km === Number.POSITIVE_INFINITY ? UNREACHED : Math.round(km * 1000)

/** Metres between all ports with the gates closed; `rows` holds them in full for choosing landmarks. */
function portTable(
  shortest: Shortest,
  graph: TautGraph,
  portNode: Int32Array,
  report: Report,
): { portMetres: Uint32Array; rows: Float64Array[] } {
  const n = portNode.length
  const portMetres = new Uint32Array((n * (n - 1)) / 2)
  const rows: Float64Array[] = []
  for (let i = 0; i < n; i++) {
    const { km } = shortest.fromNode(portNode[i]!)
    const row = Float64Array.from(portNode, (node) => km[node + 2 * graph.cornerCount]!)
    rows.push(row)
    for (let j = 0; j < i; j++) portMetres[(i * (i - 1)) / 2 + j] = toMetres(row[j]!)
    if (i % 200 === 199) report(`port distances: ${i + 1} of ${n}`)
  }
  return { portMetres, rows }
}

/**
 * Ports of the largest connected water that lie far from each other: each next one is the farthest
 * from all before it. Seen from behind an end, they bound how far it is to the other.
 */
export function landmarks(portNode: Int32Array, rows: readonly Float64Array[]): number[] {
  const reach = rows.map((row) => row.filter((km) => km < Number.POSITIVE_INFINITY).length)
  const home = rows[reach.indexOf(Math.max(...reach))]!
  const nearest = home.map((km) => (km === Number.POSITIVE_INFINITY ? -1 : km))
  const chosen: number[] = []
  let next = nearest.indexOf(Math.max(...nearest))
  nearest.forEach((km, i) => {
    if (km >= 0) nearest[i] = Number.POSITIVE_INFINITY
  })
  while (chosen.length < LANDMARKS) {
    chosen.push(portNode[next]!)
    rows[next]!.forEach((km, i) => {
      nearest[i] = Math.min(nearest[i]!, km)
    })
    next = nearest.indexOf(Math.max(...nearest))
  }
  return chosen
}

export function rootTable(
  shortest: Shortest,
  graph: TautGraph,
  roots: readonly number[],
): Uint32Array {
  const metres = new Uint32Array(graph.entityCount * roots.length)
  const km = new Float64Array(graph.entityCount)
  roots.forEach((root, r) => {
    shortest.fromNode(root).toEntities(km)
    for (let e = 0; e < graph.entityCount; e++) metres[e * roots.length + r] = toMetres(km[e]!)
  })
  return metres
}

function toMicro(points: readonly Point[]): Int32Array {
  return Int32Array.from(
    points.flatMap(([lon, lat]) => [
      Math.round((lon > 180 ? lon - 360 : lon) * MICRO),
      Math.round(lat * MICRO),
    ]),
  )
}

function packLinks(
  links: readonly FairwayLink[],
): Pick<NetworkContent, 'linkFrom' | 'linkTo' | 'linkPassage' | 'linkFirst' | 'linkMicro'> {
  const linkFirst = new Int32Array(links.length + 1)
  links.forEach((link, i) => {
    linkFirst[i + 1] = linkFirst[i]! + link.points.length
  })
  return {
    linkFrom: Int32Array.from(links, (l) => l.from),
    linkTo: Int32Array.from(links, (l) => l.to),
    linkPassage: Int32Array.from(links, (l) => l.passage),
    linkFirst,
    linkMicro: toMicro(links.flatMap((l) => l.points)),
  }
}

/** Each leg once, in the rows of its lower entity, ascending. */
function uniqueLegs(graph: TautGraph): { legFirst: Int32Array; legTo: Int32Array } {
  const { cornerCount, first, to } = graph
  const rows = first.length - 1
  const legFirst = new Int32Array(rows + 1)
  const legs: number[] = []
  for (let state = 0; state < rows; state++) {
    const own = entityOfState(cornerCount, state)
    const row: number[] = []
    for (let k = first[state]!; k < first[state + 1]!; k++) {
      if (entityOfState(cornerCount, to[k]!) > own) row.push(to[k]!)
    }
    row.sort((a, b) => a - b)
    for (const leg of row) legs.push(leg)
    legFirst[state + 1] = legs.length
  }
  return { legFirst, legTo: Int32Array.from(legs) }
}
