import { describe, expect, test } from 'vitest'
import { positionAtKm } from '../../../../src/engine/geo/interpolate.js'
import type { Position } from '../../../../src/engine/geo/position.js'
import type { PassageUse, SeaRoute } from '../../../../src/engine/routing/request.js'
import { sea } from '../../../support/sea.js'
import { ports } from '../../../support/tables.js'
import { seeded } from '../../geo/random.js'

const { router } = await sea(20)
const date = '2026-11-01'

function route(from: string, to: string): SeaRoute {
  const end = (code: string) => ({
    portId: ports.ports.find(({ unlocode, name }) => unlocode === code || name === code)!.id,
  })
  return router.route({ origin: end(from), destination: end(to), date })
}

/** Positions along a route as a receiver has them. */
function reported({ positions, distancesKm, distanceKm }: SeaRoute, stepKm: number): Position[] {
  const random = seeded(3)
  const count = Math.ceil(distanceKm / stepKm)
  return Array.from({ length: count + 1 }, (_, at) => {
    const [lon, lat] = positionAtKm(positions, distancesKm, (distanceKm * at) / count)
    return [lon + 0.001 * (random() - 0.5), lat + 0.001 * (random() - 0.5)]
  })
}

// Which side of a traffic scheme a line takes is not told by its positions.
const idsOf = (passages: readonly PassageUse[]) =>
  passages.map(({ id }) => id).filter((id) => id !== 'inside-schemes')

describe('the passages of a sailed line', () => {
  test('are those that the engine found for the same line', () => {
    const random = seeded(7)
    const large = ports.ports.filter(({ rank }) => rank < 300)
    const one = () => ({ portId: large[Math.floor(random() * large.length)]!.id })
    for (let i = 0; i < 100; i++) {
      const found = router.route({ origin: one(), destination: one(), date, closed: [] })
      const { passages } = router.sailed(found.positions, date)
      expect(idsOf(passages)).toEqual(idsOf(found.passages))
    }
  })

  test.each([
    ['NLRTM', 'SGSIN', ['dover', 'gibraltar', 'suez', 'babelmandeb', 'malacca']],
    ['DEHAM', 'PLGDY', ['kiel']],
    ['COCTG', 'ECGYE', ['panama']],
    ['GRPIR', 'UAODS', ['dardanelles', 'bosporus']],
  ])('are known from positions alone: %s to %s', (from, to, expected) => {
    const found = route(from, to)
    const { passages, distanceKm } = router.sailed(reported(found, 2), date)
    expect(idsOf(passages)).toEqual(expected)
    // A position every 2 km misses small bends of a river.
    expect(Math.abs(distanceKm / found.distanceKm - 1)).toBeLessThan(0.01)
    for (const [at, { entryKm, exitKm }] of passages.entries()) {
      const use = found.passages.filter(({ id }) => id !== 'inside-schemes')[at]!
      expect(Math.abs(entryKm - use.entryKm) + Math.abs(exitKm - use.exitKm)).toBeLessThan(100)
    }
  })

  test('are there each time', () => {
    const there = reported(route('EGPSD', 'EGSUZ'), 2)
    const outward = reported(route('ESALG', 'ITGOA'), 20)
    expect(idsOf(router.sailed([...there, ...there.toReversed()], date).passages)).toEqual([
      'suez',
      'suez',
    ])
    expect(idsOf(router.sailed(outward, date).passages)).toEqual([])
  })

  test.each([
    ['NLRTM', 'Rendsburg', 'kiel'],
    ['PLGDY', 'Rendsburg', 'kiel'],
    ['SAJED', 'El Ismailiya', 'suez'],
    ['GRPIR', 'El Ismailiya', 'suez'],
    ['EGPSD', 'El Ismailiya', 'suez'],
    ['COCTG', 'Balboa', 'panama'],
    ['USDLH', 'CAMTR', 'st-lawrence-seaway'],
    ['NLRTM', 'Cornwall', 'st-lawrence-seaway'],
    ['USDLH', 'Cornwall', 'st-lawrence-seaway'],
  ])('are those of the two legs of a call: %s to %s and back, %s', (from, to, passage) => {
    const [there, back] = [route(from, to), route(to, from)]
    const legs = [there.passages, back.passages].map((uses) =>
      uses.filter(({ id }) => id === passage),
    )
    const [[inward], [outward]] = legs as [[PassageUse], [PassageUse]]
    const { passages } = router.sailed([...there.positions, ...back.positions.slice(1)], date)
    const sailed = passages.filter(({ id }) => id === passage)
    expect(sailed[0]!.entryKm).toBeCloseTo(inward.entryKm, 1)
    expect(sailed[0]!.exitKm).toBeGreaterThanOrEqual(inward.exitKm - 0.1)
    expect(sailed.at(-1)!.exitKm).toBeCloseTo(there.distanceKm + outward.exitKm, 1)
    const km = (uses: readonly PassageUse[]) =>
      uses.reduce((sum, { entryKm, exitKm }) => sum + exitKm - entryKm, 0)
    expect(km(sailed)).toBeCloseTo(km(legs.flat()), 1)
  })

  test('are there for a ship that turns back inside a canal', () => {
    const there = reported(route('EGPSD', 'EGSUZ'), 2)
    const part = there.slice(0, Math.floor(there.length * 0.4))
    expect(idsOf(router.sailed([...part, ...part.toReversed()], date).passages)).toEqual(['suez'])
  })

  test('are not there for a ship that turns back before a canal, or just inside', () => {
    const found = route('NLRTM', 'PLGDY')
    const { entryKm } = found.passages.find(({ id }) => id === 'kiel')!
    const line = reported(found, 0.5)
    for (const km of [entryKm - 3, entryKm + 0.5]) {
      const part = line.slice(0, Math.floor((line.length * km) / found.distanceKm))
      expect(idsOf(router.sailed([...part, ...part.toReversed()], date).passages)).toEqual([])
    }
  })
})
