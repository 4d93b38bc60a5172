import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  asyncBufferFromFile,
  parquetMetadataAsync,
  parquetReadObjects,
  type SchemaElement,
} from 'hyparquet'
import { parquetWriteFile } from 'hyparquet-writer'
import { describe, expect, test } from 'vitest'
import { UsageError } from '../../../src/tables/text/failure.js'
import { temporaryFolder } from '../../support/temporary.js'
import { fakeSea, run } from './run.js'

const VOYAGES = [
  { lane: 1, origin: 'Rotterdam', destination: 'Singapore', depart: '2026-12-01' },
  { lane: 2, origin: 'Rotterdem', destination: 'Singapore', depart: null },
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

/** The columns of a file with everything that makes their types. */
const schemaOf = async (path: string) => {
  const metadata = await parquetMetadataAsync(await asyncBufferFromFile(path), {
    geoparquet: false,
  })
  return metadata.schema.slice(1)
}

/** Above the integers that every double holds: the next one is ...992 or ...994. */
const LONG_ID = 9007199254740993n

/** Columns of an input that has more types than JSON. */
const TYPED: readonly { element: SchemaElement; data: unknown[] }[] = [
  { element: { name: 'id', type: 'INT64' }, data: [LONG_ID, 5n, null] },
  {
    element: { name: 'origin', type: 'BYTE_ARRAY', converted_type: 'UTF8' },
    data: ['Rotterdam', 'Rotterdem', 'SGSIN'],
  },
  {
    element: { name: 'destination', type: 'BYTE_ARRAY', converted_type: 'UTF8' },
    data: ['Singapore', 'Singapore', 'Rotterdam'],
  },
  { element: { name: 'origin_port_id', type: 'INT64' }, data: [null, null, null] },
  {
    element: { name: 'depart', type: 'INT32', converted_type: 'DATE' },
    data: [20_788, null, 20_789],
  },
  {
    element: {
      name: 'booked',
      type: 'INT64',
      converted_type: 'TIMESTAMP_MICROS',
      logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MICROS' },
    },
    data: [1_795_568_523_123_456n, null, 1n],
  },
  {
    element: {
      name: 'price',
      type: 'FIXED_LEN_BYTE_ARRAY',
      type_length: 16,
      converted_type: 'DECIMAL',
      precision: 38,
      scale: 2,
    },
    data: [57n, 9_007_199_254_740_993n, null],
  },
  {
    element: { name: 'count', type: 'INT32', converted_type: 'UINT_32' },
    data: [4_294_967_295, 0, null],
  },
  { element: { name: 'share', type: 'FLOAT' }, data: [0.5, null, -1] },
  {
    element: { name: 'note', type: 'BYTE_ARRAY', converted_type: 'JSON' },
    data: [{ a: 1 }, null, [2]],
  },
]

function writeTyped(filename: string): void {
  const columns = TYPED.map(({ element, data }) => ({
    element: { ...element, repetition_type: 'OPTIONAL' as const },
    data,
  }))
  // Two lists of large integers: one with a hole, one empty.
  const list = [
    { name: 'lots', repetition_type: 'OPTIONAL', num_children: 1, converted_type: 'LIST' },
    { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
    { name: 'element', repetition_type: 'OPTIONAL', type: 'INT64' },
  ] as const
  // A map from integers to texts.
  const map = [
    { name: 'names', repetition_type: 'OPTIONAL', num_children: 1, converted_type: 'MAP' },
    { name: 'key_value', repetition_type: 'REPEATED', num_children: 2 },
    { name: 'key', repetition_type: 'REQUIRED', type: 'INT64' },
    { name: 'value', repetition_type: 'OPTIONAL', type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  ] as const
  const names = [
    [
      { key: LONG_ID, value: 'a' },
      { key: 5n, value: null },
    ],
    null,
    [],
  ]
  parquetWriteFile({
    filename,
    schema: [
      { name: 'root', num_children: columns.length + 2 },
      ...columns.map(({ element }) => element),
      ...list,
      ...map,
    ],
    columnData: [
      ...columns.map(({ element: { name }, data }) => ({ name, data })),
      { name: 'lots', data: [[LONG_ID, null], [], null] },
      { name: 'names', data: names },
    ],
  })
}

describe('Parquet files', () => {
  test('have the rows, columns and values of an NDJSON result', async () => {
    const { at, plan } = setUp()
    await plan('voyages.ndjson', 'result.parquet')
    await plan('voyages.ndjson', 'result.ndjson')
    expect(await records(at('result.parquet'))).toEqual(lines(at('result.ndjson')))
  })

  test('keep a text with signs that may separate lines', async () => {
    const { at, plan } = setUp()
    const lane = 'a\u2028b\u2029c\rd\ne'
    writeFileSync(at('signs.ndjson'), JSON.stringify({ ...VOYAGES[0], lane }))
    const { errors } = await plan('signs.ndjson', 'result.parquet')
    expect(errors).toBe('')
    expect(await records(at('result.parquet'))).toMatchObject([{ lane }])
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
    const types = Object.fromEntries(
      (await schemaOf(at('result.parquet'))).map(({ name, type }) => [name, type]),
    )
    expect(types).toMatchObject({ distance_km: 'DOUBLE', passages: 'BYTE_ARRAY' })
  })

  test('keep every column of a Parquet input as it is', async () => {
    const { at, plan, fairway } = setUp()
    writeTyped(at('typed.parquet'))
    const given = await schemaOf(at('typed.parquet'))
    const exactly = async (path: string) => {
      const file = await asyncBufferFromFile(path)
      const parsers = { timestampFromMicroseconds: (micros: bigint) => micros }
      return parquetReadObjects({ file, parsers })
    }
    const want = (await exactly(at('typed.parquet'))).map((row) => ({
      ...row,
      origin_port_id: undefined,
    }))
    await plan('typed.parquet', 'result.parquet')
    const shipments = ['--accept-failed-rows', '--request', at('cargo.json')]
    writeFileSync(at('cargo.json'), '{"cargo":{"teu":2}}')
    await fairway('shipments', at('typed.parquet'), '--out', at('estimates.parquet'), ...shipments)
    for (const result of ['result.parquet', 'estimates.parquet']) {
      expect((await schemaOf(at(result))).slice(0, given.length), result).toEqual(given)
      expect(await exactly(at(result)), result).toMatchObject(
        want.map(({ origin_port_id: _, ...row }) => row),
      )
    }
  })

  test('fill the empty cells of a Parquet input in its own types', async () => {
    const { at, plan } = setUp()
    writeTyped(at('typed.parquet'))
    await plan('typed.parquet', 'result.parquet', '--depart', '2026-12-24')
    const rows = await records(at('result.parquet'))
    expect(rows[0]).toMatchObject({
      origin_port: 'Rotterdam, Netherlands (NLRTM)',
      departure: '2026-12-01',
    })
    expect(typeof rows[0]!['origin_port_id']).toBe('bigint')
    expect(rows[1]).toMatchObject({ origin_port_id: null })
    parquetWriteFile({
      filename: at('dated.parquet'),
      schema: [
        { name: 'root', num_children: 4 },
        { name: 'from', type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'OPTIONAL' },
        { name: 'to', type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'OPTIONAL' },
        { name: 'Departure', type: 'INT32', converted_type: 'DATE', repetition_type: 'OPTIONAL' },
        { name: 'speed_kmh', type: 'INT32', repetition_type: 'OPTIONAL' },
      ],
      columnData: [
        { name: 'from', data: ['NLRTM', 'NLRTM'] },
        { name: 'to', data: ['SGSIN', 'SGSIN'] },
        { name: 'Departure', data: [null, 20_788] },
        { name: 'speed_kmh', data: [null, 30] },
      ],
    })
    await plan('dated.parquet', 'filled.parquet', '--depart', '2026-12-24')
    expect(await records(at('filled.parquet'))).toMatchObject([
      { Departure: new Date('2026-12-24'), speed_kmh: 25.928 },
      { Departure: new Date('2026-12-01'), speed_kmh: 30 },
    ])
  })

  test.each(['csv', 'ndjson', 'parquet'])(
    'of all shards of a table in %s have one schema',
    async (format) => {
      const { at, plan } = setUp()
      // The second shard has neither the large id nor the note, and no fraction.
      writeFileSync(
        at('lanes.ndjson'),
        [
          `{"id":${LONG_ID},"origin":"NLRTM","destination":"SGSIN","note":"x","rate":0.5}`,
          '{"id":5,"origin":"nowhere","destination":"SGSIN"}',
          `{"id":7,"origin":"NLRTM","destination":"SGSIN","rate":2,"is_full":true,"origin_port_id":null}`,
          '{"id":8,"origin":"nowhere","destination":"SGSIN"}',
          'no JSON',
        ].join('\n'),
      )
      writeFileSync(
        at('lanes.csv'),
        `id,origin,destination,speed_kmh\n${LONG_ID},NLRTM,SGSIN,30\n5,NLRTM,SGSIN,\n`,
      )
      writeTyped(at('lanes.parquet'))
      const shards = ['0/2', '1/2']
      for (const shard of shards) {
        await plan(`lanes.${format}`, `part-${shard[0]}.parquet`, '--shard', shard)
      }
      await plan(`lanes.${format}`, 'whole.parquet')
      const schemas = await Promise.all(
        ['part-0', 'part-1', 'whole'].map((name) => schemaOf(at(`${name}.parquet`))),
      )
      expect(schemas[0]).toEqual(schemas[2])
      expect(schemas[1]).toEqual(schemas[2])
      const [even, odd] = await Promise.all(shards.map(([n]) => records(at(`part-${n}.parquet`))))
      expect(String(even![0]!['id'])).toBe(String(LONG_ID))
      const woven = (await records(at('whole.parquet'))).map(
        (_, i) => (i % 2 ? odd! : even!)[i >> 1],
      )
      expect(woven).toEqual(await records(at('whole.parquet')))
    },
  )

  test('become lines with the same digits', async () => {
    const { at, plan } = setUp()
    writeTyped(at('typed.parquet'))
    await plan('typed.parquet', 'result.ndjson')
    await plan('typed.parquet', 'result.csv')
    const [first, second] = readFileSync(at('result.ndjson'), 'utf8').split('\n')
    expect(first).toContain(`{"id":${LONG_ID},"origin":"Rotterdam"`)
    expect(first).toContain(`"price":0.57,`)
    expect(first).toContain(`"lots":[${LONG_ID},null]`)
    expect(second).toContain('"price":"90071992547409.93"')
    expect(readFileSync(at('result.csv'), 'utf8')).toContain(`\n${LONG_ID},Rotterdam,Singapore,`)
  })

  test('are rejected at the start where they have a column that no result can keep', async () => {
    const { at, plan } = setUp()
    const repeated = (name: string) => ({ name, repetition_type: 'REPEATED' as const })
    parquetWriteFile({
      filename: at('old.parquet'),
      schema: [
        { name: 'root', num_children: 3 },
        { name: 'destination', type: 'DOUBLE', repetition_type: 'OPTIONAL' },
        { name: 'origin', type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'OPTIONAL' },
        { name: 'tags', repetition_type: 'OPTIONAL', num_children: 1 },
        { ...repeated('tag'), num_children: 1 },
        { name: 'text', type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'OPTIONAL' },
      ],
      columnData: [
        { name: 'origin', data: [] },
        { name: 'tags', data: [] },
        { name: 'destination', data: [] },
      ],
    })
    const { error } = await plan('old.parquet', 'result.parquet')
    expect(error).toBeInstanceOf(UsageError)
    expect(error?.message).toMatch(/tags.*--format ndjson/)
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

  test('that an option would name are rejected at the start', async () => {
    const { at, plan } = setUp()
    writeFileSync(at('x.csv'), 'origin,destination,resolution\nNLRTM,SGSIN,20\n')
    const { error } = await plan('x.csv', 'x.parquet')
    expect(error?.message).toContain('The column "resolution" has the name of an option')
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
