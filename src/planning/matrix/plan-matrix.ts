import { warned } from '../../emissions/answer/warning-table.js'
import type { Position } from '../../engine/geo/position.js'
import { unreachableCells } from '../../engine/routing/matrix.js'
import type { Router, SnappedPlace, UnreachableCell } from '../../engine/routing/request.js'
import type { Place, ResolvedPlace } from '../../ports/find/place.js'
import type { PortTable } from '../../ports/table.js'
import { canalsOf, inlandTableWarnings, type TableEnd } from '../closures/inland.js'
import { leadsOn, mayBeMissed } from '../closures/missed-passages.js'
import {
  type CellQuantities,
  type CellTables,
  calculateCells,
  cellTables,
  type MatrixQuestion,
  TIMES,
} from '../matrix-cells.js'
import { type PlaceField, resolvePlaces } from '../places.js'
import { roundKm } from '../rounding.js'
import { inshoreCells } from '../voyage/inshore-warnings.js'
import type { PlanningTables } from '../voyage/prepare.js'
import { sameWaterCells } from '../voyage/same-water.js'
import { checkConditions, type Departure } from '../voyage/voyage.js'
import {
  type PlanningWarning,
  REPORTED_SNAP_KM,
  suggestionWarnings,
  swapWarning,
} from '../warnings.js'
import {
  type PreparedTable,
  prepareTable,
  type TableConditions,
  tableWarnings,
} from './table-question.js'

/** Two-stop voyages from every origin to every destination. */
export interface Grid extends TableConditions, Departure {
  readonly origins: readonly Place[]
  readonly destinations: readonly Place[]
}

/** A grid that passed every check that needs no route. */
export interface PreparedMatrix extends PreparedTable {
  readonly grid: Grid
  readonly origins: readonly ResolvedPlace[]
  readonly destinations: readonly ResolvedPlace[]
  /** Warnings that need no route. */
  readonly warnings: readonly PlanningWarning[]
}

/** What the engine found for a grid. */
export interface RoutedMatrix {
  readonly cells: CellTables
  /** Null for a position too far from water. */
  readonly origins: readonly (SnappedPlace | null)[]
  readonly destinations: readonly (SnappedPlace | null)[]
}

/** A planned matrix: `routed.cells` is row-major, one row per origin. */
export interface PlannedMatrix extends PreparedMatrix {
  readonly rows: number
  readonly columns: number
  readonly routed: RoutedMatrix
  readonly unreachable: readonly UnreachableCell[]
  readonly warnings: readonly PlanningWarning[]
}

/** @throws InvalidVoyageError, PlacesNotFoundError */
export function prepareMatrix(grid: Grid, tables: PlanningTables): PreparedMatrix {
  checkConditions(grid)
  const fields = (['origins', 'destinations'] as const).flatMap((side) =>
    grid[side].map((place, at) => ({ field: `${side}[${at}]`, place })),
  )
  const places = resolvePlaces(tables.ports, fields)
  const origins = places.slice(0, grid.origins.length)
  const destinations = places.slice(grid.origins.length)
  return {
    grid,
    origins,
    destinations,
    ...prepareTable(grid, origins, destinations, tables),
    warnings: [
      ...suggestionWarnings(
        places,
        fields.map(({ field }) => field),
      ),
      ...swappedPlaces(places, fields, tables.ports),
    ],
  }
}

/** More warnings would be no help. */
const MAX_SWAPPED = 20

function swappedPlaces(
  places: readonly ResolvedPlace[],
  fields: readonly PlaceField[],
  ports: PortTable,
): PlanningWarning[] {
  const warnings: PlanningWarning[] = []
  for (const [at, place] of places.entries()) {
    const { field } = fields[at]!
    const [, side, index] = /^(\w+)s\[(\d+)/.exec(field)!
    const subject = `${side} ${Number(index) + 1}`
    warnings.push(...swapWarning(place, { field, subject }, ports))
    if (warnings.length === MAX_SWAPPED) break
  }
  return warnings
}

/**
 * Assembles the matrix from the engine's results. @param tables the tables that the grid was prepared
 * with
 */
export function completeMatrix(
  prepared: PreparedMatrix,
  routed: RoutedMatrix,
  tables: Pick<PlanningTables, 'closureTables'>,
): PlannedMatrix {
  return {
    ...prepared,
    rows: prepared.origins.length,
    columns: prepared.destinations.length,
    routed,
    unreachable: unreachableCells(routed.cells.distanceKm, prepared.destinations.length, {
      origin: (row) => routed.origins[row] !== null,
      destination: (column) => routed.destinations[column] !== null,
    }),
    warnings: matrixWarnings(prepared, routed, tables),
  }
}

/**
 * What a caller should know about a matrix. @param tables the tables that the grid was prepared with
 */
function matrixWarnings(
  prepared: PreparedMatrix,
  { cells, ...snapped }: RoutedMatrix,
  { closureTables }: Pick<PlanningTables, 'closureTables'>,
): PlanningWarning[] {
  const { grid, origins, destinations, warnings } = prepared
  return [
    ...warnings,
    ...snapWarning('origins', origins, snapped.origins),
    ...snapWarning('destinations', destinations, snapped.destinations),
    ...inshoreCells(origins, destinations, cells.distanceKm),
    ...sameWaterCells(origins, destinations, cells.distanceKm),
    ...inlandTableWarnings(
      tableEnds('origins', origins, snapped.origins),
      tableEnds('destinations', destinations, snapped.destinations),
      cells,
      canalsOf(closureTables.passages),
      closureTables.inlandWaters,
    ),
    ...tableWarnings(
      grid,
      prepared,
      cells,
      closureTables,
      (passage) =>
        leadsOn(passage, [...snapped.origins, ...snapped.destinations]) &&
        mayBeMissed(passage, positionsOf(origins), positionsOf(destinations), cells.distanceKm),
    ),
  ]
}

function positionsOf(places: readonly ResolvedPlace[]): Position[] {
  return places.map(({ position }) => position)
}

function tableEnds(
  side: 'origins' | 'destinations',
  places: readonly ResolvedPlace[],
  snapped: readonly (SnappedPlace | null)[],
): TableEnd[] {
  return places.map(({ port }, at) => {
    const field = `${side}[${at}]`
    return { place: snapped[at] ?? null, field, name: port?.name ?? field }
  })
}

/**
 * Hours of every cell, including those that the speed limits of passages add; NaN without a route.
 * Needs the quantity `delayHours`.
 */
export function hoursOfCells({
  routed: { cells },
  speed: { speedKmh },
}: Pick<PlannedMatrix, 'routed' | 'speed'>): Float64Array {
  const { distanceKm, delayHours } = cells
  if (!delayHours) throw new Error('The matrix was calculated without delayHours.')
  return distanceKm.map((km, at) => km / speedKmh + delayHours[at]!)
}

/** An engine that can calculate a matrix in parts. */
export interface MatrixSea extends PlanningTables {
  readonly router: Pick<Router, 'route' | 'matrixRows'>
}

/**
 * Plans a matrix on the calling thread.
 * @param quantities of each cell; `ecaKm` takes several times as long
 * @throws InvalidVoyageError, PlacesNotFoundError
 */
export function planMatrix(
  grid: Grid,
  sea: MatrixSea,
  quantities: CellQuantities = TIMES,
): PlannedMatrix {
  const prepared = prepareMatrix(grid, sea)
  return completeMatrix(prepared, routeMatrix(prepared.request, sea.router, quantities), sea)
}

/** The engine's part of a matrix, at once. @param onRow told before each row is calculated */
export function routeMatrix(
  request: MatrixQuestion,
  router: MatrixSea['router'],
  quantities: CellQuantities,
  onRow: (row: number) => void = () => undefined,
): RoutedMatrix {
  const rows = routeRows(request, router, quantities)
  for (;;) {
    const { done, value } = rows.next()
    if (done) return value
    onRow(value)
  }
}

/** The same row by row, for a thread that has other work to do: yields each row before it is calculated. */
export function* routeRows(
  request: MatrixQuestion,
  router: MatrixSea['router'],
  quantities: CellQuantities,
): Generator<number, RoutedMatrix> {
  const rows = router.matrixRows(request)
  const [height, width] = [request.origins.length, request.destinations.length]
  const parts: CellTables[] = []
  for (let row = 0; row < height; row++) {
    yield row
    const tile = { row, first: 0, end: width }
    parts.push(calculateCells(request, tile, quantities, { rows, router }))
  }
  const cells = cellTables(quantities, (quantity) => {
    const table = new Float64Array(height * width)
    for (const [row, part] of parts.entries()) table.set(part[quantity]!, row * width)
    return table
  })
  return {
    cells,
    origins: request.origins.map((_, row) => rows.origin(row)),
    destinations: request.destinations.map((_, at) => rows.destination(at)),
  }
}

function snapWarning(
  side: 'origins' | 'destinations',
  places: readonly ResolvedPlace[],
  snapped: readonly (SnappedPlace | null)[],
): PlanningWarning[] {
  const movedKm = places.map((_, at) => snapped[at]?.distanceKm ?? 0)
  return movedWarning(side, movedKm, places.length)
}

/**
 * One warning for all places of a side, because each was moved by its own distance.
 * @param distancesKm how far each place was moved
 * @param count of all places of the side
 */
export function movedWarning(
  side: 'origins' | 'destinations',
  distancesKm: readonly number[],
  count: number,
): PlanningWarning[] {
  const movedKm = distancesKm.filter((km) => km > REPORTED_SNAP_KM)
  if (movedKm.length === 0) return []
  const farthest = roundKm(movedKm.reduce((most, km) => Math.max(most, km), 0))
  const moved = { places: movedKm.length, count, side, more_km: REPORTED_SNAP_KM, km: farthest }
  return [{ ...warned('snapped:side', moved), field: side }]
}
