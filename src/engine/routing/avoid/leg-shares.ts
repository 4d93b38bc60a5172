import { vectorAt } from '../../geo/vector.js'
import { bytes, uint16s } from '../../sea/shared.js'
import type { NetworkGraph } from '../graph.js'
import type { AvoidedPolygons } from './shapes/avoided.js'

/** The share of a leg that lies inside entirely; 0 means not known yet. */
const WHOLE = 0xfffe

/**
 * The share of each leg of a network that lies inside penalised water, calculated on first use. It
 * takes two bytes per leg, is exact to 1 in 65,534, and is the same in both directions.
 */
export class LegShares {
  private readonly shares: Uint16Array
  /** For each entity: 1 if it lies outside, 2 if inside, 0 if not known yet. */
  private readonly sides: Uint8Array

  constructor(
    private readonly graph: NetworkGraph,
    private readonly avoided: AvoidedPolygons,
  ) {
    this.shares = uint16s(graph.network.legs.edgeTo.length)
    this.sides = bytes(graph.network.entityCount)
  }

  of(leg: number, from: number, to: number): number {
    const known = this.shares[leg]!
    if (known > 0) return (known - 1) / WHOLE
    const rounded = Math.round(this.find(Math.min(from, to), Math.max(from, to)) * WHOLE)
    this.shares[leg] = rounded + 1
    return rounded / WHOLE
  }

  private find(from: number, to: number): number {
    const v = this.graph.network.entityVectors
    const [a, b] = [3 * from, 3 * to]
    const isInside = this.isInside(from)
    return this.avoided.shareInside(
      v[a]!,
      v[a + 1]!,
      v[a + 2]!,
      v[b]!,
      v[b + 1]!,
      v[b + 2]!,
      isInside,
    )
  }

  private isInside(entity: number): boolean {
    if (this.sides[entity] === 0) {
      const place = vectorAt(this.graph.network.entityVectors, entity)
      this.sides[entity] = this.avoided.isPenalised(place) ? 2 : 1
    }
    return this.sides[entity] === 2
  }
}
