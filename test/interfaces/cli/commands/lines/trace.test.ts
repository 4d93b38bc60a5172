import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { UsageError } from '../../../../../src/tables/text/failure.js'
import { temporaryFolder } from '../../../../support/temporary.js'
import { fakeSea, run } from '../../run.js'

function file(name: string, text: string): string {
  const path = join(temporaryFolder(), name)
  writeFileSync(path, text)
  return path
}

const CSV = `BaseDateTime,LAT,LON,MMSI
2026-11-01T12:00:00,36.0,-20,1
2026-11-01T12:30:00,36.0,-20.2,1
2026-11-02T12:00:00,37.2,-27,1
`
const NDJSON = `{"timestamp":1793534400,"lat":36,"lon":-20}
{"timestamp":1793536200000,"lat":36,"lon":-20.2}
{"timestamp":"2026-11-02T12:00Z","lat":"37.2","lon":-27}
`
const TIMES = ['2026-11-01T12:00:00Z', '2026-11-01T12:30:00Z', '2026-11-02T12:00:00Z']
const LINE = [
  [-20, 36],
  [-20.2, 36],
  [-27, 37.2],
]
const POINTS = {
  type: 'FeatureCollection',
  features: LINE.map((coordinates, at) => ({
    type: 'Feature',
    properties: { time: TIMES[at] },
    geometry: { type: 'Point', coordinates },
  })),
}
const TRACK = {
  type: 'Feature',
  properties: { coordTimes: TIMES },
  geometry: { type: 'LineString', coordinates: LINE },
}
const GPX = `<?xml version="1.0"?><gpx><trk><trkseg>${LINE.map(
  ([lon, lat], at) =>
    `<trkpt lat="${lat}" lon='${lon}'><ele>0</ele><time>${TIMES[at]}</time></trkpt>`,
).join('\n')}</trkseg></trk></gpx>`

const FILES: readonly [name: string, text: string][] = [
  ['ais.csv', CSV],
  ['excel.csv', CSV.replaceAll(',', ';')],
  ['ais.ndjson', NDJSON],
  ['points.geojson', JSON.stringify(POINTS)],
  ['track.geojson', JSON.stringify(TRACK)],
  ['track.gpx', GPX],
]

describe('fairway trace', () => {
  test('says how many points of a track have no time', async () => {
    const { open } = fakeSea()
    const untimed = GPX.replace(/<\/trkseg>/, '<trkpt lat="50" lon="0"></trkpt></trkseg>')
    const { notes, output } = await run(['trace', file('some.gpx', untimed), '--format', 'json'], {
      open,
    })
    expect(notes.join()).toContain('1 of 4 points have no time and are not used.')
    expect(JSON.parse(output)).toMatchObject({ fixes: { given: 3 } })
  })

  test.each(FILES)('reads %s', async (name, text) => {
    const { open } = fakeSea()
    const { output, errors } = await run(['trace', file(name, text), '--format', 'json'], { open })
    expect(errors).toBe('')
    const answer = JSON.parse(output)
    expect(answer).toMatchObject({
      started_at: '2026-11-01T12:00:00.000Z',
      ended_at: '2026-11-02T12:00:00.000Z',
      duration_hours: 24,
      fixes: { given: 3, used: 3, dropped: [], moved: [] },
    })
    expect(answer.legs.map(({ kind }: { kind: string }) => kind)).toEqual(['observed', 'bridged'])
  })

  test('says what was sailed, and how much longer that is', async () => {
    const { output } = await run(['trace', file('ais.csv', CSV)], { open: fakeSea().open })
    expect(output).toMatch(/Sailed {6}\d+ nm \(\d+ km\) in 24 h[^,]*, \d+\.\d kn/)
    expect(output).toContain('km over 1 gap\n')
    expect(output).toContain('Longer by')
  })

  test('writes both lines as GeoJSON', async () => {
    const { output } = await run(['trace', file('ais.csv', CSV), '--format', 'geojson'], {
      open: fakeSea().open,
    })
    const { features } = JSON.parse(output)
    expect(features.map((one: { properties: { name: string } }) => one.properties.name)).toEqual([
      'sailed',
      'shortest',
    ])
    expect(features[0].geometry.type).toBe('LineString')
  })

  test.each([
    ['a.csv', 'time,lat\n2026-11-01,36\n', 'line 2: There is no lon.'],
    ['a.csv', 'time,lat,lon\n2026-11-01,36,west\n', 'line 2: lon "west" is not a number.'],
    [
      'a.gpx',
      '<gpx></gpx>',
      'contains no fix. It needs points with times. For a route without times: fairway check.',
    ],
    ['a.geojson', '{"type":"Point","coordinates":[1,2]}', 'contains no fix. It needs points'],
    ['a.csv', CSV.replace('2026-11-02T12:00:00', 'noon'), 'ISO 8601'],
    ['a.geojson', '{"type":', 'a.geojson is not valid JSON: '],
    ['a.geojson', '{"type":"FeatureCollection"}', 'has features that are no list. Is it GeoJSON?'],
    ['a.geojson', '{"type":"LineString","coordinates":"x"}', 'has coordinates that are no list'],
    ['a.geojson', '{"type":"LineString","coordinates":[1,2]}', 'must be [lon, lat], got 1'],
    [
      'a.geojson',
      '{"type":"Point","coordinates":{}}',
      'a.geojson: Point: the coordinates must be [lon, lat]',
    ],
    ['a.json', '{"type":"Point","type":"Point"}', 'has the field "type" twice'],
    ['a.csv', 'time,lat,lon\n01/04/2026,36,1\n', 'a.csv, line 2: "01/04/2026" may begin with'],
    [
      'a.geojson',
      JSON.stringify(POINTS).replace('2026-11-01T12:30:00Z', '01/04/2026'),
      'a.geojson: "01/04/2026" may begin with',
    ],
    [
      'a.gpx',
      GPX.replace('2026-11-01T12:30:00Z', '01/04/2026'),
      'a.gpx: "01/04/2026" may begin with',
    ],
  ])('rejects %s and says why %#', async (name, text, words) => {
    const { error } = await run(['trace', file(name, text)], { open: fakeSea().open })
    expect(error).toBeInstanceOf(UsageError)
    expect(error!.message).toContain(words)
  })

  test('asks for the order of a date of either order, and reads it as told', async () => {
    const text = 'time,lat,lon\n01/04/2026,36,1\n'
    const { errors } = await run(['trace', file('a.csv', text)], { open: fakeSea().open })
    expect(errors).toContain('add --date-order dmy or --date-order mdy.')
  })

  test('names a file that is not there', async () => {
    const { errors } = await run(['trace', '/nowhere/ais.csv'], { open: fakeSea().open })
    expect(errors).toContain('/nowhere/ais.csv')
  })
})

describe('the table of fixes', () => {
  const traced = (text: string, ...args: string[]) =>
    run(['trace', file('ais.csv', text), '--format', 'json', ...args], { open: fakeSea().open })
  const SHIPS =
    'MMSI,BaseDateTime,LAT,LON\n367000001,2026-03-01T00:00,36,-6.5\n367000002,2026-03-01T00:10,36,-6\n367000001,2026-03-01T06:00,36,-7\n367000002,2026-03-01T06:10,36,-6.4\n'

  test('of several ships is refused with a list, and read for the one that is named', async () => {
    const { errors } = await traced(SHIPS)
    expect(errors).toContain('has fixes of 2 ships: 367000001 (2), 367000002 (2)')
    expect(errors).toContain('--ship 367000001')
    const { output } = await traced(SHIPS, '--ship', '367000002')
    expect(JSON.parse(output).fixes.given).toBe(2)
    expect((await traced(SHIPS, '--ship', '9')).errors).toContain('has no fixes of 9')
  })

  test('decides the order of its dates by a day above 12, and takes --columns and --date-order', async () => {
    const danish =
      '# Timestamp,Latitude,Longitude\n01/03/2026 00:00:00,36,-6.5\n13/03/2026 00:00:00,36,-7\n'
    expect(JSON.parse((await traced(danish)).output).duration_hours).toBe(12 * 24)
    const either = 'When,Latitude,Longitude\n01/03/2026,36,-6.5\n02/03/2026,36,-7\n'
    const named = await traced(either, '--columns', 'time=When', '--date-order', 'dmy')
    expect(JSON.parse(named.output).duration_hours).toBe(24)
  })

  test.each([
    ['36-00 N,006-30 W', '36-00 N,007-00 W'],
    ["36°00.0'N,6°30.0'W", "36°00.0'N,7°00.0'W"],
    ['36.0N,6.5W', '36N,7W'],
  ])('reads positions as a table of voyages does: %s', async (one, other) => {
    const text = `time,lat,lon\n2026-03-01T00:00,${one}\n2026-03-01T06:00,${other}\n`
    const { output, error } = await traced(text)
    expect(error).toBeNull()
    expect(JSON.parse(output).fixes.used).toBe(2)
  })

  test('names its ignored columns in the answer', async () => {
    const text = 'time,lat,lon,sog\n2026-03-01T00:00,36,-6.5,9\n2026-03-01T06:00,36,-7,9\n'
    expect(JSON.parse((await traced(text)).output).ignored_columns).toEqual(['sog'])
  })
})
