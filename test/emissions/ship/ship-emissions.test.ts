import { describe, expect, it } from 'vitest'
import { EmissionsInputError, estimate, type WholeVessel } from '../../../src/emissions/index.js'
import { shipOfCapacity } from '../../../src/emissions/ship/modelled-ship.js'
import { factors, type RouteQuestion, routeEmissions } from '../support.js'

const KN = 1.852
const VOYAGE: RouteQuestion = {
  vessel: { type: 'container', sizeClass: 'neo_panamax', fuelType: 'HFO' },
  distanceKm: 16 * KN * 24 * 10,
  ecaKm: null,
  speedKmh: 16 * KN,
  fuelPriceUsdPerTonne: null,
}
const run = (changes: Partial<RouteQuestion> = {}) =>
  routeEmissions({ ...VOYAGE, ...changes }, factors)
const withVessel = (vessel: Partial<WholeVessel>) =>
  run({ vessel: { ...VOYAGE.vessel!, ...vessel } })

describe('routeEmissions', () => {
  it('is daily fuel times days: a neo-Panamax at 16 kn burns 96.6 t a day', () => {
    const block = run()
    expect(block.fuelTonnes).toBeCloseTo(965.8, 0)
    expect(block.fuelSource).toBe('model')
    expect(block.co2eWtwTonnes).toBeCloseTo(block.fuelTonnes * 3.71138, 6)
    expect(block.co2eTtwTonnes + block.co2eWttTonnes).toBe(block.co2eWtwTonnes)
    expect(block.costUsd).toBeNull()
  })

  it.each([700, 2000, 10_000, 15_000, 18_000, 24_000])(
    'models the same ship as an estimate, at %i TEU',
    (capacity) => {
      const vessel = { type: 'container', capacity, sizeClass: 'ulcv', fuelType: 'HFO' } as const
      const ship = { type: 'container', capacityTeu: capacity, speedKn: 16 } as const
      const { energyCarriers } = estimate(
        { cargo: { teu: 1 }, vessel: { ...ship, fuelType: 'HFO' } },
        { distanceKm: VOYAGE.distanceKm, type: 'actual' },
        factors,
      )
      const { utilisation } = shipOfCapacity(
        factors.vessels.classes,
        'container',
        capacity,
        factors.vessels.engine,
      )!
      const whole = energyCarriers![0]!.tonnes * capacity * utilisation
      expect(run({ vessel }).fuelTonnes / whole).toBeCloseTo(1, 12)
    },
  )

  it('does not take the draught that is typical of a ship for that of the voyage', () => {
    expect(withVessel({ draughtM: 10, isDraughtTypical: true }).fuelTonnes).toBe(run().fuelTonnes)
  })

  it("uses the caller's daily fuel unchanged, whatever the speed", () => {
    const vessel = { ...VOYAGE.vessel!, fuelTonnesPerDay: 120 }
    const slow = run({ vessel, speedKmh: 8 * KN })
    const fast = run({ vessel })
    expect(fast.fuelTonnes).toBeCloseTo(1200, 9)
    expect(slow.fuelTonnes).toBeCloseTo(2400, 9)
    expect(fast.fuelSource).toBe('request')
  })

  it('burns more per mile at a higher speed and at a larger draught', () => {
    expect(run({ speedKmh: 20 * KN }).fuelTonnes).toBeGreaterThan(run().fuelTonnes)
    expect(withVessel({ draughtM: 10 }).fuelTonnes).toBeLessThan(run().fuelTonnes)
    expect(withVessel({ draughtM: 15.2 }).fuelTonnes).toBe(run().fuelTonnes)
  })

  it('rejects a speed above what the ship can do, with the limit and the remedy', () => {
    const over = () => run({ speedKmh: 25.7 * KN })
    expect(over).toThrow(EmissionsInputError)
    expect(over).toThrow(
      /^speedKmh: must be at most 47\.4 km\/h \(25\.6 kn\), the top speed of the class container neo_panamax, got 47\.6; .*fuel_tonnes_per_day$/,
    )
    expect(run({ speedKmh: 25.6 * KN }).fuelTonnes).toBeGreaterThan(0)
    const vessel = { ...VOYAGE.vessel!, fuelTonnesPerDay: 120 }
    expect(run({ vessel, speedKmh: 90 * KN }).fuelTonnes).toBeGreaterThan(0)
  })

  it('keeps an assumed ship at full power, with a warning, because the caller did not choose the class', () => {
    const assumed = { type: 'tanker' } as const
    const [top, over] = [15.5, 30].map((kn) => run({ vessel: assumed, speedKmh: kn * KN }))
    expect(top!.warnings).toEqual([])
    expect(over!.fuelTonnes).toBeCloseTo(top!.fuelTonnes, 6)
    expect(over!.warnings).toMatchObject([{ code: 'speed_above_ship', field: 'speedKmh' }])
    expect(over!.warnings[0]!.detail).toContain('at most 29.1 km/h')
    expect(() => run({ vessel: { type: 'tanker', loaM: 250 }, speedKmh: 30 * KN })).toThrow(
      EmissionsInputError,
    )
  })

  it('uses the fuel at full power above that speed, and says so', () => {
    const [full, top] = [run({ speedKmh: 24.44 * KN }), run({ speedKmh: 25.6 * KN })]
    expect(top.fuelTonnes).toBeCloseTo(full.fuelTonnes, 6)
    expect(top.assumptions.join(' ')).toContain('full power at 24.4 kn')
  })

  it('lets the load fall to 7 % and no further, and warns below half the maximum speed', () => {
    const perDay = (kn: number) => run({ speedKmh: kn * KN }).fuelTonnes * kn
    expect(perDay(11)).toBeLessThan(perDay(12.8))
    expect(perDay(5)).toBeCloseTo(perDay(10), 6)
    expect(run({ speedKmh: 5 * KN }).assumptions.join(' ')).toContain('at least 7 % of its power')
  })

  it.each(factors.vessels.classes.map((c) => [`${c.type} ${c.sizeClass}`, c] as const))(
    '%s burns more a day and on the voyage the faster it goes, from the lowest load to its top speed',
    (_, { type, sizeClass, maxSpeedKn, designDraughtM }) => {
      const { seaMargin, lowestLoad } = factors.vessels.engine
      for (const fuelType of ['HFO', 'MGO', 'LNG']) {
        for (const draughtM of [0.7, 1, 1.4].map((share) => share * designDraughtM)) {
          const demand = seaMargin * (draughtM / designDraughtM) ** (2 / 3)
          const floorKn = maxSpeedKn * Math.cbrt(lowestLoad / demand)
          const vessel = { type, sizeClass, fuelType, draughtM }
          const speeds = Array.from({ length: 60 }, (_, k) => 1 + (k / 59) * (maxSpeedKn - 1))
          const voyages = speeds.map((kn) => run({ vessel, speedKmh: kn * KN }).fuelTonnes)
          for (let k = 1; k < speeds.length; k++) {
            const least = 1 - 1e-9
            const why = `${fuelType}, ${draughtM} m, ${speeds[k]} kn`
            const [slower, faster] = [voyages[k - 1]!, voyages[k]!]
            expect(faster * speeds[k]!, why).toBeGreaterThanOrEqual(slower * speeds[k - 1]! * least)
            if (speeds[k - 1]! >= floorKn)
              expect(faster, why).toBeGreaterThanOrEqual(slower * least)
          }
        }
      }
    },
  )

  it('burns gas oil inside emission control areas instead of residual fuel', () => {
    const ecaKm = VOYAGE.distanceKm / 4
    const { fuels, fuelTonnes, distanceKm } = { ...run({ ecaKm }), distanceKm: VOYAGE.distanceKm }
    expect(fuels.map(({ fuelType, zone }) => [fuelType, zone])).toEqual([
      ['HFO', 'non_eca'],
      ['MGO', 'eca'],
    ])
    expect(fuels[0]!.distanceKm + fuels[1]!.distanceKm).toBeCloseTo(distanceKm, 9)
    expect(fuels[0]!.tonnes + fuels[1]!.tonnes).toBe(fuelTonnes)
    expect(fuels[1]!.tonnes).toBeLessThan(fuelTonnes / 4)
    const clean = run({ ecaKm, vessel: { ...VOYAGE.vessel!, fuelType: 'MGO' } })
    expect(clean.fuels.map(({ fuelType }) => fuelType)).toEqual(['MGO', 'MGO'])
  })

  it('burns gas oil alone when the whole route is inside', () => {
    const { fuels } = run({ ecaKm: VOYAGE.distanceKm * 1.01 })
    expect(fuels.map(({ zone }) => zone)).toEqual(['eca'])
  })

  it('costs the fuel at the price given', () => {
    const block = run({ fuelPriceUsdPerTonne: 600, ecaKm: 1000 })
    expect(block.costUsd).toBeCloseTo(block.fuelTonnes * 600, 6)
    expect(block.fuels[0]!.costUsd).toBe(block.fuels[0]!.tonnes * 600)
    expect(run({ fuelPriceUsdPerTonne: 0 }).costUsd).toBe(0)
  })

  it('finds a class by its name in any capitalisation, or by length or beam', () => {
    expect(withVessel({ sizeClass: 'Neo-Panamax' }).fuelTonnes).toBe(run().fuelTonnes)
    expect(withVessel({ sizeClass: undefined, loaM: 360 }).fuelTonnes).toBe(run().fuelTonnes)
    expect(withVessel({ sizeClass: undefined, beamM: 49 }).fuelTonnes).toBe(run().fuelTonnes)
    const tanker = (sizeClass: string) =>
      run({ vessel: { type: 'tanker', sizeClass }, speedKmh: 12 * KN }).fuelTonnes
    expect(tanker('aframax')).toBe(tanker('lr2'))
  })

  it('an unknown class gives a warning and the default of the type is used', () => {
    const odd = withVessel({ sizeClass: 'gigantic' })
    expect(odd.warnings).toMatchObject([{ code: 'unknown_size_class' }])
    expect(odd.fuelTonnes).toBe(withVessel({ sizeClass: 'post_panamax' }).fuelTonnes)
  })

  it('a documented ship is assumed without a vessel, and a warning says so', () => {
    const block = run({ vessel: null, fuelPriceUsdPerTonne: 500 })
    expect(block.fuelSource).toBe('default_vessel')
    expect(block.warnings).toMatchObject([{ code: 'vessel_assumed' }])
    expect(block.fuels[0]!.fuelType).toBe('VLSFO')
    expect(block.assumptions.join(' ')).toContain('post_panamax')
  })

  it('of zero distance is zero', () => {
    expect(run({ distanceKm: 0, fuelPriceUsdPerTonne: 9 })).toMatchObject({
      fuelTonnes: 0,
      co2eWtwTonnes: 0,
      costUsd: 0,
      fuels: [],
    })
  })
})
