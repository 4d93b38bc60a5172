import { describe, expect, it } from 'vitest'
import { sphericalKm } from '../../src/geo/distance.js'
import { interpolate } from '../../src/geo/interpolate.js'
import { normaliseLongitude, type Position } from '../../src/geo/position.js'
import { NoRouteError } from '../../src/routing/errors.js'
import type { Resolution, SeaRoute } from '../../src/routing/request.js'
import type { SeaNetwork } from '../../src/sea/network.js'
import { MICRO } from '../../src/sea/network-content.js'
import { seeded } from '../geo/random.js'
import { type Sea, sea } from '../support/sea.js'
import { NaturalEarth } from './natural-earth.js'

const STEP_KM = 1
/** Harbours and rivers, which a shoreline draws as land, lie at the ends. */
const APART_KM = 100

describe('the second shoreline', () => {
  it('knows land from water', () => {
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
    // The two shorelines differ by 0.4 km in the median, and in the Arctic by more.
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

/** Points that canals, rivers and channels are drawn through: land in this shoreline. */
function fairwayPoints({ linkLonLatE6 }: SeaNetwork): Set<string> {
  const points = new Set<string>()
  for (let i = 0; i < linkLonLatE6.length; i += 2) {
    points.add(keyOf([linkLonLatE6[i]! / MICRO, linkLonLatE6[i + 1]! / MICRO]))
  }
  return points
}

function keyOf([lon, lat]: Position): string {
  return `${normaliseLongitude(lon).toFixed(5)} ${lat.toFixed(5)}`
}

/** The Great Lakes are land in this shoreline. */
function isGreatLakes([lon, lat]: Position): boolean {
  return lon > -93 && lon < -70 && lat > 41 && lat < 50
}

function landKm(
  earth: NaturalEarth,
  { positions, distancesKm, distanceKm }: SeaRoute,
  fairways: ReadonlySet<string>,
): number {
  let dry = 0
  for (let i = 0; i + 1 < positions.length; i++) {
    const [a, b] = [positions[i]!, positions[i + 1]!]
    if (fairways.has(keyOf(a)) && fairways.has(keyOf(b))) continue
    const steps = Math.max(1, Math.ceil(sphericalKm(a, b) / STEP_KM))
    const stepKm = (distancesKm[i + 1]! - distancesKm[i]!) / steps
    for (let k = 0; k < steps; k++) {
      const km = distancesKm[i]! + (k + 0.5) * stepKm
      if (km < APART_KM || km > distanceKm - APART_KM) continue
      const [lon, lat] = interpolate(a, b, (k + 0.5) / steps)
      const here: Position = [normaliseLongitude(lon), lat]
      if (!isGreatLakes(here) && earth.isLand(...here)) dry += stepKm
    }
  }
  return dry
}
