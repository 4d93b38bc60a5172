import { sphericalKm } from './distance.js'
import { interpolate } from './interpolate.js'
import type { Position } from './position.js'

/**
 * The line with points put into its great-circle legs so that none is longer than `maxKm`: for
 * drawing on maps that join points by straight strokes. All given vertices stay; longitudes run on
 * as they came.
 */
export function densify(positions: readonly Position[], maxKm: number): Position[] {
  if (!(maxKm > 0)) throw new RangeError(`densify: maxKm must be above 0, got ${maxKm}.`)
  const line: Position[] = positions.slice(0, 1)
  for (let i = 1; i < positions.length; i++) {
    const a = positions[i - 1]!
    const b = positions[i]!
    const pieces = Math.ceil(sphericalKm(a, b) / maxKm)
    for (let k = 1; k < pieces; k++) line.push(interpolate(a, b, k / pieces))
    line.push(b)
  }
  return line
}
