import type { ChainEstimate, EmissionsEstimate } from '../client/schema.js'
import { decimal } from './decimal.js'

/** A decimal number as a string, which is how iLEAP and PACT write all numbers. */
export type Decimal = string

/** A transport chain element: one leg, or one hub operation. */
export interface IleapElement {
  readonly tceId: string
  /** The previous elements; absent for the first. */
  readonly prevTceIds?: readonly string[]
  readonly shipmentId: string
  /** Transport operation category of a leg: the transport for which its intensity is valid. */
  readonly tocId?: string
  /** Hub operation category. */
  readonly hocId?: string
  /** kg. */
  readonly mass: Decimal
  /** km; `sfd` 0 for a hub. */
  readonly distance:
    | { readonly sfd: Decimal }
    | { readonly gcd: Decimal }
    | { readonly actual: Decimal }
  /** Tonne-kilometres; 0 for a hub. */
  readonly transportActivity: Decimal
  /** kg. */
  readonly co2eWTW: Decimal
  /** kg. */
  readonly co2eTTW: Decimal
}

/** The data model `ShipmentFootprint` of iLEAP. */
export interface IleapShipment {
  /** kg. */
  readonly mass: Decimal
  readonly shipmentId: string
  readonly tces: readonly IleapElement[]
}

/** The energy carriers that iLEAP knows. */
export type IleapCarrierName = 'HFO' | 'MGO' | 'LNG' | 'LPG' | 'Methanol' | 'Hydrogen' | 'Diesel'

/** The data model `TOC` of iLEAP: the intensity of a ship, or of a class of ships. */
export interface IleapToc {
  readonly tocId: string
  readonly description: string
  /** Not known to an estimate: set it to true if an auditor has verified the figures. */
  readonly isVerified: boolean
  readonly isAccredited: boolean
  readonly mode: 'Sea'
  readonly temperatureControl: 'ambient' | 'refrigerated'
  readonly co2eIntensityThroughput: 'tkm' | 'TEUkm'
  /** kg CO2e per unit of throughput. */
  readonly co2eIntensityWTW: Decimal
  readonly co2eIntensityTTW: Decimal
  readonly energyCarriers: readonly {
    readonly energyCarrier: IleapCarrierName
    /** kg CO2e per kilogram. */
    readonly emissionFactorWTW: Decimal
    readonly emissionFactorTTW: Decimal
    readonly energyConsumption: Decimal
    readonly energyConsumptionUnit: 'kg'
  }[]
}

/**
 * An answer of /v1/emissions/sea or /v1/emissions/chains as the footprint of a shipment.
 * @throws RangeError if the answer is for a ship's whole voyage instead of a cargo, or has no distance
 */
export function ileapShipment(
  answer: EmissionsEstimate | ChainEstimate,
  { shipmentId }: { readonly shipmentId: string },
): IleapShipment {
  const tces = 'elements' in answer ? chainElements(answer, shipmentId) : [leg(answer, shipmentId)]
  return { mass: tces[0]!.mass, shipmentId, tces }
}

/**
 * The intensity behind an estimate as a transport operation category; null if iLEAP cannot express it,
 * because the fuel is unknown or not in iLEAP's list, or because there is no intensity.
 */
export function ileapToc(estimate: EmissionsEstimate): IleapToc | null {
  const { factor, intensity, energy_carriers, activity, verification } = estimate
  const names = energy_carriers?.map(({ fuel_type }) => carrierName(fuel_type)) ?? []
  if (!intensity || names.length === 0 || names.includes(null)) return null
  return {
    tocId: tocId(factor.id),
    description: `${factor.name}. ${factor.source}, ${factor.year}. ${verification}`,
    isVerified: false,
    isAccredited: false,
    mode: 'Sea',
    temperatureControl: activity.reefer ? 'refrigerated' : 'ambient',
    co2eIntensityThroughput: intensity.unit.endsWith('TEU-km') ? 'TEUkm' : 'tkm',
    co2eIntensityWTW: decimal(intensity.wtw / 1000),
    co2eIntensityTTW: decimal(intensity.ttw / 1000),
    energyCarriers: energy_carriers!.map((carrier, at) => ({
      energyCarrier: names[at]!,
      emissionFactorWTW: decimal(carrier.wtw_kg_co2e_per_kg),
      emissionFactorTTW: decimal(carrier.ttw_kg_co2e_per_kg),
      energyConsumption: decimal(carrier.tonnes * 1000),
      energyConsumptionUnit: 'kg',
    })),
  }
}

function leg(estimate: EmissionsEstimate, shipmentId: string): IleapElement {
  const { activity, distance, emissions, applies_to, cargo_share: share, factor } = estimate
  const ofCargo = applies_to === 'cargo' ? emissions : share
  if (ofCargo === null || activity.mass_tonnes === null) {
    throw new RangeError(
      'The estimate is of a whole voyage. Give the cargo and the capacity of the ship, so that the part of the cargo is known.',
    )
  }
  const km = distance.shortest_km ?? distance.actual_km!
  return {
    tceId: estimate.id,
    shipmentId,
    tocId: tocId(factor.id),
    mass: decimal(activity.mass_tonnes * 1000),
    distance: distance.shortest_km === null ? { actual: decimal(km) } : { sfd: decimal(km) },
    transportActivity: decimal(activity.mass_tonnes * km),
    co2eWTW: decimal(ofCargo.wtw_kg_co2e),
    co2eTTW: decimal(ofCargo.ttw_kg_co2e),
  }
}

function chainElements(chain: ChainEstimate, shipmentId: string): IleapElement[] {
  const idOf = (at: number) => chain.elements[at]!.estimate?.id ?? `${chain.id}-${at + 1}`
  return chain.elements.map((element, at) => {
    const { kind, operation, estimate, emissions, transport_activity_tkm: tkm } = element
    const km = decimal(element.distance_km ?? 0)
    return {
      tceId: idOf(at),
      ...(at > 0 && { prevTceIds: [idOf(at - 1)] }),
      shipmentId,
      ...(estimate && { tocId: tocId(estimate.factor.id) }),
      ...(kind === 'hub' && { hocId: `fairway:${operation}` }),
      mass: decimal(chain.cargo.mass_tonnes * 1000),
      distance: element.distance_type === 'gcd' ? { gcd: km } : { sfd: km },
      transportActivity: decimal(tkm ?? 0),
      co2eWTW: decimal(emissions.wtw_kg_co2e),
      co2eTTW: decimal(emissions.ttw_kg_co2e),
    }
  })
}

function tocId(factorId: string): string {
  return `fairway:${factorId}`
}

/** In iLEAP's list, residual oils are HFO and distillates MGO; null for a fuel that the list lacks. */
function carrierName(fuel: string): IleapCarrierName | null {
  const [name] = Object.entries(CARRIERS).find(([start]) => fuel.startsWith(start)) ?? []
  return name === undefined ? null : CARRIERS[name as keyof typeof CARRIERS]
}

const CARRIERS = {
  HFO: 'HFO',
  VLSFO: 'HFO',
  ULSFO: 'HFO',
  MGO: 'MGO',
  MDO: 'MGO',
  LNG: 'LNG',
  LPG: 'LPG',
  METHANOL: 'Methanol',
} as const satisfies Record<string, IleapCarrierName>
