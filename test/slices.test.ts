import { describe, expect, test } from 'vitest'
import { SLICE_MS, Slices } from '../src/base/slices.js'

/** A thread whose clock and turns the test drives. */
function thread() {
  let nowMs = 0
  let ends: (() => void)[] = []
  let resting: (() => void)[] = []
  const slices = new Slices({
    nowMs: () => nowMs,
    afterTurn: (done) => ends.push(done),
    rest: (done) => resting.push(done),
  })
  return {
    slices,
    work: (ms: number) => {
      nowMs += ms
    },
    turn: () => {
      const due = [...ends, ...resting]
      ends = []
      resting = []
      for (const done of due) done()
    },
  }
}

describe('a loop whose length a caller chooses', () => {
  test('works for a slice, and then waits for a turn', async () => {
    const { slices, work, turn } = thread()
    expect(slices.next()).toBeUndefined()
    work(SLICE_MS - 1)
    expect(slices.next()).toBeUndefined()
    work(1)
    const rest = slices.next()
    expect(rest).toBeInstanceOf(Promise)
    turn()
    await rest
    expect(slices.next()).toBeUndefined()
    expect(slices.given).toBe(1)
    const next = slices.turn()
    turn()
    await next
  })

  test('shares the slice of a turn with all others', () => {
    const { slices, work } = thread()
    let worked = 0
    // A hundred loops of 1 ms an item in one turn.
    for (let loop = 0; loop < 100; loop++) {
      if (slices.next() !== undefined) continue
      work(1)
      worked += 1
    }
    expect(worked).toBe(SLICE_MS)
  })

  test('gives up nothing if turns pass between its items', () => {
    const { slices, work, turn } = thread()
    for (let item = 0; item < 10; item++) {
      expect(slices.next()).toBeUndefined()
      work(SLICE_MS)
      turn()
    }
    expect(slices.given).toBe(0)
  })
})
