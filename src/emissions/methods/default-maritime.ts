import { byIntensity } from './by-intensity.js'
import { withoutCarrierRow } from './carrier-intensity.js'
import type { MethodDefinition } from './method.js'

/**
 * The fallback: general cargo, average, whatever the ship; chosen to lie above bulk, tanker and
 * modelled container figures.
 */
export const defaultMaritime: MethodDefinition = {
  needs: ['cargo'],
  asksFuel: true,
  reason: (question) => `neither fuel nor vessel type is given${withoutCarrierRow(question)}`,
  calculate: (context) => {
    const { rules, sea, vessels } = context.factors
    const type = context.request.vessel?.type
    const { speedKn } = type === undefined ? vessels.defaults : vessels.cargoTypes[type]
    return byIntensity(context, sea.rows.get(rules.fallbackRow)!, speedKn)
  },
}
