import { StateHeap } from '../../sea/sight/state-heap.js'

/** Networks of other resolutions are at most so much larger, and an avoided area adds some places. */
const SPARE = 1.25

/**
 * Working arrays of a search: cost to each place, its parent, and a lower bound on the rest. The searches
 * of all resolutions share one, because only one of them runs at a time.
 */
export class SearchSpace {
  cost = new Float64Array(0)
  parent = new Int32Array(0)
  /** Lower bound on the remaining cost from each stamped place. */
  bound = new Float64Array(0)
  /** The last run that came to each place. What an earlier run wrote is not valid. */
  stamp = new Uint32Array(0)
  /** Link by which a place was reached, -1 for none. */
  via = new Int32Array(0)
  /** Kilometres from a place straight to the destination: Infinity outside a run. */
  targetKm = new Float64Array(0)
  heap = new StateHeap(0)
  run = 0
  private isRunning = false

  /** Begins a run over so many places. What a run left that did not end is thrown away. */
  begin(places: number): this {
    if (this.cost.length < places || this.isRunning) {
      const size = Math.ceil(places * SPARE)
      this.cost = new Float64Array(size)
      this.parent = new Int32Array(size)
      this.bound = new Float64Array(size)
      this.stamp = new Uint32Array(size)
      this.via = new Int32Array(size)
      this.targetKm = new Float64Array(size).fill(Number.POSITIVE_INFINITY)
      this.heap = new StateHeap(size)
      this.run = 0
    }
    this.run++
    this.isRunning = true
    return this
  }

  /** Ends a run whose queue is empty, and whose `targetKm` are Infinity again. */
  end(): void {
    this.isRunning = false
  }
}

/** One for searches round avoided areas, one for the others: the first may start the second. */
export interface SearchSpaces {
  readonly plain: SearchSpace
  readonly avoiding: SearchSpace
}

export function newSearchSpaces(): SearchSpaces {
  return { plain: new SearchSpace(), avoiding: new SearchSpace() }
}
