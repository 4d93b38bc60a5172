import { describe, expect, it } from 'vitest'
import { legLengthKm } from '../../src/geo/leg.js'
import { sea } from '../support/sea.js'
import { request, routeOf } from './same-answers.js'

const { data, router } = await sea(20)
const SIBENIK = 2465
const ZADAR = 684
const BIOGRAD = 5392
/** A step through the table that takes some 15 ports of it, and how many ports each is compared with. */
const STEP = 667
const NEAREST = 8
const INSHORE_KM = 30

describe('the way by a third port', () => {
  it('is named where a route is much longer, in both directions', () => {
    for (const pair of [
      [SIBENIK, ZADAR],
      [ZADAR, SIBENIK],
    ] as const) {
      const { distanceKm, byPort } = routeOf(router, request(pair, 20))!
      expect(byPort?.portId).toBe(BIOGRAD)
      expect(distanceKm).toBeGreaterThan(1.1 * byPort!.km)
    }
  })

  it('is as long as the two routes are', () => {
    const { byPort } = routeOf(router, request([SIBENIK, ZADAR], 20))!
    const parts = [
      [SIBENIK, BIOGRAD],
      [BIOGRAD, ZADAR],
    ] as const
    const km = parts.map((pair) => routeOf(router, request(pair, 20))!.distanceKm)
    expect(byPort!.km).toBeCloseTo(km[0]! + km[1]!, 2)
  })

  it('is not named for a route that is not much longer', () => {
    expect(routeOf(router, request([SIBENIK, BIOGRAD], 20))!.byPort).toBeUndefined()
  })

  it('is named wherever three near ports do not add up', () => {
    const ports = [...data.ports!]
    for (let at = 0; at < ports.length; at += STEP) {
      for (const [from, to] of notAddingUp(nearest(ports[at]![1]))) {
        const named = routeOf(router, request([from, to], 20))!.byPort
        expect(named, `${from} to ${to}`).toBeDefined()
      }
    }
  })
})

function nearest(to: readonly [number, number]): number[] {
  const byKm = [...data.ports!].map(([id, at]) => [id, legLengthKm(at, [...to])] as const)
  const sorted = byKm.sort((a, b) => a[1] - b[1])
  return sorted.slice(0, NEAREST).map(([id]) => id)
}

/** The pairs that are more than 15 % longer than the way by a third port near one of them. */
function notAddingUp(ids: readonly number[]): (readonly [number, number])[] {
  const { origin: _, destination: __, ...options } = request([0, 0], 20)
  const ends = ids.map((portId) => ({ portId }))
  const { distancesKm } = router.matrix({ ...options, origins: ends, destinations: ends })
  const at = [...ids.keys()]
  const km = (a: number, b: number) => distancesKm[a * ids.length + b]!
  const isNear = (a: number, b: number) =>
    legLengthKm(data.ports!.get(ids[a]!)!, data.ports!.get(ids[b]!)!) < INSHORE_KM - 2
  const isShorter = (from: number, by: number, to: number) =>
    km(from, to) > Math.max(1.15 * (km(from, by) + km(by, to)), 5) &&
    (isNear(from, by) || isNear(by, to))
  return at.flatMap((from) =>
    at
      .filter((to) => from < to && km(from, to) < 500)
      .filter((to) => at.some((by) => by !== from && by !== to && isShorter(from, by, to)))
      .map((to) => [ids[from]!, ids[to]!] as const),
  )
}
