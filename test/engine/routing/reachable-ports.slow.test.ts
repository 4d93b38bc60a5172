import { describe, expect, it } from 'vitest'
import { legLengthKm } from '../../../src/engine/geo/leg.js'
import type { Position } from '../../../src/engine/geo/position.js'
import {
  DEFAULT_RESOLUTION_KM,
  RESOLUTIONS,
  type Resolution,
} from '../../../src/engine/routing/request.js'
import { geodesicKm } from '../../support/geodesic.js'
import { sea } from '../../support/sea.js'
import { CASPIAN, LONG_ISLAND_CITY } from './disagreement.js'

const ROTTERDAM = 1068
const SUEZ = 458
const JEDDAH: Position = [39.1, 21.5]
const HAMILTON_IN_BERMUDA: Position = [-64.78, 32.3]

async function toPorts(ids: readonly number[], resolutionKm: Resolution) {
  const { router } = await sea(resolutionKm)
  return router.matrix({
    origins: [{ portId: ROTTERDAM }],
    destinations: ids.map((portId) => ({ portId })),
    resolutionKm,
    date: '2026-06-01',
  })
}

describe.each(RESOLUTIONS)('the ports of the network at %i km', (resolutionKm) => {
  it('all reach Rotterdam except those of the Caspian, and one each in Canso and the East River, which are closed to it', async () => {
    const { data } = await sea(resolutionKm)
    const ids = [...data.networks[0]!.portId]
    const { distancesKm } = await toPorts(ids, resolutionKm)
    const cutOff = ids.filter((_, i) => Number.isNaN(distancesKm[i]!))
    expect(cutOff).toContain(LONG_ISLAND_CITY)
    const others = cutOff.filter((id) => id !== LONG_ISLAND_CITY)
    expect(others).toEqual(CASPIAN.filter((id) => ids.includes(id)))
  })

  it('include Suez, from the Red Sea, while its canal is closed', async () => {
    const { router } = await sea(resolutionKm)
    const { distanceKm, passages } = router.route({
      origin: { portId: SUEZ },
      destination: { position: JEDDAH },
      resolutionKm,
      closed: ['suez'],
      date: '2026-06-01',
    })
    expect(passages).toEqual([])
    expect(distanceKm / geodesicKm([32.55, 29.97], JEDDAH)).toBeLessThan(1.1)
  })

  it('leave Bermuda eastwards, around its reefs', async () => {
    const { router } = await sea(resolutionKm)
    const { positions } = router.route({
      origin: { position: HAMILTON_IN_BERMUDA },
      destination: { position: [-70, 28] },
      resolutionKm,
      date: '2026-06-01',
    })
    expect(Math.max(...positions.map(([lon]) => lon))).toBeGreaterThan(-64.64)
  })
})

describe('the ports of the table, most of which are positions for the network', () => {
  const toAll = async () => {
    const { data } = await sea(DEFAULT_RESOLUTION_KM)
    const ports = [...data.ports!]
    return {
      ports,
      ...(await toPorts(
        ports.map(([id]) => id),
        DEFAULT_RESOLUTION_KM,
      )),
    }
  }
  let known: ReturnType<typeof toAll> | undefined
  const matrix = () => (known ??= toAll())

  it('all reach Rotterdam except those of the Caspian, and one each in Canso and the East River, which are closed to it', async () => {
    const { ports, distancesKm } = await matrix()
    const cutOff = ports.flatMap(([id], i) => (Number.isNaN(distancesKm[i]!) ? [id] : []))
    const PORT_HASTINGS = 1834
    const inPassages = [LONG_ISLAND_CITY, PORT_HASTINGS]
    expect(cutOff.filter((id) => !inPassages.includes(id))).toEqual(CASPIAN)
    expect(cutOff).toEqual(expect.arrayContaining(inPassages))
  })

  it('are as far from the end of a route as the route says, to 50 m', async () => {
    const { ports, destinations } = await matrix()
    const wrong = ports.flatMap(([id, place], i) => {
      const end = destinations[i]
      if (!end) return []
      const km = legLengthKm(place, end.position)
      return Math.abs(km - end.distanceKm) > 0.05 ? [{ id, km, told: end.distanceKm }] : []
    })
    expect(wrong).toEqual([])
  })
})
