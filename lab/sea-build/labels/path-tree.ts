import { STEPS_PER_KM } from '../../../src/engine/sea/stored/port-labels.js'
import type { LabelEnd, LabelSea } from './label-sea.js'

/** The shortest paths from one end to others, as a tree of vertices in preorder. */
export interface PathTree {
  /** The end at its root, by its number. */
  readonly source: number
  readonly vertex: Int32Array
  /** Position of the vertex before each; -1 for the root. */
  readonly parent: Int32Array
  /** Number of vertices of the part of the tree that each begins, itself included. */
  readonly size: Int32Array
  /** Decimetres from the source. */
  readonly distance: Uint32Array
  /** Ends whose path ends at the vertex. */
  readonly ends: Int32Array
}

/** An end to which a path of the last sweep leads; the place is -1 if it is in direct sight. */
export interface Target {
  readonly end: LabelEnd
  readonly place: number
  readonly km: number
}

/** Collects the paths of a sweep from one end. */
export class PathCollector {
  /** Position of each vertex in the tree that is being made, plus one. */
  private readonly position: Int32Array
  private vertex: number[] = []
  private parent: number[] = []
  private distance: number[] = []
  private ends: number[] = []

  constructor(private readonly sea: LabelSea) {
    this.position = new Int32Array(sea.vertices)
  }

  /** The tree of the paths of the last sweep, which began at an end. */
  tree(source: number, targets: readonly Target[]): PathTree {
    const { sea } = this
    for (const vertex of this.vertex) this.position[vertex] = 0
    this.vertex = []
    this.parent = []
    this.distance = []
    this.ends = []
    const root = this.add(sea.ends[source]!.vertex, -1, 0)
    for (const { end, place, km } of targets) {
      const at = this.add(end.vertex, place < 0 ? root : this.along(place, root), km)
      this.ends[at]!++
    }
    return this.inPreorder(source)
  }

  private along(place: number, root: number): number {
    const { parent, km } = this.sea.sweep
    const places: number[] = []
    let at = root
    for (let p = place; p >= 0; p = parent![p]!) {
      const known = this.position[this.sea.vertexOf(p)]!
      if (known > 0) {
        at = known - 1
        break
      }
      places.push(p)
    }
    for (const p of places.reverse()) at = this.add(this.sea.vertexOf(p), at, km[p]!)
    return at
  }

  private add(vertex: number, parent: number, km: number): number {
    const known = this.position[vertex]!
    if (known > 0) return known - 1
    const at = this.vertex.length
    this.position[vertex] = at + 1
    this.vertex.push(vertex)
    this.parent.push(parent)
    this.distance.push(Math.round(STEPS_PER_KM * km))
    this.ends.push(0)
    return at
  }

  private inPreorder(source: number): PathTree {
    const count = this.vertex.length
    // A parent is always added before its children.
    const size = new Int32Array(count).fill(1)
    for (let at = count - 1; at > 0; at--) size[this.parent[at]!]! += size[at]!
    const place = new Int32Array(count)
    const next = new Int32Array(count).fill(1)
    for (let at = 1; at < count; at++) {
      const parent = this.parent[at]!
      place[at] = place[parent]! + next[parent]!
      next[parent]! += size[at]!
    }
    const tree = {
      source,
      vertex: new Int32Array(count),
      parent: new Int32Array(count),
      size: new Int32Array(count),
      distance: new Uint32Array(count),
      ends: new Int32Array(count),
    }
    for (let at = 0; at < count; at++) {
      const to = place[at]!
      tree.vertex[to] = this.vertex[at]!
      tree.parent[to] = at === 0 ? -1 : place[this.parent[at]!]!
      tree.size[to] = size[at]!
      tree.distance[to] = this.distance[at]!
      tree.ends[to] = this.ends[at]!
    }
    return tree
  }
}
