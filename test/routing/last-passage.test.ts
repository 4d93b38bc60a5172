import { describe, expect, it } from 'vitest'
import { closureMask } from '../../src/routing/checks.js'
import { NoRouteError } from '../../src/routing/errors.js'
import type { NetworkRouter } from '../../src/routing/network-router.js'
import { noRoute } from '../../src/routing/no-route.js'
import type { Query } from '../../src/routing/query.js'
import { PASSAGES, type PassageId, type RouteEnd } from '../../src/routing/request.js'
import { rectangle, syntheticSea, TWO_ISLANDS } from './synthetic-sea.js'

const DATE = '2026-06-01'
const NORTH: RouteEnd = { position: [45, 15] }
const SOUTH: RouteEnd = { position: [45, -15] }
const LAST = PASSAGES[31]!

describe('the passage with bit 31, the sign bit', () => {
  it('has an unsigned mask, alone and with all others', () => {
    expect(closureMask([LAST])).toBe(2 ** 31)
    expect(closureMask(PASSAGES)).toBe(2 ** 32 - 1)
  })

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

  it('leaves every mask that looks for passages to open unsigned', () => {
    const asked: number[] = []
    const network = {
      connects: ({ closed }: Query) => {
        asked.push(closed)
        return (closed & closureMask([LAST])) === 0
      },
    } as NetworkRouter
    const error = noRoute(network, { closed: closureMask(PASSAGES) } as Query)
    expect(error).toMatchObject({ blockedBy: [LAST], wouldOpen: [LAST] })
    expect(asked.filter((mask) => mask < 0)).toEqual([])
  })
})
