import { inElement, type TransportChain } from '../../planning/cargo/chain.js'
import { camelCase } from '../camel-case.js'
import type { ChainBody, ChainFactorBody, ChainSeaLegBody } from '../schemas/emissions/chain.js'
import type { EmissionsBody } from '../schemas/emissions/emissions-request.js'
import { readConsignment } from './read-estimate.js'

/**
 * A transport chain's request.
 * @param today the day to use if the request has no departure
 * @throws ChainElementError for a leg whose departure is not a valid time
 */
export function readChain(body: ChainBody, today: string): TransportChain {
  return {
    cargo: camelCase(body.cargo),
    framework: body.framework,
    factorSet: body.factor_set,
    elements: body.elements.map((element, at): TransportChain['elements'][number] => {
      if (element.kind === 'sea') {
        const consignment = inElement(at, () => readConsignment(legBodyOf(element, body), today))
        return { kind: 'sea', name: element.name, consignment }
      }
      const { name } = element
      if (element.kind === 'hub') {
        const { operation, factor, energy_carriers: carriers } = element
        const energyShares = carriers?.map(({ relative_share }) => relative_share)
        return { kind: 'hub', name, operation, factor: factorOf(factor), energyShares }
      }
      const { mode, distance_km, distance_type = mode === 'air' ? 'gcd' : 'sfd' } = element
      return {
        kind: 'leg',
        name,
        mode,
        distanceKm: distance_km,
        distanceType: distance_type,
        factor: element.factor && factorOf(element.factor),
        factorRow: element.factor_row,
      }
    }),
  }
}

function factorOf({
  year,
  data_type: dataType = 'default',
  verified_by: verifiedBy,
  ...values
}: ChainFactorBody) {
  return { ...values, year, dataType, verifiedBy }
}

/** The same leg as a request for a separate estimate. */
export function legBodyOf(
  { kind: _, name: _name, ...leg }: ChainSeaLegBody,
  { cargo, framework, factor_set }: ChainBody,
): EmissionsBody {
  const calculation = factor_set && { factor_set, ...leg.calculation }
  return { ...leg, cargo, ...(framework && { framework }), ...(calculation && { calculation }) }
}
