import { describe, expect, test } from 'vitest'
import { withAreas } from '../../../src/contract/pointers.js'
import { RouteRequestBody } from '../../../src/contract/schemas/route-request.js'
import { findProblems } from '../../../src/contract/validation/check.js'
import type { JsonSchema } from '../../../src/contract/validation/json-schema.js'

const RING = [
  [-12, 44],
  [-5, 44],
  [-5, 48],
  [-12, 44],
]
const WRONG = [
  [-12, 44],
  [-5, 440],
  [-5, 48],
]
const POLYGON = { type: 'Polygon', coordinates: [RING] }
const feature = (geometry: object, members: object = {}) => {
  return { type: 'Feature', properties: {}, geometry, ...members }
}

/** The areas of a request as they are checked, and the pointers of its faults. */
function checked(...areas: object[]) {
  const body = {
    origin: { port_id: 1 },
    destination: { port_id: 2 },
    avoid_areas: structuredClone(areas) as { mode?: string; name?: string }[],
  }
  const problems = findProblems(RouteRequestBody as JsonSchema, body)
  return { areas: body.avoid_areas, pointers: problems.map(({ pointer }) => pointer) }
}

describe('an area that is other GeoJSON than a polygon', () => {
  const multi = { type: 'MultiPolygon', coordinates: [[RING], [RING], [WRONG]] }

  test.each([
    [[multi], '#/avoid_areas/0/coordinates/2/0/1/1'],
    [[POLYGON, multi], '#/avoid_areas/1/coordinates/2/0/1/1'],
    [[feature(multi)], '#/avoid_areas/0/geometry/coordinates/2/0/1/1'],
    [
      [{ type: 'FeatureCollection', features: [feature(POLYGON), feature(multi)] }],
      '#/avoid_areas/0/features/1/geometry/coordinates/2/0/1/1',
    ],
    [
      [{ type: 'MultiPolygon', coordinates: [[RING], [RING]] }, { bbox: [0, 0, 1] }],
      '#/avoid_areas/1/bbox',
    ],
    [
      [feature(POLYGON), feature(POLYGON, { properties: { mode: 'detour' } })],
      '#/avoid_areas/1/properties/mode',
    ],
    [
      [
        { type: 'MultiPolygon', coordinates: [[RING], [RING]] },
        { type: 'Point', coordinates: [] },
      ],
      '#/avoid_areas/1/type',
    ],
  ])('has its faults where the request has them', (areas, pointer) => {
    expect(checked(...areas).pointers).toEqual([pointer])
  })

  test.each([
    ['beside the type of a feature', feature(POLYGON, { mode: 'penalise', name: 'Ice' })],
    ['in the properties', feature(POLYGON, { properties: { mode: 'penalise', name: 'Ice' } })],
    [
      'in the properties, before those beside the type',
      feature(POLYGON, {
        mode: 'forbid',
        name: 'Sea',
        properties: { mode: 'penalise', name: 'Ice' },
      }),
    ],
    [
      'beside the type of a collection',
      { type: 'FeatureCollection', mode: 'penalise', name: 'Ice', features: [feature(POLYGON)] },
    ],
    ['beside the coordinates', { ...POLYGON, mode: 'penalise', name: 'Ice' }],
  ])('has the mode and the name that stand %s', (_, area) => {
    const { areas, pointers } = checked(area)
    expect(pointers).toEqual([])
    expect(areas).toMatchObject([{ type: 'Polygon', mode: 'penalise', name: 'Ice' }])
  })

  test('has errors and warnings of its route where the request has it', () => {
    const { areas } = checked(feature(multi), POLYGON)
    const layout = withAreas({ 'constraints.polygons': '#/avoid_areas' }, areas)
    expect(layout['constraints.polygons[1]']).toBe('#/avoid_areas/0/geometry/coordinates/1')
    expect(layout['constraints.polygons[3]']).toBe('#/avoid_areas/1')
    expect(layout['constraints.polygons[3].rings']).toBe('#/avoid_areas/1/coordinates')
  })
})
