import { describe, expect, test } from 'vitest'
import { straitsPassed } from '../../src/engine/sea/named-straits.js'
import type { Constraints } from '../../src/planning/closures/closures.js'
import { planMatrix } from '../../src/planning/matrix/plan-matrix.js'
import type { Vessel } from '../../src/planning/ship/vessel.js'
import { planVoyage } from '../../src/planning/voyage/plan-voyage.js'
import type { Place } from '../../src/ports/find/place.js'
import { sea as openSea } from '../support/sea.js'
import { tables } from '../support/tables.js'

const { router } = await openSea(20)
const sea = { ...tables, router }
const { straits } = sea.closureTables

const SKAGEN = { position: [10.7, 57.8] } as const
const GDANSK = { position: [18.9, 54.5] } as const
const LADEN: Vessel = { type: 'bulker', loaM: 190, beamM: 30, draughtM: 11 }
const COASTER: Vessel = { type: 'bulker', loaM: 80, beamM: 12, draughtM: 4.5 }
const VLCC: Vessel = { type: 'tanker', loaM: 333, beamM: 60, draughtM: 22.5 }

function plan(from: Place, to: Place, vessel?: Vessel, constraints: Constraints = {}) {
  const stops = [{ place: from }, { place: to }]
  const planned = planVoyage({ stops, vessel, constraints, date: '2026-11-26' }, sea)
  const { route } = planned.plannedLegs[0]!
  return {
    nm: route.distanceKm / 1.852,
    positions: route.positions,
    passages: route.passages.map(({ id }) => id),
    straits: straitsPassed(route.positions, straits!).map(({ name }) => name),
    warnings: planned.warnings,
    closed: planned.warnings.flatMap(({ code, place }) =>
      code === 'closed_by_vessel' ? [place!] : [],
    ),
  }
}

describe('a narrow water', () => {
  const LARGE: Vessel = { loaM: 260, beamM: 40, draughtM: 17.5 }
  const closing = straits!.filter(({ limitsClose }) => limitsClose)

  // Mactan has a way on the other side of Olango, and Hurst one round the Isle of Wight: other waters.
  test.each(closing.filter(({ name }) => !/^(Mactan|Solent)/.test(name)))(
    'has no way beside its bar for a ship that it is closed to: $name',
    (strait) => {
      const [from, to] = [strait.guide[0]!, strait.guide.at(-1)!]
      const nm = (vessel?: Vessel) => plan({ position: from }, { position: to }, vessel).nm
      const small = nm({ loaM: 30, beamM: 6, draughtM: 2 })
      let large = Number.POSITIVE_INFINITY
      try {
        large = nm(LARGE)
      } catch (error) {
        expect((error as { code: string }).code).toBe('no_route')
      }
      expect(large).toBeGreaterThan(1.3 * small)
    },
  )

  test('is closed to a ship that draws too much for its bottom: the Sound above 7.7 m', () => {
    const laden = plan(SKAGEN, GDANSK, LADEN)
    expect(laden.passages).toEqual(['great-belt'])
    expect(laden.closed).toContain('Oresund (Drogden)')
    // By the Great Belt and Kadetrenden, not by Gronsund: 397 nm by the Sound.
    expect(laden.nm).toBeGreaterThan(485)
    expect(laden.nm).toBeLessThan(505)
    expect(plan(SKAGEN, GDANSK, COASTER).passages).toEqual(['oresund'])
  })

  test('is closed also if its passage is opened: Gronsund and Storstrom, with the reason', () => {
    const laden = plan(SKAGEN, GDANSK, LADEN, { opened: ['gronsund'] })
    expect(laden.passages).not.toContain('gronsund')
    expect(laden.warnings).toContainEqual({
      code: 'closed_by_vessel',
      field: 'vessel',
      place: 'Storstrom and Gronsund',
      detail:
        'Storstrom and Gronsund is closed to this ship: about 5.5 m deep (recalled), less than a draught of 11 m plus 10 % under-keel clearance.',
      values: { reason: 'depth', depth_m: 5.5, draft_m: 11 },
    })
    const opened = { closed: ['oresund'], opened: ['gronsund'] } as const
    const coaster = plan(SKAGEN, GDANSK, COASTER, opened)
    expect(coaster.straits).toEqual(['Storstrom and Gronsund'])
    expect(coaster.closed).toEqual([])
  })

  test('is not advised to a ship that draws too much for it: Gronsund, closed by default', () => {
    const advised = (vessel?: Vessel) =>
      plan(SKAGEN, GDANSK, vessel, { closed: ['oresund'] }).warnings.flatMap(({ code, values }) =>
        code === 'closed_by_default' ? [values!['passage']] : [],
      )
    expect(advised(COASTER)).toEqual(['gronsund'])
    expect(advised(LADEN)).toEqual([])
  })

  test('is closed over its whole width: Bangka Strait above 8.1 m, by Gaspar Strait', () => {
    const [jakarta, singapore] = [{ unlocode: 'IDJKT' }, { unlocode: 'SGSIN' }]
    const laden = plan(jakarta, singapore, LADEN)
    expect(laden.closed).toEqual(['Bangka Strait'])
    const isInside = ([lon, lat]: readonly number[]) =>
      lon! > 105.3 && lon! < 105.9 && lat! > -2.8 && lat! < -2.3
    expect(laden.positions.some(isInside)).toBe(false)
    expect(laden.nm).toBeGreaterThan(510)
    const coaster = plan(jakarta, singapore, COASTER)
    expect(coaster.straits).toContain('Bangka Strait')
    expect(coaster.positions.some(isInside)).toBe(true)
    expect(coaster.nm).toBeLessThan(505)
  })

  test('is closed to a ship beside as many areas as a request may have', () => {
    const areas = Array.from({ length: 20 }, (_, at) => {
      const west = -30 + at
      const ring = [
        [west, -40],
        [west + 0.5, -40],
        [west + 0.5, -39.5],
        [west, -39.5],
      ] as const
      return { mode: 'forbid', rings: [ring] } as const
    })
    const beside = plan(SKAGEN, GDANSK, LADEN, { polygons: areas })
    expect(beside.nm).toBeCloseTo(plan(SKAGEN, GDANSK, LADEN).nm, 6)
    expect(beside.straits).not.toContain('Storstrom and Gronsund')
  })

  test('is closed by its width: a laden VLCC takes neither Bali nor San Bernardino Strait', () => {
    const [gulf, chiba] = [{ unlocode: 'SARTA' }, { unlocode: 'JPCHB' }]
    for (const depth of ['warn', 'enforce'] as const) {
      const closed = ['malacca', 'sunda'] as const
      const route = plan(gulf, chiba, VLCC, { closed, depth })
      for (const name of ['Bali', 'San Bernardino', 'Mactan']) {
        expect(route.straits.filter((strait) => strait.startsWith(name))).toEqual([])
      }
      expect(route.closed).toContain('Bali Strait')
    }
  })

  test('is closed by its draught: the Inner Route of the Barrier Reef above 12.2 m', () => {
    const [cairns, thursday] = [{ unlocode: 'AUCNS' }, { unlocode: 'AUTIS' }]
    const inner = 'Inner Route of the Great Barrier Reef, Cape Direction to Torres Strait'
    expect(plan(cairns, thursday, { ...LADEN, draughtM: 12 }).straits).toContain(inner)
    const deep = plan(cairns, thursday, { ...LADEN, draughtM: 13 })
    expect(deep.straits).not.toContain(inner)
    expect(deep.closed).toContain(inner)
  })

  test('is closed by its locks: the Seaway to 250 m, Canso to a capesize', () => {
    const large: Vessel = { type: 'bulker', loaM: 250, beamM: 32, draughtM: 8 }
    expect(() => plan({ unlocode: 'CAMTR' }, { unlocode: 'USCHI' }, large)).toThrow(/seaway/)
    const lakes: Vessel = { ...large, loaM: 222, beamM: 23.7 }
    expect(plan({ unlocode: 'CAMTR' }, { unlocode: 'USCHI' }, lakes).closed).toEqual([])
  })

  test('is closed in the archipelagos too: Furusund and San Juanico', () => {
    const gavle = plan({ unlocode: 'SEGVX' }, GDANSK, LADEN)
    expect(gavle.straits).not.toContain('Furusund lead, Stockholm archipelago')
    const tacloban = plan({ unlocode: 'PHTAC' }, { unlocode: 'PHMNL' }, LADEN)
    expect(tacloban.passages).not.toContain('san-juanico')
  })

  test('leaves Route T open to a draught of 15 m, also with depth enforced', () => {
    const aframax: Vessel = { type: 'tanker', loaM: 245, beamM: 42, draughtM: 15 }
    const route = plan({ unlocode: 'SEGOT' }, { unlocode: 'RUULU' }, aframax, { depth: 'enforce' })
    expect(route.passages).toEqual(['great-belt'])
  })

  test('is open to the place that lies in it', () => {
    expect(plan({ position: [11.95, 54.945] }, GDANSK, COASTER).nm).toBeGreaterThan(200)
  })

  test('is closed in a matrix too: a cell is as long as the route', () => {
    for (const vessel of [LADEN, COASTER, undefined]) {
      const { routed } = planMatrix(
        { origins: [SKAGEN], destinations: [GDANSK], vessel, date: '2026-11-26' },
        sea,
      )
      expect(routed.cells.distanceKm[0]! / 1.852).toBeCloseTo(plan(SKAGEN, GDANSK, vessel).nm, 2)
    }
  })

  test('is avoided in a matrix as on a route, shelves too, if depth is enforced', () => {
    const [origins, destinations] = [
      ['NLRTM', 'USHOU'],
      ['SGSIN', 'BRSSZ', 'ECGYE'],
    ].map((side) => side.map((unlocode) => ({ unlocode }))) as [Place[], Place[]]
    const conditions = {
      vessel: VLCC,
      constraints: { depth: 'enforce' },
      date: '2026-11-26',
    } as const
    const { routed } = planMatrix({ origins, destinations, ...conditions }, sea)
    const cells = origins.flatMap((from) =>
      destinations.map((to) => plan(from, to, VLCC, conditions.constraints).nm),
    )
    const warned = origins.flatMap((from) => destinations.map((to) => plan(from, to, VLCC).nm))
    expect(Array.from(routed.cells.distanceKm, (km) => km / 1.852)).toEqual(
      cells.map((nm) => expect.closeTo(nm, 2)),
    )
    // Otherwise this proves nothing.
    expect(cells).not.toEqual(warned)
  })

  test('is avoided in a matrix, whatever its place in their table', () => {
    const [from, to] = [{ unlocode: 'NLRTM' }, { unlocode: 'DEHAM' }]
    const conditions = {
      vessel: VLCC,
      constraints: { depth: 'enforce' },
      date: '2026-11-26',
    } as const
    const { routed } = planMatrix({ origins: [from], destinations: [to], ...conditions }, sea)
    const { nm } = plan(from, to, VLCC, conditions.constraints)
    expect(routed.cells.distanceKm[0]! / 1.852).toBeCloseTo(nm, 2)
  })

  test('that an unknown ship takes is named with its limits, if ordinary ships do not fit', () => {
    const { warnings } = plan(SKAGEN, GDANSK)
    expect(warnings).toEqual([
      {
        code: 'size_unknown',
        field: 'vessel',
        place: 'Oresund (Drogden)',
        detail:
          "Oresund (Drogden) is closed to ships of more than 7.7 m draught. The request does not give the ship's size, so the route uses it. An ordinary ship (200 x 32 m, 11 m draught) sails 91 nm more.",
        values: {
          reason: 'longer',
          limits: 'more than 7.7 m draught',
          loa_m: 200,
          beam_m: 32,
          draft_m: 11,
          nm: 91,
          km: expect.closeTo(168.8, 0),
        },
      },
    ])
    expect(plan({ unlocode: 'NLRTM' }, { unlocode: 'SGSIN' }).warnings).toEqual([])
  })

  test('reads that the limits of a canal depend on each other', () => {
    const [from, to] = [{ unlocode: 'NLAMS' }, { unlocode: 'RUKGD' }]
    const told = plan(from, to, { draughtM: 9 }).warnings.map(({ detail }) => detail)
    expect(told).toContainEqual(
      expect.stringContaining('9.5 m draught (less for long or wide ships: 7.93 m at 200 x 32 m).'),
    )
    const sized = plan(from, to, { draughtM: 9, loaM: 200, beamM: 32 }).warnings
    expect(sized.map(({ detail }) => detail)).toContainEqual(
      expect.stringContaining('draught 9 m exceeds 7.93 m (Kiel Canal, at 200 x 32 m)'),
    )
  })
})
