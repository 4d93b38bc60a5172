import type { Position } from '../../geo/position.js'
import type { CoastMask } from '../../sea/coast-mask.js'
import { stateOf } from '../../sea/states.js'
import { Sweep } from '../../sea/sweep.js'
import type { Endpoint } from '../endpoint.js'
import type { NetworkGraph } from '../graph.js'
import type { ContourCollection, SeaReach, SnappedEnd } from '../request.js'
import type { GateRow } from '../search/gates.js'
import { contourLines } from './contours.js'
import { DistanceField } from './distance-field.js'

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
    /** Kilometres to each gate; null where nothing can be reached. */
    gates: GateRow | null,
    /** Whether a closed lock parts an entity from the origin; null if none does. */
    isParted: ((entity: number) => boolean) | null = null,
  ) {
    const { entityCount } = graph.network
    this.positions = new Float64Array(2 * entityCount)
    for (let e = 0; e < entityCount; e++) this.positions.set(graph.positionOfEntity(e), 2 * e)
    this.distancesKm = gates
      ? distancesOf(graph, end, gates)
      : new Float64Array(entityCount).fill(Number.POSITIVE_INFINITY)
    if (isParted === null) return
    for (let e = 0; e < entityCount; e++)
      if (isParted(e)) this.distancesKm[e] = Number.POSITIVE_INFINITY
  }

  /**
   * Contours of the given distances, km. They are interpolated on a grid of lengths of real paths, so
   * at the places of the grid no contour is too far out.
   */
  contours(distancesKm: readonly number[], gridDegrees = GRID_DEGREES): Contour[] {
    let field = this.fields.get(gridDegrees)
    if (!field) {
      field = new DistanceField(this.graph, this.end, this.distancesKm, gridDegrees)
      this.fields.set(gridDegrees, field)
    }
    const known = field
    return distancesKm.map((distanceKm) => ({
      distanceKm,
      lines: contourLines(known, distanceKm, this.coast),
    }))
  }

  /** The positions that a vessel can reach within given hours, as GeoJSON. */
  isochrones(
    hours: readonly number[],
    speedKmh: number,
    gridDegrees = GRID_DEGREES,
  ): ContourCollection {
    const contours = this.contours(
      hours.map((h) => h * speedKmh),
      gridDegrees,
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
}

function distancesOf(graph: NetworkGraph, end: Endpoint, gates: GateRow): Float64Array {
  const { network } = graph
  const { cornerCount, entityCount } = network
  const everyBay = network.bays ? network.bays.bayParent.keys() : []
  const sweep = new Sweep(network, { bothSides: true }).reset(everyBay)
  end.states.forEach((state, i) => {
    sweep.start(state, end.km[i]!)
  })
  sweep.advance(Number.POSITIVE_INFINITY)
  const out = new Float64Array(entityCount)
  for (let e = 0; e < entityCount; e++) {
    const state = stateOf(cornerCount, e)
    let km = Math.min(sweep.km[state]!, sweep.km[graph.mirror(state)]!)
    for (let gate = 0; gate < gates.km.length; gate++) {
      km = Math.min(km, gates.km[gate]! + graph.landmarkKm(gate, e))
    }
    out[e] = km
  }
  return out
}
