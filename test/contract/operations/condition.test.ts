import { describe, expect, test } from 'vitest'
import { call } from '../../../src/contract/operations/operation.js'
import { route } from '../../../src/contract/operations/route.js'
import { voyage } from '../../../src/contract/operations/voyage.js'
import { operationTools } from './operation-tools.js'

const { tools } = operationTools()
const BULKER = { type: 'bulker', size_class: 'capesize' }
const STOPS = [
  { unlocode: 'NLRTM' },
  { unlocode: 'BRSSZ', operation: 'load', stay_hours: 24 },
  { unlocode: 'CNTAO', operation: 'discharge' },
]
const roundTrip = (vessel: object = BULKER, more: object = {}) =>
  call(voyage, { stops: STOPS, vessel, ...more }, tools)
const oneWay = (condition: string | undefined, vessel: object = BULKER) =>
  call(route, { origin: 'BRSSZ', destination: 'NLRTM', condition, vessel }, tools)

describe('a ship laden and in ballast', () => {
  test('is on each leg what its stops load and discharge', async () => {
    const { legs, conditions } = await roundTrip()
    expect(legs.map(({ condition }) => condition)).toEqual(['ballast', 'laden'])
    expect(conditions!.map((one) => [one.condition, one.distance_km])).toEqual([
      ['laden', legs[1]!.distance_km],
      ['ballast', legs[0]!.distance_km],
    ])
  })

  test('burns 15 to 30 % less in ballast by the model, which is said', async () => {
    const [laden, ballast] = [await oneWay('laden'), await oneWay('ballast')]
    const share = ballast.emissions!.fuel_tonnes / laden.emissions!.fuel_tonnes
    expect(share).toBeGreaterThan(0.7)
    expect(share).toBeLessThan(0.85)
    expect(ballast.emissions!.assumptions.join()).toMatch(/In ballast: a draught of .* is assumed/)
    expect(ballast.distance_km).toBe(laden.distance_km)
  })

  test('laden is what a request that says nothing gets', async () => {
    const [laden, unsaid] = [await oneWay('laden'), await oneWay(undefined)]
    expect(laden.emissions).toEqual(unsaid.emissions)
    expect(laden.duration_hours).toBe(unsaid.duration_hours)
    expect(unsaid).not.toHaveProperty('condition')
  })

  test('sails in ballast with the draught, fuel and speed that are given', async () => {
    const ballast = { draft_m: 9.5, fuel_tonnes_per_day: 31, speed_kn: 13.6 }
    const answer = await roundTrip({ ...BULKER, ballast }, { speed_kn: 12 })
    const [empty, full] = answer.legs
    expect([empty!.speed_kn, full!.speed_kn]).toEqual([13.6, 12])
    const days = empty!.distance_nm / 13.6 / 24
    expect(empty!.emissions!.fuel_tonnes).toBeCloseTo(31 * days, 0)
    expect(empty!.emissions!.fuel_source).toBe('request')
    expect(full!.emissions!.fuel_source).toBe('model')
  })

  test('a daily fuel laden is reduced in ballast as the model has it, which is said', async () => {
    const { legs } = await roundTrip({ ...BULKER, fuel_tonnes_per_day: 40 })
    const daily = legs.map(
      (leg) => leg.emissions!.fuel_tonnes / (leg.distance_nm / leg.speed_kn / 24),
    )
    expect(daily[1]).toBeCloseTo(40, 2)
    expect(daily[0]! / 40).toBeGreaterThan(0.65)
    expect(daily[0]! / 40).toBeLessThan(0.85)
    expect(legs[0]!.emissions!.assumptions.join()).toMatch(/In ballast: \d\d % of the daily fuel/)
  })

  test('the cargo bears the voyage in ballast, as ISO 14083 says', async () => {
    const { conditions, totals } = await roundTrip()
    const [laden, ballast] = conditions!
    expect(laden!.co2e_wtw_tonnes! + ballast!.co2e_wtw_tonnes!).toBeCloseTo(
      totals.co2e_wtw_tonnes!,
      3,
    )
    expect(laden!.allocated_co2e_wtw_tonnes).toBeCloseTo(totals.co2e_wtw_tonnes!, 3)
    expect(ballast!.allocated_co2e_wtw_tonnes).toBe(0)
  })

  test('is hindered more by wind in ballast than its displacement laden', async () => {
    const asked = { origin: 'NLRTM', destination: 'USNYC', vessel: BULKER, wind: true }
    const [laden, ballast] = [
      await call(route, { ...asked, condition: 'laden' }, tools),
      await call(route, { ...asked, condition: 'ballast' }, tools),
    ]
    const loss = ({ wind }: typeof laden) => wind!.months[0]!.speed_loss_percent
    expect(loss(ballast)).toBeGreaterThan(loss(laden))
  })

  test('what is said of ballast without a leg in ballast is warned of', async () => {
    const { warnings } = await oneWay('laden', { ...BULKER, ballast: { draft_m: 9 } })
    expect(warnings.map(({ pointer }) => pointer)).toContain('#/vessel/ballast')
  })

  test.each([
    [
      { stops: [STOPS[0], STOPS[1], { unlocode: 'CNTAO', condition: 'laden' }] },
      '/stops/2/condition',
    ],
    [
      { stops: [STOPS[0], { unlocode: 'BRSSZ', kind: 'via', operation: 'load' }, STOPS[2]] },
      '/stops/1/operation',
    ],
    [{ stops: STOPS, vessel: { ...BULKER, ballast: { draft_m: 40 } } }, '/vessel/ballast/draft_m'],
    [
      { stops: [{ unlocode: 'NLRTM', condition: 'ballast' }, ...STOPS.slice(1)], order: 'best' },
      '/stops/0/condition',
    ],
  ])('%j is refused at the field', async (body, pointer) => {
    await expect(call(voyage, body, tools)).rejects.toMatchObject({
      members: { errors: [expect.objectContaining({ pointer: `#${pointer}` })] },
    })
  })
})
