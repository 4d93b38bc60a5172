import type { ChainEstimate } from '../emissions/index.js'
import { figure, inFigures } from '../geo/digits.js'
import { warningItems } from './pointers.js'
import type { ChainAnswerBody } from './schemas/chain.js'
import type { EstimateBody } from './schemas/emissions-answer.js'
import { snakeCase } from './snake-case.js'
import type { WarningItem } from './warning.js'

/** The members of an answer besides the total. */
export interface ChainFrame {
  readonly id: string
  /** Warnings of the request. */
  readonly warnings: readonly WarningItem[]
  /** The answer of each leg at sea; null for other elements. */
  readonly estimates: readonly (EstimateBody | null)[]
  readonly calculatedAt: string
}

/** The answer of /v1/emissions/chains. */
export function chainBody(
  { parts, ...chain }: ChainEstimate,
  { id, warnings, estimates, calculatedAt }: ChainFrame,
): ChainAnswerBody {
  const { intensity, byMode, dataShares, factorSetVersion, ...sums } = chain
  return {
    id,
    cargo: snakeCase(sums.cargo),
    emissions: snakeCase(sums.emissions),
    transport_activity_tkm: figure(sums.transportActivityTkm),
    intensity: intensity && { ...inFigures(intensity), unit: 'g CO2e/t-km' },
    by_mode: snakeCase(byMode),
    data_shares: inFigures(dataShares),
    elements: parts.map(({ estimate, ...part }, at) => {
      return { ...snakeCase(part), estimate: estimate && estimates[at]! }
    }),
    warnings: [...warnings, ...warningItems(sums.warnings, {})],
    factor_set_version: factorSetVersion,
    calculated_at: calculatedAt,
  }
}
