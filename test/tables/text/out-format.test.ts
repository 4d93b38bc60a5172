import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { namedFormat } from '../../../src/tables/text/out-format.js'
import { fakeSea, run } from '../../interfaces/cli/run.js'
import { temporaryFolder } from '../../support/temporary.js'

const TABLE = '.csv, .txt, .ndjson, .jsonl, .parquet, .geojsonl, .geojsons or .fgb'

test.each([
  ['matrix', 'x.xyz', '.xyz is not written here. Give a name that ends in .csv, .txt or .parquet.'],
  ['matrix', 'x.ndjson', '.ndjson is not written here'],
  ['batch', 'x.xyz', TABLE],
  ['batch', 'x.csv.gz', '.gz is not written here'],
  ['batch', 'x.xlsx', `${TABLE}. Excel opens .csv.`],
  ['batch', 'x.tsv', TABLE],
  ['shipments', 'x.json', TABLE],
])('fairway %s --out %s is refused, and the endings are named', async (name, file, words) => {
  const folder = temporaryFolder()
  const input = join(folder, 'in.csv')
  const head = name === 'matrix' ? 'port\nNLRTM\n' : 'origin,destination,teu\nNLRTM,SGSIN,1\n'
  writeFileSync(input, head)
  const out = join(folder, file)
  const { error } = await run([name, input, '--out', out], { open: fakeSea().open })
  expect(error?.message).toContain(`--out ${out}: `)
  expect(error?.message).toContain(words)
  expect(readdirSync(folder)).toEqual(['in.csv'])
})

test.each([
  ['declaration', '.txt', ['--organisation', 'A', '--services', 'B'], '.html, .htm or .json'],
  ['footprints', '.csv', [], 'ends in .json.'],
])('fairway %s --out x%s is refused, too', async (name, ending, options, words) => {
  const dates = name === 'declaration' ? ['--from', '2025-01-01', '--to', '2025-12-31'] : []
  const args = [name, 'none.json', ...options, ...dates, '--out', `x${ending}`]
  expect((await run(args, { open: fakeSea().open })).error?.message).toContain(words)
})

test('a format that is asked for needs no ending, but no other format may be named', () => {
  const endings = { '.csv': 'csv', '.txt': 'csv', '.fgb': 'fgb' }
  expect(namedFormat('x.xyz', 'csv', endings)).toBe('csv')
  expect(namedFormat('x.txt', 'fgb', endings)).toBe('fgb')
  expect(namedFormat('x', undefined, endings)).toBeUndefined()
  expect(namedFormat('-', 'fgb', endings)).toBe('fgb')
  expect(() => namedFormat('x.fgb', 'csv', endings)).toThrow(/names a fgb file/)
})
