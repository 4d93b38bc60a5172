import { TERRITORIES } from '../generated/lists.js'
import type { PortTable } from '../table.js'

/** The states of which territories with a code of their own are parts or dependencies. */
const STATES: ReadonlyMap<string, string> = new Map(
  Object.entries(TERRITORIES).flatMap(([state, codes]) => codes.map((code) => [code, state])),
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
