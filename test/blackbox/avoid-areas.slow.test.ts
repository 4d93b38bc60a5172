import { describe, expect, test } from 'vitest'
import { at, startRealService } from './real-sea.js'

const BISCAY = [
  [-12, 44],
  [-5, 44],
  [-5, 48],
  [-12, 48],
  [-12, 44],
]
const POLYGON = { type: 'Polygon', coordinates: [BISCAY] }
const ROUTE = { origin: at('rotterdam'), destination: at('barcelona') }

async function real() {
  const service = await startRealService()
  const token = await service.token('a')
  return {
    ask: (path: string, json: object) => service.ask(path, { token, json }),
    route: (json: object) =>
      service.ask('/calculate-route', { token, json: { ...ROUTE, ...json } }),
    used: () => service.used(token),
  }
}

describe('an area that the caller draws', () => {
  test('is avoided, as a polygon and as a box, in routes, voyages and matrices', async () => {
    const { ask, route, used } = await real()
    const plain = await route({})
    const polygon = await route({ avoid_areas: [{ ...POLYGON, name: 'Biscay' }] })
    const box = await route({ avoid_areas: [{ bbox: [-12, 44, -5, 48] }] })
    expect([polygon.status, box.status]).toEqual([200, 200])
    expect(polygon.body.distance_km).toBeGreaterThan(plain.body.distance_km + 50)
    expect(box.body.distance_km).toBe(polygon.body.distance_km)
    expect(polygon.body.avoid_areas).toEqual([{ name: 'Biscay', mode: 'forbid', distance_km: 0 }])
    expect(polygon.body.options.avoid_areas).toEqual([
      { name: 'Biscay', mode: 'forbid', bbox: [-12, 44, -5, 48] },
    ])
    expect([plain.body.avoid_areas, plain.body.options.avoid_areas]).toEqual([undefined, []])
    const { body: voyage } = await ask('/v1/voyages', {
      stops: [ROUTE.origin, ROUTE.destination],
      avoid_areas: [POLYGON],
    })
    expect(voyage.legs[0].distance_km).toBe(polygon.body.distance_km)
    const { body: matrix } = await ask('/calculate-matrix', {
      origins: [ROUTE.origin],
      destinations: [ROUTE.destination],
      avoid_areas: [POLYGON],
    })
    expect(matrix.distances_km).toEqual([[polygon.body.distance_km]])
    expect(await used()).toBe(5)
  })

  test('that crosses 180 degrees is the same in one piece, in two, or in a feature', async () => {
    const { route } = await real()
    const box = (west: number, east: number) => [
      [west, -20, 12],
      [east, -20],
      [east, 30],
      [west, 30],
      [west, -20],
    ]
    const cut = { type: 'MultiPolygon', coordinates: [[box(170, 180)], [box(-180, -170)]] }
    const properties = { name: 'Strip', mode: 'forbid', colour: 'red' }
    const feature = { type: 'Feature', bbox: [170, -20, -170, 30], properties, geometry: cut }
    const shapes = [
      { type: 'Polygon', coordinates: [box(170, 190)] },
      { type: 'Polygon', coordinates: [box(170, -170)] },
      cut,
      { type: 'FeatureCollection', features: [feature] },
    ]
    const ends = { origin: { unlocode: 'AUSYD' }, destination: { unlocode: 'USLAX' } }
    const answers = await Promise.all(
      shapes.map((shape) => route({ ...ends, avoid_areas: [shape] })),
    )
    const [whole, ...others] = answers.map(({ body }) => body.distance_km as number)
    expect(whole).toBeGreaterThan((await route(ends)).body.distance_km + 50)
    expect(others).toEqual([whole, whole, whole])
    expect(answers[3]!.body.avoid_areas).toEqual([
      { name: 'Strip', mode: 'forbid', distance_km: 0 },
      { name: 'Strip', mode: 'forbid', distance_km: 0 },
    ])
  })

  test('that is penalised may be crossed, and the answer says for how many kilometres', async () => {
    const { route } = await real()
    const inside = { coordinates: [-8, 46] }
    const { body } = await route({
      destination: inside,
      avoid_areas: [{ ...POLYGON, mode: 'penalise' }],
    })
    const [area] = body.avoid_areas
    expect(area.distance_km).toBeGreaterThan(100)
    expect(body.warnings).toContainEqual(
      expect.objectContaining({
        code: 'area_not_avoided',
        pointer: '#/avoid_areas/0',
        detail: expect.stringContaining(`${area.distance_km} km of the route lie inside this area`),
      }),
    )
  })

  test('that contains an endpoint, or leaves no route, is rejected without a charge', async () => {
    const { route, used } = await real()
    const held = await route({ destination: { coordinates: [-8, 46] }, avoid_areas: [POLYGON] })
    expect([held.status, held.body.code]).toEqual([422, 'point_forbidden'])
    expect(held.body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      ...['#/destination', '#/avoid_areas/0'],
    ])
    const wall = await route({
      destination: at('newYork'),
      avoid_areas: [{ bbox: [-30, -90, -29, 90] }, { bbox: [100, -90, 101, 90] }],
    })
    expect([wall.status, wall.body.code]).toEqual([422, 'no_route'])
    expect(wall.body.errors[0].pointer).toBe('#/avoid_areas')
    expect(await used()).toBe(0)
  })

  test.each([
    [[{}], '#/avoid_areas/0', 'required'],
    [[{ type: 'Polygon' }], '#/avoid_areas/0/coordinates', 'required'],
    [[{ ...POLYGON, bbox: [0, 0, 1, 1] }], '#/avoid_areas/0', 'not_allowed'],
    [[{ bbox: [0, 0, 1] }], '#/avoid_areas/0/bbox', 'too_short'],
    [[{ bbox: [-30, 30, -30, 60] }], '#/avoid_areas/0/bbox', 'out_of_range'],
    [[{ bbox: [0, 5, 1, 5] }], '#/avoid_areas/0/bbox', 'out_of_range'],
    [[{ ...POLYGON, mode: 'detour' }], '#/avoid_areas/0/mode', 'not_allowed'],
    [[{ type: 'Point', coordinates: [] }], '#/avoid_areas/0/type', 'not_allowed'],
    [[{ type: 'Polygon', coordinates: [] }], '#/avoid_areas/0/coordinates', 'out_of_range'],
    [
      [
        {
          type: 'Polygon',
          coordinates: [
            [
              [0, 0],
              [1, 1],
            ],
          ],
        },
      ],
      '#/avoid_areas/0/coordinates/0',
      'out_of_range',
    ],
    [
      [
        {
          type: 'Polygon',
          coordinates: [
            [
              [0, 0],
              [4, 4],
              [4, 0],
              [0, 4],
            ],
          ],
        },
      ],
      '#/avoid_areas/0/coordinates/0',
      'out_of_range',
    ],
    [Array(21).fill(POLYGON), '#/avoid_areas', 'too_long'],
  ])('%j is rejected at its place', async (avoid_areas, pointer, code) => {
    const { route } = await real()
    const { status, body } = await route({ avoid_areas })
    expect([status, body.code]).toEqual([422, 'validation_failed'])
    expect(body.errors[0]).toMatchObject({ pointer, code })
  })

  test('may have 500 vertices, and twenty may be given', async () => {
    const { route } = await real()
    const ring = (lon: number, vertices: number) =>
      Array.from({ length: vertices }, (_, n) => {
        const angle = (2 * Math.PI * n) / vertices
        return [lon + Math.cos(angle), -40 + Math.sin(angle)]
      })
    const areas = Array.from({ length: 20 }, (_, n) => ({
      type: 'Polygon',
      coordinates: [ring(-30 + 3 * n, 500)],
    }))
    const plain = await route({})
    const { status, body } = await route({ avoid_areas: areas })
    expect([status, body.distance_km]).toEqual([200, plain.body.distance_km])
    const tooMany = await route({ avoid_areas: [{ ...POLYGON, coordinates: [ring(0, 502)] }] })
    expect(tooMany.status).toBe(422)
    const costly = await route({
      avoid_areas: areas.map((area) => ({ ...area, mode: 'penalise' })),
    })
    expect([costly.status, costly.body.code]).toEqual([422, 'validation_failed'])
    expect(costly.body.errors[0]).toMatchObject({
      pointer: '#/avoid_areas',
      detail: expect.stringContaining('at most 500 vertices'),
    })
  })
})

describe('areas that cannot be avoided', () => {
  test('cause a warning that names the option', async () => {
    const { route } = await real()
    const { body } = await route({ avoid: ['seca'] })
    expect(body.warnings).toContainEqual(
      expect.objectContaining({
        code: 'area_not_avoided',
        pointer: '#/avoid',
        detail: expect.stringContaining(
          `${body.eca.distance_km} km of the route lie inside emission control areas`,
        ),
      }),
    )
  })
})

describe('depth', () => {
  const deep = { type: 'tanker', draft_m: 20.4 }
  const ends = { origin: { unlocode: 'SAJUB' }, destination: { unlocode: 'JPYOK' } }
  const uses = (body: { passages: { id: string }[] }, id: string) =>
    body.passages.some((passage) => passage.id === id)

  test('causes a warning, or closes a strait that is too shallow if enforced', async () => {
    const { route } = await real()
    const warned = await route({ ...ends, vessel: deep })
    const enforced = await route({ ...ends, vessel: deep, depth: 'enforce' })
    expect(uses(warned.body, 'malacca')).toBe(true)
    expect(warned.body.warnings).toContainEqual(
      expect.objectContaining({ code: 'shallow_water', pointer: '#/vessel' }),
    )
    expect(warned.body.options.depth).toBe('warn')
    expect(enforced.body.options.depth).toBe('enforce')
    expect(enforced.body.distance_km).toBeGreaterThan(warned.body.distance_km)
  })

  test('above the limit of a strait closes it in every mode, and the warning says what that costs', async () => {
    const { route } = await real()
    const open = await route({ ...ends, vessel: deep })
    const { body } = await route({ ...ends, vessel: { ...deep, draft_m: 21 } })
    expect(uses(body, 'malacca')).toBe(false)
    expect(body.options.closed_by_vessel).toContain('malacca')
    const told = body.warnings.find(({ values }: { values?: { nm?: number } }) => values?.nm)
    expect(told).toMatchObject({ code: 'closed_by_vessel', pointer: '#/vessel' })
    expect(told.values.km).toBeCloseTo(body.distance_km - open.body.distance_km, -1)
  })
})
