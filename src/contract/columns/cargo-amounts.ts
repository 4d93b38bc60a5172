import { columnMeaning } from './column-meaning.js'
import { having, namesOf } from './name-words.js'

const MASS = having(
  'mass weight wt wgt gross gw kg kgs kilos lb lbs pounds t mt tonne tonnes ton tons tonnage',
)
/** What is no mass of the cargo, or none with its packaging alone. */
const OTHER_MASS = having(`
  net nett nw tare vgm rate dwt deadweight capacity unit units uom price on_board ratio factor ets co2 co2e ghg chargeable
  volumetric max min payload consumed burnt fuel ballast emissions type terms`)
const OF_ONE = having('per each')
/** Two amounts may differ by rounding. */
const ROUNDING = 0.01
const KG_PER_POUND = 0.45359237

/** Why an amount of cargo under a name that no request has is refused; null if it is none, or the cargo has the same. */
export function amountFault(
  name: string,
  value: unknown,
  cargo: Readonly<Record<string, unknown>>,
): string | null {
  const amount = typeof value === 'string' ? Number(value.replace(/[a-z\s]+$/i, '')) : value
  if (typeof amount !== 'number' || Number.isNaN(amount)) return null
  const [field, factors] = unitsOf(name) ?? []
  if (field === undefined) return null
  const stated = cargo[field]
  if (typeof stated === 'number') {
    const isSame = (one: number) => Math.abs(one * amount - stated) <= ROUNDING * stated
    if (namesOf(name).some((key) => OF_ONE.test(key)) || factors!.some(isSame)) return null
    return `contradicts ${field} or repeats it in another unit: correct one of them, or leave this out`
  }
  return `is an amount of the cargo and is not read: put it into cargo.${field}`
}

/** The field of an amount, with the factors by which its name may mean it. */
function unitsOf(name: string): readonly [field: string, factors: readonly number[]] | undefined {
  const keys = namesOf(name)
  const has = (pattern: RegExp) => keys.some((key) => pattern.test(key))
  if (columnMeaning(name) === 'amount') {
    if (has(/(^|_|\d)(ffe|feu)s?(_|$)/)) return ['teu', [2]]
    return has(/(^|_|\d)(teus?|evp)(_|$)/) ? ['teu', [1]] : ['containers', [1]]
  }
  if (!has(MASS) || has(OTHER_MASS)) return undefined
  if (has(/(^|_)(kgs?|kilos)(_|$)/)) return ['mass_tonnes', [0.001]]
  if (has(/(^|_)(lbs?|pounds)(_|$)/)) return ['mass_tonnes', [KG_PER_POUND / 1000]]
  return ['mass_tonnes', has(/(^|_)(t|mt|tonn\w*|tons?)(_|$)/) ? [1] : [1, 0.001]]
}
