import { PASSAGES } from '../../routing/request.js'
import { type JsonSchema, PORT_ID } from './json-schema.js'

/** Names for the same type of vessel: routes accept the first, estimates the second. */
const SAME_SHIPS = [['bulker', 'dry_bulk']] as const

/** What to give instead of a value that only other fields accept; empty for other values. */
export function enumHint(data: unknown, allowed: readonly unknown[]): string {
  const same = SAME_SHIPS.find((names) => names.some((name) => name === data))
  const other = same?.find((name) => allowed.includes(name))
  if (other !== undefined) return `; use ${other}`
  return isPassage(data) && allowed.every(isPassage) ? `; ${data} is open by default` : ''
}

/** A hint for a name or a code given where the id of a port belongs; empty for other values. */
export function typeHint(data: unknown, { format }: JsonSchema): string {
  if (format !== PORT_ID || typeof data !== 'string' || /^-?[\d.]+$/.test(data)) return ''
  return `; find the id at /ports/search?q=${encodeURIComponent(data)}`
}

function isPassage(value: unknown): value is string {
  return PASSAGES.some((id) => id === value)
}
