import { describe, expect, test } from 'vitest'
import { weatherHull } from '../../../src/planning/weather/hull.js'
import {
  beaufortOf,
  GREATEST_LOSS,
  SECTORS,
  STRONGEST_BEAUFORT,
  sectorOf,
  speedLoss,
  type WeatherHull,
} from '../../../src/planning/weather/kwon.js'
import { tables } from '../../support/tables.js'

const CONTAINER: WeatherHull = {
  isContainer: true,
  condition: 'laden',
  lengthM: 220,
  blockCoefficient: 0.6,
  volumeM3: 36_500,
}
const BULKER: WeatherHull = {
  isContainer: false,
  condition: 'laden',
  lengthM: 225,
  blockCoefficient: 0.85,
  volumeM3: 90_000,
}
const KNOT_MS = 1852 / 3600
/** The wind of a force. */
const windOf = (force: number) => 0.836 * force ** 1.5
const percent = (hull: WeatherHull, knots: number, force: number, sector: number) =>
  100 * speedLoss(hull, knots * KNOT_MS, windOf(force), sector)

describe('speed loss by Kwon', () => {
  // Worked by hand from the tables of the paper: Cβ·CU·CForm.
  test.each([
    // Fn = 0.2215: CU = 2.2 - 2.5·Fn - 9.7·Fn² = 1.170; CForm = 0.7·6 + 6^6.5/(22·36,500^⅔) = 8.92
    ['container ship, head sea, force 6', CONTAINER, 20, 6, 0, 10.44],
    // 2Cβ = 1.7 - 0.03·(5 - 4)² = 1.67; CForm = 3.5 + 34,939/24,214 = 4.94
    ['the same from the bow, force 5', CONTAINER, 20, 5, 1, 4.83],
    // 2Cβ = 0.9 - 0.06·(5 - 6)² = 0.84
    ['the same from abeam', CONTAINER, 20, 5, 2, 2.43],
    // 2Cβ = 0.4 - 0.03·(6 - 8)² = 0.28
    ['following, force 6', CONTAINER, 20, 6, 3, 1.46],
    // Fn = 0.1478: CU = 3.1 - 18.7·Fn + 28·Fn² = 0.948; CForm = 2.5 + 34,939/(2.7·2,008) = 8.94
    ['laden bulk carrier, head sea, force 5', BULKER, 13.5, 5, 0, 8.47],
    // CU = 3.4 - 20.9·Fn + 31.8·Fn² = 1.006; CForm = 3.5 + 34,939/(2.7·1,265) = 13.73
    [
      'the same in ballast',
      { ...BULKER, condition: 'ballast', volumeM3: 45_000 } as const,
      13.5,
      5,
      0,
      13.81,
    ],
  ])('%s', (_, hull, knots, force, sector, loss) => {
    expect(percent(hull, knots, force, sector)).toBeCloseTo(loss, 1)
  })

  test('still air takes nothing, exactly', () => {
    for (const hull of [CONTAINER, BULKER])
      for (const sector of SECTORS.keys()) expect(speedLoss(hull, 7, 0, sector)).toBe(0)
  })

  test('more wind against takes more, and wind from ahead more than from any other side', () => {
    for (const hull of [CONTAINER, BULKER]) {
      for (let wind = 0.5; beaufortOf(wind) < STRONGEST_BEAUFORT; wind += 0.5) {
        const [head, bow, beam, following] = [0, 1, 2, 3].map((s) => speedLoss(hull, 7, wind, s))
        const before = speedLoss(hull, 7, wind - 0.5, 0)
        if (before < GREATEST_LOSS) expect(head!).toBeGreaterThan(before)
        expect(bow!).toBeGreaterThanOrEqual(speedLoss(hull, 7, wind - 0.5, 1))
        expect(head!).toBeGreaterThanOrEqual(bow!)
        expect(bow!).toBeGreaterThanOrEqual(beam!)
        expect(beam!).toBeGreaterThanOrEqual(following!)
      }
    }
  })

  test('no hull of the table loses nothing against force 5, or more than the most', () => {
    for (const condition of ['laden', 'ballast'] as const)
      for (let blockCoefficient = 0.55; blockCoefficient < 0.86; blockCoefficient += 0.01)
        for (const knots of [9, 12, 14]) {
          const loss = percent({ ...BULKER, condition, blockCoefficient }, knots, 5, 0)
          expect(loss).toBeGreaterThan(1)
          expect(loss).toBeLessThanOrEqual(100 * GREATEST_LOSS)
        }
  })

  // MEPC.1/Circ.796 (12 October 2012), part 2, table 1: fw = a·ln(deadweight) + b at force 6 from ahead.
  test.each([
    ['bulker', 'panamax', 75_000, 0.0429, 0.294],
    ['bulker', 'capesize', 180_000, 0.0429, 0.294],
    ['tanker', 'vlcc', 305_000, 0.0238, 0.526],
    ['tanker', 'suezmax', 157_000, 0.0238, 0.526],
    ['container', 'panamax', 52_000, 0.0208, 0.633],
    ['container', 'neo_panamax', 140_000, 0.0208, 0.633],
  ] as const)(
    'of a %s %s is near that of IMO’s standard curves in force 6',
    (type, sizeClass, dwt, a, b) => {
      const hull = weatherHull({ type, sizeClass }, tables.closureTables.vesselClasses)
      const loss = percent(hull, type === 'container' ? 17 : 13, 6, 0)
      const standard = 100 * (1 - (a * Math.log(dwt) + b))
      expect(Math.abs(loss - standard)).toBeLessThan(5)
    },
  )

  // At the same power, y³ + r·y = 1, where r is the added resistance beside that in calm water, which goes with the
  // square of the speed.
  test.each(['handysize', 'supramax', 'panamax', 'capesize'])(
    'a slow %s loses more, as the same added resistance takes more of it',
    (sizeClass) => {
      const hull = weatherHull({ type: 'bulker', sizeClass }, tables.closureTables.vesselClasses)
      for (const force of [4, 5, 6]) {
        const left = 1 - percent(hull, 14.5, force, 0) / 100
        const added = ((1 - left ** 3) / left) * (14.5 / 12) ** 2
        let slow = 1
        for (let i = 0; i < 60; i++)
          slow -= (slow ** 3 + added * slow - 1) / (3 * slow ** 2 + added)
        const loss = percent(hull, 12, force, 0)
        expect(Math.abs(loss - 100 * (1 - slow))).toBeLessThan(4)
      }
    },
  )

  test('the sectors are 30, 60 and 150 degrees off the bow', () => {
    expect(
      [0, 30, 31, 60, 61, 150, 151, 180].map((degrees) =>
        sectorOf(Math.cos((degrees * Math.PI) / 180)),
      ),
    ).toEqual([0, 0, 1, 1, 2, 2, 3, 3])
  })
})
