import { describe, expect, it } from 'vitest'
import { checkClosures } from '../../../../lab/sea-build/graph/closures.js'

const BARRIER = [
  [10, -1],
  [10, 1],
] as const
const link = (passage: number, ...points: (readonly [number, number])[]) => ({
  from: 0,
  to: 1,
  passage,
  points,
})

describe('checkClosures', () => {
  it('lets a link through a barrier with its own bit, and past the end of a barrier without one', () => {
    const links = [link(3, [9, 0], [11, 0]), link(-1, [9, 0], [9, 2], [11, 2])]
    expect(() => checkClosures(links, [{ passage: 3, line: BARRIER }])).not.toThrow()
  })

  it('rejects a link through a barrier without a bit or with another one, and says where', () => {
    for (const passage of [-1, 2]) {
      const leak = link(passage, [8, 0.5], [9, 0], [11, 0])
      expect(() => checkClosures([leak], [{ passage: 3, line: BARRIER }])).toThrow(
        'A link without its bit crosses the barrier of passage 3 at 9, 0.',
      )
    }
  })

  it('rejects every link through a dam', () => {
    expect(() =>
      checkClosures([link(-1, [9, 0], [11, 0])], [{ passage: -1, line: BARRIER }]),
    ).toThrow('crosses a dam')
  })
})
