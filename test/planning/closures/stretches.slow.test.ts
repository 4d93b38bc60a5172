import { describe, expect, it } from 'vitest'
import { VOYAGE_BODY } from '../../../src/contract/pointers.js'
import { writeRouteEmissions } from '../../../src/contract/write/write-vessel-emissions.js'
import { distancesAlong } from '../../../src/engine/geo/distance.js'
import { outlineContains } from '../../../src/engine/geo/ring.js'
import type { PassageId } from '../../../src/engine/routing/request.js'
import { areasInForce } from '../../../src/engine/sea/areas.js'
import { InvalidVoyageError } from '../../../src/planning/errors.js'
import { asOneLeg } from '../../../src/planning/voyage/one-leg.js'
import { planVoyage } from '../../../src/planning/voyage/plan-voyage.js'
import type { Stop, Voyage } from '../../../src/planning/voyage/voyage.js'
import { factors } from '../../emissions/support.js'
import { sea as openSea } from '../../support/sea.js'
import { tables } from '../../support/tables.js'

const { data, router } = await openSea(20)
const sea = { ...tables, router }
const DATE = '2026-11-21'
const DEPARTURE = Date.parse('2026-11-21T06:00:00Z')

const call = (unlocode: string, stayHours?: number): Stop => ({
  place: { unlocode },
  ...(stayHours !== undefined && { stayHours }),
})
const through = (passage: PassageId): Stop => ({ place: { passage } })
const plan = (stops: readonly Stop[], options: Partial<Voyage> = {}) =>
  planVoyage({ stops, date: DATE, departureMs: DEPARTURE, ...options }, sea)

describe('the timeline of a voyage over the real sea', () => {
  const planned = plan([call('DEHAM'), call('GBFXT', 12), through('suez'), call('SGSIN')])
  const { events, plannedLegs, totals } = planned

  it('leaves every passage and area that it enters, in the order of time', () => {
    const hours = events.map((event) => event.hours)
    expect(hours).toEqual([...hours].sort((a, b) => a - b))
    const inside = new Map<string, number>()
    for (const { kind, passage, area } of events) {
      const id = passage?.id ?? area?.id
      if (id === undefined) continue
      const count = (inside.get(id) ?? 0) + (kind.endsWith('_in') ? 1 : -1)
      expect([0, 1]).toContain(count)
      inside.set(id, count)
    }
    expect([...inside.values()].every((count) => count === 0)).toBe(true)
  })

  it('has the kilometres of its areas between their borders', () => {
    const between = (group: string) =>
      events.reduce((km, { kind, area, km: at }) => {
        if (area?.group !== group) return km
        return km + (kind === 'area_in' ? -at : at)
      }, 0)
    expect(between('eca')).toBeCloseTo(totals.areaKm.eca, 3)
    expect(between('piracy')).toBeCloseTo(totals.areaKm.piracy, 3)
    expect(totals.areaKm.eca).toBeGreaterThan(1000)
  })

  it('enters an area once if a call is inside, and stays in a canal at a via point in it', () => {
    const ids = events.flatMap(({ kind, passage, area }) =>
      kind.endsWith('_in') ? [passage?.id ?? area?.id] : [],
    )
    expect(ids.filter((id) => id === 'north_sea_eca' || id === 'north_sea')).toHaveLength(1)
    expect(ids.filter((id) => id === 'suez')).toHaveLength(1)
    expect(plannedLegs.map(({ route }) => route.passages.some(({ id }) => id === 'suez'))).toEqual([
      false,
      true,
      true,
    ])
  })

  it('marks borders of areas on their outlines', () => {
    const areas = [
      ...areasInForce(data.areas, 'eca', DATE),
      ...areasInForce(data.areas, 'piracy', DATE),
    ]
    for (const { kind, area, position } of events) {
      if (area === null) continue
      const outline = areas.find(({ id }) => id === area.id)!
      const around = [-0.01, 0.01].flatMap((dx) =>
        [-0.01, 0.01].map((dy) => outlineContains(outline, [position[0] + dx, position[1] + dy])),
      )
      expect(around, `${kind} ${area.id}`).toContain(true)
    }
  })
})

describe('legs as one route', () => {
  it('are one line with continuous longitudes and kilometres', () => {
    const voyage = plan([
      call('CNSHA'),
      { place: { position: [-157.9, 21.2] }, kind: 'via' },
      { place: { position: [179.9, -18.5] }, kind: 'via' },
      call('USLAX'),
    ])
    const { route, hours } = asOneLeg(voyage)
    for (const [at, [lon]] of route.positions.slice(1).entries()) {
      expect(Math.abs(lon - route.positions[at]![0])).toBeLessThan(180)
    }
    expect(route.distancesKm).toHaveLength(route.positions.length)
    const measured = distancesAlong(route.positions)
    for (const [at, km] of route.distancesKm.entries()) expect(km).toBeCloseTo(measured[at]!, 6)
    expect(route.distanceKm).toBeCloseTo(voyage.totals.distanceKm, 9)
    expect(hours).toBeCloseTo(voyage.totals.hours, 9)
  })

  it('add up to their areas and join what a via point cuts', () => {
    const voyage = plan([call('NLRTM'), through('suez'), call('SGSIN')])
    const direct = plan([call('NLRTM'), call('SGSIN')])
    const { route } = asOneLeg(voyage)
    const [straight] = direct.plannedLegs
    expect(route.distanceKm).toBeCloseTo(straight!.route.distanceKm, 1)
    expect(route.passages.map(({ id }) => id)).toEqual(straight!.route.passages.map(({ id }) => id))
    expect(route.areaKm.eca).toBeCloseTo(straight!.route.areaKm.eca, 1)
    expect(route.areas.map(({ id }) => id)).toEqual(straight!.route.areas.map(({ id }) => id))
  })

  it('are joined once, and have emissions without a timeline', () => {
    const voyage = plan([call('NLRTM'), through('suez'), call('SGSIN')])
    expect(asOneLeg(voyage)).toBe(asOneLeg(voyage))
    const unasked = Object.defineProperty({ ...voyage }, 'events', {
      get: () => expect.unreachable('nobody asked for the events'),
      enumerable: true,
    })
    const { emissions } = writeRouteEmissions(unasked, 600, factors, VOYAGE_BODY)
    expect(emissions!.route.fuel_tonnes).toBeGreaterThan(0)
  })

  it('have alternatives with another route on one leg, the shortest first', () => {
    const voyage = plan([call('NLRTM'), call('GRPIR'), call('SGSIN')], { alternatives: 2 })
    const via = {
      ...voyage,
      stops: voyage.stops.map((stop) => ({ ...stop, kind: 'via' as const })),
    }
    const { route, alternatives } = asOneLeg(via)
    expect(alternatives).toHaveLength(2)
    const lengths = [route, ...alternatives].map(({ distanceKm }) => distanceKm)
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b))
  })
})

describe('a passage as a stop', () => {
  it('is passed through, at little more than the route that passes it anyway', () => {
    const direct = plan([call('NLRTM'), call('SGSIN')]).totals.distanceKm
    for (const passage of ['dover', 'gibraltar', 'suez', 'babelmandeb', 'malacca'] as const) {
      const { totals } = plan([call('NLRTM'), through(passage), call('SGSIN')])
      expect(totals.distanceKm).toBeGreaterThan(direct - 0.01)
      expect(totals.distanceKm).toBeLessThan(direct + 4)
    }
    const { plannedLegs } = plan([call('NLRTM'), through('panama'), call('SGSIN')])
    const used = plannedLegs.flatMap(({ route }) => route.passages.map(({ id }) => id))
    expect(used).toContain('panama')
  })

  it('is opened if closed by default, and rejected if closed by the caller', () => {
    const stops = [call('NLRTM'), through('northeast'), call('JPYOK')]
    expect(plan(stops).closures.closed).not.toContain('northeast')
    const faultOf = (options: Partial<Voyage>, passage: PassageId) => {
      try {
        plan([call('NLRTM'), through(passage), call('SGSIN')], options)
      } catch (error) {
        if (error instanceof InvalidVoyageError) return error.faults
        throw error
      }
      return null
    }
    expect(faultOf({ constraints: { closed: ['suez'] } }, 'suez')).toEqual([
      {
        field: 'stops[1].passage',
        detail: 'suez is a stop but closed; remove one',
        closed: 'suez',
      },
    ])
    expect(faultOf({ vessel: { type: 'container', draughtM: 12 } }, 'kiel')).toEqual([
      { field: 'stops[1].passage', detail: 'kiel is closed to a vessel of this size' },
    ])
  })

  it('is neither the first nor the last stop, nor a call', () => {
    for (const stops of [
      [through('suez'), call('SGSIN')],
      [call('NLRTM'), through('suez')],
      [call('NLRTM'), { ...through('suez'), kind: 'call' as const }, call('SGSIN')],
    ]) {
      expect(() => plan(stops)).toThrow(InvalidVoyageError)
    }
  })
})
