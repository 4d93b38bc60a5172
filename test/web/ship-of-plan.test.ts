import { expect, test } from 'vitest'
import { shipOfPlan } from '../../web/emissions/ship-of-plan.js'
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
