import type { End } from './ends.js'
import type { SeaRoute } from './types.js'
import { kmInGroup } from './zone-km.js'

/** A part of one row of a matrix. */
export interface MatrixCells {
  /** km; NaN where there is no route. */
  readonly distancesKm: Float64Array
  /** Kilometres inside emission control areas in force on the day; null where they weren't asked for. */
  readonly ecaKm: Float64Array | null
}

/** How the engine finds the ends of one matrix and the ways between them. */
export interface MatrixSource {
  /** Null for a position that is too far from water. */
  origin(index: number): End | null
  destination(index: number): End | null
  distancesKm(origin: End, destinations: readonly (End | null)[]): Float64Array
  sail(row: number, column: number, origin: End, destination: End): SeaRoute | null
}

/**
 * A matrix in parts: whoever asks can stop between them or share them out. Each end is looked for
 * once, when the first part needs it.
 */
export class MatrixRows {
  private readonly origins = new Map<number, End | null>()
  private readonly destinations = new Map<number, End | null>()

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

  /** The same from ways that are drawn, with what of them lies in control areas: far slower. */
  withControlAreas(row: number, first: number, end: number): MatrixCells {
    const origin = this.origin(row)
    const routes = this.columns(first, end).map(
      (destination, at) =>
        origin && destination && this.source.sail(row, first + at, origin, destination),
    )
    return {
      distancesKm: Float64Array.from(routes, (route) => route?.distanceKm ?? Number.NaN),
      ecaKm: Float64Array.from(routes, (route) => (route ? kmInGroup(route, 'seca') : Number.NaN)),
    }
  }

  /** Null for a position that is too far from water. */
  origin(row: number): End | null {
    return remembered(this.origins, row, () => this.source.origin(row))
  }

  destination(column: number): End | null {
    return remembered(this.destinations, column, () => this.source.destination(column))
  }

  private columns(first: number, end: number): (End | null)[] {
    return Array.from({ length: end - first }, (_, at) => this.destination(first + at))
  }
}

function remembered<Value>(known: Map<number, Value>, key: number, find: () => Value): Value {
  if (!known.has(key)) known.set(key, find())
  return known.get(key)!
}
