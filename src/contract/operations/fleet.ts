import { eachInSteps } from '../../base/slices.js'
import { fleetYearSteps } from '../../emissions/year/fleet.js'
import { camelCase } from '../camel-case.js'
import { WHOLE_BODY } from '../domain-problems.js'
import type { FleetBody } from '../schemas/emissions/fleet.js'
import { snakeCase } from '../snake-case.js'
import { explainedSteps } from './rejections.js'
import { type OperationTools, requireFactors } from './tools.js'

/** FuelEU of several ships of a year, from the balances of each, in steps: hundreds are read and written. @throws Problem */
export function* fleetSteps(body: FleetBody, tools: Pick<OperationTools, 'factors'>) {
  const factors = requireFactors(tools)
  const ships = yield* eachInSteps(body.ships, 1, (ship) => camelCase(ship))
  const request = { ...camelCase({ ...body, ships: [] }), ships }
  const { ships: found, ...fleet } = yield* explainedSteps(
    WHOLE_BODY,
    fleetYearSteps(request, factors),
  )
  return { ...snakeCase(fleet), ships: yield* eachInSteps(found, 1, (ship) => snakeCase(ship)) }
}
