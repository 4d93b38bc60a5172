import { describe, expect, it } from 'vitest'
import { NetworkGraph } from '../../../src/engine/routing/graph.js'
import type { Resolution } from '../../../src/engine/routing/request.js'
import { SeaRouter } from '../../../src/engine/routing/router.js'
import { TableWalk } from '../../../src/engine/routing/search/table-walk.js'
import type { SeaNetwork } from '../../../src/engine/sea/network.js'
import { sea } from '../../support/sea.js'
import { seeded } from '../geo/random.js'
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
const WALKS = 3000
const SOME_LANDMARKS = 12

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

  it('has one length to a landmark, whatever was walked before', async () => {
    const [network] = (await sea(20)).data.networks
    const graph = new NetworkGraph(network!)
    const walk = () => new TableWalk(graph, () => network!.legs)
    const used = walk()
    const random = seeded(2)
    const differing: number[] = []
    for (let turn = 0; turn < WALKS; turn++) {
      const entity = Math.floor(random() * network!.cornerCount)
      const landmark = Math.floor(random() ** 2 * SOME_LANDMARKS)
      const [fresh, km] = [walk().km(entity, landmark), used.km(entity, landmark)]
      if (Math.abs((fresh ?? 0) - (km ?? 0)) > 1e-9) differing.push(entity)
    }
    expect(differing).toEqual([])
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
