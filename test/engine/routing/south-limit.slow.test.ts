import { describe, expect, it, vi } from 'vitest'
import type { Position } from '../../../src/engine/geo/position.js'
import { southernmostLatitude } from '../../../src/engine/geo/southernmost.js'
import { toVector } from '../../../src/engine/geo/vector.js'
import { South } from '../../../src/engine/routing/job.js'
import type { Channel, RouteRequest } from '../../../src/engine/routing/request.js'
import { SeaRouter } from '../../../src/engine/routing/router.js'
import { SouthLimit } from '../../../src/engine/routing/south-limit.js'
import { sea } from '../../support/sea.js'
import { seeded } from '../geo/random.js'

const { data, router } = await sea(20)
const OFF_RIO: Position = [-43, -24]
const OFF_SYDNEY: Position = [152, -34]
const OFF_AFRICA: Position = [18, -35]
const AT_PALMER: Position = [-64.2, -64.85]
const WHEN = { date: '2026-06-01', resolutionKm: 20 } as const

const sail = (from: Position, to: Position, options: Partial<RouteRequest> = {}) =>
  router.route({ origin: { position: from }, destination: { position: to }, ...WHEN, ...options })

describe('a south limit (20 km)', () => {
  it('keeps a great circle north of it, and says how long the route was without it', () => {
    const free = sail(OFF_RIO, OFF_SYDNEY)
    expect(southernmostLatitude(free.positions)).toBeLessThan(-65)
    expect(free.unlimitedKm).toBeUndefined()
    const limited = sail(OFF_RIO, OFF_SYDNEY, { southLimit: -55 })
    expect(limited.unlimitedKm).toBe(free.distanceKm)
    expect(limited.distanceKm).toBeGreaterThan(free.distanceKm + 500)
    // Its corners lie on the parallel, and the great circles between them hardly reach south of it.
    expect(southernmostLatitude(limited.positions)).toBeGreaterThan(-55.01)
  })

  it('is not lifted by a channel with an end south of it, nor lost by one north of it', () => {
    const limited = sail(OFF_AFRICA, OFF_SYDNEY, { southLimit: -50 })
    const lineAt = (lat: number): Channel => ({ name: 'C', line: [[60, lat], [66, lat]] }) // biome-ignore format: a line
    for (const lat of [-51, -49]) {
      const found = sail(OFF_AFRICA, OFF_SYDNEY, { southLimit: -50, channels: [lineAt(lat)] })
      expect(found).toEqual(limited)
    }
  })

  it('gives longer routes the farther north it is, of equal length in both directions', () => {
    const lengths = [-65, -60, -55, -50].map((southLimit) => {
      const there = sail(OFF_RIO, OFF_SYDNEY, { southLimit }).distanceKm
      expect(Math.abs(sail(OFF_SYDNEY, OFF_RIO, { southLimit }).distanceKm - there)).toBeLessThan(
        0.001,
      )
      return there
    })
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b))
    expect(new Set(lengths).size).toBe(4)
  })

  it('changes nothing at -90, for routes north of it, and around Cape Horn', () => {
    expect(sail(OFF_RIO, OFF_SYDNEY, { southLimit: -90 })).toEqual(sail(OFF_RIO, OFF_SYDNEY))
    expect(sail(OFF_RIO, OFF_AFRICA, { southLimit: -55 })).toEqual(sail(OFF_RIO, OFF_AFRICA))
    const closed = ['panama', 'magellan'] as const
    const [east, west]: Position[] = [
      [-60, -50],
      [-80, -45],
    ]
    const horn = sail(east!, west!, { closed })
    expect(southernmostLatitude(horn.positions)).toBeLessThan(-55.5)
    expect(sail(east!, west!, { closed, southLimit: -55 })).toEqual(horn)
  })

  it('does not apply to a route with an end south of it', () => {
    expect(sail(OFF_AFRICA, AT_PALMER, { southLimit: -55 })).toEqual(sail(OFF_AFRICA, AT_PALMER))
  })

  it('applies to alternatives, and together with areas of the caller', () => {
    const southLimit = -55
    const request = { ...WHEN, southLimit, origin: { position: OFF_RIO }, destination: { position: OFF_SYDNEY } } // biome-ignore format: one line
    for (const other of router.alternatives(request, router.route(request), 2)) {
      const beyond = other.positions.filter(([, lat]) => lat < -55.01)
      // One of them rounds Cape Horn.
      expect(beyond.every(([lon, lat]) => lon > -80 && lon < -50 && lat > -60)).toBe(true)
    }
    const box: Position[] = [
      [60, -58],
      [100, -58],
      [100, -50],
      [60, -50],
    ]
    const round = router.route({ ...request, avoidPolygons: [{ mode: 'forbid', rings: [box] }] })
    expect(southernmostLatitude(round.positions)).toBeGreaterThan(-55.01)
    expect(round.distanceKm).toBeGreaterThanOrEqual(router.route(request).distanceKm)
    expect(round.polygonKm).toEqual([0])
  })

  it('gives the same lengths in a matrix as in routes', () => {
    const places = [OFF_RIO, OFF_AFRICA, AT_PALMER, [-80, -45], [4, 52], OFF_SYDNEY] as Position[]
    const ends = places.map((position) => ({ position }))
    const request = { ...WHEN, southLimit: -55, origins: ends, destinations: ends }
    const { distancesKm } = router.matrix(request)
    const rows = router.matrixRows(request)
    places.forEach((from, i) => {
      const row = rows.found(i, 2, 6).km
      places.forEach((to, j) => {
        const { distanceKm } = sail(from, to, { southLimit: -55 })
        expect(Math.abs(distancesKm[6 * i + j]! - distanceKm)).toBeLessThan(0.0011)
        if (j >= 2) expect(Math.abs(row[j - 2]! - distanceKm)).toBeLessThan(0.0011)
      })
    })
    expect(sail(OFF_RIO, OFF_SYDNEY, { southLimit: -55 }).unlimitedKm).toBeDefined()
  })

  it('gives the same in a matrix of many southern ports, with a search or a sweep for each row', () => {
    const ends = (south: readonly number[]) =>
      [...data.ports!]
        .filter(([, [lon, lat]]) => lon > south[0]! && lon < south[1]! && lat < south[2]!)
        .map(([portId]) => ({ portId }))
    const spread = <End>(list: readonly End[], count: number) =>
      list.filter((_, i) => i % Math.ceil(list.length / count) === 0)
    const from = spread(ends([-72, -34, -25]), 6)
    const to = spread(ends([112, 180, -30]), 20)
    const limited = { ...WHEN, southLimit: -55 }
    // Its rows have enough cells for a sweep; those of the other two have not.
    const { distancesKm } = router.matrix({ ...limited, origins: from, destinations: to })
    const few = router.matrix({ ...limited, origins: from, destinations: to.slice(0, 4) })
    const again = router.matrix({ ...limited, origins: to, destinations: from })
    let longer = 0
    from.forEach((origin, i) => {
      to.forEach((destination, j) => {
        const route = router.route({ ...limited, origin, destination })
        const why = `${origin.portId} to ${destination.portId}`
        const near = (km: number) =>
          expect(Math.abs(km - route.distanceKm), why).toBeLessThan(0.0015)
        near(distancesKm[i * to.length + j]!)
        near(again.distancesKm[j * from.length + i]!)
        if (j < 4) near(few.distancesKm[4 * i + j]!)
        if (route.unlimitedKm !== undefined) longer++
      })
    })
    expect(longer).toBeGreaterThan(60)
  })

  it('must be a latitude of its range', () => {
    for (const southLimit of [-91, -39, 55, Number.NaN, '-55' as unknown as number]) {
      expect(() => sail(OFF_RIO, OFF_AFRICA, { southLimit })).toThrow(/southLimit.*from -90 to -40/)
    }
  })
})

describe('the check whether a path may reach a limit', () => {
  it('is true wherever a place on the limit is on such a path (seed 8)', () => {
    const limit = new SouthLimit(-55)
    const random = seeded(8)
    const place = (): Position => [360 * random() - 180, 140 * random() - 54]
    const km = (a: Position, b: Position) => {
      const [u, v] = [toVector(a), toVector(b)]
      return 6371 * Math.acos(Math.min(1, u[0] * v[0] + u[1] * v[1] + u[2] * v[2]))
    }
    let near = 0
    for (let n = 0; n < 2000; n++) {
      const [a, b] = [place(), place()]
      const on: Position = [360 * random() - 180, -55]
      expect(limit.mayBePassed(a, b, km(a, on) + km(on, b))).toBe(true)
      if (!limit.mayBePassed(a, b, km(a, b))) near++
    }
    // It excludes most pairs, otherwise it would be useless.
    expect(near).toBeGreaterThan(1000)
  })
})

it('costs nothing where no path without labels may pass it', () => {
  const network = Object.create(data.networks[0]!, { portLabels: { value: null } })
  const plain = new SeaRouter({ ...data, networks: [network] })
  const made = vi.spyOn(South.prototype, 'avoidance', 'get')
  const lengthOf = (origin: number, destination: number) =>
    plain.lengths(
      {
        origin: { portId: origin },
        destination: { portId: destination },
        ...WHEN,
        southLimit: -55,
      },
      [[]],
    )
  const [rotterdam, singapore, rio, brisbane] = [1068, 1309, 141, 57]
  lengthOf(rotterdam!, singapore!)
  expect(made).not.toHaveBeenCalled()
  lengthOf(rio!, brisbane!)
  expect(made).toHaveBeenCalled()
  made.mockRestore()
})
