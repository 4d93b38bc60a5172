import type { ChainEstimate, EmissionsEstimate } from '../client/schema.js'
import { type Decimal, decimal } from '../files/decimal.js'
import { hocId } from './ileap-hoc.js'
import { ownId, plain } from './ileap-ids.js'
import { tocIdOf } from './ileap-toc.js'

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
  /** TEU, by which the activity of a category per TEU is recomputed: distance times this amount. */
  readonly packagingOrTrEqType?: 'Container-TEU'
  readonly packagingOrTrEqAmount?: Decimal
  readonly origin?: IleapLocation
  readonly destination?: IleapLocation
  /** The start of the day, if only that is known. */
  readonly departureAt?: string
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

/** A port. */
export interface IleapLocation {
  readonly city: string
  readonly country: string
  readonly locode?: string
  readonly lat: Decimal
  readonly lng: Decimal
}

/** The data model `ShipmentFootprint` of iLEAP. */
export interface IleapShipment {
  /** kg. */
  readonly mass: Decimal
  readonly shipmentId: string
  readonly tces: readonly IleapElement[]
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

function leg(estimate: EmissionsEstimate, shipmentId: string): IleapElement {
  const { activity, distance, emissions, applies_to, cargo_share: share } = estimate
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
    tocId: tocIdOf(estimate),
    mass: decimal(activity.mass_tonnes * 1000),
    ...boxesOf(activity, estimate),
    ...voyageOf(estimate),
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
      ...categoryOf(chain, at),
      mass: decimal(chain.cargo.mass_tonnes * 1000),
      ...boxesOf(chain.cargo, element.estimate),
      ...(element.estimate && voyageOf(element.estimate)),
      distance: element.distance_type === 'gcd' ? { gcd: km } : { sfd: km },
      transportActivity: decimal(tkm ?? 0),
      co2eWTW: decimal(emissions.wtw_kg_co2e),
      co2eTTW: decimal(emissions.ttw_kg_co2e),
    }
  })
}

/** Containers, or another cargo whose factor is per TEU. */
function boxesOf(
  { teu, teu_source: source }: Pick<EmissionsEstimate['activity'], 'teu' | 'teu_source'>,
  estimate: EmissionsEstimate | null,
) {
  const isPerTeu = estimate?.intensity?.unit.endsWith('TEU-km') ?? false
  if (!teu || !(isPerTeu || source === 'request')) return {}
  return { packagingOrTrEqType: 'Container-TEU', packagingOrTrEqAmount: decimal(teu) } as const
}

/** Where and when a leg at sea begins and ends, as far as that was asked. */
function voyageOf({ asked, departure }: EmissionsEstimate) {
  const [origin, destination] = [asked?.origin, asked?.destination].map(locationOf)
  return {
    ...(origin && { origin }),
    ...(destination && { destination }),
    ...(departure && {
      departureAt: departure.length === 10 ? `${departure}T00:00:00Z` : departure,
    }),
  }
}

type AskedPlace = EmissionsEstimate['asked']['origin']

/** iLEAP asks for a city and a country: positions at sea have neither. */
function locationOf(place: AskedPlace | undefined): IleapLocation | null {
  const { name, country_code: country, unlocode, coordinates } = place ?? {}
  if (!name || !country || !coordinates) return null
  const [lng, lat] = coordinates as [number, number]
  const at = { lat: decimal(lat), lng: decimal(lng) }
  return { city: name, country, ...(unlocode && { locode: unlocode }), ...at }
}

/** The category of a leg or a hub. With a stated factor it is known by the source of the factor. */
function categoryOf(chain: ChainEstimate, at: number): { tocId: string } | { hocId: string } {
  const { kind, mode, estimate, factor_row: row, source } = chain.elements[at]!
  if (kind === 'hub') return { hocId: hocId(chain, at) }
  if (estimate) return { tocId: tocIdOf(estimate) }
  return { tocId: ownId(row ?? `${mode}-${plain(source)}`) }
}
