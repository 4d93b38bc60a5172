import type { Matrix, MatrixRequest } from '../../src/client/index.js'
import type { Plan } from '../plan/plan.js'
import { departureDay, location, routeOptions } from '../plan/route-request.js'
import type { FoundPlace } from './find-ports.js'

/** Maximum number of cells that the service accepts, and maximum for one request of a run. */
export const MAX_CELLS = 10_000
const CELLS_OF_A_PART = 400

export interface MatrixTable {
  /** The plan of the request, because the form may have changed since. */
  readonly plan: Plan
  readonly rows: readonly FoundPlace[]
  readonly columns: readonly FoundPlace[]
  /** A row for each origin that has been calculated; null where there is no route. */
  readonly distancesKm: readonly (readonly (number | null)[])[]
  readonly hours: readonly (readonly (number | null)[])[]
  /** Of the sea data; null before the first part. */
  readonly dataVersion: string | null
  readonly calculatedAt: Date
}

export type MatrixCall = (body: MatrixRequest) => Promise<Matrix>

/**
 * Calculates a matrix in parts of a few rows, so that progress can be shown and a run stopped.
 * Each cell is charged once, as in a single request.
 * @param onPart the table so far
 */
export async function runMatrix(
  rows: readonly FoundPlace[],
  columns: readonly FoundPlace[],
  plan: Plan,
  call: MatrixCall,
  onPart: (table: MatrixTable) => void,
): Promise<void> {
  const rowsOfAPart = Math.max(1, Math.floor(CELLS_OF_A_PART / columns.length))
  let table: MatrixTable = {
    plan,
    rows,
    columns,
    distancesKm: [],
    hours: [],
    dataVersion: null,
    calculatedAt: new Date(),
  }
  for (let i = 0; i < rows.length; i += rowsOfAPart) {
    const answer = await call({
      origins: rows.slice(i, i + rowsOfAPart).map(({ place }) => location(place)),
      destinations: columns.map(({ place }) => location(place)),
      ...routeOptions(plan),
      ...departureDay(plan),
    })
    table = {
      ...table,
      distancesKm: [...table.distancesKm, ...answer.distances_km],
      hours: [...table.hours, ...answer.durations_hours],
      dataVersion: answer.data_version,
    }
    onPart(table)
  }
}
