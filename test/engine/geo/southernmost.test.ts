import { describe, expect, it } from 'vitest'
import { interpolate } from '../../../src/engine/geo/interpolate.js'
import type { Position } from '../../../src/engine/geo/position.js'
import { southernmostLatitude } from '../../../src/engine/geo/southernmost.js'
import { cases } from '../../support/cases.js'
import { seeded } from './random.js'

describe('the southernmost latitude of a line', () => {
  it('is between two vertices where a great circle bends south of both', () => {
    const line: Position[] = [
      [-57, -35],
      [145, -38],
    ]
    expect(southernmostLatitude(line)).toBeLessThan(-70)
    expect(southernmostLatitude([line[0]!, [-57, -60], line[0]!])).toBeCloseTo(-60, 12)
    expect(southernmostLatitude([line[0]!, line[0]!])).toBeCloseTo(-35, 12)
  })

  it('is that of points close together on the line (seed 4)', () => {
    const random = seeded(4)
    const place = (): Position => [360 * random() - 180, 180 * random() - 90]
    for (let n = 0; n < cases(300); n++) {
      const line = [place(), place(), place()]
      let least = 90
      for (const [i, b] of line.slice(1).entries()) {
        // At most 40 km apart, so that no point of the line is more than 0.18 degrees from one of
        // them.
        for (let k = 0; k <= 500; k++) least = Math.min(least, interpolate(line[i]!, b, k / 500)[1])
      }
      const found = southernmostLatitude(line)
      expect(found, JSON.stringify(line)).toBeLessThanOrEqual(least + 1e-9)
      expect(found, JSON.stringify(line)).toBeGreaterThan(least - 0.2)
    }
  })
})
