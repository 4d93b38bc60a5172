import { describe, expect, it } from 'vitest'
import { NoRouteError } from '../../../src/engine/routing/errors.js'
import { PASSAGES, type PassageId, type RouteEnd } from '../../../src/engine/routing/request.js'
import type { Endpoint } from '../../../src/engine/routing/snap/endpoint.js'
import {
  EMPTY,
  FULL,
  type IndexSet,
  indexSet,
  MAX_SET_SIZE,
  without,
} from '../../../src/engine/sea/index-set.js'
import { rectangle, syntheticSea, TWO_ISLANDS } from './synthetic-sea.js'

const DATE = '2026-06-01'
const NORTH = { position: [45, 15] } as const satisfies RouteEnd
const SOUTH = { position: [45, -15] } as const satisfies RouteEnd

const LAST = PASSAGES.at(-1)!

describe('the last passage of the table', () => {
  describe('as the strait between two islands', () => {
    const { router } = syntheticSea({
      ...TWO_ISLANDS,
      straits: [{ ...TWO_ISLANDS.straits[0]!, passage: LAST }],
    })
    const route = (closed: readonly PassageId[]) =>
      router.route({ origin: NORTH, destination: SOUTH, closed, resolutionKm: 20, date: DATE })

    it('is used while it is open, whatever else is closed', () => {
      const rest = PASSAGES.filter((id) => id !== LAST)
      for (const closed of [[], ['gibraltar'] as const, rest]) {
        expect(route(closed).passages.map(({ id }) => id)).toEqual([LAST])
      }
    })

    it('is not used while it is closed, alone or with all others', () => {
      const open = route([])
      for (const closed of [[LAST], PASSAGES]) {
        expect(route(closed).passages).toEqual([])
        expect(route(closed).distanceKm).toBeGreaterThan(open.distanceKm + 100)
      }
    })

    it('is what an alternative closes', () => {
      const request = { origin: NORTH, destination: SOUTH, closed: [], date: DATE }
      const best = router.route(request)
      const [other] = router.alternatives(request, best, 1)
      expect(other!.distanceKm).toBeCloseTo(route([LAST]).distanceKm, 6)
    })
  })

  it('is named as the passage to open, with and without others closed', () => {
    // The water between four islands, with straits at its corners.
    const { router } = syntheticSea({
      ...TWO_ISLANDS,
      islands: [...TWO_ISLANDS.islands, rectangle(38, 12, 52, 14), rectangle(38, -14, 52, -12)],
      straits: [
        { passage: 'gibraltar', line: [[42, 9], [43, 13]] }, // biome-ignore format: a line
        { passage: LAST, line: [[42, -9], [43, -13]] }, // biome-ignore format: a line
        { passage: 'dover', line: [[48, 9], [47, 13]] }, // biome-ignore format: a line
        { passage: 'malacca', line: [[48, -9], [47, -13]] }, // biome-ignore format: a line
      ],
    })
    const ask = () =>
      router.route({
        origin: { position: [45, 0] },
        destination: { position: [60, 0] },
        closed: [...PASSAGES],
        resolutionKm: 20,
        date: DATE,
      })
    expect(ask).toThrow(NoRouteError)
    try {
      ask()
    } catch (error) {
      expect((error as NoRouteError).blockedBy).toContain(LAST)
      expect((error as NoRouteError).wouldOpen).toHaveLength(1)
    }
  })
})

describe.each([31, 32, 33, 46, MAX_SET_SIZE - 1])('passage %i of a longer table', (place) => {
  const plan = { ...TWO_ISLANDS, straits: [{ ...TWO_ISLANDS.straits[0]!, passage: place }] }
  const { inner } = syntheticSea(plan)
  const [north, south] = [NORTH, SOUTH].map(
    ({ position }) => inner.snapper.at(position) as Endpoint,
  )
  const every = Array.from({ length: MAX_SET_SIZE }, (_, other) => other)
  const only = indexSet([place])
  const km = (closed: IndexSet) => inner.shortest(inner.query(north!, south!, closed))!.km

  it('is used while it is open, whatever else is closed', () => {
    const open = km(EMPTY)
    for (const other of every.filter((one) => one !== place)) {
      expect(km(indexSet([other]))).toBe(open)
    }
    expect(km(without(FULL, only))).toBe(open)
  })

  it('is not used while it is closed, alone or with all others', () => {
    expect(km(only)).toBeGreaterThan(km(EMPTY) + 100)
    expect(km(FULL)).toBeGreaterThanOrEqual(km(only))
  })

  it('is among the passages of the cells of a matrix, and no other is', () => {
    expect(inner.matrix([north!], [south!], EMPTY).passages).toEqual([only])
    expect(inner.matrix([north!], [south!], only).passages).toEqual([EMPTY])
  })

  it('bounds what is within reach', () => {
    const farthest = (closed: IndexSet) =>
      inner.reached(north!, closed, null).km.filter((each) => each < Number.POSITIVE_INFINITY)
    const sum = (closed: IndexSet) => farthest(closed).reduce((total, each) => total + each, 0)
    expect(sum(only)).toBeGreaterThan(sum(EMPTY))
    expect(sum(without(FULL, only))).toBeLessThan(sum(FULL))
  })
})
