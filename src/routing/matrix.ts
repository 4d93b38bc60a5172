import type { Endpoint } from './endpoint.js'
import type { SeaMatrix, SeaRoute, SnappedPlace, UnreachableCell } from './request.js'

/** How the engine finds the endpoints of one matrix and the paths between them. */
export interface MatrixSource {
  readonly rows: number
  readonly columns: number
  /** Null for a position that is too far from water. */
  origin(index: number): Endpoint | null
  destination(index: number): Endpoint | null
  /** The endpoints of the matrix, prepared for paths between them. */
  facing(ends: readonly (Endpoint | null)[]): readonly (Endpoint | null)[]
  distancesKm(origin: Endpoint, destinations: readonly (Endpoint | null)[]): Float64Array
  route(row: number, column: number, origin: Endpoint, destination: Endpoint): SeaRoute | null
}

/**
 * A matrix in parts: the caller can stop between parts or distribute them. Endpoints are placed when
 * the first part needs one, and each computes its view when a part first needs it.
 */
export class MatrixRows {
  private ends: readonly (Endpoint | null)[] | null = null

  constructor(private readonly source: MatrixSource) {}

  /**
   * Distances of a row from one column up to, but not including, another, km; NaN where there is no
   * route.
   */
  distances(row: number, first: number, end: number): Float64Array {
    const origin = this.origin(row)
    return origin
      ? this.source.distancesKm(origin, this.columns(first, end))
      : new Float64Array(end - first).fill(Number.NaN)
  }

  /** The routes of the same cells, null where there is none. Much slower than their lengths alone. */
  routes(row: number, first: number, end: number): (SeaRoute | null)[] {
    const origin = this.origin(row)
    return this.columns(first, end).map(
      (destination, at) =>
        origin && destination && this.source.route(row, first + at, origin, destination),
    )
  }

  /** Null for a position that is too far from water. */
  origin(row: number): Endpoint | null {
    return this.placed()[row]!
  }

  destination(column: number): Endpoint | null {
    return this.placed()[this.source.rows + column]!
  }

  private placed(): readonly (Endpoint | null)[] {
    const { source } = this
    this.ends ??= source.facing([
      ...Array.from({ length: source.rows }, (_, row) => source.origin(row)),
      ...Array.from({ length: source.columns }, (_, column) => source.destination(column)),
    ])
    return this.ends
  }

  private columns(first: number, end: number): (Endpoint | null)[] {
    return Array.from({ length: end - first }, (_, at) => this.destination(first + at))
  }
}

/**
 * The cells of a row-major table without a distance, and the reason.
 * @param isAfloat whether an origin or a destination was found on water
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

/** A matrix of distances between endpoints, which are null where a position is too far from water. */
export function seaMatrix(
  distancesKm: Float64Array,
  from: readonly (Endpoint | null)[],
  to: readonly (Endpoint | null)[],
): SeaMatrix {
  return {
    distancesKm,
    unreachable: unreachableCells(distancesKm, to.length, {
      origin: (row) => from[row] !== null,
      destination: (column) => to[column] !== null,
    }),
    origins: from.map(snappedPlace),
    destinations: to.map(snappedPlace),
  }
}

/** An endpoint as an end of a matrix; null for a position too far from water. */
export function snappedPlace(end: Endpoint | null): SnappedPlace | null {
  return end && { position: end.snapped, distanceKm: end.snapKm }
}
