import { columnKey } from '../../../contract/columns/column-key.js'
import {
  CONSUMED,
  codeOfName,
  DEDUCTIBLE,
  doubtOf,
  EMPTY,
  NOT_BURNT,
  overlap,
  type Part,
  partOf,
  TONNES,
  wordsOf,
} from '../../../contract/columns/fuel-words.js'
import { type FactorSet, findFuel } from '../../../emissions/index.js'
import type { StatedColumns } from '../../../tables/read/columns.js'

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
  /** What burnt it and where, by the words of the name. Null for a column that the caller named. */
  readonly part: Part | null
}

/**
 * The columns of a file that are named after fuels. Several of one fuel add up if each says what burnt it.
 * @param stated columns that the caller named after fuels
 * @returns them, and a fault for each that is not understood or may be counted twice
 */
export function fuelColumns(
  columns: readonly string[],
  factors: FactorSet,
  stated: StatedColumns,
  isIgnored: (name: string) => boolean,
): { readonly fuels: FuelColumn[]; readonly faults: Fault[] } {
  const faults: Fault[] = []
  const fuels = columns.flatMap((name, at) => {
    if (isIgnored(name)) return []
    const given = stated.find(([, column]) => columnKey(column) === columnKey(name))
    const type = given && findFuel(factors.fuels, given[0])?.code
    if (type !== undefined) return [{ at, name, type, tonnes: 1, isPart: false, part: null }]
    const read = fuelIn(name, factors)
    if (typeof read === 'string') faults.push({ name, fault: read })
    return read === null || typeof read === 'string' ? [] : [{ at, name, ...read }]
  })
  return { fuels, faults: [...faults, ...fuels.flatMap((one) => doubledIn(one, fuels))] }
}

/** Why a column is refused. */
interface Fault {
  readonly name: string
  readonly fault: string
}

/** A column of fuel on board, or of fuel received. */
export interface StockColumn {
  readonly at: number
  readonly name: string
  readonly type: string
  readonly tonnes: number
  readonly field: 'rob_tonnes' | 'received_tonnes'
}

const STOCKS: Readonly<Record<string, StockColumn['field']>> = {
  rob: 'rob_tonnes',
  remaining: 'rob_tonnes',
  closing: 'rob_tonnes',
  bestand: 'rob_tonnes',
  restbestand: 'rob_tonnes',
  bunkered: 'received_tonnes',
  received: 'received_tonnes',
  supplied: 'received_tonnes',
  gebunkert: 'received_tonnes',
}
const BESIDE_STOCKS: ReadonlySet<string> = new Set(['on', 'board', 'an', 'bord'])

/** The columns of stocks; of several for one stock, as of tanks, none is used. */
export function stockColumns(columns: readonly string[], { fuels }: FactorSet): StockColumn[] {
  const found = columns.flatMap((name, at): StockColumn[] => {
    const all = wordsOf(name)
    const field = all.flatMap((word) => STOCKS[word] ?? [])[0]
    if (field === undefined) return []
    const unit = all.find((word) => word in TONNES) ?? 't'
    const isEmpty = (word: string) =>
      word in STOCKS || word in TONNES || EMPTY.has(word) || BESIDE_STOCKS.has(word)
    const phrase = all.filter((word) => !isEmpty(word)).join('_')
    const fuel = findFuel(fuels, phrase) ?? findFuel(fuels, codeOfName(phrase) ?? '')
    return fuel ? [{ at, name, type: fuel.code, tonnes: TONNES[unit]!, field }] : []
  })
  const same = (a: StockColumn, b: StockColumn) => a.type === b.type && a.field === b.field
  return found.filter((one) => found.filter((other) => same(one, other)).length === 1)
}

function doubledIn(one: FuelColumn, all: readonly FuelColumn[]): Fault[] {
  const other = all.find(
    ({ at, type, isPart, part }) =>
      at !== one.at &&
      type === one.type &&
      isPart === one.isPart &&
      one.part !== null &&
      (part === null ? isWhole(one.part) : overlap(one.part, part)),
  )
  // Each pair once.
  if (other === undefined || (other.at > one.at && other.part !== null)) return []
  const fault = `The columns ${other.name} and ${one.name} may both count the same ${one.type}: --ignore "${one.name}" or --ignore "${other.name}" leaves one out.`
  return [{ name: one.name, fault }]
}

function isWhole({ machines, places }: Part): boolean {
  return machines.length + places.length === 0
}

type Named = Pick<FuelColumn, 'type' | 'tonnes' | 'isPart' | 'part'>

/** The fuel in the name of a column; null if it names none, or none that was burnt; text for a fault. */
function fuelIn(name: string, { fuels }: FactorSet): Named | string | null {
  const all = wordsOf(name)
  for (let length = all.length; length > 0; length--) {
    for (let start = 0; start + length <= all.length; start++) {
      const phrase = all.slice(start, start + length).join('_')
      const fuel = findFuel(fuels, phrase) ?? findFuel(fuels, codeOfName(phrase) ?? '')
      if (fuel === undefined) continue
      const rest = [...all.slice(0, start), ...all.slice(start + length)]
      return burntOf(name, fuel.code, rest)
    }
  }
  const doubt = doubtOf(name, all)
  return doubt === null ? null : DOUBTS[doubt](name)
}

function burntOf(name: string, type: string, all: readonly string[]): Named | string | null {
  if (all.some((word) => NOT_BURNT.has(word))) return null
  const { others, ...part } = partOf(all)
  const isEmpty = (word: string) => word in TONNES || CONSUMED.has(word) || EMPTY.has(word)
  const unknown = others.find((word) => !(isEmpty(word) || DEDUCTIBLE.has(word)))
  if (unknown !== undefined) {
    const doubt = doubtOf(name, wordsOf(name))
    if (doubt === 'volume' || doubtOf(name, [unknown]) === 'blend')
      return DOUBTS[doubt === 'volume' ? doubt : 'blend'](name)
    return `The column ${name} names the fuel ${type}, but "${unknown}" is not understood. If it has tonnes that were burnt, add --columns ${type}="${name}"; --ignore "${name}" leaves it out.`
  }
  const unit = others.find((word) => word in TONNES) ?? 't'
  const isPart = others.some((word) => DEDUCTIBLE.has(word))
  return { type, tonnes: TONNES[unit]!, isPart, part }
}

const DOUBTS = {
  blend: (name: string) =>
    `The column ${name} names a blend, whose parts count apart: give the tonnes of each in a column of its own, such as VLSFO and BIODIESEL, and the certificate of the biofuel. --ignore "${name}" leaves it out.`,
  volume: (name: string) =>
    `The column ${name} has fuel by volume: give its tonnes (volume times density) in a column such as VLSFO_t; --ignore "${name}" leaves it out.`,
  vague: (name: string) =>
    `The column ${name} looks like an amount of fuel, but does not say of which. Name it after its fuel, as in "VLSFO ME (t)" or AMMONIA_NG, or add --columns VLSFO="${name}"; --ignore "${name}" leaves it out.`,
} as const

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
