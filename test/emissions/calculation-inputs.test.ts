import { describe, expect, it } from 'vitest'
import { type EstimateRequest, estimate } from '../../src/emissions/index.js'
import { CARGO, codes, expectOnly, run } from './inputs.js'
import { factors, sailed, sfd } from './support.js'

describe('calculation.method', () => {
  it('auto takes fuel, then carrier, then vessel type, then the fallback, and says why', () => {
    const all: EstimateRequest = {
      ...CARGO,
      fuel: { consumedTonnes: 1, type: 'HFO' },
      carrier: { code: 'TEST' },
      vessel: { type: 'container' },
    }
    const { fuel: _, ...carried } = all
    const { carrier: __, ...shipped } = carried
    expect(run(all).method).toBe('fuel_based')
    expect(run(carried)).toMatchObject({
      method: 'carrier_intensity',
      methodReason: 'an intensity of carrier TEST is loaded',
    })
    expect(run(shipped).method).toBe('activity_based')
    expect(run(CARGO)).toMatchObject({
      method: 'default_maritime',
      methodReason: 'neither fuel nor vessel type is given',
    })
  })

  it('uses the requested method', () => {
    const vessel = { type: 'container' } as const
    const result = run({ ...CARGO, vessel, calculation: { method: 'default_maritime' } })
    expect(result).toMatchObject({
      method: 'default_maritime',
      methodRequested: 'default_maritime',
      factor: { id: 'desnz-3228' },
    })
  })
})

describe('framework', () => {
  it('changes its own name and nothing else', () => {
    const framework = { name: 'iso 14083', version: '2023' }
    expectOnly(['framework'], run(CARGO), run({ ...CARGO, framework }))
    expect(run({ ...CARGO, framework: { version: '3.2' } }).framework).toMatchObject({
      name: 'GLEC',
      version: '3.2',
      standard: 'ISO 14083:2023',
    })
  })

  it('claims no more than alignment', () => {
    const { statement } = estimate(
      { ...CARGO, vessel: { type: 'dry_bulk' } },
      sfd(1),
      factors,
    ).framework
    expect(statement).toMatch(/^Aligned with/)
    expect(statement).not.toMatch(/GLEC default/)
    expect(statement).toMatch(/open factors/)
  })
})

describe('carrier', () => {
  it('is known by code or name, in any case', () => {
    expect(run({ ...CARGO, carrier: { code: 'test' } }).factor.id).toBe('carrier-TEST-2024-all-dry')
    expect(run({ ...CARGO, carrier: { name: 'TEST CARRIER (fiction)' } }).method).toBe(
      'carrier_intensity',
    )
  })

  it('gives a warning without a row for its cargo, and auto skips it', () => {
    const reefer = run({ cargo: { teu: 1, reefer: true }, carrier: { code: 'TEST' } })
    expect(reefer.method).toBe('default_maritime')
    expect(reefer.methodReason).toContain('no intensity of carrier TEST fits')
  })
})

describe('the distance', () => {
  it('of a sailed leg takes no adjustment with an intensity on sailed distance', () => {
    const routed = run(CARGO)
    const tracked = run(CARGO, sailed(10_000))
    expect(tracked.distance).toMatchObject({ actualKm: 10_000, shortestKm: null })
    expect(routed.emissions.wtwKgCo2e).toBeCloseTo(tracked.emissions.wtwKgCo2e * 1.15, 9)
    expectOnly(
      [
        'emissions',
        'framework',
        'deviations',
        'uncertainty',
        'parts',
        'intensity',
        'distance',
        'steps',
      ],
      routed,
      tracked,
    )
  })

  it('repeats passages and control area kilometres, as route.avoid and resolution_km make them', () => {
    const distance = { ...sfd(10_000), ecaKm: 120, piracyKm: 7, passages: ['suez'] }
    const result = run(CARGO, distance)
    expectOnly(['distance'], run(CARGO), result)
    expect(result.distance).toMatchObject({ ecaKm: 120, piracyKm: 7, passages: ['suez'] })
  })

  it('of zero fuel emits nothing', () => {
    const { emissions, intensity } = run(CARGO, sfd(0))
    expect(emissions.wtwKgCo2e).toBe(0)
    expect(intensity).toBeNull()
  })
})

describe('carbon', () => {
  const carbon = { year: 2026, euaPriceEur: 80 }
  const voyage = { originCountry: 'NL', destinationCountry: 'SG' }

  it('adds the cost and changes nothing else', () => {
    const fuel = { consumedTonnes: 100, type: 'HFO' } as const
    const plain = run({ fuel, voyage })
    const priced = run({ fuel, voyage, carbon })
    expectOnly(['carbon'], plain, priced)
    expect(priced.carbon!.scopeShare).toBe(0.5)
    expect(priced.carbon!.ets!.costEur).toBeCloseTo(100 * 3.1631 * 0.5 * 80, 6)
    expect(priced.carbon!.fuelEu!.penaltyEur).toBeGreaterThan(0)
  })

  it('counts gases by their mass when the factor was weighed with another GWP', () => {
    const vessel = { type: 'container', capacityTeu: 13_000 } as const
    const result = run({ ...CARGO, vessel, voyage, carbon })
    const tonnes = result.emissions.ttwGases.co2KgCo2e / 3.114 / 1000
    expect(result.carbon!.ets!.allowancesTonnes).toBeCloseTo(tonnes * 3.1631 * 0.5, 9)
  })

  it('has no FuelEU part if the factor does not name the fuel', () => {
    const { carbon: cost } = run({ ...CARGO, voyage, carbon })
    expect(cost!.fuelEu).toBeNull()
    expect(cost!.ets!.allowancesTonnes).toBeGreaterThan(0)
  })

  it('needs the countries of both ends', () => {
    const result = run({ ...CARGO, carbon })
    expect(result.carbon).toBeNull()
    expect(codes(result)).toEqual(['carbon_scope_unknown'])
  })
})
