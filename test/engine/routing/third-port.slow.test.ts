import { describe, expect, it } from 'vitest'
import { sea } from '../../support/sea.js'
import { nearestPorts, request, routeOf, unnamedDetours } from './same-answers.js'

const { data, router } = await sea(20)
const SAN_VICENTE = 253
const PENCO = 241
const TALCAHUANO = 254
/** A step through the table that takes some 15 ports of it, and how many ports each is compared with. */
const STEP = 667
const NEAREST = 8

describe('the way by a third port', () => {
  it('is named where a route is much longer, in both directions', () => {
    for (const pair of [
      [SAN_VICENTE, PENCO],
      [PENCO, SAN_VICENTE],
    ] as const) {
      const { distanceKm, byPort } = routeOf(router, request(pair, 20))!
      expect(byPort?.portId).toBe(TALCAHUANO)
      expect(distanceKm).toBeGreaterThan(1.1 * byPort!.km)
    }
  })

  it('is as long as the two routes are', () => {
    const { byPort } = routeOf(router, request([SAN_VICENTE, PENCO], 20))!
    const parts = [
      [SAN_VICENTE, TALCAHUANO],
      [TALCAHUANO, PENCO],
    ] as const
    const km = parts.map((pair) => routeOf(router, request(pair, 20))!.distanceKm)
    expect(byPort!.km).toBeCloseTo(km[0]! + km[1]!, 2)
  })

  it('is not needed between ports up to 40 km apart on one lead', () => {
    const [SORTLAND, RISOYHAMN] = [1124, 5881]
    for (const pair of [[SORTLAND, RISOYHAMN] as const, [RISOYHAMN, SORTLAND] as const]) {
      expect(routeOf(router, request(pair, 20))!.distanceKm / 1.852).toBeCloseTo(17.1, 0)
    }
  })

  it('is not needed where the way out to sea leads through a narrow, past the other port', () => {
    const [VAKSDAL, BERGEN] = [3080, 1080]
    for (const pair of [[VAKSDAL, BERGEN] as const, [BERGEN, VAKSDAL] as const]) {
      // 26 nm by chart; 51 nm out to open water and back.
      expect(routeOf(router, request(pair, 20))!.distanceKm / 1.852).toBeCloseTo(26.3, 1)
    }
  })

  it('is not named for a route that is not much longer', () => {
    expect(routeOf(router, request([SAN_VICENTE, TALCAHUANO], 20))!.byPort).toBeUndefined()
  })

  it('is named on a long way where it is 15 nm shorter, though that is no tenth', () => {
    const [LADYSMITH, TONGUE_POINT, GANGES] = [4634, 3967, 1736]
    const { distanceKm, byPort } = routeOf(router, request([LADYSMITH, TONGUE_POINT], 20))!
    expect(byPort?.portId).toBe(GANGES)
    expect(distanceKm).toBeLessThan(1.1 * byPort!.km)
    expect(distanceKm - byPort!.km).toBeGreaterThan(15 * 1.852)
  })

  it('is named wherever three near ports do not add up', () => {
    const ports = [...data.ports!.values()].filter((_, at) => at % STEP === 0)
    const unnamed = ports.flatMap((at) =>
      unnamedDetours(router, data.ports!, nearestPorts(data.ports!, at, NEAREST), 20),
    )
    expect(unnamed).toEqual([])
  })
})
