import { expect, test } from 'vitest'
import { EMPTY_CARGO } from '../../web/emissions/cargo.js'
import { onShipOfPlan, shipOfPlan } from '../../web/emissions/ship-of-plan.js'
import { EMPTY_PLAN } from '../../web/plan/plan.js'

test('an estimate takes over the type, the middle of the size class and the fuel of the plan’s ship', () => {
  const plan = { ...EMPTY_PLAN, vesselType: 'container', sizeClass: 'neo_panamax' } as const
  expect(shipOfPlan({ ...plan, fuel: 'VLSFO' })).toEqual({
    vessel: 'container',
    capacity: 13_200,
    fuel: 'VLSFO',
  })
  expect(shipOfPlan({ ...plan, sizeClass: 'ulcv' })?.capacity).toBe(14_500)
  expect(shipOfPlan({ ...plan, vesselType: 'bulker', sizeClass: null })).toEqual({
    vessel: 'dry_bulk',
    capacity: null,
    fuel: null,
  })
  expect(shipOfPlan(EMPTY_PLAN)).toBeNull()
})

test('a shipment sails on the plan’s ship, with the fuel that it burns most, unless it names a ship', () => {
  const plan = { ...EMPTY_PLAN, vesselType: 'container', sizeClass: 'neo_panamax' } as const
  const burnt = [
    { fuel_type: 'MGO', tonnes: 100 },
    { fuel_type: 'VLSFO', tonnes: 1900 },
  ]
  const route = { emissions: { fuels: burnt } } as never
  const cargo = { ...EMPTY_CARGO, teu: 120 }
  const ship = { vessel: 'container', capacity: 13_200, fuel: 'VLSFO' }
  expect(onShipOfPlan(cargo, plan, route)).toEqual({ ...cargo, ...ship })
  const own = { ...cargo, capacity: 5000 }
  expect(onShipOfPlan(own, plan, route)).toBe(own)
  expect(onShipOfPlan(cargo, EMPTY_PLAN, null)).toBe(cargo)
})
