import { expect, test } from 'vitest'
import { linesIn, partsOf } from '../../../../src/interfaces/http/jobs/packed-lines.js'

async function* each<Item>(items: readonly Item[]) {
  yield* items
}

test('rows are the same bytes when they are read again, in parts of a hundred or 64 kB', async () => {
  const long = '"'.padEnd(60_000, 'é')
  const rows = [Buffer.from([0xff, 0x00, 0x7b]), '', 'ü', long, long, ...Array(250).fill('{}')]
  const seen: number[] = []
  const { parts, rows: count } = await partsOf(each<Uint8Array | string>(rows), (row) => {
    seen.push(row)
  })
  expect(count).toBe(rows.length)
  expect(seen).toEqual(rows.map((_, at) => at + 1))
  expect(parts.map(({ firstRow }) => firstRow)).toEqual([1, 4, 5, 6, 106, 206])
  const read = (await Promise.all(parts.map(({ packed }) => linesIn(packed)))).flat()
  expect(read).toEqual(rows.map((row) => Buffer.from(row as string)))
})

test('no rows are no parts', async () => {
  expect(await partsOf(each([]), () => undefined)).toEqual({ parts: [], rows: 0 })
})
