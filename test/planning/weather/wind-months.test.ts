import { describe, expect, test } from 'vitest'
import { weatherHull } from '../../../src/planning/weather/hull.js'
import type { WeatherHull } from '../../../src/planning/weather/kwon.js'
import { LossTable } from '../../../src/planning/weather/loss-table.js'
import {
  NO_WIND,
  WIND_BYTES,
  WIND_STEP_MS,
  WindClimate,
} from '../../../src/planning/weather/wind-climate.js'
import { type WindTable, windMonths } from '../../../src/planning/weather/wind-months.js'
import { tables } from '../../support/tables.js'
import { equatorVoyage } from './equator-voyage.js'

const HULL: WeatherHull = {
  isContainer: false,
  condition: 'laden',
  lengthM: 225,
  blockCoefficient: 0.83,
  volumeM3: 88_000,
}
const PLANE = WIND_BYTES / 3

/** The same wind everywhere and in every month, m/s. */
function everywhere(u: number, v: number, sigma: number): WindClimate {
  const bytes = new Int8Array(WIND_BYTES)
  for (const [plane, ms] of [u, v, sigma].entries())
    bytes.fill(Math.round(ms / WIND_STEP_MS), plane * PLANE, (plane + 1) * PLANE)
  return new WindClimate(new Uint8Array(bytes.buffer))
}

const inWinds = (climate: WindClimate, departureMs?: number, degrees = 90): WindTable =>
  windMonths(equatorVoyage(degrees), departureMs, climate, () => HULL)

describe('a voyage in the winds of the months', () => {
  test('takes its time in calm water where there is no wind, exactly', () => {
    const voyage = equatorVoyage(90)
    const { months } = inWinds(everywhere(0, 0, 0))
    for (const { hours, factor, speedLoss } of months) {
      expect(hours).toEqual({
        mean: voyage.totals.hours,
        p10: voyage.totals.hours,
        p90: voyage.totals.hours,
      })
      expect(factor).toEqual({ mean: 1, p10: 1, p90: 1 })
      expect(speedLoss).toBe(0)
    }
  })

  test('takes as long as in calm water if its stops are one place', () => {
    const { departure, months } = inWinds(everywhere(-8, 0, 2), Date.UTC(2026, 0, 20), 0)
    for (const { hours, factor, speedLoss } of [departure!, ...months]) {
      expect(hours).toEqual({ mean: 0, p10: 0, p90: 0 })
      expect(factor).toEqual({ mean: 1, p10: 1, p90: 1 })
      expect(speedLoss).toBe(0)
    }
  })

  test('is as slow ten times round the world as once, in few steps', () => {
    let winds = 0
    class Counted extends WindClimate {
      override at(...given: Parameters<WindClimate['at']>) {
        winds += 1
        return super.at(...given)
      }
    }
    const bytes = new Int8Array(WIND_BYTES).fill(-Math.round(8 / WIND_STEP_MS), 0, PLANE)
    const climate = new Counted(new Uint8Array(bytes.buffer))
    const [once, often] = [360, 3600].map((degrees) => {
      winds = 0
      return inWinds(climate, undefined, degrees).months[0]!.speedLoss
    })
    expect(often).toBeCloseTo(once!, 9)
    expect(winds).toBeLessThanOrEqual(161 * 12)
  })

  test('knows the loss of the smallest vessel that a request may state', () => {
    const vessel = { type: 'bulker', loaM: 5e-324, beamM: 5e-324, draughtM: 5e-324 } as never
    const hull = weatherHull(vessel, tables.closureTables.vesselClasses)
    const table = new LossTable(hull, 8)
    for (const wind of [0, 0.1, 8, 40]) expect(table.at([1, 0], -wind, 0)).toBeGreaterThanOrEqual(0)
  })

  test('takes longer the more it blows against it', () => {
    const means = [0, -2, -4, -6, -8, -10].map(
      (u) => inWinds(everywhere(u, 0, 0)).months[0]!.hours.mean,
    )
    expect(means).toEqual([...means].sort((a, b) => a - b))
    expect(new Set(means).size).toBe(means.length)
  })

  test('loses what the method says in a steady wind, and has no band', () => {
    const { factor } = inWinds(everywhere(-8, 0, 0)).months[5]!
    const more = new LossTable(HULL, equatorVoyage(90).plannedLegs[0]!.speedKmh / 3.6).at(
      [1, 0],
      -8,
      0,
    )
    expect(factor.mean).toBeCloseTo(1 + more, 9)
    expect(factor.p90).toBe(factor.mean)
  })

  test('has a band where the wind changes, which narrows with the length of the voyage', () => {
    const [short, long] = [3, 150].map((degrees) => {
      const { mean, p10, p90 } = inWinds(everywhere(-3, 0, 5), undefined, degrees).months[0]!.factor
      expect(p10).toBeLessThan(mean)
      expect(p90).toBeGreaterThan(mean)
      expect(p10).toBeGreaterThanOrEqual(1)
      return p90 - p10
    })
    expect(long!).toBeLessThan(short! / 2)
  })

  test('has the mean and the tenths of many voyages that are drawn', () => {
    let seed = 1
    const random = () => {
      seed = (seed * 16807) % 2147483647
      return seed / 2147483647
    }
    const normal = () => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random())
    const degrees = 60
    const voyage = equatorVoyage(degrees)
    const table = new LossTable(HULL, voyage.plannedLegs[0]!.speedKmh / 3.6)
    const days = Math.round(voyage.totals.hours / 48)
    const drawn = Array.from({ length: 4000 }, () => {
      let more = 0
      for (let day = 0; day < days; day++)
        more += table.at([1, 0], -4 + 4 * normal(), 2 + 4 * normal()) / days
      return 1 + more
    }).sort((a, b) => a - b)
    const { mean, p10, p90 } = inWinds(everywhere(-4, 2, 4), undefined, degrees).months[0]!.factor
    expect(mean).toBeCloseTo(drawn.reduce((sum, one) => sum + one, 0) / drawn.length, 2)
    expect(p10).toBeCloseTo(drawn[400]!, 1)
    expect(p90).toBeCloseTo(drawn[3600]!, 1)
  })

  test('asks for the wind of each place and month once, at most each 250 km', () => {
    let asked = 0
    const climate = everywhere(-4, 0, 4)
    const counting = Object.assign(Object.create(climate), {
      at: (cell: number, month: number) => {
        asked++
        return climate.at(cell, month)
      },
    }) as WindClimate
    const voyage = equatorVoyage(90)
    windMonths(voyage, Date.UTC(2026, 0, 20), counting, () => HULL)
    expect(asked).toBeLessThanOrEqual(12 * Math.ceil(voyage.totals.distanceKm / 250))
  })

  test('counts water without reports as the rest, and says how much is known', () => {
    const bytes = new Int8Array(WIND_BYTES).fill(NO_WIND)
    const known = everywhere(-8, 0, 0)
    const whole = inWinds(known)
    // East of 45° nothing is known.
    for (let month = 0; month < 12; month++)
      for (let column = 0; column < 180; column++)
        for (let row = 0; row < 90 && column * 2 - 180 < 45; row++)
          for (const [plane, ms] of [-8, 0, 0].entries())
            bytes[(plane * 12 + month) * 16_200 + row * 180 + column] = Math.round(
              ms / WIND_STEP_MS,
            )
    const half = inWinds(new WindClimate(new Uint8Array(bytes.buffer)))
    expect(half.knownShare).toBeCloseTo(0.5, 1)
    expect(half.months[0]!.hours.mean).toBeCloseTo(whole.months[0]!.hours.mean, 6)
  })

  test('a departure has the winds of its own month', () => {
    const { departure, months } = inWinds(everywhere(-5, 0, 3), Date.UTC(2026, 6, 15))
    expect(departure).toEqual(months[6])
  })
})
