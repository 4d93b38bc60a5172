import type { Position } from '../engine/geo/position.js'
import { KnownPorts } from './find/known-ports.js'
import { fold } from './names/fold.js'
import { FIRST_OWN_ID, type OwnPorts, withOwnPorts } from './own-ports.js'
import { type Port, rowOfPort, UNRANKED } from './port.js'
import type { PortRecord, RejectedRow } from './port-records.js'

/** Ports farther than this from navigable water are inland, as in Fairway's own table, km. */
const INLAND_KM = 20
/** Positions are rounded to 1/10,000 of a degree, about 10 m. */
const DECIMALS = 1e4

/** A country of a port. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string
  /** English. */
  readonly name: string
}

/** What an import needs besides the rows. */
export interface ImportTools {
  /** Fairway's own table. */
  readonly table: readonly Port[]
  /** Earlier imports. */
  readonly own: OwnPorts
  /** A country by its code or its English name. */
  readonly findCountry: (text: string) => Country | null
  /** Distance to navigable water, km; null if none is near. */
  readonly waterKm: (position: Position) => number | null
  /** Whether a row takes the place of the port that it concerns. */
  readonly replace?: boolean
}

/** The result of an import. */
export interface Imported {
  /** All imported ports and additional names, old and new. */
  readonly own: OwnPorts
  readonly added: readonly Port[]
  /** Number of rows that concern known ports. */
  readonly known: number
  /** Number of ports that received an additional name. */
  readonly renamed: number
  /** Number of ports whose name or position a row replaced. */
  readonly replaced: number
  readonly rejected: readonly RejectedRow[]
}

/**
 * Imports ports into the operator's table. A known port keeps its id, name and position, and may
 * receive additional names; with `replace`, it keeps its id and slug, and its old name as another one.
 * A new port gets an id that no port ever had.
 */
export function importPorts(records: readonly PortRecord[], tools: ImportTools): Imported {
  const { table, own } = tools
  const ports = new KnownPorts(withOwnPorts(table, own))
  const names = new Map(own.names)
  const renamed = new Set<number>()
  const added: Port[] = []
  const replaced = new Map<number, Port>()
  const rejected: RejectedRow[] = []
  let nextId = Math.max(FIRST_OWN_ID - 1, ...own.ports.map(([id]) => id)) + 1
  let known = 0
  for (const record of records) {
    const outcome = settle(record, ports, tools)
    if ('reason' in outcome) {
      rejected.push({ line: record.line, name: record.name, reason: outcome.reason })
    } else if ('replaces' in outcome) {
      const port = replacement(record, outcome.replaces, outcome.country)
      ports.add(port)
      replaced.set(port.id, port)
    } else if ('port' in outcome) {
      known += 1
      const further = furtherNames(outcome.port, record, names.get(outcome.port.id) ?? [])
      if (further.length === 0) continue
      names.set(outcome.port.id, [...(names.get(outcome.port.id) ?? []), ...further])
      renamed.add(outcome.port.id)
    } else {
      const port = newPort(record, outcome.country, nextId++, ports)
      ports.add(port)
      added.push(port)
    }
  }
  const countries = { ...own.countries }
  const written = [...replaced.values(), ...added]
  for (const { countryCode, country } of written) countries[countryCode] = country
  const rows = new Map(own.ports.map((row) => [row[0], row]))
  for (const port of written) rows.set(port.id, rowOfPort(port))
  return {
    own: {
      ...own,
      countries,
      ports: [...rows.values()],
      names: [...names].sort(([a], [b]) => a - b),
    },
    added,
    known,
    renamed: renamed.size,
    replaced: replaced.size,
    rejected,
  }
}

type Outcome =
  | { readonly port: Port }
  | { readonly replaces: Port; readonly country: Country }
  | { readonly country: Country }
  | { readonly reason: string }

/**
 * The port that a row concerns or replaces, the country of a new port, or the reason why the row is
 * rejected.
 */
function settle(record: PortRecord, ports: KnownPorts, tools: ImportTools): Outcome {
  const named = record.unlocode?.slice(0, 2) ?? record.country
  const country = tools.findCountry(named)
  if (country === null) {
    return { reason: `"${named}" is not a known country; give its ISO 3166-1 code, e.g. NL` }
  }
  const found = ports.find(record, country.code)
  const replaces = found.kind === 'new' || tools.replace !== true ? null : found.port
  if (replaces === null && found.kind === 'known') return { port: found.port }
  if (replaces === null && found.kind === 'elsewhere') return { reason: found.reason }
  if (replaces !== null && isSaid(replaces, record)) return { port: replaces }
  const fault = ports.positionFault(record.position, country.code)
  if (fault !== null) return { reason: fault }
  const km = tools.waterKm(record.position)
  if (km !== null && km <= INLAND_KM) return replaces === null ? { country } : { replaces, country }
  const distance = km === null ? 'far' : `${Math.round(km)} km`
  return {
    reason: `is inland, ${distance} from navigable water (limit ${INLAND_KM} km); check the position`,
  }
}

/** Whether a port already has the name and the position of a row. */
function isSaid({ name, position }: Port, record: PortRecord): boolean {
  const [lon, lat] = rounded(record.position)
  return name === record.name && position[0] === lon && position[1] === lat
}

/** A known port with the name and the position of a row. What else is known of it stays. */
function replacement(record: PortRecord, port: Port, country: Country): Port {
  const renamed = { ...port, name: record.name }
  const former = port.name === record.name ? [] : [port.name]
  const others = port.alternateNames.filter((name) => name !== record.name)
  return {
    ...renamed,
    countryCode: country.code,
    country: country.name,
    position: rounded(record.position),
    alternateNames: [...former, ...others, ...furtherNames(renamed, record, former)],
  }
}

function rounded(position: Position): Position {
  const [lon, lat] = position.map((degrees) => Math.round(degrees * DECIMALS) / DECIMALS)
  return [lon!, lat!]
}

function furtherNames(port: Port, record: PortRecord, before: readonly string[]): string[] {
  const codes = record.unlocode === null ? [] : [record.unlocode]
  const has = new Set([port.unlocode ?? '', port.name, ...port.alternateNames, ...before].map(fold))
  const further: string[] = []
  for (const name of [record.name, ...record.alternateNames, ...codes]) {
    if (has.has(fold(name))) continue
    has.add(fold(name))
    further.push(name)
  }
  return further
}

function newPort(record: PortRecord, country: Country, id: number, ports: KnownPorts): Port {
  return {
    id,
    name: record.name,
    countryCode: country.code,
    country: country.name,
    unlocode: record.unlocode,
    position: rounded(record.position),
    slug: ports.freeSlug(record.name, country.code, id),
    alternateNames: record.alternateNames,
    rank: UNRANKED,
    size: null,
    limits: null,
    localNames: [],
    isTabled: false,
    mainPortId: null,
  }
}
