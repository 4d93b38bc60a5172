import { parsePosition } from '../../src/engine/geo/parse-position.js'
import { type Limits, readNumber } from '../format/limits.js'
import { MAX_OWN_AREAS, readOwnArea, writeOwnArea } from './own-areas.js'
import {
  AVOIDABLE_AREAS,
  EMPTY_PLAN,
  FUELS,
  LIMITS,
  MAX_STOPS,
  OPEN_BY_DEFAULT,
  OPENABLE,
  PASSAGES,
  type Passage,
  type Place,
  type Plan,
  RESOLUTIONS,
  readDeparture,
  STOP_USES,
  type Stop,
  VESSEL_TYPES,
} from './plan.js'

/** Maximum length of the name of a scenario. */
export const MAX_NAME = 40

/** The plan as parameters: the one writer of a scenario, whatever carries it. Defaults are omitted to keep links short. */
export function writePlan(plan: Plan): URLSearchParams {
  const parameters = new URLSearchParams()
  const put = (name: string, value: unknown) => {
    if (value !== null && value !== '' && value !== false) parameters.set(name, String(value))
  }
  put('name', plan.name)
  put('from', plan.from && writePlace(plan.from))
  put('to', plan.to && writePlace(plan.to))
  for (const { place, stayHours, speedKn, use } of plan.stops) {
    const parts = [writePlace(place), stayHours ?? '', speedKn ?? '', use ?? '']
    parameters.append('stop', parts.join('@').replace(/@+$/, ''))
  }
  put('close', plan.closed.join())
  put('open', plan.opened.join())
  put('route', plan.leftOut.map((name) => `-${name}`).join())
  put('avoid', plan.avoidedAreas.join())
  for (const area of plan.ownAreas) parameters.append('area', writeOwnArea(area))
  put('depth', plan.avoidsShallows && 'enforce')
  put('detail', plan.resolutionKm === EMPTY_PLAN.resolutionKm ? null : plan.resolutionKm)
  put('speed', plan.speedKn)
  put('vessel', plan.vesselType)
  put('size', plan.sizeClass)
  put('draught', plan.draughtM)
  put('ballast', plan.inBallast && 1)
  put('fuel', plan.fuel)
  put('burn', plan.fuelTonnesPerDay)
  put('price', plan.fuelPriceUsd)
  put('depart', plan.departure)
  put('arrive', plan.arrival)
  put('winds', plan.winds && 1)
  put('ports', plan.showPorts && 1)
  return parameters
}

/**
 * Reads what `writePlan` wrote. Anything unreadable keeps its default, so that a link never breaks
 * the page.
 */
export function readPlan(parameters: URLSearchParams): Plan {
  const list = <Name extends string>(name: string, allowed: readonly Name[]) =>
    (parameters.get(name) ?? '').split(',').filter(isOneOf(allowed))
  const one = <Name extends string>(name: string, allowed: readonly Name[]) =>
    [parameters.get(name) ?? ''].find(isOneOf(allowed)) ?? null
  const number = (name: string, limits: Limits) => readNumber(parameters.get(name), limits)
  const resolution = RESOLUTIONS.find((km) => String(km) === parameters.get('detail'))
  return {
    name: parameters.get('name')?.trim().slice(0, MAX_NAME) || null,
    from: readPlace(parameters.get('from')),
    to: readPlace(parameters.get('to')),
    stops: parameters.getAll('stop').flatMap(readStop).slice(0, MAX_STOPS),
    closed: list('close', OPEN_BY_DEFAULT),
    opened: list('open', OPENABLE),
    leftOut: (parameters.get('route') ?? '').split(',').flatMap(readLeftOut),
    avoidedAreas: list('avoid', AVOIDABLE_AREAS),
    ownAreas: parameters.getAll('area').flatMap(readOwnArea).slice(0, MAX_OWN_AREAS),
    avoidsShallows: parameters.get('depth') === 'enforce',
    resolutionKm: resolution ?? EMPTY_PLAN.resolutionKm,
    speedKn: number('speed', LIMITS.speedKn),
    vesselType: one('vessel', VESSEL_TYPES),
    sizeClass: /^\w{1,40}$/.exec(parameters.get('size') ?? '')?.[0] ?? null,
    draughtM: number('draught', LIMITS.draughtM),
    inBallast: parameters.get('ballast') === '1',
    fuel: one('fuel', FUELS),
    fuelTonnesPerDay: number('burn', LIMITS.fuelTonnesPerDay),
    fuelPriceUsd: number('price', LIMITS.fuelPriceUsd),
    departure: readDeparture(parameters.get('depart')),
    arrival: readDeparture(parameters.get('arrive')),
    winds: parameters.get('winds') === '1',
    showPorts: parameters.get('ports') === '1',
  }
}

function isOneOf<Name extends string>(allowed: readonly Name[]) {
  return (text: string): text is Name => (allowed as readonly string[]).includes(text)
}

/** `-suez` is a route without Suez. */
function readLeftOut(text: string): Passage[] {
  return PASSAGES.filter((name) => text === `-${name}`)
}

/** A port by its id, or a position as latitude and longitude, the usual order. */
export function writePlace(place: Place): string {
  if ('portId' in place) return String(place.portId)
  const [lon, lat] = place.position
  return `${Number(lat.toFixed(5))},${Number(lon.toFixed(5))}`
}

/** `1309@24@12.5@load` is a call of a day to load, and then 12.5 knots; without hours, the port is only passed. */
function readStop(text: string): Stop[] {
  const [where, hours, knots, what] = text.split('@')
  const place = readPlace(where ?? null)
  if (place === null) return []
  const speedKn = readNumber(knots || null, LIMITS.speedKn)
  const stayHours = readNumber(hours || null, LIMITS.stayHours)
  const use = STOP_USES.find((one) => one === what && stayHours !== null)
  return [{ place, stayHours, ...(speedKn === null ? {} : { speedKn }), ...(use && { use }) }]
}

export function readPlace(text: string | null): Place | null {
  if (text === null) return null
  if (/^[1-9]\d{0,8}$/.test(text)) return { portId: Number(text) }
  const position = parsePosition(text)
  return position === null ? null : { position }
}
