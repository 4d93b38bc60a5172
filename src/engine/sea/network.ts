import { legKmBetween } from '../geo/leg.js'
import { RADIANS } from '../geo/vector.js'
import { type LegRows, mirrorLegs } from './legs.js'
import { type OpenWaters, openWaters } from './open-waters.js'
import { float64s, int32s } from './shared.js'
import { type Bays, NO_BAY, openBays } from './sight/bays.js'
import { findOpposites } from './sight/half-edges.js'
import { intoBay } from './sight/sight.js'
import { entityOf, stateCount } from './sight/states.js'
import { type AreaLegs, readAreaLegs } from './stored/area-legs.js'
import { compacted } from './stored/compact-table.js'
import type { LandmarkTable } from './stored/landmark-table.js'
import {
  type LegLists,
  MICRO,
  type NetworkContent,
  type Triangles,
} from './stored/network-content.js'
import { type PackedContent, type ReadRest, readPacked } from './stored/network-format.js'
import { type PortLabels, readPortLabels } from './stored/port-labels.js'

/**
 * A network ready to be searched. Its arrays are in shared memory, so it can be sent to threads in a
 * message.
 */
export interface SeaNetwork extends Content, Triangles {
  readonly cornerCount: number
  /** Unit vector of each entity. */
  readonly entityVectors: Float64Array
  readonly vectors: Float64Array
  /** The same edge from the other triangle. */
  readonly opposite: Int32Array
  /** The same edge if sight crosses it, as `SightMesh` has it; otherwise -1. */
  readonly across: Int32Array
  readonly before: Int32Array
  /** Number of corners plus nodes; corners come first. */
  readonly entityCount: number
  /** Entity of each vertex; -1 for none. */
  readonly entityOf: Int32Array
  /** Links at each node, CSR over 2 * link + end (end is 0 if the node is its start). */
  readonly nodeLinkFirst: Int32Array
  readonly nodeLink: Int32Array
  readonly linkKm: Float64Array
  /** Index in `portNode` of a port id. */
  readonly portIndex: ReadonlyMap<number, number>
  readonly openWaters: OpenWaters
  /** Null if the file has none. */
  readonly bays: Bays | null
  /** Bay of each state. */
  readonly stateBay: Int32Array
  readonly legs: LegRows
  /** The legs of shortest paths between ports and landmarks; all legs if the file lists none. */
  readonly portRows: LegRows
  /** Labels of all ports, which only save time; null without their file. */
  readonly portLabels: PortLabels | null
  /** The legs that paths round named areas use, which only save time; null without their file. */
  readonly areaLegs: AreaLegs | null
}

/** Bytes that only save time, each null without its file. */
export interface Savings {
  /** What `packPortLabels` wrote. */
  readonly labels: Uint8Array | null
  /** What `packAreaLegs` wrote. */
  readonly areaLegs: Uint8Array | null
}

const NO_SAVINGS: Savings = { labels: null, areaLegs: null }

/**
 * Opens the bytes that `packNetwork` wrote.
 * @param rest for the first part of `splitNetwork`; what it throws, a search that needs the second part throws
 * @throws Error that names the remedy if they are of another version or damaged.
 */
export function openNetwork(
  bytes: Uint8Array,
  savings: Partial<Savings> = NO_SAVINGS,
  rest?: ReadRest,
): SeaNetwork {
  return openPacked(readPacked(bytes, rest), { ...NO_SAVINGS, ...savings })
}

/** The same for content in memory. */
export function openContent(content: NetworkContent): SeaNetwork {
  const { start, closed, water, after, legFirst, legTo, landmarkMetres, ...columns } = content
  return openPacked({
    ...columns,
    triangles: () => ({ start, closed, water, after }),
    legs: () => ({ legFirst, legTo }),
    landmarkTable: compacted(content.landmarks.length, landmarkMetres),
  })
}

/** Derives everything else that a search needs from the content of a file. */
function openPacked(
  { triangles, legs: readLegs, portLegs, bays: columns, ...content }: OpenedContent,
  savings = NO_SAVINGS,
): SeaNetwork {
  const vectors = toVectors(content.lonLatE6)
  const vertices = content.lonLatE6.length / 2
  const cornerCount = content.cornerVertex.length
  const entityCount = cornerCount + content.nodeVertex.length
  const bays = columns && openBays(columns)
  const stateBay = int32s(stateCount(cornerCount, entityCount))
  const isInner = new Uint8Array(stateBay.length)
  for (let state = 0; state < stateBay.length; state++) {
    const bay = bays ? bays.entityBay[entityOf(cornerCount, state)]! : NO_BAY
    stateBay[state] = bay
    isInner[state] = bays && bays.isOutermost[bay] === 0 ? 1 : 0
  }
  const ends = { cornerCount, entityVectors: vectorsOfEntities(content, vectors) }
  const rowsOf = (lists: LegLists, inner: Uint8Array): LegRows => ({
    ...ends,
    ...mirrorLegs(lists, cornerCount, inner),
  })
  const portRows = portLegs && rowsOf(portLegs, new Uint8Array(isInner.length))
  const mesh = lazy(triangles, (read) => openTriangles(read, vertices, bays))
  const waters = lazy(mesh, (triangles) => openWaters(triangles, content))
  const portLabels = lazy(
    () => savings.labels,
    (bytes) => bytes && readPortLabels(bytes),
  )
  const areaLegs = lazy(
    () => savings.areaLegs,
    (bytes) => bytes && readAreaLegs(bytes),
  )
  const legs = lazy(readLegs, (lists) => rowsOf(lists, isInner))
  return {
    ...content,
    vectors,
    ...ends,
    entityCount,
    entityOf: entitiesOf(content, vertices),
    ...indexLinks(content),
    portIndex: new Map(Array.from(content.portId, (id, i) => [id, i])),
    bays,
    stateBay,
    // A route between ports needs none of these; a message to a thread needs all of them.
    get start() {
      return mesh().start
    },
    get closed() {
      return mesh().closed
    },
    get water() {
      return mesh().water
    },
    get after() {
      return mesh().after
    },
    get before() {
      return mesh().before
    },
    get opposite() {
      return mesh().opposite
    },
    get across() {
      return mesh().across
    },
    get openWaters() {
      return waters()
    },
    get legs() {
      return legs()
    },
    get portRows() {
      return portRows ?? legs()
    },
    get portLabels() {
      return portLabels()
    },
    get areaLegs() {
      return areaLegs()
    },
  }
}

/** Reads a part on first use, derives a value from it, and forgets how to read it: that frees its bytes. */
function lazy<Part, Value>(read: () => Part, derive: (part: Part) => Value): () => Value {
  let source: (() => Part) | null = read
  let value: Value
  return () => {
    if (source) value = derive(source())
    source = null
    return value
  }
}

/** The triangles of a network, and what is derived from them. */
type Mesh = Triangles & Pick<SeaNetwork, 'before' | 'opposite' | 'across'>

function openTriangles(triangles: Triangles, vertices: number, bays: Bays | null): Mesh {
  const { start, closed, after } = triangles
  const before = int32s(vertices).fill(-1)
  for (let v = 0; v < vertices; v++) if (after[v]! >= 0) before[after[v]!] = v
  const opposite = findOpposites(start, vertices)
  const across = int32s(opposite.length)
  for (let e = 0; e < across.length; e++) {
    const other = opposite[e]!
    const mayClose = bays !== null && bays.isOutermost[bays.triangleBay[(other / 3) | 0]!] === 0
    across[e] = closed[e] ? -1 : mayClose ? intoBay(other) : other
  }
  return { ...triangles, before, opposite, across }
}

/** Content that is there from the start. */
type Content = Omit<OpenedContent, 'triangles' | 'legs' | 'portLegs' | 'bays'>

/** The distances to landmarks may be in memory. */
type OpenedContent = Omit<PackedContent, 'landmarkTable'> & {
  readonly landmarkTable: LandmarkTable
}

/** Entity of each vertex; the first of two nodes at the same point. */
function entitiesOf({ cornerVertex, nodeVertex }: Content, vertices: number): Int32Array {
  const entityOf = int32s(vertices).fill(-1)
  for (let c = 0; c < cornerVertex.length; c++) entityOf[cornerVertex[c]!] = c
  for (let k = nodeVertex.length - 1; k >= 0; k--) {
    if (nodeVertex[k]! >= 0) entityOf[nodeVertex[k]!] = cornerVertex.length + k
  }
  return entityOf
}

/** Unit vectors of positions in millionths of a degree. */
export function toVectors(lonLatE6: Int32Array): Float64Array {
  const vectors = float64s((lonLatE6.length / 2) * 3)
  for (let i = 0; 2 * i < lonLatE6.length; i++) {
    const lon = (lonLatE6[2 * i]! / MICRO) * RADIANS
    const lat = (lonLatE6[2 * i + 1]! / MICRO) * RADIANS
    const c = Math.cos(lat)
    vectors[3 * i] = c * Math.cos(lon)
    vectors[3 * i + 1] = c * Math.sin(lon)
    vectors[3 * i + 2] = Math.sin(lat)
  }
  return vectors
}

function vectorsOfEntities(c: Content, vectors: Float64Array): Float64Array {
  const corners = c.cornerVertex.length
  const out = float64s(3 * (corners + c.nodeVertex.length))
  for (let i = 0; i < corners; i++) {
    const v = 3 * c.cornerVertex[i]!
    out[3 * i] = vectors[v]!
    out[3 * i + 1] = vectors[v + 1]!
    out[3 * i + 2] = vectors[v + 2]!
  }
  out.set(toVectors(c.nodeLonLatE6), 3 * corners)
  return out
}

function indexLinks(c: Content): Pick<SeaNetwork, 'nodeLinkFirst' | 'nodeLink' | 'linkKm'> {
  const nodes = c.nodeVertex.length
  const links = c.linkFrom.length
  const first = int32s(nodes + 1)
  for (let l = 0; l < links; l++) {
    first[c.linkFrom[l]! + 1]!++
    first[c.linkTo[l]! + 1]!++
  }
  for (let k = 0; k < nodes; k++) first[k + 1]! += first[k]!
  const nodeLink = int32s(2 * links)
  const at = first.slice(0, nodes)
  for (let l = 0; l < links; l++) {
    nodeLink[at[c.linkFrom[l]!]!++] = 2 * l
    nodeLink[at[c.linkTo[l]!]!++] = 2 * l + 1
  }
  const v = toVectors(c.linkLonLatE6)
  const linkKm = float64s(links)
  for (let l = 0; l < links; l++) {
    for (let p = c.linkFirst[l]!; p + 1 < c.linkFirst[l + 1]!; p++) {
      linkKm[l]! += legKmBetween(v, p, p + 1)
    }
  }
  return { nodeLinkFirst: first, nodeLink, linkKm }
}
