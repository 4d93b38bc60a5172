import { describe, expect, it } from 'vitest'
import { type EstimateRequest, estimate, tradeLaneOf } from '../../src/emissions/index.js'
import { territoryOf, voyageScope } from '../../src/emissions/law/voyage-scope.js'
import { dayOfVoyage } from '../../src/emissions/law-day.js'
import { containersCounted, readContainerType } from '../../src/emissions/methods/container-type.js'
import { distanceAdjustment } from '../../src/emissions/methods/transport-activity.js'
import { imoCheckDigitHolds, isImoNumber } from '../../src/emissions/number-rules.js'
import { tradeLaneBetween } from '../../src/emissions/trade-lane.js'
import { ports } from '../support/tables.js'
import { factors, sfd } from './support.js'

describe('distanceAdjustment', () => {
  it.each([
    ['sfd', 'sfd', 1],
    ['actual', 'actual', 1],
    ['sfd', 'actual', 1.15],
    ['actual', 'sfd', 1 / 1.15],
  ] as const)('a leg by %s with an intensity by %s takes %d', (leg, basis, factor) => {
    expect(distanceAdjustment(leg, basis, 1.15)).toBe(factor)
  })
})

describe('IMO numbers', () => {
  it('have seven digits of which the last checks', () => {
    expect(isImoNumber(9260419)).toBe(true)
    expect(isImoNumber('0123456')).toBe(true)
    expect([isImoNumber(926041), isImoNumber('92604191'), isImoNumber(9260419.5)]).toEqual([
      false,
      false,
      false,
    ])
    expect([9074729, '9893890', 9260419].every(imoCheckDigitHolds)).toBe(true)
    expect(imoCheckDigitHolds(9074728)).toBe(false)
  })
})

describe('readContainerType', () => {
  it.each([
    ['22G1', 20, false, null],
    ['45R1', 40, true, null],
    ['L5G1', 45, false, null],
    ['42U1', 40, false, null],
    ['40HC', 40, false, null],
    ['20gp', 20, false, null],
    ["40' HC", 40, false, null],
    ['40RF', 40, true, null],
    ['reefer', null, true, null],
    ['40 ft high cube reefer', 40, true, null],
    ['temperature controlled', null, true, null],
    ['dry', null, false, null],
    ['open top', null, false, null],
    ['20ft heavy', 20, null, 'heavy'],
    ['light', null, null, 'light'],
    ['empty', null, null, 'empty'],
    ['40HC empty', 40, false, 'empty'],
    ['HC40', 40, false, null],
    ['DV 20', 20, false, null],
    ['C40HC', 40, false, null],
    ['40R', 40, true, null],
    ['2210', 20, false, null],
    ['4532', 40, true, null],
    ['FEU', 40, null, null],
    ['20\u2019DV', 20, false, null],
    ['\uff14\uff10ＨＣ', 40, false, null],
    ['40尺冻柜', 40, true, null],
    ['40футовый HC', 40, false, null],
  ])('%s', (text, lengthFeet, refrigerated, load) => {
    expect(readContainerType(text)).toEqual({ lengthFeet, refrigerated, load })
  })

  it.each([
    ['1X40HC', 1],
    ['40HC x 2', 2],
    ['40HQ\u00d73', 3],
    ['2 40HC', 2],
    ['2个40HQ', 2],
    ['3 units 40HC', 3],
    ['1FCL40', 1],
    ['2 FEU', 2],
    ['2 x 40\u2019HC + 20\u2019DV x 3', 5],
  ])('%s counts %d containers', (text, count) => {
    expect(containersCounted(text)).toBe(count)
  })

  it.each(['', '   ', 'barrel', '54 ft', '99X9', 'reefer barrel', '{}'])(
    '%j is unknown',
    (text) => {
      expect(readContainerType(text)).toBeNull()
    },
  )
})

describe('the scope of a voyage in the EU', () => {
  const HFO_100_T: EstimateRequest = { fuel: { type: 'HFO', consumedTonnes: 100 } }
  const gasShip = (fuelType: string): EstimateRequest => ({
    cargo: { teu: 1000 },
    vessel: { type: 'container', capacityTeu: 13_000, fuelType },
  })
  const costOf = (
    request: EstimateRequest,
    originCountry: string,
    destinationCountry: string,
    year: number,
  ) => {
    const voyage = { originCountry, destinationCountry }
    const carbon = { year, euaPriceEur: 80 }
    return estimate({ ...request, voyage, carbon }, sfd(1000), factors).carbon!
  }

  it.each([
    ['NL', 'DE', 2026, 1, 1],
    ['NL', 'sg', 2026, 0.5, 0.5],
    ['CN', 'GR', 2025, 0.5, 0.5],
    ['GB', 'NL', 2025, 0.5, 0.5],
    ['CN', 'US', 2026, 0, 0],
    ['NL', 'NO', 2025, 1, 0.5],
    ['NO', 'NO', 2025, 1, 0],
    ['NO', 'IS', 2026, 1, 0],
    ['NO', 'US', 2025, 0.5, 0],
    ['NL', 'MQ', 2025, 1, 0.5],
    ['MQ', 'GP', 2025, 1, 0.5],
    ['MQ', 'US', 2025, 0.5, 0.5],
    ['NL', 'ES-CN', 2025, 1, 0.5],
    ['PT', 'PT-20', 2026, 1, 0.5],
    ['PT', 'ES', 2026, 1, 1],
    ['FI', 'AX', 2026, 1, 1],
    ['NL', 'SJ', 2026, 0.5, 0.5],
  ])('%s to %s in %d is %d for EU ETS and %d for FuelEU', (from, to, year, ets, fuelEu) => {
    expect(voyageScope('eu_ets', from, to, dayOfVoyage(`${year}-08-01`), factors)).toBe(ets)
    expect(voyageScope('fuel_eu', from, to, dayOfVoyage(`${year}-08-01`), factors)).toBe(fuelEu)
  })

  it('islands that share a country code with the mainland are outermost regions by their place', () => {
    const code = (unlocode: string) => {
      const { countryCode, position } = ports.byLocode(unlocode)!
      return territoryOf({ country: countryCode, lon: position[0], lat: position[1] }, factors)
    }
    expect(['ESLPA', 'PTPDL', 'PTFNC'].map(code)).toEqual(['ES-CN', 'PT-20', 'PT-30'])
    expect(['ESBCN', 'PTLIS', 'NLRTM', 'MQFDF'].map(code)).toEqual(['ES', 'PT', 'NL', 'MQ'])
  })

  it('100 t of HFO from the Netherlands to Norway in 2025 pay half the penalty and all allowances', () => {
    const cost = (to: string) => costOf(HFO_100_T, 'NL', to, 2025)
    expect(cost('DE').fuelEu!.penaltyEur).toBeCloseTo(5861, 0)
    expect(cost('NO').fuelEu!.penaltyEur).toBeCloseTo(2930, 0)
    expect(cost('NO')).toMatchObject({
      scopeShare: 1,
      ets: { scopeShare: 1 },
      fuelEu: { scopeShare: 0.5 },
    })
    expect(cost('NO').ets).toEqual(cost('DE').ets)
  })

  it('nothing is owed outside it', () => {
    const { ets, fuelEu } = costOf(HFO_100_T, 'CN', 'US', 2026)
    expect(ets!.costEur).toBe(0)
    expect(fuelEu).toMatchObject({ energyMj: 0, complianceBalanceTonnes: 0, penaltyEur: 0 })
  })

  it('a surplus under FuelEU costs nothing', () => {
    const { fuelEu } = costOf(gasShip('LNG_DIESEL_SS'), 'NL', 'DE', 2026)
    expect(fuelEu!.complianceBalanceTonnes).toBeGreaterThan(0)
    expect(fuelEu!.penaltyEur).toBe(0)
  })

  it('methane slip counts from 2026', () => {
    const request = gasShip('LNG_OTTO_MS')
    const { tonnes } = estimate(request, sfd(1000), factors).energyCarriers![0]!
    const perTonne = (year: number) => {
      const { allowancesTonnes, phaseIn } = costOf(request, 'NL', 'DE', year).ets!
      return allowancesTonnes / phaseIn / tonnes
    }
    expect(perTonne(2026)).toBeCloseTo(3.561, 3)
    expect(perTonne(2025)).toBeCloseTo(2.66475, 9)
  })
})

it('a trade lane is the same in both directions, and "other" if the request names none', () => {
  expect(tradeLaneBetween('north_europe', 'ne_asia')).toBe('asia_north_europe')
  expect(tradeLaneBetween('se_asia', 'mediterranean')).toBe('asia_mediterranean')
  expect(tradeLaneBetween('ne_asia', 'se_asia')).toBe('se_asia_ne_asia')
  expect(tradeLaneBetween('ne_asia', 'ne_asia')).toBe('intra_ne_asia')
  expect(tradeLaneBetween('north_america_west', 'north_america_east')).toBe('intra_north_america')
  expect(tradeLaneBetween('mediterranean', 'north_europe')).toBe('north_europe_mediterranean')
  expect(tradeLaneBetween('north_america_east', 'north_europe')).toBe(
    'north_europe_north_america_east',
  )
  expect(tradeLaneBetween('africa', 'oceania')).toBe('africa_oceania')
  expect(tradeLaneBetween('oceania', 'middle_east')).toBe('other')
})

describe('tradeLaneOf', () => {
  const PORTS = {
    rotterdam: { country: 'NL', lon: 4.1, lat: 51.9 },
    shanghai: { country: 'CN', lon: 121.8, lat: 31.2 },
    oakland: { country: 'US', lon: -122.3, lat: 37.8 },
    houston: { country: 'US', lon: -95, lat: 29.7 },
    marseille: { country: 'FR', lon: 5, lat: 43.4 },
    leHavre: { country: 'FR', lon: 0.1, lat: 49.5 },
    vladivostok: { country: 'RU', lon: 131.9, lat: 43.1 },
    mundra: { country: 'IN', lon: 69.7, lat: 22.7 },
  } as const
  it.each([
    ['rotterdam', 'shanghai', 'asia_north_europe'],
    ['shanghai', 'oakland', 'asia_north_america_west'],
    ['houston', 'rotterdam', 'north_europe_north_america_east'],
    ['marseille', 'leHavre', 'north_europe_mediterranean'],
    ['marseille', 'shanghai', 'asia_mediterranean'],
    ['vladivostok', 'shanghai', 'intra_ne_asia'],
    ['mundra', 'leHavre', 'europe_middle_east'],
  ] as const)('%s to %s is %s', (origin, destination, lane) => {
    expect(tradeLaneOf(PORTS[origin], PORTS[destination], factors)).toBe(lane)
    expect(tradeLaneOf(PORTS[destination], PORTS[origin], factors)).toBe(lane)
  })

  it('is null for a country that no region holds', () => {
    const nowhere = { country: 'XX', lon: 0, lat: 0 }
    expect(tradeLaneOf(nowhere, PORTS.rotterdam, factors)).toBeNull()
  })
})
