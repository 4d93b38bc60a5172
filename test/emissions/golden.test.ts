import { describe, expect, it } from 'vitest'
import { carbonCost, etsCost, fuelEuLimit } from '../../src/emissions/carbon-cost.js'
import { findFuel } from '../../src/emissions/factors/fuels.js'
import { factorsPerMj, fuelFactors } from '../../src/emissions/fuel.js'
import { estimate } from '../../src/emissions/index.js'
import {
  carbonIntensityIndicator,
  fuelAtSpeed,
  impliedExponent,
  meanDailyFuel,
} from '../../src/emissions/speed-law.js'
import {
  activityEmissionsKg,
  allocate,
  impliedIntensity,
  transportActivity,
} from '../../src/emissions/transport-activity.js'
import { classNamed, dailyFuelAtBerth, dailyFuelAtSea } from '../../src/emissions/vessel-model.js'
import { CARRIER_CSV, factors, sailed, sfd, withTestCarrier } from './support.js'

/** Agrees to four digits. */
function four(actual: number, expected: number) {
  expect(Math.abs(actual / expected - 1), `${actual} against ${expected}`).toBeLessThan(0.0005)
}

/** Agrees with an unrounded figure. */
function exact(actual: number, expected: number) {
  expect(Math.abs(actual / expected - 1), `${actual} against ${expected}`).toBeLessThan(1e-9)
}

const fuel = (code: string) => findFuel(factors.fuels, code)!
const ship = (type: string, sizeClass: string) =>
  classNamed(factors.vessels.classes, type, sizeClass)!

describe('worked cases of publications', () => {
  it('iLEAP, TCE.transportActivity: 0.23 t over 700 km is 161 t-km', () => {
    exact(transportActivity([{ amount: 0.23, distanceKm: 700 }]), 161)
  })

  it('iLEAP, unitaryProductAmount: two legs of 0.087 t are 64.728 t-km', () => {
    const legs = [423, 321].map((distanceKm) => ({ amount: 0.087, distanceKm }))
    exact(transportActivity(legs), 64.728)
  })

  it('Lune, how to track a vessel: 2 TEU from Singapore to New York imply 88.5 g/TEU-km', () => {
    const intensity = impliedIntensity(4328.158, 2 * 24_453.17)
    exact(intensity, 88.49891445567181)
    exact(activityEmissionsKg(2 * 24_453.17, intensity), 4328.158)
  })

  it('Lune, integrate logistics: 10.36 t from Taiwan to Hamburg imply 3.893 g/t-km', () => {
    const activity = 10.36 * 22_247.3894
    exact(impliedIntensity(897.291, activity), 3.893090502838971)
  })

  it('GLEC v3.2, collection round: 0.0024 of 0.3631 t-km carry 0.7 % of 15.734 kg', () => {
    const { share, allocatedKg } = allocate(15.734, 0.0024, 0.3631)
    exact(share, 0.006609749380335995)
    exact(allocatedKg, 0.10399779675020655)
  })

  it('San Antonio to Rotterdam, DESNZ 2026: 18 t on a sailed distance are 4,697.35 kg', () => {
    const request = { cargo: { massTonnes: 18 }, vessel: { type: 'container' as const } }
    const { emissions, distance } = estimate(request, sailed(13_200), factors)
    expect(distance.distanceAdjustmentFactor).toBe(1)
    exact(emissions.ttwKgCo2e, 3830.112)
    exact(emissions.wttKgCo2e, 867.24)
    exact(emissions.wtwKgCo2e, 4697.352)
  })

  it('FEEMS table of FuelEU Annex II, GWP 27 and 273: 91.64, 91.29 and 90.66 g/MJ', () => {
    const wtw = (code: string) => {
      const { lhvMjPerKg } = fuel(code)
      return factorsPerMj(fuelFactors(fuel(code), { ch4: 27, n2o: 273 }), lhvMjPerKg).wtw
    }
    exact(wtw('HFO'), 91.63555555555556)
    exact(wtw('VLSFO'), 91.28512195121951)
    exact(wtw('MGO'), 90.66440281030445)
  })

  it('GLEC v3.2, marine gas oil with AR6: 76.3 g/MJ tank to wake', () => {
    exact(factorsPerMj(fuel('MGO').perKg, fuel('MGO').lhvMjPerKg).ttw, 76.26768149882903)
  })

  it('Notteboom and Cariou 2009: an 8,000 TEU ship burns 225 t a day at 24 kn, 150 at 21 kn', () => {
    exact(fuelAtSpeed(225, 24, 21), 150.732421875)
    const [fast, slow] = [
      { speedKn: 24, tonnesPerDay: 225 },
      { speedKn: 21, tonnesPerDay: 150 },
    ] as const
    exact(impliedExponent(fast, slow), 3.0364777910187244)
  })

  it('Capesize at four speeds: 1.78, 2.37, 2.45 and 2.97 g CO2 a dwt and nm', () => {
    const cii = (fuelTonnes: number, nm: number) =>
      carbonIntensityIndicator(fuelTonnes, fuel('VLSFO').cfCo2, nm, 180_000)
    exact(cii(5713.3, 56_255), 1.7778773541117332)
    exact(cii(8500.1, 62_782), 2.370089719629476)
    exact(cii(9085.7, 64_800), 2.454478798010974)
    exact(cii(11_743.7, 69_252), 2.9685784205189423)
    const at10 = { speedKn: 10, tonnesPerDay: meanDailyFuel(5713.3, 56_255, 10) }
    const at14 = { speedKn: 14, tonnesPerDay: meanDailyFuel(11_743.7, 69_252, 14) }
    exact(at10.tonnesPerDay, 24.374580037330016)
    exact(meanDailyFuel(9085.7, 64_800, 12.5), 42.06342592592593)
    exact(at14.tonnesPerDay, 56.97861722405129)
    exact(impliedExponent(at10, at14), 2.523641421539656)
  })

  it('FuelEU Maritime Guide 2024: a ship of 12,000 t HFO and 1,400 t MDO pays about 750,000 EUR', () => {
    const fuels = [
      { fuelType: 'HFO', tonnes: 12_000 },
      { fuelType: 'MDO', tonnes: 1400 },
    ]
    const { fuelEu } = carbonCost({ year: 2025, scope: { share: 1 }, fuels }, factors)
    exact(fuelEu!.energyMj, 545_780_000)
    exact(fuelEu!.ghgIntensityGPerMj, 91.49505661621897)
    exact(fuelEu!.limitGPerMj, 89.3368)
    exact(fuelEu!.complianceBalanceTonnes, -1177.9332959999938)
    exact(fuelEu!.penaltyEur, 753_616.5940178467)
  })

  it('Fitzgerald et al. 2011: 280 GWh of 61 kt fuel are 217.9 g/kWh and 190 kt CO2', () => {
    exact(61e9 / 280e6, 217.85714285714286)
    exact(61 * fuel('HFO').cfCo2, 189.954)
    const { distillate, residual } = factors.vessels.engine.sfcGPerKwh
    expect([distillate.auxiliary, residual.auxiliary]).toEqual([217, 227])
    expect(factors.rules.reeferKwPerTeu).toBe(2.7)
  })

  it('the regulation itself: limits of 89.34 in 2025, 85.69 in 2030 and 18.23 in 2050', () => {
    exact(fuelEuLimit(2025, factors.carbon)!, 89.3368)
    exact(fuelEuLimit(2034, factors.carbon)!, 85.6904)
    exact(fuelEuLimit(2050, factors.carbon)!, 18.232)
    expect(fuelEuLimit(2024, factors.carbon)).toBeNull()
  })

  it('ABS, FuelEU: HFO, LFO and MGO with AR5 are 91.60, 91.25 and 90.63 g/MJ', () => {
    const fuelEu = (fuelType: string) =>
      carbonCost({ year: 2025, scope: { share: 1 }, fuels: [{ fuelType, tonnes: 1 }] }, factors)
        .fuelEu!.ghgIntensityGPerMj
    four(fuelEu('HFO'), 91.6012)
    four(fuelEu('VLSFO'), 91.2512)
    four(fuelEu('MGO'), 90.6319)
  })
})

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
    const fuels = [{ fuelType: 'HFO', tonnes: 2000 }]
    const ets = (year: number) =>
      carbonCost({ year, euaPriceEur: 75, scope: { share: 0.5 }, fuels }, factors).ets!
    exact(ets(2024).costEur!, 93_420)
    exact(ets(2025).costEur!, 163_485)
    exact(ets(2026).costEur!, 237_232.5)
    exact(ets(2026).allowancesTonnes, 3163.1)
    const gases = { co2Kg: 1000, ch4Kg: 1, n2oKg: 1 }
    expect(etsCost(gases, 1, { year: 2023 }, factors)).toBeNull()
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
    ['LPG_PROPANE', 3, 0.3588, 3.3588],
  ])('a kg of %s is %d + %d = %d kg CO2e', (code, ttw, wtt, wtw) => {
    const { perKg } = fuel(code)
    expect(perKg.ttw).toBeCloseTo(ttw, 5)
    expect(perKg.wtt).toBeCloseTo(wtt, 4)
    expect(perKg.wtw).toBeCloseTo(wtw, 4)
  })

  it.each([
    ['container', 'small_feeder', 18.85, 3.85, 210.6542, 247.0487],
    ['container', 'feeder', 27.37, 6.96, 132.556, 155.4576],
    ['container', 'feedermax', 34.8, 6.69, 97.6357, 114.5041],
    ['container', 'panamax', 50.13, 9.51, 79.9786, 93.7964],
    ['container', 'post_panamax', 67.99, 10.31, 68.6435, 80.503],
    ['container', 'post_panamax_plus', 83.63, 10.8, 54.0098, 63.341],
    ['container', 'neo_panamax', 96.58, 11.69, 47.2258, 55.3849],
    ['container', 'ulcv', 83.14, 12.75, 25.6257, 30.053],
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
    (type, size, sea, berth, ttw, wtw) => {
      const it = ship(type, size)
      const hfo = fuel('HFO')
      const { engine } = factors.vessels
      const day = dailyFuelAtSea(it, hfo, engine, it.defaultSpeedKn)
      expect(day.totalTonnes).toBeCloseTo(sea, 1)
      expect(dailyFuelAtBerth(it, hfo, engine)).toBeCloseTo(berth, 1)
      const modelled = factors.modelled.get(`${it.type}/${it.sizeClass}/HFO`)!
      four(modelled.ttw, ttw)
      four(modelled.ttw + modelled.wtt, wtw)
    },
  )

  it.each([
    ['container', 'post_panamax', 24, 225, 0.03],
    ['container', 'post_panamax', 21, 150, 0.05],
    ['bulker', 'capesize', 10, 24.4, 0.03],
    ['bulker', 'capesize', 12.5, 42.1, 0.12],
    ['bulker', 'capesize', 14, 57, 0.14],
  ])(
    'a %s of the class %s at %d kn: published %d t a day, the model is off by at most %d',
    (type, size, speedKn, published, bound) => {
      const { engine } = factors.vessels
      const { totalTonnes } = dailyFuelAtSea(ship(type, size), fuel('HFO'), engine, speedKn)
      expect(totalTonnes / published).toBeGreaterThan(1)
      expect(totalTonnes / published - 1).toBeLessThan(bound)
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
