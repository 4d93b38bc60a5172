import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet'
import { parquetWriteFile } from 'hyparquet-writer'
import { describe, expect, test } from 'vitest'
import { UsageError } from '../../src/cli/failure.js'
import { temporaryFolder } from '../support/temporary.js'
import { fakeSea, run } from './run.js'

const VOYAGES = [
  { lane: 1, origin: 'Rotterdam', destination: 'Singapore', depart: '2026-12-01' },
  { lane: 2, origin: 'Roterdam', destination: 'Singapore', depart: null },
  { lane: 3, origin: 'SGSIN', destination: 'Rotterdam', depart: '2026-12-02T08:00:00Z' },
]

function setUp() {
  const folder = temporaryFolder()
  const at = (name: string) => join(folder, name)
  writeFileSync(at('voyages.ndjson'), VOYAGES.map((row) => JSON.stringify(row)).join('\n'))
  const { open, router } = fakeSea()
  const fairway = (...args: string[]) => run(args, { open })
  const plan = (from: string, to: string, ...args: string[]) =>
    fairway('batch', at(from), '--out', at(to), '--accept-failed-rows', ...args)
  return { at, plan, fairway, router }
}

const records = async (path: string) =>
  parquetReadObjects({ file: await asyncBufferFromFile(path) })
const lines = (path: string) =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

describe('Parquet files', () => {
  test('have the rows, columns and values of an NDJSON result', async () => {
    const { at, plan } = setUp()
    await plan('voyages.ndjson', 'result.parquet')
    await plan('voyages.ndjson', 'result.ndjson')
    expect(await records(at('result.parquet'))).toEqual(lines(at('result.ndjson')))
  })

  test('are planned as the same rows in NDJSON', async () => {
    const { at, plan } = setUp()
    const column = (name: keyof (typeof VOYAGES)[0]) => VOYAGES.map((row) => row[name])
    parquetWriteFile({
      filename: at('voyages.parquet'),
      columnData: [
        { name: 'lane', data: [1n, 2n, 3n], type: 'INT64' },
        { name: 'origin', data: column('origin'), type: 'STRING' },
        { name: 'destination', data: column('destination'), type: 'STRING' },
        { name: 'depart', data: column('depart').map((day) => day && new Date(day)) },
      ],
    })
    await plan('voyages.parquet', 'a.ndjson')
    await plan('voyages.ndjson', 'b.ndjson')
    expect(lines(at('a.ndjson'))).toEqual(lines(at('b.ndjson')))
  })

  test('are resumed after an interruption', async () => {
    const { at, plan, router } = setUp()
    const route = router.route.bind(router)
    let asked = 0
    router.route = (request) => {
      if (++asked === 2) throw new Error('power cut')
      return route(request)
    }
    const { error } = await plan('voyages.ndjson', 'result.parquet')
    expect(error?.message).toBe('power cut')
    router.route = route
    const { notes } = await plan('voyages.ndjson', 'result.parquet')
    expect(notes).toContain('Resuming after row 2.')
    expect(await records(at('result.parquet'))).toHaveLength(3)
  })

  test('keep the types of the columns where no row has a value', async () => {
    const { at, plan } = setUp()
    writeFileSync(at('none.ndjson'), '{"origin":"nowhere","destination":"Singapore"}')
    await plan('none.ndjson', 'result.parquet')
    const { parquetMetadataAsync } = await import('hyparquet')
    const { schema } = await parquetMetadataAsync(await asyncBufferFromFile(at('result.parquet')))
    const types = Object.fromEntries(schema.map(({ name, type }) => [name, type]))
    expect(types).toMatchObject({ distance_km: 'DOUBLE', passages: 'BYTE_ARRAY' })
  })

  test('are not written where the options ask for another format', async () => {
    const { at, fairway } = setUp()
    const out = (name: string) => ['--out', at(name)]
    const batch = async (...args: string[]) =>
      (await fairway('batch', at('voyages.ndjson'), ...args)).error
    const error = await batch('--ndjson', ...out('x.parquet'))
    expect(error).toBeInstanceOf(UsageError)
    expect(error?.message).toContain('x.parquet names a parquet file')
    expect((await batch('--format', 'csv', ...out('x.jsonl')))?.message).toContain(
      'the format of the result is csv',
    )
    expect(existsSync(at('x.parquet'))).toBe(false)
    expect(await batch('--ndjson', '--accept-failed-rows', ...out('x.txt'))).toBeNull()
    const shipments = ['shipments', at('voyages.ndjson'), '--format', 'csv', ...out('y.parquet')]
    expect((await fairway(...shipments)).error).toBeInstanceOf(UsageError)
  })

  test('need a path, and say so; a damaged one is rejected', async () => {
    const { at, fairway } = setUp()
    const rejection = async (...args: string[]) => (await fairway('batch', ...args)).error?.message
    expect(await rejection(at('voyages.ndjson'), '--format', 'parquet')).toContain('needs --out')
    expect(await rejection('-', '--input-format', 'parquet')).toContain('Give its path.')
    writeFileSync(at('bad.parquet'), 'no Parquet at all')
    expect(await rejection(at('bad.parquet'))).toContain("can't be read as Parquet")
  })

  test('hold the estimates of shipments with the columns of CSV', async () => {
    const { at, fairway } = setUp()
    writeFileSync(at('s.csv'), 'id,teu,distance_km,distance_type\nA,2,8400,sfd\nB,2,8400,far\n')
    const { error } = await fairway(
      'shipments',
      at('s.csv'),
      '--out',
      at('s.parquet'),
      '--accept-failed-rows',
    )
    expect(error).toBeNull()
    const [first, second] = await records(at('s.parquet'))
    expect(first).toMatchObject({ id: 'A', teu: '2', cargo_teu: 2, way_km: 8400, error: null })
    expect(first!['wtw_kg_co2e']).toBeGreaterThan(100)
    expect(second).toMatchObject({ id: 'B', wtw_kg_co2e: null })
  })
})
