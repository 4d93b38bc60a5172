import { FUEL_CODES, FUEL_PLACES, FUEL_WORDS, MACHINES } from '../generated/column-names.js'
import { columnKey } from './column-key.js'

/** Words of columns that have no fuel that was burnt: stocks, deliveries, money, quality, plans and rates. */
export const NOT_BURNT: ReadonlySet<string> = new Set(FUEL_WORDS.not_burnt)
/** Words that say that something was burnt, and no more. */
export const CONSUMED: ReadonlySet<string> = new Set(FUEL_WORDS.burnt)
/** Words that say no more of a fuel than that there is some. */
export const EMPTY: ReadonlySet<string> = new Set(FUEL_WORDS.empty)
export const DEDUCTIBLE: ReadonlySet<string> = new Set(['deductible'])
export const TONNES: Readonly<Record<string, number>> = {
  t: 1,
  to: 1,
  mt: 1,
  mts: 1,
  tonnes: 1,
  tonne: 1,
  tonnen: 1,
  tons: 1,
  ton: 1,
  kg: 0.001,
  kgs: 0.001,
}

/** Units of volume: a tonne of each fuel has another. */
const VOLUMES: ReadonlySet<string> = new Set(FUEL_WORDS.volume)

/** Words behind a machine name one of several. */
const PHRASES_OF_MACHINES = phrasesOf(MACHINES)
const PHRASES_OF_PLACES = phrasesOf(FUEL_PLACES)

interface Phrase {
  readonly name: string
  readonly words: readonly string[]
}

/** The longest first: of `main_engine` and `main`, that with more words counts. */
function phrasesOf(table: Readonly<Record<string, readonly string[]>>): readonly Phrase[] {
  return Object.entries(table)
    .flatMap(([name, phrases]) => phrases.map((phrase) => ({ name, words: phrase.split('_') })))
    .sort((a, b) => b.words.length - a.words.length)
}

/** Which part of the fuel of a row a column has. Empty: all machines, or all places. */
export interface Part {
  readonly machines: readonly string[]
  readonly places: readonly string[]
}

/** The part that words name, with the words that name none. */
export function partOf(all: readonly string[]): Part & { readonly others: readonly string[] } {
  const machines: string[] = []
  const places: string[] = []
  const others: string[] = []
  for (let at = 0; at < all.length; ) {
    const machine = phraseAt(all, at, PHRASES_OF_MACHINES)
    const place = phraseAt(all, at, PHRASES_OF_PLACES)
    const word = all[at]!
    if (machine !== null) machines.push(machine.name)
    else if (place !== null) places.push(place.name)
    else if (/^[1-6]$/.test(word) && machines.length > 0) machines.push(`${machines.pop()} ${word}`)
    else if (!FUEL_WORDS.joints.includes(word)) others.push(word)
    at += machine?.length ?? place?.length ?? 1
  }
  return { machines, places, others }
}

function phraseAt(
  all: readonly string[],
  at: number,
  phrases: readonly Phrase[],
): { readonly name: string; readonly length: number } | null {
  const found = phrases.find(({ words }) => words.every((word, k) => all[at + k] === word))
  return found === undefined ? null : { name: found.name, length: found.words.length }
}

/** Whether two columns of one fuel may count the same tonnes. */
export function overlap(one: Part, other: Part): boolean {
  const share = (a: readonly string[], b: readonly string[]) =>
    a.length === 0 || b.length === 0 || a.some((name) => b.some((its) => isWithin(name, its)))
  return share(one.machines, other.machines) && share(one.places, other.places)
}

/** A second engine is one of the engines. */
function isWithin(name: string, other: string): boolean {
  return `${name} `.startsWith(`${other} `) || `${other} `.startsWith(`${name} `)
}

/** Names that noon reports have for fuels beside their codes. Grades by ISO 8217, 2024. */
const NAMES: readonly (readonly [code: string, pattern: RegExp])[] = [
  [
    'HFO',
    /^(heavy_(fuel|oil)|heavy_fuel_oil|residual_fuel_oil|(hs|ls)_?hfo|(hsfo|ifo)_?\d{3}|rm[e-k]_?\d{0,3}|schwer(o|oe)l)$/,
  ],
  [
    'VLSFO',
    /^((very_)?low_sul(ph|f)ur_fuel_oil|light_fuel_oil|vls|vls_fo|ls_fo|rm[a-d]_?\d{0,3})$/,
  ],
  ['ULSFO', /^(ultra_low_sul(ph|f)ur_fuel_oil|uls_fo)$/],
  [
    'MGO',
    /^((marine_|low_sul(ph|f)ur_)*gas_?oil|(marine_?)?gas(o|oe)l|ls_?go|uls_?mgo|go|d[mf][axz])$/,
  ],
  ['MDO', /^((marine_?)?diesel(_oil|_fuel|o?e?l)?|do|d[mf]b)$/],
  ['BIODIESEL', /^(ucome|uco_fame|pome)$/],
  ['HVO', /^hvo_?100$/],
  ['LPG_PROPANE', /^propane$/],
  ['LPG_BUTANE', /^butane$/],
]

/** The code of a fuel by another name for it; undefined if it is none. */
export function codeOfName(key: string): string | undefined {
  return NAMES.find(([, pattern]) => pattern.test(key))?.[0]
}

/** A fossil fuel with a share of biofuel: B24. */
const BLEND = /^(b\d{1,3}|bio|biofuels?|blend(ed)?)$/

/** A name in words, without what says only which sort of a fuel it is: `0.1 %`, `80 cSt`. */
export function wordsOf(name: string): string[] {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/boil[\s_-]*off([\s_-]*gas)?/gi, 'bog')
    .replaceAll(/\b[0-3][.,]\d{1,2}\s*%?\s*s?\b/gi, ' ')
    .replaceAll(/\d+\s*cst\b/gi, ' ')
    .replaceAll(/[+&%,]/g, ' ')
  return columnKey(plain).split('_')
}

/** Why a column that names no single fuel may have one that was burnt; null if it has none. */
export function doubtOf(name: string, all: readonly string[]): 'blend' | 'vague' | 'volume' | null {
  if (all.some((word) => NOT_BURNT.has(word))) return null
  const bare = all.filter((word) => !VOLUMES.has(word))
  if (bare.length > 0 && bare.length < all.length)
    return isOfFuel(bare) || doubtOf(name, bare) !== null ? 'volume' : null
  const { machines, others } = partOf(all)
  const rest = others.filter((word) => !(word in TONNES || CONSUMED.has(word) || EMPTY.has(word)))
  if (rest.some((word) => BLEND.test(word)) && rest.every(isFuelWord)) return 'blend'
  if (/(^|[^a-z])(bio)?fuels?([^a-z]|$)|bunkers?([^a-z]|$)/i.test(name)) return 'vague'
  if (!rest.every(isFuelWord)) return null
  const isBurnt = rest.length > 0 || all.some((word) => CONSUMED.has(word))
  return isBurnt || machines.some((one) => !FUEL_WORDS.many_meanings.includes(one)) ? 'vague' : null
}

function isFuelWord(word: string): boolean {
  return BLEND.test(word) || FUEL_WORDS.vague.includes(word)
}

/** Codes and other names of the fuels, with and without a blank between their words. */
const CODES: ReadonlySet<string> = new Set([
  ...FUEL_CODES.flatMap((code) => [code, code.replaceAll('_', '')]),
  'bio_diesel',
])

/** Whether words name a fuel. */
function isOfFuel(all: readonly string[]): boolean {
  const isCode = (_: string, start: number) =>
    all.some((_, end) => CODES.has(all.slice(start, end + 1).join('_')))
  return all.some(isCode) || codeOfName(all.join('_')) !== undefined
}

/** Whether a name is of fuel that was burnt, or perhaps is. */
export function namesFuel(name: string): boolean {
  const all = wordsOf(name)
  if (isOfFuel(all)) return !all.some((word) => NOT_BURNT.has(word))
  return doubtOf(name, all) !== null
}
