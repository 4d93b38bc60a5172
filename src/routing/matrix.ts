import type { Endpoint } from './endpoint.js'
import type { SeaRoute, UnreachableCell } from './request.js'

/** A part of one row of a matrix. */
export interface MatrixCells {
  /** km; NaN where there is no route. */
  readonly distancesKm: Float64Array
  /** Kilometres inside emission control areas in force on the day; null unless they were requested. */
  readonly ecaKm: Float64Array | null
}

/** How the engine finds the endpoints of one matrix and the paths between them. */
export interface MatrixSource {
  /** Null for a position that is too far from water. */
  origin(index: number): Endpoint | null
  destination(index: number): Endpoint | null
  distancesKm(origin: Endpoint, destinations: readonly (Endpoint | null)[]): Float64Array
  route(row: number, column: number, origin: Endpoint, destination: Endpoint): SeaRoute | null
}

/**
 * A matrix in parts: the caller can stop between them or share them out. Each endpoint is snapped
 * once, when the first part needs it.
 */
export class MatrixRows {
  private readonly origins = new Map<number, Endpoint | null>()
  private readonly destinations = new Map<number, Endpoint | null>()

  constructor(private readonly source: MatrixSource) {}

  /** Cells of a row from one column to before another. */
  distances(row: number, first: number, end: number): MatrixCells {
    const origin = this.origin(row)
    const destinations = this.columns(first, end)
    const distancesKm = origin
      ? this.source.distancesKm(origin, destinations)
      : new Float64Array(end - first).fill(Number.NaN)
    return { distancesKm, ecaKm: null }
  }

  /** The same from whole routes, with what of them lies in control areas: far slower. */
  withControlAreas(row: number, first: number, end: number): MatrixCells {
    const origin = this.origin(row)
    const routes = this.columns(first, end).map(
      (destination, at) =>
        origin && destination && this.source.route(row, first + at, origin, destination),
    )
    return {
      distancesKm: Float64Array.from(routes, (route) => route?.distanceKm ?? Number.NaN),
      ecaKm: Float64Array.from(routes, (route) => route?.areaKm.eca ?? Number.NaN),
    }
  }

  /** Null for a position that is too far from water. */
  origin(row: number): Endpoint | null {
    return cached(this.origins, row, () => this.source.origin(row))
  }

  destination(column: number): Endpoint | null {
    return cached(this.destinations, column, () => this.source.destination(column))
  }

  private columns(first: number, end: number): (Endpoint | null)[] {
    return Array.from({ length: end - first }, (_, at) => this.destination(first + at))
  }
}

/**
 * The cells of a row-major table without a distance, and why.
 * @param isAfloat whether an origin, or a destination, was found on water
 */
export function unreachableCells(
  distancesKm: Float64Array,
  columns: number,
  isAfloat: { origin(index: number): boolean; destination(index: number): boolean },
): UnreachableCell[] {
  const cells: UnreachableCell[] = []
  distancesKm.forEach((km, at) => {
    if (!Number.isNaN(km)) return
    const origin = Math.floor(at / columns)
    const destination = at % columns
    const areAfloat = isAfloat.origin(origin) && isAfloat.destination(destination)
    cells.push({ origin, destination, code: areAfloat ? 'no_route' : 'point_on_land' })
  })
  return cells
}

function cached<Value>(known: Map<number, Value>, key: number, find: () => Value): Value {
  let value = known.get(key)
  if (value === undefined) {
    value = find()
    known.set(key, value)
  }
  return value
}
