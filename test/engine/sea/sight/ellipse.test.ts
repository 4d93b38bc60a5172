import { expect, it } from 'vitest'
import { angleBetween, toVector, type Vector } from '../../../../src/engine/geo/vector.js'
import { Ellipse } from '../../../../src/engine/sea/sight/ellipse.js'
import { cases } from '../../../support/cases.js'
import { randomPosition, seeded } from '../../geo/random.js'

/** Width of the zone outside the ellipse that it may treat as inside, radians: some metres. */
const SEAM = 1e-5

const random = seeded(31)
const place = (): Vector => toVector(randomPosition(random))
/** A place at a distance of up to a quarter of the globe. */
const near = (from: Vector, most: number): Vector => {
  const share = most * random()
  return unit(from.map((x, i) => x + share * place()[i]!) as unknown as Vector)
}

function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

function ellipse() {
  const viewer = place()
  const other = place()
  const foci = angleBetween(viewer, other)
  const theta = Math.min(3.1, foci * (1 + 0.5 * random()) + 0.001)
  const sum = (p: Vector) => angleBetween(viewer, p) + angleBetween(p, other)
  return { viewer, theta, sum, ellipse: new Ellipse(viewer, other, theta) }
}

it('excludes the places through which a path would be too long, and no others', () => {
  for (let i = 0; i < cases(2000); i++) {
    const { viewer, theta, sum, ellipse: inside } = ellipse()
    const p = near(viewer, 3)
    if (inside.excludes(...p)) expect(sum(p)).toBeGreaterThan(theta)
    else expect(sum(p)).toBeLessThan(theta + Math.sqrt(SEAM))
  }
})

it('excludes what is seen through an edge only if every place on the edge there is excluded', () => {
  let excluded = 0
  for (let i = 0; i < cases(5000); i++) {
    const { viewer, theta, sum, ellipse: inside } = ellipse()
    const right = near(viewer, 2)
    const left = near(right, 0.5)
    const nearer = (p: Vector, share: number) =>
      unit(viewer.map((x, k) => x + share * (p[k]! - x)) as unknown as Vector)
    // The edge lies before, behind or across the two directions.
    const a = nearer(left, 0.5 + random())
    const b = nearer(right, 0.5 + random())
    if (!inside.excludesBeyond(...a, ...b, ...right, ...left)) continue
    excluded++
    let least = Number.POSITIVE_INFINITY
    for (let share = 0; share <= 1; share += 0.05) {
      const p = unit(a.map((x, k) => x + share * (b[k]! - x)) as unknown as Vector)
      least = Math.min(least, sum(p))
    }
    expect(least).toBeGreaterThan(theta)
  }
  expect(excluded).toBeGreaterThan(cases(200))
})
