import type { CostSteps } from './cost-steps.js'

/**
 * Width of a bucket, as a cost: small beside most legs, but wide enough for far fewer buckets than
 * legs.
 */
const BUCKET = 4
const BUCKETS = 60_000

/** Dijkstra's algorithm over buckets (Dial 1969), as in `OneToManySearch`. */
export class CostSweep {
  private readonly costs: Float64Array
  private readonly newest = new Int32Array(BUCKETS)
  private rows = new Int32Array(1 << 16)
  private keys = new Float64Array(1 << 16)
  private older = new Int32Array(1 << 16)
  private entries = 0

  constructor(private readonly steps: CostSteps) {
    this.costs = new Float64Array(steps.first.length - 1)
  }

  /** Costs from a row to all others, until the next sweep. */
  from(start: number): Float64Array {
    const { costs, newest } = this
    costs.fill(Number.POSITIVE_INFINITY)
    newest.fill(-1)
    this.entries = 0
    this.reach(start, 0)
    for (let bucket = 0; bucket < BUCKETS; bucket++) {
      while (newest[bucket]! >= 0) {
        const entry = newest[bucket]!
        newest[bucket] = this.older[entry]!
        const row = this.rows[entry]!
        if (this.keys[entry] === costs[row]) this.leave(row, costs[row]!)
      }
    }
    return costs
  }

  private leave(row: number, at: number): void {
    const { costs } = this
    const { first, to, cost } = this.steps
    for (let k = first[row]!; k < first[row + 1]!; k++) {
      const total = at + cost[k]!
      if (total < costs[to[k]!]!) this.reach(to[k]!, total)
    }
  }

  private reach(row: number, cost: number): void {
    this.costs[row] = cost
    const bucket = Math.min(BUCKETS - 1, Math.floor(cost / BUCKET))
    if (this.entries === this.rows.length) this.grow()
    const entry = this.entries++
    this.rows[entry] = row
    this.keys[entry] = cost
    this.older[entry] = this.newest[bucket]!
    this.newest[bucket] = entry
  }

  private grow(): void {
    const size = 2 * this.entries
    const [rows, keys, older] = [new Int32Array(size), new Float64Array(size), new Int32Array(size)]
    rows.set(this.rows)
    keys.set(this.keys)
    older.set(this.older)
    this.rows = rows
    this.keys = keys
    this.older = older
  }
}
