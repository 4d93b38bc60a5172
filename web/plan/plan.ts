import type { Position } from '../../src/geo/position.js'

/** Passages that are open unless closed, in the order of the page. */
export const CLOSABLE = [
  'suez',
  'panama',
  'gibraltar',
  'kiel',
  'malacca',
  'babelmandeb',
  'dover',
  'magellan',
  'bering',
] as const
/** Passages that are closed unless opened. */
export const OPENABLE = ['corinth', 'northwest', 'northeast'] as const
/** Areas whose kilometres a route can keep low. */
export const AVOIDABLE_AREAS = ['seca', 'piracy'] as const
export const RESOLUTIONS = [5, 10, 20, 50, 100] as const
export const VESSEL_TYPES = ['container', 'bulker', 'tanker'] as const
export const FUELS = ['HFO', 'VLSFO', 'MGO'] as const

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

export function samePlace(a: Place | null, b: Place | null): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}

/** With a name where there was none, without it where there was. */
export function toggled<Name extends string>(names: readonly Name[], name: Name): readonly Name[] {
  return names.includes(name) ? names.filter((other) => other !== name) : [...names, name]
}
