import { describe, expect, test } from 'vitest'
import { seeded } from '../../../lab/seeded.js'
import { MS_PER_HOUR } from '../../../src/base/utc.js'
import { SeaRouter } from '../../../src/engine/routing/router.js'
import type { CallOrder } from '../../../src/planning/order/best-order.js'
import { planBestOrder } from '../../../src/planning/order/plan-order.js'
import { planVoyage } from '../../../src/planning/voyage/plan-voyage.js'
import type { Stop } from '../../../src/planning/voyage/voyage.js'
import { UNRANKED } from '../../../src/ports/port.js'
import { openSea } from '../../../src/runtime/loading/open.js'
import { readTables } from '../../../src/runtime/loading/tables.js'
import { DATA_FOLDER } from '../../support/sea.js'

const CONDITIONS = { resolutionKm: 20, date: '2026-06-01', speedKmh: 26 } as const
const DEPARTURE_MS = Date.UTC(2026, 11, 1)
const SEED = 59
const STAY_HOURS = 18

async function openPlanning() {
  const sea = await openSea(DATA_FOLDER, [CONDITIONS.resolutionKm])
  return { ...(await readTables(DATA_FOLDER)), router: new SeaRouter(sea) }
}

function* permutations(rest: readonly number[]): Generator<number[]> {
  if (rest.length === 0) yield []
  for (const one of rest) {
    for (const others of permutations(rest.filter((other) => other !== one))) yield [one, ...others]
  }
}

/** Hours from each stop to each other, as single voyages have them: none is from a matrix. */
function hoursBetween(stops: readonly Stop[], planning: Awaited<ReturnType<typeof openPlanning>>) {
  return stops.map((from, row) =>
    stops.map((to, column) => {
      if (row === column) return 0
      const pair = [from, to].map(({ place }) => ({ place }))
      return planVoyage({ ...CONDITIONS, stops: pair }, planning).totals.hours
    }),
  )
}

/** The first and the last stop of the request have none. */
const stayAt = (stop: number, { length }: readonly number[]) =>
  stop === 0 || stop === length - 1 ? 0 : STAY_HOURS

/** When the last stop of the order is reached; Infinity if a window is missed. */
function arrivalOf(
  order: readonly number[],
  hours: readonly (readonly number[])[],
  windows: readonly (readonly [number, number])[],
): number {
  let now = 0
  for (const [at, stop] of order.entries()) {
    if (at === 0) continue
    now += (at === 1 ? 0 : stayAt(order[at - 1]!, order)) + hours[order[at - 1]!]![stop]!
    const [earliest, latest] = windows[stop]!
    if (now > latest) return Number.POSITIVE_INFINITY
    now = Math.max(now, earliest)
  }
  return now
}

const sailedHours = (order: readonly number[], hours: readonly (readonly number[])[]) =>
  order.slice(1).reduce((sum, stop, at) => sum + hours[order[at]!]![stop]!, 0)

/** Hours before and after an arrival by chance, between which the ship is wanted. */
const WIDTHS = [undefined, [4, 30], [-2000, Number.POSITIVE_INFINITY]] as const

describe('the best order on the real sea', () => {
  test.each([4, 5, 6, 7, 8])(
    'is that of all orders of %i ports, with windows and without',
    async (count) => {
      const planning = await openPlanning()
      const random = seeded(SEED + count)
      const pick = <One>(list: readonly One[]) => list[Math.floor(random() * list.length)]!
      const ports = planning.ports.ports.filter(({ rank }) => rank < UNRANKED)
      for (const width of WIDTHS) {
        const stops = Array.from({ length: count }, (_, at): Stop => {
          const isEnd = at === 0 || at === count - 1
          return { place: { portId: pick(ports).id }, ...(!isEnd && { stayHours: STAY_HOURS }) }
        })
        const hours = hoursBetween(stops, planning)
        const indices = stops.map((_, at) => at)
        // A window that the order given by chance keeps.
        const kept = [0, ...indices.slice(1, -1).sort(() => random() - 0.5), count - 1]
        const always = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as const
        const timed = width && kept[2]
        const atIt = arrivalOf(
          kept.slice(0, 3),
          hours,
          indices.map(() => always),
        )
        const windows = indices.map((at) =>
          width && at === timed ? ([atIt - width[0], atIt + width[1]] as const) : always,
        )
        const asked = stops.map((stop, at) => {
          const ms = (hour: number) => DEPARTURE_MS + hour * MS_PER_HOUR
          const [earliest, latest] = windows[at]!
          if (at !== timed) return stop
          const latestMs = Number.isFinite(latest) ? ms(latest) : undefined
          return { ...stop, arriveAt: { earliestMs: ms(earliest), latestMs } }
        })
        const order: Exclude<CallOrder, 'given'> = pick(['best', 'best_free_last'])
        const allowed = [...permutations(indices)].filter(
          (one) => one[0] === 0 && (order !== 'best' || one.at(-1) === count - 1),
        )
        const ends = allowed.map((one) => arrivalOf(one, hours, windows) + stayAt(one.at(-1)!, one))
        const least = ends.reduce((a, b) => Math.min(a, b))
        const tied = allowed.filter((_, at) => ends[at]! < least + 1e-6)
        const leastSailed = Math.min(...tied.map((one) => sailedHours(one, hours)))
        const voyage = { ...CONDITIONS, stops: asked, departureMs: DEPARTURE_MS }
        const { planned, stops: found } = planBestOrder({ voyage, order }, planning)
        const hint = `${order} ${JSON.stringify(stops.map(({ place }) => place))} ${found}`
        const arrival = arrivalOf(found, hours, windows)
        expect(arrival + stayAt(found.at(-1)!, found), hint).toBeCloseTo(least, 2)
        if (width) expect(sailedHours(found, hours), hint).toBeCloseTo(leastSailed, 2)
        // The plan waits as the search counted.
        expect(planned.totals.hours, hint).toBeCloseTo(arrival, 1)
      }
    },
  )
})
