import type { Fuel } from '../fuel.js'
import type { FuelMix } from '../fuel-use.js'
import { KM_PER_NM } from '../units.js'
import { specificConsumption } from '../vessel-model.js'
import type { MethodContext } from './context.js'
import { noteMixPart } from './fuel-part.js'
import type { EmissionPart } from './parts.js'

/**
 * Electricity of refrigerated cargo, made by the ship's auxiliary engines: 2.7 kW a TEU through the
 * hours at sea. Source: Fitzgerald et al. 2011 (mean; the spread is 60 % either way).
 */
export function noteReeferFuel(
  { cargo, factors, ledger }: MethodContext,
  fuels: FuelMix,
  adjusted_km: number,
  speed_kn: number,
): EmissionPart {
  const hours = ledger.note(
    'sea_hours',
    'adjusted_km / (speed_kn * km_per_nm)',
    { adjusted_km, speed_kn, km_per_nm: KM_PER_NM },
    adjusted_km / (speed_kn * KM_PER_NM),
    'h',
  )
  const kw_per_teu = factors.rules.reeferKwPerTeu
  const teu = cargo!.teu
  const burnt = (fuel: Fuel, id: string, share: number | null) => {
    const auxiliary_g_per_kwh = specificConsumption(fuel, factors.vessels.engine).auxiliary
    const ofShare = share === null ? '' : 'fuel_share * '
    return ledger.note(
      `${id}_fuel_kg`,
      `${ofShare}teu * kw_per_teu * sea_hours * auxiliary_g_per_kwh / 1000`,
      {
        ...(share !== null && { fuel_share: share }),
        teu,
        kw_per_teu,
        sea_hours: hours,
        auxiliary_g_per_kwh,
      },
      ((share ?? 1) * (teu * kw_per_teu * hours * auxiliary_g_per_kwh)) / 1000,
      'kg',
    )
  }
  return noteMixPart({ ledger, factors }, 'reefer', fuels, burnt)
}
