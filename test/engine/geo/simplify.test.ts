import { describe, expect, it } from 'vitest'
import { nearestOnLeg } from '../../../src/engine/geo/cross-track.js'
import type { Position } from '../../../src/engine/geo/position.js'
import { significanceKm, simplify } from '../../../src/engine/geo/simplify.js'
import { seeded } from './random.js'

/** The textbook recursion, as the slow twin. */
function recursive(
  line: readonly Position[],
  from: number,
  to: number,
  tolerance: number,
): number[] {
  let far = -1
  let farKm = -1
  for (let i = from + 1; i < to; i++) {
    const km = nearestOnLeg(line[i]!, line[from]!, line[to]!).offKm
    if (km > farKm) [far, farKm] = [i, km]
  }
  if (far < 0 || farKm <= tolerance) return []
  return [...recursive(line, from, far, tolerance), far, ...recursive(line, far, to, tolerance)]
}

describe('simplify', () => {
  it('keeps what the textbook recursion keeps, at any tolerance (seed 51)', () => {
    const random = seeded(51)
    for (let n = 0; n < 60; n++) {
      const line = Array.from(
        { length: 2 + Math.floor(random() * 60) },
        (_, i): Position => [170 + i * random(), 20 + random() * 10],
      )
      const tolerance = random() * 300
      const last = line.length - 1
      expect(simplify(line, tolerance)).toEqual([0, ...recursive(line, 0, last, tolerance), last])
    }
  })

  it('drops vertices on the line and keeps the ends', () => {
    expect(
      simplify(
        [
          [0, 0],
          [1, 0],
          [2, 0],
          [3, 0],
        ],
        0.001,
      ),
    ).toEqual([0, 3])
    expect(simplify([[0, 0]], 10)).toEqual([0])
    expect(simplify([], 10)).toEqual([])
  })

  it('ranks no vertex above the one that split its section', () => {
    const matters = significanceKm([
      [0, 0],
      [2, 0.5],
      [5, 1],
      [8, -3],
      [10, 0],
    ])
    expect(matters[0]).toBe(Infinity)
    expect(Math.max(matters[1]!, matters[2]!)).toBeLessThanOrEqual(matters[3]!)
  })
})
