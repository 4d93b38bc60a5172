import { describe, expect, it } from 'vitest'
import { finish } from '../../../src/base/slices.js'
import {
  EmissionsInputError,
  type FleetShip,
  fleetYearSteps,
  shipYear,
  type YearRow,
} from '../../../src/emissions/index.js'
import { factors } from '../support.js'

const LIMIT = 91.16 * 0.98
const HFO = 91.6
/** A ship by its intensity and energy, as its own year has them. */
const ship = (
  id: string,
  energyMj: number,
  g: number,
  more: Partial<FleetShip> = {},
): FleetShip => ({
  id,
  energyMj,
  ghgIntensityGPerMj: g,
  complianceBalanceTonnes: ((LIMIT - g) * energyMj) / 1e6,
  ...more,
})
const fleet = (ships: readonly FleetShip[], surplusPriceEur?: number) =>
  finish(fleetYearSteps({ year: 2026, ships, surplusPriceEur }, factors))
const penalty = (tonnes: number, g: number, before = 0) =>
  (((-tonnes * 1e6) / (g * 41_000)) * 2400 * (10 + before)) / 10

describe("a fleet's year", () => {
  it('has the penalty of each ship alone, 10 % more for each deficit before', () => {
    const { ships, limitGPerMj } = fleet([
      ship('a', 4e8, HFO),
      ship('b', 4e8, HFO, { deficitsBefore: 2 }),
    ])
    expect(limitGPerMj).toBeCloseTo(LIMIT, 9)
    const deficit = (LIMIT - HFO) * 400
    expect(ships[0]!.balanceTonnes).toBeCloseTo(deficit, 6)
    expect(ships[0]!.alone.penaltyEur).toBeCloseTo(penalty(deficit, HFO), 4)
    expect(ships[1]!.alone.penaltyEur).toBeCloseTo(penalty(deficit, HFO) * 1.2, 4)
  })

  it('adds what was banked, and takes 1.1 times what was borrowed', () => {
    const [one] = fleet([ship('a', 4e8, HFO, { bankedTonnes: 500, borrowedTonnes: 100 })]).ships
    expect(one!.balanceTonnes).toBeCloseTo((LIMIT - HFO) * 400 + 500 - 110, 6)
    expect(one!.alone.borrowableTonnes).toBe(0)
  })

  it('borrows up to 2 % of the limit, and no more than the deficit', () => {
    const [large, small] = fleet([ship('a', 4e8, HFO), ship('b', 4e8, LIMIT + 0.1)]).ships
    const most = 0.02 * LIMIT * 400
    expect(large!.alone.borrowableTonnes).toBeCloseTo(most, 6)
    expect(large!.alone.owedNextYearTonnes).toBeCloseTo(1.1 * most, 6)
    expect(large!.alone.penaltyAfterBorrowingEur).toBeCloseTo(
      penalty((LIMIT - HFO) * 400 + most, HFO),
      4,
    )
    expect(small!.alone.borrowableTonnes).toBeCloseTo(40, 6)
    expect(small!.alone.penaltyAfterBorrowingEur).toBeCloseTo(0, 6)
  })

  it('pools all ships if their sum is not below zero, and prices the surplus that is left', () => {
    const found = fleet([ship('a', 4e8, HFO), ship('b', 4e8, HFO), ship('c', 4e8, 70)], 100)
    expect(found.ships.map(({ pooled }) => pooled.isInPool)).toEqual([true, true, true])
    const left = ((LIMIT - HFO) * 2 + LIMIT - 70) * 400
    expect(found.surplusTonnes).toBeCloseTo(left, 6)
    expect(found.surplusValueEur).toBeCloseTo(left * 100, 4)
    expect(found.pooledEur).toBe(0)
    expect(found.aloneEur).toBeCloseTo(2 * penalty((LIMIT - HFO) * 400, HFO), 4)
  })

  it('pools a surplus that covers the deficits to the hundredth, and leaves none', () => {
    for (const [a, b, c] of [
      [618.08, 696.23, 1314.31],
      [0.1, 0.2, 0.3],
      [100.1, 200.2, 300.3],
    ] as const) {
      const found = fleet([
        ship('a', 4e8, HFO, { complianceBalanceTonnes: -a }),
        ship('b', 4e8, HFO, { complianceBalanceTonnes: -b }),
        ship('c', 4e8, 80, { complianceBalanceTonnes: c }),
      ])
      expect([found.pooledEur, found.surplusTonnes]).toEqual([0, 0])
      expect(found.ships.map(({ pooled }) => pooled.isInPool)).toEqual([true, true, true])
    }
  })

  it('finds the best pool of all by trying every one', () => {
    let random = 7
    const next = () => {
      random = (random * 48_271) % 2_147_483_647
      return random / 2_147_483_647
    }
    for (let at = 0; at < 60; at++) {
      const ships = Array.from({ length: 9 }, (_, n) =>
        ship(`${n}`, 1e8 + 5e8 * next(), n < 3 ? 70 + 19 * next() : 90 + 4 * next(), {
          deficitsBefore: Math.floor(3 * next()),
          bankedTonnes: n === 4 ? 300 * next() : 0,
        }),
      )
      const found = fleet(ships)
      let best = Infinity
      for (let mask = 0; mask < 2 ** ships.length; mask++) {
        const isIn = (n: number) => (mask >> n) % 2 === 1
        const sum = found.ships.reduce((t, one, n) => t + (isIn(n) ? one.balanceTonnes : 0), 0)
        if (sum < 0) continue
        const eur = found.ships.reduce((t, one, n) => t + (isIn(n) ? 0 : one.alone.penaltyEur), 0)
        best = Math.min(best, eur)
      }
      expect(found.pooledEur, `case ${at}`).toBeCloseTo(best, 4)
      for (const { balanceTonnes, pooled } of found.ships) {
        if (balanceTonnes < 0) expect(pooled.balanceTonnes).toBeGreaterThanOrEqual(balanceTonnes)
        else expect(pooled.balanceTonnes).toBeGreaterThanOrEqual(0)
      }
      const sums = [
        found.ships.reduce((t, one) => t + one.balanceTonnes, 0),
        found.ships.reduce((t, { pooled }) => t + pooled.balanceTonnes, 0),
      ]
      expect(sums[1]).toBeCloseTo(sums[0]!, 4)
    }
  })

  it('leaves a ship out that may not pool, and refuses doubled ids', () => {
    const found = fleet([ship('a', 4e8, HFO), ship('b', 4e8, 70, { mayPool: false })])
    expect(found.ships.map(({ pooled }) => pooled.isInPool)).toEqual([false, false])
    expect(() => fleet([ship('a', 4e8, HFO), ship('a', 4e8, 70)])).toThrow(EmissionsInputError)
  })
})

describe("FuelEU of a ship's year", () => {
  const vessel = { type: 'container_ship', deadweightTonnes: 80_000, grossTonnage: 70_000 } as const
  const yearOf = (rows: readonly YearRow[]) =>
    shipYear({ year: 2026, ship: vessel, rows }, factors).fuelEu!
  const sailed: YearRow = {
    ...{ origin: 'NL', destination: 'DE', date: '2026-03-01', distanceNm: 300 },
    fuels: [{ type: 'HFO', tonnes: 100 }],
  }

  it('counts shore power as energy without emissions, in ports of members', () => {
    const stay = { port: 'DE', date: '2026-03-02', shorePowerKwh: 50_000, fuels: [] }
    const [with_, without] = [yearOf([sailed, stay]), yearOf([sailed])]
    const mj = 100 * 40_500
    expect(with_.proRata.energyMj).toBeCloseTo(mj + 180_000, 6)
    expect(with_.proRata.ghgIntensityGPerMj).toBeCloseTo(
      (without.proRata.ghgIntensityGPerMj * mj) / (mj + 180_000),
      9,
    )
    expect(with_.prioritised).toEqual(with_.proRata)
    expect(yearOf([sailed, { ...stay, port: 'SG' }]).proRata.energyMj).toBeCloseTo(mj, 6)
    expect(() => yearOf([{ ...sailed, shorePowerKwh: 5 }])).toThrow(/shorePowerKwh/)
  })

  it('counts a fuel of food or feed crops as fossil, though its certificate is proven', () => {
    const certificate = { ghgGPerMj: 30, id: 'ISCC-1', scheme: 'ISCC EU' }
    const of = (feedstock: 'food_or_feed_crop' | 'other') =>
      yearOf([
        {
          ...sailed,
          fuels: [{ type: 'ETHANOL', tonnes: 10, certificate: { ...certificate, feedstock } }],
        },
      ])
    expect(of('food_or_feed_crop').proRata.ghgIntensityGPerMj).toBeGreaterThan(90)
    expect(of('other').proRata.ghgIntensityGPerMj).toBeLessThan(35)
  })
})
