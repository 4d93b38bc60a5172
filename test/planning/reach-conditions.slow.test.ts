import { describe, expect, test } from 'vitest'
import type { Position } from '../../src/engine/geo/position.js'
import { BY_OCEAN } from '../../src/engine/routing/request.js'
import { SouthLimit } from '../../src/engine/routing/south-limit.js'
import {
  completeReach,
  explainReachRejection,
  prepareReach,
  type ReachQuestion,
  routeReach,
} from '../../src/planning/matrix/reach.js'
import { planVoyage } from '../../src/planning/voyage/plan-voyage.js'
import type { Place } from '../../src/ports/find/place.js'
import { cases } from '../support/cases.js'
import { sea as openSea } from '../support/sea.js'
import { tables } from '../support/tables.js'

const { router } = await openSea(20)
const sea = { ...tables, router }
const date = '2026-11-26'
const SANTOS = { unlocode: 'BRSSZ' }
const KMH = 30

function reach(options: Partial<ReachQuestion>) {
  const prepared = prepareReach(
    { origin: SANTOS, hours: [480], speedKmh: KMH, date, ...options },
    sea,
  )
  return completeReach(prepared, routeReach(prepared.work, router), sea)
}

function plan(from: Place, to: Place, options: object = {}) {
  const stops = [{ place: from }, { place: to }]
  const planned = planVoyage({ stops, speedKmh: KMH, date, ...options }, sea)
  return { km: planned.totals.distanceKm, hours: planned.totals.hours }
}

const box = (west: number, south: number, east: number, north: number): Position[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
]

const linesOf = ({ routed }: ReturnType<typeof reach>, contour = 0) =>
  routed.isochrones.features[contour]!.geometry.coordinates as readonly (readonly Position[])[]

/** About five of every fourth place of a line; all of these with CASES=all. */
const spread = (places: readonly Position[]) => {
  const fourths = places.filter((_, at) => at % 4 === 0)
  return fourths.filter((_, at) => at % Math.ceil(fourths.length / cases(50)) === 0)
}

const limit = new SouthLimit(BY_OCEAN)
const isBeyond = ([lon, lat]: Position) => limit.contains([lon, lat + 0.01])

describe('what a vessel reaches', () => {
  test('stays north of the limit like a route: Santos to the ports of Australia', () => {
    const { reached, closures } = reach({})
    expect(closures.southLimit).toBe(BY_OCEAN)
    for (const unlocode of ['AUNTL', 'AUGLT', 'FJSUV', 'AUDAM']) {
      const found = reached.find(({ port }) => port.unlocode === unlocode)
      const { km } = plan(SANTOS, { unlocode })
      if (km / KMH > 480) expect(found).toBeUndefined()
      else expect(found!.distanceKm).toBeCloseTo(km, 2)
    }
    // 13,433 km by the ice.
    expect(plan(SANTOS, { unlocode: 'AUNTL' }).km).toBeGreaterThan(14_000)
    const free = reach({ constraints: { southLimit: -90 } })
    expect(free.reached.some(({ port }) => port.unlocode === 'AUNTL')).toBe(true)
  })

  test('has contours north of the limit, except in the Drake Passage', () => {
    const south = linesOf(reach({ hours: [200] }))
      .flat()
      .filter(isBeyond)
    expect(south).toEqual([])
    const free = linesOf(reach({ hours: [200], constraints: { southLimit: -90 } })).flat()
    expect(free.some(isBeyond)).toBe(true)
  })

  test.each([
    ['Santos, round the limit', SANTOS, [480], [100, 180], [-50, -10]],
    ['Suva, into the Drake Passage', { unlocode: 'FJSUV' }, [320], [-90, -66], [-60, -52]],
    ['Port Said, beyond Suez', { unlocode: 'EGPSD' }, [120], [40, 75], [-10, 20]],
    ['Cristobal, beyond Panama', { unlocode: 'PAONX' }, [120], [-115, -80], [-20, 15]],
  ])(
    'is there after the hours of a route to a place on the line: %s',
    (_, origin, hours, lons, lats) => {
      const planned = reach({ origin, hours })
      const places = linesOf(planned)
        .flat()
        .filter(
          ([lon, lat]) => lon > lons[0]! && lon < lons[1]! && lat > lats[0]! && lat < lats[1]!,
        )
      expect(places.length).toBeGreaterThan(8)
      for (const position of spread(places)) {
        const route = plan(origin, { position })
        expect(route.hours / hours[0]!, String(position)).toBeGreaterThan(0.985)
        expect(route.hours / hours[0]!, String(position)).toBeLessThan(1.006)
      }
    },
  )

  test('goes round a strait that the vessel is too large for, and says so', () => {
    const vessel = { type: 'bulker', loaM: 190, beamM: 30, draughtM: 11 } as const
    const origin = { position: [10.7, 57.8] as const }
    const laden = reach({ origin, hours: [33], vessel })
    const closed = laden.warnings.filter(({ code }) => code === 'closed_by_vessel')
    expect(closed.map(({ detail }) => detail.split(' is ')[0])).toContain('Oresund (Drogden)')
    const gdansk = laden.reached.find(({ port }) => port.unlocode === 'PLGDN')!
    expect(gdansk.distanceKm).toBeCloseTo(plan(origin, { unlocode: 'PLGDN' }, { vessel }).km, 2)
    const places = linesOf(laden)
      .flat()
      .filter(([lon, lat]) => lon > 18.5 && lon < 20.8 && lat > 55.5 && lat < 58.5)
    expect(places.length).toBeGreaterThan(0)
    for (const position of spread(places)) {
      const { hours } = plan(origin, { position }, { vessel })
      expect(hours / 33, String(position)).toBeGreaterThan(0.97)
      expect(hours / 33, String(position)).toBeLessThan(1.03)
    }
  })

  test('ends at forbidden areas, behind which it is as far as a route round them', () => {
    const wall = { name: 'Wall', mode: 'forbid' as const, rings: [box(-32, -0.1, 8, 0.1)] }
    const penalised = { name: 'Sea', mode: 'penalise' as const, rings: [box(-30, 2, -20, 6)] }
    const origin = { unlocode: 'SNDKR' }
    const constraints = { polygons: [penalised, wall] }
    const planned = reach({ origin, hours: [100], constraints })
    const line = linesOf(planned).flat()
    expect(line.filter(([lon, lat]) => Math.abs(lat) < 0.1 && lon > -32 && lon < 8)).toEqual([])
    const behind = line.filter(([lon, lat]) => lat < -0.5 && lon > -32 && lon < 8)
    expect(behind.length).toBeGreaterThan(2)
    for (const position of spread(behind)) {
      const { hours } = plan(origin, { position }, { constraints: { polygons: [wall] } })
      expect(hours / 100, String(position)).toBeGreaterThan(0.985)
      expect(hours / 100, String(position)).toBeLessThan(1.006)
    }
  })

  test('cannot begin inside a forbidden area, which is named by its place in the request', () => {
    const area = { mode: 'forbid' as const, rings: [box(-20, 10, -10, 18)] }
    const far = { mode: 'penalise' as const, rings: [box(100, 0, 101, 1)] }
    const question = { origin: { unlocode: 'SNDKR' }, hours: [10], date }
    const prepared = prepareReach({ ...question, constraints: { polygons: [far, area] } }, sea)
    const fault = () => {
      try {
        return routeReach(prepared.work, router)
      } catch (error) {
        return explainReachRejection(error, prepared)
      }
    }
    expect(fault()).toMatchObject({ code: 'stop_forbidden', stopName: 'origin', polygon: 1 })
  })

  test('ignores the limit from a place south of it, as a route does', () => {
    const origin = { position: [60, -58] as const }
    const lines = linesOf(reach({ origin, hours: [48] })).flat()
    expect(lines.some(([, lat]) => lat < -58)).toBe(true)
  })
})
