import { EMPTY } from '../sea/index-set.js'
import type { NamedStrait } from '../sea/named-straits.js'
import type {
  FoundCells,
  InlandExit,
  MatrixParts,
  PassageUse,
  SeaMatrix,
  SeaRoute,
  SnappedPlace,
  UnreachableCell,
} from './request.js'
import type { Endpoint } from './snap/endpoint.js'

/** The paths of some cells on one network. */
export interface CellPaths extends Pick<FoundCells, 'km' | 'passages'> {
  /** The links with a passage on each path; null where an end of the path lies inside a passage. */
  readonly links: (readonly number[] | null)[]
}

/** No link with a passage. */
export const NO_LINKS: readonly number[] = []

/** Cells without a path. */
export function noCells(count: number): CellPaths {
  return {
    km: new Float64Array(count).fill(Number.NaN),
    passages: Array.from({ length: count }, () => EMPTY),
    links: Array.from({ length: count }, () => NO_LINKS),
  }
}

/** How the engine finds the endpoints of one matrix and the paths between them. */
export interface MatrixSource {
  readonly rows: number
  readonly columns: number
  /** Null for a position that is too far from water. */
  origin(index: number): Endpoint | null
  destination(index: number): Endpoint | null
  inlandOf(end: Endpoint): InlandExit | undefined
  /** The endpoints of the matrix, prepared for paths between them. */
  facing(ends: readonly (Endpoint | null)[]): readonly (Endpoint | null)[]
  found(origin: Endpoint, destinations: readonly (Endpoint | null)[]): FoundCells
  passages(origin: Endpoint, destination: Endpoint): readonly PassageUse[] | null
  mayPass(
    origin: Endpoint,
    destination: Endpoint,
    straits: readonly NamedStrait[],
    km: number,
  ): boolean
  route(row: number, column: number, origin: Endpoint, destination: Endpoint): SeaRoute | null
}

/**
 * A matrix in parts: the caller can stop between parts or distribute them. Endpoints are placed when
 * the first part needs one, and each computes its view when a part first needs it.
 */
export class MatrixRows implements MatrixParts {
  private ends: readonly (Endpoint | null)[] | null = null

  constructor(private readonly source: MatrixSource) {}

  found(row: number, first: number, end: number): FoundCells {
    const origin = this.placed()[row]
    if (origin) return this.source.found(origin, this.columns(first, end))
    const { km, passages } = noCells(end - first)
    return { km, passages, delayHours: km }
  }

  routes(row: number, first: number, end: number): (SeaRoute | null)[] {
    const origin = this.placed()[row]!
    return this.columns(first, end).map(
      (destination, at) =>
        origin && destination && this.source.route(row, first + at, origin, destination),
    )
  }

  mayPass(row: number, column: number, straits: readonly NamedStrait[], km: number): boolean {
    const [origin, destination] = this.endsOf(row, column)
    return !origin || !destination || this.source.mayPass(origin, destination, straits, km)
  }

  passages(row: number, column: number): readonly PassageUse[] | null {
    const [origin, destination] = this.endsOf(row, column)
    return origin && destination ? this.source.passages(origin, destination) : null
  }

  origin(row: number): SnappedPlace | null {
    return snappedPlace(this.placed()[row]!, this.source.inlandOf)
  }

  destination(column: number): SnappedPlace | null {
    return snappedPlace(this.placed()[this.source.rows + column]!, this.source.inlandOf)
  }

  private placed(): readonly (Endpoint | null)[] {
    const { source } = this
    this.ends ??= source.facing([
      ...Array.from({ length: source.rows }, (_, row) => source.origin(row)),
      ...Array.from({ length: source.columns }, (_, column) => source.destination(column)),
    ])
    return this.ends
  }

  private endsOf(row: number, column: number) {
    return [this.placed()[row], this.placed()[this.source.rows + column]] as const
  }

  private columns(first: number, end: number): readonly (Endpoint | null)[] {
    const { rows } = this.source
    return this.placed().slice(rows + first, rows + end)
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
  inlandOf: (end: Endpoint) => InlandExit | undefined,
): SeaMatrix {
  return {
    distancesKm,
    unreachable: unreachableCells(distancesKm, to.length, {
      origin: (row) => from[row] !== null,
      destination: (column) => to[column] !== null,
    }),
    origins: from.map((end) => snappedPlace(end, inlandOf)),
    destinations: to.map((end) => snappedPlace(end, inlandOf)),
  }
}

/** An endpoint as an end of a matrix; null for a position too far from water. */
function snappedPlace(
  end: Endpoint | null,
  inlandOf: (end: Endpoint) => InlandExit | undefined,
): SnappedPlace | null {
  if (end === null) return null
  const inland = inlandOf(end)
  return { position: end.snapped, distanceKm: end.snapKm, ...(inland && { inland }) }
}
