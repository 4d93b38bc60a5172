import { describe, expect, it } from 'vitest'
import { type EstimateRequest, estimate, findFuel, territoryOf } from '../../src/emissions/index.js'
import { fuelEuCost } from '../../src/emissions/law/carbon-cost.js'
import { dayOfVoyage } from '../../src/emissions/law-day.js'
import { factors, sailed } from './support.js'

const FUEL = { consumedTonnes: 100, type: 'HFO' } as const
type Requested = Partial<EstimateRequest> & { readonly date?: string }

function carbonOf(from: string, to: string, { date = '2026-08-01', ...request }: Requested = {}) {
  const voyage = { originCountry: from, destinationCountry: to, hasEnds: true, date }
  const carbon = { year: Number(date.slice(0, 4)), euaPriceEur: 80, ukaPriceGbp: 50 }
  return estimate({ fuel: FUEL, carbon, voyage, ...request }, sailed(1000), factors).carbon!
}

describe('UK ETS', () => {
  it('begins on 1 July 2026', () => {
    expect(carbonOf('GB', 'GB', { date: '2026-06-30' }).ukEts).toBeNull()
    expect(carbonOf('GB', 'GB', { date: '2026-07-01' }).ukEts).toMatchObject({ scopeShare: 1 })
    expect(carbonOf('GB', 'GB', { date: '2025-07-01' }).ukEts).toBeNull()
    const inYear = (date: string, year: number) =>
      carbonOf('GB', 'GB', { date, carbon: { year } }).ukEts?.scopeShare ?? null
    expect(inYear('2025-08-01', 2026)).toBe(1)
    expect(inYear('2025-03-01', 2026)).toBeNull()
    expect(inYear('2026-08-01', 2025)).toBeNull()
  })

  it.each([
    ['GB', 'GB', 1],
    ['GB', 'GB-NIR', 0.5],
    ['GB-NIR', 'GB-NIR', 1],
    ['GB', 'IM', 0],
    ['GB', 'NL', 0],
    ['NL', 'DE', 0],
  ])('counts of a voyage from %s to %s: %d', (from, to, scopeShare) => {
    const { ukEts, ets } = carbonOf(from, to)
    expect(ukEts!.scopeShare).toBe(scopeShare)
    // 100 t of HFO are 316.31 t CO2e with AR5.
    expect(ukEts!.allowancesTonnes).toBeCloseTo(316.31 * scopeShare, 6)
    expect(ukEts!.costGbp).toBeCloseTo(316.31 * 50 * scopeShare, 4)
    expect(ets!.scopeShare).toBe(from === 'NL' ? 1 : to === 'NL' ? 0.5 : 0)
  })

  it('knows Northern Ireland by its ports', () => {
    const at = (lon: number, lat: number) => territoryOf({ country: 'GB', lon, lat }, factors)
    expect(at(-5.91, 54.62)).toBe('GB-NIR') // Belfast
    expect(at(-7.32, 55.0)).toBe('GB-NIR') // Londonderry
    expect(at(-5.03, 54.91)).toBe('GB') // Stranraer
    expect(at(-5.6, 55.42)).toBe('GB') // Campbeltown
    expect(at(-4.63, 53.31)).toBe('GB') // Holyhead
  })
})

describe('EU ETS', () => {
  const FUELS = { fuel: { consumedTonnes: 100, type: 'MGO' } } as const

  it.each([
    ['ES', 'ES-CN'],
    ['ES-CN', 'ES-CN'],
    ['FR', 'RE'],
    ['GP', 'MQ'],
    ['PT', 'PT-30'],
    ['PT-20', 'PT-30'],
  ])('asks for no allowances from %s to %s until the end of 2030, but monitors all', (from, to) => {
    for (const [origin, destination] of [
      [from, to],
      [to, from],
    ] as const) {
      const { ets, notes } = carbonOf(origin, destination, FUELS)
      expect(ets).toMatchObject({ scopeShare: 1, allowancesTonnes: 0, costEur: 0 })
      expect(ets!.monitoredTonnes).toBeCloseTo(325.51, 9)
      expect(ets!.exemption!.article).toContain('Article 12(3-b)')
      expect(notes.join()).toContain('no allowances are due until the end of 2030')
    }
    const last = carbonOf(from, to, { ...FUELS, date: '2030-12-31' }).ets!
    const next = carbonOf(from, to, { ...FUELS, date: '2031-01-01' }).ets!
    expect([last.allowancesTonnes, next.exemption]).toEqual([0, null])
    expect(next.allowancesTonnes).toBeCloseTo(325.51, 9)
  })

  it.each([
    ['ES', 'MQ', 325.51],
    ['ES-CN', 'PT-30', 325.51],
    ['ES', 'ES', 325.51],
    ['RE', 'MU', 325.51 / 2],
  ])('asks for those of %s to %s', (from, to, tonnes) => {
    const ets = carbonOf(from, to, FUELS).ets!
    expect(ets.allowancesTonnes).toBeCloseTo(tonnes, 9)
    expect(ets).toMatchObject({ monitoredTonnes: ets.allowancesTonnes, exemption: null })
  })

  it('frees the calls of an exempt voyage too', () => {
    const ship = { type: 'container', capacityTeu: 2000 } as const
    const { ets } = carbonOf('ES', 'ES-CN', { fuel: undefined, cargo: { teu: 9 }, vessel: ship })
    expect(ets!.stretches.map((part) => [part.scopeShare, part.allowancesTonnes])).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
    ])
    expect(ets!.monitoredTonnes).toBeGreaterThan(0)
  })
})

describe('a call', () => {
  const ship = {
    fuel: undefined,
    cargo: { teu: 100 },
    vessel: { type: 'container', capacityTeu: 9000 },
  } as const

  it('has the scope of the port, whatever the scope of the voyage', () => {
    const { ets, ukEts } = carbonOf('NL', 'GB', ship)
    expect(ets!.stretches.map(({ stretch, scopeShare }) => [stretch, scopeShare])).toEqual([
      ['voyage', 0.5],
      ['origin_call', 1],
      ['destination_call', 0],
    ])
    expect(ukEts!.stretches.map(({ scopeShare }) => scopeShare)).toEqual([0, 0, 1])
    const sum = ets!.stretches.reduce((tonnes, part) => tonnes + part.allowancesTonnes, 0)
    expect(ets!.allowancesTonnes).toBeCloseTo(sum, 12)
  })

  it('of FuelEU counts in full in an outermost region, whose voyages count half', () => {
    const { fuelEu } = carbonOf('MQ', 'US', ship)
    expect(fuelEu!.scopeShare).toBe(0.5)
    const { fuelEu: none } = carbonOf('NO', 'US', ship)
    expect(none!.energyMj).toBe(0)
    expect(none!.penaltyEur).toBe(0)
  })
})

describe('FuelEU', () => {
  it.each([
    ['NL', 'NO', 0.5, 1],
    ['NO', 'NO', 0, 1],
    ['NL', 'MQ', 0.5, 1],
    ['NO', 'US', 0, 0.5],
    ['NL', 'US', 0.5, 0.5],
  ])(
    'has a scope of its own from %s to %s in 2025: %d, where EU ETS counts %d',
    (from, to, own, ets) => {
      const carbon = carbonOf(from, to, { date: '2025-03-01' })
      expect(carbon.fuelEu!.scopeShare).toBe(own)
      expect(carbon.ets!.scopeShare).toBe(ets)
    },
  )

  it('rewards wind by its three steps', () => {
    const of = (windShare: number) =>
      fuelEuCost(
        [{ fuel: findFuel(factors.fuels, 'HFO')!, tonnes: 100 }],
        1,
        dayOfVoyage('2026-06-01'),
        factors,
        windShare,
      )!
    expect([0, 0.04, 0.05, 0.1, 0.15, 0.6].map((share) => of(share).windFactor)).toEqual([
      1, 1, 0.99, 0.97, 0.95, 0.95,
    ])
    expect(of(0.15).ghgIntensityGPerMj).toBeCloseTo(0.95 * of(0).ghgIntensityGPerMj, 9)
    expect(of(0.15).penaltyEur).toBe(0)
  })

  it('counts renewable fuels of non-biological origin twice until 2033', () => {
    const fossil = findFuel(factors.fuels, 'METHANOL')!
    const of = (isRfnbo: boolean, year: number) =>
      fuelEuCost(
        [
          {
            fuel: {
              ...fossil,
              cfCo2: 0,
              class: isRfnbo ? 'rfnbo' : 'biofuel',
              sustainability: 'proven',
            },
            tonnes: 100,
          },
        ],
        1,
        dayOfVoyage(`${year}-06-01`),
        factors,
      )!
    expect(of(true, 2033).ghgIntensityGPerMj).toBeCloseTo(of(false, 2033).ghgIntensityGPerMj / 2, 9)
    expect(of(true, 2033).energyMj).toBe(of(false, 2033).energyMj)
    expect(of(true, 2034)).toEqual(of(false, 2034))
  })
})

it('a ship below 5,000 GT owes nothing', () => {
  const owed = (grossTonnage: number) => {
    const { ets, fuelEu, ukEts } = carbonOf('GB', 'GB', { vessel: { grossTonnage } })
    return [ets!.allowancesTonnes, fuelEu!.energyMj, ukEts!.allowancesTonnes]
  }
  expect(owed(4999)).toEqual([0, 0, 0])
  expect(owed(5000)[2]).toBeGreaterThan(0)
})

it("costs of a whole ship have the cargo's part beside them", () => {
  const vessel = { type: 'container', capacityTeu: 8000 } as const
  const { cargo, ets, fuelEu } = carbonOf('NL', 'DE', { cargo: { teu: 56 }, vessel })
  expect(cargo!.etsCostEur).toBeCloseTo(ets!.costEur! * 0.01, 9)
  expect(cargo!.fuelEuPenaltyEur).toBeCloseTo(fuelEu!.penaltyEur * 0.01, 9)
  expect(carbonOf('NL', 'DE').cargo).toBeNull()
})

it('nulls have a reason, and omitted rules have their article', () => {
  const { ets, fuelEu, ukEts, notes, notApplied } = carbonOf('NL', 'DE', { date: '2023-01-01' })
  expect([ets, fuelEu, ukEts]).toEqual([null, null, null])
  const text = notes.join(' ')
  for (const law of [
    'EU ETS applies to voyages from 2024',
    'FuelEU applies to voyages',
    'UK ETS applies to',
  ])
    expect(text).toContain(law)
  for (const { article } of notApplied) expect(article).toMatch(/Article|Annex|Order/)
})
