import { describe, expect, it } from 'vitest'
import {
  EmissionsInputError,
  type EstimateRequest,
  estimate,
  preview,
} from '../../src/emissions/index.js'
import { cases } from '../support/cases.js'
import { factors, random, sailed } from './support.js'

const FUEL = { consumedTonnes: 500, type: 'HFO' } as const
const run = (request: EstimateRequest) =>
  estimate({ fuel: FUEL, ...request }, sailed(8000), factors)
const share = (request: EstimateRequest) => run(request).cargoShare!.share

describe("a cargo's share of the fuel", () => {
  it('adds up to 1 over all cargoes that are on board', () => {
    const next = random(21)
    for (let run = 0; run < cases(100); run++) {
      const cargoes = Array.from({ length: 1 + Math.floor(next() * 20) }, () => 1 + next() * 9000)
      const cargoOnBoardTonnes = cargoes.reduce((sum, tonnes) => sum + tonnes, 0)
      const vessel = { type: 'dry_bulk', deadweightTonnes: 250_000, cargoOnBoardTonnes } as const
      const shares = cargoes.map((massTonnes) => share({ cargo: { massTonnes }, vessel }))
      expect(shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9)
    }
  })

  it('of two cargoes of 40,000 t on 80,000 dwt is a half each, whether that is stated or not', () => {
    const vessel = { type: 'dry_bulk', deadweightTonnes: 80_000 } as const
    const cargo = { massTonnes: 40_000 }
    expect(share({ cargo, vessel })).toBe(0.5)
    expect(share({ cargo, vessel: { ...vessel, cargoOnBoardTonnes: 80_000 } })).toBe(0.5)
    expect(share({ cargo, vessel: { ...vessel, cargoOnBoardTonnes: 40_000 } })).toBe(1)
    const codes = (request: EstimateRequest) => run(request).warnings.map(({ code }) => code)
    expect(codes({ cargo, vessel })).toEqual(['cargo_on_board_assumed'])
    expect(codes({ cargo, vessel: { ...vessel, cargoOnBoardTonnes: 80_000 } })).toEqual([])
  })

  it('of containers is the share of the boxes on board, or else of the filled capacity of the fleet', () => {
    const vessel = { type: 'container', capacityTeu: 8000 } as const
    const cargo = { teu: 120 }
    expect(share({ cargo, vessel })).toBeCloseTo(120 / 5600, 12)
    expect(share({ cargo, vessel: { ...vessel, cargoOnBoardTeu: 6000 } })).toBeCloseTo(0.02, 12)
  })

  it('on a ferry leaves passengers their part, by mass', () => {
    const vessel = {
      type: 'ferry',
      cargoOnBoardTonnes: 1000,
      passengers: 1500,
      passengerVehicles: 400,
    } as const
    expect(share({ cargo: { massTonnes: 20 }, vessel })).toBeCloseTo(20 / (1000 + 150 + 600), 12)
  })

  it('is rejected if it exceeds what is on board', () => {
    const wrong = (vessel: EstimateRequest['vessel']) =>
      preview({ fuel: FUEL, cargo: { massTonnes: 20 }, vessel }, factors).errors
    expect(wrong({ cargoOnBoardTonnes: 10 })).toMatchObject([
      { field: 'vessel.cargoOnBoardTonnes', code: 'out_of_range' },
    ])
    expect(wrong({ type: 'ferry', passengers: 100 })).toMatchObject([
      { field: 'vessel.cargoOnBoardTonnes', code: 'required' },
    ])
    expect(() => run({ cargo: { massTonnes: 20 }, vessel: { cargoOnBoardTonnes: 1 } })).toThrow(
      EmissionsInputError,
    )
  })
})

it('adds the fuel of the ballast voyage to the total and reports it separately', () => {
  const { emissions, parts } = run({ fuel: { ...FUEL, ballastTonnes: 300 } })
  expect(emissions.wtwKgCo2e).toBeCloseTo(800 * 3711.38, 3)
  expect(parts.map(({ part }) => part)).toEqual(['sea', 'ballast'])
})

describe('fuel is', () => {
  const quality = (evidence?: NonNullable<EstimateRequest['fuel']>['evidence']) =>
    run({ fuel: { ...FUEL, evidence } }).dataQuality

  it('is stated by the caller without verifiable evidence', () => {
    const stated = { dataType: 'stated_by_caller', primaryDataShare: 0 }
    expect(quality()).toMatchObject(stated)
    expect(quality({ kind: 'flow_meter' })).toMatchObject(stated)
  })

  const period = '2026-03-01/2026-03-24'

  it('primary with a period or a verifier, up to the tank', () => {
    const { dataType, primaryDataShare } = quality({ kind: 'flow_meter', period })
    expect(dataType).toBe('primary')
    expect(primaryDataShare).toBeCloseTo(3.16463 / 3.71138, 6)
    expect(quality({ kind: 'mrv_report', verifiedBy: "Lloyd's Register" }).dataType).toBe('primary')
    for (const verifiedBy of ['DNV', 'Jane Doe, D.N.V.', 'TUEV: TÜV Nord, no. 17'])
      expect(quality({ kind: 'mrv_report', verifiedBy }).dataType, verifiedBy).toBe('primary')
    const { notes } = quality({ kind: 'mrv_report', period, verifiedBy: 'no' })
    expect(notes[0]).toContain('mrv report, of 2026-03-01/2026-03-24. Its factor')
  })

  it.each([
    { period: 'x' },
    { period: '2026-03' },
    { period: '2026-03-24/2026-03-01' },
    { period: '2026-13-01/2026-13-24' },
    { period: 'x', verifiedBy: 'Jane Doe' },
    { verifiedBy: 'no' },
    { verifiedBy: ' ' },
    { verifiedBy: 'not yet' },
    { verifiedBy: 'to follow' },
    { verifiedBy: 'no one' },
    { verifiedBy: 'n/a n/a' },
    { verifiedBy: 'self declared' },
    { verifiedBy: 'Jane Doe, the master' },
    { verifiedBy: 'DNV, planned for March' },
    { period: '1900-01-01/2099-12-31' },
    { period: '2026-01-01/2027-01-02' },
    { verifiedBy: 'not verified' },
  ])('stated by the caller with %j, and a warning says why', (more) => {
    const { dataQuality, warnings } = run({
      fuel: { ...FUEL, evidence: { kind: 'flow_meter', ...more } },
    })
    expect(dataQuality).toMatchObject({ dataType: 'stated_by_caller', primaryDataShare: 0 })
    expect(warnings.map(({ code }) => code)).toContain('evidence_not_used')
  })

  it('primary only if its period holds the departure that the request states', () => {
    const typeOn = (departure: string) =>
      run({
        fuel: { ...FUEL, evidence: { kind: 'flow_meter', period } },
        voyage: { departure },
      }).dataQuality.dataType
    expect(['2026-02-28', '2026-03-01', '2026-03-24', '2026-03-25'].map(typeOn)).toEqual([
      'stated_by_caller',
      'primary',
      'primary',
      'stated_by_caller',
    ])
  })
})

describe('a sailed distance', () => {
  const request = { cargo: { massTonnes: 100 }, vessel: { type: 'container' } } as const

  it('is the distance of the emissions, and the shortest one is the distance of the activity', () => {
    const alone = estimate(request, sailed(11_500), factors)
    const both = estimate(request, { ...sailed(11_500), shortestKm: 10_000 }, factors)
    expect(both.emissions).toEqual(alone.emissions)
    expect(both.activity.transportActivityTkm).toBe(1_000_000)
    expect(both.intensity!.wtw).toBeCloseTo(19.77 * 1.15, 9)
    expect(both.distance).toMatchObject({ actualKm: 11_500, shortestKm: 10_000 })
    expect(alone.activity.transportActivityTkm).toBe(1_150_000)
  })

  it('allocates consumed fuel in the same way', () => {
    const vessel = { type: 'container', capacityTeu: 8000 } as const
    const { activity } = estimate(
      { fuel: FUEL, cargo: { teu: 120 }, vessel },
      { ...sailed(11_500), shortestKm: 10_000 },
      factors,
    )
    expect(activity.transportActivityTeukm).toBe(1_200_000)
  })
})

describe('passenger equivalents', () => {
  const ferry = (vessel: object) =>
    estimate(
      {
        cargo: { massTonnes: 20 },
        vessel: { type: 'ferry', ...vessel },
        fuel: { consumedTonnes: 12, type: 'MGO' },
      },
      sailed(100),
      factors,
    )

  it("share a ferry's fuel as the caller counts them, and leave transport activity in tonnes", () => {
    const { cargoShare, activity } = ferry({
      passengerEquivalents: 18,
      passengerEquivalentsOnBoard: 1200,
    })
    expect(cargoShare!.share).toBe(18 / 1200)
    expect(cargoShare!.basis).toContain('passenger equivalents')
    expect(activity.transportActivityTkm).toBe(2000)
  })

  it('come in pairs, and the cargo has no more than all on board', () => {
    expect(() => ferry({ passengerEquivalents: 18 })).toThrow('passengerEquivalentsOnBoard')
    expect(() => ferry({ passengerEquivalentsOnBoard: 18 })).toThrow('passengerEquivalents')
    expect(() => ferry({ passengerEquivalents: 18, passengerEquivalentsOnBoard: 17 })).toThrow(
      'must include',
    )
  })
})
