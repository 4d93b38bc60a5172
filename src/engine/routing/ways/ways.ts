import { nearestOnLeg } from '../../geo/cross-track.js'
import { crossingShare } from '../../geo/crossing.js'
import { distancesAlong } from '../../geo/distance.js'
import { positionAtKm } from '../../geo/interpolate.js'
import type { Position } from '../../geo/position.js'
import { toVector } from '../../geo/vector.js'
import type { Passage } from '../../sea/passages.js'
import type { NetworkGraph } from '../graph.js'
import type { Endpoint } from '../snap/endpoint.js'
import type { Snapper } from '../snap/snapper.js'
import type { Locks } from './locks.js'

/** A way through a passage: links from one node to another, or a lock in the middle of a link. */
export interface Way {
  /** Ways with the same number lead through the same gate: a ship that takes two of them turns back. */
  readonly gate: number
  /** From end 0 to end 1; a lock is one position. */
  readonly line: readonly Position[]
  /** The middle of the way, for paths that leave it through one of its ends. */
  endpoint(end: 0 | 1): Endpoint
}

/** A path along links of a passage. */
interface Chain {
  readonly nodes: readonly [number, number]
  readonly line: readonly Position[]
}

/** The ways through the passages of a network. */
export class Ways {
  private readonly known = new Map<number, readonly Way[]>()

  constructor(
    private readonly graph: NetworkGraph,
    private readonly snapper: Snapper,
    private readonly locks: Locks,
    private readonly passages: readonly Passage[],
  ) {}

  /** The ways through a passage. */
  of(bit: number): readonly Way[] {
    let ways = this.known.get(bit)
    if (!ways) {
      ways = this.find(bit)
      this.known.set(bit, ways)
    }
    return ways
  }

  /** The lines through a passage along its links. */
  lines(bit: number): (readonly Position[])[] {
    const chains = new Chains(this.graph, bit)
    const gates = this.passages[bit]?.gates ?? []
    return chains
      .components()
      .flatMap((links) => chains.through(links, gates).map(({ line }) => line))
  }

  private find(bit: number): Way[] {
    const chains = new Chains(this.graph, bit)
    const gates = this.passages[bit]?.gates ?? []
    const gateAt = (position: Position, otherwise: number) =>
      gates.length === 0 ? otherwise : nearestLine(position, gates)
    return [
      ...chains.components().flatMap((links, component) =>
        chains.through(links, gates).map((chain): Way => {
          const [start, end] = halvesOf(chain.line)
          const middle = start[0]!
          return {
            gate: gateAt(middle, component),
            line: chain.line,
            endpoint: once((side) =>
              this.snapper.inWay(side === 0 ? start : end, chain.nodes[side], bit),
            ),
          }
        }),
      ),
      ...this.locks.of(bit).map((lock): Way => {
        const { position } = lock.on
        return {
          gate: gateAt(position, -1),
          line: [position],
          endpoint: once((side) => this.snapper.inLock(lock, side)),
        }
      }),
    ]
  }
}

/** Endpoints are shared, because what is known of the paths from one is kept with it. */
function once(make: (side: 0 | 1) => Endpoint): Way['endpoint'] {
  const made: Endpoint[] = []
  return (side) => {
    made[side] ??= make(side)
    return made[side]
  }
}

/** The links with the bit of a passage, as a graph. */
class Chains {
  private readonly byNode = new Map<number, number[]>()

  constructor(
    private readonly graph: NetworkGraph,
    bit: number,
  ) {
    const { linkPassage, linkFrom, linkTo } = graph.network
    linkPassage.forEach((passage, link) => {
      if (passage !== bit) return
      for (const node of [linkFrom[link]!, linkTo[link]!]) {
        this.byNode.set(node, [...(this.byNode.get(node) ?? []), link])
      }
    })
  }

  /** The links of each connected part. */
  components(): number[][] {
    const found = new Set<number>()
    const parts: number[][] = []
    for (const [node] of this.byNode) {
      const part: number[] = []
      const waiting = [node]
      for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
        for (const link of this.byNode.get(at)!) {
          if (found.has(link)) continue
          found.add(link)
          part.push(link)
          waiting.push(this.otherEnd(link, at))
        }
      }
      if (part.length > 0) parts.push(part.sort((a, b) => a - b))
    }
    return parts
  }

  /**
   * The paths through a connected part, from each node at which other water begins to each other. They
   * cross a gate of the passage; if it has none, they use all links, because a port inside a canal lies
   * on two of them.
   */
  through(links: readonly number[], gates: readonly (readonly Position[])[]): Chain[] {
    const crossing = links.filter((link) => this.isAcross(link, gates))
    const nodes = [...this.byNode.keys()].filter(
      (node) => this.byNode.get(node)!.some((link) => links.includes(link)) && this.isOpen(node),
    )
    return nodes.flatMap((from, i) =>
      nodes.slice(i + 1).flatMap((to) => {
        const path = this.path(from, to)
        const isThrough =
          gates.length > 0
            ? crossing.some((link) => path.includes(link))
            : path.length === links.length
        return isThrough ? [{ nodes: [from, to] as const, line: this.line(from, path) }] : []
      }),
    )
  }

  /** Whether paths may leave the passage at a node. */
  private isOpen(node: number): boolean {
    const { nodeVertex, nodeLinkFirst } = this.graph.network
    const ofPassage = this.byNode.get(node)!.length
    const all = nodeLinkFirst[node + 1]! - nodeLinkFirst[node]!
    return nodeVertex[node]! >= 0 || all > ofPassage || ofPassage === 1
  }

  private isAcross(link: number, gates: readonly (readonly Position[])[]): boolean {
    const line = this.graph.linkPositions(link).map(toVector)
    return gates.some((gate) => {
      const wall = gate.map(toVector)
      return line.some((to, i) =>
        wall.some(
          (end, k) => i > 0 && k > 0 && crossingShare(line[i - 1]!, to, wall[k - 1]!, end) !== null,
        ),
      )
    })
  }

  /** The links from one node to another; none if they lie in different parts. */
  private path(from: number, to: number, seen = new Set([from])): number[] {
    for (const link of this.byNode.get(from)!) {
      const next = this.otherEnd(link, from)
      if (next === to) return [link]
      if (seen.has(next)) continue
      const rest = this.path(next, to, seen.add(next))
      if (rest.length > 0) return [link, ...rest]
    }
    return []
  }

  private line(from: number, path: readonly number[]): Position[] {
    let node = from
    return path.flatMap((link, i) => {
      const positions = this.graph.linkPositions(link)
      if (this.graph.network.linkFrom[link] !== node) positions.reverse()
      node = this.otherEnd(link, node)
      return positions.slice(i === 0 ? 0 : 1)
    })
  }

  private otherEnd(link: number, node: number): number {
    const { linkFrom, linkTo } = this.graph.network
    return linkFrom[link] === node ? linkTo[link]! : linkFrom[link]!
  }
}

/** A line in two halves, each from the middle to an end. */
function halvesOf(line: readonly Position[]): readonly [Position[], Position[]] {
  const distancesKm = distancesAlong(line)
  const halfKm = distancesKm.at(-1)! / 2
  const middle = positionAtKm(line, distancesKm, halfKm)
  const after = distancesKm.findIndex((km) => km > halfKm)
  return [
    [middle, ...line.slice(0, after).reverse()],
    [middle, ...line.slice(after)],
  ]
}

function nearestLine(position: Position, lines: readonly (readonly Position[])[]): number {
  const away = lines.map((line) =>
    Math.min(...line.slice(1).map((end, i) => nearestOnLeg(position, line[i]!, end).offKm)),
  )
  return away.indexOf(Math.min(...away))
}
