import type { Static } from 'typebox'
import { describe, expect, test } from 'vitest'
import { call, route, trace } from '../../../src/contract/operations/index.js'
import { onThisThread } from '../../../src/contract/operations/this-thread.js'
import { type OperationTools, UNTIMED } from '../../../src/contract/operations/tools.js'
import { Problem } from '../../../src/contract/problems/problem.js'
import type { RouteAnswer } from '../../../src/contract/schemas/route-answer.js'
import type { TraceAnswer } from '../../../src/contract/schemas/trace.js'
import type { Position } from '../../../src/engine/geo/position.js'
import { checkRoute } from '../../../src/interfaces/library/index.js'
import { openFactors } from '../../../src/runtime/loading/open-factors.js'
import { sea } from '../../support/sea.js'
import { tables } from '../../support/tables.js'

type Body = Static<typeof TraceAnswer>

const { router } = await sea(20)
const engine = { ...tables, router, background: onThisThread(router), opening: new Map() }
const tools: OperationTools = {
  engine: () => engine,
  factors: await openFactors({ data: 'data', factorPack: '' }),
  softwareVersion: '0.0.0',
  nowMs: () => Date.parse('2026-11-25T12:00:00Z'),
  newId: () => 'tr_1',
  metrics: UNTIMED,
}

const check = async (line: readonly Position[], options: object = {}) =>
  (await call(trace, { fixes: line.map((coordinates) => ({ coordinates })), ...options }, tools, {
    isStrict: true,
  })) as Body
const kindsOf = ({ check }: Body) => check!.findings.map(({ kind }) => kind)
const codesOf = ({ warnings }: Body) => warnings.map(({ code }) => code)

const GIBRALTAR: Position = [-5.6, 35.95]
const ALBORAN: Position = [-2, 36.3]
const SICILY: Position = [11, 37.6]
const SARDINIA: Position = [7.5, 38.4]

describe('a route as its waypoints', () => {
  test('has the length of each leg on both lines, and in all', async () => {
    const answer = await check([GIBRALTAR, ALBORAN, SARDINIA])
    const { legs, check: route } = answer
    expect(legs.map(({ kind, from_fix, to_fix, line }) => [kind, from_fix, to_fix, line])).toEqual([
      ['planned', 0, 1, 'rhumb'],
      ['planned', 1, 2, 'rhumb'],
    ])
    const sum = (of: (leg: (typeof legs)[number]) => number) =>
      legs.reduce((a, leg) => a + of(leg), 0)
    expect(sum((leg) => leg.rhumb_km!)).toBeCloseTo(route!.rhumb_km, 2)
    expect(sum((leg) => leg.great_circle_km!)).toBeCloseTo(route!.great_circle_km, 2)
    expect(answer.distance_km).toBe(route!.rhumb_km)
    expect(sum((leg) => leg.duration_hours)).toBeCloseTo(answer.duration_hours, 2)
    expect(route!.great_circle_km).toBeLessThan(route!.rhumb_km)
    expect(kindsOf(answer)).toEqual([])
    expect(answer.eca.zones.map(({ id }) => id)).toEqual(['mediterranean'])
    expect(answer.started_at).toBeNull()
    expect(answer.queries_charged).toBe(2)
  })

  test('follows great circles where it says so', async () => {
    const [a, b]: Position[] = [
      [-74, 40],
      [-10, 48],
    ]
    const fixes = [{ coordinates: a }, { coordinates: b, line: 'great_circle' }]
    const answer = (await call(trace, { fixes }, tools, { isStrict: true })) as Body
    expect(answer.distance_km).toBe(answer.check!.great_circle_km)
    expect(answer.legs[0]!.line).toBe('great_circle')
  })

  test('across land says where, in which leg, and how far', async () => {
    const answer = await check([[-11, 43], [-9.5, 41], [-4, 36.4], ALBORAN])
    const land = answer.check!.findings.filter(({ kind }) => kind === 'land')
    expect(land.length).toBeGreaterThan(0)
    expect(new Set(land.map(({ leg }) => leg))).toEqual(new Set([1]))
    const km = land.reduce((sum, { from_km, to_km }) => sum + to_km - from_km, 0)
    expect(km).toBeGreaterThan(500)
    expect(land[0]!.from[0]).toBeLessThan(-8)
    expect(codesOf(answer)).toContain('line_on_land')
    expect(answer.extra_km).toBeLessThan(0)
  })

  test('that calls at a port inside a canal and turns back uses the canal, and takes as long as its two legs', async () => {
    const [ROTTERDAM, RENDSBURG] = [{ unlocode: 'NLRTM' }, { unlocode: 'DEREN' }]
    const options = { speed_kmh: 25 }
    const legs = await Promise.all(
      [
        [ROTTERDAM, RENDSBURG],
        [RENDSBURG, ROTTERDAM],
      ].map(async ([origin, destination]) => {
        const body = { origin, destination, waypoint_strategy: 'none', ...options }
        return (await call(route, body, tools, { isStrict: true })) as Static<typeof RouteAnswer>
      }),
    )
    const fixes = legs
      .flatMap(({ geometry }, at) => geometry.coordinates.slice(at) as Position[])
      .map((coordinates) => ({ coordinates, line: 'great_circle' }))
    const checked = async (more: object) =>
      (await call(trace, { fixes, ...options, ...more }, tools, { isStrict: true })) as Body

    const hours = legs.reduce((sum, { duration_hours }) => sum + duration_hours, 0)
    const plain = await checked({})
    expect(plain.passages.map(({ id }) => id)).toEqual(['kiel'])
    expect(Math.abs(plain.duration_hours - hours)).toBeLessThan(0.02)
    expect(kindsOf(await checked({ avoid: ['kiel'] }))).toEqual(['closed_passage'])
    const vlcc = await checked({ vessel: { type: 'tanker', size_class: 'vlcc' } })
    const limits = vlcc.check!.findings.filter(({ kind }) => kind === 'limit')
    expect(limits.map(({ name }) => name)).toEqual(['Kiel Canal (Nord-Ostsee-Kanal)'])
  })

  test('that is a route of Fairway crosses no land, whatever river or canal it takes', async () => {
    const pairs = [
      ['NLRTM', 'SGSIN'],
      ['DEHAM', 'SEGOT'],
      ['USNYC', 'USLAX'],
      ['BEANR', 'GBLON'],
      ['CAMTR', 'NLRTM'],
      ['NOBGO', 'NOTRD'],
      ['GRPIR', 'ROCND'],
      ['CNSHA', 'JPTYO'],
    ] as const
    for (const [from, to] of pairs) {
      const asked = { origin: { unlocode: from }, destination: { unlocode: to }, resolution_km: 20 }
      const found = await call(route, { ...asked, geometry: 'corners' }, tools)
      const fixes = (found.geometry.coordinates as Position[]).map(([lon, lat]) => ({
        ...{ lat, lon: ((lon + 540) % 360) - 180 },
        line: 'great_circle',
      }))
      const answer = (await call(trace, { fixes, resolution_km: 20 }, tools)) as Body
      const land = answer.check!.findings.filter(({ kind }) => kind === 'land')
      expect(land, `${from} ${to}`).toEqual([])
      expect(answer.distance_km, `${from} ${to}`).toBeCloseTo(found.distance_km, 0)
      expect(answer.differences, `${from} ${to}`).toEqual([])
    }
  })

  test('names shoals, straits and passages that the ship cannot use', async () => {
    const suez: Position[] = [
      [32.4, 31.6],
      [32.31, 31.2],
      [32.31, 30.6],
      [32.34, 30.55],
      [32.36, 30.4],
      [32.57, 30.2],
      [32.57, 29.97],
      [32.56, 29.7],
    ]
    const large = await check(suez, {
      vessel: { type: 'tanker', draft_m: 22, beam_m: 70, loa_m: 400 },
    })
    expect(kindsOf(large)).toContain('limit')
    expect(codesOf(large)).toContain('closed_by_vessel')
    const closed = await check(suez, { suez: false })
    expect(kindsOf(closed)).toEqual(['closed_passage'])
    expect(codesOf(closed)).toContain('closed_passage_sailed')
    expect(kindsOf(await check(suez))).toEqual([])
    const { shallowAreas = [], straits = [] } = tables.closureTables
    const deep = { vessel: { type: 'tanker', draft_m: 20 } }
    const shoal = shallowAreas.find(({ underM }) => underM === 20)!
    const lons = shoal.outline.map(([lon]) => lon)
    const lats = shoal.outline.map(([, lat]) => lat)
    const lat = (Math.min(...lats) + Math.max(...lats)) / 2
    const across = await check(
      [
        [Math.min(...lons) - 0.1, lat],
        [Math.max(...lons) + 0.1, lat],
      ],
      deep,
    )
    const found = across.check!.findings.filter(({ kind }) => kind === 'shoal')
    expect(found.map(({ name }) => name)).toContain(shoal.name)
    expect(found[0]!.to_km - found[0]!.from_km).toBeGreaterThan(1)
    const strait = straits.find(({ depthM }) => depthM < 15)!
    const through = await check(strait.guide, deep)
    expect(through.check!.findings.filter(({ kind }) => kind === 'strait')).toMatchObject([
      { name: strait.name },
    ])
  })

  test('has the hours, the fuel and the cost of the voyage that it is', async () => {
    const ship = {
      speed_kn: 12,
      depart_at: '2026-12-01T06:00:00Z',
      vessel: { type: 'bulk', size_class: 'supramax' },
      fuel_price_usd_per_tonne: 600,
    }
    const asked = { origin: { coordinates: ALBORAN }, destination: { coordinates: SICILY } }
    const planned = await call(route, { ...asked, ...ship }, tools)
    const line = planned.geometry.coordinates as Position[]
    const fixes = line.map((coordinates) => ({ coordinates, line: 'great_circle' }))
    const answer = (await call(trace, { fixes, ...ship }, tools)) as Body
    expect(answer.distance_km).toBeCloseTo(planned.distance_km, 1)
    expect(answer.duration_hours).toBeCloseTo(planned.duration_hours, 1)
    expect(answer.ended_at!.slice(0, 16)).toBe(planned.arrive_at!.slice(0, 16))
    expect(answer.check!.emissions!.fuel_tonnes).toBeCloseTo(planned.emissions!.fuel_tonnes, 1)
    expect(answer.check!.emissions!.cost_usd).toBeGreaterThan(1000)
    expect(answer.check!.events.map(({ kind }) => kind)).toEqual([
      'departure',
      'area_in',
      'area_out',
      'arrival',
    ])
    expect(answer.check!.speed_source).toBe('request')
    expect(Math.abs(answer.extra_km!)).toBeLessThan(0.5)
  })

  test('goes on across the antimeridian', async () => {
    const answer = await check([
      [178, -20],
      [-178, -21],
    ])
    expect(answer.distance_km).toBeLessThan(450)
    expect(answer.geometry.coordinates.at(-1)).toEqual([182, -21])
  })

  test.each([
    [
      {
        fixes: [
          { lat: 1, lon: 2 },
          { time: '2026-11-01T00:00:00Z', lat: 1, lon: 3 },
        ],
      },
      '#/fixes/0/time',
      'give each fix a time',
    ],
    [
      {
        fixes: [
          { lat: 1, lon: 2 },
          { lat: 1, lon: 3 },
        ],
        max_speed_kn: 30,
      },
      '#/max_speed_kn',
      'add their times',
    ],
    [
      {
        fixes: [
          { time: '2026-11-01T00:00:00Z', lat: 1, lon: 2 },
          { time: '2026-11-01T00:10:00Z', lat: 1, lon: 3 },
        ],
        speed_kn: 12,
      },
      '#/speed_kn',
      'leave it out',
    ],
    [
      {
        fixes: [
          { lat: 1, lon: 2 },
          { lat: 1, lon: 2 },
        ],
      },
      '#/fixes',
      'must lead from one place to another',
    ],
    [
      { fixes: Array.from({ length: 10 }, (_, at) => ({ lat: 0, lon: 179 * (at % 2) })) },
      '#/fixes',
      'order of longitude and latitude',
    ],
  ])('is refused with the field and the remedy %#', async (body, pointer, words) => {
    const refused = call(trace, body, tools).catch((error) => error)
    const problem = await refused
    expect(problem).toBeInstanceOf(Problem)
    const [first] = problem.members.errors
    expect(first.pointer).toBe(pointer)
    expect(first.detail).toContain(words)
  })

  test('is the same in the library', async () => {
    const waypoints = [GIBRALTAR, ALBORAN, SICILY].map((position) => ({ position }))
    const checked = await checkRoute({ waypoints }, { ...tables, router })
    const answer = await check([GIBRALTAR, ALBORAN, SICILY])
    expect(checked.asVoyage.totals.distanceKm).toBeCloseTo(answer.distance_km, 3)
    expect(checked.shortest!.totals.distanceKm).toBeCloseTo(answer.shortest!.distance_km, 3)
  })
})
