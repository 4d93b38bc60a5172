import { describe, expect, it } from 'vitest'
import type { Resolution } from '../../../src/engine/routing/request.js'
import { SeaRouter } from '../../../src/engine/routing/router.js'
import type { SeaNetwork } from '../../../src/engine/sea/network.js'
import { sea } from '../../support/sea.js'
import {
  answer,
  neighbours,
  orderDependent,
  type Pair,
  positionDifference,
  request,
  routeOf,
  shorterIfClosed,
} from './same-answers.js'

/** Pairs whose tabled length is shorter than any path, and what they were not to exceed, km. */
const SHORT_TABLES: readonly (readonly [name: string, pair: Pair, mostKm: number])[] = [
  ['Dundalk to Ellesmere Port', [5456, 571], 270],
  ['Hamilton to St George', [108, 1646], 25],
  ['Lidkoping to Vanersborg', [4597, 4599], 100],
  ['Sluiskil to Tholen', [4538, 5768], 55],
]
/** A step through the table that takes some 200 ports of it. */
const STEP = 331
const NEAREST = 4

describe('the same question', () => {
  it.each(SHORT_TABLES)(
    'takes no far gate from %s, asked again or back',
    async (_, pair, mostKm) => {
      const { data } = await sea(20)
      const router = new SeaRouter(data)
      const back: Pair = [pair[1], pair[0]]
      const lengths = [pair, back, pair, back, pair].map(
        (each) => routeOf(router, request(each, 20))!.distanceKm,
      )
      for (const km of lengths) {
        expect(km).toBeLessThan(mostKm)
        expect(km).toBeCloseTo(lengths[0]!, 6)
      }
    },
  )

  it.each([5, 10, 20, 50, 100] as const)(
    'has the same bytes in any order and in a fresh router at %i km',
    async (resolution: Resolution) => {
      const { data, router } = await sea(resolution)
      const pairs = neighbours(data.ports!, NEAREST, STEP)
      expect(orderDependent(data, pairs, resolution)).toEqual([])
      const asked = request(pairs[0]!, resolution)
      expect(answer(router, asked)).toBe(answer(new SeaRouter(data), asked))
    },
  )

  it('has one answer for a port and for its position, and none that a closure shortens', async () => {
    const { data, router } = await sea(20)
    const pairs = neighbours(data.ports!, NEAREST, STEP).filter(([from, to]) => from < to)
    const ports = data.ports!
    expect(
      pairs.map((pair) => positionDifference(router, ports, pair, 20)).filter(Boolean),
    ).toEqual([])
    expect(pairs.flatMap((pair) => shorterIfClosed(router, pair, 20))).toEqual([])
  })

  it('has one answer where a table is shorter than any path, and that is counted', async () => {
    const { data, router } = await sea(20)
    const asked = request([571, 1646], 20)
    const short = new SeaRouter({ ...data, networks: [withHalvedTable(data.networks[0]!)] })
    expect(answer(short, asked)).toBe(answer(router, asked))
    expect(short.missedTables).toBe(1)
  })
})

function withHalvedTable(network: SeaNetwork): SeaNetwork {
  const { distance, ...labels } = network.portLabels!
  const value = { ...labels, distance: distance.map((steps) => steps / 2) }
  return Object.create(network, { portLabels: { value } })
}
