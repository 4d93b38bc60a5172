import {
  cancelledOf,
  isRefrigerated,
  modeOf,
  NOTHING,
  PIECES,
  statusOf,
  unitOf,
} from '../../api/columns/cell-words.js'
import { UsageError } from '../failure.js'
import { type RequestJson, setField } from '../request-body.js'
import { readNumber } from '../rows/numbers.js'
import type { PlaceReading } from '../rows/place-cells.js'
import { valueAt } from '../wording.js'
import { BARE_MASS, type FieldColumn, said } from './body-columns.js'
import { viaOf } from './cell-values.js'
import { RowExcluded } from './row-faults.js'

/** A row with cells that say something beside the fields of its request. */
export interface Sayings {
  readonly given: Record<string, unknown>
  readonly body: RequestJson
  /** The column of a key of `given`, as the file names it. */
  columnOf(key: string): string
  /** Path of the object with the two ends of the voyage. */
  readonly ends: string
}

/** @throws RowExcluded for a row that is cancelled. @throws UsageError for an unknown status */
export function requireCounted({ given, columnOf }: Sayings): void {
  for (const [key, cell] of said(given, 'status')) {
    const isQuestion = /cancel|void|storno/.test(key)
    const status = isQuestion ? cancelledOf(cell) : statusOf(cell)
    const column = columnOf(key)
    if (status === 'cancelled') throw new RowExcluded(`${column} ${String(cell).trim()}.`)
    if (status !== null) continue
    throw new UsageError(
      `${column} "${cell}" is no known status: does the row count? Write "cancelled" or "confirmed", or add --ignore "${column}".`,
    )
  }
}

/** @throws UsageError for a mode of transport that is none of ships at sea, or not known */
export function readMode({ given, body, columnOf, ends }: Sayings): void {
  let isInContainers = false
  for (const [key, cell] of [...said(given, 'mode'), ...said(given, 'load_type')]) {
    const mode = modeOf(cell)
    if (mode !== null && 'other' in mode) {
      throw new UsageError(
        `Mode "${mode.other}" is no voyage by sea. fairway chain adds up legs by road, rail, air and inland waterway.`,
      )
    }
    // "Export" in a column of shipment types says nothing of the mode.
    if (mode === null && key.startsWith('mode:')) {
      throw new UsageError(
        `${columnOf(key)} "${cell}" is no known mode of transport: write sea, or add --ignore "${columnOf(key)}".`,
      )
    }
    isInContainers ||= mode?.isInContainers === true
  }
  // Only an estimate asks how cargo travels. Whatever the row says of its containers counts before.
  const isSaid = ['container_type', 'teu', 'containers'].some(
    (name) => key(given, `cargo.${name}`) || valueAt(`cargo.${name}`, body) !== undefined,
  )
  if (isInContainers && ends !== '' && !isSaid) setField(body, 'cargo.container_type', 'container')
}

const key = (given: Sayings['given'], path: string) =>
  Object.keys(given).some((one) => one === path || one.startsWith(`${path}#`))

/** A temperature that is set means a refrigerated container. @throws UsageError if a cell contradicts */
export function readTemperature({ given, body, columnOf }: Sayings): void {
  for (const [key, cell] of said(given, 'temperature')) {
    const column = columnOf(key)
    const isCold = isRefrigerated(cell)
    if (isCold === null) {
      throw new UsageError(
        `${column} "${cell}" is no temperature: write degrees such as -18, "ambient" or nothing, or add --ignore "${column}".`,
      )
    }
    if (!isCold) continue
    const stated = given['cargo.reefer']
    if (stated !== undefined && /^(false|no|n|0)$/i.test(String(stated).trim())) {
      throw new UsageError(
        `${column} "${cell}" is the temperature of a refrigerated container, but the row says that it is none. Correct or empty one of them.`,
      )
    }
    delete given['cargo.reefer']
    setField(body, 'cargo.reefer', true)
  }
}

const DIRECT = /^(direct|dir|straight|no t\/?s|none|suez canal \(direct\))$/i

/** Ports on the way: a route stops there; an estimate is of one ship. @throws UsageError */
export function readTranshipments(
  { given, body, columnOf, ends }: Sayings,
  reading: PlaceReading,
): void {
  const ports = said(given, 'via').filter(
    ([, cell]) => !DIRECT.test(String(cell).trim()) && !NOTHING.test(String(cell).trim()),
  )
  if (ports.length === 0) return
  if (ends === '') {
    const own = given['via'] === undefined ? [] : viaOf(given['via'], reading)
    delete given['via']
    const stops = ports.flatMap(([, cell]) => viaOf(cell, reading))
    setField(body, 'via', [...own, ...stops])
    return
  }
  const [first, cell] = ports[0]!
  const column = columnOf(first)
  throw new UsageError(
    `${column} "${cell}" is a port on the way, but an estimate is of one ship from port to port. fairway chain adds up the voyages and the transhipment between; --ignore "${column}" estimates a direct voyage.`,
  )
}

/** Factors to tonnes of the units that no column of its own has. By definition (NIST Handbook 44). */
const TONNES: Readonly<Record<string, number>> = {
  tonnes: 1,
  kg: 0.001,
  lbs: 0.00045359237,
  'short tons': 0.90718474,
  'long tons': 1.0160469088,
}

/**
 * Reads the mass whose unit another column has, and compares that unit with the one in the name of a column.
 * @throws UsageError for units that contradict each other
 */
export function readUnit(
  { given, body, columnOf }: Sayings,
  reading: PlaceReading,
  masses: readonly FieldColumn[],
): void {
  const bare = given[BARE_MASS]
  const units = said(given, 'unit')
  for (const [key, cell] of units) {
    const column = columnOf(key)
    const unit = unitOf(cell)
    const leave = `add --ignore "${column}" if it says nothing of the mass`
    if (unit === null && bare === undefined && PIECES.test(String(cell).trim())) continue
    if (unit === null) {
      if (masses.length === 0 && bare === undefined) continue
      throw new UsageError(
        `${column} "${cell}" is no known unit of mass: write kg, t or lb, or ${leave}.`,
      )
    }
    for (const { key: mass, unit: own } of masses) {
      const name = own === undefined ? 'tonnes' : own.columns.includes('lbs') ? 'lbs' : 'kg'
      if (name === unit) continue
      throw new UsageError(
        `${columnOf(mass)} is in ${name}, but ${column} says "${cell}". Correct one of them, or ${leave}.`,
      )
    }
  }
  if (bare === undefined) return
  const column = columnOf(BARE_MASS)
  const unit = units.map(([, cell]) => unitOf(cell)).find((one) => one !== null)
  if (unit === undefined || unit === null)
    throw new UsageError(`${column} has no unit in this row: write kg, t or lb beside it.`)
  const amount = readNumber(bare, column, reading)
  const factor = TONNES[unit]
  if (factor === undefined) setField(body, 'cargo.teu', unit === 'ffe' ? 2 * amount : amount)
  else setField(body, 'cargo.mass_tonnes', amount * factor)
}
