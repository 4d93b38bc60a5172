import type { PathTree } from './path-tree.js'

/** Told of each hub: its place in the order, its vertex, and an end with the decimetres to it. */
export type Emit = (rank: number, vertex: number, source: number, distance: number) => void

/**
 * Chooses hubs so that each path of some trees passes one: always the vertex on most paths that pass no
 * hub yet (the path-greedy order of Abraham, Delling, Goldberg and Werneck 2012).
 * @param most number of hubs after which it stops
 * @param isHub whether a vertex may be one
 * @returns the vertices of the hubs, in their order
 */
export function coverPaths(
  trees: readonly PathTree[],
  vertices: number,
  emit: Emit,
  { most = Number.POSITIVE_INFINITY, isHub = (_: number): boolean => true } = {},
): number[] {
  const { first, tree: treeOf, at: placeOf } = occurrences(trees, vertices)
  const paths = trees.map(pathsThrough)
  const total = new Float64Array(vertices)
  trees.forEach(({ vertex }, t) => {
    vertex.forEach((v, at) => {
      total[v]! += paths[t]![at]!
    })
  })
  const hubs: number[] = []
  let waiting = Int32Array.from(total.keys()).filter((v) => total[v]! > 0 && isHub(v))
  while (hubs.length < most) {
    let best = -1
    for (const v of waiting) if (total[v]! > 0 && (best < 0 || total[v]! > total[best]!)) best = v
    if (best < 0) break
    for (let k = first[best]!; k < first[best + 1]!; k++) {
      const t = treeOf[k]!
      const at = placeOf[k]!
      if (paths[t]![at] === 0) continue
      emit(hubs.length, best, trees[t]!.source, trees[t]!.distance[at]!)
      remove(trees[t]!, paths[t]!, at, total)
    }
    hubs.push(best)
    if (hubs.length % 500 === 0) waiting = waiting.filter((v) => total[v]! > 0)
  }
  return hubs
}

/** Takes the paths through a vertex of a tree out of all counts. */
function remove(
  { vertex, parent, size }: PathTree,
  paths: Int32Array,
  at: number,
  total: Float64Array,
): void {
  const gone = paths[at]!
  for (let above = parent[at]!; above >= 0; above = parent[above]!) {
    paths[above]! -= gone
    total[vertex[above]!]! -= gone
  }
  for (let below = at; below < at + size[at]!; below++) {
    total[vertex[below]!]! -= paths[below]!
    paths[below] = 0
  }
}

/** How many paths of a tree pass or end at each vertex. */
function pathsThrough({ parent, ends }: PathTree): Int32Array {
  const paths = ends.slice()
  for (let at = paths.length - 1; at > 0; at--) paths[parent[at]!]! += paths[at]!
  return paths
}

/** The trees in which each vertex occurs, and where. */
function occurrences(trees: readonly PathTree[], vertices: number) {
  const first = new Int32Array(vertices + 1)
  for (const { vertex } of trees) for (const v of vertex) first[v + 1]!++
  for (let v = 0; v < vertices; v++) first[v + 1]! += first[v]!
  const next = first.slice()
  const tree = new Int32Array(first[vertices]!)
  const at = new Int32Array(first[vertices]!)
  trees.forEach(({ vertex }, t) => {
    vertex.forEach((v, place) => {
      const k = next[v]!++
      tree[k] = t
      at[k] = place
    })
  })
  return { first, tree, at }
}
