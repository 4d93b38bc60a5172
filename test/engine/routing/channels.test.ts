import { describe, expect, it } from 'vitest'
import { legLengthKm, lineKm } from '../../../src/engine/geo/leg.js'
import type { Position } from '../../../src/engine/geo/position.js'
import type { Channel, RouteEnd } from '../../../src/engine/routing/request.js'
import { syntheticSea, TWO_ISLANDS } from './synthetic-sea.js'

const ACROSS: Channel = { name: 'Across', line: [[39.8, 6], [42, 6.1], [44.2, 6]] } // biome-ignore format: a line
const WEST: Position = [38, 6]
const BETWEEN: Position = [45, 7]
const REQUEST = {
  origin: { position: WEST } as RouteEnd,
  destination: { position: BETWEEN } as RouteEnd,
  closed: [],
  resolutionKm: 20,
  date: '2026-06-01',
} as const
const ACROSS_KM = lineKm(ACROSS.line)
const THROUGH_KM =
  legLengthKm(WEST, ACROSS.line[0]!) + ACROSS_KM + legLengthKm(ACROSS.line[2]!, BETWEEN)

describe('a channel that a request opens', () => {
  const { router } = syntheticSea(TWO_ISLANDS)
  const channels = [ACROSS]

  it('is a part of the line, both ways, and says where the route enters and leaves it', () => {
    const there = router.route({ ...REQUEST, channels })
    expect(there.distanceKm).toBeCloseTo(THROUGH_KM, 6)
    expect(there.positions).toEqual([WEST, ...ACROSS.line, BETWEEN])
    const { origin, destination } = REQUEST
    const back = router.route({ ...REQUEST, origin: destination, destination: origin, channels })
    expect(back.distanceKm).toBeCloseTo(THROUGH_KM, 6)
    expect(back.positions).toEqual([...there.positions].reverse())
    for (const { channels: used, distanceKm } of [there, back]) {
      expect(used).toHaveLength(1)
      expect(used![0]).toMatchObject({ channel: 0 })
      expect(used![0]!.exitKm - used![0]!.entryKm).toBeCloseTo(ACROSS_KM, 6)
      expect(used![0]!.exitKm).toBeLessThan(distanceKm)
    }
  })

  it('changes no route that is shorter without it', () => {
    const destination: RouteEnd = { position: [35, 0] }
    const plain = router.route({ ...REQUEST, destination })
    expect(router.route({ ...REQUEST, destination, channels })).toEqual(plain)
  })

  it('closes nothing: alternatives close what the route uses besides', () => {
    const request = { ...REQUEST, destination: { position: [45, -15] } as RouteEnd, channels }
    const best = router.route(request)
    const ids = best.passages.map(({ id }) => id)
    const others = router.alternatives(request, best, 2)
    expect(others.map(({ closed }) => closed[0])).toEqual(ids.slice(0, 1))
    for (const other of others) {
      expect(router.route({ ...request, closed: other.closed }).distanceKm).toBe(other.distanceKm)
    }
  })

  it('reach is as far through it as the route is long', () => {
    const near = { origin: REQUEST.origin, closed: [], resolutionKm: 20 } as const
    const at = (reach: ReturnType<typeof router.reach>, [lon, lat]: Position) => {
      const { hours, columns } = reach.hoursGrid(1, 1)
      return hours[(lat + 89) * columns + lon + 180]!
    }
    const plain = router.reach(near)
    const through = router.reach({ ...near, channels })
    const km = router.route({ ...REQUEST, channels }).distanceKm
    expect(at(plain, BETWEEN)).toBeGreaterThan(1.5 * km)
    expect(at(through, BETWEEN)).toBeGreaterThan(km - 0.01)
    expect(at(through, BETWEEN)).toBeLessThan(km + 0.01)
    expect(at(through, [38, 7])).toBe(at(plain, [38, 7]))
  })

  it('with an end on land, or too long, is rejected with its place in the request', () => {
    const ask =
      (...line: Position[]) =>
      () =>
        router.route({ ...REQUEST, channels: [ACROSS, { name: 'Wrong', line }] })
    expect(ask([38, 0], [42, 0])).toThrow(
      expect.objectContaining({ field: 'channels[1].line[1]', code: 'invalid_request' }),
    )
    expect(ask([42, 5], [45, 5])).toThrow(
      'channels[1].line[0]: of Wrong is too far from navigable water',
    )
    expect(ask([38, 0], [45, 0])).toThrow('at most 500 km long, got 779 km')
    expect(ask([38, 0])).toThrow('must have 2 to 500 positions')
    expect(ask([38, 0], [38, 0])).toThrow('must be above 0')
    expect(ask([38, 0], [38, 95])).toThrow('channels[1].line[1]')
    const six = Array.from({ length: 6 }, () => ACROSS)
    expect(() => router.route({ ...REQUEST, channels: six })).toThrow('at most 5 channels')
  })
})
