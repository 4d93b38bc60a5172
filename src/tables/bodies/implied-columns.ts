import { columnKey } from '../../contract/columns/column-key.js'
import { columnMeaning } from '../../contract/columns/column-meaning.js'
import { namesOf } from '../../contract/columns/name-words.js'
import { englishKey } from '../../contract/columns/other-languages.js'
import { CONTAINER_NUMBER_COLUMNS } from '../../contract/columns/reference-names.js'
import { containersCounted, readContainerType } from '../../emissions/methods/container-type.js'
import type { NamedColumns } from '../read/columns.js'
import type { LookedAt } from '../read/number-marks.js'
import { type DateOrder, shownOrder } from '../text/moments.js'
import { BARE_MASS, type BodyColumns, columnReader } from './body-columns.js'
import { sayingOfCells, textsOf } from './telling-cells.js'

/** Masses and quantities whose names have no unit. */
const BARE =
  /^(gross_|cargo_|actual_|total_|total_gross_|shipment_)?(weight|wt|wgt|mass|quantity|qty|gw|g_w|gross|amount|cargo)$/

const isLoad = (cell: string) => /^[fl]cl$/i.test(cell)
const isBoxNumber = (name: string) =>
  /^n(o|r)?\W/i.test(name) && namesOf(name).some((key) => CONTAINER_NUMBER_COLUMNS.includes(key))
const isTypeCode = (cell: string) =>
  /^\d\d.*[a-z]/i.test(cell) && (readContainerType(cell)?.lengthFeet ?? null) !== null
const isCount = (cell: string) => /^[1-9]\d{0,2}$/.test(cell)

/** What beside the columns that the caller named the other columns and the first cells of a table show. */
export function withImplied(
  { columns, sample = [] }: LookedAt,
  named: NamedColumns,
  table: BodyColumns,
): NamedColumns {
  if (columns === null || !table.figures.includes('unit')) return named
  const reader = columnReader(table, named)
  const keys = columns.map((name) => reader.fieldOf(name)?.replace(/#.*$/, ''))
  const has = (field: string) => keys.includes(`cargo.${field}`)
  const free = columns.filter((name, at) => {
    return keys[at] === undefined && !reader.isIgnored(name) && columnMeaning(name) === null
  })
  const at = (name: string) => columns.indexOf(name)
  // "1x40HC" says of any column that it counts containers.
  const isAll = (name: string, counts: (cell: string) => boolean) => {
    const cells = sample.map(({ cells }) => cells[at(name)]).filter((cell) => (cell ?? '') !== '')
    return cells.length > 0 && cells.every((cell) => counts(String(cell)))
  }
  const counting = free.find(
    (name) =>
      isAll(name, (cell) => containersCounted(cell) !== undefined || isLoad(cell)) &&
      !isAll(name, isLoad),
  )
  // "40HC" says of any column that it names types.
  const typed = free.find((name) => name !== counting && isAll(name, isTypeCode))
  // "N. cntr" has the numbers of containers, or how many there are.
  const numbers = columns.find((name) => isBoxNumber(name) && isAll(name, isCount))
  const isCounted = has('containers') || has('container_type') || has('teu')
  const bare = free.find((name) => name !== counting && BARE.test(englishKey(columnKey(name))))
  const ways = free.flatMap((name) => {
    const saying =
      name === counting || name === typed ? null : sayingOfCells(textsOf(at(name), sample))
    return saying === null || keys.some((key) => key?.startsWith(`${saying}:`))
      ? []
      : [[saying, name] as const]
  })
  const hasUnit =
    keys.some((key) => key?.startsWith('unit:')) || ways.some(([saying]) => saying === 'unit')
  const implied = [
    ...ways.filter(([saying], index) => ways.findIndex(([one]) => one === saying) === index),
    ...(counting !== undefined && !isCounted ? [['containers', counting] as const] : []),
    ...(typed !== undefined && !has('container_type') && !has('teu') && counting === undefined
      ? [['container_type', typed] as const]
      : []),
    ...(numbers !== undefined && !has('containers') && !has('teu')
      ? [['containers', numbers] as const]
      : []),
    ...(bare !== undefined && hasUnit && !has('mass_tonnes') ? [[BARE_MASS, bare] as const] : []),
  ]
  return { ...named, columns: [...(named.columns ?? []), ...implied] }
}

/** The order of day and month that the first rows of a table show in its departures. */
export function orderIn(
  { columns, sample = [] }: LookedAt,
  named: NamedColumns,
  table: BodyColumns,
): DateOrder | undefined {
  const reader = columnReader(table, named)
  const path = `${table.ends}depart_at`
  const places = (columns ?? []).flatMap((name, at) => (reader.fieldOf(name) === path ? [at] : []))
  return shownOrder(sample.flatMap(({ cells }) => places.map((at) => cells[at] ?? '')))
}
