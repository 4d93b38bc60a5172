import { join, rootOf } from '../../sea/open-waters.js'
import type { NetworkGraph } from '../graph.js'
import type { Endpoint, Lock } from '../snap/endpoint.js'

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

  constructor(
    private readonly graph: NetworkGraph,
    shut: readonly Lock[],
  ) {
    const { water, openWaters: open } = graph.network
    this.nodes = water.length
    for (const lock of shut) {
      const { link } = lock.on
      const cuts = [...(this.cuts.get(link) ?? []), lock].sort((a, b) => a.alongKm - b.alongKm)
      this.cuts.set(link, cuts)
    }
    let elements = open.parent.length
    for (const [link, cuts] of this.cuts) {
      this.pieces.set(link, elements)
      elements += cuts.length - 1
    }
    this.parent = new Int32Array(elements)
    this.parent.set(open.parent)
    for (let i = open.parent.length; i < elements; i++) this.parent[i] = i
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
    return this.root(this.graph.network.openWaters.corners[entity]!)
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

  private joinLinks(): void {
    const { linkFrom, linkTo } = this.graph.network
    for (let link = 0; link < linkFrom.length; link++) {
      if (!this.cuts.has(link)) this.join(this.nodes + linkFrom[link]!, this.nodes + linkTo[link]!)
    }
  }

  private join(a: number, b: number): void {
    join(this.parent, a, b)
  }

  private root(element: number): number {
    return rootOf(this.parent, element)
  }
}
