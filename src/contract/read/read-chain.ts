import { utcDay } from '../../base/utc.js'
import { ESTIMATED_MODES, type OtherModes } from '../../emissions/factors/other-modes.js'
import { sphericalKm } from '../../engine/geo/distance.js'
import { inElement, type TransportChain } from '../../planning/cargo/chain.js'
import { camelCase } from '../camel-case.js'
import { validationFailed } from '../problems/problem.js'
import { readMoment } from '../read-moment.js'
import type {
  ChainBody,
  ChainFactorBody,
  ChainLegBody,
  ChainSeaLegBody,
} from '../schemas/emissions/chain.js'
import type { EmissionsBody } from '../schemas/emissions/emissions-request.js'
import { readConsignment } from './read-estimate.js'

/**
 * A transport chain's request.
 * @param today the day to use if the request has no departure
 * @throws ChainElementError for a leg whose departure is not a valid time, or that has no distance
 */
export function readChain(
  body: ChainBody,
  today: string,
  { detour }: Pick<OtherModes, 'detour'>,
): TransportChain {
  return {
    cargo: camelCase(body.cargo),
    framework: body.framework,
    factorSet: body.factor_set,
    date: body.depart_at && utcDay(readMoment(body.depart_at, '#/depart_at')),
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
      const { mode, distance_type = mode === 'air' ? 'gcd' : 'sfd' } = element
      return {
        kind: 'leg',
        name,
        mode,
        ...inElement(at, () => distanceOf(element, detour)),
        distanceType: distance_type,
        factor: element.factor && factorOf(element.factor),
        factorRow: element.factor_row,
      }
    }),
  }
}

/** The distance of a leg as stated, or by the great circle between its ends. @throws Problem */
function distanceOf(
  { mode, distance_km, distance_type, between }: ChainLegBody,
  detour: OtherModes['detour'],
): { readonly distanceKm: number; readonly greatCircleKm?: number } {
  const refuse = (field: string, code: 'required' | 'not_allowed', detail: string) =>
    validationFailed([{ pointer: `#/${field}`, code, detail }])
  if (between === undefined) {
    if (distance_km !== undefined) return { distanceKm: distance_km }
    throw refuse('distance_km', 'required', 'is required, or the two ends in between')
  }
  if (distance_km !== undefined)
    throw refuse('between', 'not_allowed', 'cannot be combined with distance_km')
  const known = ESTIMATED_MODES.find((one) => one === mode)
  if (known === undefined)
    throw refuse(
      'between',
      'not_allowed',
      `has no known detour by ${mode.replaceAll('_', ' ')}: state distance_km`,
    )
  if (distance_type !== undefined)
    throw refuse(
      'distance_type',
      'not_allowed',
      'needs distance_km, because it says how it was measured',
    )
  const greatCircleKm = sphericalKm(between[0]!, between[1]!)
  return { distanceKm: greatCircleKm * detour[known], greatCircleKm }
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
