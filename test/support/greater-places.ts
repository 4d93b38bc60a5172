import { suggestionWarnings } from '../../src/planning/warnings.js'
import { portsNamed } from '../../src/ports/find/named-ports.js'
import { resolvePlace } from '../../src/ports/find/place.js'
import { stateOf } from '../../src/ports/names/territories.js'
import { tables } from './tables.js'

/** A name of a country, region or island, and the codes of the countries that it is or lies in. */
export interface GreaterName {
  readonly name: string
  readonly codes: readonly string[]
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const NO_COUNTRIES = new Set('AN DG EU EZ QO TA UN XA XB ZZ'.split(' '))
/** Parts of countries that Unicode names, too. */
const PARTS: Readonly<Record<string, string>> = { AC: 'SH', EA: 'ES', IC: 'ES', CP: 'FR', CQ: 'GG' }
const CODES = LETTERS.flatMap((a) => LETTERS.map((b) => a + b)).filter(
  (code) => !NO_COUNTRIES.has(code),
)

/** The names of all countries in some languages, each once. */
export function countryNames(locales: readonly string[]): GreaterName[] {
  const names = new Map<string, Set<string>>()
  for (const locale of locales) {
    const inLocale = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
    for (const code of CODES) {
      const name = inLocale.of(code)
      if (name === undefined) continue
      names.set(name, (names.get(name) ?? new Set()).add(PARTS[code] ?? code))
    }
  }
  return [...names].map(([name, codes]) => ({ name, codes: [...codes] }))
}

/** A name's port in another state, of which no warning tells. */
export function takenElsewhere({ name, codes }: GreaterName): string[] {
  // An error lists suggestions, which takes long.
  if (portsNamed(tables.ports, { name }).length === 0) return []
  const place = resolved(name)
  if (place === null || suggestionWarnings([place], ['origin']).length > 0) return []
  const { countryCode, name: port } = place.port!
  const isThere = codes.some(
    (code) =>
      code === countryCode || stateOf(code) === countryCode || stateOf(countryCode) === code,
  )
  return isThere ? [] : [`${name} (${codes[0]}): ${port}, ${countryCode}`]
}

function resolved(name: string) {
  try {
    return resolvePlace(tables.ports, { name })
  } catch {
    return null
  }
}
