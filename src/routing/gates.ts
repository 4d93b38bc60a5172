import type { Chart } from './chart.js'

/** Distances between all gate nodes with some passages closed, and the way that gives them. */
export interface GateDistances {
  readonly km: Float64Array
  /** Next gate on the way from i to j at [i * n + j], -1 for none; i itself where i = j. */
  readonly next: Int32Array
  /** Link by which that step is sailed; -1 when it leads over the sea. */
  readonly link: Int32Array
}

/**
 * The gates laid over a network in which all of them are closed: a small complete graph, solved once
 * for each set of closed passages.
 */
export class Gates {
  readonly count: number
  private readonly solved = new Map<number, GateDistances>()

  constructor(private readonly chart: Chart) {
    this.count = chart.network.gateRoots
  }

  /** `closed` has the bit of every closed passage set. */
  distances(closed: number): GateDistances {
    let known = this.solved.get(closed)
    if (!known) {
      known = this.solve(closed)
      this.solved.set(closed, known)
    }
    return known
  }

  private solve(closed: number): GateDistances {
    const { network } = this.chart
    const n = this.count
    const km = new Float64Array(n * n)
    const next = new Int32Array(n * n)
    const link = new Int32Array(n * n).fill(-1)
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < n; j++) {
        km[i * n + j] = i === j ? 0 : this.chart.rootKm(i, network.cornerCount + network.roots[j]!)
        next[i * n + j] = j
      }
    }
    const gateOf = new Map(Array.from(network.roots.subarray(0, n), (node, i) => [node, i]))
    for (let l = 0; l < network.linkPassage.length; l++) {
      const passage = network.linkPassage[l]!
      if (passage < 0 || (closed >> passage) & 1) continue
      const a = gateOf.get(network.linkFrom[l]!)!
      const b = gateOf.get(network.linkTo[l]!)!
      if (network.linkKm[l]! > km[a * n + b]!) continue
      km[a * n + b] = network.linkKm[l]!
      km[b * n + a] = network.linkKm[l]!
      link[a * n + b] = l
      link[b * n + a] = l
    }
    // Floyd and Warshall; `next` stays a direct step, so a way is unrolled gate by gate.
    for (let k = 0; k < n; k++) {
      for (let i = 0; i < n; i++) {
        const first = km[i * n + k]!
        if (first === Number.POSITIVE_INFINITY) continue
        for (let j = 0; j < n; j++) {
          const via = first + km[k * n + j]!
          if (via < km[i * n + j]! - 1e-9) {
            km[i * n + j] = via
            next[i * n + j] = next[i * n + k]!
          }
        }
      }
    }
    return { km, next, link }
  }
}
