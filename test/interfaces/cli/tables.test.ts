import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { call, route } from '../../../src/contract/operations/index.js'
import { parseCsv } from '../../../src/emissions/pack/csv.js'
import { localTools } from '../../../src/interfaces/cli/local-tools.js'
import { UsageError } from '../../../src/tables/text/failure.js'
import { tables } from '../../support/tables.js'
import { temporaryFolder } from '../../support/temporary.js'
import { fakeSea, run } from './run.js'

function setUp(files: Readonly<Record<string, string>>) {
  const folder = temporaryFolder()
  const at = (name: string) => join(folder, name)
  for (const [name, text] of Object.entries(files)) writeFileSync(at(name), text)
  const { open, router } = fakeSea()
  const fairway = (...args: string[]) => run(args, { open })
  /** Ends the run, as a power cut does, after a number of routes. */
  const breakAfter = (routes: number) => {
    const before = router.asked.length
    const original = router.route.bind(router)
    router.route = (request) => {
      if (router.asked.length === before + routes) throw new Error('power cut')
      return original(request)
    }
    return () => {
      router.route = original
    }
  }
  return { at, fairway, router, open, breakAfter }
}

const rowsOf = (path: string) => {
  const [head, ...rows] = parseCsv(readFileSync(path, 'utf8'))
  return rows.map(({ cells }) => Object.fromEntries(head!.cells.map((n, at) => [n, cells[at]])))
}
const linesOf = (path: string) =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

const SHIPMENTS = `id,origin,destination,teu
A,Rotterdam,Singapore,2
B,Rotterdem,Singapore,2
C,Rotterdam,USNYC,2
D,SGSIN,Rotterdam,2
`

describe('an interrupted run of shipments', () => {
  test.each(['csv', 'ndjson', 'parquet'])(
    'is resumed in %s by the same command',
    async (format) => {
      const { at, fairway, breakAfter } = setUp({ 's.csv': SHIPMENTS })
      const estimate = (out: string) =>
        fairway('shipments', at('s.csv'), '--out', at(out), '--accept-failed-rows')
      const mend = breakAfter(2)
      const out = `r.${format}`
      expect((await estimate(out)).error?.message).toBe('power cut')
      expect(existsSync(at(out))).toBe(false)
      mend()
      const { notes, error } = await estimate(out)
      expect(error).toBeNull()
      expect(notes).toContain('Resuming after row 3.')
      if (format === 'parquet') return
      await estimate(`fresh.${format}`)
      // Each estimate has its own id and time, and each problem the id of its request.
      const lasting = (text: string) =>
        text.replaceAll(
          /em_[\w-]+|"calculated_at":"[^"]*"|"request_id":"[^"]*"|"digest":"[^"]*"/g,
          '-',
        )
      const [resumed, fresh] = [out, `fresh.${format}`].map((name) =>
        lasting(readFileSync(at(name), 'utf8')),
      )
      expect(resumed).toBe(fresh)
    },
  )

  test.each(['csv', 'ndjson'])('is not continued in %s with other options', async (format) => {
    const { at, fairway, breakAfter } = setUp({ 's.csv': SHIPMENTS })
    const estimate = (...options: string[]) =>
      fairway('shipments', at('s.csv'), '--out', at(`r.${format}`), ...options)
    const mend = breakAfter(2)
    await estimate('--vessel', 'container')
    mend()
    const { errors } = await estimate('--vessel', 'container', '--capacity-teu', '24000')
    expect(errors).toContain('it was calculated with a different ttw_kg_co2e')
    expect(errors).toContain('Remove it, or give another --out.')
  })

  test('is not continued with other rows', async () => {
    const { at, fairway, breakAfter } = setUp({ 's.csv': SHIPMENTS })
    const estimate = () => fairway('shipments', at('s.csv'), '--out', at('r.ndjson'))
    const mend = breakAfter(2)
    await estimate()
    mend()
    writeFileSync(at('s.csv'), SHIPMENTS.replace('A,', 'Z,'))
    expect((await estimate()).errors).toContain('its row 1 does not match the input')
  })
})

describe('the defaults of a table', () => {
  test('come from a file of --request, before the columns and after the options', async () => {
    const { at, fairway } = setUp({
      'v.csv': 'destination,speed_kn\nSGSIN,\nSGSIN,10\n',
      'request.json': JSON.stringify({
        origin: { unlocode: 'NLRTM' },
        speed_kn: 12,
        avoid: ['panama'],
        resolution_km: 50,
      }),
    })
    const request = ['--request', at('request.json')]
    const { error } = await fairway('batch', at('v.csv'), '--out', at('r.csv'), ...request)
    expect(error).toBeNull()
    expect(rowsOf(at('r.csv'))).toMatchObject([
      { origin_port_id: '1068', speed_kmh: '22.224', resolution_km: '50' },
      { speed_kmh: '18.52', closed: 'panama' },
    ])
    await fairway('batch', at('v.csv'), '--out', at('o.csv'), ...request, '--speed', '20km/h')
    expect(rowsOf(at('o.csv')).map((row) => row['speed_kmh'])).toEqual(['20', '18.52'])
  })

  test.each([
    [
      'batch',
      ['--draught', '99', '--vessel', 'tanker'],
      '--draught must be above 0 and at most 30',
    ],
    ['batch', ['--south-limit', '-95'], '--south-limit must be between -90'],
    ['shipments', ['--load-factor', '7'], '--load-factor must be'],
  ])('of %s are rejected at the start if no row can mend %j', async (command, options, reason) => {
    const { at, fairway, router } = setUp({ 't.csv': 'origin,destination,teu\nNLRTM,SGSIN,2\n' })
    const { error } = await fairway(command, at('t.csv'), '--out', at('r.csv'), ...options)
    expect(error).toBeInstanceOf(UsageError)
    expect(error?.message).toContain(reason)
    expect(router.asked).toEqual([])
    expect(existsSync(at('r.csv'))).toBe(false)
  })

  test('with a misspelt field are rejected at the start', async () => {
    const { at, fairway, router } = setUp({
      'v.csv': 'origin,destination\nNLRTM,SGSIN\n',
      'request.json': '{"spede_kn":20}',
    })
    const { error } = await fairway('batch', at('v.csv'), '--request', at('request.json'))
    expect(error?.message).toContain('spede_kn: This field is unknown')
    expect(router.asked).toEqual([])
  })

  test('of shipments may lack what each row has', async () => {
    const { at, fairway } = setUp({ 's.csv': 'origin,destination,vessel\nNLRTM,SGSIN,Container\n' })
    const options = ['--teu', '2', '--avoid', 'piracy', '--fuel-type', 'VLSFO']
    const { error } = await fairway('shipments', at('s.csv'), '--out', at('r.csv'), ...options)
    expect(error).toBeNull()
  })
})

describe('a row of JSON', () => {
  const BODIES = [
    { origin: { unlocode: 'NLRTM' }, destination: { name: 'Singapore', country: 'SG' } },
    { origin: { port_id: 1068, name: 'Singapore' }, destination: { lat: 1.26, lon: 103.84 } },
    {
      origin: { unlocode: 'NLRTM' },
      destination: { unlocode: 'SGSIN' },
      via: [{ passage: 'suez' }, { lat: 36, lon: -6 }],
      speed_kn: 14,
      depart_at: '2024-03-01',
      depth: 'enforce',
      south_limit: -60,
      resolution_km: 50,
      vessel: { type: 'tanker', size_class: 'odd', draft_m: 20, colour: 'red' },
    },
    {
      origin: { unlocode: 'NLRTM' },
      destination: { unlocode: 'SGSIN' },
      avoid: ['suez'],
      suez: true,
    },
    { origin: { coordinates: [103.84, 1.26] }, destination: { unlocode: 'NLRTM' }, vessel: null },
  ]

  test('has the distance and the warnings of the same request over HTTP', async () => {
    const { at, fairway, open } = setUp({
      'v.ndjson': BODIES.map((body) => JSON.stringify(body)).join('\n'),
    })
    const { error } = await fairway('batch', at('v.ndjson'), '--out', at('r.ndjson'))
    expect(error).toBeNull()
    const environment = { FAIRWAY_DATA: '' }
    const factors = await open.factors(environment)
    const tools = localTools({ environment, open, tables, factors })
    for (const [row, line] of linesOf(at('r.ndjson')).entries()) {
      const answer = await call(route, structuredClone(BODIES[row]), tools)
      const codes = new Set(answer.warnings.map(({ code }) => code))
      expect(line).toMatchObject({
        distance_km: answer.distance_km,
        duration_hours: answer.duration_hours,
        speed_kmh: answer.speed_kmh,
        resolution_km: answer.resolution_km,
        remarks: [...codes].join(' '),
      })
    }
    expect(linesOf(at('r.ndjson')).map(({ remarks }) => remarks.split(' ')[0])).toEqual([
      '',
      'contradiction',
      'unknown_field',
      'contradiction',
      '',
    ])
  })

  test('names what is wrong with a part of it', async () => {
    const wrong = { origin: { lat: 91, lon: 4 }, destination: 'SGSIN', vessel: { type: 'canoe' } }
    const { at, fairway } = setUp({ 'v.ndjson': JSON.stringify(wrong) })
    const { notes } = await fairway('batch', at('v.ndjson'), '--out', at('r.ndjson'))
    expect(notes[0]).toContain('origin: latitude must be between -90 and 90, got 91')
    expect(notes[0]).toContain('vessel "canoe" must be one of container, bulker, tanker')
  })
})

test('a flag and its opposite must not contradict each other', async () => {
  const { at, fairway } = setUp({
    'v.csv': 'from,to,suez,no_suez\nNLRTM,SGSIN,no,yes\nNLRTM,SGSIN,yes,yes\n',
  })
  await fairway('batch', at('v.csv'), '--out', at('r.csv'))
  expect(rowsOf(at('r.csv')).map(({ error }) => error)).toEqual([
    '',
    'suez and no_suez contradict each other: true and false. Correct or empty one of them.',
  ])
})

test('shipments have shards and NDJSON as routes do', async () => {
  const { at, fairway } = setUp({ 's.csv': SHIPMENTS })
  const out = ['--out', at('r.ndjson'), '--shard', '1/2', '--accept-failed-rows']
  await fairway('shipments', at('s.csv'), ...out)
  expect(linesOf(at('r.ndjson')).map(({ id, row }) => [id, row])).toEqual([
    ['B', 2],
    ['D', 4],
  ])
})

describe('a row with a departure and an arrival', () => {
  test('has its wait, so that its hours are those between its times', async () => {
    const rows =
      'origin,destination,ETD,ETA,speed\nRotterdam,Singapore,2026-12-01,2027-02-01,14kn\n'
    const { at, fairway } = setUp({ 'rows.csv': `${rows}Rotterdam,Singapore,2026-12-01,,14kn\n` })
    await fairway('batch', at('rows.csv'), '--out', at('out.csv'))
    const [early, free] = rowsOf(at('out.csv'))
    const between = Date.parse(early!['arrival_time']!) - Date.parse(early!['departure_time']!)
    expect(Number(early!['wait_hours'])).toBeGreaterThan(240)
    expect(Number(early!['duration_hours']) + Number(early!['wait_hours'])).toBeCloseTo(
      between / 3_600_000,
      1,
    )
    expect(free).toMatchObject({ duration_hours: early!['duration_hours'], wait_hours: '' })
    await fairway('batch', at('rows.csv'), '--out', at('w.csv'), '--fields', 'wait_hours')
    expect(rowsOf(at('w.csv'))[0]!['wait_hours']).toBe(early!['wait_hours'])
  })

  const ROWS = `origin,destination,ETD,ETA,speed
Rotterdam,Singapore,2026-12-01,2026-12-20 12:00,
Rotterdam,Singapore,2026-12-01,2026-12-20 12:00,10kn
Rotterdam,Singapore,,2026-12-20,
Rotterdam,Singapore,2026-12-01,2026-11-20,
`
  test('has the speed that keeps both, unless it states one', async () => {
    const { at, fairway } = setUp({ 'rows.csv': ROWS })
    await fairway('batch', at('rows.csv'), '--out', at('out.csv'))
    const rows = rowsOf(at('out.csv'))
    expect(rows.map(({ arrival_time }) => arrival_time)).toEqual([
      '2026-12-20T12:00:00.000Z',
      expect.stringMatching(/^2026-12-2/),
      '',
      '',
    ])
    expect(Number(rows[0]!['speed_kmh'])).toBeCloseTo(
      Number(rows[0]!['distance_km']) / Number(rows[0]!['duration_hours']),
      0,
    )
    expect(rows[1]).toMatchObject({ speed_kmh: '18.52', remarks: 'arrives_late' })
    expect(rows[2]!['remarks']).toBe('arrival_without_departure')
    expect(rows[3]!['error']).toContain('ETA must be after the departure')
  })

  test('resumes with the speed that its arrival decides', async () => {
    const { at, fairway, breakAfter } = setUp({
      'rows.csv': ROWS.split('\n').slice(0, 3).join('\n'),
    })
    const mend = breakAfter(1)
    const batch = () => fairway('batch', at('rows.csv'), '--out', at('out.csv'))
    expect((await batch()).error?.message).toBe('power cut')
    mend()
    const { notes, error } = await batch()
    expect(error).toBeNull()
    expect(notes).toContain('Resuming after row 1.')
    expect(rowsOf(at('out.csv'))).toHaveLength(2)
  })
})
