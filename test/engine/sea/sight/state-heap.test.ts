import { expect, it } from 'vitest'
import { StateHeap } from '../../../../src/engine/sea/sight/state-heap.js'
import { seeded } from '../../geo/random.js'

it('returns states by their lowest key so far, as a sorted list does (seed 5)', () => {
  const random = seeded(5)
  const heap = new StateHeap(200)
  for (let round = 0; round < 50; round++) {
    const list = new Map<number, number>()
    const got: number[][] = []
    const want: number[][] = []
    for (let i = 0; i < 400; i++) {
      if (random() < 0.7) {
        const state = Math.floor(random() * 200)
        const key = (list.get(state) ?? 1000) * random()
        list.set(state, key)
        heap.push(state, key)
      } else if (list.size > 0) {
        const least = Math.min(...list.values())
        const lowest = heap.least
        const state = heap.pop()
        got.push([lowest, list.get(state)!])
        want.push([least, least])
        list.delete(state)
      }
      got.push([heap.size])
      want.push([list.size])
    }
    expect(got, `seed 5, round ${round}`).toEqual(want)
    heap.clear()
    expect(heap.size).toBe(0)
  }
})
