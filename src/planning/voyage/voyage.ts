import { shareProblems } from '../../emissions/fuel/fuel-list.js'
import { REQUEST_RANGES } from '../../emissions/number-rules.js'
import { SAILING_CONDITIONS, type SailingCondition } from '../../emissions/ship/ballast.js'
import type { PortFuelRequest } from '../../emissions/ship/ship-emissions.js'
import type { Position } from '../../engine/geo/position.js'
import { checkPolygons } from '../../engine/routing/avoid/shapes/polygons.js'
import { checkChannels } from '../../engine/routing/channels/check-channels.js'
import { checkPosition } from '../../engine/routing/checks.js'
import { InvalidRequestError, shown, UnknownNameError } from '../../engine/routing/errors.js'
import {
  type AvoidPolygon,
  PASSAGES,
  type PassageId,
  RESOLUTIONS,
  type Resolution,
  SOUTH_LIMIT_RANGE,
} from '../../engine/routing/request.js'
import type { Place } from '../../ports/find/place.js'
import type { Constraints } from '../closures/closures.js'
import { type FieldFault, InvalidVoyageError } from '../errors.js'
import { SPEED_RANGE_KMH } from '../ship/speed-limits.js'
import { type Vessel, vesselFaults } from '../ship/vessel.js'
import { STOP_OPERATIONS, type StopOperation } from './conditions-of-legs.js'
import { arrivalFaults, arrivalField, type WantedArrival } from './wanted-arrival.js'

/** Limits on the number of stops of a voyage. */
export const STOP_RANGE = { min: 2, max: 50 } as const
/** Limits on the number of elements of a chain. */
export const CHAIN_ELEMENTS = { min: 1, max: 50 } as const
/** Largest number of alternatives per leg. */
export const MAX_ALTERNATIVES = 3

/**
 * Maximum number of contours of a reach request, and maximum number of hours: no voyage takes longer.
 */
export const MAX_CONTOURS = 20
export const MAX_REACH_HOURS = 2400

/**
 * Maximum number of vertices of all penalised areas together. The search weighs legs by them: an ocean
 * route at 5 km through twenty jagged areas on its way takes 1 to 3 s of CPU time with 200 or 500
 * vertices, and up to 5 s with 1,000 (2026).
 */
export const MAX_PENALISED_VERTICES = 500

/** A passage to sail through from end to end. Naming it opens it if it is closed by default. */
export interface PassagePlace {
  readonly passage: PassageId
}

/** What a vessel does at a stop. */
export const STOP_KINDS = ['call', 'via'] as const
export type StopKind = (typeof STOP_KINDS)[number]

/** A place of a voyage. The first and the last stop are calls. */
export interface Stop {
  readonly place: Place | PassagePlace
  /**
   * `via`: the vessel only passes the place, which takes no time and does not end a leg of the cargo.
   * Default `call`; for a passage, `via`.
   */
  readonly kind?: StopKind | undefined
  /** Hours in port, 0 or more; default 0. Not allowed at the first or last stop, nor at a via point. */
  readonly stayHours?: number | undefined
  /**
   * How the stay is spent, which determines the fuel consumed in port. Default: at berth, on the
   * vessel's own power.
   */
  readonly portFuel?: PortFuelRequest | undefined
  /** Says whether the vessel is laden on the legs before and after. */
  readonly operation?: StopOperation | undefined
  /** Of the leg that begins here. Default: what operations say, otherwise laden. */
  readonly condition?: SailingCondition | undefined
  /**
   * When the vessel is wanted here; not at the first stop. Decides the speed of the legs before it that state none.
   */
  readonly arriveAt?: WantedArrival | undefined
}

/** Options that apply to a voyage and to every cell of a matrix. */
export interface Conditions {
  readonly vessel?: Vessel | undefined
  readonly constraints?: Constraints | undefined
  /**
   * Day of the departure in UTC, `YYYY-MM-DD`: determines which emission control areas are in force.
   * Required: planning has no clock.
   */
  readonly date: string
  /** Default: `DEFAULT_RESOLUTION_KM` of the engine. */
  readonly resolutionKm?: Resolution | undefined
}

/** When a voyage departs, beside the day of its `Conditions`. */
export interface Departure {
  /** Departure time, ms since 1970 UTC; without it, the timeline has hours only. */
  readonly departureMs?: number | undefined
  /**
   * Day of the request in UTC, `YYYY-MM-DD`: a departure before it causes a warning. Without it, no
   * departure does.
   */
  readonly today?: string | undefined
}

/** Where a vessel sails, and how. */
export interface Voyage extends Conditions, Departure {
  readonly stops: readonly Stop[]
  /** Speed of all legs, or one per leg. Default: the speed of the vessel's type. */
  readonly speedKmh?: number | readonly (number | undefined)[] | undefined
  /** Alternatives for each leg, 0 to 3; default 0. */
  readonly alternatives?: number | undefined
}

/** Two places without a stop between them. */
export function twoStops(origin: Place, destination: Place): readonly [Stop, Stop] {
  return [{ place: origin }, { place: destination }]
}

/** Whether a stop is a passage to sail through. */
export function isPassage(place: Stop['place']): place is PassagePlace {
  return 'passage' in place
}

/** The kind of a stop. Default: a passage is a via point, any other place a call. */
export function kindOf({ place, kind }: Stop): StopKind {
  return kind ?? (isPassage(place) ? 'via' : 'call')
}

/** @throws InvalidVoyageError that names every field at fault */
export function checkVoyage(voyage: Voyage): void {
  const faults = [
    ...areaFaults(voyage),
    ...southLimitFaults(voyage),
    ...stopFaults(voyage.stops),
    ...speedFaults(voyage),
    ...arrivalFaults(voyage),
    ...resolutionFaults(voyage),
    ...alternativeFaults(voyage),
    ...vesselFaults(voyage.vessel),
    ...fuelFaults(voyage),
  ]
  if (faults.length > 0) throw new InvalidVoyageError(faults)
}

/** @throws InvalidVoyageError */
export function checkConditions(
  conditions: Conditions & { readonly speedKmh?: number | undefined },
) {
  const { speedKmh } = conditions
  const faults = [
    ...numberFaults('speedKmh', speedKmh),
    ...resolutionFaults(conditions),
    ...areaFaults(conditions),
    ...southLimitFaults(conditions),
    ...vesselFaults(conditions.vessel),
    ...fuelFaults(conditions),
  ]
  if (faults.length > 0) throw new InvalidVoyageError(faults)
}

function stopFaults(stops: readonly Stop[]): FieldFault[] {
  const { min, max } = STOP_RANGE
  if (stops.length < min || stops.length > max) {
    return [{ field: 'stops', detail: `must be ${min} to ${max} places, got ${stops.length}` }]
  }
  return stops.flatMap((stop, at): FieldFault[] => {
    const { place, stayHours } = stop
    const field = `stops[${at}]`
    // For programs without types.
    if (typeof place !== 'object' || place === null) {
      return [{ field: `${field}.place`, detail: `must be a place, got ${shown(place)}` }]
    }
    const isEnd = at === 0 || at === stops.length - 1
    const kind = kindOf(stop)
    if (!STOP_KINDS.includes(kind)) {
      const detail = `must be one of ${STOP_KINDS.join(', ')}, got ${shown(kind)}`
      return [{ field: `${field}.kind`, detail }]
    }
    if (isPassage(place)) {
      UnknownNameError.check(`${field}.passage`, [place.passage], PASSAGES)
      if (isEnd || kind !== 'via') {
        return [{ field: `${field}.passage`, detail: 'can only be a via point between two calls' }]
      }
      if (stop.arriveAt?.earliestMs !== undefined) {
        const detail =
          'is from a time on in a passage, where no ship waits; put it on the stop before, or give only the latest'
        return [{ field: arrivalField(at), detail }]
      }
      const before = stops[at - 1]!.place
      if (isPassage(before) && before.passage === place.passage) {
        const detail = `is the same passage as the stop before it; leave one out`
        return [{ field: `${field}.passage`, detail }]
      }
    }
    if (kind === 'via' && isEnd) {
      return [{ field: `${field}.kind`, detail: 'must be call at the first and the last stop' }]
    }
    const cargo = cargoFaults(stop, field, kind, at === stops.length - 1)
    if (cargo.length > 0) return cargo
    if (stayHours === undefined) return portFuelFaults(stop, field)
    if (!(stayHours >= 0 && Number.isFinite(stayHours))) {
      return [{ field: `${field}.stayHours`, detail: `must be 0 or more, got ${stayHours}` }]
    }
    if (stayHours > 0 && (kind === 'via' || isEnd)) {
      const without = isEnd ? 'The first and the last stop have' : 'A via point has'
      return [{ field: `${field}.stayHours`, detail: `${without} no stay; leave it out` }]
    }
    return portFuelFaults(stop, field)
  })
}

function cargoFaults(
  { operation, condition }: Stop,
  field: string,
  kind: StopKind,
  isLast: boolean,
): FieldFault[] {
  const fault = (name: string, detail: string) => [{ field: `${field}.${name}`, detail }]
  const oneOf = (list: readonly string[], got: unknown) =>
    `must be one of ${list.join(', ')}, got ${shown(got)}`
  if (operation !== undefined) {
    if (!STOP_OPERATIONS.includes(operation))
      return fault('operation', oneOf(STOP_OPERATIONS, operation))
    if (kind === 'via') return fault('operation', 'needs a call: nothing is loaded in passing')
  }
  if (condition === undefined) return []
  if (!SAILING_CONDITIONS.includes(condition))
    return fault('condition', oneOf(SAILING_CONDITIONS, condition))
  return isLast
    ? fault('condition', 'is of the leg that begins here; none begins at the last stop')
    : []
}

function portFuelFaults({ portFuel, stayHours = 0 }: Stop, field: string): FieldFault[] {
  if (portFuel === undefined) return []
  const within = `${field}.portFuel`
  if (stayHours === 0) return [{ field: within, detail: 'needs a stay: give its hours' }]
  const ranges = {
    anchorageHours: { min: 0, max: stayHours },
    shorePowerShare: REQUEST_RANGES['portCalls.shorePowerShare'],
    gridGPerKwh: REQUEST_RANGES['portCalls.gridGPerKwh'],
  } as const satisfies Record<keyof PortFuelRequest, object>
  return Object.entries(ranges).flatMap(([name, { min, max }]) => {
    const value = portFuel[name as keyof typeof ranges]
    if (value === undefined || (value >= min && value <= max)) return []
    const detail = `must be between ${min} and ${max}, got ${shown(value)}`
    return [{ field: `${within}.${name}`, detail }]
  })
}

function speedFaults({ speedKmh, stops }: Voyage): FieldFault[] {
  if (!isList(speedKmh)) return numberFaults('speedKmh', speedKmh)
  const legs = stops.length - 1
  if (speedKmh.length !== legs) {
    const detail = `must have one speed for each of the ${legs} legs, got ${speedKmh.length}`
    return [{ field: 'speedKmh', detail }]
  }
  return speedKmh.flatMap((speed, leg) => numberFaults(`speedKmh[${leg}]`, speed))
}

function numberFaults(field: string, speedKmh: number | undefined): FieldFault[] {
  const { min, max } = SPEED_RANGE_KMH
  if (speedKmh === undefined) return []
  if (typeof speedKmh === 'number' && speedKmh >= min && speedKmh <= max) return []
  return [{ field, detail: `must be between ${min} and ${max}, got ${shown(speedKmh)}` }]
}

/** `Array.isArray` does not narrow readonly lists. */
function isList<Item>(value: Item | readonly Item[]): value is readonly Item[] {
  return Array.isArray(value)
}

function resolutionFaults({ resolutionKm }: Pick<Conditions, 'resolutionKm'>): FieldFault[] {
  if (resolutionKm === undefined || RESOLUTIONS.includes(resolutionKm)) return []
  const detail = `must be one of ${RESOLUTIONS.join(', ')}, got ${resolutionKm}`
  return [{ field: 'resolutionKm', detail }]
}

/** Does not check whether a fuel is known: an unknown fuel only means a route without emissions. */
function fuelFaults({ vessel }: Pick<Conditions, 'vessel'>): FieldFault[] {
  if (vessel?.fuels === undefined) return []
  if (vessel.fuelType !== undefined) {
    return [{ field: 'vessel.fuels', detail: 'cannot be combined with fuelType' }]
  }
  return shareProblems(vessel.fuels)
}

/**
 * Runs the engine's own checks and the vertex limit early, before anything is charged or sent to
 * another thread.
 */
function areaFaults({ constraints }: Pick<Conditions, 'constraints'>): FieldFault[] {
  try {
    checkChannels(constraints?.channels ?? [], checkPosition)
    checkPolygons(constraints?.polygons ?? [], checkPosition)
    return penaltyFaults(constraints?.polygons ?? [])
  } catch (error) {
    if (!(error instanceof InvalidRequestError)) throw error
    const field = `constraints.${error.field.replace('avoidPolygons', 'polygons')}`
    return [{ field, detail: error.detail }]
  }
}

function penaltyFaults(polygons: readonly AvoidPolygon[]): FieldFault[] {
  const vertices = polygons
    .filter(({ mode }) => mode === 'penalise')
    .reduce((sum, { rings }) => sum + rings.reduce((all, ring) => all + verticesOf(ring), 0), 0)
  if (vertices <= MAX_PENALISED_VERTICES) return []
  const detail = `must have at most ${MAX_PENALISED_VERTICES} vertices in all penalised areas together, got ${vertices}; simplify their outlines, or forbid some of them`
  return [{ field: 'constraints.polygons', detail }]
}

/** Does not count the last vertex of a closed ring, which repeats the first. */
function verticesOf(ring: readonly Position[]): number {
  const [first, last] = [ring[0]!, ring[ring.length - 1]!]
  return ring.length - Number(first[0] === last[0] && first[1] === last[1])
}

function southLimitFaults({ constraints }: Pick<Conditions, 'constraints'>): FieldFault[] {
  const { min, max } = SOUTH_LIMIT_RANGE
  const { southLimit = min } = constraints ?? {}
  if (typeof southLimit === 'number' && southLimit >= min && southLimit <= max) return []
  const detail = `must be a latitude from ${min} to ${max} degrees, got ${shown(southLimit)}`
  return [{ field: 'constraints.southLimit', detail }]
}

function alternativeFaults({ alternatives = 0 }: Voyage): FieldFault[] {
  if (Number.isInteger(alternatives) && alternatives >= 0 && alternatives <= MAX_ALTERNATIVES) {
    return []
  }
  const detail = `must be a whole number from 0 to ${MAX_ALTERNATIVES}, got ${alternatives}`
  return [{ field: 'alternatives', detail }]
}
