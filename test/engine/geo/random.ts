import type { Position } from '../../../src/engine/geo/position.js'

export { seeded } from '../../../lab/seeded.js'

/** A random position, uniformly distributed over the sphere. */
export function randomPosition(random: () => number): Position {
  return [random() * 360 - 180, (Math.asin(random() * 2 - 1) * 180) / Math.PI]
}
