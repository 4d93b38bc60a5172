import type { Position } from '../../geo/position.js'
import { toVector } from '../../geo/vector.js'
import type { CoastMask } from '../../sea/coast-mask.js'
import type { Passage } from '../../sea/passages.js'
import type { NetworkGraph } from '../graph.js'
import type { ContourCollection, HoursGrid, SeaReach, SnappedEnd } from '../request.js'
import type { Endpoint } from '../snap/endpoint.js'
import { contourLines } from './contours.js'
import { delaysKm } from './delays.js'
import { DistanceField } from './distance-field.js'
import type { Reached } from './reached.js'

/** Spacing of the grid that contours are computed on, degrees. */
const GRID_DEGREES = 1

/** Lines of one distance from the origin, over water. */
export interface Contour {
  readonly distanceKm: number
  /** Longitudes from -180 to 180; a line ends at the coast, at ±180° or where it closes. */
  readonly lines: readonly (readonly Position[])[]
}

/** Distances by sea from one place to all others, found in one sweep. */
export class Reach implements SeaReach {
  /** Longitude and latitude of each corner and node of the network in turn, degrees. */
  readonly positions: Float64Array
  /**
   * Kilometres to each of them along a path that touches the shore there; Infinity without a path. The
   * true distance to a cape that a leg meets head-on can be shorter, because paths only touch it from
   * the side.
   */
  readonly distancesKm: Float64Array
  private readonly fields = new Map<number, DistanceField>()

  constructor(
    private readonly graph: NetworkGraph,
    private readonly coast: CoastMask,
    readonly origin: SnappedEnd,
    private readonly end: Endpoint,
    private readonly reached: Reached,
    private readonly passages: readonly Passage[] = [],
  ) {
    const { entityCount } = graph.network
    this.positions = new Float64Array(2 * entityCount)
    for (let e = 0; e < entityCount; e++) this.positions.set(graph.positionOfEntity(e), 2 * e)
    this.distancesKm = reached.km.slice(0, entityCount)
  }

  /**
   * Contours of the given distances, km. They are interpolated on a grid of lengths of real paths, so
   * at the places of the grid no contour is too far out.
   */
  contours(distancesKm: readonly number[], gridDegrees = GRID_DEGREES): Contour[] {
    const field = this.field(gridDegrees)
    return this.contoursOf(field, field.km, distancesKm)
  }

  /**
   * The positions that a vessel can reach within given hours, as GeoJSON. The speed limits of passages
   * delay it as they delay a route.
   */
  isochrones(
    hours: readonly number[],
    speedKmh: number,
    gridDegrees = GRID_DEGREES,
  ): ContourCollection {
    const field = this.field(gridDegrees)
    const contours = this.contoursOf(
      field,
      this.delayedKm(field, speedKmh),
      hours.map((h) => h * speedKmh),
    )
    return {
      type: 'FeatureCollection',
      features: contours.map(({ distanceKm, lines }, i) => ({
        type: 'Feature',
        properties: { hours: hours[i]!, distance_km: distanceKm },
        geometry: { type: 'MultiLineString', coordinates: lines },
      })),
    }
  }

  /** Of the grid on which the contours are computed, every so many degrees. */
  hoursGrid(speedKmh: number, stepDegrees: number): HoursGrid {
    const field = this.field(GRID_DEGREES)
    const km = this.delayedKm(field, speedKmh)
    const [columns, rows] = [360 / stepDegrees, 180 / stepDegrees - 1]
    const hours = Float64Array.from({ length: columns * rows }, (_, at) => {
      const [row, column] = [Math.floor(at / columns), at % columns]
      return km[((row + 1) * stepDegrees - 1) * field.columns + column * stepDegrees]! / speedKmh
    })
    return { stepDegrees, columns, rows, hours }
  }

  /** Kilometres to each place of a grid, with those that a vessel would sail while speed limits delay it. */
  private delayedKm(field: DistanceField, speedKmh: number): Float64Array {
    return field.kmWith(delaysKm(this.reached, this.graph, this.passages, speedKmh))
  }

  private field(gridDegrees: number): DistanceField {
    let field = this.fields.get(gridDegrees)
    if (!field) {
      field = new DistanceField(this.graph, this.end, this.reached, gridDegrees)
      this.fields.set(gridDegrees, field)
    }
    return field
  }

  private contoursOf(
    field: DistanceField,
    km: Float64Array,
    distancesKm: readonly number[],
  ): Contour[] {
    const { coast, reached } = this
    const isParted = (from: Position, to: Position) =>
      reached.around?.avoided.blocks(...toVector(from), ...toVector(to)) ?? false
    const isOpen = (lon: number, lat: number) =>
      coast.isWater(lon, lat) && !isInside(reached, [lon, lat])
    return distancesKm.map((distanceKm) => ({
      distanceKm,
      lines: contourLines({ grid: field, km }, distanceKm, isOpen, isParted),
    }))
  }
}

/** Whether a position lies in the area that paths stay out of. */
function isInside({ around }: Reached, position: Position): boolean {
  return around !== null && around.avoided.forbiddenAt(toVector(position)) >= 0
}
