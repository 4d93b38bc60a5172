import type { Point } from '../water/fine-grid.js'
import { type FineSearch, lineKm } from '../water/fine-search.js'
import { sparse } from '../water/polyline.js'
import type { Stretch } from './closed-stretches.js'

export interface FairwayNode {
  readonly lon: number
  readonly lat: number
  /** Whether the node is on navigable water and is connected to the graph there. */
  readonly mouth: boolean
}

export interface FairwayLink {
  readonly from: number
  readonly to: number
  /** From the first node to the second, including both. */
  readonly points: readonly Point[]
  /** Index of the closable passage that the link is part of, -1 for none. */
  readonly passage: number
}

/** A point of a line, given by the number of the line and of the point. */
export interface LinePoint {
  readonly line: number
  readonly index: number
}

interface Line {
  readonly points: readonly Point[]
  /** Indices of the points that are nodes. */
  readonly breaks: Set<number>
  readonly passage: number
  /** What carries the bit of the passage. */
  readonly closed: readonly Stretch[]
  /** Whether it may lead from sea to sea. */
  readonly isChannel: boolean
}

/** A path that comes this close to a fairway joins it, in fine cells. */
const JOIN_CELLS = 4

/** The fairways found so far. Later fairways may end on earlier ones. */
export class FairwayLines {
  private readonly lines: Line[] = []
  /** For every fine cell on a line: the line and the point. */
  private readonly owner = new Map<number, LinePoint>()
  private readonly joins: { readonly line: number; readonly join: LinePoint }[] = []

  constructor(private readonly search: FineSearch) {}

  /**
   * Adds a line whose ends are nodes.
   * @param breaks indices of points between them that are nodes too
   * @returns the number of the line
   */
  add(points: readonly Point[], breaks: Iterable<number> = []): number {
    return this.push({
      points,
      breaks: new Set(breaks),
      passage: -1,
      closed: [],
      isChannel: false,
    })
  }

  /** Adds a line of which some stretches carry the bit of a passage. */
  addPassage(
    points: readonly Point[],
    breaks: Iterable<number>,
    passage: number,
    closed: readonly Stretch[],
  ): void {
    const all = new Set([...closed.flat(), ...breaks])
    this.push({ points, breaks: all, passage, closed, isChannel: true })
  }

  /** Adds a line that ends on a point of an earlier one, which becomes a node. */
  addJoining(points: readonly Point[], join: LinePoint): number {
    this.breakAt(join)
    const line = this.add([...points.slice(0, -1), this.pointAt(join)])
    this.joins.push({ line, join })
    return line
  }

  private push({ points, breaks, ...rest }: Line): number {
    const id = this.lines.push({ points, breaks, ...rest }) - 1
    breaks.add(0).add(points.length - 1)
    points.forEach(([lon, lat], index) => {
      // A broad band, so that two routes down one river meet instead of running side by side.
      for (const cell of this.search.cellsRound(lon, lat, JOIN_CELLS)) {
        if (!this.owner.has(cell)) this.owner.set(cell, { line: id, index })
      }
    })
    return id
  }

  /** Makes a point of a line a node. */
  breakAt({ line, index }: LinePoint): void {
    this.lines[line]!.breaks.add(index)
  }

  /** The line on whose band a position lies. */
  at(lon: number, lat: number): LinePoint | undefined {
    return this.owner.get(this.search.cellAt(lon, lat))
  }

  /**
   * The line that a path joins at a cell. The last step leads to the line's own point, but never across
   * a barrier.
   */
  joinedAt(cell: number): LinePoint | undefined {
    const owner = this.owner.get(cell)
    if (!owner) return undefined
    return this.search.meetsDry(this.search.positionOf(cell), this.pointAt(owner))
      ? undefined
      : owner
  }

  /**
   * Distance from a point of a line to the sea, along the line and those that it joins, km; null if one
   * of them is a channel.
   */
  kmToSea({ line, index }: LinePoint): number | null {
    const { points, isChannel } = this.lines[line]!
    if (isChannel) return null
    const km = lineKm(points.slice(index))
    const join = this.joins.find((joined) => joined.line === line)?.join
    const joinedKm = join ? this.kmToSea(join) : 0
    return joinedKm === null ? null : km + joinedKm
  }

  private pointAt({ line, index }: LinePoint): Point {
    return this.lines[line]!.points[index]!
  }

  /** Places the nodes of all lines, and gives the links between them. */
  links(nodes: FairwayNodes, onWater: (lon: number, lat: number) => boolean): FairwayLink[] {
    const joined = new Set(this.joins.map(({ line }) => line))
    this.lines.forEach(({ points, breaks }, line) => {
      for (const index of ascending(breaks)) {
        if (index === points.length - 1 && joined.has(line)) continue
        const [lon, lat] = points[index]!
        nodes.place({ line, index }, nodes.add([lon, lat], onWater(lon, lat)))
      }
    })
    // Joins may lead to further joins. The lines were added in order, so each target has been placed
    // before.
    for (const { line, join } of this.joins) {
      nodes.place({ line, index: this.lines[line]!.points.length - 1 }, nodes.at(join))
    }
    return this.lines.flatMap(({ points, breaks, passage, closed }, line) => {
      const at = ascending(breaks)
      return at.slice(1).map((end, i): FairwayLink => {
        const start = at[i]!
        const inside = closed.some(([from, to]) => start >= from && end <= to)
        return {
          from: nodes.at({ line, index: start }),
          to: nodes.at({ line, index: end }),
          points: sparse(points.slice(start, end + 1)),
          passage: inside ? passage : -1,
        }
      })
    })
  }
}

/** Nodes of fairways, numbered in the order in which they are added. */
export class FairwayNodes {
  readonly list: FairwayNode[] = []
  private readonly placed = new Map<string, number>()

  add([lon, lat]: Point, mouth: boolean): number {
    return this.list.push({ lon, lat, mouth }) - 1
  }

  place({ line, index }: LinePoint, node: number): void {
    this.placed.set(`${line}:${index}`, node)
  }

  at({ line, index }: LinePoint): number {
    const node = this.placed.get(`${line}:${index}`)
    if (node === undefined) throw new Error(`No node at point ${index} of fairway ${line}.`)
    return node
  }
}

function ascending(numbers: Iterable<number>): number[] {
  return [...numbers].sort((a, b) => a - b)
}
