import { expect, test } from 'vitest'
import { KNOTS_BY_VESSEL_TYPE, SIZE_CLASSES } from '../../src/client/schema.js'
import { vesselOf } from '../../src/contract/read/read-ship.js'
import type { ConditionsBody } from '../../src/contract/schemas/route-request.js'
import { KM_PER_NM } from '../../src/engine/geo/distance.js'
import { shipOf } from '../../src/planning/ship/speed.js'
import { EMPTY_PLAN, type Plan, VESSEL_TYPES } from '../../web/plan/plan.js'
import { readPlan, writePlan } from '../../web/plan/plan-url.js'
import { planRequest, routeOptions } from '../../web/plan/route-request.js'
import { usualKnots } from '../../web/plan/size-classes.js'
import { tables } from '../support/tables.js'

const ENDS = { from: { portId: 1 }, to: { portId: 2 } }

/** What the service sails a request of the page at. */
function serviceKnots({ vessel }: Pick<ConditionsBody, 'vessel'>) {
  const { speedKmh } = shipOf(
    vesselOf(vessel ? { vessel } : {}),
    tables.closureTables.vesselClasses,
  ).usual
  return Number((speedKmh / KM_PER_NM).toFixed(3))
}

test.each(SIZE_CLASSES)(
  'a $name $type has one speed on its card, in the list, from a link and in the service',
  (size) => {
    const plan: Plan = { ...EMPTY_PLAN, ...ENDS, vesselType: size.type, sizeClass: size.name }
    const linked = readPlan(new URLSearchParams(writePlan(plan).toString()))
    expect(usualKnots(plan)).toBe(size.speedKn)
    for (const one of [plan, linked]) {
      for (const request of [planRequest(one)!, routeOptions(one)]) {
        expect(request).not.toHaveProperty('speed_kn')
        expect(serviceKnots(request as ConditionsBody)).toBe(size.speedKn)
      }
    }
    expect(planRequest({ ...plan, speedKn: 11 })).toMatchObject({ speed_kn: 11 })
  },
)

test.each(VESSEL_TYPES)('a %s of no class has the speed of its type in both', (vesselType) => {
  const plan: Plan = { ...EMPTY_PLAN, ...ENDS, vesselType }
  expect(usualKnots(plan)).toBe(KNOTS_BY_VESSEL_TYPE[vesselType])
  expect(serviceKnots(planRequest(plan) as ConditionsBody)).toBe(usualKnots(plan))
})
