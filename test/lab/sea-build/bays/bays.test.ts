import { describe, expect, it } from 'vitest'
import { findBays } from '../../../../lab/sea-build/bays/bays.js'
import { openContent } from '../../../../src/engine/sea/network.js'
import { openBays } from '../../../../src/engine/sea/sight/bays.js'
import { positionAt } from '../../../../src/engine/sea/stored/network-content.js'
import { type SeaPlan, syntheticSea } from '../../../engine/routing/synthetic-sea.js'

/** An island open to the west, and an islet in its bay. */
const ISLANDS: SeaPlan['islands'] = [
  [
    [40, -10],
    [40, -8],
    [58, -8],
    [58, 8],
    [40, 8],
    [40, 10],
    [60, 10],
    [60, -10],
  ],
  [
    [50, -1],
    [50, 1],
    [52, 1],
    [52, -1],
  ],
]

/** A port far from the island, because a sea needs ports. */
const PORTS: SeaPlan['fairways'][number] = {
  line: [
    [120, -40],
    [121, -40],
  ],
  ends: ['water', 'water'],
}

/** Separates the island's bay from the sea. */
const BARRIER: SeaPlan['straits'] = [
  {
    passage: 'suez',
    line: [
      [45, -9],
      [45, 9],
    ],
  },
]

const riverAt = (lat: number): SeaPlan['fairways'][number] => ({
  line: [
    [57, lat],
    [61, lat],
  ],
  ends: ['water', 'water'],
})

/** Finds the bay of the corner at a place, in a sea with the given straits and rivers. */
function bayWith(straits: SeaPlan['straits'], rivers: SeaPlan['fairways']) {
  const { content } = syntheticSea({
    islands: ISLANDS,
    straits,
    fairways: [PORTS, ...rivers],
    ports: [
      [0, 0],
      [0, 1],
    ],
  })
  const network = openContent(content)
  const bays = openBays(findBays(network, content, 1))
  return ([lon, lat]: readonly [number, number]) => {
    let nearest = 0
    let least = Number.POSITIVE_INFINITY
    content.cornerVertex.forEach((vertex, corner) => {
      const [x, y] = positionAt(content.lonLatE6, vertex)
      const off = Math.hypot(x - lon, y - lat)
      if (off < least) [least, nearest] = [off, corner]
    })
    const bay = bays.entityBay[nearest]!
    return { bay, isShut: bays.isOutermost[bay] === 0 }
  }
}

describe('the bays of a water', () => {
  const withoutRivers = bayWith([], [])

  it('are behind straight lines from cape to cape, with the islands in them', () => {
    const at = withoutRivers
    expect(at([50, -1]).isShut).toBe(true)
    expect(at([52, 1]).bay).toBe(at([50, -1]).bay)
  })

  it('have the ends of their doors and the outer shore outside', () => {
    const at = withoutRivers
    for (const cape of [
      [40, -10],
      [40, 10],
      [60, 10],
      [60, -10],
    ] as const) {
      expect(at(cape).isShut, `${cape}`).toBe(false)
    }
  })

  it('stay open where a river leads from behind a door to other water', () => {
    const at = bayWith([], [riverAt(0)])
    expect(at([50, -1]).isShut).toBe(false)
  })

  it('are closed where a river leads only inland', () => {
    const line = [
      [57, 0],
      [59, 0],
    ] as const
    const at = bayWith([], [{ line, ends: ['water', 'inland'] }])
    expect(at([50, -1]).isShut).toBe(true)
  })

  it('are a whole water that one river joins to a larger one', () => {
    const at = bayWith(BARRIER, [riverAt(5)])
    expect(at([50, -1]).isShut).toBe(true)
  })

  it('are none where two rivers lead through such a water', () => {
    const at = bayWith(BARRIER, [riverAt(5), riverAt(-5)])
    expect(at([50, -1]).isShut).toBe(false)
  })
})
