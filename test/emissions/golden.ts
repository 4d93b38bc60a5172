import { expect } from 'vitest'
import { findFuel } from '../../src/emissions/factors/fuels.js'
import {
  type ConsumedFuel,
  classNamed,
  estimate,
  type FactorSet,
  readFactorPack,
  type WholeVessel,
  withPack,
} from '../../src/emissions/index.js'
import type { PortCall } from '../../src/emissions/ship/port-call.js'
import { factors, routeEmissions, sfd } from './support.js'

/** Checks agreement to four digits. */
export function four(actual: number, expected: number) {
  expect(Math.abs(actual / expected - 1), `${actual} against ${expected}`).toBeLessThan(0.0005)
}

/** Checks agreement with an unrounded figure. */
export function exact(actual: number, expected: number) {
  expect(Math.abs(actual / expected - 1), `${actual} against ${expected}`).toBeLessThan(1e-9)
}

export const fuel = (code: string) => findFuel(factors.fuels, code)!
export const ship = (type: string, sizeClass: string) =>
  classNamed(factors.vessels.classes, type, sizeClass)!

/** Fuel consumed between two ports of the Union. */
export const consumed = (
  type: ConsumedFuel,
  consumedTonnes: number,
  year: number,
  set: FactorSet = factors,
) =>
  estimate(
    {
      fuel: { type, consumedTonnes },
      carbon: { year, euaPriceEur: 75 },
      voyage: { originCountry: 'NL', destinationCountry: 'DE' },
    },
    sfd(1),
    set,
  )

/** A day at berth without shore power. */
export const dayAtBerth: PortCall = {
  berthHours: 24,
  anchorageHours: 0,
  manoeuvringHours: 0,
  shorePowerShare: 0,
  gridGPerKwh: 0,
  isAssumed: false,
}

/** One day at sea, outside control areas. */
export const dayAtSea = (vessel: WholeVessel, speedKn: number) =>
  routeEmissions(
    {
      vessel,
      distanceKm: speedKn * 24 * 1.852,
      ecaKm: 0,
      speedKmh: speedKn * 1.852,
      fuelPriceUsdPerTonne: null,
    },
    factors,
  )

/** A carrier's intensity, tank to wake only, g CO2e per unit. */
export const withCarrier = (unit: string, grams: number) => {
  const csv = `code,year,ttw,wtw,unit,distance_basis\nTEST,2024,${grams},${grams},${unit},sfd\n`
  return withPack(factors, readFactorPack(csv, 'test.csv', factors))
}
