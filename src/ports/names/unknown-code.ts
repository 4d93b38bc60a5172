import type { Port } from '../port.js'
import type { PortTable } from '../table.js'
import { areaCalled, calledIn } from './written-name.js'

const CODE = '[A-Z]{2}[ -]?[A-Z2-9]{3}'
const ONLY_CODE = new RegExp(`^\\s*${CODE}\\s*$`)
/** A code before or behind something else. */
const CODE_BEFORE = new RegExp(`^\\s*(${CODE})(?=[\\s,;:/(-])[\\s,;:/(-]+(.*?)[\\s)]*$`)
const CODE_BEHIND = new RegExp(`^\\s*(.*?)[\\s,;:/(-]+(${CODE})[\\s)]*$`)
/** Made on first use, because that takes 20 ms. */
let countryNames: Intl.DisplayNames | undefined

/** The English name of a country by its ISO 3166-1 alpha-2 code; undefined if it has none. */
export function countryName(code: string): string | undefined {
  countryNames ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  return countryNames.of(code)
}

/** The country of a text in capitals that has the form of a UN/LOCODE; undefined if it has none. */
export function countryOfCode(text: string): string | undefined {
  return ONLY_CODE.test(text) ? countryName(text.trim().slice(0, 2)) : undefined
}

/**
 * The ports in the country of an unknown code that have the name beside it: "JOAQB Aqaba". A place has several
 * codes, and no table has all; but it may also be another place of the name, so that these are suggestions.
 */
export function besideUnknownCode(ports: PortTable, text: string): Port[] {
  const [, before = '', nameBehind = ''] = CODE_BEFORE.exec(text) ?? []
  const [, nameBefore = '', behind = ''] = CODE_BEHIND.exec(text) ?? []
  const pairs = [
    [before, nameBehind],
    [behind, nameBefore],
  ] as const
  for (const [code, name] of pairs) {
    if (code === '' || ports.byLocode(code) !== undefined) continue
    const isThere = areaCalled(ports, code.slice(0, 2))
    const found = isThere === null ? [] : calledIn(ports, name, isThere)
    if (found.length > 0) return found
  }
  return []
}
