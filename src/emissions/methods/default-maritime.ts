import { byIntensity } from './by-intensity.js'
import type { MethodContext, MethodOutcome } from './context.js'

/**
 * The fallback: general cargo, average, whatever the ship; chosen to lie above bulk, tanker and
 * modelled container figures.
 */
export function defaultMaritime(context: MethodContext): MethodOutcome {
  const { rules, sea } = context.factors
  const type = context.request.vessel?.type ?? 'unknown'
  return byIntensity(context, sea.rows.get(rules.fallbackRow)!, rules.speedKnByVesselType[type])
}
