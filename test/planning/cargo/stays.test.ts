import { describe, expect, test } from 'vitest'
import type { PortFuelRequest } from '../../../src/emissions/ship/ship-emissions.js'
import { estimateVoyage } from '../../../src/planning/cargo/vessel-emissions.js'
import { InvalidVoyageError } from '../../../src/planning/errors.js'
import { planVoyage } from '../../../src/planning/voyage/plan-voyage.js'
import type { Stop } from '../../../src/planning/voyage/voyage.js'
import { factors } from '../../emissions/support.js'
import { FakeRouter } from '../../support/fake-router.js'
import { tables } from '../../support/tables.js'

const sea = { ...tables, router: new FakeRouter(tables.ports) }
const VESSEL = { type: 'container', sizeClass: 'post_panamax' } as const
/** Table 17 of the Fourth IMO GHG Study, of this class. */
const { auxiliaryBerthKw, boilerBerthKw, auxiliaryAnchorKw, boilerAnchorKw } =
  factors.vessels.classes.find(({ sizeClass }) => sizeClass === VESSEL.sizeClass)!

function plan(middle: Partial<Stop>, unlocode = 'SGSIN', vessel: object = VESSEL) {
  const call = { place: { unlocode }, ...middle }
  const stops = [{ place: { unlocode: 'BRSSZ' } }, call, { place: { unlocode: 'CNSHA' } }]
  const voyage = { stops, vessel: { ...VESSEL, ...vessel }, speedKmh: 28, date: '2026-11-21' }
  return planVoyage(voyage, sea)
}

const stayAt = (middle: Partial<Stop>, ...rest: [unlocode?: string, vessel?: object]) =>
  estimateVoyage(plan(middle, ...rest), factors, 600).stays[1]!

describe('the fuel of a stay', () => {
  test('is that of auxiliary engines and boilers at berth, on the fuel of the ship', () => {
    const { fuels, fuelTonnes, costUsd, shorePowerKwh } = stayAt({ stayHours: 24 })
    const kgPerHour = (auxiliaryBerthKw * 227 + boilerBerthKw * 305) / 1000
    expect(fuels.map(({ fuelType }) => fuelType)).toEqual(['VLSFO'])
    expect(fuelTonnes).toBeCloseTo((24 * kgPerHour) / 1000, 9)
    expect(costUsd).toBeCloseTo(fuelTonnes * 600, 6)
    expect(shorePowerKwh).toBe(0)
  })

  test('is gas oil in ports of the EEA, of the United Kingdom and of emission control areas', () => {
    const gasOil = (24 * (auxiliaryBerthKw * 217 + boilerBerthKw * 300)) / 1e6
    const spain = stayAt({ stayHours: 24 }, 'ESALG')
    expect(spain.fuels).toMatchObject([{ fuelType: 'MGO' }])
    expect(spain.fuelTonnes).toBeCloseTo(gasOil, 9)
    expect(spain.assumptions).toContain(
      'MGO in ports of the EEA and the United Kingdom and inside emission control areas.',
    )
    expect(stayAt({ stayHours: 24 }, 'GBLIV').fuels).toEqual(spain.fuels)
    const ownFuel = stayAt({ stayHours: 24 }, 'ESALG', { fuels: [{ type: 'LNG', share: 1 }] })
    expect(ownFuel.fuels).toMatchObject([{ fuelType: 'LNG_OTTO_MS' }])
  })

  test('knows an area of another continent by the route that ends in it', () => {
    const planned = plan({ stayHours: 24 }, 'USNYC')
    const [first, second] = planned.plannedLegs
    const { distanceKm } = first!.route
    const typeAt = (spans: [number, number][]) => {
      const area = { id: 'na', name: 'North America', group: 'eca' as const, distanceKm: 9, spans }
      const route = { ...first!.route, areas: [area] }
      const legs = { ...planned, plannedLegs: [{ ...first!, route }, second!] }
      return estimateVoyage(legs, factors).stays[1]!.fuels[0]!.fuelType
    }
    expect(typeAt([[distanceKm - 300, distanceKm]])).toBe('MGO')
    expect(typeAt([[100, 300]])).toBe('VLSFO')
  })

  test('counts hours at anchor apart from those at berth', () => {
    const { fuelTonnes, assumptions } = stayAt({ stayHours: 24, portFuel: { anchorageHours: 10 } })
    const berth = 14 * (auxiliaryBerthKw * 227 + boilerBerthKw * 305)
    const anchor = 10 * (auxiliaryAnchorKw * 227 + boilerAnchorKw * 305)
    expect(fuelTonnes).toBeCloseTo((berth + anchor) / 1e6, 9)
    expect(assumptions.join(' ')).toContain('14 h at berth and 10 h at anchor')
  })

  test('has no auxiliary fuel on shore power, whose emissions are all upstream', () => {
    const portFuel = { shorePowerShare: 1, gridGPerKwh: 100 }
    const stay = stayAt({ stayHours: 24, portFuel })
    const kwh = 24 * auxiliaryBerthKw
    expect(stay.shorePowerKwh).toBeCloseTo(kwh, 6)
    expect(stay.fuelTonnes).toBeCloseTo((24 * boilerBerthKw * 305) / 1e6, 9)
    const ofFuel = stay.fuels.reduce((sum, { co2eWttTonnes }) => sum + co2eWttTonnes, 0)
    expect(stay.co2eWttTonnes - ofFuel).toBeCloseTo((kwh * 100) / 1e6, 9)
    expect(stay.co2eWtwTonnes).toBe(stay.co2eTtwTonnes + stay.co2eWttTonnes)
  })

  test('does not depend on the daily fuel at sea, which is that of the caller', () => {
    const own = stayAt({ stayHours: 24 }, 'SGSIN', { fuelTonnesPerDay: 55 })
    expect(own.fuelTonnes).toBe(stayAt({ stayHours: 24 }).fuelTonnes)
  })
})

test('totals in port are the sum of the stays and no part of the totals of the legs', () => {
  const estimated = estimateVoyage(plan({ stayHours: 24 }), factors, 600)
  const without = estimateVoyage(plan({}), factors, 600)
  expect(estimated.fuelTonnes).toBe(without.fuelTonnes)
  expect(estimated.inPort!.fuelTonnes).toBe(estimated.stays[1]!.fuelTonnes)
  expect(without.stays).toEqual([null, null, null])
  expect(without.inPort).toMatchObject({ fuelTonnes: 0, costUsd: 0 })
  expect(estimateVoyage(plan({ stayHours: 24 }), factors).inPort!.costUsd).toBeNull()
})

test('a voyage whose legs have no emissions has none in port', () => {
  const tooFast = planVoyage(
    {
      stops: plan({ stayHours: 5 }).voyage.stops,
      vessel: VESSEL,
      speedKmh: 60,
      date: '2026-11-21',
    },
    sea,
  )
  expect(estimateVoyage(tooFast, factors)).toMatchObject({
    emissions: null,
    inPort: null,
    stays: [null, null, null],
  })
})

test.each<[PortFuelRequest, number | undefined, string, RegExp]>([
  [{ anchorageHours: 30 }, 24, 'anchorageHours', /between 0 and 24, got 30/],
  [{ shorePowerShare: 2 }, 24, 'shorePowerShare', /between 0 and 1, got 2/],
  [{ gridGPerKwh: -1 }, 24, 'gridGPerKwh', /got -1/],
  [{ shorePowerShare: 1 }, undefined, '', /needs a stay/],
])('rejects %o at a stay of %s h', (portFuel, stayHours, name, detail) => {
  const reason = (() => {
    try {
      return plan({ stayHours, portFuel })
    } catch (error) {
      return error
    }
  })()
  expect(reason).toBeInstanceOf(InvalidVoyageError)
  const [fault] = (reason as InvalidVoyageError).faults
  expect(fault!.field).toBe(['stops[1].portFuel', name].filter((part) => part !== '').join('.'))
  expect(fault!.detail).toMatch(detail)
})
