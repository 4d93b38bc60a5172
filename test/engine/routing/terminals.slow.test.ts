import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { RESOLUTIONS, type Resolution, type SeaRoute } from '../../../src/engine/routing/request.js'
import { readPorts } from '../../../src/ports/port.js'
import { sea } from '../../support/sea.js'
import { fairwayPoints, landKm } from './land-km.js'
import { NaturalEarth } from './natural-earth.js'

const SINGAPORE = 1309
const ROTTERDAM = 1068
/**
 * Maximum distance from a berth to navigable water, km: docks behind locks, and land where GSHHG
 * lacks water.
 */
const MAX_SNAP_KM = 7
/** Maximum difference between two resolutions, the same as for any two ports. */
const MAX_SHARE = 0.05
const MAX_KM = 28

const terminals = readPorts(
  JSON.parse(readFileSync(new URL('../../../data/built/ports.json', import.meta.url), 'utf8')),
).filter(({ mainPortId }) => mainPortId !== null)

async function routes(resolutionKm: Resolution): Promise<Map<string, SeaRoute>> {
  const { router } = await sea(resolutionKm)
  return new Map(
    terminals.map(({ id, name, countryCode }) => {
      const isNear = ['SG', 'MY'].includes(countryCode)
      const destination = { portId: isNear ? ROTTERDAM : SINGAPORE }
      const date = '2026-06-01'
      return [name, router.route({ origin: { portId: id }, destination, resolutionKm, date })]
    }),
  )
}

describe('terminals and anchorages', () => {
  it.each(RESOLUTIONS)('are on water that leads to Singapore or Rotterdam at %i km', async (km) => {
    for (const [name, { origin }] of await routes(km)) {
      expect(origin.distanceKm, name).toBeLessThanOrEqual(MAX_SNAP_KM)
    }
  })

  it('are as far from there at every resolution', async () => {
    const all = await Promise.all(RESOLUTIONS.map(routes))
    for (const { name } of terminals) {
      const km = all.map((known) => known.get(name)!.distanceKm)
      const spread = Math.max(...km) - Math.min(...km)
      expect(spread <= MAX_KM || spread / Math.min(...km) <= MAX_SHARE, `${name}: ${km}`).toBe(true)
    }
  })

  it.each([5, 20] as const)('are reached without crossing land at %i km', async (km) => {
    const earth = new NaturalEarth()
    const fairways = fairwayPoints((await sea(km)).data.networks[0]!)
    let totalKm = 0
    let dryKm = 0
    for (const route of (await routes(km)).values()) {
      totalKm += route.distanceKm
      dryKm += landKm(earth, route, fairways)
    }
    expect(totalKm).toBeGreaterThan(5e5)
    expect(dryKm / totalKm).toBeLessThan(0.0005)
  })
})
