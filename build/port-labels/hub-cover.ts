import FlatQueue from 'flatqueue'

/** Shortest paths from one place to others. Parents come before children, the place itself first. */
export interface PathTree {
  /** What each node is, in numbers that all trees share. */
  readonly vertex: Int32Array
  readonly parent: Int32Array
  readonly km: Float64Array
  /** Node of each place; -1 where no path leads. */
  readonly ends: Int32Array
}

/** Distances of one place to the hubs of its label, ascending by hub. */
export interface HubLabel {
  readonly hubs: number[]
  readonly km: number[]
}

/** A sum over a hub may be longer than the path by this much, km: rounding to float and back. */
const SLACK_KM = 0.0003

/**
 * Labels with which the distance of any two places is the least sum over a hub that both have
 * (Cohen et al. 2003). Each hub is the vertex on most paths between pairs that have none yet, as in
 * Delling et al. 2014 (Robust distance queries), over the whole trees instead of samples.
 */
export class HubCover {
  private readonly vertex: Int32Array
  private readonly parent: Int32Array
  private readonly km: Float64Array
  /** Nodes of the part of a tree that begins at a node; they follow it. */
  private readonly size: Int32Array
  /** Places in that part whose path has no hub yet. */
  private readonly open: Int32Array
  private readonly treeFirst: Int32Array
  /** Open pairs through each vertex. */
  private readonly score: Float64Array
  /** Where each vertex is in the trees. */
  private readonly placeFirst: Int32Array
  private readonly places: Int32Array
  /** Kilometres between the places, in both directions. */
  private readonly between: Float64Array
  private readonly count: number

  constructor(trees: Iterable<PathTree>, count: number, vertices: number) {
    this.count = count
    this.between = new Float64Array(count * count).fill(Number.POSITIVE_INFINITY)
    const blocks: (Ordered | null)[] = []
    this.treeFirst = new Int32Array(count + 1)
    let tree = 0
    for (const each of trees) {
      for (const [i, node] of each.ends.entries()) {
        if (node >= 0) this.between[tree * count + i] = each.km[node]!
      }
      const block = inOrder(each)
      blocks.push(block)
      this.treeFirst[tree + 1] = this.treeFirst[tree]! + block.vertex.length
      tree++
    }
    const nodes = this.treeFirst[count]!
    this.vertex = new Int32Array(nodes)
    this.parent = new Int32Array(nodes)
    this.size = new Int32Array(nodes)
    this.open = new Int32Array(nodes)
    this.km = new Float64Array(nodes)
    for (let t = 0; t < count; t++) {
      const [block, first] = [blocks[t]!, this.treeFirst[t]!]
      blocks[t] = null
      this.vertex.set(block.vertex, first)
      this.size.set(block.size, first)
      this.open.set(block.open, first)
      this.km.set(block.km, first)
      for (let i = 0; i < block.parent.length; i++) {
        this.parent[first + i] = block.parent[i]! < 0 ? -1 : first + block.parent[i]!
      }
    }
    this.score = new Float64Array(vertices)
    this.placeFirst = new Int32Array(vertices + 1)
    for (let node = 0; node < nodes; node++) this.placeFirst[this.vertex[node]! + 1]!++
    for (let v = 0; v < vertices; v++) this.placeFirst[v + 1]! += this.placeFirst[v]!
    this.places = new Int32Array(nodes)
    const next = this.placeFirst.slice(0, vertices)
    for (let node = 0; node < nodes; node++) {
      const v = this.vertex[node]!
      this.score[v]! += this.open[node]!
      this.places[next[v]!++] = node
    }
  }

  /** The labels of all places, and the number of hubs. */
  labels(report: (step: string) => void): { labels: HubLabel[]; hubs: number } {
    const labels = Array.from({ length: this.count }, (): HubLabel => ({ hubs: [], km: [] }))
    const queue = new FlatQueue<number>()
    this.score.forEach((score, vertex) => {
      if (score > 0) queue.push(vertex, -score)
    })
    let hubs = 0
    while (queue.length > 0) {
      const known = -queue.peekValue()!
      const vertex = queue.pop()!
      const score = this.score[vertex]!
      if (score <= 0) continue
      if (score < known) queue.push(vertex, -score)
      else this.choose(vertex, hubs++, labels)
    }
    report(`${hubs} hubs, ${sizeOf(labels)} entries`)
    const mended = this.mend(labels, hubs)
    report(`${mended} pairs with a hub of their own, ${sizeOf(labels)} entries`)
    return { labels, hubs: mended > 0 ? hubs + this.count : hubs }
  }

  private choose(vertex: number, hub: number, labels: readonly HubLabel[]): void {
    const { placeFirst, places, open, size, score, parent } = this
    for (let k = placeFirst[vertex]!; k < placeFirst[vertex + 1]!; k++) {
      const node = places[k]!
      const covered = open[node]!
      if (covered === 0) continue
      put(labels[this.treeOf(node)]!, hub, this.km[node]!)
      for (let i = node; i < node + size[node]!; ) {
        if (open[i] === 0) {
          i += size[i]!
          continue
        }
        score[this.vertex[i]!]! -= open[i]!
        open[i] = 0
        i++
      }
      for (let i = parent[node]!; i >= 0; i = parent[i]!) {
        open[i]! -= covered
        score[this.vertex[i]!]! -= covered
      }
    }
  }

  private treeOf(node: number): number {
    const { treeFirst } = this
    let [low, high] = [0, this.count]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if (treeFirst[middle]! <= node) low = middle
      else high = middle
    }
    return low
  }

  /**
   * Gives a hub of its own to each pair without one: two paths of equal length may have no vertex in
   * common. Returns how many.
   */
  private mend(labels: readonly HubLabel[], hubs: number): number {
    const { count, between } = this
    const toHub = new Float64Array(hubs).fill(Number.POSITIVE_INFINITY)
    const more: [number, number, number][] = []
    for (let a = 0; a < count; a++) {
      const own = labels[a]!
      for (const [i, hub] of own.hubs.entries()) toHub[hub] = own.km[i]!
      for (let b = 0; b < a; b++) {
        const km = Math.min(between[a * count + b]!, between[b * count + a]!)
        const other = labels[b]!
        let least = Number.POSITIVE_INFINITY
        for (let i = 0; i < other.hubs.length; i++) {
          const sum = toHub[other.hubs[i]!]! + other.km[i]!
          if (sum < least) least = sum
        }
        if (least > km + SLACK_KM) more.push([a, b, km])
      }
      for (const hub of own.hubs) toHub[hub] = Number.POSITIVE_INFINITY
    }
    for (const [a, b, km] of more) {
      put(labels[a]!, hubs + a, 0)
      put(labels[b]!, hubs + a, km)
    }
    return more.length
  }
}

/** A tree in the order in which each part of it is one range. */
interface Ordered {
  readonly vertex: Int32Array
  readonly parent: Int32Array
  readonly km: Float64Array
  readonly size: Int32Array
  readonly open: Int32Array
}

function inOrder({ vertex, parent, km, ends }: PathTree): Ordered {
  const n = vertex.length
  const size = new Int32Array(n).fill(1)
  const open = new Int32Array(n)
  for (const node of ends) if (node > 0) open[node]!++
  for (let i = n - 1; i > 0; i--) {
    size[parent[i]!]! += size[i]!
    open[parent[i]!]! += open[i]!
  }
  const at = new Int32Array(n)
  const next = new Int32Array(n)
  next[0] = 1
  for (let i = 1; i < n; i++) {
    const p = parent[i]!
    at[i] = next[p]!
    next[p]! += size[i]!
    next[i] = at[i]! + 1
  }
  const put = <T extends Int32Array | Float64Array>(from: T, into: T): T => {
    for (let i = 0; i < n; i++) into[at[i]!] = from[i]!
    return into
  }
  return {
    vertex: put(vertex, new Int32Array(n)),
    parent: put(
      parent.map((p) => (p < 0 ? -1 : at[p]!)),
      new Int32Array(n),
    ),
    km: put(km, new Float64Array(n)),
    size: put(size, new Int32Array(n)),
    open: put(open, new Int32Array(n)),
  }
}

function put({ hubs, km }: HubLabel, hub: number, hubKm: number): void {
  // A tree may have a corner twice, once with the shore on each side.
  const last = hubs.length - 1
  if (hubs[last] === hub) km[last] = Math.min(km[last]!, hubKm)
  else {
    hubs.push(hub)
    km.push(hubKm)
  }
}

function sizeOf(labels: readonly HubLabel[]): number {
  return labels.reduce((sum, { hubs }) => sum + hubs.length, 0)
}
