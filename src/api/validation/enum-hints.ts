import { PASSAGES } from '../../routing/request.js'

/** Names of one type of ship: routes have the first, estimates the second. */
const SAME_SHIPS = [['bulker', 'dry_bulk']] as const

/** What to give instead of a value that only other fields take; empty for any other value. */
export function hintFor(data: unknown, allowed: readonly unknown[]): string {
  const same = SAME_SHIPS.find((names) => names.some((name) => name === data))
  const other = same?.find((name) => allowed.includes(name))
  if (other !== undefined) return `; use ${other}`
  return isPassage(data) && allowed.every(isPassage) ? `; ${data} is open unless closed` : ''
}

function isPassage(value: unknown): value is string {
  return PASSAGES.some((id) => id === value)
}
