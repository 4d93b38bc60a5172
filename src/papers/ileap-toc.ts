import type { EmissionsEstimate } from '../client/schema.js'
import { type Decimal, decimal } from '../files/decimal.js'
import { carrierName, type IleapCarrierName } from './ileap-carriers.js'
import { ownId } from './ileap-ids.js'

/** The data model `TOC` of iLEAP: the intensity of a ship, or of a class of ships. */
export interface IleapToc {
  readonly tocId: string
  readonly description: string
  readonly mode: 'Sea'
  readonly temperatureControl: 'ambient' | 'refrigerated'
  readonly transportActivityUnit: 'tkm' | 'TEUkm'
  /** kg CO2e per unit of transport activity. */
  readonly co2eIntensityWTW: Decimal
  readonly co2eIntensityTTW: Decimal
  readonly energyCarriers: readonly {
    readonly energyCarrier: IleapCarrierName
    /** Share of the energy; the shares of all carriers add up to 1. */
    readonly relativeShare: Decimal
    /** kg CO2e per kilogram. */
    readonly emissionFactorWTW: Decimal
    readonly emissionFactorTTW: Decimal
    /** Kilograms per unit of transport activity. */
    readonly energyConsumption: Decimal
    readonly energyConsumptionUnit: 'kg'
  }[]
}

/**
 * The intensity behind an estimate as a transport operation category; null if iLEAP cannot express it,
 * because the fuel is unknown or not in iLEAP's list, or because there is no intensity.
 */
export function ileapToc(estimate: EmissionsEstimate): IleapToc | null {
  const { factor, intensity, energy_carriers, activity, verification, cargo_share } = estimate
  const names = energy_carriers?.map(({ fuel_type }) => carrierName(fuel_type)) ?? []
  if (!intensity || names.length === 0 || names.includes(null)) return null
  const isTeu = intensity.unit.endsWith('TEU-km')
  const units = (isTeu ? activity.transport_activity_teukm : activity.transport_activity_tkm)!
  const kgPerUnit = (tonnes: number) => (1000 * tonnes * (cargo_share?.share ?? 1)) / units
  return {
    tocId: idOf(factor.id, intensity.wtw),
    description: `${factor.name}. ${factor.source}, ${factor.year}. ${verification}`,
    mode: 'Sea',
    temperatureControl: activity.reefer ? 'refrigerated' : 'ambient',
    transportActivityUnit: isTeu ? 'TEUkm' : 'tkm',
    co2eIntensityWTW: decimal(intensity.wtw / 1000),
    co2eIntensityTTW: decimal(intensity.ttw / 1000),
    energyCarriers: energy_carriers!.map((carrier, at) => ({
      energyCarrier: names[at]!,
      relativeShare: decimal(carrier.relative_share),
      emissionFactorWTW: decimal(carrier.wtw_kg_co2e_per_kg),
      emissionFactorTTW: decimal(carrier.ttw_kg_co2e_per_kg),
      energyConsumption: decimal(kgPerUnit(carrier.tonnes)),
      energyConsumptionUnit: 'kg',
    })),
  }
}

/**
 * The id of the category behind an estimate. With a modelled ship, ports, canals and control areas of
 * the route are part of the intensity, which is therefore part of the id.
 */
export function tocIdOf(estimate: EmissionsEstimate): string {
  return ileapToc(estimate)?.tocId ?? ownId(estimate.factor.id)
}

function idOf(factor: string, wtwGrams: number): string {
  return ownId(`${factor}@${decimal(wtwGrams)}`)
}
