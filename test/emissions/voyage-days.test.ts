import { describe, expect, it } from 'vitest'
import { estimate } from '../../src/emissions/index.js'
import { factors } from './support.js'

const KM_A_DAY_AT_10_KN = 10 * 24 * 1.852

interface Asked {
  readonly from: string
  readonly to: string
  readonly departure?: string
  readonly days: number
  readonly ship?: object
}

/** What a voyage of some days at 10 kn costs; 100 t of MGO unless a ship is given. */
function carbonOf({ from, to, departure, days, ship }: Asked) {
  const date = departure ?? '2025-12-20'
  const request = {
    ...(ship
      ? { cargo: { teu: 100 }, vessel: { type: 'container' as const, speedKn: 10, ...ship } }
      : {
          vessel: { type: 'dry_bulk' as const, speedKn: 10, deadweightTonnes: 50_000 },
          fuel: { type: 'MGO' as const, consumedTonnes: 100 },
        }),
    carbon: { year: Number(date.slice(0, 4)) },
    voyage: { originCountry: from, destinationCountry: to, hasEnds: true, date, departure },
  }
  const distance = { distanceKm: days * KM_A_DAY_AT_10_KN, type: 'actual' as const }
  return estimate(request, distance, factors).carbon!
}

const CO2 = 100 * 3.206
const CO2E = 100 * (3.206 + 28 * 0.00005 + 265 * 0.00018)

describe('a voyage over New Year', () => {
  it('counts each part by the phase-in and the gases of its own year', () => {
    const asked = { from: 'NL', to: 'SG', departure: '2025-12-20', days: 20 }
    const { ets, notes } = carbonOf(asked)
    const parts = ets!.stretches.map((one) => [one.firstDay, one.phaseIn])
    expect(parts).toEqual([
      ['2025-12-20', 0.7],
      ['2026-01-01', 1],
    ])
    expect(ets!.allowancesTonnes).toBeCloseTo(0.5 * (0.6 * CO2 * 0.7) + 0.5 * (0.4 * CO2E * 1), 9)
    expect(ets).toMatchObject({ year: 2025, phaseIn: 0.7, gases: ['CO2', 'CH4', 'N2O'] })
    expect(notes.join()).toContain('The arrival is taken to be on 2026-01-09, at 10 kn')
  })

  it('has the balance of FuelEU of each year by its limit', () => {
    const whole = carbonOf({ from: 'NL', to: 'SG', departure: '2029-03-01', days: 20 }).fuelEu!
    const { fuelEu } = carbonOf({ from: 'NL', to: 'SG', departure: '2029-12-22', days: 20 })
    const [now, then] = [91.16 * 0.98, 91.16 * 0.94]
    expect(fuelEu!.energyMj).toBeCloseTo(whole.energyMj, 6)
    expect(fuelEu!.limitGPerMj).toBeCloseTo((now + then) / 2, 9)
    const balance = whole.complianceBalanceTonnes - (0.5 * whole.energyMj * (now - then)) / 1e6
    expect(fuelEu!.complianceBalanceTonnes).toBeCloseTo(balance, 9)
  })

  it('is not divided if nobody states its departure, nor if it arrives on the last day', () => {
    const { ets: unknown } = carbonOf({ from: 'NL', to: 'SG', days: 20 })
    const { ets: last, notes } = carbonOf({
      from: 'NL',
      to: 'SG',
      departure: '2025-12-20',
      days: 11.9,
    })
    for (const ets of [unknown, last])
      expect(ets!.stretches.map(({ firstDay }) => firstDay)).toEqual(['2025-12-20'])
    expect(notes.join()).not.toContain('The arrival is taken')
  })
})

describe('UK ETS from 1 July 2026', () => {
  const ship = { capacityTeu: 9000 }

  it('counts a stay after it, although the ship left before it', () => {
    const { ukEts } = carbonOf({ from: 'SG', to: 'GB', departure: '2026-06-10', days: 30, ship })
    const counted = ukEts!.stretches.filter(({ allowancesTonnes }) => allowancesTonnes > 0)
    expect(counted.map(({ stretch, firstDay }) => [stretch, firstDay])).toEqual([
      ['destination_call', '2026-07-10'],
    ])
    const after = carbonOf({ from: 'SG', to: 'GB', departure: '2026-07-10', days: 30, ship })
    expect(ukEts!.allowancesTonnes).toBeCloseTo(after.ukEts!.allowancesTonnes, 12)
  })

  it('counts the days of a voyage within the kingdom from then on, and none before', () => {
    const { ukEts } = carbonOf({ from: 'GB', to: 'GB', departure: '2026-06-30', days: 4 })
    expect(ukEts!.allowancesTonnes).toBeCloseTo(0.75 * CO2E, 9)
    expect(ukEts!.stretches.map(({ phaseIn }) => phaseIn)).toEqual([0, 1])
    expect(carbonOf({ from: 'GB', to: 'GB', departure: '2026-06-20', days: 4 }).ukEts).toBeNull()
  })
})
