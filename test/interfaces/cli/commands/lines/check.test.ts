import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { UsageError } from '../../../../../src/tables/text/failure.js'
import { REFUSED, ROUTE, ROUTES, TRACKS, TWO_SHIPS } from '../../../../files/read/shapes.js'
import { temporaryFolder } from '../../../../support/temporary.js'
import { fakeSea, run } from '../../run.js'

function file(name: string, text: string): string {
  const path = join(temporaryFolder(), name)
  writeFileSync(path, text, 'latin1')
  return path
}
const checked = (name: string, text: string, ...args: string[]) =>
  run(['check', file(name, text), ...args], { open: fakeSea().open })
const json = async (name: string, text: string, ...args: string[]) => {
  const { output, error } = await checked(name, text, '--format', 'json', ...args)
  expect(error).toBeNull()
  return JSON.parse(output)
}

const TABLES: readonly [name: string, text: string][] = [
  ['a.csv', `lat,lon\n${ROUTE.map(([lon, lat]) => `${lat},${lon}`).join('\n')}\n`],
  [
    'excel.csv',
    `Waypoint;Latitude;Longitude\n${ROUTE.map(([lon, lat], at) => `${at};${String(lat).replace('.', ',')};${String(lon).replace('.', ',')}`).join('\n')}\n`,
  ],
  ['position.csv', `position\n${ROUTE.map(([lon, lat]) => `"${lat}N, ${-lon}W"`).join('\n')}\n`],
]

describe('fairway check', () => {
  test.each([...ROUTES.map(([, name, text]) => [name, text] as const), ...TABLES])(
    'takes the points of %s as waypoints',
    async (name, text) => {
      const answer = await json(name, text)
      expect(answer.started_at).toBeNull()
      const ends = answer.legs.filter(({ distance_km }: { distance_km: number }) => distance_km > 0)
      expect(ends).toHaveLength(2)
      expect(answer.check.rhumb_km).toBeGreaterThan(300)
      expect(answer.check.rhumb_km).toBeLessThan(320)
    },
  )

  test.each(TRACKS)('draws the track of %s as trace does (%s)', async (_, name, text) => {
    const answer = await json(name, text)
    expect(answer.check).toBeNull()
    expect(answer.duration_hours).toBe(18)
    const { output } = await run(['trace', file(name, text), '--format', 'json'], {
      open: fakeSea().open,
    })
    expect(answer.distance_km).toBe(JSON.parse(output).distance_km)
  })

  test('has a line for each ship of a log, or the one that is named', async () => {
    const { output } = await checked('two.log', TWO_SHIPS)
    expect(output.split('\n').filter((line) => /^2\d{8} .* nm in 18 h/.test(line))).toHaveLength(2)
    const ships = await json('two.log', TWO_SHIPS)
    expect(ships.map(({ ship }: { ship: string }) => ship)).toEqual(['244660000', '211000001'])
    expect((await json('two.log', TWO_SHIPS, '--ship', '211000001')).fixes.given).toBe(3)
    const csv = `mmsi,time,lat,lon\n${[1, 2].flatMap((ship) => ROUTE.map(([lon, lat], at) => `${ship},2026-03-0${at + 1},${lat},${lon}`)).join('\n')}\n`
    expect(await json('ais.csv', csv)).toHaveLength(2)
  })

  test('has a line for each ship also where no report has a time', async () => {
    const ships = await json('two.nmea', TWO_SHIPS.replaceAll(/^.*?!|\s+\d+$/gm, '!'))
    expect(ships.map(({ ship }: { ship: string }) => ship)).toEqual(['244660000', '211000001'])
    const csv = `mmsi,lat,lon\n${[1, 2].flatMap((ship) => ROUTE.map(([lon, lat]) => `${ship},${lat},${lon}`)).join('\n')}\n`
    const rows = await json('ais.csv', csv)
    expect(rows.map(({ ship, check }: { ship: string; check: unknown }) => [ship, check])).toEqual([
      ['1', expect.anything()],
      ['2', expect.anything()],
    ])
  })

  test('reads the standard input, a file or a table', async () => {
    for (const text of [ROUTES[0]![2], TABLES[0]![1]]) {
      const { output, error } = await run(['check', '-', '--format', 'json'], {
        open: fakeSea().open,
        input: text,
      })
      expect(error).toBeNull()
      expect(JSON.parse(output).fixes.given).toBe(3)
    }
  })

  test('says what a route is to a ship', async () => {
    const { output, notes } = await checked(
      'j.rtz',
      ROUTES.find(([program]) => program.startsWith('RTZ 1.2'))![2],
      '--speed',
      '12kn',
    )
    expect(notes).toContain('The schedule (times and speeds) is not used.')
    expect(output).toMatch(/Route {7}Vincent - Tarifa, 3 waypoints/)
    expect(output).toMatch(/Rhumb lines +\d+\.\d nm/)
    expect(output).toMatch(/Time {8}.* at 12 kn/)
    expect(output).toMatch(/1 {2}1-2 /)
    expect(output).toContain('Shortest')
  })

  test('draws the route beside the shortest, which it does not take for a route itself', async () => {
    const { output } = await checked('a.gpx', ROUTES[0]![2], '--format', 'geojson')
    const { features } = JSON.parse(output)
    expect(features.map((one: { properties: { kind: string } }) => one.properties.kind)).toEqual([
      'route',
      'shortest',
    ])
    const again = await json('again.geojson', output)
    expect(again.check.rhumb_km).toBeCloseTo(
      JSON.parse((await checked('a.gpx', ROUTES[0]![2], '--format', 'json')).output).check.rhumb_km,
      1,
    )
  })

  const AROUND = [178, 182, 185]
  test.each([
    ['a.csv', `lat,lon\n${AROUND.map((lon) => `-17,${lon}`).join('\n')}\n`],
    ['letters.csv', `lat,lon\n${AROUND.map((lon) => `17 S,${lon} E`).join('\n')}\n`],
    [
      'a.gpx',
      `<gpx><rte>${AROUND.map((lon) => `<rtept lat="-17" lon="${lon}"/>`).join('')}</rte></gpx>`,
    ],
    [
      'a.geojson',
      JSON.stringify({ type: 'LineString', coordinates: AROUND.map((lon) => [lon, -17]) }),
    ],
  ])('takes longitudes up to 360 as going on past 180 (%s)', async (name, text) => {
    expect((await json(name, text)).check.rhumb_km).toBeCloseTo(745, 0)
  })

  test.each(REFUSED)('refuses %s in words (%s)', async (_, name, text, words) => {
    const { error } = await checked(name, text)
    expect(error).toBeInstanceOf(UsageError)
    expect(error!.message).toContain(words)
    expect(error!.message).toContain(name)
  })

  test.each([
    ['a.csv', 'origin,destination\nNLRTM,SGSIN\n', 'lat'],
    ['a.csv', 'lat,lon\n36,1\n', 'at least 2'],
    ['qgis.csv', 'WKT,id\n"LINESTRING (4 52,1 51)",1\n', 'column WKT'],
  ])('refuses a table that is no route (%#)', async (name, text, words) => {
    const { errors } = await checked(name, text)
    expect(errors).toContain(words)
  })
})
