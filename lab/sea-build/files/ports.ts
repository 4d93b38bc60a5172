import {
  LAST_FIRST_ID,
  PORTS_FORMAT,
  type PortDocument,
  type PortRow,
} from '../../../src/ports/port.js'
import type { ListedPort } from './port-sources.js'

export interface PortInputs {
  readonly ports: readonly ListedPort[]
  /** Names in other languages by id. */
  readonly localNames: ReadonlyMap<number, readonly string[]>
  /** UN/LOCODEs, largest port first. */
  readonly ranking: readonly string[]
  /** English name of a country by its ISO 3166-1 code. */
  readonly countryName: (code: string) => string
}

/** Builds the port table from its sources. The same inputs always give the same table. */
export function makePorts(inputs: PortInputs): PortDocument {
  const ranks = new Map(inputs.ranking.map((code, i) => [code, i + 1]))
  const ports = inputs.ports
    .map((port) => rowOf(port, inputs, ranks.get(port.unlocode ?? '') ?? null))
    .sort((a, b) => a[0] - b[0])
  const codes = [...new Set(inputs.ports.map((port) => port.countryCode))].sort()
  const countries = Object.fromEntries(codes.map((code) => [code, inputs.countryName(code)]))
  return { format: PORTS_FORMAT, countries, ports }
}

function rowOf(port: ListedPort, inputs: PortInputs, rank: number | null): PortRow {
  const { id, unlocode, name, countryCode, position, slug, otherNames, size, limits, mainPortId } =
    port
  const localNames = inputs.localNames.get(id) ?? []
  const [lon, lat] = position
  return [
    id,
    unlocode,
    name,
    countryCode,
    lon,
    lat,
    slug,
    rank,
    otherNames,
    size,
    limits,
    localNames,
    isTabled(port),
    ...(mainPortId === null ? ([] as const) : ([mainPortId] as const)),
  ]
}

/**
 * Whether the networks contain a port. Their size grows with the square of the number of ports, so they
 * contain only the large and medium ports, those of the first table, and those that can only be reached
 * by a fairway.
 */
function isTabled({ id, size, needsFairway }: ListedPort): boolean {
  return id <= LAST_FIRST_ID || size === 'large' || size === 'medium' || needsFairway
}
