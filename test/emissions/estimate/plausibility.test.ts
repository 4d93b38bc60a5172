import { describe, expect, it } from 'vitest'
import {
  type EstimateRequest,
  estimate,
  type LegDistance,
  preview,
} from '../../../src/emissions/index.js'
import { factors, sailed, sfd } from '../support.js'

const codes = (request: EstimateRequest, distance: LegDistance = sfd(10_000)) =>
  estimate(request, distance, factors).warnings.map(({ code }) => code)
const container = { type: 'container', capacityTeu: 1000 } as const
const bulk = { type: 'dry_bulk', deadweightTonnes: 57_000 } as const

describe('a warning points at', () => {
  it.each<[string, EstimateRequest]>([
    ['tonnes_per_teu', { cargo: { teu: 1, massTonnes: 24_000 } }],
    ['tonnes_per_teu', { cargo: { teu: 1, massTonnes: 35 } }],
    ['tonnes_per_teu', { cargo: { teu: 1, massTonnes: 0.001 } }],
    ['cargo_exceeds_capacity', { cargo: { teu: 20_000 }, vessel: container }],
    ['cargo_exceeds_capacity', { cargo: { massTonnes: 300_000 }, vessel: bulk }],
    ['cargo_exceeds_capacity', { cargo: { massTonnes: 300_000 }, vessel: container }],
    [
      'cargo_exceeds_capacity',
      { cargo: { teu: 10 }, vessel: { ...container, cargoOnBoardTeu: 1200 } },
    ],
    [
      'cargo_exceeds_capacity',
      { cargo: { massTonnes: 10 }, vessel: { ...bulk, cargoOnBoardTonnes: 60_000 } },
    ],
    ['not_used', { cargo: { teu: 10 }, vessel: { ...container, cargoOnBoardTeu: 900 } }],
    ['not_used', { cargo: { teu: 10 }, vessel: { ...container, sizeClass: 'ulcv' } }],
    [
      'not_used',
      {
        cargo: { teu: 10 },
        vessel: { ...container, fuelType: 'LNG' },
        fuel: { consumedTonnes: 300, type: 'VLSFO' },
      },
    ],
    [
      'unusual_size',
      { cargo: { teu: 1 }, vessel: { type: 'feeder_container', capacityTeu: 20_000 } },
    ],
    ['unusual_size', { cargo: { teu: 1 }, vessel: { ...container, capacityTeu: 1 } }],
    ['unusual_size', { cargo: { teu: 1 }, vessel: { ...container, capacityTeu: 100_000 } }],
    ['unusual_size', { cargo: { teu: 1 }, vessel: { ...container, draughtM: 0.1 } }],
    ['unusual_size', { cargo: { massTonnes: 5 }, vessel: { ...bulk, deadweightTonnes: 10 } }],
    ['cargo_exceeds_capacity', { cargo: { massTonnes: 1e7 }, vessel: { type: 'container' } }],
    ['unusual_load', { cargo: { teu: 1 }, vessel: { ...container, loadFactor: 0.02 } }],
    ['reefer_on_bulk', { cargo: { massTonnes: 50_000, reefer: true }, vessel: bulk }],
  ])('%s of %j', (code, request) => {
    expect(codes(request)).toContain(code)
    expect(preview(request, factors).warnings.map((warning) => warning.code)).toContain(code)
  })

  it.each<[string, EstimateRequest, LegDistance]>([
    ['no_distance', { cargo: { teu: 1 } }, sfd(0)],
    ['no_distance', { cargo: { teu: 1 } }, sfd(1e-12)],
    ['distance_very_long', { cargo: { teu: 1 } }, sfd(60_000)],
    ['adjustment_of_short_leg', { cargo: { teu: 1 } }, sfd(100)],
    [
      'distance_below_great_circle',
      { cargo: { teu: 1 }, voyage: { greatCircleKm: 9000 } },
      sfd(10),
    ],
    ['fuel_against_distance', { fuel: { consumedTonnes: 1e5, type: 'HFO' } }, sailed(1)],
    ['fuel_against_distance', { fuel: { consumedTonnes: 0.01, type: 'HFO' } }, sailed(20_000)],
    [
      'fuel_against_distance',
      { fuel: { consumedTonnes: 9000, type: 'HFO' }, vessel: container },
      sailed(10_000),
    ],
  ])('%s of %j over %j', (code, request, distance) => {
    expect(codes(request, distance)).toContain(code)
    expect(preview(request, factors).warnings.map((warning) => warning.code)).not.toContain(code)
  })

  it('nothing that is common', () => {
    expect(
      codes({ cargo: { teu: 10, massTonnes: 120 }, vessel: { ...container, capacityTeu: 8000 } }),
    ).toEqual([])
    expect(codes({ cargo: { massTonnes: 50_000 }, vessel: bulk })).toEqual([])
    const named = { ...container, sizeClass: 'feeder', fuelType: 'vlsfo', cargoOnBoardTeu: 900 }
    const burnt = { consumedTonnes: 300, type: 'VLSFO' } as const
    expect(codes({ cargo: { teu: 10 }, vessel: named, fuel: burnt })).toEqual([])
    const fuel = { consumedTonnes: 1450, type: 'VLSFO' } as const
    expect(codes({ fuel }, sailed(15_000))).toEqual([])
  })

  it('reefer electricity of a bulk carrier, which is not counted', () => {
    const kg = (reefer: boolean) =>
      estimate({ cargo: { massTonnes: 50_000, reefer }, vessel: bulk }, sfd(5000), factors)
        .emissions.wtwKgCo2e
    expect(kg(true)).toBe(kg(false))
  })
})
