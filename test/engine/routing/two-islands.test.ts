import { describe, expect, it } from 'vitest'
import { legLengthKm, lineKm } from '../../../src/engine/geo/leg.js'
import { ring } from '../../../src/engine/geo/ring.js'
import { NoRouteError } from '../../../src/engine/routing/errors.js'
import type { PassageId, RouteEnd } from '../../../src/engine/routing/request.js'
import type { Area } from '../../../src/engine/sea/areas.js'
import { rectangle, syntheticSea, TWO_ISLANDS } from './synthetic-sea.js'

const OUTLINE = rectangle(43, -20, 47, 8)
const BOX: Area = {
  id: 'box',
  name: 'Box',
  group: 'eca',
  enforcedFrom: '2026-01-01',
  approximate: false,
  source: 'none',
  outlines: [OUTLINE],
  rings: [ring(OUTLINE)],
}
const DATE = '2026-06-01'
const NORTH: RouteEnd = { position: [45, 15] }
const SOUTH: RouteEnd = { position: [45, -15] }
const WEST: RouteEnd = { position: [38, -2] }
const EAST: RouteEnd = { position: [45, -2] }

describe('two islands, a strait, a canal and a river', () => {
  const { router } = syntheticSea(TWO_ISLANDS, [BOX])
  const route = (origin: RouteEnd, destination: RouteEnd, closed: readonly PassageId[] = []) =>
    router.route({ origin, destination, closed, resolutionKm: 20, date: DATE })

  it('a route runs through the open strait, and names it', () => {
    const { distanceKm, passages } = route(NORTH, SOUTH)
    expect(distanceKm).toBeCloseTo(legLengthKm([45, 15], [45, -15]), 0)
    expect(passages.map(({ id }) => id)).toEqual(['gibraltar'])
  })

  it('goes around an island by its corners with the strait closed', () => {
    const { distanceKm, passages } = route(NORTH, SOUTH, ['gibraltar'])
    const round = lineKm([[45, 15], [40, 10], [40, -10], [45, -15]]) // biome-ignore format: a line
    expect(distanceKm).toBeCloseTo(round, 0)
    expect(passages).toEqual([])
  })

  it('the canal is the shortcut to the water between the islands, from lock to lock', () => {
    const through = route(WEST, EAST)
    const round = route(WEST, EAST, ['suez'])
    expect(through.passages.map(({ id }) => id)).toEqual(['suez'])
    expect(through.distanceKm).toBeLessThan(round.distanceKm / 2)
    const { entryKm, exitKm } = through.passages[0]!
    expect(exitKm - entryKm).toBeCloseTo(lineKm([[39.9, -2], [42, -2.2], [44.1, -2]]), 1) // biome-ignore format: a line
  })

  it('a port on the river is reached along the river', () => {
    const { positions, distanceKm } = route({ portId: 2 }, { position: [55, 5] })
    expect(positions.slice(0, 3)).toEqual([[48, 5], [49, 5.2], [50.1, 5]]) // biome-ignore format: a line
    const river = lineKm([[48, 5], [49, 5.2], [50.1, 5], [55, 5]]) // biome-ignore format: a line
    expect(distanceKm).toBeCloseTo(river, 2)
  })

  it('alternatives close what the best route uses; a matrix has the lengths of its routes', () => {
    const request = { origin: NORTH, destination: SOUTH, resolutionKm: 20, date: DATE } as const
    const best = router.route(request)
    const [other] = router.alternatives(request, best, 2)
    expect(other!.closed).toEqual(['gibraltar'])
    expect(other!.distanceKm).toBeCloseTo(route(NORTH, SOUTH, other!.closed).distanceKm, 6)
    const ends: RouteEnd[] = [NORTH, SOUTH, WEST, EAST, { portId: 1 }, { portId: 2 }]
    const { distancesKm } = router.matrix({ ...request, origins: ends, destinations: ends })
    ends.forEach((origin, i) => {
      ends.forEach((destination, j) => {
        const km = router.route({ ...request, origin, destination }).distanceKm
        expect(Math.abs(distancesKm[i * ends.length + j]! - km), `${i} to ${j}`).toBeLessThan(0.001)
      })
    })
  })

  it('avoids an area by a path around it, and sums up the kilometres inside', () => {
    const plain = route(NORTH, SOUTH)
    expect(plain.areaKm).toEqual({ eca: plain.areas[0]!.distanceKm, piracy: 0 })
    expect(plain.areaKm.eca).toBeGreaterThan(2000)
    const avoiding = router.route({
      origin: NORTH,
      destination: { position: [38, -15] },
      avoidAreas: ['eca'],
      date: DATE,
    })
    expect(avoiding.areaKm.eca).toBe(0)
    expect(router.route({ origin: NORTH, destination: SOUTH, date: '2025-12-31' }).areas).toEqual(
      [],
    )
  })

  it('water behind a closed passage has no route, and the error says what would open one', () => {
    const lagoon = syntheticSea({
      ...TWO_ISLANDS,
      islands: [...TWO_ISLANDS.islands, rectangle(43, -14, 47, -12)],
      straits: [
        ...TWO_ISLANDS.straits,
        { passage: 'dover', line: [[42, -9], [44, -13]] }, // biome-ignore format: a line
        { passage: 'malacca', line: [[48, -9], [46, -13]] }, // biome-ignore format: a line
      ],
    })
    const closed: PassageId[] = ['gibraltar', 'dover', 'malacca', 'suez']
    const ask = () => lagoon.router.route({ origin: WEST, destination: EAST, closed, date: DATE })
    expect(ask).toThrow(NoRouteError)
    try {
      ask()
    } catch (error) {
      const { code, wouldOpen, blockedBy } = error as NoRouteError
      expect(code).toBe('no_route')
      // Opening any one of them would allow a route.
      expect(blockedBy).toEqual(['suez', 'gibraltar', 'malacca', 'dover'])
      expect(wouldOpen).toHaveLength(1)
    }
  })
})

describe('what the router rejects', () => {
  const { router } = syntheticSea(TWO_ISLANDS)
  const request = { origin: NORTH, destination: SOUTH, date: DATE }

  it.each([
    ['a latitude beyond the pole', { origin: { position: [0, 90.5] } }, 'origin.position'],
    ['text for a position', { destination: { position: '45,-15' } }, 'destination.position'],
    ['no number', { origin: { position: [Number.NaN, 0] } }, 'origin.position'],
    ['an end that is neither', { origin: {} }, 'origin'],
    ['no date', { date: undefined }, 'date'],
    ['another word for a date', { date: 'tomorrow' }, 'date'],
    ['a day that is none', { date: '2026-02-30' }, 'date'],
    ['a thirteenth month', { date: '2026-13-01' }, 'date'],
    ['a resolution that there is not', { resolutionKm: 7 }, 'resolutionKm'],
    ['a resolution that is not open', { resolutionKm: 5 }, 'resolutionKm'],
    ['an unknown passage', { closed: ['suezz'] }, 'closed'],
    ['an unknown area', { avoidAreas: ['seca'] }, 'avoidAreas'],
  ])('%s, by name', (_, wrong, field) => {
    const bad = { ...request, ...wrong } as unknown as typeof request
    expect(() => router.route(bad)).toThrow(expect.objectContaining({ field }))
    const sides = { ...bad, origins: [bad.origin], destinations: [bad.destination] }
    const inMatrix = field.replace(/^(origin|destination)/, '$1s[0]')
    expect(() => router.matrix(sides)).toThrow(expect.objectContaining({ field: inMatrix }))
    expect(() => router.matrixRows(sides)).toThrow(expect.objectContaining({ field: inMatrix }))
  })

  it('an unknown port, and a position far from water', () => {
    const unknown = { ...request, origin: { portId: 99 } }
    expect(() => router.route(unknown)).toThrow(expect.objectContaining({ code: 'port_not_found' }))
    const inland = { ...request, origin: { position: [42, 6] as const } }
    expect(() => router.route(inland)).toThrow(expect.objectContaining({ code: 'point_on_land' }))
  })

  it('takes 20 km and the passages closed by default where a request names none', () => {
    const { distanceKm } = router.route(request)
    const spelt = { ...request, resolutionKm: 20 as const, closed: ['northwest', 'northeast', 'corinth'] as const } // biome-ignore format: one line
    expect(router.route(spelt).distanceKm).toBe(distanceKm)
  })
})
