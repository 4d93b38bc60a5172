import { describe, expect, it } from 'vitest'
import { SearchSpace } from '../../../../src/engine/routing/search/search-space.js'

/** A run that is stopped by an error: it leaves a queue, a target and costs. */
function stoppedRun(space: SearchSpace): void {
  space.begin(10)
  space.heap.push(3, 1)
  space.targetKm[4] = 5
}

describe('what searches write', () => {
  it('is empty for the run after one that did not end', () => {
    const space = new SearchSpace()
    stoppedRun(space)
    const { heap, targetKm } = space.begin(10)
    expect(heap.size).toBe(0)
    expect(targetKm[4]).toBe(Number.POSITIVE_INFINITY)
  })

  it('is kept for the run after one that ended, on networks of like sizes', () => {
    const space = new SearchSpace()
    const { cost, run } = space.begin(10)
    space.end()
    expect(space.begin(11).cost).toBe(cost)
    expect(space.run).toBe(run + 1)
  })
})
