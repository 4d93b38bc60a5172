import { beforeAll, describe, expect, it } from 'vitest'
import { FAR } from '../../../../lab/sea-build/water/coast-distance.js'
import { COLUMNS, ROWS } from '../../../../lab/sea-build/water/grid.js'
import { Shoreline } from '../../../../lab/sea-build/water/shoreline.js'
import { Band, type SimpleRing, simplifyRings } from '../../../../lab/sea-build/water/simplify.js'
import { untangle } from '../../../../lab/sea-build/water/untangle.js'
import { NO_LINES } from '../coast.js'

const SIDE = 40

const corner = (row: number, column: number): number => (ROWS / 2 + row) * COLUMNS + 1200 + column

/**
 * A square of land whose northern shore has steps of one cell; clockwise, with water on the left.
 */
function stairs(): Int32Array {
  const corners = [corner(0, 0)]
  for (let k = 0; k < SIDE; k++)
    corners.push(corner(SIDE + (k % 2), k), corner(SIDE + (k % 2), k + 1))
  corners.push(corner(0, SIDE))
  return Int32Array.from(corners)
}

/** Uses memory only where it is written: open sea everywhere except near the place of the tests. */
function openSea(): Uint8Array {
  const distance = new Uint8Array(ROWS * COLUMNS)
  for (let row = -20; row < SIDE + 20; row++) distance.fill(FAR, corner(row, -20), corner(row, 60))
  return distance
}

const options = { toleranceKm: 2, minClearanceKm: 1 }

describe('simplifyRings', () => {
  let distance: Uint8Array
  beforeAll(() => {
    distance = openSea()
  })
  const shoreline = (crossed: () => boolean) =>
    Object.assign(new Shoreline(NO_LINES, () => true), { crossed })

  it('keeps few corners of a staircase within the tolerance', () => {
    const [ring] = simplifyRings(
      [stairs()],
      new Band(
        distance,
        shoreline(() => false),
        options,
      ),
    )
    expect(ring!.kept.length).toBeLessThan(12)
    expect(ring!.kept.length).toBeGreaterThanOrEqual(4)
  })

  it('keeps every corner if any shorter line would come too close to the coast', () => {
    for (let row = 0; row < SIDE + 2; row++) distance.fill(1, corner(row, 0), corner(row, SIDE))
    const [ring] = simplifyRings(
      [stairs()],
      new Band(
        distance,
        shoreline(() => true),
        options,
      ),
    )
    for (let row = 0; row < SIDE + 2; row++) distance.fill(FAR, corner(row, 0), corner(row, SIDE))
    expect(ring!.kept.length).toBeGreaterThan(SIDE)
  })
})

describe('untangle', () => {
  it('restores corners until no two legs cross: an island lies in the mouth of a bay', () => {
    const bay = [corner(SIDE, 10), corner(20, 10), corner(20, 30), corner(SIDE, 30)]
    const land = [corner(0, 0), corner(SIDE, 0), ...bay, corner(SIDE, SIDE), corner(0, SIDE)]
    const island = [
      corner(SIDE - 2, 18),
      corner(SIDE + 3, 18),
      corner(SIDE + 3, 22),
      corner(SIDE - 2, 22),
    ]
    const sea = new Uint8Array(ROWS * COLUMNS)
    const rings = simplifyRings(
      [Int32Array.from(land), Int32Array.from(island)],
      new Band(sea, new Shoreline(NO_LINES, () => true), options),
    )
    rings[0]!.kept = [0, 1, 6, 7]
    rings[1]!.kept = [0, 1, 2, 3]
    expect(crossings(rings)).toBe(4)
    expect(untangle(rings, () => true)).toBeGreaterThan(0)
    expect(crossings(rings)).toBe(0)
  })
})

/** The slow twin: every leg against every other, as vectors. */
function crossings(rings: readonly SimpleRing[]): number {
  const legs = rings.flatMap((ring) =>
    ring.kept.map((from, i) => {
      const to = ring.kept[(i + 1) % ring.kept.length]!
      return [from, to].map((k) => ring.vectors.subarray(3 * k, 3 * k + 3))
    }),
  )
  let count = 0
  for (const [a, b] of legs) {
    for (const [c, d] of legs) {
      const sides = [det(a!, b!, c!), det(a!, b!, d!), det(c!, d!, a!), det(c!, d!, b!)]
      if (sides.some((side) => Math.abs(side) < 1e-15)) continue
      if (sides[0]! > 0 !== sides[1]! > 0 && sides[2]! > 0 !== sides[3]! > 0) count++
    }
  }
  return count
}

function det(a: Float64Array, b: Float64Array, c: Float64Array): number {
  return (
    a[0]! * (b[1]! * c[2]! - b[2]! * c[1]!) -
    a[1]! * (b[0]! * c[2]! - b[2]! * c[0]!) +
    a[2]! * (b[0]! * c[1]! - b[1]! * c[0]!)
  )
}
