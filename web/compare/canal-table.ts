import { isDay } from '../../src/base/utc.js'
import { csvLine } from '../../src/papers/index.js'
import { cellsOf, dividerOf } from '../format/csv-cells.js'
import { PASSAGES, type Passage } from '../plan/plan.js'
import type { RouteAnswer } from '../plan/route-answer.js'

/** What one transit of a canal costs and how long the ship waits for it: the operator's own figures. */
export interface CanalRow {
  readonly canal: Passage
  readonly duesUsd: number
  /** Waiting and convoy beyond the sailing time, days. */
  readonly days: number
  /** Day of the figures, `YYYY-MM-DD`. */
  readonly asOf: string
  readonly source: string
}

const CHARGED =
  'suez panama kiel corinth st-lawrence-seaway chesapeake-delaware cape-cod volga-don'.split(' ')
/** Passages whose transit is charged. */
export const CANALS = PASSAGES.filter((id) => CHARGED.includes(id))
const HEAD = ['canal', 'dues_usd', 'days', 'as_of', 'source'] as const
const MAX_USD = 10_000_000
const MAX_DAYS = 100

/** Why a line of a table cannot be read. */
export interface CanalFault {
  /** From 1, as an editor counts. */
  readonly line: number
  readonly column: (typeof HEAD)[number]
  readonly value: string
}

/** A table without figures, to be filled in: the planner knows no tariffs. */
export function canalTemplate(): string {
  return `${[HEAD, ...CANALS.map((id) => [id, '', '', '', ''])].map((row) => csvLine(row)).join('\n')}\n`
}

/** The table as a file. */
export function writeCanals(rows: readonly CanalRow[]): string {
  const cells = rows.map((row) =>
    [row.canal, row.duesUsd, row.days, row.asOf, row.source].map(String),
  )
  return `${[HEAD, ...cells].map((row) => csvLine(row)).join('\n')}\n`
}

/** The rows of a CSV table, or the first cell that is wrong. Rows without any figure are left out. */
export function readCanals(text: string): readonly CanalRow[] | CanalFault {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const divider = dividerOf(lines[0]!)
  const head = cellsOf(lines[0]!, divider).map((cell) => cell.toLowerCase())
  const missing = HEAD.find((name) => !head.includes(name))
  if (missing !== undefined) return { line: 1, column: missing, value: '' }
  const rows = new Map<Passage, CanalRow>()
  for (const [i, line] of lines.entries()) {
    const cells = cellsOf(line, divider)
    const of = (name: (typeof HEAD)[number]) => cells[head.indexOf(name)] ?? ''
    if (i === 0 || line.trim() === '' || (of('dues_usd') === '' && of('days') === '')) continue
    const canal = CANALS.find((id) => id === of('canal').toLowerCase())
    const amount = (name: 'dues_usd' | 'days', most: number) => {
      const value = amountOf(of(name) || '0', divider.test(','))
      return value >= 0 && value <= most ? value : null
    }
    const [duesUsd, days] = [amount('dues_usd', MAX_USD), amount('days', MAX_DAYS)]
    const fault = (column: CanalFault['column']) => ({ line: i + 1, column, value: of(column) })
    if (canal === undefined || rows.has(canal)) return fault('canal')
    if (duesUsd === null) return fault('dues_usd')
    if (days === null) return fault('days')
    if (!isDay(of('as_of'))) return fault('as_of')
    if (of('source') === '') return fault('source')
    rows.set(canal, { canal, duesUsd, days, asOf: of('as_of'), source: of('source') })
  }
  return [...rows.values()]
}

/** NaN if it is no number, or may be one of thousands: a file of German Excel has `300.000` and `1,5`. */
function amountOf(text: string, isByCommas: boolean): number {
  if (isByCommas) return Number(text)
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(text) ? Number.NaN : Number(text.replace(',', '.'))
}

/** What the canals of a route add. */
export interface CanalSum {
  readonly duesUsd: number
  readonly days: number
  /** Those that the table does not have: the sums are without them. */
  readonly missing: readonly Passage[]
}

/** A canal that a route uses twice counts twice. */
export function canalsOf(
  { passages }: Pick<RouteAnswer, 'passages'>,
  rows: readonly CanalRow[],
): CanalSum {
  const charged = CANALS.filter((canal) => passages.some(({ id }) => id === canal))
  const uses = passages.flatMap(({ id }) => rows.find(({ canal }) => canal === id) ?? [])
  return {
    duesUsd: uses.reduce((sum, { duesUsd }) => sum + duesUsd, 0),
    days: uses.reduce((sum, { days }) => sum + days, 0),
    missing: charged.filter((id) => rows.every(({ canal }) => canal !== id)),
  }
}
