import type { PortTable } from '../table.js'

/**
 * Territories with a code of their own in ISO 3166-1, by the state of which they are a part or dependency
 * (general knowledge of 2026). Disputed ones are left out.
 */
const TERRITORIES = {
  AU: 'CC CX NF',
  CN: 'HK MO',
  DK: 'FO GL',
  FI: 'AX',
  FR: 'BL GF GP MF MQ NC PF PM RE TF WF YT',
  GB: 'AI BM FK GG GI GS IM IO JE KY MS PN SH TC VG',
  NL: 'AW BQ CW SX',
  NO: 'BV SJ',
  NZ: 'CK NU TK',
  US: 'AS GU MP PR UM VI',
}
const STATES: ReadonlyMap<string, string> = new Map(
  Object.entries(TERRITORIES).flatMap(([state, codes]) =>
    codes.split(' ').map((code) => [code, state] as const),
  ),
)
/** More words than these name no territory. */
const MAX_WORDS = 5

/** The state of which a country is a part or dependency; undefined for a state. */
export function stateOf(countryCode: string): string | undefined {
  return STATES.get(countryCode)
}

/** The territories that a text names anywhere in it: Puerto Rico in "San Juan, Puerto Rico, USA". */
export function territoriesIn(ports: PortTable, text: string): ReadonlySet<string> {
  const words = text.split(/[\s,;/()[\]]+/).filter((word) => word !== '')
  const found = words.flatMap((_, from) =>
    words.slice(from, from + MAX_WORDS).flatMap((_, length) => {
      const called = ports.countriesCalled(words.slice(from, from + length + 1).join(' '))
      return [...called].filter((code) => STATES.has(code))
    }),
  )
  return new Set(found)
}
