import { describe, expect, it } from 'vitest'
import {
  dayAtSea,
  EmissionsInputError,
  type EstimateRequest,
  estimate,
  findFuel,
  type LegDistance,
  NoCompatibleFactorError,
  shipOfCapacity,
  shipOfClass,
  type VesselType,
} from '../../src/emissions/index.js'
import { cases } from '../support/cases.js'
import { cargoShipOf, factors, random, routeEmissions, sailed, sfd } from './support.js'

const ENDS = { hasEnds: true, originCountry: 'SG', destinationCountry: 'US' } as const
const container = (capacityTeu: number, more: object = {}): EstimateRequest => ({
  cargo: { teu: 1 },
  vessel: { type: 'container', capacityTeu, ...more },
  voyage: ENDS,
})
const grams = (request: EstimateRequest, distance: LegDistance = sailed(10_000)) =>
  estimate(request, distance, factors).intensity!.wtw
const partsOf = (request: EstimateRequest, distance: LegDistance) =>
  Object.fromEntries(
    estimate(request, distance, factors).parts.map(({ part, wtwKgCo2e }) => [part, wtwKgCo2e]),
  )

describe('the intensity of a modelled ship', () => {
  it.each([
    ['container', 'capacityTeu', 100, 24_000],
    ['container', 'capacityTeu', 100, 1500],
    ['dry_bulk', 'deadweightTonnes', 1000, 400_000],
    ['dry_bulk', 'deadweightTonnes', 9000, 11_000],
    ['tanker', 'deadweightTonnes', 1000, 500_000],
    ['tanker', 'deadweightTonnes', 24_000, 26_000],
  ] as const)('has no jump between capacities of a %s', (type, size, least, most) => {
    const next = random(11)
    const jumps: number[] = []
    for (let run = 0; run < cases(200); run++) {
      const capacity = Math.round(least + next() * (most - least))
      const of = (units: number) =>
        grams({ cargo: { massTonnes: 10 }, vessel: { type, [size]: units }, voyage: ENDS })
      if (Math.abs(of(capacity + 1) / of(capacity) - 1) >= 0.01) jumps.push(capacity)
    }
    expect(jumps).toEqual([])
  })

  it('falls as container ships grow, and is that of a class at its nominal capacity', () => {
    let before = Infinity
    for (let capacity = 100; capacity <= 24_000; capacity += 100) {
      const now = grams(container(capacity))
      expect(now, `${capacity} TEU`).toBeLessThan(before)
      before = now
    }
    const { factor } = estimate(container(13_000), sailed(1000), factors)
    expect(factor.wtw).toBeCloseTo(55.3849, 3)
  })

  it('is continuous at the old limits of the size classes', () => {
    for (const bound of [1000, 5100, 8000, 10_000, 12_000, 14_500])
      expect(grams(container(bound - 1)) / grams(container(bound))).toBeCloseTo(1, 2)
  })

  it('leads to the small ship of EPA below the smallest bulk carrier', () => {
    const { classes, engine } = factors.vessels
    const { scale } = shipOfCapacity(classes, 'bulker', 5000, engine)!
    const handysize = classes.find(({ sizeClass }) => sizeClass === 'handysize')!
    const fuel = findFuel(factors.fuels, 'HFO')!
    const small = { ...handysize, installedKw: 2500, maxSpeedKn: 14.8, engine: 'msd' as const }
    const of = (ship: typeof handysize) =>
      dayAtSea(shipOfClass(ship), ship, fuel, engine, { speedKn: 12 }).fuelTonnes
    expect((scale * of(handysize)) / of(small)).toBeCloseTo(1, 1)
  })

  it('has daily fuel that never falls with speed, from standstill to the maximum', () => {
    const STEPS = cases(1000)
    const fuel = findFuel(factors.fuels, 'HFO')!
    for (const ship of factors.vessels.classes) {
      const daily = Array.from({ length: STEPS + 1 }, (_, step) => {
        const speedKn = (ship.maxSpeedKn * step) / STEPS
        return dayAtSea(shipOfClass(ship), ship, fuel, factors.vessels.engine, { speedKn })
          .fuelTonnes
      })
      const falls = daily.filter((tonnes, step) => step > 0 && tonnes < daily[step - 1]!)
      expect(falls, ship.sizeClass).toEqual([])
    }
  })

  it('never falls with speed above half the maximum, and the top speed is the limit', () => {
    for (const capacity of [700, 4250, 9000, 20_000]) {
      const { maxSpeedKn } = shipOfCapacity(
        factors.vessels.classes,
        'container',
        capacity,
        factors.vessels.engine,
      )!
      let before = 0
      for (let speedKn = maxSpeedKn / 2; speedKn <= maxSpeedKn; speedKn += 0.1) {
        const now = estimate(container(capacity, { speedKn }), sailed(1000), factors).factor.wtw
        expect(now, `${capacity} TEU, ${speedKn} kn`).toBeGreaterThanOrEqual(before)
        before = now
      }
      const tooFast = () => grams(container(capacity, { speedKn: maxSpeedKn + 0.1 }))
      expect(tooFast).toThrow(EmissionsInputError)
      expect(tooFast).toThrow('vessel.speedKn')
    }
  })

  it('falls with the load factor and rises with the draught', () => {
    const ship = (more: object) => grams(container(9000, more))
    expect(ship({ loadFactor: 0.35 })).toBeCloseTo(2 * ship({ loadFactor: 0.7 }), 9)
    expect(ship({ draughtM: 10 })).toBeLessThan(ship({ draughtM: 14 }))
  })
})

describe('a port call', () => {
  it('counts half at each end, by the hours of the request', () => {
    const call = { berthHours: 20, anchorageHours: 5, manoeuvringHours: 2 }
    const once = partsOf({ ...container(13_000), portCalls: call }, sailed(5000))
    const hours = Object.fromEntries(Object.entries(call).map(([name, h]) => [name, 2 * h]))
    const twice = partsOf({ ...container(13_000), portCalls: hours }, sailed(5000))
    expect(once['origin_port']).toBe(once['destination_port'])
    expect(twice['origin_port']).toBeCloseTo(2 * once['origin_port']!, 9)
    expect(twice['sea']).toBe(once['sea'])
  })

  it('uses the hours of the ship type by default, and is missing for a distance without ends', () => {
    expect(partsOf(container(13_000), sailed(5000))['origin_port']).toBeGreaterThan(0)
    const { voyage: _, ...nowhere } = container(13_000)
    expect(Object.keys(partsOf(nowhere, sailed(5000)))).toEqual(['sea'])
  })

  it('weighs most for a tanker, whose pumps run on steam', () => {
    const share = (vessel: EstimateRequest['vessel']) => {
      const parts = partsOf({ cargo: { massTonnes: 1 }, vessel, voyage: ENDS }, sailed(6000))
      return (parts['origin_port']! + parts['destination_port']!) / parts['sea']!
    }
    expect(share({ type: 'tanker', deadweightTonnes: 47_000 })).toBeGreaterThan(0.05)
    expect(share({ type: 'dry_bulk', deadweightTonnes: 180_000 })).toBeLessThan(0.05)
  })

  it('burns gas oil in ports of the EEA', () => {
    const fuels = (originCountry: string) =>
      estimate(
        { ...container(13_000), voyage: { ...ENDS, originCountry } },
        sfd(5000),
        factors,
      ).energyCarriers!.map(({ fuelType }) => fuelType)
    expect(fuels('SG')).toEqual(['HFO'])
    expect(fuels('NL')).toEqual(['HFO', 'MGO'])
  })

  it('burns gas oil in ports of the United Kingdom and of control areas', () => {
    const mgoAt = (originCountry: string, endsInControlArea?: LegDistance['endsInControlArea']) => {
      const voyage = { ...ENDS, originCountry, destinationCountry: 'SG' }
      const distance = { ...sfd(5000), ...(endsInControlArea && { endsInControlArea }) }
      const { energyCarriers } = estimate({ ...container(13_000), voyage }, distance, factors)
      return energyCarriers!.find(({ fuelType }) => fuelType === 'MGO')?.tonnes ?? 0
    }
    const ofOneCall = mgoAt('NL')
    expect(ofOneCall).toBeGreaterThan(0)
    expect([mgoAt('GB'), mgoAt('GB-NIR')]).toEqual([ofOneCall, ofOneCall])
    expect(mgoAt('US')).toBe(0)
    expect(mgoAt('US', { origin: true, destination: false })).toBe(ofOneCall)
    expect(mgoAt('US', { origin: true, destination: true })).toBeCloseTo(2 * ofOneCall, 9)
  })

  it('burns less and buys electricity on shore power', () => {
    const at = (shorePowerShare: number) =>
      partsOf(
        { ...container(13_000), portCalls: { shorePowerShare, gridGPerKwh: 100 } },
        sailed(5000),
      )
    expect(at(1)['origin_port']).toBeLessThan(at(0)['origin_port']!)
    expect(at(1)['shore_power']).toBeGreaterThan(0)
    expect(at(0)).not.toHaveProperty('shore_power')
  })

  it('adds time to the sea passage, and so does a canal', () => {
    const passages = ['suez']
    const way = { ...sfd(15_000), passages }
    expect(partsOf(container(13_000), way)['canals']).toBeGreaterThan(0)
    expect(partsOf(container(13_000), sfd(15_000))).not.toHaveProperty('canals')
  })
})

it('the emissions of a route and an estimate of the whole ship agree to the gram', () => {
  const next = random(12)
  for (const shipClass of factors.vessels.classes) {
    const { type, sizeClass, nominalCapacity, utilisation, maxSpeedKn } = shipClass
    const distanceKm = 100 + next() * 15_000
    const ecaKm = next() * distanceKm
    const speedKn = maxSpeedKn * (0.4 + next() * 0.6)
    const draughtM = shipClass.designDraughtM * (0.7 + next() * 0.3)
    const fuelType = ['HFO', 'VLSFO', 'MGO'][Math.floor(next() * 3)]!
    const block = routeEmissions(
      {
        vessel: { type, sizeClass, draughtM, fuelType },
        distanceKm,
        ecaKm,
        speedKmh: speedKn * 1.852,
        fuelPriceUsdPerTonne: null,
      },
      factors,
    )
    const isContainer = type === 'container'
    const units = nominalCapacity * utilisation
    const { emissions } = estimate(
      {
        cargo: isContainer ? { teu: units } : { massTonnes: units },
        vessel: {
          type: cargoShipOf(type),
          sizeClass,
          draughtM,
          speedKn,
          fuelType,
        },
      },
      { ...sailed(distanceKm), ecaKm },
      factors,
    )
    expect(Math.abs(emissions.wtwKgCo2e / 1000 - block.co2eWtwTonnes), sizeClass).toBeLessThan(1e-6)
    expect(Math.abs(emissions.ttwKgCo2e / 1000 - block.co2eTtwTonnes), sizeClass).toBeLessThan(1e-6)
  }
})

describe('calculation.factor', () => {
  const cargo = { massTonnes: 100 }
  const run = (calculation: object, vessel: EstimateRequest['vessel']) =>
    estimate({ cargo, vessel, calculation }, sfd(1000), factors).factor

  it('published takes the row of a size that could be modelled', () => {
    const vessel = { type: 'dry_bulk', deadweightTonnes: 57_000 } as const
    expect(run({}, vessel).kind).toBe('derived')
    expect(run({ factor: 'published' }, vessel)).toMatchObject({ kind: 'published', ttw: 5.77 })
  })

  it('reaches every published row by its id', () => {
    for (const [id, { ttw }] of factors.sea.rows)
      expect(run({ factorRow: id }, { type: 'tanker', deadweightTonnes: 50_000 }).ttw).toBe(ttw)
    const unknown = () => run({ factorRow: 'desnz-1' }, { type: 'tanker' })
    expect(unknown).toThrow(NoCompatibleFactorError)
  })

  it('warns of a published row that is later than the departure', () => {
    const codesOn = (date: string, vessel?: EstimateRequest['vessel']) =>
      estimate({ cargo, vessel, voyage: { date } }, sfd(1000), factors).warnings.map(
        ({ code }) => code,
      )
    for (const vessel of [undefined, { type: 'ferry' }] as const) {
      expect(codesOn('2023-06-01', vessel)).toContain('factor_year_differs')
      expect(codesOn('2025-06-01', vessel)).not.toContain('factor_year_differs')
      expect(codesOn('2026-06-01', vessel)).not.toContain('factor_year_differs')
    }
    const modelled = { type: 'container', capacityTeu: 9000 } as const
    expect(codesOn('2023-06-01', modelled)).not.toContain('factor_year_differs')
  })

  it('warns of a published row of another type of ship', () => {
    const warned = (type: VesselType, factorRow: string) =>
      estimate(
        { cargo: { massTonnes: 20 }, vessel: { type }, calculation: { factorRow } },
        sfd(400),
        factors,
      ).warnings.filter(({ code }) => code === 'factor_row_of_other_type')
    const shipOf = (id: string) => factors.sea.rows.get(id)!.ship
    const rowOf = (ship: string) => [...factors.sea.rows.keys()].find((id) => shipOf(id) === ship)!
    expect(warned('ferry', rowOf('bulk_carrier'))).toMatchObject([
      { field: 'calculation.factorRow', detail: expect.stringContaining('of type ferry') },
    ])
    expect(warned('tanker', rowOf('ropax'))).toHaveLength(1)
    for (const [type, ship] of [
      ['ferry', 'ropax'],
      ['tanker', 'chemical_tanker'],
      ['tanker', 'crude_tanker'],
      ['deep_sea_container', 'container'],
      ['general_cargo', 'general_cargo_with_containers'],
      ['dry_bulk', 'bulk_carrier'],
    ] as const)
      expect(warned(type, rowOf(ship)), type).toEqual([])
  })

  it('modelled takes the class that stands for a type without a size', () => {
    expect(run({ factor: 'modelled' }, { type: 'container' }).id).toBe(
      'modelled-container-post_panamax-HFO',
    )
    expect(run({ factor: 'modelled' }, { type: 'feeder_container' }).id).toContain('feeder')
    expect(() => run({ factor: 'modelled' }, { type: 'ferry' })).toThrow(NoCompatibleFactorError)
  })

  it('pack is rejected where no pack has the ship', () => {
    const pack = () => run({ factor: 'pack' }, { type: 'container', capacityTeu: 5000 })
    expect(pack).toThrow(NoCompatibleFactorError)
  })
})
