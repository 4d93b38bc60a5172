import type { Gwp } from './factors/method-rules.js'
import { type Fuel, methaneWeight } from './fuel.js'
import type { Ledger } from './steps.js'

/** Notes how the factors a kg of fuel come from its parameters. */
export function noteFuelFactors(ledger: Ledger, fuel: Fuel, gwp: Gwp, prefix = '') {
  const parameters = {
    slip: fuel.slipShare,
    // Renewable carbon counts as nothing.
    cf_co2: fuel.class === 'fossil' ? fuel.cfCo2 : 0,
    cf_ch4: fuel.cfCh4,
    cf_n2o: fuel.cfN2o,
    gwp_ch4: methaneWeight(fuel, gwp),
    gwp_n2o: gwp.n2o,
  }
  const ttw_per_kg = ledger.note(
    `${prefix}ttw_per_kg`,
    '(1 - slip) * (cf_co2 + cf_ch4 * gwp_ch4 + cf_n2o * gwp_n2o) + slip * gwp_ch4',
    parameters,
    fuel.perKg.ttw,
    'kg CO2e/kg fuel',
  )
  const wtt_per_kg = ledger.note(
    `${prefix}wtt_per_kg`,
    'wtt_g_per_mj * lhv_mj_per_kg / 1000',
    { wtt_g_per_mj: fuel.wttGPerMj, lhv_mj_per_kg: fuel.lhvMjPerKg },
    fuel.perKg.wtt,
    'kg CO2e/kg fuel',
  )
  return { ttw_per_kg, wtt_per_kg }
}
