import { vectorLegKm } from '../geo/leg.js'
import { RADIANS } from '../geo/vector.js'
import { ByteReader, ByteWriter } from './bytes.js'

/** Positions are whole millionths of a degree (0.11 m). */
export const MICRO = 1e6

/** What a network file holds; everything else is worked out from it when it is opened. */
export interface NetworkContent {
  readonly resolutionKm: number
  /** Longitude and latitude of each vertex in millionths of a degree. */
  readonly micro: Int32Array
  /** Start vertex of each edge; three edges make a triangle. */
  readonly start: Int32Array
  /** 1 on edges that sight does not cross: shores and walls. */
  readonly closed: Uint8Array
  /** 1 on triangles of navigable water. */
  readonly water: Uint8Array
  /** Next vertex along the shore, water on the left; -1 off shore. */
  readonly after: Int32Array
  /** Vertices that are corners, ascending. */
  readonly cornerVertex: Int32Array
  /** Vertex of each node (mouth or portal), -1 for nodes inside rivers and canals. */
  readonly nodeVertex: Int32Array
  /** Position of each node in millionths of a degree. */
  readonly nodeMicro: Int32Array
  /** Fairway links between nodes: ends, passage bit (-1 for none), and their lines, CSR over points. */
  readonly linkFrom: Int32Array
  readonly linkTo: Int32Array
  readonly linkPassage: Int32Array
  readonly linkFirst: Int32Array
  readonly linkMicro: Int32Array
  /** Taut legs, each once, between states; see `TautGraph`. Rows by the lower entity's states, CSR. */
  readonly legFirst: Int32Array
  readonly legTo: Int32Array
  /** Nodes that distances to everywhere are known from: ends of the gates first, then landmarks. */
  readonly roots: Int32Array
  readonly gateRoots: number
  /** Metres from root r to entity e at [e * roots + r]; UNREACHED where no way leads. */
  readonly rootMetres: Uint32Array
  /** Ids of the ports, and the node of each. */
  readonly portId: Int32Array
  readonly portNode: Int32Array
  /** Metres between ports i > j with every gate closed, at [i * (i - 1) / 2 + j]. */
  readonly portMetres: Uint32Array
}

export const UNREACHED = 0xffffffff

const FORMAT_VERSION = 1

/** Writes the content of a network as bytes; `openNetwork` reads them. */
export function packNetwork(c: NetworkContent): Uint8Array {
  const w = new ByteWriter()
  w.unsigned(FORMAT_VERSION)
  w.unsigned(c.resolutionKm)
  deltas(w, even(c.micro, 0))
  deltas(w, even(c.micro, 1))
  w.unsigned(c.start.length)
  // A triangle's corners lie close to each other in number: the first against the last triangle's.
  for (let e = 0; e < c.start.length; e++) {
    w.signed(c.start[e]! - (e === 0 ? 0 : c.start[e % 3 === 0 ? e - 3 : e - 1]!))
  }
  bits(w, c.closed)
  bits(w, c.water)
  for (let v = 0; v < c.after.length; v++) w.signed(c.after[v]! < 0 ? 0 : c.after[v]! - v)
  deltas(w, c.cornerVertex)
  deltas(w, c.nodeVertex)
  deltas(w, even(c.nodeMicro, 0))
  deltas(w, even(c.nodeMicro, 1))
  deltas(w, c.linkFrom)
  deltas(w, c.linkTo)
  deltas(w, c.linkPassage)
  deltas(w, c.linkFirst)
  deltas(w, even(c.linkMicro, 0))
  deltas(w, even(c.linkMicro, 1))
  packLegs(w, c)
  deltas(w, c.roots)
  w.unsigned(c.gateRoots)
  packRootMetres(w, c)
  deltas(w, c.portId)
  deltas(w, c.portNode)
  for (const m of c.portMetres) w.unsigned(m === UNREACHED ? 0 : m + 1)
  return w.finish()
}

function even(pairs: Int32Array, offset: number): Int32Array {
  const half = new Int32Array(pairs.length / 2)
  for (let i = 0; i < half.length; i++) half[i] = pairs[2 * i + offset]!
  return half
}

function deltas(w: ByteWriter, values: Int32Array): void {
  w.unsigned(values.length)
  let last = 0
  for (const value of values) {
    w.signed(value - last)
    last = value
  }
}

function bits(w: ByteWriter, flags: Uint8Array): void {
  w.unsigned(flags.length)
  for (let i = 0; i < flags.length; i += 7) {
    let byte = 0
    for (let k = 0; k < 7 && i + k < flags.length; k++) byte |= flags[i + k]! << k
    w.unsigned(byte)
  }
}

function packLegs(w: ByteWriter, c: NetworkContent): void {
  w.unsigned(c.legFirst.length - 1)
  for (let row = 0; row + 1 < c.legFirst.length; row++) {
    const from = c.legFirst[row]!
    const end = c.legFirst[row + 1]!
    w.unsigned(end - from)
    let last = row
    for (let k = from; k < end; k++) {
      w.signed(c.legTo[k]! - last)
      last = c.legTo[k]!
    }
  }
}

function packRootMetres(w: ByteWriter, c: NetworkContent): void {
  const n = c.roots.length
  for (let r = 0; r < n; r++) {
    let last = 0
    for (let at = r; at < c.rootMetres.length; at += n) {
      const v = c.rootMetres[at] === UNREACHED ? 0 : c.rootMetres[at]! + 1
      w.signed(v - last)
      last = v
    }
  }
}

/** A network ready to be searched. */
export interface SeaNetwork extends NetworkContent {
  readonly vectors: Float64Array
  /** The same edge from the other triangle. */
  readonly twin: Int32Array
  /** The same where sight crosses it, -1 elsewhere. */
  readonly across: Int32Array
  readonly before: Int32Array
  readonly cornerCount: number
  /** Corners, then nodes. */
  readonly entityCount: number
  /** Entity of each vertex, -1 for none. */
  readonly entityOf: Int32Array
  /** Unit vector of each entity. */
  readonly entityVectors: Float64Array
  /** Taut legs from each state, both ways, CSR. */
  readonly edgeFirst: Int32Array
  readonly edgeTo: Int32Array
  readonly edgeKm: Float64Array
  /** Links at each node, CSR over 2 * link + end (0 when the node is its start). */
  readonly nodeLinkFirst: Int32Array
  readonly nodeLink: Int32Array
  readonly linkKm: Float64Array
  /** Index in the port tables of a port id, -1 for none. */
  readonly portIndex: ReadonlyMap<number, number>
}

/**
 * Opens the bytes that `packNetwork` wrote.
 * @throws Error that names the remedy when they are of another version or damaged.
 */
export function openNetwork(bytes: Uint8Array): SeaNetwork {
  const content = readContent(bytes)
  const vectors = toVectors(content.micro)
  const twin = findTwins(content.start, content.micro.length / 2)
  const across = twin.map((t, e) => (content.closed[e] ? -1 : t))
  const before = new Int32Array(content.after.length).fill(-1)
  for (let v = 0; v < before.length; v++) if (content.after[v]! >= 0) before[content.after[v]!] = v
  const cornerCount = content.cornerVertex.length
  const entityCount = cornerCount + content.nodeVertex.length
  const entityOf = new Int32Array(before.length).fill(-1)
  for (let c = 0; c < cornerCount; c++) entityOf[content.cornerVertex[c]!] = c
  for (let k = content.nodeVertex.length - 1; k >= 0; k--) {
    if (content.nodeVertex[k]! >= 0) entityOf[content.nodeVertex[k]!] = cornerCount + k
  }
  const entityVectors = vectorsOfEntities(content, vectors)
  return {
    ...content,
    vectors,
    twin,
    across,
    before,
    cornerCount,
    entityCount,
    entityOf,
    entityVectors,
    ...mirrorLegs(content, entityVectors, cornerCount, entityCount),
    ...indexLinks(content),
    portIndex: new Map(Array.from(content.portId, (id, i) => [id, i])),
  }
}

function readContent(bytes: Uint8Array): NetworkContent {
  const r = new ByteReader(bytes)
  const version = r.unsigned()
  if (version !== FORMAT_VERSION) {
    throw new Error(
      `Sea network: got format ${version}, expected ${FORMAT_VERSION}. Take the data of this release, or rebuild it with npm run build:data.`,
    )
  }
  const resolutionKm = r.unsigned()
  const micro = pairs(readDeltas(r), readDeltas(r))
  const start = new Int32Array(r.unsigned())
  for (let e = 0; e < start.length; e++) {
    start[e] = r.signed() + (e === 0 ? 0 : start[e % 3 === 0 ? e - 3 : e - 1]!)
  }
  const closed = readBits(r)
  const water = readBits(r)
  const after = new Int32Array(micro.length / 2)
  for (let v = 0; v < after.length; v++) {
    const step = r.signed()
    after[v] = step === 0 ? -1 : v + step
  }
  const cornerVertex = readDeltas(r)
  const nodeVertex = readDeltas(r)
  const nodeMicro = pairs(readDeltas(r), readDeltas(r))
  const linkFrom = readDeltas(r)
  const linkTo = readDeltas(r)
  const linkPassage = readDeltas(r)
  const linkFirst = readDeltas(r)
  const linkMicro = pairs(readDeltas(r), readDeltas(r))
  const legs = readLegs(r)
  const roots = readDeltas(r)
  const gateRoots = r.unsigned()
  const rootMetres = readRootMetres(r, roots.length, cornerVertex.length + nodeVertex.length)
  const portId = readDeltas(r)
  const portNode = readDeltas(r)
  const portMetres = new Uint32Array((portId.length * (portId.length - 1)) / 2)
  for (let i = 0; i < portMetres.length; i++) portMetres[i] = r.unsigned() - 1
  if (!r.finished) {
    throw new Error(
      'Sea network: the file is damaged. Restore it from the repository or rebuild it.',
    )
  }
  return {
    resolutionKm,
    micro,
    start,
    closed,
    water,
    after,
    cornerVertex,
    nodeVertex,
    nodeMicro,
    linkFrom,
    linkTo,
    linkPassage,
    linkFirst,
    linkMicro,
    ...legs,
    roots,
    gateRoots,
    rootMetres,
    portId,
    portNode,
    portMetres,
  }
}

function readDeltas(r: ByteReader): Int32Array {
  const values = new Int32Array(r.unsigned())
  let last = 0
  for (let i = 0; i < values.length; i++) {
    last += r.signed()
    values[i] = last
  }
  return values
}

function readBits(r: ByteReader): Uint8Array {
  const flags = new Uint8Array(r.unsigned())
  for (let i = 0; i < flags.length; i += 7) {
    const byte = r.unsigned()
    for (let k = 0; k < 7 && i + k < flags.length; k++) flags[i + k] = (byte >> k) & 1
  }
  return flags
}

function readLegs(r: ByteReader): { legFirst: Int32Array; legTo: Int32Array } {
  const rows = r.unsigned()
  const legFirst = new Int32Array(rows + 1)
  let legTo = new Int32Array(1 << 20)
  let n = 0
  for (let row = 0; row < rows; row++) {
    const count = r.unsigned()
    if (n + count > legTo.length) {
      const grown = new Int32Array(legTo.length * 2 + count)
      grown.set(legTo)
      legTo = grown
    }
    let last = row
    for (let k = 0; k < count; k++) {
      last += r.signed()
      legTo[n++] = last
    }
    legFirst[row + 1] = n
  }
  return { legFirst, legTo: legTo.slice(0, n) }
}

function readRootMetres(r: ByteReader, roots: number, entities: number): Uint32Array {
  const metres = new Uint32Array(roots * entities)
  for (let root = 0; root < roots; root++) {
    let last = 0
    for (let at = root; at < metres.length; at += roots) {
      last += r.signed()
      metres[at] = last - 1
    }
  }
  return metres
}

function pairs(a: Int32Array, b: Int32Array): Int32Array {
  const out = new Int32Array(2 * a.length)
  for (let i = 0; i < a.length; i++) {
    out[2 * i] = a[i]!
    out[2 * i + 1] = b[i]!
  }
  return out
}

/** Unit vectors of positions in millionths of a degree. */
export function toVectors(micro: Int32Array): Float64Array {
  const vectors = new Float64Array((micro.length / 2) * 3)
  for (let i = 0; 2 * i < micro.length; i++) {
    const lon = (micro[2 * i]! / MICRO) * RADIANS
    const lat = (micro[2 * i + 1]! / MICRO) * RADIANS
    const c = Math.cos(lat)
    vectors[3 * i] = c * Math.cos(lon)
    vectors[3 * i + 1] = c * Math.sin(lon)
    vectors[3 * i + 2] = Math.sin(lat)
  }
  return vectors
}

function findTwins(start: Int32Array, vertices: number): Int32Array {
  const first = new Int32Array(vertices + 1)
  for (const v of start) first[v + 1]!++
  for (let v = 0; v < vertices; v++) first[v + 1]! += first[v]!
  const edge = new Int32Array(start.length)
  const at = first.slice(0, vertices)
  for (let e = 0; e < start.length; e++) edge[at[start[e]!]!++] = e
  const twin = new Int32Array(start.length).fill(-1)
  for (let e = 0; e < start.length; e++) {
    const end = start[e % 3 === 2 ? e - 2 : e + 1]!
    for (let k = first[end]!; k < first[end + 1]!; k++) {
      const other = edge[k]!
      if (start[other % 3 === 2 ? other - 2 : other + 1] === start[e]) {
        twin[e] = other
        break
      }
    }
  }
  return twin
}

function vectorsOfEntities(c: NetworkContent, vectors: Float64Array): Float64Array {
  const corners = c.cornerVertex.length
  const out = new Float64Array(3 * (corners + c.nodeVertex.length))
  for (let i = 0; i < corners; i++) {
    const v = 3 * c.cornerVertex[i]!
    out[3 * i] = vectors[v]!
    out[3 * i + 1] = vectors[v + 1]!
    out[3 * i + 2] = vectors[v + 2]!
  }
  out.set(toVectors(c.nodeMicro), 3 * corners)
  return out
}

/** Sets every leg in both directions into rows of its own, with its length. */
function mirrorLegs(
  c: NetworkContent,
  vectors: Float64Array,
  corners: number,
  entities: number,
): Pick<SeaNetwork, 'edgeFirst' | 'edgeTo' | 'edgeKm'> {
  const states = entities + corners
  const turned = 2 * corners
  const first = new Int32Array(states + 1)
  const { legFirst, legTo } = c
  for (let row = 0; row < states; row++) {
    for (let k = legFirst[row]!; k < legFirst[row + 1]!; k++) {
      const to = legTo[k]!
      first[row + 1]!++
      first[(to < turned ? to ^ 1 : to) + 1]!++
    }
  }
  for (let s = 0; s < states; s++) first[s + 1]! += first[s]!
  const edgeTo = new Int32Array(first[states]!)
  const edgeKm = new Float64Array(first[states]!)
  const at = first.slice(0, states)
  for (let row = 0; row < states; row++) {
    const a = 3 * (row < turned ? row >> 1 : row - corners)
    const ax = vectors[a]!
    const ay = vectors[a + 1]!
    const az = vectors[a + 2]!
    const back = row < turned ? row ^ 1 : row
    for (let k = legFirst[row]!; k < legFirst[row + 1]!; k++) {
      const to = legTo[k]!
      const b = 3 * (to < turned ? to >> 1 : to - corners)
      const km = vectorLegKm(ax, ay, az, vectors[b]!, vectors[b + 1]!, vectors[b + 2]!)
      const there = at[row]!++
      edgeTo[there] = to
      edgeKm[there] = km
      const return_ = at[to < turned ? to ^ 1 : to]!++
      edgeTo[return_] = back
      edgeKm[return_] = km
    }
  }
  return { edgeFirst: first, edgeTo, edgeKm }
}

function indexLinks(c: NetworkContent): Pick<SeaNetwork, 'nodeLinkFirst' | 'nodeLink' | 'linkKm'> {
  const nodes = c.nodeVertex.length
  const links = c.linkFrom.length
  const first = new Int32Array(nodes + 1)
  for (let l = 0; l < links; l++) {
    first[c.linkFrom[l]! + 1]!++
    first[c.linkTo[l]! + 1]!++
  }
  for (let k = 0; k < nodes; k++) first[k + 1]! += first[k]!
  const nodeLink = new Int32Array(2 * links)
  const at = first.slice(0, nodes)
  for (let l = 0; l < links; l++) {
    nodeLink[at[c.linkFrom[l]!]!++] = 2 * l
    nodeLink[at[c.linkTo[l]!]!++] = 2 * l + 1
  }
  const v = toVectors(c.linkMicro)
  const linkKm = new Float64Array(links)
  for (let l = 0; l < links; l++) {
    for (let p = c.linkFirst[l]!; p + 1 < c.linkFirst[l + 1]!; p++) {
      linkKm[l]! += vectorLegKm(
        v[3 * p]!,
        v[3 * p + 1]!,
        v[3 * p + 2]!,
        v[3 * p + 3]!,
        v[3 * p + 4]!,
        v[3 * p + 5]!,
      )
    }
  }
  return { nodeLinkFirst: first, nodeLink, linkKm }
}
