import { describe, expect, test } from 'vitest'
import { groupsOf, inOrder } from '../../../src/tables/write/in-order.js'

async function* itemsOf(...items: number[]) {
  yield* items
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = []
  for await (const item of items) found.push(item)
  return found
}

/** A promise with the functions that settle it. */
function later<Value>() {
  let settle: (value: Value) => void = () => {}
  const promise = new Promise<Value>((resolve) => {
    settle = resolve
  })
  return { promise, settle }
}

describe('work on a stream', () => {
  test('is reported in the order of the stream, whatever finishes first', async () => {
    const works = [later<string>(), later<string>(), later<string>()]
    const results = all(inOrder(itemsOf(0, 1, 2), 3, (n) => works[n]!.promise))
    works[2]!.settle('c')
    works[1]!.settle('b')
    works[0]!.settle('a')
    expect(await results).toEqual(['a', 'b', 'c'])
  })

  test('is sent while the stream is silent', async () => {
    const silence = later<string>()
    const items = async function* () {
      yield 'first'
      yield await silence.promise
    }
    const results = inOrder(items(), 4, async (item) => item)
    expect((await results.next()).value).toBe('first')
    silence.settle('second')
    expect((await results.next()).value).toBe('second')
    expect((await results.next()).done).toBe(true)
  })

  test('reads no further than it can process or than requested', async () => {
    let read = 0
    const items = async function* () {
      for (; read < 100; read++) yield read
    }
    const results = inOrder(items(), 3, async (item) => item)
    await results.next()
    expect(read).toBeLessThanOrEqual(4)
    await results.return(undefined)
  })

  test('that fails ends the stream when its turn comes, after the results before it', async () => {
    let isClosed = false
    const items = async function* () {
      try {
        for (let item = 0; ; item++) yield item
      } finally {
        isClosed = true
      }
    }
    const results = inOrder(items(), 3, async (item) => {
      if (item === 1) throw new Error('no result')
      return item
    })
    expect((await results.next()).value).toBe(0)
    await expect(results.next()).rejects.toThrow('no result')
    expect(isClosed).toBe(true)
  })

  test('that fails is reported while the stream is silent', async () => {
    const silence = later<number>()
    const items = async function* () {
      yield 1
      yield await silence.promise
    }
    const results = inOrder(items(), 3, () => Promise.reject(new Error('no result')))
    await expect(results.next()).rejects.toThrow('no result')
    silence.settle(2)
  })
})

describe('groups of a stream', () => {
  test('are full where items are there, and the last has the rest', async () => {
    expect(await all(groupsOf(itemsOf(1, 2, 3, 4, 5), 2))).toEqual([[1, 2], [3, 4], [5]])
    expect(await all(groupsOf(itemsOf(), 2))).toEqual([])
  })

  test('are smaller while the stream is silent', async () => {
    const silence = later<number>()
    const items = async function* () {
      yield* [1, 2]
      yield await silence.promise
    }
    const groups = groupsOf(items(), 16)
    expect((await groups.next()).value).toEqual([1, 2])
    silence.settle(3)
    expect((await groups.next()).value).toEqual([3])
  })
})
