import type { Endpoint, Lock } from './endpoint.js'
import type { NetworkGraph } from './graph.js'

/**
 * The connected waters of a network in which every passage is open and some locks are shut. Connects
 * triangles of water with each other and, by their links, with the nodes of fairways. A link with shut
 * locks falls into pieces.
 */
export class Waters {
  /** Triangles, then nodes, then the pieces of links between two locks. Each points towards its root. */
  private readonly parent: Int32Array
  /** Shut locks on a link, in order. */
  private readonly cuts = new Map<number, readonly Lock[]>()
  /** First piece of each link with several locks. */
  private readonly pieces = new Map<number, number>()
  private readonly nodes: number
  private corners: Int32Array | null = null

  constructor(
    private readonly graph: NetworkGraph,
    shut: readonly Lock[],
  ) {
    const { network } = graph
    this.nodes = network.water.length
    for (const lock of shut) {
      const { link } = lock.on
      const cuts = [...(this.cuts.get(link) ?? []), lock].sort((a, b) => a.alongKm - b.alongKm)
      this.cuts.set(link, cuts)
    }
    let elements = this.nodes + network.nodeVertex.length
    for (const [link, cuts] of this.cuts) {
      this.pieces.set(link, elements)
      elements += cuts.length - 1
    }
    this.parent = Int32Array.from({ length: elements }, (_, i) => i)
    this.joinTriangles()
    this.joinNodes()
    this.joinLinks()
  }

  /** The water of an endpoint, as a number. */
  of(end: Endpoint): number {
    switch (end.kind) {
      case 'sea':
        return this.root(end.view.triangle)
      case 'fairway':
        return this.ofPiece(end.on.link, this.pieceAt(end))
      case 'port':
      case 'way':
        return this.ofEntity(this.graph.entityOfState(end.states[0]!))
    }
  }

  ofEntity(entity: number): number {
    const { cornerCount } = this.graph.network
    if (entity >= cornerCount) return this.root(this.nodes + entity - cornerCount)
    this.corners ??= this.trianglesAt(this.graph.network.cornerVertex)
    return this.root(this.corners[entity]!)
  }

  /** How many shut locks lie between the start of the link and an end on it. */
  private pieceAt({ on, alongKm, lock }: Extract<Endpoint, { kind: 'fairway' }>): number {
    const cuts = this.cuts.get(on.link) ?? []
    const own = lock ? cuts.indexOf(lock.lock) : -1
    return own >= 0 ? own + lock!.side : cuts.filter((cut) => cut.alongKm < alongKm).length
  }

  private ofPiece(link: number, piece: number): number {
    const { linkFrom, linkTo } = this.graph.network
    if (piece === 0) return this.root(this.nodes + linkFrom[link]!)
    const last = this.cuts.get(link)!.length
    if (piece === last) return this.root(this.nodes + linkTo[link]!)
    return this.root(this.pieces.get(link)! + piece - 1)
  }

  private joinTriangles(): void {
    const { water, opposite, closed } = this.graph.network
    for (let e = 0; e < opposite.length; e++) {
      const [own, other] = [Math.floor(e / 3), Math.floor(opposite[e]! / 3)]
      if (own < other && !closed[e] && water[own] && water[other]) this.join(own, other)
    }
  }

  private joinNodes(): void {
    const { nodeVertex } = this.graph.network
    this.trianglesAt(nodeVertex).forEach((triangle, node) => {
      if (triangle >= 0) this.join(this.nodes + node, triangle)
    })
  }

  private joinLinks(): void {
    const { linkFrom, linkTo } = this.graph.network
    for (let link = 0; link < linkFrom.length; link++) {
      if (!this.cuts.has(link)) this.join(this.nodes + linkFrom[link]!, this.nodes + linkTo[link]!)
    }
  }

  /** A triangle of water at each vertex; -1 for none. */
  private trianglesAt(vertices: Int32Array): Int32Array {
    const { start, water, lonLatE6 } = this.graph.network
    const at = new Int32Array(lonLatE6.length / 2).fill(-1)
    start.forEach((vertex, e) => {
      if (water[Math.floor(e / 3)]) at[vertex] = Math.floor(e / 3)
    })
    return vertices.map((vertex) => (vertex < 0 ? -1 : at[vertex]!))
  }

  private join(a: number, b: number): void {
    this.parent[this.root(a)] = this.root(b)
  }

  private root(element: number): number {
    const { parent } = this
    let at = element
    while (parent[at] !== at) {
      parent[at] = parent[parent[at]!]!
      at = parent[at]!
    }
    return at
  }
}
