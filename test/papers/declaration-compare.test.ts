import { describe, expect, it } from 'vitest'
import {
  type ComparedDeclaration,
  compareDeclarations,
  type DeclarationComparison,
} from '../../src/papers/declaration-compare.js'
import { seeded } from '../engine/geo/random.js'

type Shipment = ComparedDeclaration['shipment_list'][number]

const place = (unlocode: string) => ({ unlocode }) as Shipment['origin']

function shipment(
  lane: string,
  tkm: number,
  grams: number,
  more: Partial<Shipment> = {},
): Shipment {
  return {
    origin: place('NLRTM'),
    destination: place(lane),
    modes: ['sea'],
    methods: ['activity_based'],
    data_types: ['modelled'],
    is_refrigerated: false,
    transport_activity_tkm: tkm,
    wtw_kg_co2e: (tkm * grams) / 1000,
    ...more,
  }
}

function year(
  from: string,
  shipment_list: readonly Shipment[],
  more: Partial<ComparedDeclaration> = {},
): ComparedDeclaration {
  return {
    organisation: 'Example Ltd',
    services: 'Containers',
    period: { from: `${from}-01-01`, to: `${from}-12-31` },
    versions: { software: ['0.1.0'], data: ['1'], factor_set: ['2026'] },
    supersedes: null,
    not_included: [],
    shipment_list,
    ...more,
  }
}

const effects = (a: readonly Shipment[], b: readonly Shipment[]) =>
  compareDeclarations(year('2025', a), year('2026', b)).effects

const none = {
  volume_kg_co2e: 0,
  mix_kg_co2e: 0,
  method_kg_co2e: 0,
  load_kg_co2e: 0,
  factor_kg_co2e: 0,
  without_activity_kg_co2e: 0,
}

const milligrams = (kg: number) => Math.round(kg * 1e6)
const sumOf = (parts: object) =>
  Object.values(parts as Record<string, number>).reduce((sum, kg) => sum + milligrams(kg), 0)

describe('the difference of two declarations', () => {
  const boxes = (tonnesPerTeu: number, gPerTeukm: number, more: Partial<Shipment> = {}) =>
    shipment('SGSIN', 1000 * tonnesPerTeu, gPerTeukm / tonnesPerTeu, {
      factor_ids: ['modelled-container'],
      transport_activity_teukm: 1000,
      ...more,
    })

  it('is load, not factor, if containers are twice as heavy by the same factor per TEU', () => {
    const all = effects([boxes(10, 100)], [boxes(20, 100)])
    expect(all).toEqual({ ...none, volume_kg_co2e: 100, load_kg_co2e: -100 })
  })

  it('is load for the leg at sea of a chain and volume for its leg by road', () => {
    const chain = (tonnesPerTeu: number) =>
      shipment('SGSIN', 1010 * tonnesPerTeu, (100 + tonnesPerTeu) / (1.01 * tonnesPerTeu), {
        modes: ['road', 'sea'],
        transport_activity_teukm: 1000,
        teukm_wtw_kg_co2e: 100,
      })
    const all = effects([chain(10)], [chain(20)])
    expect(all).toEqual({ ...none, volume_kg_co2e: 110, load_kg_co2e: -100 })
  })

  it('is factor and load if both change', () => {
    const { load_kg_co2e, factor_kg_co2e } = effects(
      [boxes(10, 100)],
      [boxes(20, 130, { factor_ids: ['trade-ship'] })],
    )
    expect([load_kg_co2e, factor_kg_co2e]).toEqual([-100, 30])
  })

  it('has no factor effect if only the shares of two factors change', () => {
    const own = { factor_ids: ['own-ship'] }
    const all = effects(
      [boxes(10, 100), boxes(10, 100), boxes(10, 40, own)],
      [boxes(10, 100), boxes(10, 40, own), boxes(10, 40, own)],
    )
    expect(all).toEqual({ ...none, mix_kg_co2e: -60 })
  })

  it('is volume if every lane grows alike', () => {
    const before = [shipment('SGSIN', 1000, 10), shipment('USNYC', 3000, 20)]
    const after = [shipment('SGSIN', 2000, 10), shipment('USNYC', 6000, 20)]
    expect(effects(before, after)).toEqual({ ...none, volume_kg_co2e: 70 })
  })

  it('is mix if cargo moves to another lane, mode or temperature, or to a new lane', () => {
    const before = [shipment('SGSIN', 1000, 10), shipment('USNYC', 3000, 20)]
    const moved = [shipment('SGSIN', 3000, 10), shipment('USNYC', 1000, 20)]
    expect(effects(before, moved)).toEqual({ ...none, mix_kg_co2e: -20 })
    const cooled = shipment('SGSIN', 1000, 30, { is_refrigerated: true })
    expect(effects([shipment('SGSIN', 1000, 10)], [cooled])).toEqual({ ...none, mix_kg_co2e: 20 })
    const byRail = shipment('SGSIN', 1000, 30, { modes: ['sea', 'rail'] })
    expect(effects([shipment('SGSIN', 1000, 10)], [byRail])).toEqual({ ...none, mix_kg_co2e: 20 })
  })

  it('is factor if a lane has another intensity by the same method', () => {
    expect(effects([shipment('SGSIN', 1000, 10)], [shipment('SGSIN', 1000, 8)])).toEqual({
      ...none,
      factor_kg_co2e: -2,
    })
  })

  it('is method if a lane is calculated by another method or type of data', () => {
    const measured = shipment('SGSIN', 1000, 7, {
      methods: ['fuel_based'],
      data_types: ['primary'],
    })
    expect(effects([shipment('SGSIN', 1000, 10)], [measured])).toEqual({
      ...none,
      method_kg_co2e: -3,
    })
    // Half of the lane keeps the method, with another factor.
    const half = [
      shipment('SGSIN', 500, 12),
      { ...measured, transport_activity_tkm: 500, wtw_kg_co2e: 3.5 },
    ]
    expect(effects([shipment('SGSIN', 1000, 10)], half)).toEqual({
      ...none,
      factor_kg_co2e: 1,
      method_kg_co2e: -1.5,
    })
  })

  it('keeps shipments without transport activity apart', () => {
    const voyage = { ...shipment('SGSIN', 0, 0), wtw_kg_co2e: 5 }
    expect(effects([voyage], [voyage, voyage])).toEqual({ ...none, without_activity_kg_co2e: 5 })
  })

  it('is volume if the earlier period has no activity, and all of it if the later has none', () => {
    const some = [shipment('SGSIN', 1000, 10)]
    expect(effects([], some)).toEqual({ ...none, volume_kg_co2e: 10 })
    expect(effects(some, [])).toEqual({ ...none, volume_kg_co2e: -10 })
  })

  it.each([1, 2, 3, 4, 5])(
    'adds up to the milligram, of all and of each lane (seed %d)',
    (seed) => {
      const random = seeded(seed)
      const pick = <Value>(values: readonly Value[]) =>
        values[Math.floor(random() * values.length)]!
      const some = () =>
        Array.from({ length: 200 }, () =>
          shipment(
            pick(['SGSIN', 'USNYC', 'CNSHA', 'ZADUR']),
            pick([0, 1]) * random() * 1e7,
            random() * 90,
            {
              modes: pick([['sea'], ['road', 'sea']]),
              methods: [pick(['activity_based', 'fuel_based', 'carrier_intensity'])],
              is_refrigerated: random() < 0.2,
            },
          ),
        )
      for (let round = 0; round < 40; round++) {
        const comparison = compareDeclarations(year('2025', some()), year('2026', some()))
        const { difference_kg_co2e, earlier, later, lanes } = comparison
        expect(sumOf(comparison.effects)).toBe(milligrams(difference_kg_co2e))
        expect(milligrams(later.wtw_kg_co2e) - milligrams(earlier.wtw_kg_co2e)).toBe(
          milligrams(difference_kg_co2e),
        )
        for (const lane of lanes)
          expect(sumOf(lane.effects)).toBe(milligrams(lane.difference_kg_co2e))
      }
    },
  )

  it('says what else differs: versions, lengths, names, shipments left out, a correction', () => {
    const notes = (b: Partial<ComparedDeclaration>): DeclarationComparison['notes'] =>
      compareDeclarations(year('2025', []), year('2026', [], b)).notes
    expect(notes({})).toEqual([])
    expect(notes({ organisation: 'Other Ltd' })[0]).toContain('Example Ltd and Other Ltd')
    expect(notes({ services: 'All' })[0]).toContain('Containers and All')
    expect(notes({ period: { from: '2026-01-01', to: '2026-06-30' } })[0]).toContain('365 and 181')
    expect(notes({ period: { from: '2023-01-01', to: '2023-12-31' } })[0]).toContain('later period')
    expect(notes({ not_included: [{}] })[0]).toContain('0 earlier, 1 later')
    expect(notes({ supersedes: 'abc' })[0]).toContain('corrects another: abc')
    const versions = { software: ['0.2.0'], data: ['1'], factor_set: ['2027'] }
    expect(notes({ versions })[0]).toContain('other versions of software, factor set')
  })
})
