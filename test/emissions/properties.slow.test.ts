import { describe, expect, it } from 'vitest'
import { type EstimateRequest, estimate, preview } from '../../src/emissions/index.js'
import { factors, random, randomRequest, routeEmissions, sfd, withTestCarrier } from './support.js'

const RUNS = 500

function forRandomRequests(
  seed: number,
  check: (r: ReturnType<typeof randomRequest>, why: string) => void,
) {
  const next = random(seed)
  for (let run = 0; run < RUNS; run++) check(randomRequest(next), `seed ${seed}, run ${run}`)
}

function withCargoTimes(request: EstimateRequest, factor: number): EstimateRequest {
  const { teu, massTonnes } = request.cargo!
  const times = (value: number | undefined) => (value === undefined ? undefined : value * factor)
  return { ...request, cargo: { ...request.cargo, teu: times(teu), massTonnes: times(massTonnes) } }
}

describe('over 500 random requests', () => {
  it('well to wake is tank to wake plus well to tank to the last digit', () => {
    forRandomRequests(1, ({ request, distance }, why) => {
      const { emissions, factor, intensity } = estimate(request, distance, withTestCarrier)
      expect(emissions.ttwKgCo2e + emissions.wttKgCo2e, why).toBe(emissions.wtwKgCo2e)
      expect(factor.ttw + factor.wtt, why).toBe(factor.wtw)
      if (intensity) expect(intensity.ttw + intensity.wtt, why).toBe(intensity.wtw)
    })
  })

  it('twice the cargo is exactly twice the emissions of the cargo', () => {
    forRandomRequests(2, ({ request, distance }, why) => {
      const { fuel: _, ...cargoOnly } = request
      const once = estimate(cargoOnly, distance, withTestCarrier).emissions
      const twice = estimate(withCargoTimes(cargoOnly, 2), distance, withTestCarrier).emissions
      expect(twice.totalKgCo2e, why).toBe(2 * once.totalKgCo2e)
      expect(twice.wtwKgCo2e, why).toBe(2 * once.wtwKgCo2e)
    })
  })

  it('a wider boundary never emits less, and the boundary changes only the headline', () => {
    forRandomRequests(3, ({ request, distance }, why) => {
      const [ttw, wtt, wtw] = (['TTW', 'WTT', 'WTW'] as const).map((boundary) =>
        estimate({ ...request, calculation: { boundary } }, distance, withTestCarrier),
      )
      const total = (r: typeof ttw) => r!.emissions.totalKgCo2e
      expect(total(wtw), why).toBeGreaterThanOrEqual(Math.max(total(ttw), total(wtt)))
      expect(total(ttw), why).toBe(wtw!.emissions.ttwKgCo2e)
      expect(total(wtt), why).toBe(wtw!.emissions.wttKgCo2e)
      expect([ttw!.method, ttw!.factor.id, ttw!.distance, ttw!.steps], why).toEqual([
        wtw!.method,
        wtw!.factor.id,
        wtw!.distance,
        wtw!.steps,
      ])
    })
  })

  it('the gases add up to tank to wake', () => {
    forRandomRequests(4, ({ request, distance }, why) => {
      const { ttwKgCo2e, ttwGases } = estimate(request, distance, withTestCarrier).emissions
      const sum = Object.values(ttwGases).reduce((a, b) => a + b, 0)
      expect(Math.abs(sum - ttwKgCo2e), why).toBeLessThanOrEqual(1e-9 * ttwKgCo2e)
    })
  })

  it('a preview has the method, factor, boundary and steps of the estimate', () => {
    forRandomRequests(5, ({ request, distance }, why) => {
      const voyage = { ...request.voyage, distanceType: distance.type }
      const told = preview({ ...request, voyage }, withTestCarrier)
      const done = estimate({ ...request, voyage }, distance, withTestCarrier)
      expect(told.valid, why).toBe(true)
      expect([told.method, told.methodReason, told.factor, told.boundary]).toEqual([
        done.method,
        done.methodReason,
        done.factor,
        done.boundary,
      ])
      // Warnings about the distance are only known once the distance is.
      expect(done.warnings.slice(0, told.warnings.length), why).toEqual(told.warnings)
      expect(told.distanceAdjustmentFactor, why).toBe(done.distance.distanceAdjustmentFactor)
      expect(told.plannedSteps.map(({ id }) => id)).toEqual(done.steps.map(({ id }) => id))
    })
  })

  it('a longer route, such as one around a closed passage, never emits less by the same method', () => {
    forRandomRequests(6, ({ request, distance }, why) => {
      const longer = { ...distance, distanceKm: distance.distanceKm * 1.3 + 1 }
      const short = estimate(request, distance, withTestCarrier)
      const long = estimate(request, longer, withTestCarrier)
      expect(long.method).toBe(short.method)
      expect(long.emissions.wtwKgCo2e, why).toBeGreaterThanOrEqual(short.emissions.wtwKgCo2e)
    })
  })
})

it('the emissions of a route and an estimate of the same fuel agree to the gram', () => {
  const next = random(7)
  for (let run = 0; run < 200; run++) {
    const fuelType = (['HFO', 'VLSFO', 'MGO'] as const)[run % 3]!
    const block = routeEmissions(
      {
        vessel: { type: 'container', fuelTonnesPerDay: 1 + next() * 300, fuelType },
        distanceKm: 10 + next() * 20_000,
        ecaKm: null,
        speedKmh: 15 + next() * 30,
        fuelPriceUsdPerTonne: null,
      },
      factors,
    )
    const fuel = { consumedTonnes: block.fuelTonnes, type: fuelType }
    const { emissions } = estimate({ fuel }, sfd(1), factors)
    for (const part of ['Ttw', 'Wtt', 'Wtw'] as const) {
      const grams = block[`co2e${part}Tonnes`] * 1e6
      const kg = emissions[`${part.toLowerCase() as 'ttw'}KgCo2e`]
      expect(Math.abs(grams - kg * 1000), `run ${run}`).toBeLessThan(1)
    }
  }
})
