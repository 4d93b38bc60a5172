import { describe, expect, it } from 'vitest'
import { legLengthKm } from '../../src/geo/leg.js'
import { DEFAULT_RESOLUTION_KM, RESOLUTIONS, type Resolution } from '../../src/routing/request.js'
import { sea } from '../support/sea.js'
import { CASPIAN } from './disagreement.js'

const ROTTERDAM = 1068
/** Igarka, because the Yenisei of our coast ends 217 km below it. */
const UP_RIVER: readonly number[] = [3233]

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
  it('all reach Rotterdam except those of the Caspian', async () => {
    const { data } = await sea(resolutionKm)
    const ids = [...data.networks[0]!.portId]
    const { distancesKm } = await toPorts(ids, resolutionKm)
    expect(ids.filter((_, i) => Number.isNaN(distancesKm[i]!))).toEqual(CASPIAN)
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

  it('all reach Rotterdam except those of the Caspian and one on a river', async () => {
    const { ports, distancesKm } = await matrix()
    const cutOff = ports.flatMap(([id], i) => (Number.isNaN(distancesKm[i]!) ? [id] : []))
    expect(cutOff).toEqual([...CASPIAN, ...UP_RIVER])
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
