import type { Position } from '../engine/geo/position.js'
import { ownLocalNames } from './names/mistaken-names.js'

/** Classes of the World Port Index by area, facilities and wharves, largest first. */
export const PORT_SIZES = ['large', 'medium', 'small', 'very_small'] as const
export type PortSize = (typeof PORT_SIZES)[number]

/**
 * Limits of a port from the World Port Index of 2025; null if it states none. Depths are at chart
 * datum. Most are the lower end of a 5-foot class; 23.2 m means 23.2 m or more.
 */
export interface PortLimits {
  /** Of the entrance channel, m. */
  readonly channelM: number | null
  /** Along the cargo piers, m. */
  readonly pierM: number | null
  readonly anchorageM: number | null
  /** Along the oil terminal, m. */
  readonly oilTerminalM: number | null
  /** Length of the longest vessel, m. */
  readonly maxLengthM: number | null
  /** Greatest draught, m. */
  readonly maxDraughtM: number | null
}

/** A port of the table. Positions are `[longitude, latitude]` in degrees. */
export interface Port {
  /** Fairway's own number. Never reused, never changed. */
  readonly id: number
  readonly name: string
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
  readonly country: string
  /** UN/LOCODE; null for a port without one, or with an unknown one. */
  readonly unlocode: string | null
  /** Position of the main terminals, on or near the water. */
  readonly position: Position
  /** Part of a saved route's address; contains no "to", so that `a-to-b` splits unambiguously. */
  readonly slug: string
  /** Other English names, former names and codes, without the name itself. */
  readonly alternateNames: readonly string[]
  /** Names in other languages and scripts. */
  readonly localNames: readonly string[]
  /**
   * 1 is the largest port. Most ports have `UNRANKED` plus a number that grows as the size decreases.
   */
  readonly rank: number
  /** Null for a port that the World Port Index does not list or classify. */
  readonly size: PortSize | null
  readonly limits: PortLimits | null
  /**
   * Whether the networks contain the distances between this port and the other tabled ones. Otherwise
   * its position is routed.
   */
  readonly isTabled: boolean
  /** Id of the port that a terminal or anchorage belongs to; null for a port. */
  readonly mainPortId: number | null
}

/** The rank of ports outside the ranking starts here. */
export const UNRANKED = 10_000

/**
 * Last id of the table before the World Port Index was added. A name keeps the meaning that it had
 * then, even if a port added later has it too.
 */
export const LAST_FIRST_ID = 1555

/** Values of `PortLimits` in its order, without trailing nulls. */
export type LimitsRow = readonly (number | null)[]

/** A row of data/built/ports.json. Missing values at its end are null, empty or false. */
export type PortRow = readonly [
  id: number,
  unlocode: string | null,
  name: string,
  countryCode: string,
  lon: number,
  lat: number,
  slug: string,
  rank: number | null,
  alternateNames: readonly string[],
  size?: PortSize | null,
  limits?: LimitsRow,
  localNames?: readonly string[],
  isTabled?: boolean,
  mainPortId?: number | null,
]

/** The content of data/built/ports.json. */
export interface PortDocument {
  readonly format: string
  readonly countries: Readonly<Record<string, string>>
  readonly ports: readonly PortRow[]
}

export const PORTS_FORMAT = 'fairway-ports/1'

/**
 * The ports of a parsed data/built/ports.json, by id.
 * @throws Error if the format is not the one that this version reads.
 */
export function readPorts(json: unknown): readonly Port[] {
  const { ports, countries } = documentOf(json)
  return ports.map((row) => portOfRow(row, countries))
}

/**
 * Reads the positions of the ports of a parsed data/built/ports.json, by id.
 * @throws Error if the format is not the one that this version reads.
 */
export function readPortPositions(json: unknown): ReadonlyMap<number, Position> {
  return new Map(documentOf(json).ports.map(([id, , , , lon, lat]) => [id, [lon, lat]]))
}

function documentOf(json: unknown): PortDocument {
  const document = json as PortDocument
  if (document?.format === PORTS_FORMAT) return document
  const got = String(document?.format)
  throw new Error(`Ports: got format ${got}, expected ${PORTS_FORMAT}. Rebuild the data.`)
}

/** @throws Error if the port's country has no name */
export function portOfRow(
  [
    id,
    unlocode,
    name,
    countryCode,
    lon,
    lat,
    slug,
    rank,
    alternateNames,
    size = null,
    limits = [],
    localNames = [],
    isTabled = false,
    mainPortId = null,
  ]: PortRow,
  countries: PortDocument['countries'],
): Port {
  const country = countries[countryCode]
  if (country === undefined) {
    throw new Error(`Ports: ${name} is in ${countryCode}, which has no name.`)
  }
  return {
    id,
    unlocode,
    name,
    countryCode,
    country,
    position: [lon, lat],
    slug,
    alternateNames,
    localNames: ownLocalNames(id, localNames),
    rank: rank ?? UNRANKED + sizeOrder(size),
    size,
    limits: limitsOf(limits),
    isTabled,
    mainPortId,
  }
}

/** Added to `UNRANKED`. Ports without a class are mostly terminals and small cargo ports. */
export function sizeOrder(size: PortSize | null): number {
  return PORT_SIZES.indexOf(size ?? 'very_small')
}

function limitsOf(row: LimitsRow): PortLimits | null {
  if (row.length === 0) return null
  const [channelM, pierM, anchorageM, oilTerminalM, maxLengthM, maxDraughtM] = row
  return {
    channelM: channelM ?? null,
    pierM: pierM ?? null,
    anchorageM: anchorageM ?? null,
    oilTerminalM: oilTerminalM ?? null,
    maxLengthM: maxLengthM ?? null,
    maxDraughtM: maxDraughtM ?? null,
  }
}

/** A row of an operator's own port: it has no size and no limits. */
export function rowOfPort(port: Port): PortRow {
  const { id, unlocode, name, countryCode, position, slug, rank, alternateNames } = port
  const [lon, lat] = position
  const ranked = rank < UNRANKED ? rank : null
  return [id, unlocode, name, countryCode, lon, lat, slug, ranked, alternateNames]
}

/** `Rotterdam, Netherlands (NLRTM)`; with the id if there is no code. */
export function portName({
  id,
  name,
  country,
  unlocode,
}: Pick<Port, 'id' | 'name' | 'country' | 'unlocode'>): string {
  const where = name === country ? name : `${name}, ${country}`
  return `${where} (${unlocode ?? `id ${id}`})`
}

/** Whether a text is a UN/LOCODE: two letters for the country, three letters or digits from 2 to 9. */
export function isUnlocode(text: string): boolean {
  return text.length === 5 && /^[A-Z]{2}[A-Z2-9]{3}$/.test(text)
}
