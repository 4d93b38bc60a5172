import { isMassName } from '../../contract/columns/cargo-amounts.js'
import { isModeWord, unitOf } from '../../contract/columns/cell-words.js'
import { namesOf } from '../../contract/columns/name-words.js'
import { containersCounted } from '../../emissions/methods/container-type.js'
import type { RequestJson } from '../fields/request-body.js'
import { valueAt } from '../fields/wording.js'
import type { LookedAt } from '../read/number-marks.js'
import { BARE_MASS } from './body-columns.js'
import type { BodyLayout } from './body-layout.js'

const DATE = /^\d{1,4}([./-])\d{1,2}\1\d{1,4}\b|^\d{1,2}[ ./-]?[a-z]{3,9}[ ./-]?\d{2,4}$/i
const QUANTITY = /^(qty|quantity|count|number|anzahl|menge|cantidad|quantite|aantal|units?|pcs)$/
const isSmall = (cell: string) => /^[1-9]\d{0,2}$/.test(cell)
/** Days of papers and of arrivals. */
const OTHER_DAY =
  /(^|_)(eta|ata|arriv\w*|ankunft\w*|lleg\w*|varis|created|issued?|invoice|updated?|modified|booked|booking|order|print\w*|due|payment|rechnung\w*|bestell\w*|auftrag\w*|erstellt\w*|cut_?off|closing|expir\w*|delivery|liefer\w*|deadline)(_|$)/

/** The columns of a table that nothing reads, and those that something does. */
interface Table {
  readonly free: readonly string[]
  /** All: `Contenedor`, a reference, and `Container mode` may count containers. */
  readonly named: readonly string[]
  readonly cellsOf: (name: string) => readonly string[]
  /** Cells of the columns of a field; null if there is none. */
  readonly read: (path: string) => readonly string[] | null
}

/**
 * Why columns that nothing reads could change the figures of a table: by their cells, whatever their names, and the
 * mass of a cargo that is otherwise taken from its containers.
 * @param base what the caller states of all rows: an amount of cargo or a departure there decides
 */
export function tellingFaults(
  { columns, sample = [] }: LookedAt,
  layout: BodyLayout,
  unread: readonly string[],
  base: RequestJson = {},
): string[] {
  const all = columns ?? []
  const paths = all.map((name) =>
    layout.columns.fieldOf(name) === BARE_MASS ? 'cargo.mass_tonnes' : layout.pathOf(name),
  )
  const cellsOf = (name: string) => textsOf(all.indexOf(name), sample)
  const free = unread.filter((name) => !layout.columns.isIgnored(name) && !layout.saysMore(name))
  const table: Table = {
    free,
    named: all.filter((name) => !layout.columns.isIgnored(name)),
    cellsOf,
    read: (path) => {
      const own = all.filter((_, at) => paths[at] === path)
      return own.length === 0 ? null : own.flatMap(cellsOf)
    },
  }
  const faults = [
    base['cargo'] === undefined ? massFault(table) : null,
    boxesFault(table),
    factorFault(table),
    valueAt('route.depart_at', base) === undefined ? dayFault(table) : null,
  ]
  return faults.flatMap((fault) => fault ?? [])
}

function massFault({ free, cellsOf, read }: Table): string | null {
  if (read('cargo.mass_tonnes') !== null) return null
  const mass = free.find(
    (one) => isMassName(one) && cellsOf(one).some((cell) => /[1-9]/.test(cell)),
  )
  return mass === undefined
    ? null
    : `The column ${mass} is not read. It looks like the mass of the cargo: name it mass_tonnes, or add --columns weight_kg="${mass}", or mass_tonnes="${mass}"; ${ignore(mass)}.`
}

function boxesFault({ free, named, cellsOf, read }: Table): string | null {
  if (read('cargo.teu') !== null || read('cargo.containers') !== null) return null
  const types = read('cargo.container_type')
  if (types === null) {
    const boxes = named.find((one) => cellsOf(one).some((cell) => containersCounted(cell)))
    return boxes === undefined
      ? null
      : `The column ${boxes} is not read. Some of its cells count containers: add --columns containers="${boxes}"; ${ignore(boxes)}.`
  }
  if (types.some((cell) => containersCounted(cell) !== undefined)) return null
  const isQuantity = (one: string) => namesOf(one).some((key) => QUANTITY.test(key))
  const count = free.find((one) => isQuantity(one) && isOf(cellsOf(one), isSmall))
  return count === undefined
    ? null
    : `The column ${count} is not read. Beside a container type it may count containers: add --columns containers="${count}"; ${ignore(count)}.`
}

/** `CO2e factor g/tkm`, `EF (g/t-km)`. */
const FACTOR =
  /(^|_)(co2e?|ghg|emission|emissions)_(factor|intensity)(_|$)|(^|_)ef(_|$)|(^|_)k?g_?(co2e?_?)?(per_)?(t|teu)_?km(_|$)/

function factorFault({ free, cellsOf }: Table): string | null {
  const factor = free.find(
    (one) =>
      namesOf(one).some((key) => FACTOR.test(key)) &&
      isOf(cellsOf(one), (cell) => /^[\d.,]+$/.test(cell)),
  )
  return factor === undefined
    ? null
    : `The column ${factor} is not read. A factor of your own belongs into a factor pack, or a chain as JSON; ${ignore(factor)}.`
}

function dayFault({ free, cellsOf, read }: Table): string | null {
  if (read('route.depart_at') !== null) return null
  const [day, ...others] = free.filter(
    (one) =>
      isOf(cellsOf(one), (cell) => DATE.test(cell)) &&
      !namesOf(one).some((key) => OTHER_DAY.test(key)),
  )
  return day === undefined || others.length > 0
    ? null
    : `The column ${day} is not read. Its cells are days: if it is the departure, add --columns depart_at="${day}"; ${ignore(day)}.`
}

const ignore = (name: string) => `--ignore "${name}" leaves it out`

/** The cells of a column that are not empty. */
export function textsOf(at: number, sample: LookedAt['sample']): string[] {
  const cells = (sample ?? []).map(({ cells }) => String(cells[at] ?? '').trim())
  return cells.filter((cell) => cell !== '')
}

function isOf(cells: readonly string[], is: (cell: string) => boolean): boolean {
  return cells.length > 0 && cells.every(is)
}

function isMassUnit(cell: string): boolean {
  const unit = unitOf(cell)
  return unit !== null && unit !== 'teu' && unit !== 'ffe'
}

/** One word, or one before that for a transport. */
const ONE_WORD = /^\p{L}+\.?([ -](freight|fracht|transport|cargo|shipment))?$/iu
const LOAD_TYPE = /^(fcl|lcl|ltl|ftl)$/i

/** What the cells of a column say whatever its name: how the cargo is carried, or whether containers are full. */
export function sayingOfCells(cells: readonly string[]): 'mode' | 'load_type' | 'unit' | null {
  if (isOf(cells, (cell) => /^[a-z]{2,4}$/i.test(cell) && isMassUnit(cell))) return 'unit'
  if (isOf(cells, (cell) => LOAD_TYPE.test(cell))) return 'load_type'
  return isOf(cells, (cell) => ONE_WORD.test(cell) && isModeWord(cell)) ? 'mode' : null
}

/** FCL and LCL in a column of containers say of a row how it is loaded. */
export function moveLoadTypes(given: Record<string, unknown>): void {
  for (const key of ['cargo.containers', 'cargo.container_type']) {
    const cell = given[key]
    if (typeof cell !== 'string' || !LOAD_TYPE.test(cell.trim())) continue
    delete given[key]
    given[`load_type:${key}`] = cell.trim()
  }
}
