import { expect, test } from 'vitest'
import type { RouteRequest } from '../../src/client/index.js'
import { priced, routeKey, saysOnePrice, unpriced } from '../../web/plan/fuel-price.js'
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

test('costs follow the price without a question', () => {
  const fuels = [{ tonnes: 10, cost_usd: null }]
  const emissions = { fuel_tonnes: 10, cost_usd: null, fuels, assumptions: ['a'] }
  const route = { emissions } as unknown as RouteAnswer
  expect(priced(route, 600).emissions).toMatchObject({
    cost_usd: 6000,
    fuels: [{ cost_usd: 6000 }],
  })
  expect(priced(priced(route, 600), null).emissions).toMatchObject(emissions)
})

test('a price is sent only where it alone asks for the emissions', () => {
  const ship = { vessel: { type: 'container' as const } }
  expect(unpriced(withPrice(600, ship))).toEqual({ ...ENDS, ...ship })
  expect(unpriced(withPrice(600))).toEqual(withPrice(600))
})

test('the page itself says that one price applies, except where the service says it', () => {
  const of = (fuel_source: string) =>
    ({ emissions: { fuel_tonnes: 1, fuels: [], fuel_source } }) as unknown as RouteAnswer
  expect(saysOnePrice(priced(of('model'), 600))).toBe(true)
  expect(saysOnePrice(priced(of('model'), null))).toBe(false)
  expect(saysOnePrice(priced(of('default_vessel'), 600))).toBe(false)
})
