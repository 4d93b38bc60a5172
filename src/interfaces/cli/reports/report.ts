import type { Route, RouteEnd, RouteOptions, VoyageEvent } from '../../../client/schema.js'
import { areaGroupOf } from '../../../contract/areas.js'
import { PASSAGE_FLAGS } from '../../../contract/passage-flags.js'
import { namesAnotherWay } from '../../../emissions/answer/warning-weight.js'
import { PORTS_WITHIN_KM } from '../../../planning/ports-beside.js'
import { nauticalMiles } from '../../../planning/rounding.js'
import { portName } from '../../../ports/port.js'
import type { PortTable } from '../../../ports/table.js'
import type { CommandRequest } from '../../../tables/fields/request-body.js'
import { warningSentences } from '../../../tables/fields/wording.js'
import {
  coordinates,
  duration,
  grouped,
  longerBy,
  minuteOf,
} from '../../../tables/text/quantities.js'
import { speedLines } from './speed-lines.js'
import { fieldLines, windLines } from './wind-lines.js'

const NAME_WIDTH = 40
export const SPEED_FROM: Readonly<Record<Route['speed_source'], string>> = {
  request: '',
  arrive_at: ', which keeps the arrival',
  size_class: ', typical for the size class',
  vessel_type: ', typical for the type',
  default: ', the default',
}

type Warned = readonly { readonly code: string }[]
type Sped = Pick<Route, 'speed_kn' | 'speed_kmh' | 'speed_source'>

/** A speed, and where it is from. @param warnings of the answer: a wanted arrival may be out of the ship's range */
export function speedText({ speed_kn, speed_kmh, speed_source }: Sped, warnings: Warned): string {
  const isMissed = warnings.some(({ code }) => code === 'arrives_late' || code === 'arrives_early')
  const from =
    speed_source === 'arrive_at' && isMissed
      ? ', the nearest that it sails'
      : SPEED_FROM[speed_source]
  return `${Number(speed_kn.toFixed(1))} kn (${grouped(speed_kmh, 1)} km/h${from})`
}

interface Shown {
  /** Whether the caller says when the vessel departs. Otherwise it is now. */
  readonly isDeparture: boolean
  /** For the countries of the ports along the route. */
  readonly ports: PortTable
}

/** A route as lines of text. */
export function routeReport(
  route: Route,
  request: CommandRequest,
  { isDeparture, ports }: Shown,
): string[] {
  const names = [endName(route.origin), ...viaNames(route, request), endName(route.destination)]
  const leaving = isDeparture ? `leaving ${moment(route.depart_at)}` : 'leaving now'
  return [
    '',
    names.join(' → '),
    '',
    row('Distance', `${grouped(route.distance_nm, 1)} nm   ${grouped(route.distance_km, 1)} km`),
    ...bandLines(route, route.warnings),
    row('Time', `${duration(route.duration_hours)} at ${speedText(route, route.warnings)}`),
    ...delayLines(route),
    ...waitLines(route),
    row('Arrival', `${moment(route.arrive_at)}${inPort(route.arrive_at_local)}, ${leaving}`),
    ...fuelLines(route),
    ...passageLines(route),
    ...areaLines(route),
    ...portLines(route, ports),
    ...speedLines(route.speed_table),
    ...windLines(route.wind),
    ...fieldLines(route.weather),
    ...alternativeLines(route, request),
    ...assumptionLines(assumptionsOf(route)),
    ...closedLines(route.options),
    ...warningLines(warningSentences(route.warnings, request)),
    '',
    `  ${route.resolution_km} km coast, data ${route.data_version}. Not for navigation.`,
    '',
  ]
}

/** How sure a distance is, and what a ship sails. @param warnings of the answer: one may name another way */
export function bandLines(
  {
    distance_low_km: low,
    distance_high_km: high,
    sailed_estimate: sailed,
  }: Pick<Route, 'distance_low_km' | 'distance_high_km' | 'sailed_estimate'>,
  warnings: Warned,
): string[] {
  return [
    ...(namesAnotherWay(warnings)
      ? []
      : [row('', `estimated band of tables: ${nmRange(low, high)}, nine in ten`)]),
    ...(sailed === undefined
      ? []
      : [
          row(
            'Sailed',
            `${grouped(sailed.distance_nm)} nm, ${nmRange(sailed.distance_low_km, sailed.distance_high_km)} in eight in ten passages`,
          ),
          ...(sailed.basis === 'assumed'
            ? [row('', 'assumed: no logged passage is this short')]
            : []),
        ]),
  ]
}

function nmRange(lowKm: number, highKm: number): string {
  return `${grouped(nauticalMiles(lowKm))} to ${grouped(nauticalMiles(highKm))} nm`
}

/** Less than a minute is not worth a line. */
function waitLines({ wait_hours: hours = 0 }: Route): string[] {
  return hours === 0 ? [] : [row('Wait', `${duration(hours)} until the ship is wanted`)]
}

function delayLines({ passage_delay_hours: hours }: Route): string[] {
  if (hours < 1 / 60) return []
  return [row('', `of which ${duration(hours)} because of speed limits in passages`)]
}

/** A line with its label. */
export const row = (label: string, value: string) => `  ${label.padEnd(12)}${value}`
const item = (name: string, value: string) => `    ${shortened(name).padEnd(NAME_WIDTH)} ${value}`
const atKm = (km: number) => `${grouped(km).padStart(7)} km`
/** A moment on the clock of the port, such as `2027-02-10T21:04:53+08:00[Asia/Shanghai]`. */
function inPort(local: string | null): string {
  return local === null ? '' : ` (${local.slice(0, 16).replace('T', ' ')} in port)`
}

const moment = (time: string | null) => `${minuteOf(Date.parse(time!))} UTC`

function shortened(name: string): string {
  return name.length <= NAME_WIDTH ? name : `${name.slice(0, NAME_WIDTH - 1)}…`
}

function endName({ port, requested }: RouteEnd): string {
  return port === null ? coordinates(requested!) : portName(port)
}

/** The via points of a route, marked as such. The answer has no names of passages. */
function viaNames({ via }: Route, { body }: CommandRequest): string[] {
  const asked = (body['via'] ?? []) as readonly { readonly passage?: string }[]
  return via.map((end, at) => `via ${asked[at]?.passage ?? endName(end)}`)
}

function passageLines({ passages }: Route): string[] {
  if (passages.length === 0) return []
  const lines = passages.map(
    ({ name, entry_km, exit_km }) =>
      `    ${name.padEnd(NAME_WIDTH)} ${atKm(entry_km)} –${atKm(exit_km)}`,
  )
  return ['', '  Passages, entry and exit', ...lines]
}

interface Area {
  readonly name: string
  readonly distance_km: number
}

function areaLines({ eca, timeline = [], distance_km }: Route): string[] {
  return [
    ...areaGroup('Emission control areas', eca.zones, distance_km),
    ...areaGroup('High-risk areas', highRiskAreas(timeline), distance_km),
  ]
}

/** The areas of the timeline, with the kilometres between entering and leaving them. */
function highRiskAreas(timeline: readonly VoyageEvent[]): Area[] {
  const areas = new Map<string, Area>()
  for (const { kind, area, distance_km } of timeline) {
    if (area?.group !== 'piracy') continue
    const before = areas.get(area.id)?.distance_km ?? 0
    const km = kind === 'area_in' ? before - distance_km : before + distance_km
    areas.set(area.id, { name: area.name, distance_km: km })
  }
  return [...areas.values()]
}

function areaGroup(title: string, areas: readonly Area[], routeKm: number): string[] {
  const km = areas.reduce((sum, area) => sum + area.distance_km, 0)
  if (km === 0) return []
  const share = routeKm === 0 ? 0 : (100 * km) / routeKm
  return [
    '',
    `  ${title}: ${grouped(km)} km, ${share.toFixed(0)} % of the route`,
    ...areas.map((area) => item(area.name, atKm(area.distance_km))),
  ]
}

function portLines({ ports }: Route, table: PortTable): string[] {
  if (ports === undefined) return []
  const lines = ports.map(({ id, distance_from_origin_km, off_route_km }) =>
    item(
      portName(table.byId(id)!),
      `${atKm(distance_from_origin_km)}, ${off_route_km.toFixed(1)} km off`,
    ),
  )
  return ['', `  Ports within ${PORTS_WITHIN_KM} km of the route`, ...lines]
}

function alternativeLines(
  { alternatives, distance_km, duration_hours }: Route,
  { body }: CommandRequest,
): string[] {
  if (!body['alternatives']) return []
  if (alternatives.length === 0)
    return ['', '  No alternative: this route uses no passage that can be closed.']
  const lines = alternatives.flatMap((other) => {
    const more = longerBy(other.distance_km - distance_km, other.duration_hours - duration_hours)
    const via = other.passages.map(({ name }) => name).join(', ') || 'the open sea'
    return [`    ${grouped(other.distance_nm, 1)} nm, ${more}, via`, `      ${via}`]
  })
  return ['', '  Other routes', ...lines]
}

/** Fuel, emissions and cost; nothing without a ship. */
export function fuelLines({ emissions }: Pick<Route, 'emissions'>): string[] {
  if (emissions === null) return []
  const { fuel_tonnes, fuels, waiting, co2e_wtw_tonnes, cost_usd } = emissions
  const all = [...fuels, ...(waiting?.fuels ?? [])]
  return [
    row('Fuel', `${grouped(fuel_tonnes, 1)} t ${fuelTypes(all)}`),
    ...(waiting ? [row('', `of which ${grouped(waiting.fuel_tonnes, 1)} t while it waits`)] : []),
    row('Emissions', `${grouped(co2e_wtw_tonnes, 1)} t CO2e well to wake`),
    ...(cost_usd === null ? [] : [row('Fuel cost', `${grouped(cost_usd)} USD`)]),
  ]
}

/** Each type once. */
export function fuelTypes(fuels: readonly { readonly fuel_type: string }[]): string {
  return [...new Set(fuels.map(({ fuel_type }) => fuel_type))].join(', ')
}

/** Those of the wait behind those of the way, each once. */
function assumptionsOf({ emissions }: Pick<Route, 'emissions'>): string[] {
  if (emissions === null) return []
  return [...new Set([...emissions.assumptions, ...(emissions.waiting?.assumptions ?? [])])]
}

/** The assumptions behind the fuel figures, for whatever the request omits. */
export function assumptionLines(assumptions: readonly string[], where = ''): string[] {
  if (assumptions.length === 0) return []
  return [
    '',
    `  Assumptions for fuel and emissions${where}`,
    ...assumptions.map((text) => `    ${text}`),
  ]
}

/** The passages that the request or the ship closes, and the areas to avoid. */
export function closedLines(options: RouteOptions): string[] {
  const { closed, areas, outlines } = closedIn(options)
  const avoided = [...areas, ...outlines]
  const lines = [
    ...(closed.length > 0 ? [row('Closed', closed.join(', '))] : []),
    ...(avoided.length > 0 ? [row('Avoided', avoided.join(', '))] : []),
  ]
  return lines.length > 0 ? ['', ...lines] : []
}

/**
 * The passages that an answer's options or its vessel close, the groups of areas that are avoided, and the names of areas
 * with an outline of their own, from the request or an overlay.
 */
export function closedIn(options: RouteOptions) {
  const { avoid, avoid_areas, closed_by_vessel, closed_by_default } = options
  const flagged = PASSAGE_FLAGS.filter((id) => !options[id])
  const isArea = (name: string) => areaGroupOf(name) !== undefined
  const passages = [...flagged, ...avoid.filter((name) => !isArea(name)), ...closed_by_vessel]
  const closed = [...new Set<string>(passages)].filter(
    (id) => !closed_by_default.some((one) => one === id),
  )
  const outlines = avoid_areas.map(({ name }, at) => name ?? `area ${at + 1}`)
  return { closed, areas: avoid.filter(isArea), outlines }
}

function warningLines(sentences: readonly string[]): string[] {
  return sentences.length === 0 ? [] : ['', ...sentences.map((text) => `  ! ${text}`)]
}
