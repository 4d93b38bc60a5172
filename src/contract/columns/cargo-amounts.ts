import { columnMeaning } from './column-meaning.js'
import { having, namesOf } from './name-words.js'

const MASS = having(
  'mass weight wt wgt gross gw kg kgs kgm kilos lb lbs pounds t mt m_t tne tonne tonnes ton tons tonnage',
)
/** What is no mass of the cargo, or none with its packaging alone. */
const OTHER_MASS = having(`
  net nett nw tare vgm rate dwt deadweight capacity unit units uom price on_board ratio factor ets co2 co2e ghg chargeable
  volumetric max min payload consumed burnt fuel ballast emissions type terms`)
/** What the gross mass of a cargo is called, in the languages of the tables. */
const MASS_NAME =
  /(^|_)(weight|wt|wgt|mass|gross|gw|g_w|peso|poids|masa|masse|waga|agirlik)(_|$)|gewicht|gew(_|$)|вес|масса|重量|毛重|중량|무게|وزن/
const NO_MASS =
  /(^|_)(net|nett|neto|netta|netto|net_\w+|tare|tara|vgm|chargeable|volum\w*|dim|max|min|payload|per|unit|uom|uq|dwt|ship|vessel|tonnage|reg|gt|nrt|price|rate|limit|co2e?)(_|$)|netto|eigen|tara|frachtpfl|净|淨|순|нетто|الصافي|einheit/
/** Units of mass. A lone T is anything, as in `T/T`, and so is `MT` before another word: `MT return` is of empty boxes. */
const MASS_UNIT =
  /(^|_)(kgs?|kgm|kilos?|kilogram\w*|lbs?|pounds?|tne|tons?|tonne\w*|tonnage|tonelad\w*|tonnellat\w*)(_|$)|(^|_)mts?$|^m_t$|\p{L}{3,}_t$/u
/** What has a mass and is no cargo: ships, emissions and what is paid by the tonne. */
const NO_CARGO =
  /(^|_)(gross|net|register\w*|revenue|ship|vessel|gt|grt|nrt|emission\w*|thg|w[t2]w|t[t2]w|w[t2]t|sox|nox|usd|eur|gbp|cost\w*|per|km|nm|tkm|kwh|m3|saved|savings?)(_|$)/
/** Whether a column is called after the mass of a cargo with its packaging, or after a unit of it alone. */
export function isMassName(name: string): boolean {
  return (
    columnMeaning(name) === null &&
    namesOf(name).some(
      (key) =>
        (MASS_NAME.test(key) && !NO_MASS.test(key)) ||
        (MASS_UNIT.test(key) && !NO_CARGO.test(key) && !OTHER_MASS.test(key)),
    )
  )
}
const OF_ONE = having('per each')
/** Two amounts may differ by rounding. */
const ROUNDING = 0.01
/** The pound avoirdupois, by its definition of 1959. */
export const KG_PER_POUND = 0.45359237
/** Factors to tonnes. By definition (NIST Handbook 44). */
export const TONNES = {
  tonnes: 1,
  kg: 0.001,
  // Written with its exponent: the quotient has 17 digits.
  lbs: Number(`${KG_PER_POUND}e-3`),
  'short tons': 0.90718474,
  'long tons': 1.0160469088,
} as const

/** Why an amount of cargo under a name that no request has is refused; null if it is none, or the cargo has the same. */
export function amountFault(
  name: string,
  value: unknown,
  cargo: Readonly<Record<string, unknown>>,
): string | null {
  const amount = typeof value === 'string' ? Number(value.replace(/[a-z\s]+$/i, '')) : value
  if (typeof amount !== 'number' || Number.isNaN(amount)) return null
  const [field, factors, conversion = ''] = unitsOf(name) ?? []
  if (field === undefined) return null
  const isOfOne = namesOf(name).some((key) => OF_ONE.test(key))
  const stated = cargo[field]
  if (typeof stated === 'number') {
    const isSame = (one: number) => Math.abs(one * amount - stated) <= ROUNDING * stated
    if (isOfOne || factors!.some(isSame)) return null
    return `contradicts ${field} or repeats it in another unit: correct one of them, or leave this out`
  }
  const times = isOfOne ? `times the number of containers${conversion && ', '}` : ''
  const converted = times + conversion
  return `is an amount of the cargo and is not read: put it into cargo.${field}${converted && `, ${converted}`}`
}

type Unit = readonly [field: string, factors: readonly number[], conversion?: string]
const KILOGRAMS = 'divided by 1,000'
/** Units of mass by words in the names of their columns. The last of them is of kilograms or of tonnes. */
const MASS_UNITS: readonly (readonly [words: RegExp, factors: readonly number[], how?: string])[] =
  [
    [/(^|_)(kgs?|kgm|kilos)(_|$)/, [TONNES.kg], KILOGRAMS],
    [/(^|_)(lbs?|pounds)(_|$)/, [TONNES.lbs], `times ${TONNES.lbs}`],
    [/(^|_)short_tons?(_|$)/, [TONNES['short tons']], `times ${TONNES['short tons']}`],
    [/(^|_)long_tons?(_|$)/, [TONNES['long tons']], `times ${TONNES['long tons']}`],
    [/(^|_)(t|mt|m_t|tne|tonn\w*|tons?)(_|$)/, [1]],
    [/^/, [1, 0.001], `in tonnes (kilograms ${KILOGRAMS})`],
  ]

/** The field of an amount, with the factors by which its name may mean it, and how it is converted. */
function unitsOf(name: string): Unit | undefined {
  const keys = namesOf(name)
  const has = (pattern: RegExp) => keys.some((key) => pattern.test(key))
  if (columnMeaning(name) === 'amount') {
    if (has(/(^|_|\d)(ffe|feu)s?(_|$)/)) return ['teu', [2], 'times 2']
    return has(/(^|_|\d)(teus?|evp)(_|$)/) ? ['teu', [1]] : ['containers', [1]]
  }
  if (!has(MASS) || has(OTHER_MASS)) return undefined
  const [, factors, how] = MASS_UNITS.find(([words]) => has(words))!
  return ['mass_tonnes', factors, how ?? '']
}
