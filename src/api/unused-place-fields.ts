import { portsCalled } from '../ports/place.js'
import { type Port, portName } from '../ports/port.js'
import type { PortTable } from '../ports/table.js'
import { FIRM_FORMS, PLACE_FIELDS } from './place-forms.js'
import type { LocationBody } from './schemas/place.js'
import type { WarningItem } from './warning.js'

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
  const warnings: WarningItem[] = []
  for (const [field, value] of Object.entries(body)) {
    if (!PLACES.includes(field)) continue
    const places: readonly unknown[] = Array.isArray(value) ? value : [value]
    for (const [index, place] of places.entries()) {
      const base = Array.isArray(value) ? `${at}/${field}/${index}` : `${at}/${field}`
      warnings.push(...unusedOf(Object(place), ports, base))
      if (warnings.length >= MAX_REPORTED) return warnings.slice(0, MAX_REPORTED)
    }
  }
  return warnings
}

function unusedOf(place: LocationBody, ports: PortTable | undefined, base: string): WarningItem[] {
  const firm = FIRM_FORMS.find((name) => name in place)
  if (firm === undefined) return []
  return PLACE_FIELDS.filter((name) => name !== firm && name in place).map((name) => {
    const pointer = `${base}/${name}`
    const other = ports && otherPort(place, name, ports)
    return other
      ? { code: 'contradiction', pointer, detail: `This is ${portName(other)}: port_id is used.` }
      : {
          code: 'unknown_field',
          pointer,
          detail: `This field was ignored: ${firm} gives the place.`,
        }
  })
}

/**
 * The port that a code or a name beside another port's id refers to; undefined if they agree or if it
 * is unknown.
 */
function otherPort(place: LocationBody, field: string, ports: PortTable): Port | undefined {
  const { coordinates, port_id, unlocode, name, country } = place
  if (coordinates !== undefined || port_id === undefined) return undefined
  const meant =
    field === 'unlocode' && unlocode !== undefined
      ? portsCalled(ports, { unlocode })
      : field === 'name' && name !== undefined
        ? portsCalled(ports, { name, ...(country !== undefined && { country }) })
        : []
  return meant.some(({ id }) => id === port_id) ? undefined : meant[0]
}
