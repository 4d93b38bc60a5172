import { describe, expect, test } from 'vitest'
import { slices } from '../../../../src/base/slices.js'
import { inOrder } from '../../../../src/interfaces/http/bulk/in-order.js'
import { linesOf } from '../../../../src/interfaces/http/bulk/lines.js'

async function* chunksOf(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text)
}

async function allLines(chunks: AsyncIterable<Uint8Array>, mostBytes: number) {
  return (await all(linesOf(chunks, mostBytes))).map((line) => line?.toString().trim())
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

describe('lines of a stream', () => {
  test('are whole wherever the stream is cut, even inside a character', async () => {
    const bytes = Buffer.from('one\r\n\nzwö\nthree')
    for (let cut = 0; cut <= bytes.length; cut++) {
      const chunks = async function* () {
        yield bytes.subarray(0, cut)
        yield bytes.subarray(cut)
      }
      expect(await allLines(chunks(), 100), `cut at ${cut}`).toEqual(['one', 'zwö', 'three'])
    }
  })

  test('are not there if blank, unless there are too many in a row', async () => {
    const lines = await all(linesOf(chunksOf('a\n\n\nb\n\n \n\n\nc'), 9, 2))
    expect(lines.map((line) => line?.toString().trim())).toEqual(['a', 'b', '', '', 'c'])
  })

  test('are skipped if too long, and the next is read', async () => {
    expect(await allLines(chunksOf('aaa', 'aaa\nb\n', 'cccc\ndd'), 3)).toEqual([
      undefined,
      'b',
      undefined,
      'dd',
    ])
  })
})

describe('a stream of items that wait for nothing', () => {
  const MANY = 20_000
  test.each([
    ['blank lines', '\n'],
    ['rows that are rejected at once', '{}\n'],
  ])('of %s gives up turns of the event loop', async (_, line) => {
    const before = slices.given
    let turns = 0
    const turn = () => {
      turns += 1
      next = setImmediate(turn)
    }
    let next = setImmediate(turn)
    const rows = inOrder(linesOf(chunksOf(line.repeat(MANY)), 100), 8, async (row) => row)
    for await (const _ of rows);
    clearImmediate(next)
    expect(slices.given).toBeGreaterThan(before)
    expect(turns).toBeGreaterThanOrEqual(slices.given - before)
  })
})

describe('work on a stream', () => {
  test('is reported in the order of the stream, whatever finishes first', async () => {
    const works = [later<string>(), later<string>(), later<string>()]
    const results = all(inOrder(chunksOf('0', '1', '2'), 3, (n) => works[Number(n)]!.promise))
    works[2]!.settle('c')
    works[1]!.settle('b')
    works[0]!.settle('a')
    expect(await results).toEqual(['a', 'b', 'c'])
  })

  test('is sent while the stream is silent', async () => {
    const silence = later<Buffer>()
    const items = async function* () {
      yield Buffer.from('first')
      yield await silence.promise
    }
    const results = inOrder(items(), 4, async (item) => item.toString())
    expect((await results.next()).value).toBe('first')
    silence.settle(Buffer.from('second'))
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
})
