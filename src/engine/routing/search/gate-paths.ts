import type { IndexSet } from '../../sea/index-set.js'
import type { NetworkGraph } from '../graph.js'
import type { Query } from '../query.js'
import type { Endpoint } from '../snap/endpoint.js'
import { type GateLink, type Gates, LEAST_GAIN_KM } from './gates.js'
import type { LandmarkPaths } from './landmarks.js'

/** The first and the last gate of a path, and its kilometres from the tables. */
export interface GatePath {
  readonly kind: 'gates'
  readonly km: number
  readonly first: number
  readonly last: number
}

/** Kilometres from an end to every gate, and maybe to more landmarks. */
type ToGates = Pick<Endpoint, 'landmarkKm'>

/** Paths from one endpoint to every gate, possibly through other gates. */
export interface GateRow {
  readonly km: Float64Array
  /** The gate that each of these paths meets first. */
  readonly first: Int32Array
}

/** No gate is open. */
export const NO_GATES: GateRow = { km: new Float64Array(0), first: new Int32Array(0) }

/** Kilometres of the shortest path through gates; Infinity if there is none. @param between as `GateDistances` has it */
export function leastThroughGates(
  fromKm: Float64Array,
  between: Float64Array,
  toKm: Float64Array,
): number {
  const n = fromKm.length
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < n; i++) {
    const km = fromKm[i]!
    if (km >= least) continue
    for (let j = 0; j < n; j++) {
      const total = km + between[i * n + j]! + toKm[j]!
      if (total < least) least = total
    }
  }
  return least
}

/**
 * Kilometres of the shortest path that follows at least one of some links, where these are open besides what is open
 * already; Infinity if there is none.
 * @param fromKm kilometres from one end to every gate with every gate closed, and `toKm` to the other end
 * @param between between all gates by way of those that are open
 */
export function leastThroughLinks(
  fromKm: Float64Array,
  between: Float64Array,
  toKm: Float64Array,
  links: readonly GateLink[],
): number {
  const n = fromKm.length
  // Only the gates at the ends of these links matter, few of all.
  const gates = [...new Set(links.flatMap(({ a, b }) => [a, b]))]
  const reached = gates.map((gate) => leastVia(fromKm, between, gate))
  const onKm = gates.map((gate) => leastVia(toKm, between, gate))
  let least = Number.POSITIVE_INFINITY
  let isNearer = false
  const follow = (a: number, b: number, km: number): void => {
    const total = reached[a]! + km
    least = Math.min(least, total + onKm[b]!)
    if (!(total < reached[b]! - LEAST_GAIN_KM)) return
    isNearer = true
    reached[b] = total
    for (const [next, gate] of gates.entries()) {
      const onwards = total + between[gates[b]! * n + gate]!
      if (onwards < reached[next]! - LEAST_GAIN_KM) reached[next] = onwards
    }
  }
  const ways = links.map(({ a, b, km }) => [gates.indexOf(a), gates.indexOf(b), km] as const)
  do {
    isNearer = false
    for (const [a, b, km] of ways) {
      follow(a, b, km)
      follow(b, a, km)
    }
  } while (isNearer)
  return least
}

/** Kilometres from an end to a gate, by way of any open gate. */
function leastVia(km: Float64Array, between: Float64Array, gate: number): number {
  const n = km.length
  let least = km[gate]!
  for (let i = 0; i < n; i++) {
    const total = km[i]! + between[gate * n + i]!
    if (total < least) least = total
  }
  return least
}

function newRow(gates: number): GateRow {
  return { km: new Float64Array(gates), first: new Int32Array(gates) }
}

/** @param most gates beyond it are not the first of any path that is wanted, km */
function fillRow(
  row: GateRow,
  landmarkKm: Float64Array,
  between: Float64Array,
  most = Number.POSITIVE_INFINITY,
): GateRow {
  const { km, first } = row
  const n = km.length
  km.fill(Number.POSITIVE_INFINITY)
  first.fill(-1)
  for (let i = 0; i < n; i++) {
    const start = landmarkKm[i]!
    // Another gate is equally near: all gates are equally near via that gate.
    if (start > most || start >= km[i]!) continue
    for (let j = 0; j < n; j++) {
      const total = start + between[i * n + j]!
      if (total >= km[j]!) continue
      km[j] = total
      first[j] = i
    }
  }
  return row
}

/** Finds paths between two endpoints that pass at least one gate. */
export class GatePaths {
  /** For paths between two ends: a row is too large to be made for each. */
  private readonly spare: GateRow

  constructor(
    private readonly graph: NetworkGraph,
    private readonly gates: Gates,
    private readonly landmarks: LandmarkPaths,
  ) {
    this.spare = newRow(gates.count)
  }

  /** @param between kilometres between all gate nodes */
  row({ landmarkKm }: ToGates, closed: IndexSet, between = this.gates.km(closed)): GateRow {
    return fillRow(newRow(this.gates.count), landmarkKm, between)
  }

  /** The path that `best` finds from the row of the origin, if it is no longer than `mostKm`; otherwise null. */
  between({ origin, destination, closed }: Query, mostKm: number): GatePath | null {
    return this.by(origin, destination, this.gates.km(closed), mostKm)
  }

  /** The same, by what is known between all gates. */
  by(
    origin: ToGates,
    destination: ToGates,
    between: Float64Array,
    mostKm: number,
  ): GatePath | null {
    const { landmarkKm } = destination
    let lastKm = Number.POSITIVE_INFINITY
    for (let j = 0; j < this.gates.count; j++) lastKm = Math.min(lastKm, landmarkKm[j]!)
    const row = fillRow(this.spare, origin.landmarkKm, between, mostKm - lastKm)
    const path = this.best(row, destination)
    return path !== null && path.km <= mostKm ? path : null
  }

  /** The shortest path through gates from the endpoint of a row; null if there is none. */
  best({ km, first }: GateRow, { landmarkKm }: ToGates): GatePath | null {
    let best = Number.POSITIVE_INFINITY
    let last = -1
    for (let j = 0; j < km.length; j++) {
      const total = km[j]! + landmarkKm[j]!
      if (total >= best) continue
      best = total
      last = j
    }
    return last < 0 ? null : { kind: 'gates', km: best, first: first[last]!, last }
  }

  /** The links with a passage that a path uses between its gates. */
  links({ first, last }: GatePath, closed: IndexSet): readonly number[] {
    return this.gates.links(first, last, closed)
  }

  /** The kilometres of a path along its legs, as it is built. */
  exactKm({ origin, destination, closed }: Query, { first, last }: GatePath): number {
    const { gates, landmarks } = this
    const betweenKm = gates.drawnKm(first, last, closed, ({ from, to, link }) =>
      link >= 0
        ? this.graph.network.linkKm[link]!
        : landmarks.path(landmarks.endpoint(from), to).km,
    )
    return landmarks.path(origin, first).km + betweenKm + landmarks.path(destination, last).km
  }
}
