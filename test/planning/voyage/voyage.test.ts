import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Position } from '../../../src/engine/geo/position.js'
import type { AvoidMode } from '../../../src/engine/routing/request.js'
import {
  InvalidVoyageError,
  NoPassageError,
  PlacesNotFoundError,
  StopOnLandError,
} from '../../../src/planning/errors.js'
import { planVoyage } from '../../../src/planning/voyage/plan-voyage.js'
import { MAX_PENALISED_VERTICES, type Voyage } from '../../../src/planning/voyage/voyage.js'
import type { Place } from '../../../src/ports/find/place.js'
import { cases } from '../../support/cases.js'
import { FakeRouter, NEAR_WATER, ON_LAND } from '../../support/fake-router.js'
import { tables } from '../../support/tables.js'
import { TEST_STRAIT } from '../../support/test-strait.js'

const sea = { ...tables, router: new FakeRouter(tables.ports) }
const DATE = '2026-11-21'
const ROTTERDAM = { unlocode: 'NLRTM' }
const ALGECIRAS = { unlocode: 'ESALG' }
const SINGAPORE = { unlocode: 'SGSIN' }

const voyage = (places: readonly Place[], options: Partial<Voyage> = {}): Voyage => ({
  stops: places.map((place) => ({ place })),
  date: DATE,
  ...options,
})
const plan = (places: readonly Place[], options?: Partial<Voyage>) =>
  planVoyage(voyage(places, options), sea)

describe('a voyage', () => {
  it('consists of its legs one after the other', () => {
    const places = fc
      .array(
        fc.tuple(
          fc.double({ min: -180, max: 180, noNaN: true }),
          fc.double({ min: -60, max: 60, noNaN: true }),
        ),
        { minLength: 2, maxLength: 8 },
      )
      .map((positions) => positions.map((position): Place => ({ position })))
    fc.assert(
      fc.property(places, fc.integer({ min: 5, max: 60 }), (stops, speedKmh) => {
        const whole = plan(stops, { speedKmh })
        const legs = stops.slice(1).map((to, at) => plan([stops[at]!, to], { speedKmh }))
        expect(whole.plannedLegs.map(({ route }) => route)).toEqual(
          legs.map(({ plannedLegs }) => plannedLegs[0]!.route),
        )
        const km = legs.reduce((sum, { totals }) => sum + totals.distanceKm, 0)
        expect(whole.totals.distanceKm).toBeCloseTo(km, 6)
        const hours = legs.reduce((sum, { totals }) => sum + totals.hours, 0)
        expect(whole.totals.hours).toBeCloseTo(hours, 6)
        expect(whole.calls.at(-1)!.arrival!.hours).toBeCloseTo(hours, 6)
        const delay = whole.plannedLegs.reduce((sum, { delayHours }) => sum + delayHours, 0)
        expect(whole.totals.hours).toBeCloseTo(km / speedKmh + delay, 6)
      }),
      { seed: 20261121, numRuns: cases(100) },
    )
  })

  it('warns of a canal closed by the ship only if a smaller ship would use it', () => {
    const vessel = { type: 'tanker', loaM: 380, beamM: 70, draughtM: 24 } as const
    const { closures, warnings } = plan([ROTTERDAM, SINGAPORE], { vessel })
    expect(closures.closedByVessel).toEqual(expect.arrayContaining(['suez', 'panama', 'kiel']))
    const closed = warnings.filter(({ code }) => code === 'closed_by_vessel')
    expect(closed.map(({ detail }) => detail.split(':')[0])).toEqual([
      'Suez Canal is closed to this ship',
    ])
  })

  it('stays at its calls as long as they say and at via points not at all', () => {
    const stops = [
      { place: ROTTERDAM },
      { place: ALGECIRAS, stayHours: 12 },
      { place: { position: [32.5, 31.5] as const }, kind: 'via' as const },
      { place: SINGAPORE },
    ]
    const departureMs = Date.parse('2026-11-21T06:00:00Z')
    const { calls, totals, plannedLegs, events } = planVoyage(
      { stops, date: DATE, departureMs, speedKmh: 20 },
      sea,
    )
    const [first, second, third] = plannedLegs.map(({ hours }) => hours)
    expect(totals.stayHours).toBe(12)
    expect(totals.hours).toBeCloseTo(first! + second! + third! + 12, 9)
    expect(calls.map(({ arrival }) => arrival?.hours ?? null)).toEqual([
      null,
      expect.closeTo(first!, 9),
      expect.closeTo(first! + 12 + second!, 9),
      expect.closeTo(totals.hours, 9),
    ])
    expect(calls[1]!.departure!.hours - calls[1]!.arrival!.hours).toBeCloseTo(12, 9)
    expect(calls[2]!.departure!.hours).toBe(calls[2]!.arrival!.hours)
    expect(calls[3]!.departure).toBeNull()
    expect(events[0]).toMatchObject({ kind: 'departure', hours: 0, timeMs: departureMs, km: 0 })
    expect(events.at(-1)).toMatchObject({
      kind: 'arrival',
      stop: 3,
      timeMs: departureMs + totals.hours * 3_600_000,
    })
    expect(events.filter(({ area }) => area === null).map(({ kind }) => kind)).toEqual([
      ...['departure', 'passage_in', 'passage_out', 'arrival'],
      ...['departure', 'passage_in', 'passage_out', 'via'],
      ...['passage_in', 'passage_out', 'arrival'],
    ])
    const times = events.map(({ hours }) => hours)
    expect(times).toEqual([...times].sort((a, b) => a - b))
  })

  it('sails each leg at its own speed', () => {
    const { plannedLegs } = plan([ROTTERDAM, ALGECIRAS, SINGAPORE], { speedKmh: [20, undefined] })
    expect(plannedLegs.map(({ speedKmh, speedSource }) => [speedKmh, speedSource])).toEqual([
      [20, 'request'],
      [25.928, 'default'],
    ])
  })

  it('has a slug between two ports with nothing but defaults', () => {
    expect(plan([ROTTERDAM, SINGAPORE]).slug).toBe('rotterdam-to-singapore')
    expect(plan([ROTTERDAM, SINGAPORE], { constraints: { opened: ['suez'] } }).slug).toMatch(/^rot/)
    expect(plan([ROTTERDAM, SINGAPORE], { constraints: { opened: ['northeast'] } }).slug).toBeNull()
    expect(plan([ROTTERDAM, ALGECIRAS, SINGAPORE]).slug).toBeNull()
    expect(plan([ROTTERDAM, ROTTERDAM]).slug).toBeNull()
    expect(plan([ROTTERDAM, { position: [103, 1] }]).slug).toBeNull()
  })

  it('warns of stops that were moved, by their number in the voyage', () => {
    const { warnings } = plan([ROTTERDAM, { position: NEAR_WATER }, SINGAPORE])
    expect(warnings).toMatchObject([{ code: 'snapped', field: 'stops[1]' }])
    const { port, port_km } = warnings[0]!.values!
    expect(warnings[0]!.values).toEqual({
      stop: 'stop 2',
      km: 7,
      port,
      port_km,
      reason: 'near_port',
    })
    expect(warnings[0]!.detail).toBe(
      `Stop 2 was moved 7 km to navigable water. The nearest port is ${port}, ${port_km} km in a straight line.`,
    )
  })

  it('warns of a strait that is too shallow before it warns of anything else', () => {
    const places = [
      { position: NEAR_WATER },
      { position: [10, 49] },
      { position: [10, 53] },
    ] as const
    const vessel = { type: 'tanker', sizeClass: 'unknown', draughtM: 20 } as const
    const shallow = { ...sea, closureTables: { ...sea.closureTables, straits: [TEST_STRAIT] } }
    const { warnings } = planVoyage(voyage(places, { vessel }), shallow)
    const codes: string[] = warnings.map(({ code }) => code)
    expect(codes[0]).toBe('shallow_water')
    expect(codes.slice(1)).toEqual(expect.arrayContaining(['snapped', 'unknown_size_class']))
  })
})

describe('a voyage that cannot be planned', () => {
  const error = (work: () => unknown): unknown => {
    try {
      return work()
    } catch (thrown) {
      return thrown
    }
  }

  it('names every unknown place', () => {
    const thrown = error(() => plan([{ portId: 999_999 }, ROTTERDAM, { name: 'Nowhere' }]))
    expect(thrown).toBeInstanceOf(PlacesNotFoundError)
    expect((thrown as PlacesNotFoundError).faults.map(({ field }) => field)).toEqual([
      'stops[0].portId',
      'stops[2].name',
    ])
  })

  it('names the stop that is on land', () => {
    const thrown = error(() => plan([ROTTERDAM, { position: ON_LAND }, SINGAPORE]))
    expect(thrown).toBeInstanceOf(StopOnLandError)
    expect(thrown).toMatchObject({ stop: 1, stopName: 'stop 2', maxSnapKm: 50 })
    const { nearPorts, message } = thrown as StopOnLandError
    expect(nearPorts).toHaveLength(5)
    const km = nearPorts.map(({ distanceKm }) => distanceKm)
    expect(km).toEqual(km.toSorted((a, b) => a - b))
    expect(message).toContain(`The nearest ports, in a straight line: ${nearPorts[0]!.port.name}, `)
  })

  it('names the leg without a route, what closes it and why', () => {
    const constraints = { closed: ['suez', 'gibraltar'] as const }
    const thrown = error(() => plan([ROTTERDAM, SINGAPORE, ALGECIRAS], { constraints }))
    expect(thrown).toBeInstanceOf(NoPassageError)
    expect(thrown).toMatchObject({
      code: 'no_route',
      stops: [0, 1],
      blockedBy: [
        { passage: 'suez', cause: 'constraints' },
        { passage: 'gibraltar', cause: 'constraints' },
      ],
      finerResolutionKm: 5,
    })
  })

  it('has too many vertices in penalised areas, however they are shared among areas', () => {
    const ring = (vertices: number) =>
      Array.from({ length: vertices + 1 }, (_, n): Position => {
        const angle = (2 * Math.PI * (n % vertices)) / vertices
        return [-30 + Math.cos(angle), -40 + Math.sin(angle)]
      })
    const drawn = (mode: AvoidMode, areas: number, vertices: number) => ({
      constraints: { polygons: Array(areas).fill({ mode, rings: [ring(vertices)] }) },
    })
    const most = MAX_PENALISED_VERTICES
    for (const areas of [2, 20]) {
      const thrown = error(() =>
        plan([ROTTERDAM, SINGAPORE], drawn('penalise', areas, most / areas + 1)),
      )
      expect(thrown).toBeInstanceOf(InvalidVoyageError)
      expect(thrown).toMatchObject({ faults: [{ field: 'constraints.polygons' }] })
      expect((thrown as Error).message).toContain(`at most ${most} vertices`)
    }
    expect(plan([ROTTERDAM, SINGAPORE], drawn('penalise', 20, most / 20)).legs).toHaveLength(1)
    expect(plan([ROTTERDAM, SINGAPORE], drawn('forbid', 2, most / 2 + 1)).legs).toHaveLength(1)
  })

  it.each<[string, Voyage, string]>([
    ['one stop', voyage([ROTTERDAM]), 'stops must be 2 to 50 places, got 1.'],
    ['51 stops', voyage(Array.from({ length: 51 }, () => ROTTERDAM)), 'got 51.'],
    ['a speed of nothing', voyage([ROTTERDAM, SINGAPORE], { speedKmh: 0 }), 'speedKmh must be'],
    [
      'a speed short',
      voyage([ROTTERDAM, SINGAPORE], { speedKmh: [] }),
      'each of the 1 legs, got 0',
    ],
    [
      'a resolution that there is not',
      voyage([ROTTERDAM, SINGAPORE], { resolutionKm: 7 as never }),
      'resolutionKm must be one of 5, 10, 20, 50, 100, got 7.',
    ],
    [
      'a via at its end',
      { stops: [{ place: ROTTERDAM }, { place: SINGAPORE, kind: 'via' }], date: DATE },
      'stops[1].kind must be call',
    ],
    [
      'a stop of an unknown kind',
      { stops: [{ place: ROTTERDAM, kind: 'stay' as never }, { place: SINGAPORE }], date: DATE },
      'stops[0].kind must be one of call, via, got "stay".',
    ],
    [
      'a fuel that is no text',
      voyage([ROTTERDAM, SINGAPORE], { vessel: { type: 'container', fuelType: 5 as never } }),
      'vessel.fuelType must be a string, got 5.',
    ],
    [
      'a stay at its start',
      { stops: [{ place: ROTTERDAM, stayHours: 5 }, { place: SINGAPORE }], date: DATE },
      'stops[0].stayHours: The first and the last stop have no stay; leave it out.',
    ],
    [
      'a passage twice in a row',
      {
        stops: [ROTTERDAM, { passage: 'suez' }, { passage: 'suez' }, SINGAPORE].map((place) => ({
          place: place as Place,
        })),
        date: DATE,
      },
      'stops[2].passage is the same passage as the stop before it; leave one out.',
    ],
    [
      'too many alternatives',
      voyage([ROTTERDAM, SINGAPORE], { alternatives: 4 }),
      'alternatives must be a whole number from 0 to 3, got 4.',
    ],
    [
      'a position out of range in the middle',
      voyage([ROTTERDAM, { position: [400, 1] }, SINGAPORE]),
      'stops[1].position got [400, 1]; give [longitude, latitude] in degrees, longitude from -360 to 360, latitude from -90 to 90.',
    ],
    [
      'a position that is no number',
      voyage([{ position: [4, Number.NaN] }, SINGAPORE]),
      'stops[0].position got [4, NaN]; give',
    ],
  ])('says what is wrong with %s', (_, wrong, message) => {
    expect(() => planVoyage(wrong, sea)).toThrow(InvalidVoyageError)
    expect(() => planVoyage(wrong, sea)).toThrow(message)
  })
})
