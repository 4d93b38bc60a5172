import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, test } from 'vitest'
import type { Route } from '../../src/client/index.js'
import { routeGpx } from '../../src/files/gpx.js'
import { routeKml } from '../../src/files/kml.js'
import { routeRtz } from '../../src/files/rtz.js'
import { escapeXml } from '../../src/files/xml.js'
import { acrossThePacific } from './answer.js'

const LISTS = ['rtept', 'trk', 'trkseg', 'trkpt', 'Placemark']
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => LISTS.includes(name),
})

function parse(text: string) {
  expect(XMLValidator.validate(text)).toBe(true)
  return parser.parse(text)
}

const NASTY = 'A&B <Port> "of" d\'Or\u0000'

function renamed(route: Route, name: string): Route {
  return { ...route, origin: { ...route.origin, port: { ...route.origin.port!, name } } }
}

describe('a route as GPX', () => {
  test('has the waypoints as a route and each line as a track', async () => {
    const route = await acrossThePacific()
    const { gpx } = parse(routeGpx(route))
    expect(gpx).toMatchObject({ version: '1.1', xmlns: 'http://www.topografix.com/GPX/1/1' })
    const [first, second] = gpx.rte.rtept
    const last = gpx.rte.rtept.at(-1)
    expect([first.name, first.desc]).toEqual(['JPYOK', 'Yokohama'])
    expect([last.name, last.desc]).toEqual(['USLAX', 'Los Angeles'])
    expect(second.name).toBe('WP001')
    expect(gpx.trk.map((track: { name: string }) => track.name)).toEqual([
      'Yokohama – Los Angeles',
      'Yokohama – Los Angeles, alternative 1',
    ])
    expect(Object.keys(gpx).filter((name) => ['metadata', 'rte', 'trk'].includes(name))).toEqual([
      'metadata',
      'rte',
      'trk',
    ])
  })

  test('has longitudes from -180 to below 180, as its schema requires', async () => {
    const { gpx } = parse(routeGpx(await acrossThePacific()))
    const [west, east] = gpx.trk[0].trkseg
    const points = [...west.trkpt, ...east.trkpt, ...gpx.rte.rtept]
    for (const { lon, lat } of points) {
      expect(Number(lon)).toBeGreaterThanOrEqual(-180)
      expect(Number(lon)).toBeLessThan(180)
      expect(Math.abs(Number(lat))).toBeLessThanOrEqual(90)
    }
    expect([west.trkpt.at(-1).lon, east.trkpt[0].lon]).toEqual(['179.999999', '-180'])
  })
})

describe('a route as RTZ', () => {
  test('has the same points, joined by rhumb lines', async () => {
    const answer = await acrossThePacific()
    const { route } = parse(routeRtz(answer))
    expect(route).toMatchObject({
      version: '1.2',
      xmlns: 'http://www.cirm.org/RTZ/1/2',
      routeInfo: { routeName: 'Yokohama – Los Angeles' },
    })
    const points = route.waypoints.waypoint
    expect(points).toHaveLength(parse(routeGpx(answer)).gpx.rte.rtept.length)
    expect(points[0]).toMatchObject({ id: '1', name: 'Yokohama' })
    expect(points[0]).not.toHaveProperty('leg')
    expect(points.at(-1)).toMatchObject({
      id: String(points.length),
      name: 'Los Angeles',
      leg: { geometryType: 'Loxodrome' },
    })
  })
})

describe('a route as KML', () => {
  test('has its lines in parts that end at ±180°, then its ends and ports', async () => {
    const route = await acrossThePacific()
    const { kml } = parse(routeKml(route))
    const [line, , origin, destination] = kml.Document.Placemark
    expect(kml.Document.Placemark).toHaveLength(4 + route.ports!.length)
    const [west, east] = line.MultiGeometry.LineString.map((part: { coordinates: string }) =>
      part.coordinates.split(' ').map((pair) => pair.split(',').map(Number)),
    )
    expect([west.at(-1)[0], east[0][0]]).toEqual([180, -180])
    expect([origin.name, destination.name]).toEqual(['Yokohama', 'Los Angeles'])
    expect(origin.Point.coordinates).toBe(route.origin.snapped.coordinates.join(','))
  })
})

describe('names in XML', () => {
  test.each([
    ['GPX', routeGpx],
    ['KML', routeKml],
    ['RTZ', routeRtz],
  ])('come back from %s as they were, except for what XML cannot contain', async (_, write) => {
    const text = write(renamed(await acrossThePacific(), NASTY))
    expect(JSON.stringify(parse(text))).toContain(
      JSON.stringify(`${NASTY.replace('\0', '\ufffd')} – Los Angeles`),
    )
  })

  test('lose halves of surrogate pairs and keep whole ones', () => {
    expect(escapeXml('\ud800 🚢 é')).toBe('\ufffd 🚢 é')
  })
})
