import { expect, test } from 'vitest'
import type { RouteOptions, Voyage } from '../../../../src/client/schema.js'
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
const legAt = (speed_kn: number, speed_source: Voyage['legs'][number]['speed_source']) =>
  ({ speed_kn, speed_source }) as Voyage['legs'][number]
const PLAN = {
  calls: [
    { ...port(1068), departure: { time: '2026-12-01T06:00:00.000Z' } },
    { ...port(465), stay_hours: 18 },
    { port: null, requested: [103.8, 1.2] },
  ] as never[],
  legs: [legAt(14, 'request'), legAt(14, 'request')],
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

test('a link has the speed that a wanted arrival decides, if all legs have it', () => {
  const speedIn = (...speeds: number[]) => {
    const legs = speeds.map((speed) => legAt(speed, 'arrive_at'))
    const link = planLink('https://planner.example', { ...PLAN, legs }, {})
    return link && new URL(link).searchParams.get('speed')
  }
  expect(speedIn(11.3, 11.3)).toBe('11.3')
  expect(speedIn(11.3, 15)).toBeNull()
})
