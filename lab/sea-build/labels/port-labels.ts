import { STEPS_PER_KM } from '../../../src/engine/sea/stored/port-labels.js'
import { coverPaths } from './cover.js'
import type { LabelSea } from './label-sea.js'
import { PathCollector, type PathTree, type Target } from './path-tree.js'

/** Hubs whose distances to every vertex are kept, so that later sweeps stop where they suffice. */
const MAIN_HUBS = 200
/** Ends whose paths choose these hubs. */
const SAMPLED_ENDS = 240
/** Two sums of decimetres are equal up to this. */
const ROUNDING = 2
/** A straight leg that saves no more is left out, decimetres. */
const LEAST_SAVED = 5

/** Distances of one end to its hubs, in the order of their ranks. */
export interface Label {
  readonly hubs: number[]
  readonly distances: number[]
}

/**
 * Labels of all ends of a sea (pruned landmark labelling, Akiba, Iwata and Yoshida 2013, with a path-greedy
 * order): the distance between two ends is the least sum of their distances to a hub of both.
 */
export function labelEnds(sea: LabelSea, report: (step: string) => void): Label[] {
  const { ends } = sea
  const collector = new PathCollector(sea)
  const sampled = spread(ends.length, SAMPLED_ENDS).map((source): PathTree => {
    sea.from(ends[source]!, null)
    return collector.tree(source, reachedTargets(sea, source))
  })
  const isHub = (vertex: number) => vertex < sea.shared
  const chosen = coverPaths(sampled, sea.vertices, () => undefined, { most: MAIN_HUBS, isHub })
  report(`main hubs: ${chosen.length}`)
  const main = new MainHubs(sea, chosen)
  const labels = ends.map((_, i) => main.labelOf(i))
  report(`entries of main hubs: ${entries(labels)}`)
  const straight = straightLegs(sea, labels)
  report(`straight legs: ${straight.reduce((sum, { size }) => sum + size, 0) / 2}`)
  const trees = ends.map((end, source) => {
    if (source % 1000 === 999) report(`ends: ${source + 1} of ${ends.length}`)
    const reach = main.sweepPast(labels[source]!, end)
    return collector.tree(source, nearTargets(sea, source, { labels, reach, straight }))
  })
  report(`paths beside main hubs: ${trees.reduce((sum, { vertex }) => sum + vertex.length, 0)}`)
  const others = coverPaths(trees, sea.vertices, (rank, _, source, distance) => {
    add(labels[source]!, MAIN_HUBS + rank, distance)
  })
  report(`other hubs: ${others.length}`)
  const added = addMissing(trees, sea, labels, MAIN_HUBS + others.length)
  report(`entries: ${entries(labels)}, pairs added: ${added}`)
  const used = usedEntries(labels)
  report(`entries used: ${entries(used)}`)
  return used
}

/**
 * The entries that some pair needs. Of several hubs on its paths, a pair takes one that others need too
 * where it can.
 */
function usedEntries(labels: readonly Label[]): Label[] {
  const isUsed = labels.map(({ hubs }) => new Uint8Array(hubs.length))
  for (let a = 0; a < labels.length; a++) {
    for (let b = 0; b < a; b++) {
      const [one, other] = [labels[a]!, labels[b]!]
      const least = labelDistance(one, other)
      if (least === Number.POSITIVE_INFINITY) continue
      let [i, j] = [-1, -1]
      eachCommon(one, other, (k, l) => {
        if (one.distances[k]! + other.distances[l]! > least + 1) return
        if (i >= 0 && (isUsed[a]![i]! & isUsed[b]![j]!) === 1) return
        if (i < 0 || isUsed[a]![k]! + isUsed[b]![l]! > isUsed[a]![i]! + isUsed[b]![j]!) {
          i = k
          j = l
        }
      })
      isUsed[a]![i] = 1
      isUsed[b]![j] = 1
    }
  }
  return labels.map(({ hubs, distances }, at) => ({
    hubs: hubs.filter((_, k) => isUsed[at]![k] === 1),
    distances: distances.filter((_, k) => isUsed[at]![k] === 1),
  }))
}

/** Decimetres between two ends by their labels; Infinity without a common hub. */
function labelDistance(a: Label, b: Label): number {
  let least = Number.POSITIVE_INFINITY
  eachCommon(a, b, (i, j) => {
    const sum = a.distances[i]! + b.distances[j]!
    if (sum < least) least = sum
  })
  return least
}

/** Visits the places of common hubs in two labels. */
function eachCommon(a: Label, b: Label, visit: (i: number, j: number) => void): void {
  for (let i = 0, j = 0; i < a.hubs.length && j < b.hubs.length; ) {
    const step = a.hubs[i]! - b.hubs[j]!
    if (step === 0) visit(i, j)
    if (step <= 0) i++
    if (step >= 0) j++
  }
}

function add(label: Label, hub: number, distance: number): void {
  label.hubs.push(hub)
  label.distances.push(distance)
}

function entries(labels: readonly Label[]): number {
  return labels.reduce((sum, { hubs }) => sum + hubs.length, 0)
}

/** Numbers below `count`, evenly spread. */
function spread(count: number, wanted: number): number[] {
  const some = Math.min(count, wanted)
  return Array.from({ length: some }, (_, i) => Math.floor((i * count) / some))
}

/** All ends that the last sweep reached. */
function reachedTargets(sea: LabelSea, source: number): Target[] {
  return sea.ends.flatMap((end, i) => {
    const { place, km } = sea.arrival(end)
    return i === source || place < 0 ? [] : [{ end, place, km }]
  })
}

/** The main hubs, and the decimetres from each to every vertex. */
class MainHubs {
  private readonly count: number
  /** At [vertex * count + hub]. */
  private readonly rows: Uint32Array
  /** The same for ends. */
  private readonly ends: Uint32Array

  constructor(
    private readonly sea: LabelSea,
    private readonly vertices: readonly number[],
  ) {
    const count = vertices.length
    this.count = count
    this.rows = new Uint32Array(sea.shared * count)
    this.ends = new Uint32Array(sea.ends.length * count)
    vertices.forEach((vertex, hub) => {
      sea.fromVertex(vertex)
      for (let v = 0; v < sea.shared; v++) this.rows[v * count + hub] = steps(sea.kmTo(v))
      sea.ends.forEach((end, i) => {
        this.ends[i * count + hub] = steps(sea.arrival(end).km)
      })
    })
  }

  /** The hubs that no earlier hub of the label makes superfluous. */
  labelOf(end: number): Label {
    const label: Label = { hubs: [], distances: [] }
    for (let hub = 0; hub < this.count; hub++) {
      const distance = this.ends[end * this.count + hub]!
      if (distance === UNREACHED) continue
      if (!this.isPassed(label, this.vertices[hub]!, distance)) add(label, hub, distance)
    }
    return label
  }

  private isPassed({ hubs, distances }: Label, vertex: number, distance: number): boolean {
    const row = vertex * this.count
    for (let i = 0; i < hubs.length; i++) {
      if (distances[i]! + this.rows[row + hubs[i]!]! <= distance + ROUNDING) return true
    }
    return false
  }

  /** Sweeps from an end to the places that no path by way of a main hub reaches as soon. @returns how far that is, km */
  sweepPast(label: Label, end: Parameters<LabelSea['from']>[0]): number {
    let reach = 0
    this.sea.from(end, (vertex, km) => {
      if (this.isPassed(label, vertex, STEPS_PER_KM * km)) return true
      reach = Math.max(reach, km)
      return false
    })
    return reach
  }
}

const UNREACHED = 0xffffffff

function steps(km: number): number {
  return km < Number.POSITIVE_INFINITY ? Math.round(STEPS_PER_KM * km) : UNREACHED
}

/** For each end the ends in direct sight, with the kilometres, where that is shorter than by a main hub. */
function straightLegs(sea: LabelSea, labels: readonly Label[]): Map<number, number>[] {
  const legs = sea.ends.map(() => new Map<number, number>())
  const at = sea.ends.map(({ end }) => (end?.kind === 'sea' ? end.view.vector : null))
  for (let i = 0; i < at.length; i++) {
    for (let j = 0; at[i] && j < i; j++) {
      if (!at[j]) continue
      const km = sea.straightKm(sea.ends[i]!, sea.ends[j]!)
      if (!(STEPS_PER_KM * km < labelDistance(labels[i]!, labels[j]!) - LEAST_SAVED)) continue
      legs[i]!.set(j, km)
      legs[j]!.set(i, km)
    }
  }
  return legs
}

/** The ends that the last sweep, or a straight leg, reaches on a shorter path than by a main hub. */
function nearTargets(
  sea: LabelSea,
  source: number,
  known: {
    readonly labels: readonly Label[]
    readonly reach: number
    readonly straight: readonly Map<number, number>[]
  },
): Target[] {
  const targets: Target[] = []
  for (const [i, end] of sea.ends.entries()) {
    if (i === source) continue
    const straightKm = known.straight[source]!.get(i) ?? Number.POSITIVE_INFINITY
    // The last leg of a path begins at a place within reach.
    const isFar = sea.leastKm(source, i) > known.reach + end.farthestKm
    if (isFar && straightKm === Number.POSITIVE_INFINITY) continue
    const { place, km } = sea.arrival(end)
    const best = Math.min(km, straightKm)
    if (best === Number.POSITIVE_INFINITY) continue
    const byHub = labelDistance(known.labels[source]!, known.labels[i]!)
    if (STEPS_PER_KM * best >= byHub - ROUNDING) continue
    targets.push({ end, place: km <= straightKm ? place : -1, km: best })
  }
  return targets
}

/**
 * Makes ends hubs of each other where no hub was found on a path of theirs: where several paths are
 * equally long, two ends may have different ones. @returns the number of pairs
 */
function addMissing(
  trees: readonly PathTree[],
  sea: LabelSea,
  labels: readonly Label[],
  nextHub: number,
): number {
  const ends = new Map<number, number[]>()
  sea.ends.forEach(({ vertex }, i) => {
    ends.set(vertex, [...(ends.get(vertex) ?? []), i])
  })
  let hub = nextHub
  let pairs = 0
  for (const tree of trees) {
    const missing: [number, number][] = []
    tree.ends.forEach((count, at) => {
      if (count === 0) return
      for (const i of ends.get(tree.vertex[at]!)!) {
        if (i === tree.source) continue
        const found = labelDistance(labels[tree.source]!, labels[i]!)
        if (found > tree.distance[at]! + 2 * ROUNDING) missing.push([i, tree.distance[at]!])
      }
    })
    if (missing.length === 0) continue
    add(labels[tree.source]!, hub, 0)
    for (const [i, distance] of missing) add(labels[i]!, hub, distance)
    hub++
    pairs += missing.length
  }
  return pairs
}

/** Labels as columns, with the hubs that are used numbered without gaps. */
export function columnsOf(labels: readonly Label[]) {
  const used = [...new Set(labels.flatMap(({ hubs }) => hubs))].sort((a, b) => a - b)
  const rank = new Map(used.map((hub, i) => [hub, i]))
  return {
    first: firstOf(labels.map(({ hubs }) => hubs)),
    hub: Uint16Array.from(labels.flatMap(({ hubs }) => hubs.map((hub) => rank.get(hub)!))),
    distance: Uint32Array.from(labels.flatMap(({ distances }) => distances)),
  }
}

/** Where each list begins in one column of all of them, and where the last ends. */
export function firstOf(lists: readonly (readonly unknown[])[]): Uint32Array {
  const first = new Uint32Array(lists.length + 1)
  lists.forEach(({ length }, i) => {
    first[i + 1] = first[i]! + length
  })
  return first
}
