import { describe, expect, it } from 'vitest'
import { type EstimateRequest, estimate } from '../../src/emissions/index.js'
import { CARGO, codes, expectOnly, kg, run } from './inputs.js'
import { factors, sfd } from './support.js'

const SHIP = { type: 'container', capacityTeu: 13_000 } as const

describe('cargo', () => {
  it('TEU become tonnes at 10 t each, and light and heavy boxes at 6 and 14.5', () => {
    const mass = (containerType?: string) => run({ cargo: { teu: 2, containerType } }).activity
    expect(mass()).toMatchObject({ massTonnes: 20, massSource: 'teu', tonnesPerTeu: 10 })
    expect(mass('light')).toMatchObject({ massTonnes: 12 })
    expect(mass('40ft heavy')).toMatchObject({ massTonnes: 29 })
    expect(mass('empty')).toMatchObject({ massTonnes: 4.6 })
  })

  it('passengers of a ferry have the published row of their kind, by the head', () => {
    const of = (cargo: object, more: object = {}) =>
      estimate({ cargo, ...more }, { distanceKm: 100, type: 'actual' }, factors)
    const foot = of({ footPassengers: 2 })
    expect(foot.emissions.ttwKgCo2e).toBeCloseTo(2 * 100 * 0.01871, 9)
    expect(foot.factor).toMatchObject({ id: 'desnz-ferry-foot', kind: 'recalled' })
    expect(foot.activity).toMatchObject({ massTonnes: 0.2, massSource: 'passengers' })
    const car = of({ carPassengers: 3 }, { voyage: { date: '2026-07-01' } })
    expect(car.emissions.ttwKgCo2e).toBeCloseTo(3 * 100 * 0.12933, 9)
    expect(car.factor).toMatchObject({ id: 'desnz-ferry-car', kind: 'recalled' })
    expect(of({ footPassengers: 2 }, { vessel: { type: 'ferry' } }).emissions).toEqual(
      foot.emissions,
    )
  })

  it.each([
    [{ footPassengers: 2, carPassengers: 1 }, {}, 'beside another amount'],
    [{ carPassengers: 1, massTonnes: 1 }, {}, 'beside another amount'],
    [{ footPassengers: 2 }, { vessel: { type: 'container' } }, 'are on a ferry'],
    [{ footPassengers: 2 }, { fuel: { consumedTonnes: 3, type: 'MGO' } }, 'have a published row'],
  ])('passengers %j with %j are refused', (cargo, more, words) => {
    const ask = () =>
      estimate({ cargo, ...(more as object) }, { distanceKm: 100, type: 'actual' }, factors)
    expect(ask).toThrow(words)
  })

  it('a number of containers becomes TEU by the length of their type', () => {
    const teu = (containers: number, containerType: string) =>
      run({ cargo: { containers, containerType }, vessel: SHIP }).activity.teu
    expect(teu(3, '22G1')).toBe(3)
    expect(teu(2, '40HC')).toBe(4)
    expect(teu(2, '45 ft reefer')).toBe(4.5)
    const heavy = run({ cargo: { containers: 2, containerType: '40 ft heavy' } }).activity
    expect(heavy.massTonnes).toBe(58)
    const both = run({ cargo: { containers: 2, containerType: '40HC', massTonnes: 21 } }).activity
    expect([both.teu, both.massTonnes]).toEqual([4, 21])
    expect(teu(2, '40HC')).toBe(run({ cargo: { containers: 2, teu: 4 } }).activity.teu)
    expect(codes(run({ cargo: { containers: 2, massTonnes: 21 } }))).toContain('not_used')
  })

  it.each([
    ['2x40HC+1x20DV', 5],
    ['3 x 40ft + 2 x 20ft', 8],
    ['1*40HC', 2],
    ["2 X 40' HC / 1 X 20' GP", 5],
    ['1 x 45ft and 4 x 20GP', 6.25],
  ])('containers of several types in one text, %s, are %d TEU', (containerType, teu) => {
    expect(run({ cargo: { containerType }, vessel: SHIP }).activity.teu).toBe(teu)
  })

  it('refrigerated containers and others in one text are refused: their plugs differ', () => {
    expect(() => run({ cargo: { containerType: '1x40RF+1x20DV' } })).toThrow('of its own')
  })

  it.each<[string, object]>([
    ['cargo.containerType', { containers: 2 }],
    ['cargo.containerType', { containers: 2, containerType: 'reefer' }],
    ['cargo.containers', { containers: 2, containerType: '40HC', teu: 3 }],
    ['cargo.containers', { containers: 1.5, containerType: '40HC' }],
    ['cargo.containers', { containers: 0, containerType: '40HC' }],
  ])('names %s if it is wrong with %j', (field, cargo) => {
    expect(() => run({ cargo })).toThrow(
      expect.objectContaining({ problems: [expect.objectContaining({ field })] }),
    )
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
    expectOnly(['activity', 'warnings', 'deviations', 'framework'], given, assumed)
  })

  it.each(['activity_based', 'default_maritime'] as const)(
    'the figures are for one tonne too if the request names the method %s',
    (method) => {
      const request = { vessel: { type: 'dry_bulk' }, calculation: { method } } as const
      const assumed = run(request)
      expect(codes(assumed)).toContain('cargo_assumed')
      expect(assumed.method).toBe(method)
      const given = run({ ...request, cargo: { massTonnes: 1 } })
      expect(assumed.emissions).toEqual(given.emissions)
    },
  )

  it('a fuel of an unknown type is rejected by each method, also by one that does not use it', () => {
    const fuel = { fuels: [{ type: 'coal', tonnes: 1 }] }
    for (const method of ['auto', 'fuel_based', 'activity_based', 'default_maritime'] as const) {
      const request = { ...CARGO, vessel: { type: 'dry_bulk' }, fuel, calculation: { method } }
      expect(() => run(request as never), method).toThrow('No emission factor for coal')
    }
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

  it('reefer electricity is from gas oil inside control areas', () => {
    const at = (ecaKm: number, vessel?: object) => {
      const request = { cargo: { teu: 10, reefer: true }, vessel: { type: 'container', ...vessel } }
      return estimate(request as EstimateRequest, { ...sfd(1000), ecaKm }, factors)
    }
    const kgOf = ({ parts }: ReturnType<typeof at>) =>
      parts.find(({ part }) => part === 'reefer')!.wtwKgCo2e
    const [outside, half, inside] = [at(0), at(500), at(1000)].map(kgOf)
    // 217 g/kWh of gas oil instead of 227 g/kWh of HFO.
    expect(inside! / outside!).toBeCloseTo((217 * 3.87151) / (227 * 3.71138), 5)
    expect(half).toBeCloseTo((outside! + inside!) / 2, 9)
    const ship = { capacityTeu: 1500 }
    expect(at(1000, ship).energyCarriers!.map(({ fuelType }) => fuelType)).toEqual(['MGO'])
    expect(kgOf(at(1000, { ...ship, fuelType: 'LNG' }))).toBe(
      kgOf(at(0, { ...ship, fuelType: 'LNG' })),
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

  it('an unknown container type causes a warning and changes nothing', () => {
    const odd = run({ cargo: { teu: 10, containerType: 'barrel' } })
    expectOnly(['warnings'], run(CARGO), odd)
    expect(codes(odd)).toEqual(['unknown_container_type'])
  })

  it('TEU that are not a whole number of containers cause a warning', () => {
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
