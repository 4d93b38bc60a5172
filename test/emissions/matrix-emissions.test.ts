import { describe, expect, it } from 'vitest'
import { matrixEmissions, type RouteVessel, routeEmissions } from '../../src/emissions/index.js'
import { factors } from './support.js'

const vessel: RouteVessel = { type: 'container', sizeClass: 'feeder', fuelType: 'HFO' }
const ship = { vessel, speedKmh: 28, fuelPriceUsdPerTonne: 610 }
const distancesKm = Float64Array.of(0, 512.345, Number.NaN, 9876.5)
const ecaKm = Float64Array.of(0, 512.345, Number.NaN, 800)

describe('matrixEmissions', () => {
  it('gives every cell the emissions of that route, and null without a route', () => {
    const tables = matrixEmissions({ ...ship, distancesKm, ecaKm }, factors)
    for (const [cell, distanceKm] of distancesKm.entries()) {
      const values = [tables.fuelTonnes, tables.co2eWtwTonnes, tables.costsUsd!].map((t) => t[cell])
      if (Number.isNaN(distanceKm)) expect(values).toEqual([Number.NaN, Number.NaN, Number.NaN])
      else {
        const block = routeEmissions({ ...ship, distanceKm, ecaKm: ecaKm[cell]! }, factors)
        expect(values).toEqual([block.fuelTonnes, block.co2eWtwTonnes, block.costUsd])
      }
    }
  })

  it('has no costs without a price, and says each assumption once', () => {
    const request = { ...ship, fuelPriceUsdPerTonne: null, distancesKm, ecaKm: null }
    const { costsUsd, assumptions } = matrixEmissions(request, factors)
    expect(costsUsd).toBeNull()
    expect(new Set(assumptions).size).toBe(assumptions.length)
    expect(assumptions).toContain('No change of fuel inside emission control areas.')
  })
})
