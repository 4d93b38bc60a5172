import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seeded } from '../../../lab/seeded.js'
import { ANY_HOUR, bestOrder, type OrderQuestion } from '../../../src/planning/order/best-order.js'
import { cases } from '../../support/cases.js'

/** How long an order takes with all its stays, of which the first is before the departure; Infinity if a window is missed. */
function hoursOf(order: readonly number[], { hours, stayHours, windows }: OrderQuestion): number {
  let now = 0
  for (const [at, stop] of order.entries()) {
    if (at === 0) continue
    const from = order[at - 1]!
    now += (at === 1 ? 0 : stayHours[from]!) + hours[from]![stop]!
    const { earliest, latest } = windows[stop]!
    if (!(now <= latest)) return Number.POSITIVE_INFINITY
    now = Math.max(now, earliest)
  }
  return stayHours[order[0]!]! + now + stayHours[order.at(-1)!]!
}

const sailedHours = (order: readonly number[], { hours }: OrderQuestion) =>
  order.slice(1).reduce((sum, stop, at) => sum + hours[order[at]!]![stop]!, 0)

function* permutations(rest: readonly number[]): Generator<number[]> {
  if (rest.length === 0) yield []
  for (const one of rest) {
    for (const others of permutations(rest.filter((other) => other !== one))) yield [one, ...others]
  }
}

const isAllowed = (order: readonly number[], question: OrderQuestion) =>
  (question.isFirstFixed ? order[0] === 0 : question.windows[order[0]!] === ANY_HOUR) &&
  (!question.isLastFixed || order.at(-1) === order.length - 1)

const questions = (most: number) =>
  fc.integer({ min: 3, max: most }).chain((count) => {
    const square = fc.array(
      fc.array(fc.integer({ min: 1, max: 300 }), { minLength: count, maxLength: count }),
      { minLength: count, maxLength: count },
    )
    const window = fc.oneof(
      { weight: 2, arbitrary: fc.constant(ANY_HOUR) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 50, max: 900 }))
          .map(([earliest, width]) => ({ earliest, latest: earliest + width })),
      },
      {
        weight: 1,
        arbitrary: fc
          .integer({ min: 0, max: 2000 })
          .map((earliest) => ({ earliest, latest: Number.POSITIVE_INFINITY })),
      },
    )
    return fc.record({
      hours: square,
      stayHours: fc.array(fc.integer({ min: 0, max: 48 }), { minLength: count, maxLength: count }),
      windows: fc.array(window, { minLength: count, maxLength: count }),
      isFirstFixed: fc.boolean(),
      isLastFixed: fc.boolean(),
    })
  })

test('the best order is done first of all orders, then sails least, with fixed and free ends and windows', () => {
  let missed = 0
  fc.assert(
    fc.property(questions(7), (question) => {
      const stops = question.hours.map((_, stop) => stop)
      let [best, least] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
      for (const order of permutations(stops)) {
        const done = isAllowed(order, question) ? hoursOf(order, question) : best + 1
        if (done > best) continue
        const sailed = sailedHours(order, question)
        least = done < best ? sailed : Math.min(least, sailed)
        best = done
      }
      const found = bestOrder(question)
      if (found === null) {
        missed++
        expect(best).toBe(Number.POSITIVE_INFINITY)
        return
      }
      expect([...found].sort((a, b) => a - b)).toEqual(stops)
      expect(isAllowed(found, question)).toBe(true)
      expect(hoursOf(found, question)).toBe(best)
      expect(sailedHours(found, question)).toBe(least)
    }),
    { seed: 20261129, numRuns: cases(300) },
  )
  expect(missed).toBeGreaterThan(0)
})

/** When the last stop is done, by the earliest way to each stop through each set, for each first stop. */
function firstDone(question: OrderQuestion): number {
  const { hours, stayHours, windows, isFirstFixed, isLastFixed } = question
  const count = hours.length
  const all = 2 ** count - 1
  let best = Number.POSITIVE_INFINITY
  for (let first = 0; first < count; first++) {
    if (isFirstFixed ? first > 0 : windows[first] !== ANY_HOUR) continue
    if (isLastFixed && first === count - 1) continue
    const starts = Array.from({ length: (all + 1) * count }, () => Number.POSITIVE_INFINITY)
    starts[2 ** first * count + first] = 0
    for (let set = 1; set <= all; set++) {
      for (let from = 0; from < count; from++) {
        const at = starts[set * count + from]! + (set === 2 ** first ? 0 : stayHours[from]!)
        if (at === Number.POSITIVE_INFINITY) continue
        for (let to = 0; to < count; to++) {
          if (set & (2 ** to)) continue
          const next = set | (2 ** to)
          if (isLastFixed && to === count - 1 && next !== all) continue
          const arrives = at + hours[from]![to]!
          if (arrives > windows[to]!.latest) continue
          const slot = next * count + to
          starts[slot] = Math.min(starts[slot]!, Math.max(arrives, windows[to]!.earliest))
        }
      }
    }
    for (let last = 0; last < count; last++) {
      const done = stayHours[first]! + starts[all * count + last]! + stayHours[last]!
      best = Math.min(best, done)
    }
  }
  return best
}

test('ten to twelve stops are done first, too, with windows that keep many ways apart', () => {
  const random = seeded(59)
  const number = (from: number, to: number) => Math.round(from + random() * (to - from))
  for (let run = 0; run < cases(6); run++) {
    const stops = Array.from({ length: 10 + (run % 3) }, (_, at) => at)
    const question = {
      hours: stops.map(() => stops.map(() => number(1, 300))),
      stayHours: stops.map(() => number(0, 90)),
      windows: stops.map((at) => {
        if (at % 3 === 0) return ANY_HOUR
        const earliest = number(0, 1500)
        return { earliest, latest: earliest + number(300, 3000) }
      }),
      isFirstFixed: run % 2 === 0,
      isLastFixed: run % 4 < 2,
    }
    const found = bestOrder(question)
    const done = found === null ? Number.POSITIVE_INFINITY : hoursOf(found, question)
    expect(done, `run ${run}`).toBe(firstDone(question))
  }
})

test('twelve stops on a line are visited along it', () => {
  const at = [0, 7, 3, 11, 1, 9, 5, 2, 8, 4, 10, 12]
  const question = {
    hours: at.map((from) => at.map((to) => Math.abs(from - to))),
    stayHours: at.map(() => 10),
    windows: at.map(() => ANY_HOUR),
    isFirstFixed: true,
    isLastFixed: true,
  }
  const found = bestOrder(question)!
  expect(found.map((stop) => at[stop])).toEqual([0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12])
})

test('of orders that wait for the same window, the shortest counts', () => {
  const at = [0, 10, 20, 30, 40]
  const question = {
    hours: at.map((from) => at.map((to) => Math.abs(from - to))),
    stayHours: at.map(() => 0),
    windows: at.map((one) => (one === 40 ? { ...ANY_HOUR, earliest: 500 } : ANY_HOUR)),
    isFirstFixed: true,
    isLastFixed: true,
  }
  expect(bestOrder(question)).toEqual([0, 1, 2, 3, 4])
})

test('a stop without a route to any other has no order', () => {
  const hours = [
    [0, 1, Number.NaN],
    [1, 0, Number.NaN],
    [Number.NaN, Number.NaN, 0],
  ]
  const windows = hours.map(() => ANY_HOUR)
  const ends = { isFirstFixed: true, isLastFixed: false }
  expect(bestOrder({ hours, stayHours: [0, 0, 0], windows, ...ends })).toBeNull()
})
