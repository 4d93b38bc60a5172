import { kept } from '../../engine/routing/kept.js'
import { SECTORS, sectorOf, speedLoss, type WeatherHull } from './kwon.js'
import type { Step } from './steps.js'
import type { MonthlyWind } from './wind-climate.js'

/** Share of more time than in calm water: its mean, and the second and third moment round it. */
export interface Moments {
  readonly mean: number
  readonly variance: number
  readonly third: number
}

export const NO_LOSS: Moments = { mean: 0, variance: 0, third: 0 }

/** Gauss-Hermite points of the normal distribution, in spreads from the mean, and their weights. */
const POINTS = [-3.7504397, -2.3667594, -1.1544054, 0, 1.1544054, 2.3667594, 3.7504397]
const WEIGHTS = [
  0.000548269, 0.030757124, 0.240123179, 0.457142857, 0.240123179, 0.030757124, 0.000548269,
]
const STEP_MS = 0.25
const TABLED_MS = 40

/** The table of each step: a leg has one hull and one speed, which legs mostly share. */
export function lossTables(hullOf: (leg: number) => WeatherHull): (step: Step) => LossTable {
  const [ofLegs, tables] = [new Map<number, LossTable>(), new Map<string, LossTable>()]
  const tableOf = (hull: WeatherHull, speedMs: number) =>
    kept(tables, JSON.stringify([hull, speedMs]), () => new LossTable(hull, speedMs))
  return ({ leg, speedMs }) => kept(ofLegs, leg, () => tableOf(hullOf(leg), speedMs))
}

/** The loss of one ship at one speed in any wind, from a table that is filled once. */
export class LossTable {
  readonly #rows: readonly Float64Array[]

  constructor(hull: WeatherHull, speedMs: number) {
    this.#rows = SECTORS.map((_, sector) =>
      Float64Array.from({ length: TABLED_MS / STEP_MS + 1 }, (_, at) => {
        const loss = speedLoss(hull, speedMs, at * STEP_MS, sector)
        return loss / (1 - loss)
      }),
    )
  }

  /** Share of more time on a course in a wind, both to the east and the north. */
  at([east, north]: readonly [number, number], u: number, v: number): number {
    const speed = Math.sqrt(u * u + v * v)
    if (speed === 0) return 0
    // A wind from ahead blows against the course.
    const ahead = -(u * east + v * north) / speed
    const row = this.#rows[sectorOf(ahead)]!
    const place = Math.min(TABLED_MS, speed) / STEP_MS
    const low = Math.min(row.length - 2, Math.floor(place))
    return row[low]! + (place - low) * (row[low + 1]! - row[low]!)
  }

  /** Over all winds of a month: their components are normally distributed. */
  moments(course: readonly [number, number], { u, v, sigma }: MonthlyWind): Moments {
    let [first, second, third] = [0, 0, 0]
    for (let i = 0; i < POINTS.length; i++) {
      for (let j = 0; j < POINTS.length; j++) {
        const more = this.at(course, u + sigma * POINTS[i]!, v + sigma * POINTS[j]!)
        const weight = WEIGHTS[i]! * WEIGHTS[j]!
        first += weight * more
        second += weight * more * more
        third += weight * more * more * more
      }
    }
    const variance = Math.max(0, second - first * first)
    return { mean: first, variance, third: third - 3 * first * second + 2 * first ** 3 }
  }
}
