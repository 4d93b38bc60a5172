import { expect, test } from 'vitest'
import { SIZE_CLASSES } from '../../src/client/schema.js'
import { EMPTY_PLAN, type Plan } from '../../web/plan/plan.js'
import { readPlan, writePlan } from '../../web/plan/plan-url.js'
import { planRequest, routeOptions } from '../../web/plan/route-request.js'
import { usualKnots } from '../../web/plan/size-classes.js'

const ENDS = { from: { portId: 1 }, to: { portId: 2 } }

test.each(SIZE_CLASSES)(
  'a $name $type has one speed in the list, the link, the request and the matrix',
  (size) => {
    const plan: Plan = { ...EMPTY_PLAN, ...ENDS, vesselType: size.type, sizeClass: size.name }
    const linked = readPlan(new URLSearchParams(writePlan(plan).toString()))
    expect(usualKnots(plan)).toBe(size.speedKn)
    for (const one of [plan, linked]) {
      expect(planRequest(one)).toMatchObject({ speed_kn: size.speedKn })
      expect(routeOptions(one)).toMatchObject({ speed_kn: size.speedKn })
    }
    expect(planRequest({ ...plan, speedKn: 11 })).toMatchObject({ speed_kn: 11 })
  },
)
