import { describe, expect, test } from 'vitest'
import { MAX_AVOID_POLYGONS } from '../../src/engine/routing/request.js'
import type { DepthMode } from '../../src/planning/closures/closures.js'
import { areasCrossed, areasTooShallow } from '../../src/planning/closures/shallow-areas.js'
import { planVoyage } from '../../src/planning/voyage/plan-voyage.js'
import { prepareVoyage } from '../../src/planning/voyage/prepare.js'
import { routeRun } from '../../src/planning/voyage/route-run.js'
import type { Place } from '../../src/ports/find/place.js'
import { sea as openSea } from '../support/sea.js'
import { tables } from '../support/tables.js'

const { router } = await openSea(20)
const sea = { ...tables, router }
const areas = tables.closureTables.shallowAreas!

const AMAZON = [{ unlocode: 'TTPOS' }, { position: [-43, 0.5] }] as const
const JIANGSU = [{ unlocode: 'CNTAO' }, { unlocode: 'CNNGB' }] as const
const YUCATAN = [{ unlocode: 'MXVER' }, { unlocode: 'CUHAV' }] as const
const MARANHAO = [{ position: [-38.4, -3.5] }, { position: [-44, -1.5] }] as const
const ON_CAMPECHE_BANK = [{ position: [-90.5, 20.5] }, { unlocode: 'NLRTM' }] as const

const plan = (places: readonly Place[], draughtM?: number, depth: DepthMode = 'warn') => {
  const voyage = planVoyage(
    {
      stops: places.map((place) => ({ place })),
      date: '2026-11-23',
      ...(draughtM !== undefined && { vessel: { type: 'tanker', draughtM } as const }),
      constraints: { depth },
    },
    sea,
  )
  const { route, rounded, leastDepth } = voyage.plannedLegs[0]!
  const warnings = voyage.warnings.filter(({ code }) => code === 'shallow_area')
  return { route, rounded, leastDepth, warnings }
}

describe('deep ships off broad shelves', () => {
  test.each([
    ['the Amazon', AMAZON],
    ['Jiangsu', JIANGSU],
    ['Yucatan', YUCATAN],
  ])('are warned of %s by default and avoid it with enforce', (_, places) => {
    const plain = plan(places)
    const warned = plan(places, 20)
    expect(warned.route.positions).toEqual(plain.route.positions)
    expect(warned.warnings.length).toBeGreaterThan(0)
    expect(warned.rounded).toBeUndefined()
    const kept = plan(places, 20, 'enforce')
    expect(kept.rounded!.length).toBeGreaterThan(0)
    expect(kept.warnings).toEqual([])
    expect(areasCrossed(kept.route, areasTooShallow(areas, 20))).toEqual([])
    expect(kept.route.distanceKm).toBeGreaterThan(plain.route.distanceKm)
    expect(kept.route.distanceKm).toBeLessThan(1.2 * plain.route.distanceKm)
  })

  test('get the same route from another thread, which receives a copy of the question', () => {
    const { runs } = prepareVoyage(
      {
        stops: JIANGSU.map((place) => ({ place })),
        date: '2026-11-23',
        vessel: { type: 'tanker', draughtM: 20 },
        constraints: { depth: 'enforce' },
      },
      sea,
    )
    const routed = runs.flatMap((run) => routeRun(run, router))
    expect(routed[0]!.rounded).not.toHaveLength(0)
    expect(structuredClone(runs).flatMap((run) => routeRun(run, router))).toEqual(routed)
  })

  test('of 12 m avoid banks of less than 10 m, which a coaster crosses', () => {
    expect(plan(MARANHAO, 12).warnings).toHaveLength(1)
    const kept = plan(MARANHAO, 12, 'enforce')
    expect(kept.rounded!.map(({ underM }) => underM)).toEqual([10])
    expect(kept.warnings).toEqual([])
    expect(kept.route.distanceKm).toBeGreaterThan(plan(MARANHAO).route.distanceKm)
    expect(plan(MARANHAO, 8, 'enforce').rounded).toBeUndefined()
  })

  test('avoid less the less they draw: a coaster avoids nothing', () => {
    const [none, deep, deeper] = [6, 14, 20].map((draughtM) => plan(AMAZON, draughtM, 'enforce'))
    expect(none!.route.positions).toEqual(plan(AMAZON).route.positions)
    expect(none!.warnings).toEqual([])
    expect(deep!.route.distanceKm).toBeGreaterThanOrEqual(none!.route.distanceKm)
    expect(deeper!.route.distanceKm).toBeGreaterThan(deep!.route.distanceKm)
  })

  test('can still leave a place on a shelf, with a warning', () => {
    const kept = plan(ON_CAMPECHE_BANK, 20, 'enforce')
    expect(kept.warnings[0]!.detail).toContain('Campeche Bank')
  })

  test('have a least depth, other ships none', () => {
    expect(plan(AMAZON, 20).leastDepth).toMatchObject({ bound: 'under' })
    expect(plan(AMAZON)).toMatchObject({ leastDepth: undefined, warnings: [] })
  })
})

test('the shelves are few, have names and fit in the list of areas of a request', () => {
  expect(areas.length).toBeLessThanOrEqual(300)
  expect(new Set(areas.map(({ id }) => id)).size).toBe(areas.length)
  for (const { name, outline, underM } of areas) {
    expect(name).toMatch(/^[A-Z]/)
    expect([10, 15, 20]).toContain(underM)
    expect(outline.length).toBeLessThan(60)
  }
  for (let first = 0; first < areas.length; first += MAX_AVOID_POLYGONS) {
    const some = areas.slice(first, first + MAX_AVOID_POLYGONS)
    const avoidPolygons = some.map(({ outline }) => ({ mode: 'forbid', rings: [outline] }) as const)
    const [origin, destination] = [{ position: [-30, 40] }, { position: [-31, 41] }] as const
    const request = { origin, destination, avoidPolygons, resolutionKm: 20, date: '2026-11-23' } as const // biome-ignore format: one line
    expect(router.route(request).distanceKm).toBeGreaterThan(0)
  }
})
