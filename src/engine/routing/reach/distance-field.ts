import { vectorLegKm } from '../../geo/leg.js'
import type { Position } from '../../geo/position.js'
import { toVector, type Vector, vectorAt } from '../../geo/vector.js'
import { StateHeap } from '../../sea/sight/state-heap.js'
import { type NetworkGraph, nudged } from '../graph.js'
import type { Endpoint } from '../snap/endpoint.js'
import type { Reached, Start } from './reached.js'

/** The root of a place that is in sight of a start itself: the origin, or the end of a channel. */
const startOf = (root: number): number => -1 - root

/** A distance is corrected if the correction is at least this large, km. */
const LEAST_MENDED_KM = 1

/**
 * Distances from one place to a grid over the whole sea. A path to a place on the grid ends with a
 * straight leg from its root: the last corner or node that it passes, or the origin. Neighbours mostly
 * have the same root, so each place tries the roots of its neighbours and the corners in the adjacent
 * cells, in order of distance. Every distance is that of a real path.
 */
export class DistanceField {
  readonly columns: number
  readonly rows: number
  /** Kilometres to each place of the grid, row by row from the south; Infinity where none is known. */
  readonly km: Float64Array
  private readonly triangle: Int32Array
  private readonly root: Int32Array
  private readonly heap: StateHeap
  private readonly vectors: Float64Array
  private readonly starts: readonly Start[]

  constructor(
    private readonly graph: NetworkGraph,
    end: Endpoint,
    private readonly reached: Reached,
    readonly stepDegrees: number,
  ) {
    this.starts = [{ end, km: 0, through: 0 }, ...(reached.starts ?? [])]
    this.columns = Math.round(360 / stepDegrees)
    this.rows = Math.round(180 / stepDegrees) - 1
    const places = this.columns * this.rows
    this.km = new Float64Array(places).fill(Number.POSITIVE_INFINITY)
    this.root = new Int32Array(places)
    this.vectors = new Float64Array(3 * places)
    this.triangle = new Int32Array(places).fill(-1)
    for (let place = 0; place < places; place++) {
      const vector = toVector([
        this.longitude(place % this.columns),
        this.latitude(Math.floor(place / this.columns)),
      ])
      this.vectors.set(vector, 3 * place)
      const triangle = graph.locate(...vector)
      const isOutside = reached.around === null || reached.around.avoided.forbiddenAt(vector) < 0
      if (graph.isWater(triangle) && isOutside) this.triangle[place] = triangle
    }
    // Places of the grid first, then those at which paths turn.
    this.heap = new StateHeap(places + reached.km.length)
    this.spread()
    this.mend()
  }

  longitude(column: number): number {
    return -180 + column * this.stepDegrees
  }

  latitude(row: number): number {
    return -90 + (row + 1) * this.stepDegrees
  }

  /** Kilometres to each place, with those of a delay for each set of links on the way. */
  kmWith(delaysKm: Float64Array): Float64Array {
    const { through } = this.reached
    return this.km.map((km, place) => {
      const root = this.root[place]!
      return km + delaysKm[root < 0 ? this.starts[startOf(root)]!.through : through[root]!]!
    })
  }

  private spread(): void {
    const { heap, km } = this
    const places = km.length
    this.reached.km.forEach((known, root) => {
      if (known < Number.POSITIVE_INFINITY) heap.push(places + root, known)
    })
    for (const [at, { end }] of this.starts.entries()) {
      if (end.kind === 'sea') this.offerAround(end.snapped, startOf(at))
    }
    while (heap.size > 0) {
      const next = heap.pop()
      if (next >= places) this.offerAround(this.positionOf(next - places), next - places)
      else this.offerNeighbours(next, this.root[next]!)
    }
  }

  /**
   * Behind an islet narrower than the grid, no place has a neighbour whose root is the islet's corner.
   * Such a place is reached by a clear leg from a neighbour instead, which is still a real path.
   */
  private mend(): void {
    const { heap, km, columns, rows, vectors, triangle, graph } = this
    km.forEach((value, place) => {
      if (value < Number.POSITIVE_INFINITY) heap.push(place, value)
    })
    while (heap.size > 0) {
      const place = heap.pop()
      const row = Math.floor(place / columns)
      const at = vectorAt(vectors, place)
      for (let dy = -1; dy <= 1; dy++) {
        if (row + dy < 0 || row + dy >= rows) continue
        for (let dx = -1; dx <= 1; dx++) {
          const other = (row + dy) * columns + (((place % columns) + dx + columns) % columns)
          // Most neighbours are known to be near, so their legs need not be measured.
          if (triangle[other]! < 0 || km[other]! <= km[place]! + LEAST_MENDED_KM) continue
          const to = vectorAt(vectors, other)
          const by = km[place]! + vectorLegKm(...at, ...to)
          if (by >= km[other]! - LEAST_MENDED_KM) continue
          if (!graph.isClear(...at, triangle[place]!, ...to) || this.isBlocked(at, to)) continue
          km[other] = by
          this.root[other] = this.root[place]!
          heap.push(other, by)
        }
      }
    }
  }

  /** Offers a root to the grid places around a position. */
  private offerAround([lon, lat]: readonly [number, number], root: number): void {
    const column = Math.floor((lon + 180) / this.stepDegrees)
    const row = Math.floor((lat + 90) / this.stepDegrees) - 1
    for (let dy = 0; dy < 2; dy++) {
      for (let dx = 0; dx < 2; dx++) this.offer(row + dy, column + dx, root)
    }
  }

  private offerNeighbours(place: number, root: number): void {
    const row = Math.floor(place / this.columns)
    const column = place % this.columns
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) this.offer(row + dy, column + dx, root)
    }
  }

  private offer(row: number, column: number, root: number): void {
    if (row < 0 || row >= this.rows) return
    const place = row * this.columns + ((column + this.columns) % this.columns)
    const triangle = this.triangle[place]!
    if (triangle < 0) return
    const at = vectorAt(this.vectors, place)
    const km = this.kmBy(root, at)
    if (km >= this.km[place]! - 1e-6 || !this.sees(at, triangle, root)) return
    this.km[place] = km
    this.root[place] = root
    this.heap.push(place, km)
  }

  private kmBy(root: number, at: Vector): number {
    if (root >= 0) return this.reached.km[root]! + vectorLegKm(...at, ...this.vectorOf(root))
    const { end, km } = this.starts[startOf(root)]!
    if (end.kind !== 'sea') return Number.POSITIVE_INFINITY
    return km + end.accessKm + vectorLegKm(...at, ...end.view.vector)
  }

  private sees(at: Vector, triangle: number, root: number): boolean {
    const { graph } = this
    if (root >= 0) {
      const to = this.vectorOf(root)
      // A corner lies exactly on the shore: the check ends a few metres before it.
      return graph.isClear(...at, triangle, ...nudged(to, at)) && !this.isBlocked(at, to)
    }
    const { end } = this.starts[startOf(root)]!
    if (end.kind !== 'sea' || this.isBlocked(at, end.view.vector)) return false
    return graph.isClear(...at, triangle, ...end.view.vector)
  }

  private isBlocked(from: Vector, to: Vector): boolean {
    return this.reached.around?.avoided.blocks(...from, ...to) ?? false
  }

  /** An entity, or a corner of the area that paths stay out of. */
  private vectorOf(root: number): Vector {
    const { entityCount, entityVectors } = this.graph.network
    return root < entityCount
      ? vectorAt(entityVectors, root)
      : this.reached.around!.nodes[root - entityCount]!.vector
  }

  private positionOf(root: number): Position {
    const { entityCount } = this.graph.network
    return root < entityCount
      ? this.graph.positionOfEntity(root)
      : this.reached.around!.nodes[root - entityCount]!.position
  }
}
