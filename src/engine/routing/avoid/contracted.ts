import type { CostSteps } from './tables/cost-steps.js'

/** In turn: a row is left out if at most this many ways lead over it, from the rows before it to those after it. */
const MOST_WAYS = [2, 4, 8, 20, 20] as const
const NONE = -1

/**
 * Steps between some rows, with costs equal to those over all of them, and the rows left out
 * (contraction, Geisberger et al. 2008).
 */
export interface Contracted {
  /** The rows that are left. */
  readonly rows: Int32Array
  /** The steps between them, by their places in `rows`. */
  readonly steps: CostSteps
  /** The others. The costs of each follow from rows that are left or come after it. */
  readonly others: Int32Array
  /** Where the steps to each of them begin, and where the last end; from which rows; and their costs. */
  readonly first: Int32Array
  readonly from: Int32Array
  readonly cost: Float64Array
}

/** All steps as they are. */
export function uncontracted(steps: CostSteps): Contracted {
  const rows = Int32Array.from({ length: steps.first.length - 1 }, (_, row) => row)
  const none = new Int32Array(0)
  return { rows, steps, others: none, first: none, from: none, cost: new Float64Array(0) }
}

/** @param starts rows that costs are swept from: they are left */
export function contracted(steps: CostSteps, starts: readonly number[]): Contracted {
  const count = steps.first.length - 1
  const lists = new StepLists(steps)
  const isStart = new Uint8Array(count)
  for (const row of starts) isStart[row] = 1
  const others: number[] = []
  const first = [0]
  const from: number[] = []
  const cost: number[] = []
  for (const most of MOST_WAYS) {
    for (let row = 0; row < count; row++) {
      if (lists.isGone[row] === 1 || isStart[row] === 1 || lists.waysOver(row) > most) continue
      lists.remove(row, (before, costs) => {
        from.push(before)
        cost.push(costs)
      })
      others.push(row)
      first.push(from.length)
    }
  }
  return {
    ...lists.left(),
    others: Int32Array.from(others),
    first: Int32Array.from(first),
    from: Int32Array.from(from),
    cost: Float64Array.from(cost),
  }
}

/** The steps that leave each row and those that lead to it, as linked lists. */
class StepLists {
  readonly isGone: Uint8Array
  /** Number of steps to and from each row, without those of rows that are gone. */
  private readonly into: Int32Array
  private readonly out: Int32Array
  /** The first step to and from each row. */
  private readonly headInto: Int32Array
  private readonly headOut: Int32Array
  /** Of each step. */
  private steps = 0
  private from: Int32Array
  private to: Int32Array
  private cost: Float64Array
  private nextInto: Int32Array
  private nextOut: Int32Array

  constructor({ first, to, cost }: CostSteps) {
    const rows = first.length - 1
    this.isGone = new Uint8Array(rows)
    this.into = new Int32Array(rows)
    this.out = new Int32Array(rows)
    this.headInto = new Int32Array(rows).fill(NONE)
    this.headOut = new Int32Array(rows).fill(NONE)
    const room = 2 * to.length
    this.from = new Int32Array(room)
    this.to = new Int32Array(room)
    this.cost = new Float64Array(room)
    this.nextInto = new Int32Array(room)
    this.nextOut = new Int32Array(room)
    for (let row = 0; row < rows; row++) {
      for (let k = first[row]!; k < first[row + 1]!; k++) this.put(row, to[k]!, cost[k]!)
    }
  }

  waysOver(row: number): number {
    return this.into[row]! * this.out[row]!
  }

  /** Leaves a row out, and joins the rows before it with those after it. @param visit the rows before it */
  remove(row: number, visit: (before: number, cost: number) => void): void {
    const { from, to, isGone, headInto, headOut } = this
    isGone[row] = 1
    for (let k = headOut[row]!; k !== NONE; k = this.nextOut[k]!) {
      if (isGone[to[k]!] === 0) this.into[to[k]!]!--
    }
    for (let k = headInto[row]!; k !== NONE; k = this.nextInto[k]!) {
      const before = from[k]!
      if (isGone[before] === 1) continue
      this.out[before]!--
      visit(before, this.cost[k]!)
      for (let l = headOut[row]!; l !== NONE; l = this.nextOut[l]!) {
        const after = this.to[l]!
        if (isGone[after] === 1 || after === before) continue
        this.put(before, after, this.cost[k]! + this.cost[l]!)
      }
    }
  }

  private put(row: number, to: number, cost: number): void {
    let last = NONE
    for (let k = this.headOut[row]!; k !== NONE; k = this.nextOut[k]!) {
      if (this.to[k] === to) {
        if (cost < this.cost[k]!) this.cost[k] = cost
        return
      }
      // Steps to rows that are gone are passed over for the last time.
      if (this.isGone[this.to[k]!] === 0) last = k
      else if (last === NONE) this.headOut[row] = this.nextOut[k]!
      else this.nextOut[last] = this.nextOut[k]!
    }
    if (this.steps === this.to.length) this.grow()
    const step = this.steps++
    this.from[step] = row
    this.to[step] = to
    this.cost[step] = cost
    this.nextOut[step] = this.headOut[row]!
    this.nextInto[step] = this.headInto[to]!
    this.headOut[row] = step
    this.headInto[to] = step
    this.out[row]!++
    this.into[to]!++
  }

  private grow(): void {
    const room = 2 * this.steps
    const larger = (list: Int32Array) => {
      const longer = new Int32Array(room)
      longer.set(list)
      return longer
    }
    this.from = larger(this.from)
    this.to = larger(this.to)
    this.nextInto = larger(this.nextInto)
    this.nextOut = larger(this.nextOut)
    const costs = new Float64Array(room)
    costs.set(this.cost)
    this.cost = costs
  }

  /** The rows that are not gone, and the steps between them. */
  left(): Pick<Contracted, 'rows' | 'steps'> {
    const { isGone, out } = this
    const rows = Int32Array.from(isGone.keys()).filter((row) => isGone[row] === 0)
    const place = new Int32Array(isGone.length)
    const first = new Int32Array(rows.length + 1)
    rows.forEach((row, i) => {
      place[row] = i
      first[i + 1] = first[i]! + out[row]!
    })
    const to = new Int32Array(first[rows.length]!)
    const cost = new Float64Array(to.length)
    rows.forEach((row, i) => {
      let at = first[i]!
      for (let k = this.headOut[row]!; k !== NONE; k = this.nextOut[k]!) {
        if (isGone[this.to[k]!] === 1) continue
        to[at] = place[this.to[k]!]!
        cost[at++] = this.cost[k]!
      }
    })
    return { rows, steps: { first, to, cost } }
  }
}
