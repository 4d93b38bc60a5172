import { describe, expect, test } from 'vitest'
import type { RouteAnswer } from '../../web/plan/route-answer.js'
import { carbonRequest } from '../../web/scenarios/carbon-request.js'
import {
  type Carbon,
  COST_PARTS,
  commonParts,
  costsOf,
  NO_PRICES,
  totalOf,
} from '../../web/scenarios/costs.js'

const fuel = (fuel_type: string, tonnes: number) => ({ fuel_type, tonnes })
const route = {
  distance_km: 1000,
  duration_hours: 240,
  emissions: {
    fuel_tonnes: 300,
    fuels: [fuel('VLSFO', 200), fuel('MGO', 60), fuel('VLSFO', 40)],
  },
} as unknown as RouteAnswer
const carbon = {
  ets: { allowances_tonnes: 400 },
  fuel_eu: { penalty_eur: 5000 },
  uk_ets: null,
} as unknown as Carbon
const ENDS = { from: { portId: 1 }, to: { portId: 2 }, stops: [], departure: null }

describe('the costs of a voyage', () => {
  test('are the amounts at the prices of the reader, in one currency', () => {
    const prices = {
      ...NO_PRICES,
      ...{ fuelUsd: 600, euaEur: 70, usdPerEur: 1.1, hireUsdPerDay: 20_000 },
    }
    const costs = costsOf(route, carbon, prices, 450_000)
    expect(costs).toEqual({
      fuel: 180_000,
      ets: expect.closeTo(30_800),
      fuelEu: expect.closeTo(5500),
      ukEts: 0,
      dues: 450_000,
      hire: 200_000,
    })
    expect(totalOf(costs, COST_PARTS)).toBeCloseTo(866_300)
  })

  test('have no figure for what has no price, and none is assumed', () => {
    const costs = costsOf(route, carbon, { ...NO_PRICES, euaEur: 70 }, null)
    expect(costs).toMatchObject({ fuel: null, ets: null, fuelEu: null, dues: null, hire: null })
    expect(costsOf(route, null, NO_PRICES, null).ukEts).toBe(null)
    const none = costsOf(route, null, NO_PRICES, null)
    expect(totalOf(none, commonParts([none]))).toBe(null)
  })

  test('are summed over the parts that every column has, so that totals can be compared', () => {
    const prices = { ...NO_PRICES, fuelUsd: 600, hireUsdPerDay: 20_000 }
    const [dues, noDues] = [450_000, null].map((usd) => costsOf(route, null, prices, usd))
    const parts = commonParts([dues!, noDues!])
    expect(parts).toEqual(['fuel', 'hire'])
    expect(totalOf(dues!, parts)).toBe(totalOf(noDues!, parts))
  })
})

describe('the request for carbon costs', () => {
  test('contains the fuel of the route by type, and no price', () => {
    expect(carbonRequest(ENDS, route, '2026-11-22')).toEqual({
      route: {
        origin: { port_id: 1 },
        destination: { port_id: 2 },
        distance_km: 1000,
        distance_type: 'actual',
      },
      fuel: {
        fuels: [
          { type: 'VLSFO', tonnes: 240 },
          { type: 'MGO', tonnes: 60 },
        ],
      },
      carbon: { year: 2026 },
    })
  })

  test('counts what the ship burns while it waits at the end', () => {
    const waits = {
      ...route,
      inPort: [{ stop: 1, fuels: [fuel('MGO', 3)] }],
    } as unknown as RouteAnswer
    const { fuels } = carbonRequest(ENDS, waits, '2026-11-22')!.fuel!
    expect(fuels).toContainEqual({ type: 'MGO', tonnes: 63 })
  })

  test('is not requested between positions, with stops or without a ship', () => {
    const stop = { place: { portId: 3 }, stayHours: 24 }
    expect(carbonRequest({ ...ENDS, stops: [stop] }, route, '2026-11-22')).toBe(null)
    expect(carbonRequest({ ...ENDS, to: { position: [0, 0] } }, route, '2026-11-22')).toBe(null)
    expect(carbonRequest(ENDS, { ...route, emissions: null }, '2026-11-22')).toBe(null)
  })
})
