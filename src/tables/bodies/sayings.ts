import { TONNES } from '../../contract/columns/cargo-amounts.js'
import { isRoundAfrica, passageIn, textOf, verdictOn } from '../../contract/columns/cell-verdict.js'
import { modeOf, unitOf, YES } from '../../contract/columns/cell-words.js'
import { columnKey } from '../../contract/columns/column-key.js'
import { boxTypeOf } from '../../contract/columns/column-meaning.js'
import { type LaterPort, laterPortOf } from '../../contract/columns/later-port.js'
import { FLAG_NAMES } from '../../contract/passage-flags.js'
import { CLOSED_BY_DEFAULT, type PassageId } from '../../engine/routing/request.js'
import { type RequestJson, setField } from '../fields/request-body.js'
import { valueAt } from '../fields/wording.js'
import { readNumber } from '../read/numbers.js'
import type { PlaceReading } from '../read/place-cells.js'
import { UsageError } from '../text/failure.js'
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

/** @throws RowExcluded for a row that is cancelled */
export function requireCounted({ given, columnOf }: Sayings): void {
  for (const [key, cell] of said(given, 'status')) {
    const column = columnOf(key)
    if (verdictOn(column, 'status', cell) === 'cancelled')
      throw new RowExcluded(`${column} ${textOf(cell)}.`)
  }
}

/** @throws UsageError for a mode of transport that is none of ships at sea, or not known */
export function readMode({ given, body, columnOf, ends }: Sayings): void {
  let isInContainers = false
  let ship: string | undefined
  for (const [key, cell] of [...said(given, 'mode'), ...said(given, 'load_type')]) {
    const mode = modeOf(cell)
    if (mode !== null && 'other' in mode) {
      throw new UsageError(
        `Mode "${mode.other}" is no voyage by sea. Use fairway chain for legs by road, rail, air and inland waterway.`,
      )
    }
    // "Export" in a column of shipment types says nothing of the mode.
    if (mode === null && key.startsWith('mode:')) {
      throw new UsageError(
        `${columnOf(key)} "${cell}" is no known mode of transport (systems number them differently): write sea, road, rail, air or inland waterway, or add --ignore "${columnOf(key)}".`,
      )
    }
    isInContainers ||= mode?.isInContainers === true
    ship ??= mode?.ship
  }
  const isNamed = states(given, 'vessel.type') || valueAt('vessel.type', body) !== undefined
  if (ship !== undefined && ends !== '' && !isNamed) setField(body, 'vessel.type', ship)
  // Only an estimate asks how cargo travels. Whatever the row says of its containers counts before.
  const isSaid = ['container_type', 'teu', 'containers'].some(
    (name) => states(given, `cargo.${name}`) || valueAt(`cargo.${name}`, body) !== undefined,
  )
  if (isInContainers && ends !== '' && !isSaid) setField(body, 'cargo.container_type', 'container')
}

const states = (given: Sayings['given'], path: string) =>
  Object.keys(given).some((one) => one === path || one.startsWith(`${path}#`))

/** A temperature that is set means a refrigerated container. @throws UsageError if a cell contradicts */
export function readTemperature({ given, body, columnOf }: Sayings): void {
  for (const [key, cell] of said(given, 'temperature')) {
    const column = columnOf(key)
    const verdict = verdictOn(column, 'temperature', cell)
    if (verdict === 'unclear') {
      throw new UsageError(
        `${column} "${cell}" is no temperature: write degrees such as -18, "ambient" or nothing, or add --ignore "${column}".`,
      )
    }
    if (verdict !== 'counts') continue
    const stated = given['cargo.reefer']
    if (stated !== undefined && /^(false|no|n|0)$/i.test(String(stated).trim())) {
      throw new UsageError(
        `${column} "${cell}" means a refrigerated container, but the row says that it is none. Correct or empty one of them.`,
      )
    }
    delete given['cargo.reefer']
    setField(body, 'cargo.reefer', true)
  }
}

/** A port or passage on the way, as a row has it. */
interface Stop {
  readonly column: string
  readonly place: unknown
}

/** Ports on the way: a route stops there; an estimate is of one ship. @throws UsageError */
export function readTranshipments(sayings: Sayings, reading: PlaceReading): void {
  const { given, body, columnOf, ends } = sayings
  const stops: Stop[] = []
  const own = given['via'] === undefined ? [] : ([['via', given['via']]] as const)
  delete given['via']
  for (const [key, cell] of [...own, ...said(given, 'via')]) {
    const column = columnOf(key)
    const places: readonly unknown[] = Array.isArray(cell) ? cell : textOf(cell).split('|')
    stops.push(...places.flatMap((place) => stopsOf(column, place, sayings)))
  }
  if (stops.length === 0) return
  if (ends === '') {
    setStops(stops, body, reading)
    return
  }
  const { column, place } = stops[0]!
  throw new UsageError(
    `${column} "${place}" is a port on the way, but an estimate is of one ship from port to port. Use fairway chain for the voyages and the transhipment between; --ignore "${column}" estimates a direct voyage.`,
  )
}

/** What a text says of the way: a place where the ship calls, or what is open or closed. */
function stopsOf(column: string, place: unknown, { body, ends }: Sayings): readonly Stop[] {
  if (typeof place === 'object') return [{ column, place }]
  const text = textOf(place)
  const passage = passageIn(text)
  if (isRoundAfrica(text)) setField(body, `${ends}suez`, false)
  else if (passage !== undefined && ends !== '') openPassage(passage, body, ends)
  else if (verdictOn(column, 'transhipment', text) === 'counts') {
    if (ends === '') requirePlace(column, text)
    return [{ column, place: passage ?? text }]
  }
  return []
}

/** @throws UsageError for a text that says of ports on the way only that there are some, or names all in one */
function requirePlace(column: string, text: string): void {
  const isList = /^[A-Z]{5}(\s*[-/>,;]+\s*[A-Z]{5})+$/i.test(text)
  // A digit is a flag or a number of ports, except where a port id belongs.
  const isFlag = /^\d$/.test(text) ? columnKey(column) !== 'via' : YES.test(text)
  if (!isList && !isFlag) return
  const what = isList ? 'has several places' : 'does not say where the ship calls'
  throw new UsageError(
    `${column} "${text}" ${what}: write the places between the ends with bars, as in ESALG|LKCMB, or add --ignore "${column}".`,
  )
}

/** The stops in the order in which a ship calls: ports of loading come first, those of discharge last. */
function setStops(stops: readonly Stop[], body: RequestJson, reading: PlaceReading): void {
  const placed = stops.flatMap(({ column, place }) => {
    const { end, order } = laterPortOf(column) ?? { end: null, order: 0 }
    return viaOf([place], reading).map((one) => ({ end, order, place: one }))
  })
  const at = (end: LaterPort['end'] | null) =>
    placed
      .filter((one) => one.end === end)
      .sort((one, other) => one.order - other.order)
      .map(({ place }) => place)
  const [loaded, between, unloaded] = [at('origin'), at(null), at('destination')]
  const last = unloaded.pop()
  const before = last === undefined ? [] : [body['destination'], ...unloaded]
  if (last !== undefined) body['destination'] = last
  const via = [...loaded, ...between, ...before]
  if (via.length > 0) setField(body, 'via', via)
}

/** An estimate takes the shortest way through what is open. */
function openPassage(passage: PassageId, body: RequestJson, ends: string): void {
  if (Object.hasOwn(FLAG_NAMES, passage)) setField(body, `${ends}${passage}`, true)
  if (!(CLOSED_BY_DEFAULT as readonly string[]).includes(passage)) return
  const open = valueAt(`${ends}allow`, body)
  setField(body, `${ends}allow`, [...(Array.isArray(open) ? open : []), passage])
}

/** The fuel of the ship in a column of any name: `Bunker` LNG. @throws UsageError for an amount or a share */
export function readFuelName({ given, body, columnOf }: Sayings): void {
  for (const [key, cell] of said(given, 'burns')) {
    const column = columnOf(key)
    const verdict = verdictOn(column, 'fuel', cell)
    if (verdict === 'unclear') {
      throw new UsageError(
        `${column} "${cell}" looks like an amount or a share of a fuel and is not read. Tonnes that the voyage burnt are in consumed_tonnes with fuel.type, the fuel of the ship in fuel_type (a blend cannot be estimated by rows); --ignore "${column}" leaves it out.`,
      )
    }
    if (verdict !== 'counts') continue
    const isBurnt = states(given, 'fuel.consumed_tonnes')
    const path = isBurnt ? 'fuel.type' : 'vessel.fuel_type'
    const stated = given[path]
    if (stated !== undefined && textOf(stated).toLowerCase() !== textOf(cell).toLowerCase()) {
      throw new UsageError(
        `${column} "${cell}" and "${stated}" are two fuels of one ship. Correct or empty one of them, or add --ignore "${column}".`,
      )
    }
    setField(body, path, textOf(cell))
  }
}

/** Numbers of containers by their types: 10 below `20'` and 5 below `40HC` are `10x20'+5x40HC`. @throws UsageError */
export function readBoxes({ given, columnOf }: Sayings): void {
  const counted = said(given, 'boxes').flatMap(([key, cell]) => {
    const column = columnOf(key)
    const verdict = verdictOn(column, 'containers', cell)
    if (verdict === 'counts') return [{ column, text: `${textOf(cell)}x${boxTypeOf(column)}` }]
    if (verdict !== 'unclear') return []
    throw new UsageError(
      `${column} "${cell}" is no number of containers: write 0 to 9999, or add --ignore "${column}".`,
    )
  })
  if (counted.length === 0) return
  const type = given['cargo.container_type']
  if (type !== undefined) {
    throw new UsageError(
      `${counted[0]!.column} counts containers of one type, and the row has the type "${type}" too. Empty one of them, or add --ignore "${counted[0]!.column}".`,
    )
  }
  given['cargo.container_type'] = counted.map(({ text }) => text).join('+')
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
    if (bare === undefined && verdictOn(column, 'unit', cell) === 'nothing') continue
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
  if (unit === 'ffe' || unit === 'teu')
    setField(body, 'cargo.teu', unit === 'ffe' ? 2 * amount : amount)
  else setField(body, 'cargo.mass_tonnes', amount * TONNES[unit])
}
