import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../support/temporary.js'
import { fakeSea, run } from './run.js'

const TERMINALS = 'unlocode\nNLRTM\nSGSIN\nCNSHA\n'
const SHIPMENTS =
  'id,origin,destination\n9007199254740993,NLRTM,SGSIN\n5,CNSHA,NLRTM\n7,NLRTM,XXXXX\n'

/** A folder with a table of distances and shipments, and what DuckDB answers to questions about them. */
async function setUp() {
  const folder = temporaryFolder()
  const at = (name: string) => join(folder, name)
  writeFileSync(at('terminals.csv'), TERMINALS)
  writeFileSync(at('shipments.csv'), SHIPMENTS)
  const { open } = fakeSea()
  const fairway = (...args: string[]) => run(args, { open })
  const duckdb = await (await DuckDBInstance.create()).connect()
  await duckdb.run(`SET file_search_path = '${folder}'`)
  const ask = async (sql: string) => (await duckdb.runAndReadAll(sql)).getRowObjectsJson()
  return { at, fairway, ask }
}

test('DuckDB runs the join of docs/pipelines.md', { timeout: 120_000 }, async () => {
  const { at, fairway, ask } = await setUp()
  await fairway('matrix', at('terminals.csv'), '--unit', 'nm', '--out', at('distances.parquet'))
  const [, sql] = /^```sql\n(.*?)^```$/ms.exec(readFileSync('docs/pipelines.md', 'utf8'))!
  const rows = await ask(`${sql!.trim().replace(/;$/, '')} ORDER BY id`)
  expect(rows).toMatchObject([
    { id: '5', distance_nm: expect.any(Number) },
    { id: '7', distance_nm: null },
    { id: '9007199254740993', distance_nm: expect.any(Number) },
  ])
})

test('DuckDB reads the shards of a batch as one table, with every id', {
  timeout: 120_000,
}, async () => {
  const { at, fairway, ask } = await setUp()
  for (const shard of ['0/2', '1/2']) {
    const out = at(`part-${shard[0]}.parquet`)
    const lines = ['--geometry', 'line', '--shard', shard, '--accept-failed-rows']
    await fairway('batch', at('shipments.csv'), '--out', out, ...lines)
  }
  const rows = await ask("SELECT id, distance_nm, error FROM 'part-*.parquet' ORDER BY id")
  expect(rows).toMatchObject([
    { id: '5', error: null },
    { id: '7', distance_nm: null, error: expect.stringContaining('XXXXX') },
    { id: '9007199254740993', error: null },
  ])
  const types = await ask("DESCRIBE FROM 'part-0.parquet'")
  const typeOf = Object.fromEntries(types.map((row) => [row['column_name'], row['column_type']]))
  expect(typeOf).toMatchObject({ distance_nm: 'DOUBLE', passages: 'VARCHAR' })
})
