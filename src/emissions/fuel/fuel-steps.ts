import { type Ledger, type Step, stepOf } from '../answer/steps.js'
import type { Gwp } from '../factors/method-rules.js'
import { type Fuel, methaneWeight } from '../fuel.js'

interface FuelSteps {
  readonly gwp: Gwp
  readonly steps: readonly [Step, Step]
}

/** Cached by fuel, because thousands of estimates share the same ones. */
const KEPT = new WeakMap<Fuel, Map<string, FuelSteps>>()

/** Records how the factors per kg of fuel follow from its parameters. */
export function noteFuelFactors(ledger: Ledger, fuel: Fuel, gwp: Gwp, prefix = '') {
  const [ttw, wtt] = stepsOf(fuel, gwp, prefix)
  ledger.steps.push(ttw, wtt)
  return { ttw_per_kg: ttw.result, wtt_per_kg: wtt.result }
}

function stepsOf(fuel: Fuel, gwp: Gwp, prefix: string): readonly [Step, Step] {
  const ofFuel = KEPT.get(fuel) ?? new Map<string, FuelSteps>()
  const kept = ofFuel.get(prefix)
  if (kept?.gwp === gwp) return kept.steps
  const steps = [ttwStep(fuel, gwp, prefix), wttStep(fuel, prefix)] as const
  KEPT.set(fuel, ofFuel.set(prefix, { gwp, steps }))
  return steps
}

function ttwStep(fuel: Fuel, gwp: Gwp, prefix: string): Step {
  return stepOf(
    `${prefix}ttw_per_kg`,
    '(1 - slip) * (cf_co2 + cf_ch4 * gwp_ch4 + cf_n2o * gwp_n2o) + slip * gwp_ch4',
    {
      slip: fuel.slipShare,
      // Renewable carbon counts as zero.
      cf_co2: fuel.class === 'fossil' ? fuel.cfCo2 : 0,
      cf_ch4: fuel.cfCh4,
      cf_n2o: fuel.cfN2o,
      gwp_ch4: methaneWeight(fuel, gwp),
      gwp_n2o: gwp.n2o,
    },
    'kg CO2e/kg fuel',
  )
}

function wttStep(fuel: Fuel, prefix: string): Step {
  const inputs = { wtt_g_per_mj: fuel.wttGPerMj, lhv_mj_per_kg: fuel.lhvMjPerKg }
  return stepOf(
    `${prefix}wtt_per_kg`,
    'wtt_g_per_mj * lhv_mj_per_kg / 1000',
    inputs,
    'kg CO2e/kg fuel',
  )
}
