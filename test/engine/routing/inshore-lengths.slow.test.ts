import { expect, test } from 'vitest'
import { legLengthKm } from '../../../src/engine/geo/leg.js'
import type { RouteRequest } from '../../../src/engine/routing/request.js'
import { sea } from '../../support/sea.js'
import { seeded } from '../geo/random.js'
import { type Pair, request, routeOf } from './same-answers.js'

const { data, router } = await sea(20)
/** Where a limit, or the direction of a search, once decided how long a hop inshore is. */
const KNOWN: readonly Pair[] = [
  [4422, 2404],
  [2404, 2431],
  [2437, 2431],
  [2404, 5354],
  [2404, 5308],
  [5766, 5755],
]
const SAMPLE = 300
const NEAR_KM = 42
/** Ports far from all: with them, a matrix has more rows than columns, or the other way round. */
const FAR = [1, 1000, 3000]
/** A cell is a sum of parts, each rounded to the metre. */
const SAME_KM = 0.003

const { origin: _, destination: __, ...options } = request([0, 0], 20)

/** The lengths of one hop there, then back, by routes and by matrices of either shape. */
function lengthsOf([from, to]: Pair): (number | null)[] {
  const ends = [from, to]
  const cells = (origins: readonly number[], destinations: readonly number[], at: number[]) => {
    const { distancesKm } = router.matrix({
      ...options,
      origins: origins.map((portId) => ({ portId })),
      destinations: destinations.map((portId) => ({ portId })),
    })
    return at.map((cell) => (Number.isNaN(distancesKm[cell]!) ? null : distancesKm[cell]!))
  }
  const km = (asked: RouteRequest) => routeOf(router, asked)?.distanceKm ?? null
  return [
    km(request([from, to], 20)),
    km(request([to, from], 20)),
    ...cells(ends, ends, [1, 2]),
    ...cells([...ends, ...FAR], ends, [1, 2]),
    ...cells(ends, [...ends, ...FAR], [1, 2 + FAR.length]),
  ]
}

/** Pairs of near ports whose lengths differ. */
function differing(pairs: readonly Pair[]) {
  return pairs.flatMap((pair) => {
    const [route, ...others] = lengthsOf(pair)
    const isSame = (km: number | null) =>
      km === null || route === null ? km === route : Math.abs(km! - route!) <= SAME_KM
    return others.every(isSame) ? [] : [[...pair, route, ...others]]
  })
}

test('a hop inshore is as long in either direction, in a route and in any matrix', () => {
  expect(differing(KNOWN)).toEqual([])
})

test('so are hops between any near ports', () => {
  const ports = [...data.ports!]
  const random = seeded(20)
  const pairs: Pair[] = []
  while (pairs.length < SAMPLE) {
    const [from, at] = ports[Math.floor(random() * ports.length)]!
    const near = ports.filter(([id, place]) => {
      return id !== from && Math.abs(place[1] - at[1]) < 0.4 && legLengthKm(at, place) < NEAR_KM
    })
    const other = near[Math.floor(random() * near.length)]
    if (other) pairs.push([from, other[0]])
  }
  expect(differing(pairs)).toEqual([])
})
