import type { CostSteps } from '../../../src/engine/routing/avoid/tables/cost-steps.js'

/** Largest difference between the cost of a row and that by way of the step to it: steps are weighed in both directions. */
const SAME = 1e-9

/** Collects the steps that the cheapest paths of some sweeps use. */
export class UsedSteps {
  private readonly from: number[] = []
  private readonly to: number[] = []
  private readonly cost: number[] = []

  /** @param steps that lead back along each of them for the same cost */
  constructor(private readonly steps: CostSteps) {}

  /** Notes one way to each row that a sweep reached, one that is noted already where there is one. */
  note(costs: Float64Array): void {
    const { first, to, cost } = this.steps
    const hasWay = new Uint8Array(costs.length)
    this.cost.forEach((km, i) => {
      const [at, end] = [costs[this.from[i]!]!, this.to[i]!]
      if (at < costs[end]! && Math.abs(at + km - costs[end]!) < SAME) hasWay[end] = 1
    })
    for (let row = 0; row < costs.length; row++) {
      if (hasWay[row] === 1 || costs[row] === Number.POSITIVE_INFINITY) continue
      for (let k = first[row]!; k < first[row + 1]!; k++) {
        const at = costs[to[k]!]!
        if (at > costs[row]! || Math.abs(at + cost[k]! - costs[row]!) >= SAME) continue
        this.add(to[k]!, row, cost[k]!)
        // A step that costs nothing may lead back to where it came from.
        if (at < costs[row]!) break
      }
    }
  }

  private add(from: number, to: number, cost: number): void {
    this.from.push(from)
    this.to.push(to)
    this.cost.push(cost)
  }

  each(visit: (from: number, to: number) => void): void {
    for (const [i, from] of this.from.entries()) visit(from, this.to[i]!)
  }
}
