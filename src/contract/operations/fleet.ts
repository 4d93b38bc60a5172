import { fleetYear } from '../../emissions/index.js'
import { camelCase } from '../camel-case.js'
import { WHOLE_BODY } from '../domain-problems.js'
import type { FleetBody } from '../schemas/emissions/fleet.js'
import { snakeCase } from '../snake-case.js'
import { explained } from './rejections.js'
import { type OperationTools, requireFactors } from './tools.js'

/** FuelEU of several ships of a year, from the balances of each. @throws Problem */
export function fleet(body: FleetBody, tools: Pick<OperationTools, 'factors'>) {
  const factors = requireFactors(tools)
  const request = { ...camelCase(body), ships: body.ships.map((ship) => camelCase(ship)) }
  return snakeCase(explained(WHOLE_BODY, () => fleetYear(request, factors)))
}
