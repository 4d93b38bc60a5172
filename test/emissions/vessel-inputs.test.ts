import { describe, expect, it } from 'vitest'
import { NoCompatibleFactorError, type VesselType } from '../../src/emissions/index.js'
import { CARGO, codes, expectOnly, run } from './inputs.js'

describe('vessel.type', () => {
  const expected = {
    container: 19.77,
    feeder_container: 39.87,
    deep_sea_container: 15.53,
    dry_bulk: 4.33,
    tanker: 11.07,
    general_cargo: 16.21,
    ro_ro: 63.28,
    vehicle_carrier: 47.25,
    ferry: 461.4,
  } satisfies Partial<Record<VesselType, number>>

  it.each(Object.entries(expected))(
    '%s has its own published row when its size is unknown',
    (name, wtw) => {
      const type = name as VesselType
      const { factor, method, dataQuality } = run({ ...CARGO, vessel: { type } })
      expect(method).toBe('activity_based')
      expect(factor.wtw).toBeCloseTo(wtw, 10)
      expect(factor).toMatchObject({ kind: 'published', licence: 'OGL-3.0', year: 2025 })
      expect(dataQuality.dataType).toBe('default')
    },
  )
})

describe('vessel.capacity_teu and vessel.deadweight_tonnes', () => {
  it.each([
    ['container', 999, 'small_feeder'],
    ['container', 1000, 'feeder'],
    ['container', 5099, 'panamax'],
    ['container', 5100, 'post_panamax'],
    ['container', 7999, 'post_panamax'],
    ['container', 8000, 'post_panamax_plus'],
    ['container', 9999, 'post_panamax_plus'],
    ['container', 10_000, 'post_panamax_plus'],
    ['container', 11_999, 'post_panamax_plus'],
    ['container', 12_000, 'neo_panamax'],
    ['deep_sea_container', 14_499.5, 'neo_panamax'],
    ['feeder_container', 24_000, 'ulcv'],
  ] as const)('a %s of %d TEU is modelled as %s', (type, capacityTeu, sizeClass) => {
    const { factor, dataQuality } = run({ ...CARGO, vessel: { type, capacityTeu } })
    expect(factor.id).toBe(`modelled-container-${sizeClass}-HFO`)
    expect(factor).toMatchObject({ unit: 'g CO2e/TEU-km', kind: 'derived' })
    expect(dataQuality.dataType).toBe('modelled')
  })

  it.each([
    ['dry_bulk', 57_000, 'modelled-bulker-supramax-HFO'],
    ['dry_bulk', 9000, 'modelled-bulker-handysize-HFO'],
    ['tanker', 305_000, 'modelled-tanker-vlcc-HFO'],
    ['tanker', 4999.5, 'modelled-tanker-mr-HFO'],
    ['general_cargo', 12_000, 'desnz-3222'],
    ['general_cargo', 4000, 'desnz-3224'],
  ] as const)('a %s of %d dwt takes %s', (type, deadweightTonnes, id) => {
    expect(run({ cargo: { massTonnes: 9 }, vessel: { type, deadweightTonnes } }).factor.id).toBe(id)
  })

  it.each([
    ['dry_bulk', 9000, 'desnz-3220'],
    ['tanker', 12_000, 'desnz-3200'],
    ['tanker', 4999.5, 'desnz-3202'],
  ] as const)('a %s of %d dwt has the published row %s too', (type, deadweightTonnes, id) => {
    const vessel = { type, deadweightTonnes }
    const calculation = { factor: 'published' } as const
    expect(run({ cargo: { massTonnes: 9 }, vessel, calculation }).factor.id).toBe(id)
  })

  it('a general cargo ship with room for containers has rows of its own', () => {
    const vessel = { type: 'general_cargo', deadweightTonnes: 12_000, capacityTeu: 200 } as const
    expect(run({ ...CARGO, vessel }).factor.id).toBe('desnz-3225')
  })

  it.each([
    ['ro_ro', { capacityLaneMetres: 3600 }, 'desnz-3239'],
    ['ro_ro', { capacityLaneMetres: 1999.5 }, 'desnz-3240'],
    ['vehicle_carrier', { capacityCeu: 6500 }, 'desnz-3236'],
    ['vehicle_carrier', { capacityCeu: 900 }, 'desnz-3237'],
  ] as const)('a %s of %j has the published row %s', (type, size, id) => {
    expect(run({ cargo: { massTonnes: 9 }, vessel: { type, ...size } }).factor.id).toBe(id)
    expect(codes(run({ ...CARGO, vessel: { type: 'ferry', ...size } }))).toEqual(['size_not_used'])
  })

  it('a size in a unit that no container ship has values by gives a warning', () => {
    const vessel = { type: 'container', capacityLaneMetres: 3000 } as const
    expect(codes(run({ ...CARGO, vessel }))).toContain('size_not_used')
    expect(codes(run({ ...CARGO, vessel: { ...vessel, capacityTeu: 9000 } }))).toContain(
      'size_not_used',
    )
  })

  it('a size that no row uses changes nothing and gives a warning', () => {
    const plain = run({ ...CARGO, vessel: { type: 'ferry' } })
    const sized = run({ ...CARGO, vessel: { type: 'ferry', deadweightTonnes: 5000 } })
    expectOnly(['warnings'], plain, sized)
    expect(codes(sized)).toEqual(['size_not_used'])
  })
})

describe('vessel.fuel_type', () => {
  const vessel = { type: 'container', capacityTeu: 13_000 } as const

  it('changes the fuel of a modelled ship', () => {
    const id = (fuelType?: string) => run({ ...CARGO, vessel: { ...vessel, fuelType } }).factor.id
    expect(id()).toBe('modelled-container-neo_panamax-HFO')
    expect(id('vlsfo')).toBe('modelled-container-neo_panamax-VLSFO')
    expect(id('LSMGO')).toBe('modelled-container-neo_panamax-MGO')
    expect(id('LNG')).toBe('modelled-container-neo_panamax-LNG_OTTO_MS')
  })

  it('is reported with its tonnes and energy, and the electricity of reefers', () => {
    const { energyCarriers, emissions } = run({ cargo: { teu: 10, reefer: true }, vessel })
    expect(energyCarriers!.map(({ fuelType }) => fuelType)).toEqual(['HFO'])
    const tonnes = energyCarriers!.reduce((sum, carrier) => sum + carrier.tonnes, 0)
    expect(tonnes * 3711.38).toBeCloseTo(emissions.wtwKgCo2e, 6)
    expect(energyCarriers!.reduce((sum, { relativeShare }) => sum + relativeShare, 0)).toBeCloseTo(
      1,
    )
    expect(run(CARGO).energyCarriers).toBeNull()
  })

  it('does not affect a published average, and the answer says so', () => {
    const plain = run({ ...CARGO, vessel: { type: 'dry_bulk' } })
    const fuelled = run({ ...CARGO, vessel: { type: 'dry_bulk', fuelType: 'MGO' } })
    expectOnly(['warnings'], plain, fuelled)
    expect(codes(fuelled)).toEqual(['fuel_type_not_used'])
    const sped = run({ ...CARGO, vessel: { type: 'dry_bulk', speedKn: 12 } })
    expectOnly(['warnings'], plain, sped)
    expect(sped.warnings).toMatchObject([{ code: 'not_used', field: 'vessel.speedKn' }])
  })

  it.each([
    ['a modelled ship', { vessel }],
    ['a published average', { vessel: { type: 'dry_bulk' } }],
    ['the default', { vessel: {}, calculation: { method: 'default_maritime' } }],
  ] as const)(
    'is rejected when it has no factors, for %s, and the known ones are listed',
    (_, how) => {
      for (const fuelType of ['ammonia', 'FAME', 'whale oil']) {
        const ask = () => run({ ...CARGO, ...how, vessel: { ...how.vessel, fuelType } })
        expect(ask).toThrow(NoCompatibleFactorError)
        expect(ask).toThrow(`No emission factor for a ship that burns ${fuelType}`)
        expect(ask).toThrow('Available: HFO;')
      }
    },
  )

  it('is ignored with a warning when unknown beside measured fuel', () => {
    const fuel = { consumedTonnes: 900, type: 'HFO' } as const
    const plain = run({ fuel, vessel })
    const odd = run({ fuel, vessel: { ...vessel, fuelType: 'ammonia' } })
    expectOnly(['warnings'], plain, odd)
    expect(codes(odd)).toEqual(['unknown_fuel_type'])
  })

  it('ULSFO has the figures of the LFO row, as a distillate those of gas oil', () => {
    const wtw = (fuelType: string) =>
      run({ ...CARGO, vessel: { ...vessel, fuelType } }).emissions.wtwKgCo2e
    expect(wtw('ULSFO')).toBe(wtw('LFO'))
    expect(wtw('ulsfo')).not.toBe(wtw('HFO'))
    expect(wtw('ULSFO-DM')).toBe(wtw('MGO'))
  })
})

describe('vessel.imo and vessel.name', () => {
  it('are repeated and change nothing else', () => {
    const vessel = { type: 'container' } as const
    const named = run({ ...CARGO, vessel: { ...vessel, imo: 9260419, name: 'Ever Given' } })
    expectOnly(['vessel'], run({ ...CARGO, vessel }), named)
    expect(named.vessel).toEqual({ imo: '9260419', name: 'Ever Given' })
  })

  it('a wrong check digit causes a warning', () => {
    expect(codes(run({ ...CARGO, vessel: { imo: '9260418' } }))).toEqual(['imo_check_digit'])
  })
})
