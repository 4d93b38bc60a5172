import type { SightMesh } from './sight.js'

/** A triangulation that can be walked through, over land and water alike. */
export interface WalkMesh extends Pick<SightMesh, 'vectors' | 'start'> {
  /** The same edge from the other side, never negative. */
  readonly opposite: Int32Array
}

/** Finds the triangle that contains a point by walking towards it from the previous result. */
export class Locator {
  private last = 0

  constructor(private readonly mesh: WalkMesh) {}

  /** Starts the next walk from a given triangle. */
  from(triangle: number): this {
    this.last = triangle
    return this
  }

  /** The triangle that contains a unit vector. A point on an edge may be found on either side. */
  locate(x: number, y: number, z: number): number {
    const { vectors, start, opposite } = this.mesh
    let t = this.last
    // In a Delaunay triangulation the walk always ends. Constraints distort it: any fixed order of the edges can lead
    // it in a circle, so their order is random (Devillers, Pion and Teillaud 2001), the same in every walk.
    let random = 1
    for (let step = 0; step < start.length; step++) {
      random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0
      const first = (random >>> 16) % 3
      let out = -1
      for (let k = 0; k < 3 && out < 0; k++) {
        const e = 3 * t + ((k + first) % 3)
        const a = 3 * start[e]!
        const b = 3 * start[e % 3 === 2 ? e - 2 : e + 1]!
        const side =
          x * (vectors[a + 1]! * vectors[b + 2]! - vectors[a + 2]! * vectors[b + 1]!) +
          y * (vectors[a + 2]! * vectors[b]! - vectors[a]! * vectors[b + 2]!) +
          z * (vectors[a]! * vectors[b + 1]! - vectors[a + 1]! * vectors[b]!)
        if (side < 0) out = e
      }
      if (out < 0) break
      t = Math.floor(opposite[out]! / 3)
    }
    this.last = t
    return t
  }
}
