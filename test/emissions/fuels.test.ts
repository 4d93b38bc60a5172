import { describe, expect, it } from 'vitest'
import type { FuelCertificate } from '../../src/emissions/fuel/fuel-request.js'
import {
  EmissionsInputError,
  type EstimateRequest,
  estimate,
  NoCompatibleFactorError,
  type VesselFuelUse,
} from '../../src/emissions/index.js'
import { calculated } from '../support/arithmetic.js'
import { cargoShipOf, factors, random, routeEmissions, sailed } from './support.js'

const ENDS = { hasEnds: true, originCountry: 'NL', destinationCountry: 'US' } as const
const ship = (fuels: readonly VesselFuelUse[], more: object = {}): EstimateRequest => ({
  cargo: { teu: 100 },
  vessel: { type: 'container', capacityTeu: 9000, fuels },
  voyage: ENDS,
  ...more,
})
const WAY = { ...sailed(9000), ecaKm: 2000, passages: ['suez'] }
const run = (request: EstimateRequest) => estimate(request, WAY, factors)
const kg = (fuels: readonly VesselFuelUse[], more: object = {}) =>
  run(ship(fuels, more)).emissions.wtwKgCo2e
const burnt = (fuels: NonNullable<EstimateRequest['fuel']>['fuels']) => run({ fuel: { fuels } })

describe('vessel.fuels', () => {
  it('of one fuel are that fuel', () => {
    const { warnings: _, ...one } = run(ship([{ type: 'VLSFO', share: 1 }]))
    const { warnings: __, ...alone } = run({
      ...ship([]),
      vessel: { type: 'container', capacityTeu: 9000, fuelType: 'VLSFO' },
    })
    expect(one).toEqual(alone)
  })

  it('weigh each fuel as if it were the only one', () => {
    for (const more of [{}, { cargo: { teu: 100, reefer: true } }]) {
      const [lng, mgo] = [
        kg([{ type: 'LNG', share: 1 }], more),
        kg([{ type: 'MGO', share: 1 }], more),
      ]
      const both = kg(
        [
          { type: 'LNG', share: 0.98 },
          { type: 'MGO', share: 0.02 },
        ],
        more,
      )
      expect(both).toBeCloseTo(0.98 * lng + 0.02 * mgo, 6)
    }
  })

  it('name the same fuel twice as its sum', () => {
    const halves = [
      { type: 'HFO', share: 0.5 },
      { type: 'IFO380', share: 0.5 },
    ]
    expect(kg(halves)).toBe(kg([{ type: 'HFO', share: 1 }]))
  })

  it('are replaced by gas oil in control areas and ports if they are residual', () => {
    const { energyCarriers } = run(
      ship([
        { type: 'HFO', share: 0.6 },
        { type: 'METHANOL', share: 0.4 },
      ]),
    )
    expect(energyCarriers!.map(({ fuelType }) => fuelType).toSorted()).toEqual([
      'HFO',
      'METHANOL',
      'MGO',
    ])
    const shares = energyCarriers!.reduce((sum, { relativeShare }) => sum + relativeShare, 0)
    expect(shares).toBeCloseTo(1, 12)
    const methanol = energyCarriers!.find(({ fuelType }) => fuelType === 'METHANOL')!
    expect(methanol.relativeShare).toBeCloseTo(0.4, 2)
  })

  it('are reported step by step', () => {
    const { steps, emissions } = run(
      ship([
        { type: 'LNG', engine: 'diesel_slow_speed', share: 0.7 },
        { type: 'VLSFO', share: 0.3 },
      ]),
    )
    const results = new Map(steps.map(({ id, result }) => [id, result]))
    expect(results.size).toBe(steps.length)
    for (const { id, formula, inputs, result } of steps) {
      expect(Math.abs(calculated(formula, inputs) / result - 1), id).toBeLessThan(1e-12)
      for (const [name, value] of Object.entries(inputs))
        if (results.has(name)) expect(value, `${id}: ${name}`).toBe(results.get(name))
    }
    expect(results.get('wtw_kg')).toBe(emissions.wtwKgCo2e)
  })

  it('have shares that add up to 1, and exclude fuel_type', () => {
    const wrong = (fuels: readonly VesselFuelUse[]) => () => kg(fuels)
    expect(wrong([{ type: 'HFO', share: 0.9 }])).toThrow('add up to 1')
    expect(wrong([])).toThrow('must have 1 to 10 fuels')
    const vessel = { type: 'container', fuelType: 'HFO' } as const
    const both = { ...vessel, fuels: [{ type: 'HFO', share: 1 }] }
    expect(() => run({ cargo: { teu: 1 }, vessel: both })).toThrow(
      'cannot be combined with fuel_type',
    )
  })

  it('are rejected when unknown, whatever other fields say', () => {
    const unknown = [
      { type: 'HFO', share: 0.5 },
      { type: 'whale oil', share: 0.5 },
    ]
    expect(() => kg(unknown)).toThrow(NoCompatibleFactorError)
    expect(() => burnt([{ type: 'whale oil', tonnes: 1 }])).toThrow(NoCompatibleFactorError)
  })
})

describe('a fuel', () => {
  const wtw = (use: object) => {
    const [carrier] = burnt([{ type: '', tonnes: 1, ...use }]).energyCarriers!
    return (1000 * carrier!.wtwKgCo2ePerKg * carrier!.tonnes * 1000) / carrier!.energyMj
  }
  const certificate = { ghgGPerMj: 14.9, id: 'EU-ISCC-1' }

  it('is reached by its code, with a certificate where it needs one', () => {
    for (const { code, needsCertificate, cfCo2 } of factors.fuels.values()) {
      const asked = { type: code, ...(needsCertificate && { certificate }) }
      expect(wtw(asked), code).toBeGreaterThan(0)
      const other = needsCertificate ? { type: code } : { type: code, certificate }
      if (needsCertificate || cfCo2 > 0) expect(() => wtw(other), code).toThrow(EmissionsInputError)
    }
  })

  it.each([
    ['LNG', {}, 92.181],
    ['LNG', { engine: 'otto_slow_speed' }, 84.475],
    ['LNG', { engine: 'diesel_slow_speed' }, 76.22],
    ['LNG', { engine: 'lean_burn' }, 89.428],
    ['methanol', {}, 102.94],
    ['ammonia', { source: 'fossil' }, 121 + (0.00018 * 273 * 1000) / 18.6],
    ['ammonia', { source: 'fossil', engine: 'fuel_cell' }, 121],
    ['hydrogen', { source: 'fossil', engine: 'fuel_cell' }, 132],
    ['ammonia', { source: 'rfnbo', engine: 'fuel_cell', certificate }, 14.9],
    ['ammonia', { source: 'fossil', engine: 'fuel_cell', certificate }, 14.9],
    ['FAME', { certificate }, 14.9 + ((0.00005 * 27 + 0.00018 * 273) * 1000) / 37],
    ['e-methanol', { certificate }, 14.9 + ((0.00005 * 27 + 0.00018 * 273) * 1000) / 19.9],
    [
      'LNG',
      { source: 'biofuel', engine: 'diesel_slow_speed', certificate },
      14.9 + ((0.998 * 0.00011 * 273 + 0.002 * 27) * 1000) / 50,
    ],
  ])('%s %j has its row of Annex II', (type, how, expected) => {
    expect(wtw({ type, ...how })).toBeCloseTo(expected, 2)
  })

  it('takes the row of the grade on its delivery note', () => {
    const hfo = wtw({ type: 'HFO' })
    expect(wtw({ type: 'VLSFO', iso8217Grade: 'RMG 380' })).toBeCloseTo(hfo, 12)
    expect(wtw({ type: 'VLSFO', iso8217Grade: 'RMD80' })).toBe(wtw({ type: 'VLSFO' }))
    expect(wtw({ type: 'ULSFO', iso8217Grade: 'dma' })).toBeCloseTo(wtw({ type: 'MGO' }), 12)
    expect(() => wtw({ type: 'VLSFO', iso8217Grade: 'RMZ1' })).toThrow('from RMA to RMK')
    const one = run({ fuel: { consumedTonnes: 1, type: 'VLSFO', iso8217Grade: 'RMG380' } })
    expect(one.emissions.wtwKgCo2e).toBeCloseTo(3711.38, 2)
  })

  it('is rejected with the candidates if ambiguous', () => {
    expect(() => wtw({ type: 'ammonia' })).toThrow('must be one of fossil, rfnbo')
    expect(() => wtw({ type: 'LNG', engine: 'fuel_cell' })).toThrow('must be one of otto')
    expect(() => wtw({ type: 'HFO', engine: 'lean_burn' })).toThrow('does not apply to this fuel')
    expect(() => wtw({ type: 'HVO' })).toThrow('only a certificate states')
    expect(() => wtw({ type: 'ethane' })).toThrow('only a certificate states')
  })
})

describe('fuel.fuels', () => {
  const fuels = [
    { type: 'LNG', engine: 'diesel_slow_speed', tonnes: 1000 },
    { type: 'MGO', tonnes: 20, ballastTonnes: 5 },
    {
      type: 'BIODIESEL',
      tonnes: 50,
      certificate: { ghgGPerMj: 14.9, id: 'PoS-1', scheme: 'ISCC EU' },
    },
    { type: 'BIODIESEL', tonnes: 50, certificate: { ghgGPerMj: 20, id: 'PoS-2' } },
  ] as const

  it('add up, and distinguish each fuel and certificate', () => {
    const whole = burnt(fuels)
    const each = fuels.map((fuel) => burnt([fuel]).emissions)
    for (const part of ['ttwKgCo2e', 'wttKgCo2e', 'wtwKgCo2e'] as const) {
      const sum = each.reduce((all, one) => all + one[part], 0)
      expect(Math.abs(whole.emissions[part] / sum - 1)).toBeLessThan(1e-12)
    }
    expect(whole.energyCarriers!.map(({ certificate, tonnes }) => [certificate, tonnes])).toEqual([
      [null, 1000],
      [null, 25],
      ['PoS-1', 50],
      ['PoS-2', 50],
    ])
    expect(whole.energyCarriers![2]!.renewableCo2Kg).toBeCloseTo(50_000 * 2.834, 6)
  })

  it('count no CO2 of a biofuel under EU ETS, and its own intensity under FuelEU', () => {
    const [, , fame] = fuels
    const { carbon } = run({
      fuel: { fuels: [fame] },
      voyage: { originCountry: 'NL', destinationCountry: 'DE' },
      carbon: { year: 2026 },
    })
    const others = 50 * (0.00005 * 28 + 0.00018 * 265)
    expect(carbon!.ets!.allowancesTonnes).toBeCloseTo(others, 9)
    expect(carbon!.fuelEu!.ghgIntensityGPerMj).toBeCloseTo(14.9 + (others * 1000) / (50 * 37), 9)
  })
})

describe('a certificate', () => {
  const PROOF = { id: 'EU-ISCC-1', scheme: 'ISCC EU' }
  const burn = (type: string, certificate: FuelCertificate) =>
    run({
      fuel: { fuels: [{ type, tonnes: 100, certificate }] },
      voyage: { originCountry: 'NL', destinationCountry: 'DE' },
      carbon: { year: 2026 },
    })
  const lawOf = (type: string, certificate: FuelCertificate) => {
    const { carbon, energyCarriers, warnings } = burn(type, certificate)
    return {
      allowances: carbon!.ets!.allowancesTonnes,
      intensity: carbon!.fuelEu!.ghgIntensityGPerMj,
      sustainability: energyCarriers![0]!.sustainability,
      codes: warnings.map(({ code }) => code),
    }
  }
  /** CH4 and N2O of 100 t with AR5. */
  const OTHERS = 100 * (0.00005 * 28 + 0.00018 * 265)
  const HFO_G_PER_MJ = 13.5 + (3.114 + OTHERS / 100) / 0.0405
  const METHANOL_G_PER_MJ = 31.3 + (1.375 + OTHERS / 100) / 0.0199

  it.each<[string, FuelCertificate, number, number]>([
    ['BIODIESEL', { ghgGPerMj: 90, ...PROOF }, 283.4 + OTHERS, HFO_G_PER_MJ],
    ['BIODIESEL', { ghgGPerMj: 150, ...PROOF }, 283.4 + OTHERS, HFO_G_PER_MJ],
    ['HVO', { ghgGPerMj: 33, ...PROOF }, 311.5 + OTHERS, HFO_G_PER_MJ],
    ['BIO_METHANOL', { ghgGPerMj: 40, ...PROOF }, 137.5 + OTHERS, METHANOL_G_PER_MJ],
    ['E_METHANOL', { ghgGPerMj: 60, ...PROOF }, 137.5 + OTHERS, METHANOL_G_PER_MJ],
    ['E_AMMONIA', { ghgGPerMj: 28.3, ...PROOF }, 100 * 0.00018 * 265, 121 + 47.7 / 18.6],
  ])(
    'of %s with %j is not sustainable: the laws count a fossil fuel',
    (type, certificate, allowances, intensity) => {
      const law = lawOf(type, certificate)
      expect(law.allowances).toBeCloseTo(allowances, 9)
      expect(law.intensity).toBeCloseTo(intensity, 9)
      expect(law.sustainability).toBe('not_sustainable')
      expect(law.codes).toContain('not_sustainable')
    },
  )

  it.each<[string, number, string | undefined, boolean]>([
    ['BIODIESEL', 32.9, undefined, true],
    ['BIODIESEL', 32.91, undefined, false],
    ['BIODIESEL', 32.91, '2021-01-01', false],
    ['BIODIESEL', 37.6, '2020-12-31', true],
    ['BIODIESEL', 37.7, '2020-12-31', false],
    ['BIODIESEL', 37.7, '2015-10-06', false],
    ['BIODIESEL', 47, '2015-10-05', true],
    ['BIODIESEL', 47.1, '1999-01-01', false],
    ['E_METHANOL', 28.2, undefined, true],
    ['E_METHANOL', 28.3, '1999-01-01', false],
  ])(
    'of %s with E of %d and a plant since %s: sustainable is %s',
    (type, ghgGPerMj, plantSince, isProven) => {
      const { sustainability, allowances } = lawOf(type, { ghgGPerMj, plantSince, ...PROOF })
      expect(sustainability).toBe(isProven ? 'proven' : 'not_sustainable')
      if (isProven) expect(allowances).toBeCloseTo(OTHERS, 9)
      else expect(allowances).toBeGreaterThan(100)
    },
  )

  it.each<[Partial<FuelCertificate>]>([
    [{}],
    [{ id: 'EU-ISCC-1' }],
    [{ scheme: 'ISCC EU' }],
    [{ id: ' ', scheme: 'ISCC EU' }],
    [{ id: 'EU-ISCC-1', scheme: 'none' }],
    [{ id: 'EU-ISCC-1', scheme: 'in-house' }],
    [{ id: 'EU-ISCC-1', scheme: 'ISCC EU, applied for' }],
    [{ id: 'tbc tbc', scheme: 'ISCC EU' }],
    [{ id: 'to follow in 2027', scheme: 'ISCC EU' }],
  ])('with %j proves nothing: no zero rating, and no fuel counts twice', (proof) => {
    const law = lawOf('BIODIESEL', { ghgGPerMj: 14.9, ...proof })
    expect(law.allowances).toBeCloseTo(283.4 + OTHERS, 9)
    expect(law.sustainability).toBe('unproven')
    expect(law.codes).toContain('certificate_unproven')
    const [without, proven] = [proof, PROOF].map((one) =>
      lawOf('E_METHANOL', { ghgGPerMj: 20, ...one }),
    )
    expect(without!.intensity).toBeCloseTo(METHANOL_G_PER_MJ, 9)
    expect(proven!.intensity).toBeCloseTo((20 + OTHERS / 1.99) / 2, 9)
  })

  it('changes the laws alone: the emissions have its E, whatever it proves', () => {
    const { emissions, warnings } = run({
      fuel: { fuels: [{ type: 'BIODIESEL', tonnes: 100, certificate: { ghgGPerMj: 14.9 } }] },
    })
    expect(warnings.map(({ code }) => code)).toContain('certificate_unproven')
    expect(emissions).toEqual(burn('BIODIESEL', { ghgGPerMj: 14.9, ...PROOF }).emissions)
  })

  it('names the day of the plant as it is written', () => {
    expect(() => lawOf('HVO', { ghgGPerMj: 10, plantSince: '2021' })).toThrow('must be a day')
  })

  it('of a fuel that a modelled ship shares with others is checked too', () => {
    const fuels = [
      { type: 'BIODIESEL', share: 0.3, certificate: { ghgGPerMj: 60 } },
      { type: 'VLSFO', share: 0.7 },
    ]
    expect(run(ship(fuels)).warnings).toContainEqual(
      expect.objectContaining({
        code: 'not_sustainable',
        field: 'vessel.fuels[0].certificate.ghgGPerMj',
      }),
    )
  })
})

it('the emissions of a route and an estimate of the whole ship on several fuels agree to the gram', () => {
  const next = random(21)
  const MIXES: VesselFuelUse[][] = [
    [
      { type: 'VLSFO', share: 0.8 },
      { type: 'MGO', share: 0.2 },
    ],
    [
      { type: 'LNG', engine: 'otto_slow_speed', share: 0.985 },
      { type: 'MGO', share: 0.015 },
    ],
    [
      { type: 'HFO', share: 0.5 },
      { type: 'VLSFO', share: 0.2 },
      { type: 'HVO', share: 0.3, certificate: { ghgGPerMj: 10 } },
    ],
  ]
  for (const { type, sizeClass, nominalCapacity, utilisation, maxSpeedKn } of factors.vessels
    .classes) {
    for (const fuels of MIXES) {
      const distanceKm = 100 + next() * 15_000
      const ecaKm = next() * distanceKm
      const speedKn = maxSpeedKn * (0.4 + next() * 0.6)
      const block = routeEmissions(
        {
          vessel: { type, sizeClass, fuels },
          distanceKm,
          ecaKm,
          speedKmh: speedKn * 1.852,
          fuelPriceUsdPerTonne: null,
        },
        factors,
      )
      const isContainer = type === 'container'
      const units = nominalCapacity * utilisation
      const { emissions, energyCarriers } = estimate(
        {
          cargo: isContainer ? { teu: units } : { massTonnes: units },
          vessel: { type: cargoShipOf(type), sizeClass, speedKn, fuels },
        },
        { ...sailed(distanceKm), ecaKm },
        factors,
      )
      expect(Math.abs(emissions.wtwKgCo2e / 1000 - block.co2eWtwTonnes), sizeClass).toBeLessThan(
        1e-6,
      )
      const tonnes = energyCarriers!.reduce((sum, one) => sum + one.tonnes, 0)
      expect(Math.abs(tonnes - block.fuelTonnes), sizeClass).toBeLessThan(1e-6)
    }
  }
})
