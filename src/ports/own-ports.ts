import { type Port, type PortRow, portOfRow } from './port.js'

const OWN_PORTS_FORMAT = 'fairway-own-ports/1'

/** First id of an operator's own ports. Ids of Fairway's table are smaller. */
export const FIRST_OWN_ID = 1_000_001

/** An operator's own ports, and additional names for them and for Fairway's ports. */
export interface OwnPorts {
  readonly format: typeof OWN_PORTS_FORMAT
  /** English names by ISO 3166-1 code, of the countries of `ports`. */
  readonly countries: Readonly<Record<string, string>>
  readonly ports: readonly PortRow[]
  readonly names: readonly (readonly [id: number, names: readonly string[]])[]
}

/** The content of a file without any own ports. */
export const NO_OWN_PORTS: OwnPorts = {
  format: OWN_PORTS_FORMAT,
  countries: {},
  ports: [],
  names: [],
}

/** @throws Error if the format is not the one that this version reads */
export function readOwnPorts(json: unknown): OwnPorts {
  const own = json as OwnPorts
  if (own?.format === OWN_PORTS_FORMAT) return own
  const got = String(own?.format)
  throw new Error(`Own ports: got format ${got}, expected ${OWN_PORTS_FORMAT}. Import them again.`)
}

/**
 * Fairway's table with an operator's own ports and names. A row with the id of a port of the table takes
 * its place; what the row does not say stays.
 */
export function withOwnPorts(table: readonly Port[], own: OwnPorts): readonly Port[] {
  const names = new Map(own.names)
  const rows = own.ports.map((row) => portOfRow(row, own.countries))
  const replaced = new Map(rows.map((port) => [port.id, port]))
  const known = new Set(table.map(({ id }) => id))
  const ports = table.map((port) => {
    const row = replaced.get(port.id)
    if (row === undefined) return port
    const { name, countryCode, country, unlocode, position, alternateNames } = row
    return { ...port, name, countryCode, country, unlocode, position, alternateNames }
  })
  return [...ports, ...rows.filter(({ id }) => !known.has(id))].map((port) => {
    const further = names.get(port.id)
    return further === undefined
      ? port
      : { ...port, alternateNames: [...new Set([...port.alternateNames, ...further])] }
  })
}
