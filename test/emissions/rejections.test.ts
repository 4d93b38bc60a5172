import { describe, expect, it } from 'vitest'
import {
  EmissionsInputError,
  type EstimateRequest,
  estimate,
  type LegDistance,
  NoCompatibleFactorError,
  preview,
} from '../../src/emissions/index.js'
import { cases } from '../support/cases.js'
import { factors, random, sfd, withTestCarrier } from './support.js'

/** The problems of a request, as "field code". */
function problemsOf(request: unknown, distance: LegDistance = sfd(100)): string[] {
  try {
    estimate(request as EstimateRequest, distance, factors)
  } catch (error) {
    if (error instanceof EmissionsInputError)
      return error.problems.map(({ field, code }) => `${field} ${code}`)
    if (error instanceof NoCompatibleFactorError) return [`${error.field} no_compatible_factor`]
    throw error
  }
  return []
}

const CARGO = { cargo: { teu: 1 } }

describe('rejects an invalid request with the field and the reason', () => {
  it.each<[string, unknown, string[]]>([
    ['cargo without an amount', { cargo: {} }, ['cargo required']],
    ['zero TEU', { cargo: { teu: 0 } }, ['cargo.teu out_of_range']],
    ['negative mass', { cargo: { massTonnes: -5 } }, ['cargo.massTonnes out_of_range']],
    ['absurd mass', { cargo: { massTonnes: 1e9 } }, ['cargo.massTonnes out_of_range']],
    ['NaN', { cargo: { teu: Number.NaN } }, ['cargo.teu not_finite']],
    ['infinity', { cargo: { teu: Infinity } }, ['cargo.teu not_finite']],
    ['a text for a number', { cargo: { teu: '2' } }, ['cargo.teu invalid_type']],
    ['fuel without type', { fuel: { consumedTonnes: 5 } }, ['fuel.type required']],
    ['fuel without mass', { fuel: { type: 'HFO' } }, ['fuel.consumedTonnes required']],
    ['no fuel', { fuel: { consumedTonnes: 0, type: 'HFO' } }, ['fuel.consumedTonnes out_of_range']],
    [
      'a fuel not measured',
      { fuel: { consumedTonnes: 1, type: 'LNG' } },
      ['fuel.type not_allowed'],
    ],
    ['an unknown ship', { ...CARGO, vessel: { type: 'submarine' } }, ['vessel.type not_allowed']],
    ['a short IMO number', { ...CARGO, vessel: { imo: 123 } }, ['vessel.imo not_allowed']],
    [
      'an IMO number with words',
      { ...CARGO, vessel: { imo: 'IMO9260419' } },
      ['vessel.imo not_allowed'],
    ],
    [
      'a ship of no size',
      { ...CARGO, vessel: { capacityTeu: 0 } },
      ['vessel.capacityTeu out_of_range'],
    ],
    [
      'an unknown method',
      { ...CARGO, calculation: { method: 'guess' } },
      ['calculation.method not_allowed'],
    ],
    [
      'an unknown boundary',
      { ...CARGO, calculation: { boundary: 'WTP' } },
      ['calculation.boundary not_allowed'],
    ],
    ['an empty carrier', { ...CARGO, carrier: {} }, ['carrier required']],
    ['carbon without a year', { ...CARGO, carbon: { euaPriceEur: 1 } }, ['carbon.year required']],
    ['half a year', { ...CARGO, carbon: { year: 2025.5 } }, ['carbon.year invalid_type']],
    [
      'two faults',
      { cargo: { teu: -1, massTonnes: 0 } },
      ['cargo.teu out_of_range', 'cargo.massTonnes out_of_range'],
    ],
    [
      'an unknown framework',
      { ...CARGO, framework: { name: 'TEU-O-METER' } },
      ['framework.name no_compatible_factor'],
    ],
    [
      'an unknown version',
      { ...CARGO, framework: { version: '9' } },
      ['framework.version no_compatible_factor'],
    ],
  ])('%s', (_, request, expected) => {
    expect(problemsOf(request)).toEqual(expected)
  })

  it.each<[string, string[]]>([
    ['fuel_based', ['fuel required']],
    ['carrier_intensity', ['carrier required']],
    ['activity_based', ['vessel.type required']],
  ])('%s without its inputs', (method, expected) => {
    expect(problemsOf({ calculation: { method } })).toEqual(expected)
  })

  it.each([
    [{ distanceKm: -1, type: 'sfd' }, 'distance.distanceKm out_of_range'],
    [{ distanceKm: Number.NaN, type: 'sfd' }, 'distance.distanceKm not_finite'],
    [{ distanceKm: 1e7, type: 'sfd' }, 'distance.distanceKm out_of_range'],
    [{ distanceKm: 1, type: 'gcd' }, 'distance.type not_allowed'],
  ])('a distance of %o', (distance, expected) => {
    expect(problemsOf(CARGO, distance as LegDistance)).toEqual([expected])
  })
})

describe('carrier_intensity without a row', () => {
  const request: EstimateRequest = {
    ...CARGO,
    carrier: { code: 'MAEU' },
    calculation: { method: 'carrier_intensity' },
  }

  it('says that there are none', () => {
    expect(() => estimate(request, sfd(1), factors)).toThrow(/MAEU.*None is available/)
  })

  it('says what rows exist', () => {
    expect(() => estimate(request, sfd(1), withTestCarrier)).toThrow(
      /carrier MAEU, dry, any lane\. Available: TEST 2024 any lane dry\./,
    )
  })
})

describe('preview', () => {
  it('reports a fault instead of throwing', () => {
    const told = preview({ cargo: { teu: -1 } }, factors)
    expect(told).toMatchObject({ valid: false, method: null, factor: null, plannedSteps: [] })
    expect(told.errors).toEqual([
      expect.objectContaining({ field: 'cargo.teu', code: 'out_of_range' }),
    ])
  })

  it('reports a missing factor with its code', () => {
    const request = { ...CARGO, framework: { name: 'other' } }
    expect(preview(request, factors).errors[0]).toMatchObject({ code: 'no_compatible_factor' })
  })

  it('contains no total and no distance', () => {
    const text = JSON.stringify(preview(CARGO, factors))
    expect(text).not.toMatch(/KgCo2e|adjustedKm|"result"/)
  })
})

it('no value of a field makes the library throw anything but its own errors', () => {
  const next = random(99)
  const odd = [
    undefined,
    0,
    -0,
    1e-320,
    1e308,
    Number.NaN,
    -Infinity,
    '',
    'é'.repeat(300),
    true,
    {},
    [],
  ]
  const pick = () => odd[Math.floor(next() * odd.length)]
  for (let run = 0; run < cases(2000); run++) {
    const request = {
      cargo: { teu: pick(), massTonnes: pick(), reefer: pick() },
      vessel: { type: pick(), capacityTeu: pick(), deadweightTonnes: pick() },
      fuel: next() < 0.5 ? undefined : { consumedTonnes: pick(), type: pick() },
      calculation: { method: pick(), boundary: pick() },
      carbon: next() < 0.5 ? undefined : { year: pick(), euaPriceEur: pick() },
    } as unknown as EstimateRequest
    expect(() => preview(request, factors), JSON.stringify(request)).not.toThrow()
  }
})

it('no number of an answer is infinite or NaN, however small or large the amounts are', () => {
  const next = random(100)
  const amounts = [5e-324, 1e-300, 1e-9, 1, 1e5]
  const pick = () => amounts[Math.floor(next() * amounts.length)]!
  const maybe = <T>(value: T) => (next() < 0.5 ? value : undefined)
  for (let run = 0; run < cases(1000); run++) {
    const request: EstimateRequest = {
      cargo: { teu: pick(), massTonnes: maybe(pick()), reefer: maybe(true) },
      vessel: maybe({ type: 'container', capacityTeu: pick(), deadweightTonnes: maybe(pick()) }),
      fuel: maybe({ consumedTonnes: pick(), type: 'HFO' }),
      voyage: { originCountry: 'NL', destinationCountry: 'SG' },
      carbon: maybe({ year: 2026, euaPriceEur: pick() }),
    }
    const distance = { distanceKm: next() < 0.2 ? 0 : pick(), type: 'sfd' } as const
    const text = JSON.stringify(estimate(request, distance, factors), (_, value) =>
      typeof value === 'number' && !Number.isFinite(value) ? `not finite: ${value}` : value,
    )
    if (text.includes('not finite')) throw new Error(JSON.stringify({ request, distance, text }))
  }
})
