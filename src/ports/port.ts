import type { Position } from '../geo/position.js'

export interface Port {
  /** Our own number: never reused, never changed. */
  readonly id: number
  readonly name: string
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
  readonly country: string
  /** UN/LOCODE; null for a port that has none or whose code we don't know. */
  readonly unlocode: string | null
  /** The main terminals, on or near the water. */
  readonly position: Position
  /** Part of a saved route's address; holds no "to" of its own, so that `a-to-b` splits one way. */
  readonly slug: string
  /** Other names and former names, without the name itself. */
  readonly alternateNames: readonly string[]
  /** 1 is the largest port; `UNRANKED` for most. */
  readonly rank: number
}

export const UNRANKED = 10_000

/** A row of data/built/ports.json. */
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
]

export interface PortDocument {
  readonly format: string
  readonly countries: Readonly<Record<string, string>>
  readonly ports: readonly PortRow[]
}

export const PORTS_FORMAT = 'fairway-ports/1'

/**
 * The ports of a parsed data/built/ports.json, by id.
 * @throws Error when the data isn't what this version expects.
 */
export function readPorts(json: unknown): readonly Port[] {
  const document = json as PortDocument
  if (document?.format !== PORTS_FORMAT) {
    const got = String(document?.format)
    throw new Error(`Ports: got format ${got}, expected ${PORTS_FORMAT}. Rebuild the data.`)
  }
  return document.ports.map((row) => portOfRow(row, document.countries))
}

/** @throws Error when the port's country has no name. */
export function portOfRow(
  [id, unlocode, name, countryCode, lon, lat, slug, rank, alternateNames]: PortRow,
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
    rank: rank ?? UNRANKED,
  }
}

export function rowOfPort(port: Port): PortRow {
  const { id, unlocode, name, countryCode, position, slug, rank, alternateNames } = port
  const [lon, lat] = position
  const ranked = rank < UNRANKED ? rank : null
  return [id, unlocode, name, countryCode, lon, lat, slug, ranked, alternateNames]
}

/** `Rotterdam, Netherlands (NLRTM)`; the id in place of a code that there isn't. */
export function portName({ id, name, country, unlocode }: Port): string {
  const where = name === country ? name : `${name}, ${country}`
  return `${where} (${unlocode ?? `id ${id}`})`
}
