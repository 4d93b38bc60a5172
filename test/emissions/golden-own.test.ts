import { describe, expect, it } from 'vitest'
import { type EstimateRequest, estimate } from '../../src/emissions/index.js'
import { shipOfClass } from '../../src/emissions/ship/modelled-ship.js'
import { hourlyFuel, portCallFuelKg } from '../../src/emissions/ship/port-call.js'
import { dayAtBerth, dayAtSea, exact, four, fuel, ship } from './golden.js'
import { CARRIER_CSV, cargoShipOf, factors, sailed, sfd, withTestCarrier } from './support.js'

describe('worked cases of our own', () => {
  it('a routed distance takes 1.15 with an intensity on sailed distance', () => {
    const request = { cargo: { massTonnes: 18 }, vessel: { type: 'container' as const } }
    const { emissions, distance } = estimate(request, sfd(13_200), factors)
    expect(distance).toMatchObject({ distanceAdjustmentFactor: 1.15, shortestKm: 13_200 })
    exact(emissions.ttwKgCo2e, 4404.6288)
    exact(emissions.wttKgCo2e, 997.326)
    exact(emissions.wtwKgCo2e, 5401.9548)
  })

  it('120 t of HFO are 445.4 t CO2e well to wake', () => {
    const { emissions } = estimate({ fuel: { consumedTonnes: 120, type: 'HFO' } }, sfd(1), factors)
    exact(emissions.ttwKgCo2e, 379_755.6)
    exact(emissions.wttKgCo2e, 65_610)
    exact(emissions.wtwKgCo2e, 445_365.6)
  })

  it('35.5 t of MGO by gas', () => {
    const { emissions } = estimate({ fuel: { consumedTonnes: 35.5, type: 'MGO' } }, sfd(1), factors)
    exact(emissions.ttwGases.co2KgCo2e, 113_813)
    exact(emissions.ttwGases.ch4KgCo2e, 52.895)
    exact(emissions.ttwGases.n2oKgCo2e, 1744.47)
    exact(emissions.ttwKgCo2e, 115_610.365)
    exact(emissions.wttKgCo2e, 21_828.24)
    exact(emissions.wtwKgCo2e, 137_438.605)
  })

  it('EU ETS, 2,000 t HFO to or from the EEA, 75 EUR: three years', () => {
    const request: EstimateRequest = {
      fuel: { type: 'HFO', consumedTonnes: 2000 },
      voyage: { originCountry: 'NL', destinationCountry: 'SG' },
    }
    const ets = (year: number) =>
      estimate({ ...request, carbon: { year, euaPriceEur: 75 } }, sfd(1), factors).carbon!.ets
    exact(ets(2024)!.costEur!, 93_420)
    exact(ets(2025)!.costEur!, 163_485)
    exact(ets(2026)!.costEur!, 237_232.5)
    exact(ets(2026)!.allowancesTonnes, 3163.1)
    expect(ets(2023)).toBeNull()
  })

  it.each([
    ['HFO', 3.16463, 0.54675, 3.71138],
    ['VLSFO', 3.20163, 0.5412, 3.74283],
    ['MGO', 3.25663, 0.61488, 3.87151],
    ['MDO', 3.25663, 0.61488, 3.87151],
    ['LNG_OTTO_MS', 3.61765, 0.90835, 4.526],
    ['LNG_OTTO_SS', 3.23937, 0.90835, 4.14772],
    ['LNG_DIESEL_SS', 2.83407, 0.90835, 3.74242],
    ['LNG_LBSI', 3.48255, 0.90835, 4.3909],
    ['METHANOL', 1.42563, 0.62287, 2.0485],
    ['LPG_PROPANE', 3.05063, 0.3588, 3.40943],
    ['LPG_BUTANE', 3.08063, 0.3588, 3.43943],
  ])('a kg of %s is %d + %d = %d kg CO2e', (code, ttw, wtt, wtw) => {
    const tonne = dayAtSea({ type: 'container', fuelTonnesPerDay: 1, fuelType: code }, 15)
    expect(tonne.co2eTtwTonnes).toBeCloseTo(ttw, 5)
    expect(tonne.co2eWttTonnes).toBeCloseTo(wtt, 4)
    expect(tonne.co2eWtwTonnes).toBeCloseTo(wtw, 4)
  })

  it.each([
    ['container', 'small_feeder', 18.85, 3.85, 210.6542, 247.0487],
    ['container', 'feeder', 27.37, 6.96, 132.556, 155.4576],
    ['container', 'feedermax', 34.8, 6.69, 97.6357, 114.5041],
    ['container', 'panamax', 50.13, 9.51, 79.9786, 93.7964],
    ['container', 'post_panamax', 67.99, 10.31, 68.6435, 80.503],
    ['container', 'post_panamax_plus', 83.63, 10.8, 54.0098, 63.341],
    ['container', 'neo_panamax', 96.58, 11.69, 47.2258, 55.3849],
    ['container', 'ulcv', 117.46, 12.75, 36.2052, 42.4603],
    ['bulker', 'handysize', 18.95, 1.11, 7.3017, 8.5632],
    ['bulker', 'supramax', 23.49, 1.77, 4.4453, 5.2133],
    ['bulker', 'panamax', 28.46, 3.21, 3.8379, 4.501],
    ['bulker', 'capesize', 41.65, 3.21, 2.7455, 3.2198],
    ['bulker', 'vloc', 38.26, 3.21, 1.8159, 2.1296],
    ['tanker', 'mr', 29.31, 23.69, 7.1049, 8.3324],
    ['tanker', 'lr1', 38.33, 27.17, 5.9809, 7.0143],
    ['tanker', 'aframax', 38.95, 33.64, 4.2015, 4.9274],
    ['tanker', 'suezmax', 53.67, 61.2, 4.0569, 4.7578],
    ['tanker', 'vlcc', 64.65, 64.86, 2.5153, 2.9498],
    ['tanker', 'ulcc', 93.46, 64.86, 2.5149, 2.9494],
  ])(
    'a %s of the class %s burns %d t a day at sea, %d at berth',
    (type, sizeClass, sea, berth, ttw, wtw) => {
      const it = ship(type, sizeClass)
      const vessel = { type: it.type, sizeClass, fuelType: 'HFO' }
      expect(dayAtSea(vessel, it.defaultSpeedKn).fuelTonnes).toBeCloseTo(sea, 1)
      const hourly = hourlyFuel(shipOfClass(it), fuel('HFO'), factors.vessels.engine)
      expect(portCallFuelKg(hourly, dayAtBerth) / 1000).toBeCloseTo(berth, 1)
      const size = {
        [it.capacityUnit === 'TEU' ? 'capacityTeu' : 'deadweightTonnes']: it.nominalCapacity,
      }
      const request = { cargo: { teu: 1 }, vessel: { type: cargoShipOf(it.type), ...size } }
      const { intensity } = estimate(
        { ...request, vessel: { ...request.vessel, fuelType: 'HFO' } },
        sailed(1000),
        factors,
      )
      four(intensity!.ttw, ttw)
      four(intensity!.wtw, wtw)
    },
  )

  it.each([
    ['container', 'post_panamax', 24, 225, 0.03],
    ['container', 'post_panamax', 21, 150, 0.05],
    ['bulker', 'capesize', 10, 24.4, 0.03],
    ['bulker', 'capesize', 12.5, 42.1, 0.12],
    ['bulker', 'capesize', 14, 57, 0.14],
  ] as const)(
    'a %s of the class %s at %d kn: published %d t a day, the model is off by at most %d',
    (type, sizeClass, speedKn, published, bound) => {
      const { fuelTonnes } = dayAtSea({ type, sizeClass, fuelType: 'HFO' }, speedKn)
      expect(fuelTonnes / published).toBeGreaterThan(1)
      expect(fuelTonnes / published - 1).toBeLessThan(bound)
    },
  )

  it("a carrier's own intensity on sailed distance", () => {
    expect(CARRIER_CSV).toContain('fiction')
    const request = { cargo: { teu: 2 }, carrier: { code: 'test' } }
    const { emissions, factor } = estimate(request, sailed(10_000), withTestCarrier)
    exact(emissions.ttwKgCo2e, 1058)
    exact(emissions.wtwKgCo2e, 1240)
    expect(factor).toMatchObject({ unit: 'g CO2e/TEU-km', value: 62, kind: 'operator' })
  })

  it('cargo alone: general cargo, 18.64 g CO2e a t-km of routed distance', () => {
    const { emissions, intensity } = estimate({ cargo: { teu: 2 } }, sfd(10_000), factors)
    exact(emissions.wtwKgCo2e, 3728.3)
    exact(intensity!.wtw, 18.6415)
  })

  it('refrigerated cargo adds 76.8 g CO2e a TEU-km at 16 kn', () => {
    const vessel = { type: 'container' as const, capacityTeu: 13_000 }
    const kg = (reefer: boolean) =>
      estimate({ cargo: { teu: 1, reefer }, vessel }, sailed(10_000), factors).emissions.wtwKgCo2e
    const hours = 10_000 / (16 * 1.852)
    exact(kg(true) - kg(false), ((2.7 * hours * 227) / 1000) * 3.71138)
    expect(((kg(true) - kg(false)) * 1000) / 10_000).toBeCloseTo(76.8, 1)
  })
})
