import { describe, expect, it } from 'vitest'
import {
  type RouteEmissionsRequest,
  type RouteVessel,
  routeEmissions,
} from '../../src/emissions/index.js'
import { factors } from './support.js'

const KN = 1.852
const VOYAGE: RouteEmissionsRequest = {
  vessel: { type: 'container', sizeClass: 'neo_panamax', fuelType: 'HFO' },
  distanceKm: 16 * KN * 24 * 10,
  ecaKm: null,
  speedKmh: 16 * KN,
  fuelPriceUsdPerTonne: null,
}
const run = (changes: Partial<RouteEmissionsRequest> = {}) =>
  routeEmissions({ ...VOYAGE, ...changes }, factors)
const withVessel = (vessel: Partial<RouteVessel>) =>
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

  it("takes the caller's daily fuel as it is, whatever the speed", () => {
    const vessel = { ...VOYAGE.vessel!, fuelTonnesPerDay: 120 }
    const slow = run({ vessel, speedKmh: 8 * KN })
    const fast = run({ vessel })
    expect(fast.fuelTonnes).toBeCloseTo(1200, 9)
    expect(slow.fuelTonnes).toBeCloseTo(2400, 9)
    expect(fast.fuelSource).toBe('request')
  })

  it('burns more a mile the faster it goes, and more the deeper it lies', () => {
    expect(run({ speedKmh: 20 * KN }).fuelTonnes).toBeGreaterThan(run().fuelTonnes)
    expect(withVessel({ draftM: 10 }).fuelTonnes).toBeLessThan(run().fuelTonnes)
    expect(withVessel({ draftM: 15.2 }).fuelTonnes).toBe(run().fuelTonnes)
  })

  it('takes no more than full power and says so', () => {
    const [over, far] = [run({ speedKmh: 60 * KN }), run({ speedKmh: 90 * KN })]
    expect(over.fuelTonnes * 60).toBeCloseTo(far.fuelTonnes * 90, 6)
    expect(over.assumptions.join(' ')).toContain('full power')
  })

  it('ends the cubic law at half the maximum speed and says so', () => {
    const [half, crawl] = [run({ speedKmh: 12.8 * KN }), run({ speedKmh: 6.4 * KN })]
    expect(crawl.fuelTonnes).toBeCloseTo(2 * half.fuelTonnes, 6)
    expect(crawl.assumptions.join(' ')).toContain('under half')
  })

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

  it('is all inside when the whole route is', () => {
    const { fuels } = run({ ecaKm: VOYAGE.distanceKm * 1.01 })
    expect(fuels.map(({ zone }) => zone)).toEqual(['eca'])
  })

  it('costs the fuel at the price given', () => {
    const block = run({ fuelPriceUsdPerTonne: 600, ecaKm: 1000 })
    expect(block.costUsd).toBeCloseTo(block.fuelTonnes * 600, 6)
    expect(block.fuels[0]!.costUsd).toBe(block.fuels[0]!.tonnes * 600)
    expect(run({ fuelPriceUsdPerTonne: 0 }).costUsd).toBe(0)
  })

  it('finds a class by any writing of its name, or by length or beam', () => {
    expect(withVessel({ sizeClass: 'Neo-Panamax' }).fuelTonnes).toBe(run().fuelTonnes)
    expect(withVessel({ sizeClass: undefined, loaM: 360 }).fuelTonnes).toBe(run().fuelTonnes)
    expect(withVessel({ sizeClass: undefined, beamM: 49 }).fuelTonnes).toBe(run().fuelTonnes)
    const tanker = (sizeClass: string) => run({ vessel: { type: 'tanker', sizeClass } }).fuelTonnes
    expect(tanker('aframax')).toBe(tanker('lr2'))
  })

  it('an unknown class is told and the default of the type taken', () => {
    const odd = withVessel({ sizeClass: 'gigantic' })
    expect(odd.warnings).toMatchObject([{ code: 'unknown_size_class' }])
    expect(odd.fuelTonnes).toBe(withVessel({ sizeClass: 'post_panamax' }).fuelTonnes)
  })

  it('without a vessel a documented ship is assumed, and that is told', () => {
    const block = run({ vessel: null, fuelPriceUsdPerTonne: 500 })
    expect(block.fuelSource).toBe('default_vessel')
    expect(block.warnings).toMatchObject([{ code: 'vessel_assumed' }])
    expect(block.fuels[0]!.fuelType).toBe('VLSFO')
    expect(block.assumptions.join(' ')).toContain('post_panamax')
  })

  it('of no distance is nothing', () => {
    expect(run({ distanceKm: 0, fuelPriceUsdPerTonne: 9 })).toMatchObject({
      fuelTonnes: 0,
      co2eWtwTonnes: 0,
      costUsd: 0,
      fuels: [],
    })
  })
})
