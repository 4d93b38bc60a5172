import { describe, expect, it } from 'vitest'
import { NoRouteError } from '../../../src/engine/routing/errors.js'
import type { Resolution, SeaRoute } from '../../../src/engine/routing/request.js'
import { type Sea, sea } from '../../support/sea.js'
import { seeded } from '../geo/random.js'
import { fairwayPoints, landKm } from './land-km.js'
import { NaturalEarth } from './natural-earth.js'

describe('the second shoreline', () => {
  it('distinguishes land from water', () => {
    const earth = new NaturalEarth()
    const dry = [
      [2.35, 48.86],
      [-104.99, 39.74],
      [133, -25],
      [0, -85],
      [-175, 66.5],
    ] as const
    const wet = [
      [-30, 40],
      [3, 53],
      [179.9, 0],
      [-86.5, 25],
      [51, 41],
    ] as const
    expect(dry.map(([lon, lat]) => earth.isLand(lon, lat))).toEqual(dry.map(() => true))
    expect(wet.map(([lon, lat]) => earth.isLand(lon, lat))).toEqual(wet.map(() => false))
  })
})

describe.each([5, 20] as const)('routes at %i km', (resolutionKm) => {
  it('avoid the land of a shoreline that they were not built from (200 port pairs, seed 31)', async () => {
    const known = await sea(resolutionKm)
    const earth = new NaturalEarth()
    const random = seeded(31)
    const { portId } = known.data.networks[0]!
    const fairways = fairwayPoints(known.data.networks[0]!)
    let km = 0
    let dryKm = 0
    for (let n = 0; n < 200; n++) {
      const [a, b] = [0, 1].map(() => portId[Math.floor(random() * portId.length)]!)
      const route = routeOf(known, a!, b!)
      if (!route) continue
      km += route.distanceKm
      dryKm += landKm(earth, route, fairways)
    }
    expect(km).toBeGreaterThan(1e6)
    // The two shorelines differ by 0.4 km in the median, and by more in the Arctic.
    expect(dryKm / km).toBeLessThan(0.0005)
  })
})

function routeOf({ router }: Sea, from: number, to: number): SeaRoute | null {
  try {
    return router.route({
      origin: { portId: from },
      destination: { portId: to },
      resolutionKm: router.resolutions[0] as Resolution,
      closed: ['suez', 'panama', 'kiel', 'corinth', 'northwest', 'northeast'],
      date: '2026-06-01',
    })
  } catch (error) {
    if (error instanceof NoRouteError) return null
    throw error
  }
}
