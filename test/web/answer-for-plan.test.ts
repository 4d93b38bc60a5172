import { expect, test } from 'vitest'
import type { RouteRequest } from '../../src/client/index.js'
import { forPlan, priced, routeKey } from '../../web/plan/answer-for-plan.js'
import { EMPTY_PLAN } from '../../web/plan/plan.js'
import type { RouteAnswer } from '../../web/plan/route-answer.js'

const ENDS = { origin: { port_id: 1 }, destination: { port_id: 2 } }
const withPrice = (usd: number, vessel = {}): RouteRequest => ({
  ...ENDS,
  ...vessel,
  fuel_price_usd_per_tonne: usd,
})

test('another price sends no new request, unless it is the first one without a ship', () => {
  expect(routeKey(withPrice(600))).toBe(routeKey(withPrice(612.5)))
  expect(routeKey(withPrice(600))).not.toBe(routeKey(ENDS))
  const ship = { vessel: { type: 'container' as const } }
  expect(routeKey(withPrice(600, ship))).toBe(routeKey({ ...ENDS, ...ship }))
})

test('another hour of the same day sends no new request, another day does', () => {
  const at = (depart_at: string) => routeKey({ ...ENDS, depart_at })
  expect(at('2026-12-01T08:00Z')).toBe(at('2026-12-01T20:00Z'))
  expect(at('2026-12-01T08:00Z')).not.toBe(at('2026-12-02T08:00Z'))
  expect(at('2026-12-01T08:00Z')).not.toBe(routeKey(ENDS))
})

test('costs follow the price without a question, and the page alone says that it is one price', () => {
  const fuels = [{ tonnes: 10, cost_usd: 5000 }]
  const emissions = {
    fuel_tonnes: 10,
    cost_usd: 5000,
    fuels,
    assumptions: ['a', 'One price applies to every fuel.'],
    assumption_codes: [{ code: 'eca_fuel' }, { code: 'one_price' }],
  }
  const inPort = [{ stop: 1, fuel_tonnes: 2, cost_usd: 1000 }]
  const route = { emissions, inPort } as unknown as RouteAnswer
  expect(priced(route, 600)).toMatchObject({
    emissions: { cost_usd: 6000, fuels: [{ cost_usd: 6000 }], assumptions: ['a'] },
    inPort: [{ cost_usd: 1200 }],
  })
  expect(priced(route, null)).toMatchObject({
    emissions: { cost_usd: null, fuels: [{ cost_usd: null }], assumption_codes: [{}] },
  })
})

test('times follow the hour without a question', () => {
  const route = {
    depart_at: '2026-12-01T08:00:00.000Z',
    arrive_at: '2026-12-02T09:30:00.000Z',
    timeline: [{ time: '2026-12-01T08:00:00.000Z' }, { time: '2026-12-02T09:30:00.000Z' }],
  } as unknown as RouteAnswer
  const later = forPlan(route, { ...EMPTY_PLAN, departure: '2026-12-01T20:15' })
  expect([later.depart_at, later.arrive_at]).toEqual([
    '2026-12-01T20:15:00.000Z',
    '2026-12-02T21:45:00.000Z',
  ])
  expect(later.timeline?.at(-1)?.time).toBe('2026-12-02T21:45:00.000Z')
})
