import { describe, expect, it } from 'vitest'
import {
  type Estimate,
  type EstimateRequest,
  estimate,
  NoCompatibleFactorError,
  type VesselType,
} from '../../src/emissions/index.js'
import { factors, sailed, sfd, withTestCarrier } from './support.js'

const run = (request: EstimateRequest, distance = sfd(10_000)) =>
  estimate(request, distance, withTestCarrier)
const kg = (request: EstimateRequest) => run(request).emissions.wtwKgCo2e
/** Without that of a missing ship, which most requests here leave out. */
const codes = ({ warnings }: Estimate) =>
  warnings.map(({ code }) => code).filter((code) => code !== 'vessel_assumed')

const CARGO = { cargo: { teu: 10 } } as const

/** The two estimates differ in these parts and in no other. */
function expectOnly(changed: readonly (keyof Estimate)[], a: Estimate, b: Estimate) {
  const parts = Object.keys(a) as (keyof Estimate)[]
  const different = parts.filter((part) => JSON.stringify(a[part]) !== JSON.stringify(b[part]))
  expect(different.sort()).toEqual([...changed].sort())
}

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

  it('a wrong check digit is a warning', () => {
    expect(codes(run({ ...CARGO, vessel: { imo: '9260418' } }))).toEqual(['imo_check_digit'])
  })
})

describe('cargo', () => {
  it('TEU become tonnes at 10 t each, and light and heavy boxes at 6 and 14.5', () => {
    const mass = (containerType?: string) => run({ cargo: { teu: 2, containerType } }).activity
    expect(mass()).toMatchObject({ massTonnes: 20, massSource: 'teu', tonnesPerTeu: 10 })
    expect(mass('light')).toMatchObject({ massTonnes: 12 })
    expect(mass('40ft heavy')).toMatchObject({ massTonnes: 29 })
    expect(mass('empty')).toMatchObject({ massTonnes: 4.6 })
  })

  it('tonnes become TEU where the intensity is counted by them', () => {
    const vessel = { type: 'container', capacityTeu: 13_000 } as const
    const { activity } = run({ cargo: { massTonnes: 50 }, vessel })
    expect(activity).toMatchObject({ teu: 5, teuSource: 'mass', massTonnes: 50 })
    expect(activity.transportActivityTeukm).toBe(50_000)
  })

  it('uses the quantity that matches the unit of the factor if both are given', () => {
    const cargo = { teu: 3, massTonnes: 20 }
    const byMass = run({ cargo })
    expect(byMass.activity).toMatchObject({ tonnesPerTeu: null, transportActivityTkm: 200_000 })
    const vessel = { type: 'container', capacityTeu: 13_000 } as const
    expect(run({ cargo, vessel }).activity.transportActivityTeukm).toBe(30_000)
  })

  it('the figures are for one tonne without cargo and fuel, and the answer says so', () => {
    const assumed = run({ vessel: { type: 'dry_bulk' } })
    expect(codes(assumed)).toEqual(['cargo_assumed'])
    expect(assumed).toMatchObject({
      method: 'activity_based',
      activity: { massTonnes: 1, massSource: 'assumed', transportActivityTkm: 10_000 },
    })
    const given = run({ cargo: { massTonnes: 1 }, vessel: { type: 'dry_bulk' } })
    expectOnly(['activity', 'warnings'], given, assumed)
  })

  it('reefer adds its electricity and changes no factor', () => {
    const dry = run(CARGO)
    const reefer = run({ cargo: { teu: 10, reefer: true } })
    expect(reefer.emissions.wtwKgCo2e).toBeGreaterThan(dry.emissions.wtwKgCo2e)
    expectOnly(
      [
        'emissions',
        'deviations',
        'uncertainty',
        'parts',
        'intensity',
        'activity',
        'dataQuality',
        'steps',
      ],
      dry,
      reefer,
    )
  })

  it('a refrigerated container type is reefer unless the request says otherwise', () => {
    const reefer = kg({ cargo: { teu: 10, reefer: true } })
    expect(kg({ cargo: { teu: 10, containerType: '45R1' } })).toBe(reefer)
    expect(kg({ cargo: { teu: 10, containerType: '40 ft reefer' } })).toBe(reefer)
    const off = run({ cargo: { teu: 10, containerType: '45R1', reefer: false } })
    expect(off.emissions.wtwKgCo2e).toBe(kg(CARGO))
    expect(codes(off)).toEqual(['reefer_not_running'])
  })

  it('an unknown container type is a warning and changes nothing', () => {
    const odd = run({ cargo: { teu: 10, containerType: 'barrel' } })
    expectOnly(['warnings'], run(CARGO), odd)
    expect(codes(odd)).toEqual(['unknown_container_type'])
  })

  it('TEU that make no whole container are a warning', () => {
    expect(codes(run({ cargo: { teu: 3, containerType: '42G1' } }))).toEqual([
      'part_of_a_container',
    ])
  })
})

describe('fuel', () => {
  it('makes the method fuel_based and the total that of the voyage', () => {
    const fuel = { consumedTonnes: 100, type: 'HFO' } as const
    const result = run({ fuel })
    expect(result).toMatchObject({ method: 'fuel_based', appliesTo: 'voyage', cargoShare: null })
    expect(result.dataQuality).toMatchObject({
      dataType: 'stated_by_caller',
      primaryDataShare: 0,
    })
    expect(result.distance.distanceAdjustmentFactor).toBe(1)
    expect(run({ fuel: { ...fuel, type: 'MGO' } }).emissions.wtwKgCo2e).toBeGreaterThan(
      result.emissions.wtwKgCo2e,
    )
  })

  it("reports the cargo's share next to the total with cargo and capacity", () => {
    const fuel = { consumedTonnes: 100, type: 'HFO' } as const
    const vessel = { type: 'container', capacityTeu: 10_000 } as const
    const { cargoShare, emissions, intensity } = run({ ...CARGO, fuel, vessel })
    expect(cargoShare!.share).toBeCloseTo(10 / 7000, 15)
    expect(cargoShare!.wtwKgCo2e).toBeCloseTo(emissions.wtwKgCo2e / 700, 9)
    expect(intensity!.unit).toBe('g CO2e/TEU-km')
    const bulk = { type: 'dry_bulk', deadweightTonnes: 100_000 } as const
    const tonnes = run({ cargo: { massTonnes: 7000 }, fuel, vessel: bulk })
    expect(tonnes.cargoShare!.share).toBeCloseTo(0.07, 15)
  })

  it('says that the total is the whole voyage with cargo but no capacity', () => {
    const fuel = { consumedTonnes: 100, type: 'HFO' } as const
    expect(codes(run({ ...CARGO, fuel }))).toEqual(['whole_voyage'])
  })

  it('a share is never over the whole voyage', () => {
    const fuel = { consumedTonnes: 100, type: 'HFO' } as const
    const result = run({
      cargo: { teu: 900 },
      fuel,
      vessel: { type: 'container', capacityTeu: 800 },
    })
    expect(result.cargoShare!.share).toBe(1)
    expect(codes(result)).toEqual(['cargo_exceeds_capacity', 'cargo_on_board_assumed'])
  })
})

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
    const { statement } = estimate(CARGO, sfd(1), factors).framework
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
