import type { ChainEstimate } from '../../emissions/index.js'
import { figure, inFigures } from '../../engine/geo/digits.js'
import { warningItems } from '../pointers.js'
import type { ChainCoreBody } from '../schemas/emissions/chain.js'
import type { EstimateBody } from '../schemas/emissions/emissions-answer.js'
import { snakeCase } from '../snake-case.js'
import type { WarningItem } from '../warning.js'

/**
 * The answer of /v1/emissions/chains, without the members that differ between callers.
 * @param estimates the answer of each leg at sea; null for other elements
 */
export function writeChain(
  { parts, ...chain }: ChainEstimate,
  estimates: readonly (EstimateBody | null)[],
  asked: ChainCoreBody['asked'],
): ChainCoreBody {
  const { intensity, byMode, dataShares, factorSetVersion, ...sums } = chain
  return {
    asked,
    framework: snakeCase(sums.framework),
    deviations: snakeCase(sums.deviations),
    uncertainty: snakeCase(sums.uncertainty),
    carbon: snakeCase(sums.carbon),
    exclusions: [...sums.exclusions],
    exclusion_codes: snakeCase(sums.exclusionCodes),
    cargo: snakeCase(sums.cargo),
    emissions: snakeCase(sums.emissions),
    transport_activity_tkm: figure(sums.transportActivityTkm),
    intensity: intensity && { ...inFigures(intensity), unit: 'g CO2e/t-km' },
    by_mode: snakeCase(byMode),
    data_shares: inFigures(dataShares),
    elements: parts.map(({ estimate, ...part }, at) => {
      return { ...snakeCase(part), estimate: estimate && estimates[at]! }
    }),
    factor_set_version: factorSetVersion,
  }
}

export function warningsOfChain({ warnings }: ChainEstimate): WarningItem[] {
  return warningItems(warnings, {})
}
