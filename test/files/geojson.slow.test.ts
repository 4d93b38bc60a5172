import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { routeGeojson } from '../../src/files/geojson.js'
import { acrossThePacific, answerOf } from './answer.js'

describe('a route as GeoJSON', () => {
  test('contains the line, its alternatives, both ends and the ports along it', async () => {
    const { features } = routeGeojson(await acrossThePacific())
    const kinds = features.map(({ properties }) => properties['kind'])
    expect(kinds.slice(0, 4)).toEqual(['route', 'alternative', 'origin', 'destination'])
    expect(new Set(kinds.slice(4))).toEqual(new Set(['port']))
    expect(features[2]!.properties).toMatchObject({ name: 'Yokohama', unlocode: 'JPYOK' })
  })

  test.each(['unwrap', 'split', 'wrap'] as const)(
    'is cut at ±180° where the line meets it, if it came with %s',
    async (style) => {
      const { features } = routeGeojson(await acrossThePacific(style))
      const { type, coordinates } = features[0]!.geometry
      expect(type).toBe('MultiLineString')
      const [west, east] = coordinates as [number, number][][]
      expect(west!.at(-1)).toEqual([180, expect.closeTo(47.3, 0)])
      expect(east![0]).toEqual([-180, west!.at(-1)![1]])
      expect(east![1]![0]).toBeGreaterThan(-180)
    },
  )

  test('has only texts and numbers as properties, which every GIS format can hold', async () => {
    const { features } = routeGeojson(await acrossThePacific())
    for (const { properties } of features) {
      for (const [name, value] of Object.entries(properties)) {
        if (value !== null) expect(['string', 'number'], name).toContain(typeof value)
      }
    }
  })

  test('names the passages of a line in sailing order, as CSV does', async () => {
    const answer = await answerOf({
      origin: { unlocode: 'NLRTM' },
      destination: { unlocode: 'SGSIN' },
    })
    const [suez] = answer.passages
    const route = { ...answer, passages: [{ ...suez!, id: 'gibraltar' as const }, suez!] }
    expect(routeGeojson(route).features[0]!.properties['passages']).toBe('gibraltar suez')
  })

  test('has points between its corners, because maps join them with straight lines', async () => {
    const route = await acrossThePacific()
    const { features } = routeGeojson(route)
    const points = (features[0]!.geometry.coordinates as unknown[][]).flat().length
    expect(points).toBeGreaterThan(route.distance_km / 300)
  })

  test('has no property that docs/exchange-files.md does not explain', async () => {
    const explained = readFileSync('docs/exchange-files.md', 'utf8')
    const { features } = routeGeojson(await acrossThePacific())
    for (const name of features.flatMap(({ properties }) => Object.keys(properties))) {
      expect(explained).toContain(`\`${name}\``)
    }
  })

  test('names ends that are not ports by their coordinates', async () => {
    const [origin, destination] = [
      [-30.5, -12.25],
      [4, 52],
    ] as [number, number][]
    const route = await answerOf({
      origin: { coordinates: origin! },
      destination: { coordinates: destination! },
    })
    expect(routeGeojson(route).features[0]!.properties['name']).toBe(
      '12.250°S 30.500°W – 52.000°N 4.000°E',
    )
  })
})
