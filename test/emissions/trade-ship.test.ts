import { describe, expect, it } from 'vitest'
import { openFactorSet } from '../../src/emissions/factor-set.js'
import { type EstimateRequest, estimate, preview } from '../../src/emissions/index.js'
import type { TradeLane } from '../../src/emissions/trade-lane.js'
import { factors, readFactorFiles, sfd } from './support.js'

const KM = 15_353
const RTM_SGP = {
  hasEnds: true,
  tradeLane: 'asia_north_europe' as TradeLane,
  greatCircleKm: 10_500,
  originCountry: 'NL',
  destinationCountry: 'SG',
}
const CARGO = { teu: 40 }
const of = (request: EstimateRequest, voyage: object = RTM_SGP) =>
  estimate({ cargo: CARGO, voyage, ...request }, sfd(KM), factors)
const tonnes = (request: EstimateRequest) => of(request).emissions.wtwKgCo2e / 1000
const noteCodes = (request: EstimateRequest, voyage: object = RTM_SGP) =>
  of(request, voyage).dataQuality.noteCodes.map(({ code }) => code)

describe('containers between two known ends, without a ship', () => {
  it('go on the container ship usual on the trade, however the type is named', () => {
    const alone = of({})
    expect(alone).toMatchObject({
      method: 'activity_based',
      methodReason: 'the cargo is in containers and both ends are known',
      factor: { id: 'modelled-container-ulcv-HFO', unit: 'g CO2e/TEU-km' },
      dataQuality: { dataType: 'modelled' },
    })
    expect(alone.warnings).toMatchObject([{ code: 'vessel_assumed', field: 'vessel.type' }])
    const ship = { type: 'container', capacityTeu: 15_217 } as const
    for (const vessel of [
      undefined,
      { type: 'container' },
      { type: 'deep_sea_container' },
    ] as const)
      expect(tonnes({ vessel })).toBe(tonnes({ vessel: ship }))
    expect(tonnes({ vessel: { type: 'feeder_container' } })).toBe(
      tonnes({ vessel: { type: 'container', capacityTeu: 1500 } }),
    )
  })

  it('have the published average beside the total, which a request can ask for', () => {
    const [beside] = of({}).alternatives
    const published = of({ calculation: { factor: 'published' } })
    expect(published).toMatchObject({
      factor: { id: 'desnz-3235' },
      dataQuality: { dataType: 'default' },
    })
    expect(beside!.name).toContain('desnz-3235')
    expect(beside!.wtwKgCo2e).toBeCloseTo(published.emissions.wtwKgCo2e, 6)
    expect(beside!.change).toBeCloseTo(beside!.wtwKgCo2e / of({}).emissions.wtwKgCo2e - 1, 12)
    // Refrigerated cargo has its electricity in both, for the same hours.
    const cargo = { teu: 40, reefer: true }
    const cooled = of({ cargo })
    const speedKn = cooled.steps.find(({ id }) => id === 'sea_hours')!.inputs['speed_kn']!
    const byRow = of({ cargo, vessel: { speedKn }, calculation: { factor: 'published' } })
    expect(cooled.alternatives[0]!.wtwKgCo2e).toBeCloseTo(byRow.emissions.wtwKgCo2e, 6)
  })

  it('say which ship it is, with the source and year of its size, and why', () => {
    expect(of({}).dataQuality.noteCodes.slice(0, 2)).toMatchObject([
      {
        code: 'ship_of_trade',
        values: {
          teu: 15_217,
          lane: 'asia_north_europe',
          source: expect.stringContaining('Alphaliner'),
          year: 2022,
        },
      },
      { code: 'published_beside' },
    ])
    expect(noteCodes({ vessel: { type: 'feeder_container' } })).toContain('ship_of_type')
    expect(noteCodes({}, { ...RTM_SGP, tradeLane: 'other' })).toContain('ship_of_distance')
    expect(noteCodes({ vessel: { type: 'container', capacityTeu: 9000 } })).not.toContain(
      'published_beside',
    )
  })

  it('are aligned, with the reason if the type is assumed; other cargo without a type is not', () => {
    const assumed = (request: EstimateRequest) =>
      of(request).deviations.filter(({ code }) => code === 'vessel_assumed')
    expect(assumed({ vessel: { type: 'container' } })).toEqual([])
    expect(assumed({})).toMatchObject([
      { isAllowed: true, reason: expect.stringContaining('usual on the trade') },
    ])
    expect(assumed({ cargo: { massTonnes: 400 } })).toMatchObject([{ isAllowed: false }])
  })

  it('have a wider band where the trade has no mean of its own', () => {
    const band = (tradeLane: string) => {
      const { uncertainty, emissions } = of({}, { ...RTM_SGP, tradeLane, greatCircleKm: 17_000 })
      return { ...uncertainty, whole: emissions.wtwKgCo2e }
    }
    const deepSea = band('asia_south_america')
    expect(deepSea.relative).toBeGreaterThan(0.43)
    expect(band('asia_north_europe').relative).toBeLessThan(0.31)
    // It holds the ships of the smallest and of the largest trade that has a mean.
    for (const capacityTeu of [4077, 15_217]) {
      const ship = of({ vessel: { type: 'container', capacityTeu } }).emissions.wtwKgCo2e
      expect(ship).toBeGreaterThan(deepSea.lowKgCo2e)
      expect(ship).toBeLessThan(deepSea.highKgCo2e)
    }
  })

  it.each([
    ['asia_mediterranean', 12_000, 15_217],
    ['asia_north_america_west', 10_000, 9455],
    ['transatlantic', 6000, 5707],
    ['europe_africa', 8000, 4077],
    ['intra_se_asia', 1500, 2700],
    ['north_europe_mediterranean', 2500, 1789],
    ['other', 2999, 1789],
    ['asia_south_america', 18_000, 8413],
    ['intra_south_america', 6000, 3618],
    [null, 9000, 8413],
  ] as const)(
    'on the lane %s over %d km go on a ship of %d TEU',
    (tradeLane, greatCircleKm, teu) => {
      const { dataQuality } = of({}, { ...RTM_SGP, tradeLane, greatCircleKm })
      expect(dataQuality.noteCodes[0]!.values).toMatchObject({ teu })
    },
  )

  it('have the factor of their preview', () => {
    const request = { cargo: CARGO, voyage: RTM_SGP }
    expect(preview(request, factors).factor).toEqual(of({}).factor)
  })
})

describe('cargo whose trade or kind is not known', () => {
  const distanceAlone = { distanceType: 'sfd' }

  it('keeps the published row if only a distance is given', () => {
    expect(of({}, distanceAlone).factor.id).toBe('desnz-3228')
    expect(of({ vessel: { type: 'container' } }, distanceAlone).factor.id).toBe('desnz-3235')
  })

  it('keeps it for tonnes without containers, for other types, and where the fallback is asked for', () => {
    expect(of({ cargo: { massTonnes: 400 } }).factor.id).toBe('desnz-3228')
    expect(of({ vessel: { type: 'dry_bulk' } }).factor.id).toBe('desnz-3221')
    expect(of({ calculation: { method: 'default_maritime' } }).factor.id).toBe('desnz-3228')
  })
})

it('a lane with two sizes, an unknown lane and distances without a last row are refused', () => {
  const files = readFactorFiles()
  const regions = files['trade-regions'] as { ships: { lanes: string[] }[]; otherShips: object[] }
  const open = (change: object) =>
    openFactorSet({ ...files, 'trade-regions': { ...regions, ...change } } as typeof files)
  expect(() => open({ ships: [...regions.ships, regions.ships[0]] })).toThrow('has another row')
  expect(() => open({ ships: [{ ...regions.ships[0], lanes: ['moon'] }] })).toThrow('moon')
  expect(() => open({ otherShips: regions.otherShips.slice(0, 1) })).toThrow('last row')
})
