import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { linesOf } from '../../../src/tables/text/lines-of.js'

async function read(...parts: (string | Buffer)[]): Promise<string[]> {
  const lines: string[] = []
  for await (const line of linesOf(Readable.from(parts))) lines.push(line)
  return lines
}

test('lines end at line feeds alone, wherever the parts of the text are cut', async () => {
  const text = 'a\u2028b\u2029c\u0085d\re\n\n上海\nlast'
  const lines = ['a\u2028b\u2029c\u0085d\re', '', '上海', 'last']
  expect(await read(text)).toEqual(lines)
  expect(await read(...text)).toEqual(lines)
  const bytes = Buffer.from(text)
  expect(await read(...Array.from(bytes, (_, at) => bytes.subarray(at, at + 1)))).toEqual(lines)
  expect(await read(`${text}\n`)).toEqual(lines)
  expect(await read()).toEqual([])
})
