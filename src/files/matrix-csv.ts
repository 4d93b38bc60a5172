import type { Matrix, MatrixEnd } from '../client/schema.js'
import { csvLine } from './csv.js'

const HEAD = [
  ...['origin', 'destination', 'distance_nm', 'distance_km', 'duration_hours'],
  ...['fuel_tonnes', 'co2e_wtw_tonnes', 'cost_usd', 'error'],
]

/** An answer of /calculate-matrix as a table with a row for each cell, for spreadsheets and databases. */
export function matrixCsv(matrix: Matrix): string {
  const errors = new Map(
    matrix.unreachable.map(({ origin, destination, code }) => [`${origin},${destination}`, code]),
  )
  const columns = matrix.destinations.map(nameOf)
  const rows = matrix.origins.flatMap((end, i) => {
    const name = nameOf(end)
    return columns.map((column, j) => [
      name,
      column,
      matrix.distances_nm[i]![j],
      matrix.distances_km[i]![j],
      matrix.durations_hours[i]![j],
      matrix.fuel_tonnes?.[i]?.[j],
      matrix.co2e_wtw_tonnes?.[i]?.[j],
      matrix.costs_usd?.[i]?.[j],
      errors.get(`${i},${j}`),
    ])
  })
  return [HEAD, ...rows].map((cells) => `${csvLine(cells)}\n`).join('')
}

/** The code of a port, or else its name; a position with its latitude first. */
function nameOf({ port, requested }: MatrixEnd): string {
  return port === null ? `${requested?.[1]},${requested?.[0]}` : (port.unlocode ?? port.name)
}
