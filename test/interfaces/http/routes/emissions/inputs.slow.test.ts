import { describe, expect, test } from 'vitest'
import type { EstimateBody } from '../../../../../src/contract/schemas/emissions/emissions-answer.js'
import { CLOSED_BY_DEFAULT, PASSAGES } from '../../../../../src/engine/routing/request.js'
import { CARGO, codesOf, ESTIMATE, emissionsService, ROUTE } from './support.js'

const SHIP = { type: 'container', capacity_teu: 4000 }

/**
 * Parts of an answer that may differ between any two estimates, and parts that follow from the
 * emissions.
 */
const ALWAYS = [
  ...['id', 'calculated_at', 'digest', 'asked'],
  ...['alternatives', 'uncertainty', 'deviations'],
]

/** The text of a part, without the noise of double precision. */
function textOf(part: unknown): string {
  return JSON.stringify(part, (_, value) =>
    typeof value === 'number' ? Number(value.toPrecision(9)) : value,
  )
}

/** Names of the parts in which two answers differ. */
function differences(a: EstimateBody, b: EstimateBody): string[] {
  const parts = Object.keys(a) as (keyof EstimateBody)[]
  const different = parts.filter((part) => textOf(a[part]) !== textOf(b[part]))
  return different.filter((part) => !ALWAYS.includes(part)).sort()
}

const AMOUNTS = ['activity', 'emissions', 'parts', 'steps']
const FACTOR = ['data_quality', 'emissions', 'factor', 'intensity', 'parts', 'steps']

describe('every input changes what it should and nothing else', () => {
  const CASES: readonly (readonly [string, object, object, string[]])[] = [
    ['cargo.teu', {}, { cargo: { teu: 20 } }, [...AMOUNTS, 'energy_carriers']],
    ['cargo.mass_tonnes', {}, { cargo: { mass_tonnes: 7 } }, [...AMOUNTS, 'energy_carriers']],
    [
      'cargo.container_type',
      { cargo: { mass_tonnes: 90 } },
      { cargo: { mass_tonnes: 90, container_type: 'heavy' } },
      [...AMOUNTS, 'energy_carriers'],
    ],
    [
      'cargo.reefer',
      {},
      { cargo: { ...CARGO, reefer: true } },
      ['activity', 'data_quality', 'emissions', 'energy_carriers', 'intensity', 'parts', 'steps'],
    ],
    ['vessel.name of the same ship', {}, { vessel: SHIP }, []],
    [
      'vessel.capacity_teu of another class',
      {},
      { vessel: { ...SHIP, capacity_teu: 2500 } },
      // Passages that are too small for the ship affect the distance.
      [
        ...['distance', 'emissions', 'energy_carriers', 'factor', 'indicators', 'intensity'],
        ...['parts', 'steps'],
      ],
    ],
    [
      'vessel.deadweight_tonnes',
      { vessel: { type: 'general_cargo' } },
      { vessel: { type: 'general_cargo', deadweight_tonnes: 12_000 } },
      ['distance', 'emissions', 'factor', 'intensity', 'parts', 'steps'],
    ],
    [
      'vessel.type',
      { vessel: { type: 'ro_ro' } },
      { vessel: { type: 'vehicle_carrier' } },
      ['distance', 'emissions', 'factor', 'intensity', 'parts', 'steps'],
    ],
    [
      'vessel.fuel_type',
      {},
      { vessel: { ...SHIP, fuel_type: 'MGO' } },
      [
        ...['data_quality', 'emissions', 'energy_carriers', 'factor', 'indicators'],
        ...['intensity', 'parts', 'steps'],
      ],
    ],
    ['vessel.name', {}, { vessel: { ...SHIP, name: 'Emma' } }, ['vessel']],
    ['vessel.imo', {}, { vessel: { ...SHIP, imo: '9260419' } }, ['vessel']],
    [
      'calculation.boundary',
      {},
      { calculation: { boundary: 'WTT' } },
      ['boundary', 'emissions', 'factor', 'intensity'],
    ],
    [
      'calculation.method',
      {},
      { calculation: { method: 'default_maritime' } },
      [
        ...FACTOR,
        'activity',
        'energy_carriers',
        'gwp',
        'indicators',
        'method',
        'method_reason',
        'method_requested',
      ],
    ],
    ['framework', {}, { framework: { name: 'ISO 14083', version: '2023' } }, ['framework']],
    ['framework.version', {}, { framework: { version: '3.2' } }, ['framework']],
    ['carrier without a row', {}, { carrier: { code: 'MAEU' } }, ['method_reason']],
    ['carbon', {}, { carbon: { year: 2030 } }, ['carbon']],
    ['route.resolution_km', {}, { route: { ...ROUTE, resolution_km: 5 } }, []],
  ]

  test('in the answer', async () => {
    const { estimate } = await emissionsService()
    const base = { cargo: CARGO, vessel: SHIP }
    for (const [input, before, after, expected] of CASES) {
      const a = await estimate({ ...base, ...before })
      const b = await estimate({ ...base, ...after })
      expect(differences(a, b), input).toEqual([...expected].sort())
    }
  })

  test('route.resolution_km and every passage of route.avoid reach the engine', async () => {
    const { estimate, router } = await emissionsService()
    for (const passage of PASSAGES) {
      await estimate({ route: { ...ROUTE, avoid: [passage], resolution_km: 10 } })
      const { closed, resolutionKm, avoidAreas } = router.asked.at(-1)!
      expect(closed).toContain(passage)
      expect([resolutionKm, avoidAreas]).toEqual([10, []])
    }
    await estimate({ route: { ...ROUTE, avoid: ['seca', 'piracy'] } })
    expect(router.asked.at(-1)!.avoidAreas).toEqual(['eca', 'piracy'])
    expect(router.asked.at(-1)!.closed!.toSorted()).toEqual([...CLOSED_BY_DEFAULT].sort())
  })

  test('a route closes canals and opens passages by the fields of a route request', async () => {
    const { estimate, router } = await emissionsService()
    const route = { ...ROUTE, suez: false, allow: ['northeast'], avoid: ['northwest'] }
    const { warnings } = await estimate({ cargo: CARGO, route })
    expect(warnings).toMatchObject([{ code: 'vessel_assumed', pointer: '#/vessel/type' }])
    expect(router.asked.at(-1)!.closed).toEqual(expect.arrayContaining(['suez', 'northwest']))
    expect(router.asked.at(-1)!.closed).not.toContain('northeast')
    const both = await estimate({
      cargo: CARGO,
      route: { ...ROUTE, allow: ['corinth'], avoid: ['corinth'] },
    })
    expect(both.warnings).toContainEqual(
      expect.objectContaining({ code: 'contradiction', pointer: '#/route/allow' }),
    )
  })

  test("the ship's size class closes the canals that it exceeds", async () => {
    const { estimate, router } = await emissionsService()
    const vessel = { type: 'container', capacity_teu: 20_000 }
    const { distance, warnings } = await estimate({ cargo: CARGO, vessel })
    expect(distance.closed_by_vessel).toEqual(expect.arrayContaining(['panama', 'kiel']))
    expect(router.asked[0]!.closed).toEqual(expect.arrayContaining(['panama', 'kiel']))
    expect(warnings).toEqual([])
  })

  test('an empty cargo and an empty carrier have no effect, as if absent', async () => {
    const { estimate } = await emissionsService()
    const plain = await estimate({})
    const empty = await estimate({ cargo: {}, carrier: {} })
    expect([empty.emissions, codesOf(empty)]).toEqual([plain.emissions, codesOf(plain)])
  })

  test.each([
    { containers: '2x40HC+1x20DV' },
    { containers: ['2x40HC', '1x20DV'] },
    { teu: '2x40HC + 1x20DV' },
  ])('containers with their types are read as their type: %j', async (cargo) => {
    const { estimate } = await emissionsService()
    const meant = await estimate({ cargo: { container_type: '2x40HC+1x20DV' } })
    const { activity, emissions } = await estimate({ cargo })
    expect(activity.teu).toBe(5)
    expect({ activity, emissions }).toEqual({
      activity: meant.activity,
      emissions: meant.emissions,
    })
  })

  test('warns about known fields without effect', async () => {
    const { estimate } = await emissionsService()
    const body = await estimate({
      cargo: { teu: 1, container_type: 'barrel' },
      vessel: { type: 'ferry', imo: 9260418, deadweight_tonnes: 900, fuel_type: 'LNG' },
      fule: {},
    })
    expect(codesOf(body)).toEqual([
      'unknown_field',
      'imo_check_digit',
      'unknown_container_type',
      'fuel_type_not_used',
      'size_not_used',
    ])
  })
})

describe('areas that a caller draws', () => {
  const box = (bbox: number[], mode?: string) => ({ bbox, ...(mode && { mode }) })

  test('reach the engine, and have no effect on a given distance', async () => {
    const { estimate, router } = await emissionsService()
    const avoid_areas = [box([40, 10, 50, 15], 'penalise')]
    await estimate({ route: { ...ROUTE, avoid_areas } })
    expect(router.asked.at(-1)!.avoidPolygons).toMatchObject([{ mode: 'penalise' }])
    const known = await estimate({
      route: { distance_km: 9000, distance_type: 'sfd', avoid_areas },
    })
    expect(known.warnings[0]).toMatchObject({
      code: 'not_used',
      pointer: '#/route/avoid_areas',
    })
  })

  test('are rejected if they are not boxes', async () => {
    const { post } = await emissionsService()
    const route = { ...ROUTE, avoid_areas: [box([0, 0, 1, 1]), box([0, 9, 1, 3])] }
    const { errors } = (await post(ESTIMATE, { route })).json()
    expect(errors).toMatchObject([{ pointer: '#/route/avoid_areas/1/bbox' }])
  })
})
