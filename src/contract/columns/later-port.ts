import { FIELD_COLUMNS } from '../generated/column-names.js'
import { namesOf } from './name-words.js'

/** A port of loading or discharge after the first of its kind: `POD2`, `2nd Discharge Port`. */
export interface LaterPort {
  readonly end: 'origin' | 'destination'
  /** From 2. */
  readonly order: number
}

const ORDINALS = ['second', 'third', 'fourth', 'fifth', 'sixth']
const BEFORE = new RegExp(`^(?:([2-9])(?:nd|rd|th)?|(${ORDINALS.join('|')}))_?(?=[a-z])`)
const BEHIND = /_?(?:no_|nr_)?([2-9])$/
/** What a column of the port says beside its name. */
const OF_PORT = /_(name|code|un_?locode|locode|port|port_name|port_code)$/

/** Which port after the first a column names; null for any other. */
export function laterPortOf(name: string): LaterPort | null {
  return (
    namesOf(name)
      .map(laterPortIn)
      .find((one) => one !== null) ?? null
  )
}

function laterPortIn(key: string): LaterPort | null {
  const bare = key.replace(OF_PORT, '')
  for (const text of new Set([key, bare])) {
    for (const pattern of [BEFORE, BEHIND]) {
      const [, digit, word] = pattern.exec(text) ?? []
      if (digit === undefined && word === undefined) continue
      const end = endCalled(text.replace(pattern, ''))
      const order = Number(digit ?? ORDINALS.indexOf(word ?? '') + 2)
      if (end !== undefined) return { end, order }
    }
  }
  return null
}

function endCalled(words: string): LaterPort['end'] | undefined {
  const ends = ['origin', 'destination'] as const
  return ends.find((end) => FIELD_COLUMNS[end].includes(words))
}
