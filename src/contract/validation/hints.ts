import { namesBegunBy } from '../../emissions/ship/ship-names.js'
import { isWorkingShip, withOneSize } from '../../emissions/ship/ship-ranges.js'
import { PASSAGES } from '../../engine/routing/request.js'
import { type JsonSchema, PORT_ID, SHIP_NAME } from './json-schema.js'
import { closest } from './unknown-fields.js'

/** For other GeoJSON, or for GeoJSON without polygons. */
export const POLYGONS =
  '; an area is a Polygon or MultiPolygon, alone or in a Feature or FeatureCollection, or a box'

/** What to give instead of a value that only other fields accept; empty for other values. */
export function enumHint(data: unknown, { enum: allowed = [], format }: JsonSchema): string {
  if (isPassage(data) && allowed.every(isPassage)) return `; ${data} is open by default`
  if (allowed.length === 1 && allowed[0] === 'Polygon') return POLYGONS
  const texts = allowed.filter((value) => typeof value === 'string')
  if (typeof data !== 'string') return ''
  const shipHint = format === SHIP_NAME ? hintForShip(data) : undefined
  if (shipHint !== undefined) return shipHint
  const begun = format === SHIP_NAME ? namesBegunBy(data, texts) : []
  if (begun.length > 1) return `; did you mean one of ${begun.join(', ')}?`
  const meant = begun[0] ?? closest(data, texts)
  return meant === undefined ? '' : `; did you mean ${meant}?`
}

function hintForShip(text: string): string | undefined {
  if (isWorkingShip(text)) {
    return `; there are no figures for ships such as ${text.trim()}: leave out the type, which a route does not need, and give the fuel burnt for an estimate`
  }
  const one = withOneSize(text)
  return one && `; a range across two size classes may be either: write one size, such as ${one}`
}

/** A hint for a name or a code given where the id of a port belongs; empty for other values. */
export function typeHint(data: unknown, { format }: JsonSchema): string {
  if (format !== PORT_ID || typeof data !== 'string' || /^-?[\d.]+$/.test(data)) return ''
  return `; find the id at /ports/search?q=${encodeURIComponent(data)}`
}

function isPassage(value: unknown): value is string {
  return PASSAGES.some((id) => id === value)
}
