import { columnKey } from './column-key.js'

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}

/** Words of columns that have no fuel that was burnt: stocks, deliveries, money, quality, plans and rates. */
export const NOT_BURNT = words(
  'rob remaining bunkered received supplied stem stemmed ordered price cost costs usd eur density sulphur sulfur content viscosity lcv lhv cf factor temp temperature tank tanks opening closing board type grade name supplier bdn budget clause rate surcharge capacity certificate baf stock level sounding pressure press flowmeter counter changeover sample flash eu efficiency index saving savings target planned expected cp warranted',
)
/** Words that say that something was burnt, and no more. */
export const CONSUMED = words(
  'consumed consumption cons burnt burned used use usage verbrauch verbraucht consumo consommation',
)
/** Words that say no more of a fuel than that there is some. */
export const EMPTY = words(
  'fuel oil total sum qty quantity amount of the in since last previous noon report period max',
)
export const DEDUCTIBLE = words('deductible')
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
const VOLUMES = words(
  'm3 cbm l lt ltr ltrs litre litres liter liters gal gals gallon gallons bbl bbls barrels kl',
)

/** What burns fuel, or for what, by the words that say so. Words behind a machine name one of several. */
const MACHINES: readonly (readonly [machine: string, phrases: readonly string[]])[] = [
  ['me', ['main_engines', 'main_engine', 'me', 'm_e', 'main', 'propulsion', 'hauptmaschine']],
  [
    'ae',
    [
      ...['auxiliary_engines', 'auxiliary_engine', 'aux_engines', 'aux_engine', 'ae', 'a_e'],
      ...['auxiliaries', 'generators', 'generator', 'gens', 'gen', 'dgs', 'dg', 'd_g', 'gensets'],
      ...['genset', 'diesel_generators', 'diesel_generator', 'hilfsdiesel', 'auxiliary', 'aux'],
    ],
  ],
  ['boiler main', ['main_boilers', 'main_boiler']],
  ['boiler aux', ['auxiliary_boilers', 'auxiliary_boiler', 'aux_boilers', 'aux_boiler', 'ab']],
  ['boiler', ['boilers', 'boiler', 'blrs', 'blr', 'kessel']],
  ['inert gas', ['inert_gas_generator', 'inert_gas', 'igg', 'ig']],
  ['incinerator', ['incinerator', 'incin']],
  ['gcu', ['gcu']],
  ['pilot', ['pilot']],
  ['cargo', ['cargo_heating', 'heating', 'cargo', 'hotel']],
  ['other', ['other', 'others']],
]
const PLACES: readonly (readonly [place: string, phrases: readonly string[]])[] = [
  ['sea', ['at_sea', 'sea', 'steaming', 'sailing']],
  ['port', ['in_port', 'port', 'at_berth', 'berth']],
  ['anchor', ['at_anchor', 'anchorage', 'anchor', 'drifting']],
  ['manoeuvring', ['manoeuvring', 'maneuvering']],
]
/** Alone, they need not be about fuel. */
const MANY_MEANINGS = words('cargo other pilot')
/** Words between the others. */
const JOINTS = words('and for by scrubber egcs engine engines')

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
    const [machine, place] = [phraseAt(all, at, MACHINES), phraseAt(all, at, PLACES)]
    const word = all[at]!
    if (machine !== null) machines.push(machine.name)
    else if (place !== null) places.push(place.name)
    else if (/^[1-6]$/.test(word) && machines.length > 0) machines.push(`${machines.pop()} ${word}`)
    else if (!JOINTS.has(word)) others.push(word)
    at += machine?.length ?? place?.length ?? 1
  }
  return { machines, places, others }
}

function phraseAt(
  all: readonly string[],
  at: number,
  table: readonly (readonly [name: string, phrases: readonly string[]])[],
): { readonly name: string; readonly length: number } | null {
  const found = table
    .flatMap(([name, phrases]) => phrases.map((phrase) => ({ name, parts: phrase.split('_') })))
    .filter(({ parts }) => parts.every((part, k) => all[at + k] === part))
    .sort((a, b) => b.parts.length - a.parts.length)[0]
  return found === undefined ? null : { name: found.name, length: found.parts.length }
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
/** Fuels of which the name says too little. */
const VAGUE = words(
  'fuel fuels fo bunker bunkers mfo hs ls ammonia nh3 hydrogen h2 dme kerosene naphtha bog gas',
)

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
  return isBurnt || machines.some((one) => !MANY_MEANINGS.has(one)) ? 'vague' : null
}

function isFuelWord(word: string): boolean {
  return BLEND.test(word) || VAGUE.has(word)
}

/** Codes and common names of the fuels that ships burn, where no table of factors is at hand. */
const CODES =
  /^(hfo|ifo|hsfo|vlsfo|ulsfo|lsfo|lfo|mgo|lsmgo|mdo|lng|lpg|methanol|meoh|ethanol|ethane|fame|hvo|biodiesel|(bio|e)_?(lng|methanol|diesel))$/

/** Whether words name a fuel. */
function isOfFuel(all: readonly string[]): boolean {
  const whole = all.join('_')
  return (
    all.some((word) => CODES.test(word)) || CODES.test(whole) || codeOfName(whole) !== undefined
  )
}

/** Whether a name is of fuel that was burnt, or perhaps is. */
export function namesFuel(name: string): boolean {
  const all = wordsOf(name)
  if (isOfFuel(all)) return !all.some((word) => NOT_BURNT.has(word))
  return doubtOf(name, all) !== null
}
