import { describe, expect, it } from 'vitest'
import type { NamedStrait } from '../../../src/engine/sea/named-straits.js'
import type { ShallowArea } from '../../../src/engine/sea/shallow-areas.js'
import { leastDepthOn, watersMet } from '../../../src/planning/closures/least-depth.js'
import { areasCrossed, areasTooShallow } from '../../../src/planning/closures/shallow-areas.js'
import { routeLeg } from '../../../src/planning/voyage/route-leg.js'
import { shallowAreaWarnings } from '../../../src/planning/warnings.js'
import { rectangle, syntheticSea, TWO_ISLANDS } from '../../engine/routing/synthetic-sea.js'
import { testShelf } from '../../support/test-shelf.js'
import { TEST_STRAIT } from '../../support/test-strait.js'

const NORTH = [45, 15] as const
const SOUTH = [45, -15] as const
/** North of the strait between the islands. */
const BANK = testShelf('Bank', 20, [44.4, 11.5, 45.8, 13])
/** West of the bank, where the detour around the bank meets it. */
const SPIT = testShelf('Spit', 20, [44.1, 11.7, 44.5, 12.5])

describe('a route around shallow areas', () => {
  const { router } = syntheticSea(TWO_ISLANDS)
  const route = (shallows: readonly ShallowArea[], on: Parameters<typeof routeLeg>[1] = router) =>
    routeLeg(
      {
        request: {
          origin: { position: NORTH },
          destination: { position: SOUTH },
          resolutionKm: 20,
          closed: [],
          date: '2026-06-01',
        },
        alternatives: 0,
        closedByVessel: [],
        worthOpening: [],
        openedLocally: [],
        openWithoutSize: { passages: [], straits: [] },
        barred: [],
        shallows,
      },
      on,
    )
  const plain = route([])

  it('is the first one if that crosses none', () => {
    const aside = testShelf('Aside', 20, [30, 11, 32, 13])
    expect(route([aside])).toEqual(plain)
  })

  it('avoids the area that the first one crosses, and names it', () => {
    const { route: past, rounded } = route([BANK])
    expect(rounded).toEqual([{ id: 'Bank-20-1', name: 'Bank', underM: 20 }])
    expect(areasCrossed(past, [BANK])).toEqual([])
    expect(past.distanceKm).toBeGreaterThan(plain.route.distanceKm + 1)
    expect(past.passages.map(({ id }) => id)).toEqual(['gibraltar'])
  })

  it('also avoids an area that the detour around another one meets', () => {
    const { route: past, rounded } = route([BANK, SPIT])
    expect(rounded!.map(({ name }) => name)).toEqual(['Bank', 'Spit'])
    expect(areasCrossed(past, [BANK, SPIT])).toEqual([])
  })

  it('crosses an area if the only other route is far longer: no strait is closed', () => {
    // From coast to coast: 200 km by 100 km. A detour around an island is far longer.
    const sill = testShelf('Sill', 20, [43.9, -0.5, 46.1, 0.5])
    const long = syntheticSea({
      ...TWO_ISLANDS,
      islands: [rectangle(40, -20, 44, 20), rectangle(46, -20, 50, 20)],
    })
    const { route: through, rounded } = route([BANK, sill], long.router)
    expect(rounded!.map(({ name }) => name)).toEqual(['Bank'])
    expect(areasCrossed(through, [sill]).map(({ area }) => area.name)).toEqual(['Sill'])
    expect(areasCrossed(through, [BANK])).toEqual([])
  })

  it('crosses an area if no route goes around it', () => {
    const ring = [
      testShelf('W', 20, [43, -17, 44, -13]),
      testShelf('E', 20, [46, -17, 47, -13]),
      testShelf('N', 20, [43, -14, 47, -13]),
      testShelf('S', 20, [43, -17, 47, -16]),
    ]
    const { route: through, rounded } = route(ring)
    expect(rounded).toHaveLength(3)
    expect(areasCrossed(through, ring)).toHaveLength(1)
    expect(through.destination.snapped).toEqual(plain.route.destination.snapped)
  })

  it('crosses the area in which it ends, and rounds others', () => {
    const around = testShelf('Around', 20, [44, -16, 46, -14])
    const { rounded } = route([BANK, around])
    expect(rounded!.map(({ name }) => name)).toEqual(['Bank'])
  })
})

describe('areas too shallow for a ship', () => {
  const areas = [BANK, testShelf('Flat', 15, [0, 0, 1, 1])]

  it('are those of the deepest class without water of 1.1 times its draught', () => {
    const classes = (draughtM?: number) => areasTooShallow(areas, draughtM).map((one) => one.underM)
    expect(classes(20)).toEqual([20])
    expect(classes(18.2)).toEqual([20])
    expect(classes(18.1)).toEqual([15])
    expect(classes(13.7)).toEqual([15])
    expect(classes(13.6)).toEqual([])
    expect(classes(6)).toEqual([])
    expect(classes(undefined)).toEqual([])
  })

  it('are none where no area is known', () => {
    expect(areasTooShallow([], 20)).toEqual([])
  })
})

describe('depth warnings of a route', () => {
  const line = { positions: [[10, 49], [10, 53]] as const, distancesKm: [0, 445] } // biome-ignore format: a line
  const shelf = testShelf('Test Shelf', 15, [9, 49.5, 11, 50.5])
  const met = (shallowAreas: readonly ShallowArea[], straits: readonly NamedStrait[] = []) =>
    watersMet(line, { shallowAreas, straits })

  it('names a shelf once, with its kilometres, class and source', () => {
    const other = testShelf('Test Shelf', 15, [9, 52, 11, 52.5])
    const [warning, ...more] = shallowAreaWarnings([met([shelf, other]), met([shelf, other])], 14, [
      shelf,
      other,
    ])
    expect(more).toEqual([])
    expect(warning).toMatchObject({ code: 'shallow_area', field: 'vessel' })
    // 1.5 degrees of latitude, twice.
    expect(warning!.detail).toMatch(/^Test Shelf: 334 km .* under 15 m deep \(ETOPO5, 1988\)/)
    expect(warning!.detail).toContain('a draught of 14 m')
  })

  it('is not given to a ship with enough water', () => {
    expect(shallowAreaWarnings([met([shelf])], 13, [shelf])).toEqual([])
  })

  it('has the least of the depths that are known', () => {
    expect(leastDepthOn(met([shelf], [TEST_STRAIT]), [shelf])).toEqual({
      depthM: 9,
      bound: 'about',
      name: 'Test Strait',
      source: 'recalled',
    })
    expect(leastDepthOn(met([shelf]), [shelf])).toEqual({
      depthM: 15,
      bound: 'under',
      name: 'Test Shelf',
      source: 'ETOPO5, 1988',
    })
    expect(leastDepthOn(met([]), [])).toBeNull()
  })

  it('counts a shallower class only inside the deepest one of its shelf', () => {
    const wide = testShelf('Test Shelf', 20, [9, 49.5, 9.5, 50.5])
    expect(leastDepthOn(met([shelf, wide]), [shelf, wide])).toBeNull()
    const crossed = testShelf('Test Shelf', 20, [9, 49, 11, 50.5])
    expect(leastDepthOn(met([shelf, crossed]), [shelf, crossed])).toMatchObject({ depthM: 15 })
  })

  it('leaves out crossings shorter than the error of the outline', () => {
    const sliver = testShelf('Sliver', 15, [9, 50, 11, 50.01])
    expect(areasCrossed(line, [sliver])).toEqual([])
  })
})
