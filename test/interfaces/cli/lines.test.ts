import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from 'hyparquet'
import { describe, expect, test } from 'vitest'
import { featuresOf } from '../../support/flatgeobuf.js'
import { temporaryFolder } from '../../support/temporary.js'
import { fakeSea, run } from './run.js'

const VOYAGES = 'id,origin,destination\n1,Rotterdam,Singapore\n2,Nowhere,Singapore\n3,JPYOK,USLAX\n'

function setUp(text = VOYAGES) {
  const folder = temporaryFolder()
  const at = (name: string) => join(folder, name)
  writeFileSync(at('v.csv'), text)
  const { open } = fakeSea()
  const batch = (out: string, ...args: string[]) =>
    run(['batch', at('v.csv'), '--out', at(out), '--accept-failed-rows', ...args], { open })
  return { at, batch, open }
}

const linesOf = (path: string) => readFileSync(path, 'utf8').trimEnd().split('\n')

describe('lines of a table', () => {
  test('are a feature per row in a file named .geojsonl, cut at 180 degrees', async () => {
    const { at, batch } = setUp()
    await batch('r.geojsonl')
    const [first, failed, pacific] = linesOf(at('r.geojsonl')).map((line) => JSON.parse(line))
    expect(first).toMatchObject({
      type: 'Feature',
      geometry: { type: 'LineString', coordinates: expect.any(Array) },
      properties: { id: '1', distance_nm: expect.any(Number), passages: 'suez', error: null },
    })
    expect(first.properties).not.toHaveProperty('geometry')
    expect(failed).toMatchObject({ geometry: null, properties: { id: '2' } })
    expect(failed.properties.error).toContain('There is no port "Nowhere"')
    expect(pacific.geometry.type).toBe('MultiLineString')
  })

  test('begin with a record separator in a file named .geojsons, which is read again as rows', async () => {
    const { at, batch } = setUp()
    await batch('r.geojsons')
    const lines = linesOf(at('r.geojsons'))
    expect(lines).toHaveLength(3)
    expect(lines.every((line) => line.startsWith('\u001e{"type":"Feature"'))).toBe(true)
  })

  test.each(['r.geojsonl', 'r.geojsons'])('are resumed in %s after the last one', async (name) => {
    const { at, batch } = setUp()
    await batch(name)
    const whole = readFileSync(at(name), 'utf8')
    const [first] = whole.split('\n')
    writeFileSync(at(`s-${name}.part`), `${first}\n${whole.slice(first!.length + 1, 900)}`)
    const { notes } = await batch(`s-${name}`)
    expect(notes).toContain('Resuming after row 1.')
    expect(readFileSync(at(`s-${name}`), 'utf8')).toBe(whole)
  })

  test('are FlatGeobuf in a file named .fgb, with the types of the columns', async () => {
    const { at, batch } = setUp()
    await batch('r.fgb')
    expect(await featuresOf(readFileSync(at('r.fgb')))).toMatchObject([
      {
        geometry: { type: 'LineString' },
        properties: { id: '1', distance_nm: expect.any(Number), passages: 'suez' },
      },
      {
        geometry: { type: 'LineString', coordinates: [] },
        properties: { id: '2', error: expect.stringContaining('Nowhere') },
      },
      { geometry: { type: 'MultiLineString' } },
    ])
    const { open } = setUp()
    const input = 'origin,destination\nNLRTM,SGSIN\n'
    const { errors } = await run(['batch', '-', '--format', 'fgb'], { open, input })
    expect(errors).toContain('A FlatGeobuf file needs --out')
  })

  test('are FlatGeobuf of rows that name their columns, without a loss', async () => {
    const { at, open } = setUp()
    const rows = [
      { id: 7, ok: true, note: { a: [1] }, origin: 'NLRTM', destination: 'SGSIN' },
      { id: '9007199254740993', big: 1.5, origin: 'JPYOK', destination: 'USLAX' },
    ]
    writeFileSync(at('v.ndjson'), rows.map((row) => JSON.stringify(row)).join('\n'))
    await run(['batch', at('v.ndjson'), '--out', at('n.fgb')], { open })
    expect(await featuresOf(readFileSync(at('n.fgb')))).toMatchObject([
      { properties: { id: '7', ok: true, note: { a: [1] } } },
      { properties: { id: '9007199254740993', big: 1.5 } },
    ])
  })

  test('are GeoParquet 1.1 with --geometry: lines as WKB, their boxes, and what joins the points', async () => {
    const { at, batch } = setUp()
    await batch('r.parquet', '--geometry', 'line')
    const file = await asyncBufferFromFile(at('r.parquet'))
    const metadata = await parquetMetadataAsync(file, { geoparquet: false })
    const geo = JSON.parse(metadata.key_value_metadata!.find(({ key }) => key === 'geo')!.value!)
    expect(geo).toMatchObject({
      version: '1.1.0',
      primary_column: 'geometry',
      columns: {
        geometry: {
          encoding: 'WKB',
          geometry_types: ['LineString', 'MultiLineString'],
          edges: 'planar',
          bbox: [-180, expect.any(Number), 180, expect.any(Number)],
          covering: { bbox: { xmin: ['bbox', 'xmin'], ymax: ['bbox', 'ymax'] } },
        },
      },
    })
    const rows = await parquetReadObjects({ file })
    expect(rows.map(({ geometry }) => geometry?.type ?? null)).toEqual([
      'LineString',
      null,
      'MultiLineString',
    ])
    const { xmin, ymin, xmax, ymax } = rows[0]!['bbox']
    const positions = rows[0]!['geometry'].coordinates as [number, number][]
    const [lons, lats] = [0, 1].map((axis) => positions.map((position) => position[axis]!))
    expect([xmin, xmax]).toEqual([Math.min(...lons!), Math.max(...lons!)])
    expect([ymin, ymax]).toEqual([Math.min(...lats!), Math.max(...lats!)])
    expect(rows[1]!['bbox'] ?? null).toBeNull()
  })

  test('of corners are joined by great circles', async () => {
    const { at, batch } = setUp('origin,destination,bbox\nJPYOK,USLAX,mine\n')
    await batch('r.parquet', '--geometry', 'corners')
    const file = await asyncBufferFromFile(at('r.parquet'))
    const { key_value_metadata } = await parquetMetadataAsync(file)
    const { geometry } = JSON.parse(key_value_metadata![0]!.value!).columns
    expect(geometry).toMatchObject({ edges: 'spherical' })
    // The column of the input keeps its name.
    expect(geometry.covering.bbox.xmin).toEqual(['geometry_bbox', 'xmin'])
    expect(await parquetReadObjects({ file })).toMatchObject([{ bbox: 'mine' }])
  })

  test('leave a column of that name alone unless lines are asked for', async () => {
    const { at, batch, open } = setUp()
    const row = {
      origin: 'NLRTM',
      destination: 'SGSIN',
      geometry: { type: 'Point', coordinates: [1, 2] },
    }
    writeFileSync(at('v.ndjson'), JSON.stringify(row))
    await run(['batch', at('v.ndjson'), '--out', at('w.ndjson')], { open })
    expect(JSON.parse(readFileSync(at('w.ndjson'), 'utf8'))).toMatchObject({ ...row, error: null })
    const asked = ['--out', at('w.geojsonl'), '--accept-failed-rows']
    const { output, notes } = await run(['batch', at('v.ndjson'), ...asked], { open })
    expect(output + notes.join()).toContain('geometry')
    expect((await batch('r.ndjson', '--geometry', 'corners')).error).toBeNull()
  })

  test('need a format that has them, and a route', async () => {
    const { at, batch, open } = setUp()
    expect((await batch('r.csv', '--geometry', 'line')).errors).toContain('CSV has no lines')
    const { errors } = await run(['shipments', at('v.csv'), '--out', at('s.geojsonl')], { open })
    expect(errors).toContain('Only routes have lines')
    expect((await batch('r.xlsx')).errors).toContain('.xlsx is not written here')
  })
})
