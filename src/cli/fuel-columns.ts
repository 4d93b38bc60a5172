import { columnKey } from '../api/columns/column-key.js'
import { type FactorSet, findFuel } from '../emissions/index.js'
import { UsageError } from './failure.js'
import type { StatedColumns } from './rows/columns.js'

/** A column with the tonnes of a fuel that was burnt, all of it or by one kind of machinery. */
export interface FuelColumn {
  readonly at: number
  readonly name: string
  /** Code of the fuel. */
  readonly type: string
  /** Tonnes in one of its units. */
  readonly tonnes: number
  /** Whether it has the part of the fuel that the CII may deduct: `HFO_deductible`. */
  readonly isPart: boolean
  /** What burnt it, by the words of the name: empty for all. */
  readonly by: string
}

/** Words of columns that have no fuel that was burnt. */
const STOCK = words(
  'rob remaining bunkered received supplied stem stemmed ordered price cost costs usd eur density sulphur sulfur content viscosity lcv lhv cf factor temp temperature tank tanks opening closing board type grade name supplier bdn budget clause rate surcharge capacity certificate',
)
/** Words that say no more than that fuel was burnt. */
const BURNT = words(
  'consumed consumption cons burnt burned used use usage fuel oil total sum qty quantity amount of the in',
)
/** Words that say by what, when or where: such columns add up. */
const PARTS = words(
  'me ae m a e main engine engines aux auxiliary auxiliaries boiler boilers blr ab dg dgs gen gens generator generators igg ig incinerator other at sea port berth anchor anchorage manoeuvring maneuvering cargo heating for by and propulsion hotel 1 2 3 4 5 6',
)
const TONNES: Readonly<Record<string, number>> = {
  t: 1,
  mt: 1,
  mts: 1,
  tonnes: 1,
  tonne: 1,
  tons: 1,
  ton: 1,
  kg: 0.001,
  kgs: 0.001,
}
const DEDUCTIBLE = words('deductible')

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}

/**
 * The columns of a file that are named after fuels. Several of one fuel add up if each says what burnt it.
 * @param stated columns that the caller named after fuels
 * @throws UsageError for one that is not understood, or that may be counted twice
 */
export function fuelColumns(
  columns: readonly string[],
  factors: FactorSet,
  stated: StatedColumns,
  isIgnored: (name: string) => boolean,
): FuelColumn[] {
  const found = columns.flatMap((name, at) => {
    if (isIgnored(name)) return []
    const given = stated.find(([, column]) => columnKey(column) === columnKey(name))
    const type = given && findFuel(factors.fuels, given[0])?.code
    if (type !== undefined) return [{ at, name, type, tonnes: 1, isPart: false, by: `#${at}` }]
    const read = fuelIn(name, factors)
    return read === null ? [] : [{ at, name, ...read }]
  })
  for (const one of found) requireOnce(one, found)
  return found
}

function requireOnce(one: FuelColumn, all: readonly FuelColumn[]): void {
  const other = all.find(
    ({ at, type, isPart, by }) =>
      at !== one.at && type === one.type && isPart === one.isPart && (by === '' || by === one.by),
  )
  if (other === undefined) return
  throw new UsageError(
    `The columns ${other.name} and ${one.name} may both count the same ${one.type}: --ignore "${one.name}" or --ignore "${other.name}" leaves one out.`,
  )
}

/** The fuel in the name of a column; null if it names none, or none that was burnt. @throws UsageError */
function fuelIn(
  name: string,
  { fuels }: FactorSet,
): Pick<FuelColumn, 'type' | 'tonnes' | 'isPart' | 'by'> | null {
  const all = columnKey(name).split('_')
  for (let length = all.length; length > 0; length--) {
    for (let start = 0; start + length <= all.length; start++) {
      const fuel = findFuel(fuels, all.slice(start, start + length).join('_'))
      if (fuel === undefined) continue
      const rest = [...all.slice(0, start), ...all.slice(start + length)]
      return burntOf(name, fuel.code, rest)
    }
  }
  return null
}

function burntOf(name: string, type: string, rest: readonly string[]) {
  if (rest.some((word) => STOCK.has(word))) return null
  const units = rest.filter((word) => word in TONNES)
  const others = rest.filter((word) => !(word in TONNES || BURNT.has(word) || DEDUCTIBLE.has(word)))
  const unknown = others.find((word) => !PARTS.has(word))
  if (unknown !== undefined) {
    throw new UsageError(
      `The column ${name} names the fuel ${type}, but "${unknown}" is not understood. If it has tonnes that were burnt, add --columns ${type}="${name}"; --ignore "${name}" leaves it out.`,
    )
  }
  const isPart = rest.some((word) => DEDUCTIBLE.has(word))
  return { type, tonnes: TONNES[units[0] ?? 't']!, isPart, by: others.join(' ') }
}

/** The fuels of a row with their tonnes, one entry for each fuel. */
export function summedByFuel(
  columns: readonly FuelColumn[],
  tonnesIn: (column: FuelColumn) => number,
): readonly { readonly type: string; readonly tonnes: number; readonly part: number | null }[] {
  const sums = new Map<string, { type: string; tonnes: number; part: number | null }>()
  for (const column of columns) {
    const sum = sums.get(column.type) ?? { type: column.type, tonnes: 0, part: null }
    sums.set(column.type, sum)
    const tonnes = tonnesIn(column) * column.tonnes
    if (column.isPart) sum.part = (sum.part ?? 0) + tonnes
    else sum.tonnes += tonnes
  }
  return [...sums.values()].filter(({ tonnes }) => tonnes !== 0)
}
