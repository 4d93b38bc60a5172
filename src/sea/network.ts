import { vectorLegKm } from '../geo/leg.js'
import { RADIANS } from '../geo/vector.js'
import { MICRO, type NetworkContent, readNetwork } from './network-format.js'

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
  const content = readNetwork(bytes)
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
