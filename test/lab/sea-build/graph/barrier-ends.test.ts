import { describe, expect, it } from 'vitest'
import { checkBarrierEnds } from '../../../../lab/sea-build/graph/barrier-ends.js'
import { findOpposites } from '../../../../src/engine/sea/sight/half-edges.js'

/** An octahedron entirely of water, with closed edges between the given vertices. */
function sea(barriers: readonly (readonly [number, number])[]) {
  const faces = [
    [0, 2, 4],
    [2, 1, 4],
    [1, 3, 4],
    [3, 0, 4],
    [2, 0, 5],
    [1, 2, 5],
    [3, 1, 5],
    [0, 3, 5],
  ]
  const start = Int32Array.from(faces.flat())
  const end = (e: number) => start[e % 3 === 2 ? e - 2 : e + 1]!
  const closed = Array.from(start, (from, e) =>
    barriers.some(([a, b]) => (a === from && b === end(e)) || (b === from && a === end(e))) ? 2 : 0,
  )
  const lonLat = [0, 0, 180, 0, 90, 0, -90, 0, 0, 90, 0, -90]
  return {
    lonLatE6: Int32Array.from(lonLat, (degrees) => degrees * 1e6),
    start,
    opposite: findOpposites(start, 6),
    after: new Int32Array(6).fill(-1),
    water: new Uint8Array(8).fill(1),
    closed,
  }
}

describe('the check of barriers', () => {
  it('fails a build with a barrier that ends on water, and says where', () => {
    expect(() => checkBarrierEnds(sea([[0, 2]]))).toThrow('ends on water at 0, 0; 90, 0')
  })

  it('fails a build with a barrier that bends on water', () => {
    const round = [
      [0, 2],
      [2, 4],
      [4, 0],
    ] as const
    expect(() => checkBarrierEnds(sea(round))).toThrow('bends on water at')
  })

  it('passes barriers whose ends and bends are on shores or on land', () => {
    const onShore = sea([[0, 2]])
    onShore.after.fill(1)
    onShore.water.fill(0)
    expect(() => checkBarrierEnds(onShore)).not.toThrow()
  })
})
