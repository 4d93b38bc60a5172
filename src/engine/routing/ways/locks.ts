import { extentOf } from '../../geo/box.js'
import { crossingShare } from '../../geo/crossing.js'
import { lineKm } from '../../geo/leg.js'
import type { Position } from '../../geo/position.js'
import { toPosition, toVector } from '../../geo/vector.js'
import { has, type IndexSet, indexSet, meet } from '../../sea/index-set.js'
import type { Passage } from '../../sea/passages.js'
import { MICRO } from '../../sea/stored/network-content.js'
import type { NetworkGraph } from '../graph.js'
import type { Endpoint, FairwayEndpoint, Lock } from '../snap/endpoint.js'
import { Waters } from './waters.js'

/** Cached sets of shut locks; each has one number for each triangle of the network. */
const MAX_CACHED_WATERS = 8

/**
 * The locks of a network, found when a canal is first closed or sailed through. No other way leads past
 * such a lock, so closing it parts the waters on its two sides.
 */
export class Locks {
  private known: readonly Lock[] | null = null
  private readonly waters = new Map<string, Waters>()
  /** Landmarks in the water of some lock, with every gate closed. */
  private near: readonly number[] = []
  /** The canals that may have locks. */
  private readonly canals: IndexSet

  constructor(
    private readonly graph: NetworkGraph,
    private readonly passages: readonly Passage[],
  ) {
    this.canals = indexSet(passages.flatMap((passage, at) => (hasLocks(passage) ? [at] : [])))
  }

  /** The locks of a canal on links that are not its own. */
  of(bit: number): readonly Lock[] {
    const { linkPassage } = this.graph.network
    return this.all.filter(({ passage, on }) => passage === bit && linkPassage[on.link] !== bit)
  }

  /** Whether locks of closed canals, or the lock that an end lies in, part the two ends of a path. */
  part(origin: Endpoint, destination: Endpoint, closed: IndexSet): boolean {
    if (!meet(closed, this.canals) && !isLock(origin) && !isLock(destination)) return false
    const shut = this.shut([origin, destination], closed)
    if (shut.length === 0 || (this.isElsewhere(origin) && this.isElsewhere(destination)))
      return false
    const [whole, parted] = [this.watersWith([]), this.watersWith(shut)]
    if (whole.of(origin) !== whole.of(destination)) return false
    return parted.of(origin) !== parted.of(destination)
  }

  /** Whether closed locks part each entity from an end; null if none is closed. */
  partedFrom(end: Endpoint, closed: IndexSet): ((entity: number) => boolean) | null {
    const shut = this.shut([end], closed)
    if (shut.length === 0) return null
    const waters = this.watersWith(shut)
    const own = waters.of(end)
    return (entity) => waters.ofEntity(entity) !== own
  }

  private get all(): readonly Lock[] {
    if (this.known === null) {
      this.known = this.passages.flatMap((passage, bit) =>
        hasLocks(passage) ? locksAt(this.graph, passage.gates, bit) : [],
      )
      this.near = [...new Set(this.known.flatMap((lock) => this.landmarksNear(lock)))]
    }
    return this.known
  }

  private landmarksNear({ on }: Lock): number[] {
    const { cornerCount, landmarks, linkFrom } = this.graph.network
    const entity = cornerCount + linkFrom[on.link]!
    return Array.from(landmarks.keys()).filter(
      (landmark) => this.graph.landmarkKm(landmark, entity) < Number.POSITIVE_INFINITY,
    )
  }

  private shut(ends: readonly Endpoint[], closed: IndexSet): Lock[] {
    const own = ends.flatMap((end) => (isLock(end) ? [end.lock.lock] : []))
    if (!meet(closed, this.canals) && own.length === 0) return []
    return this.all.filter((lock) => has(closed, lock.passage) || own.includes(lock))
  }

  /** Whether an end is known to lie on another water than the locks, which saves looking. */
  private isElsewhere(end: Endpoint): boolean {
    if (end.kind === 'sea') return false
    return this.near.every((landmark) => end.landmarkKm[landmark] === Number.POSITIVE_INFINITY)
  }

  private watersWith(shut: readonly Lock[]): Waters {
    const key = shut.map((lock) => this.all.indexOf(lock)).join()
    let waters = this.waters.get(key)
    if (!waters) {
      const [oldest] = this.waters.keys()
      if (oldest !== undefined && this.waters.size === MAX_CACHED_WATERS) this.waters.delete(oldest)
      waters = new Waters(this.graph, shut)
      this.waters.set(key, waters)
    }
    return waters
  }
}

/** Whether paths must leave an endpoint on one side of a lock. */
function isLock(end: Endpoint): end is FairwayEndpoint & Required<Pick<FairwayEndpoint, 'lock'>> {
  return end.kind === 'fairway' && end.lock !== undefined
}

/** Gates of straits are barriers of the network, which no link crosses without the bit. */
function hasLocks({ kind, gates }: Passage): boolean {
  return kind === 'canal' && gates.length > 0
}

/**
 * The places at which links cross one of the gates of a canal: those without its bit, and those with it that no way over
 * the sea leads round, because the coast is water on both sides of a lock.
 */
function locksAt(graph: NetworkGraph, gates: Passage['gates'], bit: number): Lock[] {
  const { linkFirst, linkPassage, linkLonLatE6 } = graph.network
  const isNear = boxOf(gates.flat())
  const locks: Lock[] = []
  for (let link = 0; link < linkPassage.length; link++) {
    for (let point = linkFirst[link]!; point + 1 < linkFirst[link + 1]!; point++) {
      if (!isNear(linkLonLatE6, point)) continue
      const line = graph.linkPositions(link)
      const at = point - linkFirst[link]!
      for (const gate of gates) {
        const position = crossingOf(line[at]!, line[at + 1]!, gate)
        if (position === null || (linkPassage[link] === bit && isGoneRound(graph, link))) continue
        const alongKm = lineKm([...line.slice(0, at + 1), position])
        locks.push({ passage: bit, on: { link, point, position, distanceKm: 0 }, alongKm })
      }
    }
  }
  return locks
}

/** Whether a path over the sea joins the two ends of a link. */
function isGoneRound(graph: NetworkGraph, link: number): boolean {
  const { cornerCount, landmarks, linkFrom, linkTo } = graph.network
  const ends = [linkFrom[link]!, linkTo[link]!]
  return Array.from(landmarks.keys()).some((landmark) =>
    ends.every((node) => graph.landmarkKm(landmark, cornerCount + node) < Number.POSITIVE_INFINITY),
  )
}

/** Whether a segment may cross gates, by their boxes. Most links are far away, and every process asks for all of them. */
function boxOf(gates: readonly Position[]): (lonLatE6: Int32Array, point: number) => boolean {
  const [west, south, east, north] = extentOf(gates.map(([lon, lat]) => [MICRO * lon, MICRO * lat]))
  return (lonLatE6, point) => {
    const [a, b] = [lonLatE6[2 * point + 1]!, lonLatE6[2 * point + 3]!]
    if ((a < south && b < south) || (a > north && b > north)) return false
    const [c, d] = [lonLatE6[2 * point]!, lonLatE6[2 * point + 2]!]
    return (c >= west || d >= west) && (c <= east || d <= east)
  }
}

function crossingOf(from: Position, to: Position, gate: readonly Position[]): Position | null {
  const [a, b] = [toVector(from), toVector(to)]
  for (let k = 0; k + 1 < gate.length; k++) {
    const share = crossingShare(a, b, toVector(gate[k]!), toVector(gate[k + 1]!))
    if (share === null) continue
    return toPosition(
      [0, 1, 2].map((i) => a[i]! + share * (b[i]! - a[i]!)) as [number, number, number],
    )
  }
  return null
}
