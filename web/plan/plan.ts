import type { RouteRequest } from '../../src/client/index.js'
import type { Position } from '../../src/geo/position.js'
import { every } from '../format/every.js'

type Vessel = NonNullable<RouteRequest['vessel']>

type Named<Member extends 'avoid' | 'allow'> = NonNullable<RouteRequest[Member]>[number]
type Area = 'seca' | 'piracy'

/** Passages that are open unless closed, in the order of the page. */
export const CLOSABLE = every<Exclude<Named<'avoid'>, Named<'allow'> | Area>>()([
  'suez',
  'panama',
  'gibraltar',
  'kiel',
  'malacca',
  'babelmandeb',
  'dover',
  'magellan',
  'bering',
])
/** Passages that are closed unless opened. */
export const OPENABLE = every<Named<'allow'>>()(['corinth', 'northwest', 'northeast'])
/** Areas whose kilometres a route can keep low. */
export const AVOIDABLE_AREAS = every<Area & Named<'avoid'>>()(['seca', 'piracy'])
export const RESOLUTIONS = every<NonNullable<RouteRequest['resolution_km']>>()([5, 10, 20, 50, 100])
export const VESSEL_TYPES = every<Vessel['type']>()(['container', 'bulker', 'tanker'])
export const FUELS = every<NonNullable<Vessel['fuel_type']>>()(['HFO', 'VLSFO', 'MGO'])

export type Closable = (typeof CLOSABLE)[number]
export type Openable = (typeof OPENABLE)[number]
export type AvoidableArea = (typeof AVOIDABLE_AREAS)[number]
export type Resolution = (typeof RESOLUTIONS)[number]
export type VesselType = (typeof VESSEL_TYPES)[number]
export type Fuel = (typeof FUELS)[number]

/** An end of a route. */
export type Place = { readonly portId: number } | { readonly position: Position }

/** Everything that decides a route, as the reader chose it. Null is "not chosen". */
export interface Plan {
  readonly from: Place | null
  readonly to: Place | null
  readonly closed: readonly Closable[]
  readonly opened: readonly Openable[]
  readonly avoidedAreas: readonly AvoidableArea[]
  readonly resolutionKm: Resolution
  readonly speedKn: number | null
  readonly vesselType: VesselType | null
  readonly sizeClass: string | null
  readonly draughtM: number | null
  readonly fuel: Fuel | null
  readonly fuelTonnesPerDay: number | null
  readonly fuelPriceUsd: number | null
  /** UTC, `YYYY-MM-DDTHH:MM`. */
  readonly departure: string | null
  readonly showPorts: boolean
}

export const EMPTY_PLAN: Plan = {
  from: null,
  to: null,
  closed: [],
  opened: [],
  avoidedAreas: [],
  resolutionKm: 20,
  speedKn: null,
  vesselType: null,
  sizeClass: null,
  draughtM: null,
  fuel: null,
  fuelTonnesPerDay: null,
  fuelPriceUsd: null,
  departure: null,
  showPorts: false,
}

/** With a name where there was none, without it where there was. */
export function toggled<Name extends string>(names: readonly Name[], name: Name): readonly Name[] {
  return names.includes(name) ? names.filter((other) => other !== name) : [...names, name]
}
