import { readFileSync } from 'node:fs'
import { finishNetwork } from '../../../lab/sea-build/finish.js'
import { Basins } from '../../../lab/sea-build/graph/basins.js'
import { type Gate, withCrossingPoints } from '../../../lab/sea-build/graph/crossing-points.js'
import type { FairwayLink, FairwayNode } from '../../../lab/sea-build/graph/fairway-lines.js'
import { buildMesh } from '../../../lab/sea-build/graph/mesh.js'
import { packLinks, toLonLatE6, uniqueLegs } from '../../../lab/sea-build/graph/pack-graph.js'
import { Shortest } from '../../../lab/sea-build/graph/shortest.js'
import { chooseLandmarks, landmarkTable } from '../../../lab/sea-build/graph/tables.js'
import { tautGraph } from '../../../lab/sea-build/graph/taut-edges.js'
import type { SimpleRing } from '../../../lab/sea-build/water/simplify.js'
import { lineKm } from '../../../src/engine/geo/leg.js'
import { NetworkRouter } from '../../../src/engine/routing/network-router.js'
import { PASSAGES, type PassageId } from '../../../src/engine/routing/request.js'
import { SeaRouter } from '../../../src/engine/routing/router.js'
import type { Area } from '../../../src/engine/sea/areas.js'
import { CoastMask } from '../../../src/engine/sea/coast-mask.js'
import { openNetwork, type SeaNetwork } from '../../../src/engine/sea/network.js'
import { readPassages } from '../../../src/engine/sea/passages.js'
import { CELLS_PER_DEGREE, COLUMNS, ROWS, rowLatitude } from '../../../src/engine/sea/sight/grid.js'
import type { NetworkContent } from '../../../src/engine/sea/stored/network-content.js'
import { packNetwork } from '../../../src/engine/sea/stored/network-format.js'

export type Point = readonly [lon: number, lat: number]

/**
 * An invented sea for tests: half of the globe is water except for the islands, the other half is
 * land.
 */
export interface SeaPlan {
  /** Corners of each island, clockwise, between 5°E and 175°E: water lies on the left. */
  readonly islands: readonly (readonly Point[])[]
  /**
   * Straits that can be closed: a line from land to land that is crossed in the middle. A number stands
   * for a place beyond the table of passages.
   */
  readonly straits: readonly {
    readonly passage: PassageId | number
    readonly line: readonly Point[]
  }[]
  /** Canals and rivers. An end on water is a mouth. */
  readonly fairways: readonly {
    readonly passage?: PassageId
    readonly line: readonly Point[]
    readonly ends: readonly [from: 'water' | 'inland', to: 'water' | 'inland']
  }[]
  /** Ports, numbered from 1, by their fairway and the end at which they lie. */
  readonly ports: readonly (readonly [fairway: number, end: 0 | 1])[]
}

export interface SyntheticSea {
  readonly content: NetworkContent
  readonly network: SeaNetwork
  readonly coast: CoastMask
  readonly inner: NetworkRouter
  readonly router: SeaRouter
}

const RESOLUTION_KM = 20
const PASSAGE_FILE = new URL('../../../data/reference/passages.json', import.meta.url)

/**
 * Builds the network of a plan with the parts of the real build, packs it and opens it again. A
 * finished network has bays, however small, and the legs between ports.
 */
export function syntheticSea(
  plan: SeaPlan,
  areas: readonly Area[] = [],
  { finished = false } = {},
): SyntheticSea {
  const isShared = plan === TWO_ISLANDS && areas.length === 0
  const known = isShared ? shared.get(finished) : undefined
  const sea = known ?? build(plan, areas, finished)
  if (isShared) shared.set(finished, sea)
  return sea
}

/** Seas of two islands by whether they are finished: one copy for all tests of a worker, because they take a second. */
const shared = new Map<boolean, SyntheticSea>()

function build(plan: SeaPlan, areas: readonly Area[], finished: boolean): SyntheticSea {
  const bare = contentOf(plan)
  const content = finished ? finishNetwork(bare, () => undefined, { leastCorners: 1 }) : bare
  const network = openNetwork(packNetwork(content))
  const coast = coastOf([...plan.islands, OTHER_SIDE])
  const passages = readPassages(JSON.parse(readFileSync(PASSAGE_FILE, 'utf8')))
  const router = new SeaRouter({
    version: 'synthetic',
    networks: [network],
    coast,
    passages,
    areas,
  })
  return { content, network, coast, inner: new NetworkRouter(network, coast), router }
}

function contentOf(plan: SeaPlan): NetworkContent {
  const rings = [...plan.islands, OTHER_SIDE].map(ringOf)
  const gates: Gate[] = plan.straits.map(({ passage, line }) => ({
    id: String(passage),
    passage: typeof passage === 'number' ? passage : PASSAGES.indexOf(passage),
    line,
    crossings: [[(line[0]![0] + line[1]![0]) / 2, (line[0]![1] + line[1]![1]) / 2]],
  }))
  const barriers = { gates: gates.map((gate) => gate.line), dams: [] }
  const fairways = fairwaysOf(plan)
  const basins = new Basins(buildMesh(rings, barriers))
  const { nodes, links } = withCrossingPoints(fairways, gates, basins)
  const mouths = nodes.flatMap((node, i) => (node.mouth ? [i] : []))
  const places = mouths.map((i): Point => [nodes[i]!.lon, nodes[i]!.lat])
  const mesh = buildMesh(rings, barriers, places)
  const nodeVertex = new Int32Array(nodes.length).fill(-1)
  mouths.forEach((node, i) => {
    nodeVertex[node] = mesh.pointVertex[i]!
  })
  const graph = tautGraph(mesh, nodeVertex)
  const open = links.filter(({ passage }) => passage < 0)
  const shortest = new Shortest(
    graph,
    open.map(({ from, to, points }) => ({ from, to, km: lineKm(points) })),
  )
  const gateNodes = [...new Set(links.flatMap((l) => (l.passage >= 0 ? [l.from, l.to] : [])))]
  const { portNode } = fairways
  const landmarks = [...gateNodes, ...chooseLandmarks(shortest, graph, portNode)]
  return {
    resolutionKm: RESOLUTION_KM,
    lonLatE6: mesh.lonLatE6,
    start: mesh.start,
    closed: mesh.kind.map((kind) => (kind === 0 ? 0 : 1)),
    water: mesh.water,
    after: mesh.after,
    cornerVertex: graph.cornerVertex,
    nodeVertex,
    nodeLonLatE6: toLonLatE6(nodes.map((n): [number, number] => [n.lon, n.lat])),
    ...packLinks(links),
    ...uniqueLegs(graph),
    landmarks: Int32Array.from(landmarks),
    gateLandmarks: gateNodes.length,
    landmarkMetres: landmarkTable(shortest, graph, landmarks),
    portId: Int32Array.from(portNode, (_, i) => i + 1),
    portNode,
    portLegs: null,
    bays: null,
  }
}

/**
 * Land on the other side of the globe. On a globe of water, nothing would end a line of sight: it
 * would continue around the globe for ever.
 */
const OTHER_SIDE: readonly Point[] = outline([
  [185, -85],
  [185, 85],
  [355, 85],
  [355, -85],
])

/** A polygon with corners at most five degrees apart. */
function outline(corners: readonly Point[]): Point[] {
  return corners.flatMap(([x0, y0], i) => {
    const [x1, y1] = corners[(i + 1) % corners.length]!
    const steps = Math.ceil(Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0)) / 5)
    return Array.from(
      { length: steps },
      (_, k): Point => [x0 + (k / steps) * (x1 - x0), y0 + (k / steps) * (y1 - y0)],
    )
  })
}

/** Two nodes and a link for each fairway: node 2i is its start, 2i + 1 its end. */
function fairwaysOf({ fairways, ports }: SeaPlan) {
  const nodes: FairwayNode[] = fairways.flatMap(({ line, ends }) =>
    [line[0]!, line[line.length - 1]!].map(([lon, lat], end) => ({
      lon,
      lat,
      mouth: ends[end] === 'water',
    })),
  )
  const links: FairwayLink[] = fairways.map(({ line, passage }, i) => ({
    from: 2 * i,
    to: 2 * i + 1,
    points: line.map(([lon, lat]): [number, number] => [lon, lat]),
    passage: passage === undefined ? -1 : PASSAGES.indexOf(passage),
  }))
  const portNode = Int32Array.from(ports, ([fairway, end]) => 2 * fairway + end)
  return { nodes, links, portNode, stranded: [] }
}

function ringOf(island: readonly Point[]): SimpleRing {
  const ring = Int32Array.from(
    island,
    ([lon, lat]) =>
      Math.round((lat + 90) * CELLS_PER_DEGREE) * COLUMNS + Math.round(lon * CELLS_PER_DEGREE),
  )
  return { ring, vectors: new Float64Array(3 * ring.length), kept: [...ring.keys()] }
}

/**
 * The islands on the coast mask: in each row, from the point where its middle enters them to the
 * point where it leaves.
 */
export function coastOf(islands: SeaPlan['islands']): CoastMask {
  const crossings = Array.from({ length: ROWS }, (): number[] => [])
  for (const island of islands) {
    for (const [i, [x0, y0]] of island.entries()) {
      const [x1, y1] = island[(i + 1) % island.length]!
      const [south, north] = [Math.min(y0, y1), Math.max(y0, y1)]
      for (let row = rowAbove(south); row < rowAbove(north); row++) {
        const lon = x0 + ((rowLatitude(row) - y0) / (y1 - y0)) * (x1 - x0)
        crossings[row]!.push(Math.round(lon * CELLS_PER_DEGREE))
      }
    }
  }
  const rowFirst = new Int32Array(ROWS + 1)
  for (const [row, turns] of crossings.entries()) {
    turns.sort((a, b) => a - b)
    rowFirst[row + 1] = rowFirst[row]! + turns.length
  }
  return new CoastMask({ rowFirst, turns: Int32Array.from(crossings.flat()) })
}

/** The first row whose middle is not south of a latitude. */
function rowAbove(lat: number): number {
  return Math.ceil((lat + 90) * CELLS_PER_DEGREE - 0.5)
}

/** An island of four corners. */
export function rectangle(west: number, south: number, east: number, north: number): Point[] {
  return [
    [west, south],
    [west, north],
    [east, north],
    [east, south],
  ]
}

/**
 * Two islands with a strait (Gibraltar) between them; a canal (Suez) from coast to coast of the western
 * one, with a port at its west end; a river with a port on the eastern one.
 */
export const TWO_ISLANDS: SeaPlan = {
  islands: [rectangle(40, -10, 44, 10), rectangle(46, -10, 50, 10)],
  straits: [{ passage: 'gibraltar', line: [[43, 2], [47, 2.1]] }], // biome-ignore format: a line
  fairways: [
    { passage: 'suez', line: [[39.9, -2], [42, -2.2], [44.1, -2]], ends: ['water', 'water'] }, // biome-ignore format: a line
    { line: [[50.1, 5], [49, 5.2], [48, 5]], ends: ['water', 'inland'] }, // biome-ignore format: a line
  ],
  ports: [
    [0, 0],
    [1, 1],
  ],
}

/** Cells of the grid that random islands lie on, degrees. */
const CELL = 14
const [ACROSS, UP] = [4, 3]

/**
 * Islands with random outlines on a grid, straits between some neighbours, canals, rivers and
 * ports.
 */
export function randomPlan(random: () => number): SeaPlan {
  const centres = Array.from(
    { length: ACROSS * UP },
    (_, i): Point => [
      30 + CELL * (i % ACROSS) + random(),
      -20 + CELL * Math.floor(i / ACROSS) + random(),
    ],
  )
  const islands = centres.map((centre) => star(random, centre))
  const passage = () => PASSAGES[Math.floor(random() * PASSAGES.length)]!
  const straits: SeaPlan['straits'][number][] = []
  centres.forEach((centre, i) => {
    const east = (i + 1) % ACROSS === 0 ? undefined : centres[i + 1]
    for (const other of [east, centres[i + ACROSS]]) {
      if (other && random() < 0.6) straits.push({ passage: passage(), line: [centre, other] })
    }
  })
  const fairways = centres.flatMap(([lon, lat], i): SeaPlan['fairways'] => {
    const kind = random()
    const at = (d: number): Point => [lon + d, lat + d * (0.8 + 0.1 * random())]
    if (kind < 0.3) return [{ passage: passage(), line: [at(-5), at(0.5), at(5)], ends: ['water', 'water'] }] // biome-ignore format: a line
    if (kind < 0.7) return [{ line: [at(5), at(1)], ends: ['water', 'inland'] }]
    return i === 0 ? [{ line: [at(-5), at(-1)], ends: ['water', 'inland'] }] : []
  })
  const ports = fairways.map(({ ends }, i) => [i, ends[1] === 'inland' ? 1 : 0] as const)
  return { islands, straits, fairways, ports }
}

/** A star-shaped island of 5 to 9 corners, 1.5 to 4 degrees from its centre, clockwise. */
function star(random: () => number, [lon, lat]: Point): Point[] {
  const corners = 5 + Math.floor(random() * 5)
  return Array.from({ length: corners }, (_, i) => {
    const turn = -(2 * Math.PI * (i + 0.6 * random())) / corners
    const radius = 1.5 + 2.5 * random()
    return [lon + radius * Math.cos(turn), lat + radius * Math.sin(turn)]
  })
}
