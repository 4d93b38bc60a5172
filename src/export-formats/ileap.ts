import type { EmissionsEstimate } from '../client/schema.js'

/** A fuel of a leg. Factors are kg CO2e per unit of consumption. */
export interface IleapEnergyCarrier {
  readonly energyCarrier: string
  /** Of the energy, 0 to 1. */
  readonly relativeShare: number
  readonly emissionFactorWTW: number
  readonly emissionFactorTTW: number
  readonly energyConsumption: number
  readonly energyConsumptionUnit: 'kg'
}

/**
 * One leg of a transport chain with the field names of the iLEAP data model where it has one, so that
 * the figure can enter a report. Shaped after it, not checked against a schema: see
 * docs/exchange-files.md for every field and unit.
 */
export interface IleapLeg {
  readonly tceId: string
  readonly mode: 'Sea'
  readonly appliesTo: 'cargo' | 'voyage'
  readonly mass: number | null
  readonly teu: number | null
  readonly distance: { readonly sfd: number } | { readonly actual: number }
  readonly daf: number
  readonly transportActivity: number | null
  readonly transportActivityUnit: 'tkm' | 'TEUkm' | null
  readonly co2eWTW: number
  readonly co2eTTW: number
  readonly co2eWTT: number
  readonly co2eIntensityWTW: number | null
  readonly co2eIntensityTTW: number | null
  readonly energyCarriers: readonly IleapEnergyCarrier[] | null
  readonly temperatureControl: 'ambient' | 'refrigerated'
  readonly method: string
  readonly dataType: 'primary' | 'modelled' | 'default'
  readonly primaryDataShare: number
  readonly factor: EmissionsEstimate['factor']
  readonly gwp: EmissionsEstimate['gwp']
  readonly framework: { readonly name: string; readonly version: string }
  readonly standard: string
  readonly factorSetVersion: string
  readonly calculatedAt: string
  readonly verification: string
  readonly exclusions: readonly string[]
  readonly warnings: readonly string[]
}

/**
 * An answer of /v1/emissions/sea as a leg. Of fuel that a whole voyage took, the cargo's share where
 * it is known.
 */
export function ileapLeg(estimate: EmissionsEstimate): IleapLeg {
  const { activity, cargo_share: share, data_quality: quality } = estimate
  const totals = share ?? estimate.emissions
  return {
    tceId: estimate.id,
    mode: 'Sea',
    appliesTo: share === null ? estimate.applies_to : 'cargo',
    mass: activity.mass_tonnes === null ? null : activity.mass_tonnes * 1000,
    teu: activity.teu,
    ...distanceOf(estimate),
    ...activityOf(estimate),
    co2eWTW: totals.wtw_kg_co2e,
    co2eTTW: totals.ttw_kg_co2e,
    co2eWTT: totals.wtt_kg_co2e,
    ...intensityOf(estimate),
    energyCarriers: energyCarriersOf(estimate),
    temperatureControl: activity.reefer ? 'refrigerated' : 'ambient',
    method: estimate.method,
    dataType: quality.data_type,
    primaryDataShare: quality.primary_data_share,
    factor: estimate.factor,
    gwp: estimate.gwp,
    framework: { name: estimate.framework.name, version: estimate.framework.version },
    standard: estimate.framework.standard,
    factorSetVersion: estimate.factor_set_version,
    calculatedAt: estimate.calculated_at,
    verification: estimate.verification,
    exclusions: estimate.exclusions,
    warnings: estimate.warnings.map(({ detail }) => detail),
  }
}

function distanceOf({ distance }: EmissionsEstimate): Pick<IleapLeg, 'distance' | 'daf'> {
  const { shortest_km, actual_km, distance_adjustment_factor: daf } = distance
  return { distance: shortest_km === null ? { actual: actual_km! } : { sfd: shortest_km }, daf }
}

/** In containers where the factor counts them, else in tonnes. */
function activityOf({
  activity,
}: EmissionsEstimate): Pick<IleapLeg, 'transportActivity' | 'transportActivityUnit'> {
  const { transport_activity_tkm: tkm, transport_activity_teukm: teukm } = activity
  if (teukm !== null) return { transportActivity: teukm, transportActivityUnit: 'TEUkm' }
  return { transportActivity: tkm, transportActivityUnit: tkm === null ? null : 'tkm' }
}

/** From grams to the kilograms of all other figures. */
function intensityOf({
  intensity,
}: EmissionsEstimate): Pick<IleapLeg, 'co2eIntensityWTW' | 'co2eIntensityTTW'> {
  if (intensity === null) return { co2eIntensityWTW: null, co2eIntensityTTW: null }
  return { co2eIntensityWTW: intensity.wtw / 1000, co2eIntensityTTW: intensity.ttw / 1000 }
}

/** Of a voyage's fuel the cargo's part, as the emissions are. */
function energyCarriersOf(estimate: EmissionsEstimate): readonly IleapEnergyCarrier[] | null {
  const share = estimate.cargo_share?.share ?? 1
  const carriers = estimate.energy_carriers?.map((carrier) => ({
    energyCarrier: carrier.fuel_type,
    relativeShare: carrier.relative_share,
    emissionFactorWTW: carrier.wtw_kg_co2e_per_kg,
    emissionFactorTTW: carrier.ttw_kg_co2e_per_kg,
    energyConsumption: carrier.tonnes * 1000 * share,
    energyConsumptionUnit: 'kg' as const,
  }))
  return carriers ?? null
}
