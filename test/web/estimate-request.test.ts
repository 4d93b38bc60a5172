import { expect, test } from 'vitest'
import { EMPTY_CARGO, readCargo } from '../../web/emissions/cargo.js'
import { cargoFaults } from '../../web/emissions/cargo-faults.js'
import { estimateRequest, type RouteOfPlan } from '../../web/emissions/estimate-request.js'
import { plainNumber } from '../../web/format/numbers.js'
import { routeKey } from '../../web/plan/answer-for-plan.js'
import type { OwnArea } from '../../web/plan/own-areas.js'
import { EMPTY_PLAN } from '../../web/plan/plan.js'
import { planRequest } from '../../web/plan/route-request.js'

const PLAN = { ...EMPTY_PLAN, from: { portId: 1 }, to: { portId: 2 } }

test('containers mean a container ship, and a capacity is never dropped', () => {
  const ofContainers = estimateRequest(PLAN, { ...EMPTY_CARGO, teu: 40 }, null)
  expect(ofContainers?.vessel).toEqual({ type: 'container' })
  const cargo = { ...EMPTY_CARGO, massTonnes: 5, capacity: 8000 }
  expect(estimateRequest(PLAN, cargo, null)?.vessel).toEqual({
    type: 'container',
    capacity_teu: 8000,
  })
})

test('the day of departure decides which rules apply, and its hour causes no new request', () => {
  const days = ['2027-03-01T08:00', '2027-03-01T20:00'].map((departure) => {
    const plan = { ...PLAN, departure }
    return [
      routeKey(planRequest(plan)!),
      estimateRequest(plan, { ...EMPTY_CARGO, teu: 1 }, null)?.route,
    ]
  })
  expect(days[0]).toMatchObject([
    expect.stringContaining('2027-03-01'),
    { depart_at: '2027-03-01' },
  ])
  expect(days[1]).toEqual(days[0])
})

const CARGO = { ...EMPTY_CARGO, teu: 1 }

test('a plan with a stop uses the length of the planned route, and waits for it', () => {
  const plan = { ...PLAN, stops: [{ place: { portId: 3 }, stayHours: null }] }
  expect(estimateRequest(plan, CARGO, null)).toBeNull()
  expect(estimateRequest(plan, CARGO, { distance_km: 14_000 })?.route).toMatchObject({
    distance_km: 14_000,
    distance_type: 'sfd',
  })
})

test('a plan clear of shallow water uses the length of the planned route, as an estimate has no draught', () => {
  const plan = { ...PLAN, vesselType: 'tanker' as const, avoidsShallows: true }
  const { route } = estimateRequest(plan, CARGO, { distance_km: 14_000 })!
  expect(route).toMatchObject({ distance_km: 14_000, distance_type: 'sfd' })
})

test('opened passages and drawn areas are those of the route that the service estimates', () => {
  const triangle: OwnArea = [
    [1, 1],
    [2, 1],
    [2, 2],
  ]
  const plan = { ...PLAN, opened: ['northeast' as const], ownAreas: [triangle] }
  const route = estimateRequest(plan, CARGO, null)?.route
  expect(route).toMatchObject({ allow: ['northeast'] })
  expect(route?.avoid_areas).toHaveLength(1)
  expect(route).not.toHaveProperty('distance_km')
})

test('a ship changes the route of an estimate only by the canals that are closed to it', () => {
  const plan = { ...PLAN, closed: ['suez' as const], vesselType: 'container' as const }
  expect(estimateRequest(plan, CARGO, null)).toBeNull()
  const options = { closed_by_vessel: ['panama'] } as NonNullable<RouteOfPlan['options']>
  const route = { distance_km: 14_000, options }
  expect(estimateRequest(plan, CARGO, route)?.route).toEqual(
    estimateRequest({ ...PLAN, closed: ['suez', 'panama'] }, CARGO, null)?.route,
  )
})

test('a fuel is that of the consumption, else that of the ship', () => {
  const ship = estimateRequest(PLAN, { ...CARGO, capacity: 8000, fuel: 'MGO' }, null)
  expect(ship?.vessel).toMatchObject({ fuel_type: 'MGO' })
  expect(ship).not.toHaveProperty('fuel')
  const burnt = estimateRequest(PLAN, { ...CARGO, consumedTonnes: 90, fuel: 'MGO' }, null)
  expect(burnt?.fuel).toEqual({ consumed_tonnes: 90, type: 'MGO' })
  expect(burnt?.vessel).not.toHaveProperty('fuel_type')
})

test('a consumption needs its fuel, also in a link', () => {
  expect(cargoFaults({ ...EMPTY_CARGO, consumedTonnes: 100 })).toEqual(['noFuel'])
  const read = (search: string) => readCargo(new URLSearchParams(search))
  expect(cargoFaults(read('consumed=100'))).toEqual(['noFuel'])
  expect(read('consumed=100&consumedfuel=VLSFO').fuel).toBe('VLSFO')
  expect(read('teu=1').fuel).toBeNull()
})

test('an empty cargo and an unknown container are faults', () => {
  expect(cargoFaults(EMPTY_CARGO)).toEqual(['noCargo'])
  expect(cargoFaults({ ...EMPTY_CARGO, teu: 1, containerType: 'banana' })).toEqual([
    'unknownContainer',
  ])
  expect(cargoFaults({ ...EMPTY_CARGO, teu: 1, containerType: '40HC' })).toEqual([])
  expect(cargoFaults({ ...EMPTY_CARGO, consumedTonnes: 100, fuel: 'HFO' })).toEqual([])
})

test.each([
  [15.530000000000001, '15.53'],
  [292.0464362850972, '292.046436'],
  [0.1 + 0.2, '0.3'],
  [24_938, '24938'],
])('%d is written as %s', (value, text) => {
  expect(plainNumber(value)).toBe(text)
})
