import type { Chart } from './chart.js'
import type { End } from './ends.js'
import type { Gates } from './gates.js'
import type { RootWays } from './root-ways.js'

/** What the sum of a way's parts, each to the metre, may be off by, km. */
export const SUM_ROUNDING_KM = 0.003

/** The first and the last gate of a way, and its kilometres as the tables have them. */
export interface GateWay {
  readonly km: number
  readonly first: number
  readonly last: number
}

/** From one end to every gate by way of any others. */
export interface GateRow {
  readonly km: Float64Array
  /** The gate that each of those ways meets first. */
  readonly first: Int32Array
}

/** Ways between two ends that pass at least one gate. */
export class GateWays {
  constructor(
    private readonly chart: Chart,
    private readonly gates: Gates,
    private readonly roots: RootWays,
  ) {}

  row(origin: End, closed: number): GateRow {
    const n = this.gates.count
    const { km } = this.gates.distances(closed)
    const row = { km: new Float64Array(n).fill(Infinity), first: new Int32Array(n).fill(-1) }
    for (let i = 0; i < n; i++) {
      const start = origin.rootKm[i]!
      if (start === Infinity) continue
      for (let j = 0; j < n; j++) {
        const total = start + km[i * n + j]!
        if (total >= row.km[j]!) continue
        row.km[j] = total
        row.first[j] = i
      }
    }
    return row
  }

  /** The shortest from the end of a row; null where no way leads. */
  best({ km, first }: GateRow, destination: End): GateWay | null {
    let best = Infinity
    let last = -1
    for (let j = 0; j < km.length; j++) {
      const total = km[j]! + destination.rootKm[j]!
      if (total >= best) continue
      best = total
      last = j
    }
    return last < 0 ? null : { km: best, first: first[last]!, last }
  }

  /** The kilometres of a way along its legs, as it is drawn. */
  exactKm(origin: End, destination: End, { first, last }: GateWay, closed: number): number {
    const n = this.gates.count
    const { next, link } = this.gates.distances(closed)
    const { linkKm } = this.chart.network
    let km = this.roots.way(origin, first).km + this.roots.way(destination, last).km
    for (let at = first; at !== last; ) {
      const to = next[at * n + last]!
      const l = link[at * n + to]!
      km += l >= 0 ? linkKm[l]! : this.roots.way(this.roots.end(at), to).km
      at = to
    }
    return km
  }
}
