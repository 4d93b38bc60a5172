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
    /** What goes on after each timer does so before the next, as in Node. */
    turn: async () => {
      const due = [...ends, ...resting]
      ends = []
      resting = []
      for (const done of due) {
        done()
        await new Promise(setImmediate)
      }
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
    await turn()
    await rest
    expect(slices.next()).toBeUndefined()
    expect(slices.given).toBe(1)
    const next = slices.turn()
    await turn()
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

  test('shares it with those that rest as long, in their order', async () => {
    const { slices, work, turn } = thread()
    slices.next()
    work(SLICE_MS)
    const worked: string[] = []
    const loop = async (name: string) => {
      await slices.next()
      worked.push(name)
      work(3 * SLICE_MS)
    }
    for (const name of 'abc') loop(name)
    for (const expected of ['a', 'ab', 'abc']) {
      await turn()
      expect(worked.join('')).toBe(expected)
    }
  })

  test('gives up nothing if turns pass between its items', async () => {
    const { slices, work, turn } = thread()
    for (let item = 0; item < 10; item++) {
      expect(slices.next()).toBeUndefined()
      work(SLICE_MS)
      await turn()
    }
    expect(slices.given).toBe(0)
  })
})
