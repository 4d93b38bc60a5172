import {
  edgesFrom,
  nextEdge,
  type OutlinedMesh,
  type ShoreLines,
  triangleOf,
} from './shore-lines.js'

/**
 * How the values of vertices are carried: along edges of the triangulation from outline to outline,
 * until the sum of a water arrives at one of them.
 */
export interface Carriage {
  /** Outlines first, then vertices off the shore by their number. */
  readonly groups: number
  /** The edge that leads to each further group, in an order in which they can be reached. */
  readonly entered: Int32Array
}

export function carriage(mesh: OutlinedMesh, lines: ShoreLines): Carriage {
  const { start, across, water, vectors } = mesh
  const outlines = lines.first.length - 1
  const groups = outlines + vectors.length / 3
  const isReached = new Uint8Array(groups)
  /** Initially any edge of each group. */
  const entered: number[] = []
  const walk = (edges: Iterable<number>, queue: number[]) => {
    for (const e of edges) {
      if (across[e]! < 0) continue
      const group = groupAt(mesh, lines, nextEdge(e))
      if (isReached[group] === 1) continue
      isReached[group] = 1
      entered.push(e)
      queue.push(nextEdge(e))
    }
  }
  for (let seed = 0; seed < start.length; seed++) {
    if (water[triangleOf(seed)] !== 1) continue
    const root = groupAt(mesh, lines, seed)
    if (isReached[root] === 1) continue
    isReached[root] = 1
    const queue = [seed]
    for (let i = 0; i < queue.length; i++) {
      const place = lines.placeOf[queue[i]!]!
      if (place < 0) walk(edgesFrom(queue[i]!, across), queue)
      else {
        const outline = lines.outlineOf[place]!
        for (let p = lines.first[outline]!; p < lines.first[outline + 1]!; p++) {
          walk(edgesFrom(lines.edgeOut[p]!, across), queue)
        }
      }
    }
  }
  return { groups, entered: Int32Array.from(entered) }
}

function groupAt({ start }: OutlinedMesh, lines: ShoreLines, edge: number): number {
  const place = lines.placeOf[edge]!
  return place >= 0 ? lines.outlineOf[place]! : lines.first.length - 1 + start[edge]!
}

/**
 * Sums the values on one side of a chord without visiting that side: the values that arrive at the
 * places on that side, and those that cross the chord. Sums are modulo the sum of the whole water.
 */
export class Masses {
  /** The value carried along each edge, in its direction. */
  readonly along: Int32Array
  /**
   * For each edge of a place, the value that arrives at the place over the edges of its water up to
   * that one.
   */
  private readonly upTo: Int32Array
  private readonly arriving: Int32Array
  /** The sum of the values of the places before each place, including the values that arrive there. */
  private readonly before: Int32Array
  private readonly ownOf: Int32Array

  /** @param own value of each vertex; a vertex with several places has it at one of them */
  constructor(
    mesh: OutlinedMesh,
    private readonly lines: ShoreLines,
    { groups, entered }: Carriage,
    own: Int32Array,
  ) {
    const { start, across } = mesh
    const { edgeOut, outlineOf } = lines
    this.along = new Int32Array(start.length)
    this.upTo = new Int32Array(start.length)
    this.arriving = new Int32Array(edgeOut.length)
    this.before = new Int32Array(edgeOut.length + 1)
    this.ownOf = new Int32Array(edgeOut.length)
    const sum = new Int32Array(groups)
    sum.set(own, lines.first.length - 1)
    edgeOut.forEach((e, place) => {
      const vertex = lines.first.length - 1 + start[e]!
      this.ownOf[place] = sum[vertex]!
      sum[outlineOf[place]!]! += sum[vertex]!
      sum[vertex] = 0
    })
    for (let i = entered.length - 1; i >= 0; i--) {
      const e = entered[i]!
      const carried = sum[groupAt(mesh, lines, nextEdge(e))]!
      this.along[across[e]!]! += carried
      this.along[e]! -= carried
      sum[groupAt(mesh, lines, e)]! += carried
    }
    edgeOut.forEach((first, place) => {
      for (const e of edgesFrom(first, across)) {
        this.arriving[place]! -= this.along[e]!
        this.upTo[e] = this.arriving[place]!
      }
      this.before[place + 1] = this.before[place]! + this.arriving[place]! + this.ownOf[place]!
    })
  }

  /**
   * The sum to the left of a chord, without its ends.
   * @param from edge at its start: the last edge to the right of it, or the chord itself. `to` is the
   * edge at its end
   * @param crossing value carried over the edges that it crosses, towards the left
   */
  leftOf(from: number, to: number, crossing: number): number {
    const { placeOf, first, outlineOf } = this.lines
    const [s, t] = [placeOf[from]!, placeOf[to]!]
    const { before } = this
    const around = t < s ? 0 : before[first[outlineOf[s]! + 1]!]! - before[first[outlineOf[s]!]!]!
    const between = before[s]! - before[t + 1]! + around
    return (between + this.upTo[to]! + this.arriving[s]! - this.upTo[from]! - crossing) | 0
  }

  /** The values of the two ends of a chord themselves. */
  ends(from: number, to: number): number {
    const { placeOf } = this.lines
    return (this.ownOf[placeOf[from]!]! + this.ownOf[placeOf[to]!]!) | 0
  }
}
