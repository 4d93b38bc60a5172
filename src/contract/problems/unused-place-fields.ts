import { warned } from '../../emissions/answer/warning-table.js'
import { sphericalKm } from '../../engine/geo/distance.js'
import type { Position } from '../../engine/geo/position.js'
import { portElsewhere, portsCalled } from '../../ports/find/named-ports.js'
import { type Port, portName } from '../../ports/port.js'
import type { PortTable } from '../../ports/table.js'
import { FIRM_FORMS, PLACE_FIELDS } from '../place-forms.js'
import type { LocationBody } from '../schemas/place.js'
import { type WarningItem, warningAbout } from '../warning.js'
import { type FieldProblem, validationFailed } from './problem.js'

/** Fields of requests that contain a place or a list of places. */
const PLACES = ['origin', 'destination', 'via', 'stops', 'origins', 'destinations']
/** Maximum number of fields to list: a longer list would be no help. */
const MAX_REPORTED = 20

/**
 * Fields beside a port_id or coordinates, which take precedence: a port copied from an answer has a
 * name.
 * @param ports to find a port that contradicts the port_id; without them there is no such warning
 */
export function unusedPlaceFields(
  body: object,
  ports: PortTable | undefined,
  at = '#',
): WarningItem[] {
  return ofEachPlace(body, at, (place, base) => unusedOf(place, ports, base))
}

/**
 * Rejects a code, a name or an id that means a port far from the coordinates beside it: nothing shows
 * which of the two is meant.
 * @throws Problem validation_failed
 */
export function requireOnePlace(body: object, ports: PortTable, at = '#'): void {
  const problems = ofEachPlace(body, at, (place, base) => contradictionsIn(place, ports, base))
  if (problems.length > 0) throw validationFailed(problems)
}

/** What is found about the places of a body, but not about all of thousands. */
function ofEachPlace<Found>(
  body: object,
  at: string,
  find: (place: LocationBody, base: string) => readonly Found[],
): Found[] {
  const found: Found[] = []
  for (const [field, value] of Object.entries(body)) {
    if (!PLACES.includes(field)) continue
    const places: readonly unknown[] = Array.isArray(value) ? value : [value]
    for (const [index, place] of places.entries()) {
      const base = Array.isArray(value) ? `${at}/${field}/${index}` : `${at}/${field}`
      found.push(...find(Object(place), base))
      if (found.length >= MAX_REPORTED) return found.slice(0, MAX_REPORTED)
    }
  }
  return found
}

function contradictionsIn(place: LocationBody, ports: PortTable, base: string): FieldProblem[] {
  const { coordinates, lat, lon, port_id: id } = place
  const isBesideId = id !== undefined && lat !== undefined && lon !== undefined
  const position = coordinates ?? (isBesideId ? [lon, lat] : undefined)
  if (position === undefined) return []
  const port = id === undefined ? undefined : ports.byId(id)
  const meant: (readonly [field: string, called: readonly Port[]])[] = isBesideId
    ? [['lat', port === undefined ? [] : [port]]]
    : (['unlocode', 'name'] as const).map((field) => [field, portsMeant(place, field, ports)])
  return meant.flatMap(([field, called]) => {
    const elsewhere = portElsewhere(called, position as Position)
    if (elsewhere === undefined) return []
    const km = Math.round(sphericalKm(elsewhere.position, position as Position))
    const what = isBesideId ? 'is' : `means ${portName(elsewhere)},`
    const from = isBesideId ? `${portName(elsewhere)}, the port of the port_id` : 'the coordinates'
    const detail = `${what} ${km} km from ${from}; correct one of them`
    return [{ pointer: `${base}/${field}`, code: 'contradiction', detail }]
  })
}

function unusedOf(place: LocationBody, ports: PortTable | undefined, base: string): WarningItem[] {
  const firm = FIRM_FORMS.find((name) => name in place)
  if (firm === undefined) return []
  return PLACE_FIELDS.filter((name) => name !== firm && name in place).map((name) => {
    const pointer = `${base}/${name}`
    const other = ports && otherPort(place, name, ports)
    const why = other
      ? warned('contradiction:port', { port: portName(other) })
      : warned('unknown_field:place', { used: firm })
    return warningAbout(pointer, why)
  })
}

/**
 * The port that a code or a name beside another port's id refers to; undefined if they agree or if it
 * is unknown.
 */
function otherPort(place: LocationBody, field: string, ports: PortTable): Port | undefined {
  const { coordinates, port_id } = place
  if (coordinates !== undefined || port_id === undefined) return undefined
  if (field !== 'unlocode' && field !== 'name') return undefined
  const meant = portsMeant(place, field, ports)
  return meant.some(({ id }) => id === port_id) ? undefined : meant[0]
}

/** The ports that the code or the name of a place means; none if it has no such field. */
function portsMeant(
  { unlocode, name, country }: LocationBody,
  field: 'unlocode' | 'name',
  ports: PortTable,
): readonly Port[] {
  if (field === 'unlocode') return unlocode === undefined ? [] : portsCalled(ports, { unlocode })
  if (name === undefined) return []
  return portsCalled(ports, { name, ...(country !== undefined && { country }) })
}
