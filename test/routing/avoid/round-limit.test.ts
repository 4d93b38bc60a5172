import { expect, it } from 'vitest'
import { legLengthKm } from '../../../src/geo/leg.js'
import type { Position } from '../../../src/geo/position.js'
import { southernmostLatitude } from '../../../src/geo/southernmost.js'
import { toVector } from '../../../src/geo/vector.js'
import { RoundLimit, RoundLimitTo } from '../../../src/routing/avoid/round-limit.js'
import { seeded } from '../../geo/random.js'

const LIMIT = -55
const STEP = 2
/** What a path round the limit may save in the Drake Passage, and by the steps of this test, km. */
const SLACK_KM = 25

const random = seeded(21)
const limit = new RoundLimit(LIMIT)
const leastKm = (a: Position, b: Position) =>
  new RoundLimitTo(limit, toVector(b)).leastKm(toVector(a), 0)

/** The shortest of many paths along the parallel, none of which is south of it; Infinity for none. */
function aroundKm([lon, lat]: Position, b: Position, width: number): number {
  const kmOfStep = legLengthKm([0, LIMIT], [0.01, LIMIT]) * (STEP / 0.01)
  const from = (end: Position, at: number): number => {
    const leg = [end, [lon + at, LIMIT]] as const
    return southernmostLatitude(leg) < LIMIT - 1e-6 ? Number.POSITIVE_INFINITY : legLengthKm(...leg)
  }
  const steps = Array.from({ length: Math.ceil(width / STEP) + 1 }, (_, i) => i)
  const before = steps.map((i) => from([lon, lat], i * STEP))
  const after = steps.map((i) => from(b, i * STEP))
  let least = Number.POSITIVE_INFINITY
  for (const i of steps) {
    for (const j of steps.slice(i)) {
      least = Math.min(least, before[i]! + (j - i) * kmOfStep + after[j]!)
    }
  }
  return least
}

it('a bound round a limit is no longer than any path, and little shorter than the best (seed 21)', () => {
  let tight = 0
  for (let n = 0; n < 300; n++) {
    const width = 179 * random()
    const lon = 360 * random() - 180
    const lat = () => LIMIT + 85 * random()
    const [a, b]: [Position, Position] = [
      [lon, lat()],
      [lon + width, lat()],
    ]
    const [least, around] = [leastKm(a, b), aroundKm(a, b, width)]
    const why = `${a} to ${b}: ${least}, ${around}`
    expect(least, why).toBeLessThanOrEqual(around)
    if (least === 0) continue
    expect(least, why).toBeGreaterThan(around - SLACK_KM)
    expect(least, why).toBeGreaterThan(legLengthKm(a, b) - SLACK_KM)
    tight++
  }
  expect(tight).toBeGreaterThan(30)
})

it('a place in the Drake Passage is no farther from others than its way out of it and on', () => {
  const horn: Position = [-67, -57]
  for (const b of [
    [170, -45],
    [-150, -50],
    [20, -40],
  ] as const) {
    // biome-ignore format: one line
    const out: Position = [-67, LIMIT]
    expect(leastKm(horn, b)).toBeLessThanOrEqual(
      legLengthKm(horn, out) + leastKm(out, b) + SLACK_KM,
    )
    expect(leastKm(horn, b)).toBeGreaterThan(leastKm(out, b) - 300)
  }
})
