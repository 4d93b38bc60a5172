import { describe, expect, it, vi } from 'vitest'
import { passageSet } from '../../src/routing/checks.js'
import { NoRouteError } from '../../src/routing/errors.js'
import { PASSAGES, type PassageId, type RouteEnd } from '../../src/routing/request.js'
import { has } from '../../src/sea/index-set.js'
import { rectangle, syntheticSea, TWO_ISLANDS } from './synthetic-sea.js'

// As if the table of passages had 15 more rows.
vi.mock('../../src/sea/passage-ids.js', async (original) => {
  const ids = await original<typeof import('../../src/sea/passage-ids.js')>()
  const more = Array.from({ length: 15 }, (_, i) => `passage-${ids.CLOSABLE_PASSAGES.length + i}`)
  return { ...ids, CLOSABLE_PASSAGES: [...ids.CLOSABLE_PASSAGES, ...more] }
})

const DATE = '2026-06-01'
const NORTH: RouteEnd = { position: [45, 15] }
const SOUTH: RouteEnd = { position: [45, -15] }

describe.each([31, 32, 33, 46])('passage %i of a table of 47', (place) => {
  const LAST = PASSAGES[place]!

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

  it('is among the passages of the cells of a matrix, and no other is', () => {
    const { router } = syntheticSea({
      ...TWO_ISLANDS,
      straits: [{ ...TWO_ISLANDS.straits[0]!, passage: LAST }],
    })
    const ends = { origins: [NORTH], destinations: [SOUTH] }
    const { passages } = router
      .matrixRows({ ...ends, closed: [], resolutionKm: 20, date: DATE })
      .found(0, 0, 1)
    expect(passages).toEqual([passageSet([LAST])])
    expect(has(passages[0]!, place - 1)).toBe(false)
  })
})
