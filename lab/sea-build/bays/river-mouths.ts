import { NO_BAY } from '../../../src/engine/sea/sight/bays.js'
import { type BayGraph, fairwaysOfNodes } from './pieces.js'

/** Mouths in one water that a path can join outside it: along a river, or through other waters. */
export interface MouthGroup {
  readonly water: number
  readonly vertices: readonly number[]
  /** The other waters that they lead to. */
  readonly others: readonly number[]
  /**
   * Whether no bay may enclose these mouths, because they are not in the largest of the waters that the
   * rivers join.
   */
  readonly isOpen: boolean
}

interface Mouth {
  readonly vertex: number
  readonly fairway: number
  readonly water: number
}

/**
 * @param waterOf connected water of each vertex, `NO_BAY` between two
 * @param areas areas of the waters
 */
export function mouthGroups(
  graph: BayGraph,
  waterOf: Int32Array,
  areas: Float64Array,
): MouthGroup[] {
  const fairway = fairwaysOfNodes(graph)
  const mouths: Mouth[] = []
  graph.nodeVertex.forEach((vertex, node) => {
    if (vertex >= 0) mouths.push({ vertex, fairway: fairway[node]!, water: waterOf[vertex]! })
  })
  const largest = largestWaters(mouths, areas)
  return Array.from(new Set(mouths.map(({ water }) => water))).flatMap((water) =>
    water === NO_BAY ? [] : groupsIn(water, mouths, largest.has(water)),
  )
}

function groupsIn(water: number, mouths: readonly Mouth[], isLargest: boolean): MouthGroup[] {
  const joined = new Joined()
  for (const mouth of mouths) {
    if (mouth.water !== water) joined.join(mouth.fairway, -1 - mouth.water)
  }
  const groups = new Map<number, { vertices: number[]; others: Set<number> }>()
  for (const { fairway, vertex, water: at } of mouths) {
    const key = joined.find(fairway)
    const group = groups.get(key) ?? { vertices: [], others: new Set() }
    groups.set(key, group)
    if (at === water) group.vertices.push(vertex)
    else group.others.add(at)
  }
  return Array.from(groups.values(), ({ vertices, others }) => ({
    water,
    vertices,
    others: [...others],
    // From a vertex between two waters, a path may lead anywhere.
    isOpen: others.has(NO_BAY) || (!isLargest && others.size > 0),
  })).filter(({ vertices }) => vertices.length > 0)
}

/** The largest of the waters that rivers join, for each set of joined waters. */
function largestWaters(mouths: readonly Mouth[], areas: Float64Array): Set<number> {
  const joined = new Joined()
  for (const { fairway, water } of mouths) joined.join(fairway, -1 - water)
  const top = new Map<number, number>()
  areas.forEach((area, water) => {
    const set = joined.find(-1 - water)
    if (!top.has(set) || area > areas[top.get(set)!]!) top.set(set, water)
  })
  return new Set(top.values())
}

/** Sets of numbers that can be merged. */
class Joined {
  private readonly up = new Map<number, number>()

  find(number: number): number {
    let at = number
    for (let up = this.up.get(at); up !== undefined; up = this.up.get(at)) at = up
    return at
  }

  join(a: number, b: number): void {
    const [p, q] = [this.find(a), this.find(b)]
    if (p !== q) this.up.set(p, q)
  }
}

/**
 * A number for each vertex. The numbers of a group add up to zero, and hardly any other mouths do, so a
 * sum of zero shows that no group is divided.
 */
export function riverMarks(groups: readonly MouthGroup[], vertices: number): Int32Array {
  const marks = new Int32Array(vertices)
  let random = 1
  for (const { vertices } of groups) {
    const [first, ...others] = vertices
    for (const vertex of others) {
      random = (Math.imul(random, 1664525) + 1013904223) | 0
      const mark = random ^ (random >>> 15)
      marks[vertex]! += mark
      marks[first!]! -= mark
    }
  }
  return marks
}
