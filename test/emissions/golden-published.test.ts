import { describe, expect, it } from 'vitest'
import { type ConsumedFuel, estimate } from '../../src/emissions/index.js'
import { fuelEuCost } from '../../src/emissions/law/carbon-cost.js'
import { dayOfVoyage } from '../../src/emissions/law-day.js'
import { consumed, exact, four, fuel, withCarrier } from './golden.js'
import { factors, sailed, sfd } from './support.js'

describe('worked cases of publications', () => {
  const activityTkm = (massTonnes: number, distanceKm: number) =>
    estimate({ cargo: { massTonnes } }, sfd(distanceKm), factors).activity.transportActivityTkm!

  it('iLEAP, TCE.transportActivity: 0.23 t over 700 km is 161 t-km', () => {
    exact(activityTkm(0.23, 700), 161)
  })

  it('iLEAP, unitaryProductAmount: two legs of 0.087 t are 64.728 t-km', () => {
    exact(activityTkm(0.087, 423) + activityTkm(0.087, 321), 64.728)
  })

  it('Lune, how to track a vessel: 2 TEU from Singapore to New York at 88.5 g/TEU-km', () => {
    const request = { cargo: { teu: 2 }, carrier: { code: 'TEST' } }
    const set = withCarrier('TEU-km', 88.49891445567181)
    const { emissions, intensity } = estimate(request, sfd(24_453.17), set)
    exact(emissions.wtwKgCo2e, 4328.158)
    exact(intensity!.wtw, 88.49891445567181)
  })

  it('Lune, integrate logistics: 10.36 t from Taiwan to Hamburg at 3.893 g/t-km', () => {
    const request = { cargo: { massTonnes: 10.36 }, carrier: { code: 'TEST' } }
    const set = withCarrier('t-km', 3.893090502838971)
    const { emissions, intensity } = estimate(request, sfd(22_247.3894), set)
    exact(emissions.wtwKgCo2e, 897.291)
    exact(intensity!.wtw, 3.893090502838971)
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
    const { rules } = factors
    const AR5 = { ...rules.gwp100.AR5, ch4: 27, n2o: 273 }
    const feems = { ...factors, rules: { ...rules, gwp100: { ...rules.gwp100, AR5 } } }
    const wtw = (type: ConsumedFuel) =>
      consumed(type, 1, 2025, feems).carbon!.fuelEu!.ghgIntensityGPerMj
    exact(wtw('HFO'), 91.63555555555556)
    exact(wtw('VLSFO'), 91.28512195121951)
    exact(wtw('MGO'), 90.66440281030445)
  })

  it('GLEC v3.2, marine gas oil with AR6: 76.3 g/MJ tank to wake', () => {
    const { emissions, energyCarriers } = consumed('MGO', 1, 2025)
    exact((emissions.ttwKgCo2e * 1000) / energyCarriers![0]!.energyMj, 76.26768149882903)
  })

  it('Capesize at four speeds: 1.78, 2.37, 2.45 and 2.97 g CO2 a dwt and nm', () => {
    const cii = (tonnesOfYear: number, nmOfYear: number) =>
      estimate(
        {
          vessel: { type: 'dry_bulk', deadweightTonnes: 180_000 },
          fuel: { type: 'VLSFO', consumedTonnes: tonnesOfYear },
          voyage: { date: '2026-03-01' },
        },
        sailed(nmOfYear * 1.852),
        factors,
      ).indicators!.cii!.attained
    exact(cii(5713.3, 56_255), 1.7778773541117332)
    exact(cii(8500.1, 62_782), 2.370089719629476)
    exact(cii(9085.7, 64_800), 2.454478798010974)
    exact(cii(11_743.7, 69_252), 2.9685784205189423)
  })

  it("a RoPax of 150,000 nm and 19,000 t: 16.24 and 19.18 in 2019, B, as Etive-Mor's calculator has it", () => {
    const { cii } = estimate(
      {
        vessel: { type: 'ferry', grossTonnage: 25_000 },
        fuel: { type: 'MGO', consumedTonnes: 19_000 },
        voyage: { date: '2019-06-01' },
      },
      sailed(150_000 * 1.852),
      factors,
    ).indicators!
    exact(cii!.attained, 16.24373333333333)
    expect([cii!.required!.toFixed(3), cii!.rating]).toEqual(['19.184', 'B'])
  })

  it('FuelEU Maritime Guide 2024: a ship of 12,000 t HFO and 1,400 t MDO pays about 750,000 EUR', () => {
    const fuels = [
      { fuel: fuel('HFO'), tonnes: 12_000 },
      { fuel: fuel('MDO'), tonnes: 1400 },
    ]
    const cost = fuelEuCost(fuels, 1, dayOfVoyage('2025-06-01'), factors)!
    exact(cost.energyMj, 545_780_000)
    exact(cost.ghgIntensityGPerMj, 91.49505661621897)
    exact(cost.limitGPerMj, 89.3368)
    exact(cost.complianceBalanceTonnes, -1177.9332959999938)
    exact(cost.penaltyEur, 753_616.5940178467)
  })

  it('Baltic Exchange, implications of FuelEU: fossil methanol costs some 320 EUR and LNG in a slow Diesel gains 420 EUR a tonne of VLSFO', () => {
    const perTonne = (code: string) => {
      const { lhvMjPerKg } = fuel(code)
      const tonnes = 41 / lhvMjPerKg
      const cost = fuelEuCost(
        [{ fuel: fuel(code), tonnes }],
        1,
        dayOfVoyage('2025-06-01'),
        factors,
      )!
      return (cost.complianceBalanceTonnes * 1e6 * 2400) / (cost.ghgIntensityGPerMj * 41_000)
    }
    expect(perTonne('METHANOL') / -320).toBeCloseTo(1, 1)
    expect(perTonne('LNG_DIESEL_SS') / 420).toBeCloseTo(1, 1)
  })

  it('charter.works 2024: 207 t MGO with a call at Porto cost 6 % of the fuel in 2024 and 16 % in 2026', () => {
    const percent = (date: string) => {
      const request = {
        fuel: { type: 'MGO' as const, consumedTonnes: 207 },
        carbon: { year: Number(date.slice(0, 4)), euaPriceEur: 85 },
        voyage: { date, originCountry: 'US', destinationCountry: 'PT' },
      }
      return estimate(request, sfd(1), factors).carbon!.ets!.costEur! / 1760
    }
    expect(Math.round(percent('2024-06-01'))).toBe(6)
    expect(Math.round(percent('2026-06-01'))).toBe(16)
  })

  it('Fitzgerald et al. 2011: 61 kt of fuel are 190 kt CO2, and the plugs of a ship 2.7 kW a TEU', () => {
    exact(consumed('HFO', 61_000, 2025).emissions.ttwGases.co2KgCo2e, 189_954_000)
    const { distillate, residual } = factors.vessels.engine.sfcGPerKwh
    expect([distillate.auxiliary, residual.auxiliary]).toEqual([217, 227])
    expect(factors.rules.reeferKwPerTeu).toBe(2.7)
  })

  it('the regulation itself: limits of 89.34 in 2025, 85.69 in 2030 and 18.23 in 2050', () => {
    const limit = (year: number) => consumed('HFO', 1, year).carbon!.fuelEu?.limitGPerMj
    exact(limit(2025)!, 89.3368)
    exact(limit(2034)!, 85.6904)
    exact(limit(2050)!, 18.232)
    expect(limit(2024)).toBeUndefined()
  })

  it('ABS, FuelEU: HFO, LFO and MGO with AR5 are 91.60, 91.25 and 90.63 g/MJ', () => {
    const fuelEu = (type: ConsumedFuel) =>
      consumed(type, 1, 2025).carbon!.fuelEu!.ghgIntensityGPerMj
    four(fuelEu('HFO'), 91.6012)
    four(fuelEu('VLSFO'), 91.2512)
    four(fuelEu('MGO'), 90.6319)
  })
})
