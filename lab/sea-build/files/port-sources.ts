import { parse } from 'csv-parse/sync'
import type { Position } from '../../../src/engine/geo/position.js'
import { isUnlocode, type LimitsRow, PORT_SIZES, type PortSize } from '../../../src/ports/port.js'

/** A row of data/build-inputs/ports.csv. */
export interface ListedPort {
  readonly id: number
  readonly slug: string
  readonly unlocode: string | null
  readonly name: string
  readonly countryCode: string
  readonly position: Position
  readonly size: PortSize | null
  readonly limits: LimitsRow
  /** Whether the port is on a river or canal that the coast mask does not show as water. */
  readonly needsFairway: boolean
  /** Id of the port that a terminal or anchorage belongs to. */
  readonly mainPortId: number | null
  readonly otherNames: readonly string[]
}

/** Columns in the order of `PortLimits`. */
const LIMITS = ['channel_m', 'pier_m', 'anchorage_m', 'oil_m', 'max_length_m', 'max_draught_m']
/** Where the positions come from. data/build-inputs/README.md explains them. */
const POSITION_SOURCES = ['WPI', 'SMDG', 'NOAA', 'sea-ports', 'recalled', 'UN/LOCODE', 'GeoNames']
/** Separates the names in one cell. */
const SEPARATOR = '|'

/**
 * Reads the ports of data/build-inputs/ports.csv.
 * @throws Error that names a row that is malformed, that repeats an id, a slug or a code, or that has
 * no valid main port
 */
export function readPortList(csv: string): readonly ListedPort[] {
  const ports = rowsOf(csv).map(listedPort)
  for (const key of ['id', 'slug', 'unlocode'] as const) {
    const seen = new Set<string | number>()
    for (const port of ports) {
      const value = port[key]
      if (value === null) continue
      if (seen.has(value)) throw new Error(`ports.csv: two ports have the ${key} ${value}.`)
      seen.add(value)
    }
  }
  checkMainPorts(ports)
  return ports
}

function checkMainPorts(ports: readonly ListedPort[]): void {
  const byId = new Map(ports.map((port) => [port.id, port]))
  for (const { id, name, countryCode, mainPortId } of ports) {
    if (mainPortId === null) continue
    const main = byId.get(mainPortId)
    if (main?.mainPortId === null && main.countryCode === countryCode && main.id !== id) continue
    throw new Error(
      `ports.csv: ${id} ${name} has no valid main_port: give the id of a port of its country that is no terminal.`,
    )
  }
}

/** Reads names in other languages by port id from data/build-inputs/port-names.csv. */
export function readPortNames(csv: string): ReadonlyMap<number, readonly string[]> {
  return new Map(rowsOf(csv).map((row) => [Number(row['id']), split(row['names'])]))
}

type Row = Readonly<Record<string, string>>

function rowsOf(csv: string): Row[] {
  return parse(csv, { columns: true })
}

function split(cell: string | undefined): string[] {
  return (cell ?? '').split(SEPARATOR).filter((name) => name !== '')
}

function listedPort(row: Row): ListedPort {
  const text = (column: string) => row[column] ?? ''
  const number = (column: string) => (text(column) === '' ? null : Number(text(column)))
  const unlocode = text('unlocode') === '' ? null : text('unlocode')
  const limits = LIMITS.map(number)
  while (limits.length > 0 && limits.at(-1) === null) limits.pop()
  const check = (isRight: boolean, what: string) => {
    if (!isRight) throw new Error(`ports.csv: ${text('id')} ${text('name')} has no valid ${what}.`)
  }
  const lon = number('lon') ?? Number.NaN
  const lat = number('lat') ?? Number.NaN
  const size = PORT_SIZES.find((known) => known === text('size')) ?? null
  check(Number.isInteger(number('id')) && Number(text('id')) > 0, 'id')
  check(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(text('slug')), 'slug')
  check(!/(^|-)to(-|$)/.test(text('slug')), 'slug: "to" parts the two ends in the slug of a route')
  check(text('name') !== '', 'name')
  check(/^[A-Z]{2}$/.test(text('country')), 'country')
  check(unlocode === null || isUnlocode(unlocode), 'UN/LOCODE')
  check(Math.abs(lon) <= 180 && Math.abs(lat) <= 90, 'position')
  check(POSITION_SOURCES.includes(text('position_source')), 'position_source')
  check(text('size') === '' || size !== null, 'size')
  check(!limits.some(Number.isNaN), 'depth or limit')
  check(['', 'yes'].includes(text('needs_fairway')), 'needs_fairway')
  return {
    id: Number(text('id')),
    slug: text('slug'),
    unlocode,
    name: text('name'),
    countryCode: text('country'),
    position: [lon, lat],
    size,
    limits,
    needsFairway: text('needs_fairway') === 'yes',
    mainPortId: number('main_port'),
    otherNames: split(text('other_names')),
  }
}
