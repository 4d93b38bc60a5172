import { describe, expect, test } from 'vitest'
import {
  chosenRoute,
  RouteFileError,
  readRouteFile,
  textOf,
} from '../../../src/files/read/read-route.js'
import { REFUSED, ROUTE, ROUTES, TRACKS, TWO_SHIPS } from './shapes.js'

const linesOf = async (text: string) => (await readRouteFile(text))!.lines

describe('a route file', () => {
  test.each(ROUTES)('of %s is read point by point (%s)', async (_, __, text, great = false) => {
    const { points } = chosenRoute(await linesOf(text))
    const places = points.map(({ position }) => position.map((one) => Number(one.toFixed(6))))
    // Parts of one line share their ends.
    expect(places.filter((one, at) => String(one) !== String(places[at - 1]))).toEqual(ROUTE)
    expect(points.every(({ line }) => line === (great ? 'great_circle' : undefined))).toBe(true)
  })

  test('is found by its name or number among several', async () => {
    const lines = await linesOf(REFUSED.find(([what]) => what === 'two routes')![2])
    expect(chosenRoute(lines, 'Home').points[0]!.position).toEqual([1, 5])
    expect(chosenRoute(lines, '1').name).toBe('Out')
    expect(() => chosenRoute(lines, 'Away')).toThrow('has no route "Away". It has: Out (2 points)')
  })

  test('that would take a gigabyte and more is refused before it is parsed', async () => {
    const gpx = `<gpx><rte><name>${'a'.repeat(32_000_000)}</name></rte></gpx>`
    const json = `{"type":"LineString","note":"${'a'.repeat(32_000_000)}"}`
    for (const text of [gpx, json]) {
      await expect(readRouteFile(text)).rejects.toThrow(
        'has more than 32 million characters. Export',
      )
    }
  })

  test('of GPX may have an empty route before its track', async () => {
    const track = '<trk><trkseg><trkpt lat="1" lon="5"/><trkpt lat="2" lon="6"/></trkseg></trk>'
    const lines = await linesOf(`<gpx><rte><name>Empty</name></rte>${track}</gpx>`)
    expect(lines.map(({ kind, points }) => [kind, points.length])).toEqual([['track', 2]])
  })

  test('in UTF-16 and in windows-1252 is text', () => {
    const utf16 = Uint8Array.from([0xff, 0xfe, ...Buffer.from('<gpx/>', 'utf16le')])
    expect(textOf(utf16)).toBe('<gpx/>')
    expect(textOf(Uint8Array.from([0x4b, 0xf6, 0x6c, 0x6e]))).toBe('Köln')
  })

  test('says what of it is not used', async () => {
    const notes = await Promise.all(
      ROUTES.map(async ([program, , text]) => [program, (await readRouteFile(text))!.notes.length]),
    )
    expect(notes.filter(([, count]) => count === 1).map(([program]) => program)).toEqual([
      'OpenCPN',
      'RTZ 1.2 (Wärtsilä)',
    ])
  })
})

describe('a track file', () => {
  test.each(TRACKS)('of %s has its times (%s)', async (_, file, text) => {
    const [line, ...others] = await linesOf(text)
    expect(others).toEqual([])
    expect(line!.points.map(({ time }) => Date.parse(String(time)) / 3_600_000)).toEqual(
      [6, 12, 24].map((hour) => Date.parse('2026-03-01T00:00:00Z') / 3_600_000 + hour),
    )
    const digits = file === 'g.ais' ? 2 : 5
    for (const [at, { position }] of line!.points.entries()) {
      expect(position[0]).toBeCloseTo(ROUTE[at]![0], digits)
      expect(position[1]).toBeCloseTo(ROUTE[at]![1], digits)
    }
  })

  test('of AIS has a line for each ship', async () => {
    const lines = await linesOf(TWO_SHIPS)
    expect(lines.map(({ about, points }) => [about['mmsi'], points.length])).toEqual([
      ['244660000', 3],
      ['211000001', 3],
    ])
  })

  test('of AIS without a position, or with a wrong checksum, is not used, and told', async () => {
    const damaged = TWO_SHIPS.replace(/\*\w\w$/gm, '*00')
    const file = (await readRouteFile(`${damaged}\n${TWO_SHIPS}`))!
    expect(file.notes).toEqual(['Sentences with a wrong checksum, which are not used: 6.'])
    expect(file.lines[0]!.points).toHaveLength(3)
  })
})

describe('another file', () => {
  test.each(REFUSED)('%s is refused in words (%s)', async (_, file, text, words) => {
    const read = readRouteFile(text).then((found) => chosenRoute(found!.lines))
    const error = await read.catch((fault) => fault)
    expect(error).toBeInstanceOf(RouteFileError)
    expect(error.of(file)).toContain(words)
    expect(error.of(file)).toMatch(/^[a-p]\.\w+(:| is| has| only)/)
  })

  test('may be a table', async () => {
    expect(await readRouteFile('lat,lon\n1,2\n')).toBeNull()
  })
})
