import { describe, expect, test } from 'vitest'
import type { RouteOptions } from '../../../../src/client/schema.js'
import { type LinkedPlan, planLink } from '../../../../src/interfaces/cli/mcp/plan-link.js'
import { EMPTY_PLAN } from '../../../../web/plan/plan.js'
import { readPlan } from '../../../../web/plan/plan-url.js'

const port = (id: number) => ({ port: { id } as never, requested: null })
const OPTIONS: RouteOptions = {
  suez: false,
  panama: true,
  gibraltar: true,
  kiel: true,
  avoid: ['malacca', 'piracy'],
  avoid_areas: [],
  depth: 'enforce',
  south_limit: -55,
  allow: ['corinth'],
  closed_by_vessel: ['panama'],
  closed_by_default: ['northwest'],
  date: '2026-12-01',
}
const PLAN = {
  calls: [
    { ...port(1068), departure: { time: '2026-12-01T06:00:00.000Z' } },
    { ...port(465), stay_hours: 18 },
    { port: null, requested: [103.8, 1.2] },
  ] as never[],
  options: OPTIONS,
  resolution_km: 20,
} satisfies LinkedPlan
const REQUEST = {
  speed_kn: 14,
  vessel: { type: 'tanker', size_class: 'panamax', draft_m: 12 },
}

test('the planner reads the same plan from a link', () => {
  const link = new URL(planLink('https://planner.example/', PLAN, REQUEST)!)
  expect(link.origin + link.pathname).toBe('https://planner.example/')
  expect(readPlan(link.searchParams)).toEqual({
    ...EMPTY_PLAN,
    from: { portId: 1068 },
    to: { position: [103.8, 1.2] },
    stops: [{ place: { portId: 465 }, stayHours: 18 }],
    closed: ['suez', 'malacca'],
    opened: ['corinth'],
    avoidedAreas: ['piracy'],
    avoidsShallows: true,
    speedKn: 14,
    vesselType: 'tanker',
    sizeClass: 'panamax',
    draughtM: 12,
    departure: '2026-12-01T06:00',
  })
})

test('there is no link to a plan that sails through a passage', () => {
  const passage = { port: null, requested: null } as never
  const plan = { ...PLAN, calls: [...PLAN.calls, passage] }
  expect(planLink('https://planner.example', plan, REQUEST)).toBeNull()
})

const ROUTE = {
  origin: port(1068),
  via: [],
  destination: port(465),
  depart_at: null,
  options: { ...OPTIONS, suez: true, avoid: [], allow: [], depth: 'warn', closed_by_vessel: [] },
  resolution_km: 20,
} as unknown as LinkedPlan
const SHIP = { type: 'bulker' }

describe('a request and its link', () => {
  const read = (request: object, plan = ROUTE) => {
    const link = planLink('https://planner.example', plan, request as never)
    return link === null ? null : readPlan(new URL(link).searchParams)
  }

  test.each<[string, object, object]>([
    ['ballast', { vessel: SHIP, condition: 'ballast' }, { vesselType: 'bulker', inBallast: true }],
    ['a speed in km/h', { speed_kmh: 27.78 }, { speedKn: 15 }],
    ['a fuel', { vessel: { ...SHIP, fuel_type: 'MGO' } }, { vesselType: 'bulker', fuel: 'MGO' }],
    [
      'fuel by the day and its price',
      { vessel: { ...SHIP, fuel_tonnes_per_day: 30.5 }, fuel_price_usd_per_tonne: 0 },
      { vesselType: 'bulker', fuelTonnesPerDay: 30.5, fuelPriceUsd: 0 },
    ],
    ['ports along it', { include_ports: true }, { showPorts: true }],
    ['what changes no plan', { alternatives: 2, accept_suggestions: true, vessel: null }, {}],
  ])('have the same plan: %s', (_, request, members) => {
    expect(read(request)).toEqual({
      ...EMPTY_PLAN,
      from: { portId: 1068 },
      to: { portId: 465 },
      ...members,
    })
  })

  test('close what is closed by default, if it is asked', () => {
    const options = { ...ROUTE.options, avoid: ['northwest' as const], closed_by_default: [] }
    expect(read({}, { ...ROUTE, options })).toMatchObject({ closed: [], leftOut: ['northwest'] })
  })

  test('have a call without hours, and a place that is only passed', () => {
    const calls = [
      { ...port(1), kind: 'call' },
      { ...port(2), kind: 'call', stay_hours: 0 },
      { ...port(3), kind: 'via', stay_hours: 0 },
      { ...port(4), kind: 'call' },
    ] as never[]
    expect(read({}, { ...PLAN, calls })!.stops).toEqual([
      { place: { portId: 2 }, stayHours: 0 },
      { place: { portId: 3 }, stayHours: null },
    ])
  })

  test.each([
    { south_limit: -50 },
    { vessel: { ...SHIP, loa_m: 200 } },
    { vessel: { ...SHIP, beam_m: 32 } },
    { vessel: { type: 'capesize' } },
    { vessel: { draft_m: 12 } },
    { vessel: { ...SHIP, size_class: 'post-panamax' } },
    { channels: [{ coordinates: [] }] },
    { avoid_areas: [{ type: 'Polygon' }] },
    { arrive_at: '2026-12-24' },
    { speed_kmh: 200 },
    { stops: [{ port_id: 1, speed_kn: 12 }, { port_id: 2 }] },
    { stops: [{ port_id: 1 }, { port_id: 2, arrive_at: '2026-12-24' }] },
    { unheard_of: true },
  ])('do without one for what no link says: %j', (request) => {
    expect(read(request)).toBeNull()
  })
})
