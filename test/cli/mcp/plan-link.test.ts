import { expect, test } from 'vitest'
import { planLink } from '../../../src/cli/mcp/plan-link.js'
import type { RouteOptions } from '../../../src/client/schema.js'
import { EMPTY_PLAN } from '../../../web/plan/plan.js'
import { readPlan } from '../../../web/plan/plan-url.js'

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
  ends: [port(1068), { port: null, requested: [103.8, 1.2] }],
  stops: [{ ...port(465), stay_hours: 18 }],
  options: OPTIONS,
  request: { speed_kn: 14, vessel: { type: 'tanker', size_class: 'panamax', draft_m: 12 } },
  resolutionKm: 20,
  departure: '2026-12-01T06:00:00.000Z',
} satisfies Parameters<typeof planLink>[1]

test('the planner reads the same plan from a link', () => {
  const link = new URL(planLink('https://planner.example/', PLAN)!)
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
  const stops = [{ port: null, requested: null }]
  expect(planLink('https://planner.example', { ...PLAN, stops })).toBeNull()
})
