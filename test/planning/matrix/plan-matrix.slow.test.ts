import { describe, expect, test } from 'vitest'
import { seeded } from '../../../lab/seeded.js'
import { EMISSIONS_QUANTITIES } from '../../../src/planning/cargo/vessel-emissions.js'
import { PlacesNotFoundError } from '../../../src/planning/errors.js'
import { planMatrix } from '../../../src/planning/matrix/plan-matrix.js'
import { planVoyage } from '../../../src/planning/voyage/plan-voyage.js'
import { twoStops } from '../../../src/planning/voyage/voyage.js'
import { sea as openSea } from '../../support/sea.js'
import { tables } from '../../support/tables.js'

const SEED = 20261122
const DATE = '2026-11-21'
const { router } = await openSea(100)
const sea = { ...tables, router }

describe('a matrix', () => {
  test('has in each cell the length and the areas of the voyage between its two places', () => {
    const random = seeded(SEED)
    const codes = ['NLRTM', 'SGSIN', 'USNYC', 'BRSSZ', 'JPYOK', 'ZACPT', 'AEJEA']
    const pick = () => ({ unlocode: codes[Math.floor(random() * codes.length)]! })
    const grid = {
      origins: [pick(), pick()],
      destinations: [pick(), pick(), pick()],
      constraints: { closed: ['suez' as const] },
      resolutionKm: 100 as const,
      date: DATE,
    }
    const { routed, columns } = planMatrix(grid, sea, EMISSIONS_QUANTITIES)
    for (const [row, origin] of grid.origins.entries())
      for (const [column, destination] of grid.destinations.entries()) {
        const { origins: _rows, destinations: _columns, ...conditions } = grid
        const voyage = { ...conditions, stops: twoStops(origin, destination) }
        const { totals } = planVoyage(voyage, sea)
        const at = row * columns + column
        expect(routed.cells.distanceKm[at], `seed ${SEED}`).toBeCloseTo(totals.distanceKm, 6)
        expect(routed.cells.ecaKm![at], `seed ${SEED}`).toBeCloseTo(totals.areaKm.eca, 6)
      }
  })

  test('says why places on land and in separate waters have no distance', () => {
    const grid = {
      origins: [{ position: [-3.7, 40.42] as const }, { unlocode: 'NLRTM' }],
      destinations: [{ unlocode: 'SGSIN' }, { position: [50.5, 42] as const }],
      resolutionKm: 100 as const,
      date: DATE,
    }
    const { unreachable, routed } = planMatrix(grid, sea)
    expect(routed.origins[0]).toBeNull()
    expect(unreachable.filter(({ origin }) => origin === 0)).toEqual([
      { origin: 0, destination: 0, code: 'point_on_land' },
      { origin: 0, destination: 1, code: 'point_on_land' },
    ])
    expect(unreachable).toContainEqual({ origin: 1, destination: 1, code: expect.any(String) })
  })

  test('names a passage closed to the ship where a cell may miss it, and none that all are far from', () => {
    const vessel = { type: 'container', loaM: 400, beamM: 59, draughtM: 14 } as const
    const closedIn = (warnings: readonly { code: string; detail: string }[]) =>
      warnings.filter(({ code }) => code === 'closed_by_vessel').map(({ detail }) => detail)
    const conditions = { vessel, resolutionKm: 100, date: DATE } as const
    const codes = ['NLRTM', 'SEGOT', 'SGSIN', 'JPYOK', 'USLAX', 'USNYC', 'BRSSZ', 'GRPIR']
    for (const at of [0, 2, 4, 6, 1]) {
      const origins = [{ unlocode: codes[at]! }]
      const destinations = [codes[(at + 1) % 8]!, codes[(at + 3) % 8]!].map((unlocode) => ({
        unlocode,
      }))
      const { warnings } = planMatrix({ ...conditions, origins, destinations }, sea)
      const named = closedIn(warnings).join()
      for (const destination of destinations) {
        const stops = twoStops(origins[0]!, destination)
        for (const detail of closedIn(planVoyage({ ...conditions, stops }, sea).warnings)) {
          const [passage] = detail.split(' is ')
          expect(named, `${codes[at]} ${destination.unlocode}`).toContain(passage)
        }
      }
    }
    const across = { origins: [{ unlocode: 'NLRTM' }], destinations: [{ unlocode: 'USLAX' }] }
    const named = closedIn(planMatrix({ ...conditions, ...across }, sea).warnings).join()
    expect(named).toContain('Panama')
    expect(named).not.toContain('Seaway')
    const eastward = { origins: [{ unlocode: 'SGSIN' }], destinations: [{ unlocode: 'JPYOK' }] }
    expect(closedIn(planMatrix({ ...conditions, ...eastward }, sea).warnings)).toEqual([])
  })

  test('warns of a place that swapped is at a port, by its field', () => {
    const grid = {
      origins: [{ unlocode: 'NLRTM' }, { position: [51.98, 4.05] as const }],
      destinations: [{ unlocode: 'SGSIN' }],
      resolutionKm: 100 as const,
      date: DATE,
    }
    const [first, ...others] = planMatrix(grid, sea).warnings
    expect(first).toMatchObject({ code: 'maybe_swapped', field: 'origins[1]' })
    expect(first!.detail).toMatch(/^Origin 2 is far from any port/)
    expect(others.map(({ code }) => code)).not.toContain('maybe_swapped')
  })

  test('names every unknown place', () => {
    const grid = { origins: [{ portId: 999_999 }], destinations: [{ name: 'Nowhere' }], date: DATE }
    const error = (() => {
      try {
        return planMatrix(grid, sea)
      } catch (thrown) {
        return thrown
      }
    })()
    expect(error).toBeInstanceOf(PlacesNotFoundError)
    expect((error as PlacesNotFoundError).faults.map(({ field }) => field)).toEqual([
      'origins[0].portId',
      'destinations[0].name',
    ])
  })
})
