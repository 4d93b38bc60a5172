import type { PortDocument } from '../../src/ports/port.js'
import type { PortColumns, PortNames } from '../map/map-file.js'

/** The ports that the page shows and searches. */
export function portColumns({ countries, ports }: PortDocument): PortColumns {
  const degrees = (value: number) => Number(value.toFixed(3))
  const columns = [
    ports.map(([id]) => id),
    ports.map(([, code]) => code),
    ports.map(([, , name]) => name),
    ports.map(([, , , country]) => country),
    ports.map(([, , , , lon]) => degrees(lon)),
    ports.map(([, , , , , lat]) => degrees(lat)),
    ports.map(([, , , , , , , rank]) => rank),
    ports.map((row) => row[13] ?? null),
    ports.map((row) => row[9] ?? null),
  ]
  return { countries, columns }
}

export function portNames({ ports }: PortDocument): PortNames {
  const named = ports.map(([id, , , , , , , , other, , , local = []]) => {
    return [id, local.length > 0 ? ([other, local] as const) : ([other] as const)] as const
  })
  return Object.fromEntries(named.filter(([, names]) => names.flat().length > 0))
}
