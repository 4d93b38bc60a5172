import { describe, expect, it } from 'vitest'
import { findShip, ShipAtSea, type WholeVessel } from '../../../src/emissions/index.js'
import { factors } from '../support.js'

const vessel: WholeVessel = { type: 'container', sizeClass: 'feeder', fuelType: 'HFO' }
const shipAt = (usdPerTonne: number | null) =>
  new ShipAtSea(findShip(vessel, usdPerTonne, factors), 28)
const distancesKm = Float64Array.of(0, 512.345, Number.NaN, 9876.5)
const ecaKm = Float64Array.of(0, 512.345, Number.NaN, 800)

describe('the matrix of a ship', () => {
  it('gives every cell the emissions of that route, and null without a route', () => {
    const ship = shipAt(610)
    const tables = ship.matrix(distancesKm, ecaKm)
    for (const [cell, distanceKm] of distancesKm.entries()) {
      const values = [tables.fuelTonnes, tables.co2eWtwTonnes, tables.costsUsd!].map((t) => t[cell])
      if (Number.isNaN(distanceKm)) expect(values).toEqual([Number.NaN, Number.NaN, Number.NaN])
      else {
        const block = ship.route(distanceKm, ecaKm[cell]!)
        expect(values).toEqual([block.fuelTonnes, block.co2eWtwTonnes, block.costUsd])
      }
    }
  })

  it('has no costs without a price, and says each assumption once', () => {
    const { costsUsd, assumptions } = shipAt(null).matrix(distancesKm, null)
    expect(costsUsd).toBeNull()
    expect(new Set(assumptions).size).toBe(assumptions.length)
    expect(assumptions).toContain('No change of fuel inside emission control areas.')
  })
})
