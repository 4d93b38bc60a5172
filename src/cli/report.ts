import { apiAreaOf } from '../api/areas.js'
import { KM_PER_NM } from '../geo/distance.js'
import { asOneLeg } from '../planning/one-leg.js'
import { PORTS_WITHIN_KM, portsBeside } from '../planning/ports-beside.js'
import { hoursTo } from '../planning/sailing-hours.js'
import type { Speed } from '../planning/speed.js'
import { portName } from '../ports/port.js'
import type { SeaRoute, SnappedEnd } from '../routing/request.js'
import { MS_PER_HOUR } from '../utc.js'
import type { Calculated } from './calculate.js'
import { coordinates, duration, grouped, longerBy, minuteOf } from './quantities.js'
import { type CoordinateOrder, sentencesOf } from './remarks.js'
import type { Sea } from './sea.js'

const NAME_WIDTH = 40
const SPEED_FROM: Readonly<Record<Speed['source'], string>> = {
  request: '',
  vessel_type: ', typical for the type',
  default: ', the default',
}

/** A route as lines of text. */
export function report(
  calculated: Calculated,
  sea: Sea,
  { isDeparture, isLonLat }: CoordinateOrder & { readonly isDeparture: boolean },
): string[] {
  const { planned, voyage } = calculated
  const { departureMs } = voyage
  const { route, speedKmh, speedSource, hours, delayHours } = asOneLeg(planned)
  const knots = (speedKmh / KM_PER_NM).toFixed(1).replace(/\.0$/, '')
  const leaving = isDeparture ? `leaving ${moment(departureMs)}` : 'leaving now'
  return [
    '',
    [endName(route.origin, sea), ...viaNames(planned, sea), endName(route.destination, sea)].join(
      ' → ',
    ),
    '',
    row('Distance', `${nm(route.distanceKm)} nm   ${grouped(route.distanceKm, 1)} km`),
    row(
      'Time',
      `${duration(hours)} at ${knots} kn (${grouped(speedKmh, 1)} km/h${SPEED_FROM[speedSource]})`,
    ),
    ...delayLine(delayHours),
    row('Arrival', `${moment(departureMs + hours * MS_PER_HOUR)}, ${leaving}`),
    ...fuelLines(calculated),
    ...passageLines(route),
    ...areaLines(route),
    ...portLines(calculated, sea),
    ...alternativeLines(calculated),
    ...assumptionLines(calculated.emissions?.assumptions ?? []),
    ...closedLines(calculated.planned),
    ...warningLines(calculated, { isLonLat }),
    '',
    `  ${planned.resolutionKm} km coast, data ${sea.router.dataVersion}. Not for navigation.`,
    '',
  ]
}

/** Less than a minute is not worth a line. */
function delayLine(delayHours: number): string[] {
  if (delayHours < 1 / 60) return []
  return [row('', `of which ${duration(delayHours)} because of speed limits in passages`)]
}

function row(label: string, value: string): string {
  return `  ${label.padEnd(12)}${value}`
}

function item(name: string, value: string): string {
  return `    ${name.padEnd(NAME_WIDTH)} ${value}`
}

const nm = (km: number) => grouped(km / KM_PER_NM, 1)
const atKm = (km: number) => `${grouped(km).padStart(7)} km`

function moment(ms: number): string {
  return `${minuteOf(ms)} UTC`
}

function endName({ portId, requested }: SnappedEnd, { ports }: Sea): string {
  const port = portId === null ? undefined : ports.byId(portId)
  return port === undefined ? coordinates(requested!) : portName(port)
}

/** The via points of a route, marked as such. */
function viaNames({ plannedLegs, stops }: Calculated['planned'], sea: Sea): string[] {
  return plannedLegs.slice(1).map(({ from, route }) => {
    return `via ${stops[from]!.passage ?? endName(route.origin, sea)}`
  })
}

function passageLines({ passages }: SeaRoute): string[] {
  if (passages.length === 0) return []
  const lines = passages.map(({ name, entryKm, exitKm }) =>
    item(name, `${atKm(entryKm)} –${atKm(exitKm)}`),
  )
  return ['', '  Passages, entry and exit', ...lines]
}

function areaLines({ areas, distanceKm }: SeaRoute): string[] {
  return [
    ...areaGroup(
      'Emission control areas',
      areas.filter(({ group }) => group === 'eca'),
      distanceKm,
    ),
    ...areaGroup(
      'High-risk areas',
      areas.filter(({ group }) => group === 'piracy'),
      distanceKm,
    ),
  ]
}

function areaGroup(title: string, areas: SeaRoute['areas'], routeKm: number): string[] {
  const km = areas.reduce((sum, area) => sum + area.distanceKm, 0)
  if (km === 0) return []
  const share = routeKm === 0 ? 0 : (100 * km) / routeKm
  return [
    '',
    `  ${title}: ${grouped(km)} km, ${share.toFixed(0)} % of the route`,
    ...areas.map((area) => item(shortened(area.name), atKm(area.distanceKm))),
  ]
}

function shortened(name: string): string {
  return name.length <= NAME_WIDTH ? name : `${name.slice(0, NAME_WIDTH - 1)}…`
}

function portLines({ form, planned }: Calculated, { ports }: Sea): string[] {
  if (form.include_ports !== true) return []
  const near = portsBeside(asOneLeg(planned).route, ports)
  const lines = near.map(({ port, distanceFromOriginKm, offRouteKm }) =>
    item(
      shortened(portName(port)),
      `${atKm(distanceFromOriginKm)}, ${offRouteKm.toFixed(1)} km off`,
    ),
  )
  return ['', `  Ports within ${PORTS_WITHIN_KM} km of the route`, ...lines]
}

function alternativeLines({ voyage, planned }: Calculated): string[] {
  if (!voyage.alternatives) return []
  const { route, alternatives, speedKmh, hours } = asOneLeg(planned)
  if (alternatives.length === 0)
    return ['', '  No alternative: this route uses no passage that can be closed.']
  const lines = alternatives.flatMap((other) => {
    const more = longerBy(
      other.distanceKm - route.distanceKm,
      hoursTo(other.distanceKm, other, speedKmh) - hours,
    )
    const via = other.passages.map(({ name }) => name).join(', ') || 'the open sea'
    return [`    ${nm(other.distanceKm)} nm, ${more}, via`, `      ${via}`]
  })
  return ['', '  Other routes', ...lines]
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

/** The passages and areas that the voyage had to avoid. */
export function closedLines({ closures }: Calculated['planned']): string[] {
  const asked = closures.closed.filter(
    (id) => !closures.closedByDefault.some((closed) => closed === id),
  )
  const areas = closures.areas.map(apiAreaOf)
  const lines = [
    ...(asked.length > 0 ? [row('Closed', asked.join(', '))] : []),
    ...(areas.length > 0 ? [row('Avoided', areas.join(', '))] : []),
  ]
  return lines.length > 0 ? ['', ...lines] : []
}

function fuelLines({ emissions }: Calculated): string[] {
  if (!emissions) return []
  const { fuel_tonnes, fuels, co2e_wtw_tonnes, cost_usd } = emissions
  const types = [...new Set(fuels.map(({ fuel_type }) => fuel_type))].join(', ')
  return [
    row('Fuel', `${grouped(fuel_tonnes, 1)} t ${types}`),
    row('Emissions', `${grouped(co2e_wtw_tonnes, 1)} t CO2e well to wake`),
    ...(cost_usd === null ? [] : [row('Fuel cost', `${grouped(cost_usd)} USD`)]),
  ]
}

function warningLines({ warnings, planned }: Calculated, order: CoordinateOrder): string[] {
  const sentences = sentencesOf(warnings, planned, order)
  return sentences.length === 0 ? [] : ['', ...sentences.map((sentence) => `  ! ${sentence}`)]
}
