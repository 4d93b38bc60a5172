import { describe, expect, test } from 'vitest'
import { slices } from '../../../../src/base/slices.js'
import { linesOf } from '../../../../src/interfaces/http/bulk/lines.js'
import { inOrder } from '../../../../src/tables/write/in-order.js'

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
