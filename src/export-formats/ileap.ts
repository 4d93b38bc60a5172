import type { ChainEstimate, EmissionsEstimate } from '../client/schema.js'
import { decimal } from './decimal.js'

/** A decimal number as a string, which is how iLEAP and PACT write all numbers. */
export type Decimal = string

/**
 * A transport chain element of iLEAP 1.0.0: one leg, which has a transport operation category, or one
 * hub operation, which has a hub operation category.
 */
export type IleapElement = ElementFields &
  (
    | { readonly tocId: string; readonly hocId?: never }
    | { readonly hocId: string; readonly tocId?: never }
  )

interface ElementFields {
  readonly tceId: string
  /** The previous elements; none for the first. */
  readonly prevTceIds: readonly string[]
  readonly shipmentId: string
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

/** The energy carriers of iLEAP's list that a ship can burn. */
export type IleapCarrierName = 'HFO' | 'MGO' | 'LNG' | 'LPG' | 'Methanol' | 'Hydrogen' | 'HVO'

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
 * An answer of /v1/emissions/sea or /v1/emissions/chains as the footprint of a shipment. Source: iLEAP
 * Technical Specifications 1.0.0 of 27 May 2025.
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
  const { factor, intensity, energy_carriers, activity, verification, cargo_share } = estimate
  const names = energy_carriers?.map(({ fuel_type }) => carrierName(fuel_type)) ?? []
  if (!intensity || names.length === 0 || names.includes(null)) return null
  const isTeu = intensity.unit.endsWith('TEU-km')
  const units = (isTeu ? activity.transport_activity_teukm : activity.transport_activity_tkm)!
  const kgPerUnit = (tonnes: number) => (1000 * tonnes * (cargo_share?.share ?? 1)) / units
  return {
    tocId: tocId(factor.id),
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
    prevTceIds: [],
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
    const { emissions, transport_activity_tkm: tkm } = element
    const km = decimal(element.distance_km ?? 0)
    return {
      tceId: idOf(at),
      prevTceIds: at > 0 ? [idOf(at - 1)] : [],
      shipmentId,
      ...categoryOf(element),
      mass: decimal(chain.cargo.mass_tonnes * 1000),
      distance: element.distance_type === 'gcd' ? { gcd: km } : { sfd: km },
      transportActivity: decimal(tkm ?? 0),
      co2eWTW: decimal(emissions.wtw_kg_co2e),
      co2eTTW: decimal(emissions.ttw_kg_co2e),
    }
  })
}

/** The category of a leg or a hub. With a stated factor it is known by the source of the factor. */
function categoryOf({
  kind,
  mode,
  operation,
  estimate,
  factor_row: row,
  source,
}: ChainEstimate['elements'][number]): { tocId: string } | { hocId: string } {
  if (kind === 'hub') return { hocId: tocId(`${operation}-${plain(source)}`) }
  return { tocId: tocId(estimate?.factor.id ?? row ?? `${mode}-${plain(source)}`) }
}

/** A text as a part of an id: `Carrier's report, 2025` becomes `carrier-s-report-2025`. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}

function tocId(factorId: string): string {
  return `fairway:${factorId}`
}

/** In iLEAP's list, residual oils are HFO and distillates MGO; null for a fuel that the list lacks. */
function carrierName(fuel: string): IleapCarrierName | null {
  return CARRIERS.find(([codes]) => codes.test(fuel))?.[1] ?? null
}

const CARRIERS: readonly (readonly [RegExp, IleapCarrierName])[] = [
  [/^(HFO|VLSFO|ULSFO)$/, 'HFO'],
  [/^(MGO|MDO)$/, 'MGO'],
  [/^HVO$/, 'HVO'],
  [/(^|_)LNG(_|$)/, 'LNG'],
  [/(^|_)LPG(_|$)/, 'LPG'],
  [/(^|_)METHANOL$/, 'Methanol'],
  [/(^|_)HYDROGEN(_|$)/, 'Hydrogen'],
]
