import { nothingLeft } from '../../src/base/nothing-left.js'
import {
  AVOIDABLE_AREAS,
  CLOSED_BY_DEFAULT,
  DEFAULT_RESOLUTION_KM,
  VESSEL_FUELS as FUELS,
  PASSAGES,
  RESOLUTIONS_KM as RESOLUTIONS,
  VESSEL_TYPES,
} from '../../src/client/schema.js'
import type { Position } from '../../src/engine/geo/position.js'
import type { Limits } from '../format/limits.js'
import type { OwnArea } from './own-areas.js'

export { AVOIDABLE_AREAS, FUELS, PASSAGES, RESOLUTIONS, VESSEL_TYPES }

/** Passages that are closed unless opened. */
export const OPENABLE = CLOSED_BY_DEFAULT
/** Passages that are open unless closed. */
export const OPEN_BY_DEFAULT = PASSAGES.filter(
  (id) => !(OPENABLE as readonly string[]).includes(id),
) as Exclude<(typeof PASSAGES)[number], (typeof OPENABLE)[number]>[]

export type Passage = (typeof PASSAGES)[number]
export type Closable = (typeof OPEN_BY_DEFAULT)[number]
export type Openable = (typeof OPENABLE)[number]
export type AvoidableArea = (typeof AVOIDABLE_AREAS)[number]
export type Resolution = (typeof RESOLUTIONS)[number]
export type VesselType = (typeof VESSEL_TYPES)[number]
export type Fuel = (typeof FUELS)[number]

/** An end of a route. */
export type Place = { readonly portId: number } | { readonly position: Position }

/** What a ship does at a call. What it loads and discharges decides which legs are in ballast. */
export const STOP_USES = ['load', 'discharge', 'bunker', 'canal'] as const
export type StopUse = (typeof STOP_USES)[number]

/** A place between the ends: a call with its hours in port, or a point that is only passed. */
export interface Stop {
  readonly place: Place
  /** Null if the place is only passed. */
  readonly stayHours: number | null
  /** Speed of the leg that begins here, knots. Without it, that of the plan. */
  readonly speedKn?: number | null
  /** Without it, the call has no purpose that matters here. */
  readonly use?: StopUse | null
}

/** Maximum number of stops between the ends. */
export const MAX_STOPS = 10
export const HOURS_A_DAY = 24
const MAX_STAY_DAYS = 100

/** A scenario: everything that determines a route, as chosen by the user. Null means "not chosen". */
export interface Plan {
  /** What the user calls this scenario. Changes no figure. */
  readonly name: string | null
  readonly from: Place | null
  readonly to: Place | null
  /** Stops between the ends, in order. */
  readonly stops: readonly Stop[]
  readonly closed: readonly Closable[]
  readonly opened: readonly Openable[]
  /**
   * Passages that the chosen route leaves out, because shorter ones use them. They are not closed:
   * the user has chosen among the routes that are open.
   */
  readonly leftOut: readonly Passage[]
  readonly avoidedAreas: readonly AvoidableArea[]
  /** Areas drawn by the user. */
  readonly ownAreas: readonly OwnArea[]
  /** Whether to avoid straits and shelves that are too shallow for the ship. */
  readonly avoidsShallows: boolean
  readonly resolutionKm: Resolution
  readonly speedKn: number | null
  readonly vesselType: VesselType | null
  readonly sizeClass: string | null
  readonly draughtM: number | null
  /** Whether the ship sails without cargo, where no call loads or discharges. */
  readonly inBallast: boolean
  readonly fuel: Fuel | null
  readonly fuelTonnesPerDay: number | null
  readonly fuelPriceUsd: number | null
  /** UTC, `YYYY-MM-DDTHH:MM`. */
  readonly departure: string | null
  /** When the ship is wanted at the destination; counts if it is after the departure. UTC, `YYYY-MM-DDTHH:MM`. */
  readonly arrival: string | null
  /** Whether time and fuel are those in the winds of the season; counts with a departure. */
  readonly winds: boolean
  readonly showPorts: boolean
}

export const EMPTY_PLAN: Plan = {
  name: null,
  from: null,
  to: null,
  stops: [],
  closed: [],
  opened: [],
  leftOut: [],
  avoidedAreas: [],
  ownAreas: [],
  avoidsShallows: false,
  resolutionKm: DEFAULT_RESOLUTION_KM,
  speedKn: null,
  vesselType: null,
  sizeClass: null,
  draughtM: null,
  inBallast: false,
  fuel: null,
  fuelTonnesPerDay: null,
  fuelPriceUsd: null,
  departure: null,
  arrival: null,
  winds: false,
  showPorts: false,
}

/**
 * Everything that a request must close for the plan: passages that the user closed, and those that the chosen
 * alternative avoids.
 */
export function closedFor({ closed, leftOut }: Pick<Plan, 'closed' | 'leftOut'>): Passage[] {
  return [...new Set<Passage>([...closed, ...leftOut])]
}

/** When a ship sails, how fast, and what that costs. */
type OfTime =
  | 'speedKn'
  | 'departure'
  | 'arrival'
  | 'winds'
  | 'fuel'
  | 'fuelTonnesPerDay'
  | 'fuelPriceUsd'

/** Identifies what decides by which ports and passages a ship goes, and how large it is; not when and how fast. */
export function wayOf(plan: Plan): string {
  const { from, to, stops, closed, opened, leftOut, avoidedAreas, ownAreas, ...ship } = plan
  const { avoidsShallows, vesselType, sizeClass, draughtM, inBallast, ...others } = ship
  nothingLeft(others as Omit<typeof others, OfTime | 'name' | 'resolutionKm' | 'showPorts'>)
  const places = [from, ...stops.map(({ place }) => place), to]
  const way = [closed, opened, leftOut, avoidedAreas, ownAreas, avoidsShallows]
  return JSON.stringify([places, way, vesselType, sizeClass, draughtM, inBallast])
}

/** The arrival that decides the speed, unless one is stated; null if none does. */
export function arrivalWanted({ departure, arrival }: Plan): string | null {
  return departure !== null && arrival !== null && arrival > departure ? arrival : null
}

/** What changes when a plan loses its departure: nothing has a time then. */
export const UNDATED = { departure: null, arrival: null, winds: false } as const

/** Removes the ship. */
export const NO_SHIP = {
  vesselType: null,
  sizeClass: null,
  draughtM: null,
  inBallast: false,
  fuel: null,
  fuelTonnesPerDay: null,
} as const satisfies Partial<Plan>

/** Which numbers a plan accepts, in its fields and in links. */
export const LIMITS = {
  speedKn: { above: 0.5, most: 100 },
  draughtM: { above: 0, most: 30 },
  fuelTonnesPerDay: { above: 0, most: 500 },
  fuelPriceUsd: { least: 0, most: 100_000 },
  reachDays: { above: 0, most: 100 },
  stayDays: { least: 0, most: MAX_STAY_DAYS },
  stayHours: { least: 0, most: MAX_STAY_DAYS * HOURS_A_DAY },
} as const satisfies Readonly<Record<string, Limits>>

/** Adds a name if it is missing, and removes it if it is there. */
export function toggled<Name extends string>(names: readonly Name[], name: Name): readonly Name[] {
  return names.includes(name) ? names.filter((other) => other !== name) : [...names, name]
}

const DEPARTURE = /^(19|20|21)\d\d-\d\d-\d\dT\d\d:\d\d$/

/**
 * A departure as plans have it; null if the text is not a date, or if the service rejects its year.
 */
export function readDeparture(text: string | null): string | null {
  if (text === null || !DEPARTURE.test(text)) return null
  const date = new Date(`${text}Z`)
  // 31 February would be a date in March.
  return !Number.isNaN(date.getTime()) && date.toJSON().startsWith(text) ? text : null
}
