import { isBeside } from '../names/exact-names.js'
import { besideGreater, type GreaterPlace } from '../names/greater-places.js'
import type { Port } from '../port.js'
import type { PortTable } from '../table.js'
import { distinct, portsNamed } from './named-ports.js'

/** What else has the English name of a port whose name was written in another script. */
export interface EnglishNamesakes {
  readonly ports: readonly Port[]
  /** Cities and others elsewhere. */
  readonly places: readonly GreaterPlace[]
}

const LATIN = /\p{sc=Latin}/u
/** Scripts by the countries in which people write them: a name there is the port's own. */
const OWN: readonly (readonly [RegExp, string])[] = [
  [/\p{sc=Han}/u, 'CN HK JP KR MO SG TW'],
  [/[\p{sc=Hira}\p{sc=Kana}]/u, 'JP'],
  [/\p{sc=Hang}/u, 'KP KR'],
  [/\p{sc=Cyrl}/u, 'BA BG BY KZ ME MK RS RU UA'],
  [/\p{sc=Grek}/u, 'CY GR'],
  [/\p{sc=Hebr}/u, 'IL'],
  [/\p{sc=Thai}/u, 'TH'],
  [/\p{sc=Arab}/u, 'AE BH DJ DZ EG EH IQ IR JO KM KW LB LY MA MR OM PK PS QA SA SD SO SY TN YE'],
  [/[\p{sc=Deva}\p{sc=Beng}\p{sc=Gujr}\p{sc=Taml}\p{sc=Telu}\p{sc=Mlym}\p{sc=Sinh}]/u, 'BD IN LK'],
]

/**
 * Ports and places elsewhere with the English name of a port whose name in a foreign script was written. The table has
 * such names of some ports only: Картагена is Cartagena in Spain and in Colombia, and written beside the first.
 */
export function englishNamesakes(ports: PortTable, text: string, port: Port): EnglishNamesakes {
  const isOwn = OWN.some(([is, where]) => is.test(text) && where.includes(port.countryCode))
  if (LATIN.test(text) || isOwn) return { ports: [], places: [] }
  const { ports: named, places } = besideGreater(
    ports,
    port.name,
    portsNamed(ports, { name: port.name }),
  )
  const all = distinct([...named, ...ports.namesakes(port.name, port, () => true)])
  return { ports: all.filter((other) => other !== port && !isBeside(other, port)), places }
}

/** Whether a name in a foreign script means a port, and not one as large of its English name. */
export function isFirstOf(port: Port, namesakes: readonly Port[]): boolean {
  return namesakes.every(({ rank }) => port.rank < rank)
}
