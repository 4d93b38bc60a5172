import { type Warned, warned } from '../emissions/answer/warning-table.js'
import { likeness } from '../emissions/ship/ship-names.js'
import { classNamed, classNames } from '../emissions/vessel-model.js'
import { KM_PER_NM } from '../engine/geo/distance.js'
import {
  BY_OCEAN,
  type PassageId,
  type SeaRoute,
  type SnappedEnd,
} from '../engine/routing/request.js'
import { isSouthOf } from '../engine/routing/south-limit.js'
import type { AreaGroup } from '../engine/sea/areas.js'
import type { NamedStrait } from '../engine/sea/named-straits.js'
import { SHALLOW_AREAS_SOURCE, type ShallowArea } from '../engine/sea/shallow-areas.js'
import type { ResolvedPlace } from '../ports/find/place.js'
import { portName } from '../ports/port.js'
import type { PortTable } from '../ports/table.js'
import type { ClosureNote, Closures, Constraints } from './closures/closures.js'
import type { WatersMet } from './closures/least-depth.js'
import { areasTooShallow } from './closures/shallow-areas.js'
import { passageCalled } from './places.js'
import type { PortsNear } from './ports-beside.js'
import { roundKm } from './rounding.js'
import { stopInWords } from './sentences.js'
import { shipOf, type VesselClass } from './ship/speed.js'
import type { Vessel } from './ship/vessel.js'
import { tooShallow } from './ship/vessel-fit.js'
import type { Conditions, Departure, Stop } from './voyage/voyage.js'

/** Something that a caller should know about a successful plan. */
export interface PlanningWarning extends Warned<PlanningCode> {
  /** Field of the voyage: `stops[0]`, `vessel.sizeClass`. */
  readonly field: string
}

export type PlanningCode =
  | 'snapped'
  | 'same_water'
  | 'inland_route_unreliable'
  | 'unknown_size_class'
  | 'vessel_size_assumed'
  | 'closed_by_vessel'
  | 'closed_by_default'
  | 'open_to_local'
  | 'inshore_only'
  | 'closed_season'
  | 'exceeds_limit'
  | 'size_unknown'
  | 'contradiction'
  | 'area_not_avoided'
  | 'channel_used'
  | 'shallow_water'
  | 'shallow_area'
  | 'seasonal_ice'
  | 'polar_waters'
  | 'arctic_detour'
  | 'south_limit'
  | 'past_departure'
  | 'arrival_without_departure'
  | 'daily_fuel_of_other_speed'
  | 'arrives_late'
  | 'arrives_early'
  | 'maybe_swapped'
  | 'suggestion_taken'
  | 'namesakes'
  | 'passage_namesake'
  | 'vessel_likened'
  | 'trade_lane_differs'

/** A position moved farther than this to water causes a warning, km. */
export const REPORTED_SNAP_KM = 5

/** Names of the stops in messages: origin, destination, and numbers for those between. */
export function stopName(stop: number, stops: number): string {
  if (stop === 0) return 'origin'
  return stop === stops - 1 ? 'destination' : `stop ${stop + 1}`
}

/** Says which ports were taken for names that only resemble theirs, or that others have, too. */
export function suggestionWarnings(
  places: readonly ResolvedPlace[],
  fields: readonly string[],
): PlanningWarning[] {
  return places.flatMap((place, at): PlanningWarning[] => {
    const { port, suggestedFor, namesakes = [], greaterNamesakes = [] } = place
    const others = [...namesakes.map(portName), ...greaterNamesakes]
    if (port !== null && others.length > 0) {
      const values = { port: portName(port), others }
      return [{ ...warned('namesakes', values), field: `${fields[at]}.name` }]
    }
    if (port === null || suggestedFor === undefined) return []
    const values = { name: suggestedFor, port: portName(port) }
    return [{ ...warned('suggestion_taken', values), field: `${fields[at]}.name` }]
  })
}

/** Says that a name between two calls was read as that of a port, though a passage has it too. */
export function passageNamesakes(
  stops: readonly Stop[],
  places: readonly ResolvedPlace[],
): PlanningWarning[] {
  return stops.slice(1, -1).flatMap(({ place, stayHours = 0 }, before): PlanningWarning[] => {
    const at = before + 1
    const { port } = places[at]!
    const passage = 'name' in place && stayHours === 0 ? passageCalled(place.name) : undefined
    if (passage === undefined || port === null) return []
    const why = warned('passage_namesake', { port: portName(port), passage })
    return [{ ...why, field: `stops[${at}].name` }]
  })
}

/** Warns of a position or a port that was moved to navigable water. */
export function snapWarning(
  stop: number,
  stops: number,
  snapped: SnappedEnd,
  portsNear: PortsNear,
): PlanningWarning[] {
  if (snapped.distanceKm <= REPORTED_SNAP_KM) return []
  const km = roundKm(snapped.distanceKm)
  const values = { stop: stopInWords(stopName(stop, stops)), km }
  const field = `stops[${stop}]`
  const [nearest] = snapped.requested === null ? [] : portsNear(snapped.requested)
  if (nearest === undefined) return [{ ...warned('snapped', values), field }]
  const [port, port_km] = [portName(nearest.port), Math.round(nearest.distanceKm)]
  return [{ ...warned('snapped:near_port', { ...values, port, port_km }), field }]
}

/**
 * Warns of a size class that the vessel type does not have, and lists its classes; and of a ship that
 * stands for one that is not modelled.
 */
export function sizeClassWarning(
  vessel: Vessel | undefined,
  classes: readonly VesselClass[],
): PlanningWarning[] {
  const like = vessel?.calledAs === undefined ? null : likeness(vessel.calledAs, 'voyage')
  if (like !== null) return [{ ...like, field: 'vessel.type' }]
  if (vessel?.type === undefined || vessel.sizeClass === undefined) return []
  if (classNamed(classes, vessel.type, vessel.sizeClass) !== undefined) return []
  const values = { type: vessel.type, known: classNames(classes, vessel.type) }
  return [{ ...warned('unknown_size_class', values), field: 'vessel.sizeClass' }]
}

/** Passages that the vessel's size closes, although its route would use them. */
export interface MissedPassages {
  readonly missed: readonly PassageId[]
  /** By how much the way round them is longer, km; NaN if there is none but through avoided areas. */
  readonly longerKm?: number
}

/** Warns of passages that the vessel's size closes to its route, and of limits on the route. */
export function closureWarnings(
  legs: readonly ({ readonly route: Pick<SeaRoute, 'passages'> } & MissedPassages)[],
  closures: Closures,
): PlanningWarning[] {
  const used = new Set(legs.flatMap(({ route }) => route.passages.map(({ id }) => id)))
  return closures.notes.flatMap((note) => {
    if (note.code !== 'closed_by_vessel') return used.has(note.passage) ? [noteWarning(note)] : []
    const without = legs.filter(({ missed }) => missed.includes(note.passage))
    return without.length === 0 ? [] : [wayRoundWarning(note, without)]
  })
}

/** Adds how much further the ship sails than one that fits. */
function wayRoundWarning(note: ClosureNote, legs: readonly MissedPassages[]): PlanningWarning {
  const km = legs.reduce((sum, { longerKm = Number.NaN }) => sum + longerKm, 0)
  if (!(km > 0)) return noteWarning(note)
  const way = { nm: Math.round(km / KM_PER_NM), km: roundKm(km) }
  const { place = note.passage, exceeded } = note
  return { ...warned('closed_by_vessel:longer', { place, ...exceeded, ...way }), field: 'vessel' }
}

/** Says which ship is meant where the request names only its type. */
export function ordinaryShipWarning(
  vessel: Vessel | undefined,
  classes: readonly VesselClass[],
): PlanningWarning[] {
  const { ordinary } = shipOf(vessel, classes)
  if (ordinary === undefined) return []
  const { type, sizeClass: size_class, loaM: loa_m, beamM: beam_m, draughtM: draft_m } = ordinary
  const values = { type, size_class, loa_m, beam_m, draft_m }
  return [{ ...warned('vessel_size_assumed:type', values), field: 'vessel' }]
}

/** A note about a passage as a warning. */
export function noteWarning({ passage: _, exceeded: __, ...note }: ClosureNote): PlanningWarning {
  return { ...note, field: 'vessel' }
}

/** Warns of a departure before the day of the request. */
export function departureWarning({
  date,
  today,
  departureMs,
}: Departure & Pick<Conditions, 'date'>): PlanningWarning[] {
  if (today === undefined || departureMs === undefined || date >= today) return []
  return [{ ...warned('past_departure', { date }), field: 'departAt' }]
}

/** A position closer than this to a port may be meant for it, km. A judgement. */
const AT_PORT_KM = 20
/** A position farther than this from every port is unusual as the end of a voyage, km. A judgement. */
const FAR_FROM_PORTS_KM = 100

/** Warns of stops whose longitude and latitude may be swapped. */
export function swapWarnings(stops: readonly ResolvedPlace[], ports: PortTable): PlanningWarning[] {
  return stops.flatMap((place, stop) => {
    const subject = stopInWords(stopName(stop, stops.length))
    return swapWarning(place, { field: `stops[${stop}]`, subject }, ports)
  })
}

/** Finds a position far from every port that would be at a port with longitude and latitude swapped. */
export function swapWarning(
  { port, position: [lon, lat] }: ResolvedPlace,
  { field, subject }: { readonly field: string; readonly subject: string },
  ports: PortTable,
): PlanningWarning[] {
  if (port !== null || Math.abs(lon) > 90) return []
  const meant = ports.nearest([lat, lon], AT_PORT_KM)
  if (meant === null || ports.nearest([lon, lat], FAR_FROM_PORTS_KM) !== null) return []
  return [{ ...warned('maybe_swapped', { stop: subject, lat, lon, place: meant.name }), field }]
}

/** Warns of named straits on the route with less water than the vessel needs. */
export function shallowWarnings(
  met: readonly Pick<WatersMet, 'straits'>[],
  draughtM: number | undefined,
  straits: readonly NamedStrait[],
): PlanningWarning[] {
  const passed = new Set(met.flatMap((leg) => leg.straits))
  return tooShallow(straits, { draughtM })
    .filter((strait) => passed.has(strait))
    .map(({ name, depthM }) => ({
      ...warned('shallow_water', { place: name, depth_m: depthM, draft_m: draughtM! }),
      field: 'vessel',
    }))
}

/** Warns of shelves on the route with less water than the vessel needs, by a coarse grid. */
export function shallowAreaWarnings(
  met: readonly Pick<WatersMet, 'shelves'>[],
  draughtM: number | undefined,
  areas: readonly ShallowArea[],
): PlanningWarning[] {
  const tooShallowAreas = areasTooShallow(areas, draughtM)
  const crossed = met
    .flatMap(({ shelves }) => shelves)
    .filter(({ area }) => tooShallowAreas.includes(area))
  const names = [...new Set(crossed.map(({ area }) => area.name))]
  return names.map((name) => {
    const inside = crossed.filter(({ area }) => area.name === name)
    // The grid is too coarse for metres.
    const km = Math.round(inside.reduce((sum, { distanceKm }) => sum + distanceKm, 0))
    const { underM } = inside[0]!.area
    const of = { place: name, source: SHALLOW_AREAS_SOURCE }
    const values = { ...of, km, under_m: underM, draft_m: draughtM! }
    return { ...warned('shallow_area', values), field: 'vessel' }
  })
}

/** Warns of areas that could not be avoided, or only by a detour that costs more than their penalty. */
export function avoidanceWarnings(
  routes: readonly Pick<SeaRoute, 'areaKm' | 'polygonKm'>[],
  { areas, polygons }: Pick<Closures, 'areas' | 'polygons'>,
): PlanningWarning[] {
  const warning = (field: string, what: string, km: number): PlanningWarning[] => {
    if (roundKm(km) === 0) return []
    return [{ ...warned('area_not_avoided', { area: what, km: roundKm(km) }), field }]
  }
  const total = (of: (route: (typeof routes)[number]) => number) =>
    routes.reduce((km, route) => km + of(route), 0)
  return [
    ...areas.flatMap((group) =>
      warning(
        'constraints.avoid',
        AREA_NAMES[group],
        total(({ areaKm }) => areaKm[group]),
      ),
    ),
    ...polygons.flatMap((_, at) =>
      warning(
        `constraints.polygons[${at}]`,
        'this area',
        total(({ polygonKm }) => polygonKm?.[at] ?? 0),
      ),
    ),
  ]
}

/** Says which routes depend on channels that the data lacks. */
export function channelWarnings(
  routes: readonly Pick<SeaRoute, 'channels'>[],
  { channels }: Pick<Closures, 'channels'>,
): PlanningWarning[] {
  const uses = routes.flatMap((route) => route.channels ?? [])
  return channels.flatMap(({ name }, at) => {
    const km = uses.reduce((sum, use) => {
      return use.channel === at ? sum + use.exitKm - use.entryKm : sum
    }, 0)
    if (km === 0) return []
    const why = warned('channel_used', { channel: name, km: roundKm(km) })
    return [{ ...why, field: `constraints.channels[${at}]` }]
  })
}

/** Warns of routes that are longer because they stay north of a limit, and of those that go south of it all the same. */
export function southLimitWarnings(
  routes: readonly Pick<SeaRoute, 'distanceKm' | 'unlimitedKm' | 'positions'>[],
  { southLimit }: Pick<Closures, 'southLimit'>,
): PlanningWarning[] {
  if (southLimit === null) return []
  const beyond = routes.filter(({ positions }) => isSouthOf(positions, southLimit))
  const km = routes.reduce(
    (sum, { distanceKm, unlimitedKm = distanceKm }) => sum + distanceKm - unlimitedKm,
    0,
  )
  const field = 'constraints.southLimit'
  const longer = { nm: Math.round(km / KM_PER_NM), km: Math.ceil(km) }
  const legs = beyond.length
  const isLonger = roundKm(km) > 0
  if (southLimit === BY_OCEAN)
    return [
      ...(isLonger ? [{ ...warned('south_limit:by_ocean', longer), field }] : []),
      ...(legs > 0 ? [{ ...warned('south_limit:by_ocean_yields', { legs }), field }] : []),
    ]
  const latitude = southLimit
  return [
    ...(isLonger ? [{ ...warned('south_limit', { latitude, ...longer }), field }] : []),
    ...(legs > 0 ? [{ ...warned('south_limit:yields', { latitude, legs }), field }] : []),
  ]
}

/** Names of groups of areas in warnings. */
export const AREA_NAMES = {
  eca: 'emission control areas',
  piracy: 'high-risk areas',
} as const satisfies Record<AreaGroup, string>

/** A passage that a voyage both closes and opens. Closing takes precedence. */
export interface Contradiction extends PlanningWarning {
  readonly code: 'contradiction'
  readonly passage: PassageId
}

/** A warning for each passage that a voyage both closes and opens. */
export function contradictions({ closed = [], opened = [] }: Constraints): Contradiction[] {
  return [...new Set(opened)]
    .filter((passage) => closed.includes(passage))
    .map((passage) => ({
      ...warned('contradiction', { passage }),
      passage,
      field: 'constraints.opened',
    }))
}
