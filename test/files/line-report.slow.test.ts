import { expect, test } from 'vitest'
import { lineReport } from '../../src/files/line-report.js'
import { readOverlay } from '../../src/planning/closures/overlay.js'
import { acrossThePacific } from './answer.js'

const DETAILS = { what: 'The bar has 3 m', version: '0.1.0', link: 'https://a.example/?from=NLRTM' }
const ENDS = { origin: { unlocode: 'NLRTM' }, destination: { unlocode: 'SGSIN' } }
const RING: [number, number][] = [
  [4, 51],
  [5, 51],
  [5, 52],
  [4, 51],
]

test('a report has the line, the words, the request and the versions', async () => {
  const route = await acrossThePacific()
  const report = lineReport(route, { ...DETAILS, request: ENDS })
  expect(report.features).toHaveLength(1)
  expect(report.features[0]).toMatchObject({
    geometry: { type: expect.stringContaining('LineString') },
    properties: {
      report: 'The bar has 3 m',
      path: '/calculate-route',
      request: ENDS,
      data_version: route.data_version,
      software_version: '0.1.0',
      link: DETAILS.link,
    },
  })
  const stops = { stops: [ENDS.origin, ENDS.destination] }
  const [line] = lineReport(route, { ...DETAILS, request: stops }).features
  expect(line!.properties).toMatchObject({ path: '/v1/voyages' })
})

test('a report is an overlay of the areas that its request avoids', async () => {
  const avoid_areas = [
    { type: 'Polygon' as const, coordinates: [RING], name: 'Bar' },
    { bbox: [179, 10, -179, 11] as [number, number, number, number], mode: 'penalise' as const },
  ]
  const report = lineReport(await acrossThePacific(), {
    ...DETAILS,
    request: { ...ENDS, avoid_areas },
  })
  const { areas, closed } = readOverlay(JSON.parse(JSON.stringify(report)))
  expect(areas.map(({ name, mode }) => [name, mode])).toEqual([
    ['Bar', 'forbid'],
    ['Proposal', 'penalise'],
  ])
  expect(areas[0]!.rings).toEqual([RING])
  expect(areas[1]!.rings[0]!.slice(0, 2)).toEqual([
    [179, 10],
    [181, 10],
  ])
  expect(closed).toEqual([])
})
